import { expect, test } from 'vitest';
import { keptBy } from '../kept-by.ts';
import { rules } from '../rules/index.ts';

test('what is kept without a refusal is a rule of the game, and something keeps it', () => {
  for (const [id, keeper] of Object.entries(keptBy)) {
    expect(rules, id).toHaveProperty([id]);
    expect(keeper, id).toBeDefined();
  }
});
