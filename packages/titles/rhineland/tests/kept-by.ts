import type { RuleTexts } from '@stellwerk/engine/kernel';
import { expect, test } from 'vitest';

/** Holds the list of what keeps rules without a refusal to the rules of its game. */
export function keptRules(keptBy: Readonly<Record<string, unknown>>, rules: RuleTexts): void {
  test('what is kept without a refusal is a rule of the game, and something keeps it', () => {
    for (const [id, keeper] of Object.entries(keptBy)) {
      expect(rules, id).toHaveProperty([id]);
      expect(keeper, id).toBeDefined();
    }
  });
}
