import { explain, isRecord, type Language, type Refusal } from '@stellwerk/engine/kernel';
import { chinaMapper } from './1880/mapper.ts';
import { rhlMapper } from './rhl/mapper.ts';
import { interopTexts } from './texts.ts';

const titles = [rhlMapper.title, chinaMapper.title];

/** One sentence on why a file was not taken over; the reason within it is that of the rule that forbids the move. */
export function explainImport(refusal: Refusal, language: Language, players: readonly string[] = []): string {
  const { cause } = refusal.figures;
  const rule = isRecord(cause) ? String(cause['rule']) : refusal.rule;
  const { texts, rules } = titles.find((title) => Object.hasOwn(title.rules, rule)) ?? rhlMapper.title;
  return explain(refusal, { language, players, title: { texts, rules: { ...rules, ...interopTexts } } });
}
