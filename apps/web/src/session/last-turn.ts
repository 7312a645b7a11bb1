import type { BaseAction, BaseState, Game } from '@stellwerk/engine/kernel';
import type { Session } from './session.ts';

/** The moves that others made between two turns of somebody: from the position `from` to the position `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What happened since somebody last had their say, up to their present turn; undefined in a first turn. */
export function sinceLastTurn({ game: { actions } }: Pick<Session, 'game'>, seat: number): Span | undefined {
  let to = actions.length;
  while (to > 0 && actions[to - 1]?.seat === seat) to -= 1;
  let from = to;
  while (from > 0 && actions[from - 1]?.seat !== seat) from -= 1;
  return from > 0 ? { from, to } : undefined;
}

/** The move after which somebody last had their say before the present turn: what happened since is news to them. */
export function lastTurnOf(session: Pick<Session, 'game'>, seat: number): number | undefined {
  return sinceLastTurn(session, seat)?.from;
}

const begun = new WeakMap<Game, { readonly last: BaseAction | undefined; readonly state: BaseState }>();

/** The position that a span begins with: several parts of the table ask for it, and for as long as the span lasts. */
export function beginningOf({ game }: Pick<Session, 'game'>, { from }: Span): BaseState {
  const last = game.actions[from - 1];
  const known = begun.get(game);
  if (known && known.last === last) return known.state;
  const state = game.at(from);
  begun.set(game, { last, state });
  return state;
}
