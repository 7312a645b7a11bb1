import type { State } from '@stellwerk/titles/railroad-dice-2';

/** What a unit of each feature of a seat counts for, in passengers fetched. Locos count by their numbers. */
export interface DiceValuation {
  readonly transported: number;
  readonly money: number;
  readonly connections: number;
  readonly locos: number;
}

/** `npm run train -- railroad-dice-2` tries others; see docs/bots.md for what came of it. */
export const VALUATION: DiceValuation = { transported: 1, money: 0.25, connections: 1.5, locos: 0.6 };

/** What each player has fetched and can fetch soon. */
export function worthOf(state: State, valuation: DiceValuation): readonly number[] {
  return state.players.map(
    ({ transported, money, connected, locos }) =>
      valuation.transported * transported +
      valuation.money * money +
      (state.ending
        ? 0
        : valuation.connections * connected.length + valuation.locos * locos.reduce((sum, one) => sum + one, 0)),
  );
}
