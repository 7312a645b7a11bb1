import { explain, type Language, type Refusal } from '@stellwerk/engine/kernel';
import { rhlMapper } from './rhl/mapper.ts';
import { interopTexts } from './texts.ts';

/** One sentence on why a file was not taken over; the reason within it is that of the rule that forbids the move. */
export function explainImport(refusal: Refusal, language: Language, players: readonly string[] = []): string {
  const { texts, rules } = rhlMapper.title;
  return explain(refusal, { language, players, title: { texts, rules: { ...rules, ...interopTexts } } });
}
