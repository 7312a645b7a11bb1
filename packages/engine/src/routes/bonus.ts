import type { RouteBonus } from './types.ts';

interface BonusStep {
  /** How many marks of each kind the route must have at least. */
  readonly need: Readonly<Record<string, number>>;
  readonly amount: number;
}

/** Pays the best step whose needs are met: one coal mine and one steel mill 20, two of each 40. */
export function steppedBonus(id: string, steps: readonly BonusStep[], kinds?: readonly string[]): RouteBonus {
  return {
    id,
    ...(kinds === undefined ? {} : { kinds }),
    reads: [...new Set(steps.flatMap(({ need }) => Object.keys(need)))],
    amount: (counts) =>
      steps.reduce(
        (best, { need, amount }) =>
          amount > best && Object.entries(need).every(([kind, least]) => counts.on(kind) >= least) ? amount : best,
        0,
      ),
    upTo: Math.max(0, ...steps.map(({ amount }) => amount)),
  };
}

/** Pays for a route with both marks. */
export function pairBonus(
  id: string,
  one: string,
  other: string,
  amount: number,
  kinds?: readonly string[],
): RouteBonus {
  const need = one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 };
  return steppedBonus(id, [{ need, amount }], kinds);
}
