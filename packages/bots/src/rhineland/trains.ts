import { newTrains } from '@stellwerk/engine/finance';
import { priceOfTrain, type Rhineland, type State, trainsOnOffer } from '@stellwerk/titles/rhineland';
import type { Weights } from './weights.ts';

/** Longer than any game. */
export const FOR_EVER = 99;

/** How many operating rounds a type will still run: until the trains before the one that scraps it are sold. */
export function livesOf(game: Rhineland, state: State, weights: Weights): (kind: string) => number {
  const rate = saleRate(game, state, weights);
  const lives = new Map<string, number>();
  return (kind) => {
    const known = lives.get(kind);
    if (known !== undefined) return known;
    const killer = Object.entries(game.phases).find(([, { scraps }]) => scraps === kind)?.[0];
    const life = killer === undefined ? FOR_EVER : Math.max(1, Math.round(salesBefore(game, state, killer) / rate));
    lives.set(kind, life);
    return life;
  };
}

/** New trains that are sold in an operating round. */
function saleRate(game: Rhineland, state: State, weights: Weights): number {
  return Math.max(1, weights.trainRate * game.companies.filter(({ id }) => state.companies[id]?.floated).length);
}

/** Operating rounds until the first train of a type is sold. */
export function roundsUntilSaleOf(game: Rhineland, state: State, weights: Weights, type: string): number {
  return Math.max(1, Math.round(salesBefore(game, state, type) / saleRate(game, state, weights)));
}

/** New trains to be sold until the first of a type is, that one included. */
function salesBefore(game: Rhineland, state: State, type: string): number {
  const depot = newTrains(state);
  if (trainsOnOffer(game, state).includes(type)) {
    const opens = game.trains[type]?.opens;
    // An opened type waits for nobody, but whoever buys it pays dearly: some rounds pass.
    return opens === undefined ? 1 : 3;
  }
  const opens = game.trains[type]?.opens;
  if (opens !== undefined) return salesBefore(game, state, opens) + 2;
  return depot.filter((one) => game.trains[one]?.opens === undefined && Number(one) < Number(type)).length + 1;
}

/** The cheapest new train, as long as there is one. */
export function cheapestOnOffer(game: Rhineland, state: State): string | undefined {
  return [...trainsOnOffer(game, state)].sort((a, b) => priceOfTrain(game, a) - priceOfTrain(game, b))[0];
}

/** New trains that are sold one type after the other. */
export function trainsInOrder(game: Rhineland, state: State): readonly string[] {
  return newTrains(state).filter((one) => game.trains[one]?.opens === undefined);
}

/** The type on sale after so many more sales. */
export function onSaleAfter(game: Rhineland, state: State, sales: number): string | undefined {
  return trainsInOrder(game, state)[Math.max(0, Math.floor(sales))] ?? newTrains(state).at(0);
}

/** The phase of the n-th turn from now, if so many new trains are sold in a round. */
export function phasesToCome(game: Rhineland, state: State, rate: number): (turn: number) => string {
  const phases: string[] = [];
  return (turn) => {
    const known = phases[turn];
    if (known !== undefined) return known;
    const sold = onSaleAfter(game, state, rate * turn - 1) ?? state.phase;
    const phase = rate > 0 && Number(sold) > Number(state.phase) ? sold : state.phase;
    phases[turn] = phase;
    return phase;
  };
}
