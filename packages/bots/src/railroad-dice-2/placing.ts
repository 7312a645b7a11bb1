import { fieldNamed, stepsBetween } from '@stellwerk/engine/board';
import { type BaseAction, type Choice, expand, type RandomState, type Seat, shuffled } from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/railroad-dice-2';
import type { Thought } from '../bot.ts';

/** Stations farther away are hardly ever connected early. */
const SIGHT = 10;

/** Where to put a station: the start station in the middle, others near to it and far from those of others. Of equal fields any. */
export function placing(
  state: State,
  choices: readonly Choice[],
  seat: Seat,
  random: RandomState,
  most = Number.POSITIVE_INFINITY,
): Thought | undefined {
  const offers = choices.filter(({ type }) => type === 'placeStation').flatMap((choice) => [...expand(choice, seat)]);
  let best: BaseAction[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const offer of shuffled(random, 'places', offers).slice(0, most)) {
    const value = 'field' in offer ? worthOfField(state, seat, fieldNamed(state.board, String(offer.field))) : 0;
    if (value > highest) [best, highest] = [[offer], value];
    else if (value === highest) best.push(offer);
  }
  const [action] = best;
  return action && { action, considered: best.map((equal) => ({ action: equal, behind: 0 })) };
}

function worthOfField(state: State, seat: Seat, field: number): number {
  const { board, stations, players } = state;
  const own = stations.find(({ owner }) => owner === seat);
  if (!own) return -stepsOffMiddle(state, field);
  const nearness = (other: number) => Math.max(0, SIGHT - stepsBetween(board, field, other));
  const others = stations.filter(({ owner }) => owner !== null && owner !== seat);
  const toOthers = others.reduce((sum, one) => sum + nearness(one.field), 0);
  return nearness(own.field) - toOthers / Math.max(1, players.length - 1);
}

function stepsOffMiddle({ board }: State, field: number): number {
  const column = field % board.columns;
  const row = Math.floor(field / board.columns);
  return Math.abs(column - (board.columns - 1) / 2) + Math.abs(row - (board.rows - 1) / 2);
}
