import type { RuleTexts } from '@stellwerk/engine/kernel';
import { endRules } from './end.ts';
import { minesRules } from './mines.ts';
import { preparationRules } from './preparation.ts';
import { railwaysRules } from './railways.ts';
import { runningRules } from './running.ts';
import { trackRules } from './track.ts';
import { tradingRules } from './trading.ts';

/** Every rule of the game by its id, in a sentence. Refusals cite these; tests are named after them. */
export const rules: RuleTexts = {
  ...preparationRules,
  ...tradingRules,
  ...minesRules,
  ...trackRules,
  ...runningRules,
  ...railwaysRules,
  ...endRules,
};

/**
 * The worked examples of the rulebook (W), the edge cases its rules imply (E) and the worked boards for running (G): ids of
 * tests, not of rules.
 */
export const cases: readonly string[] = [...numbered('W', 16), ...numbered('E', 80), ...numbered('G', 3)];

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `1873/${letter}${i + 1}`);
}
