import { explain, isRecord, type Language, type Refusal } from '@stellwerk/engine/kernel';
import { importers } from './importers.ts';
import { interopTexts } from './texts.ts';

/**
 * One sentence on why a file was not taken over, or of what is to be known of one that was; the reason within it is that of
 * the rule that forbids the move.
 */
export function explainImport(refusal: Refusal, language: Language): string {
  const { cause, players: named } = refusal.figures;
  const players = Array.isArray(named) ? named.filter((name) => typeof name === 'string') : [];
  const rule = isRecord(cause) && typeof cause['rule'] === 'string' ? cause['rule'] : refusal.rule;
  const title = importers.map((importer) => importer.title).find(({ rules }) => Object.hasOwn(rules, rule));
  const { texts, rules } = title ?? { texts: {}, rules: {} };
  return explain(refusal, { language, players, title: { texts, rules: { ...rules, ...interopTexts } } });
}
