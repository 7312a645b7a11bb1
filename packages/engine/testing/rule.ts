import { test } from 'vitest';
import type { RuleTexts } from '../src/kernel/index.ts';

type RuleTest = (ids: string | readonly string[], situation: string, run: () => void) => void;

/**
 * Makes a title's `rule('18xx/9-c', 'a situation', () => …)`: a test named after the rules, examples and edge cases it
 * proves. `npm run rules` reads the ids back from the names of the tests that passed.
 */
export function ruleTests(rules: RuleTexts, cases: readonly string[]): RuleTest {
  const known = new Set([...Object.keys(rules), ...cases]);
  return (ids, situation, run) => {
    const list = typeof ids === 'string' ? [ids] : ids;
    const unknown = list.filter((id) => !known.has(id));
    if (unknown.length > 0) throw new Error(`no such rule: ${unknown.join(', ')}`);
    test(`[${list.join(' ')}] ${situation}`, run);
  };
}
