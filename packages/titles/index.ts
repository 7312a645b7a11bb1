import type { Title } from '@stellwerk/engine/kernel';
import { rhl, cases as rhlCases } from './18rhl/index.ts';
import { harzbahn, cases as harzbahnCases } from './1873/index.ts';
import { china, cases as chinaCases } from './1880/index.ts';
import { railroadDice2, cases as railroadDice2Cases } from './railroad-dice-2/index.ts';

export { type RunPlan, runPlanOf } from './run-plan.ts';

/** Every title that can be played, in the one revision of its rules that is today's. */
export const titles: readonly Title[] = [railroadDice2, rhl, china, harzbahn];

/** The newest revision of a title. */
export function titleById(id: string): Title | undefined {
  return titles.filter((title) => title.id === id).sort((a, b) => b.revision - a.revision)[0];
}

const cases: Readonly<Record<string, readonly string[]>> = {
  [railroadDice2.id]: railroadDice2Cases,
  [rhl.id]: rhlCases,
  [china.id]: chinaCases,
  [harzbahn.id]: harzbahnCases,
};

/** The worked examples and edge cases of a title that tests must prove, by id. */
export function casesOf(titleId: string): readonly string[] {
  return cases[titleId] ?? [];
}
