import type { BaseAction, GameEvent } from '@stellwerk/engine/kernel';
import { routesIn } from '../run/edit.ts';
import type { Speaker } from '../text/speaker.ts';
import { type Owner, targetId } from '../titles/view.ts';
import { paramsOfAction } from './offers.ts';
import type { Session } from './session.ts';

/** A figure of a sheet that a move changed. */
export interface FigureChange {
  readonly id: string;
  readonly label: string;
  readonly before: string | number;
  readonly after: string | number;
}

/** What a move changed on one sheet. */
export interface OwnerChange {
  readonly owner: Owner;
  readonly figures: readonly FigureChange[];
}

/** One move told: who made it, what happened, what it changed and where. */
export interface Story {
  readonly move: number;
  readonly action: BaseAction;
  /** In whose name it was made: the company on turn, else the player. */
  readonly maker: string;
  readonly events: readonly GameEvent[];
  readonly changes: readonly OwnerChange[];
  /** The moves of the same turn, this one among them. */
  readonly turn: readonly number[];
}

/** What a game is told from. */
export type Told = Pick<Session, 'game' | 'view' | 'past'>;

/** The move that led to a position; undefined for the set-up and for a game whose moves are not told. */
export function storyOf(
  session: Told,
  speaker: Speaker,
  move: number,
  after: readonly Owner[] = session.view.ownersOf(session.game.at(move), speaker),
): Story | undefined {
  const { game, view } = session;
  const action = game.actions[move - 1];
  if (!action || session.past) return undefined;
  const maker = makerOf(session, move);
  const before = view.ownersOf(game.at(move - 1), speaker);
  const changes = after.flatMap((owner): OwnerChange[] => {
    const figures = changedFigures(
      before.find(({ id }) => id === owner.id),
      owner,
    );
    return figures.length === 0 ? [] : [{ owner, figures }];
  });
  const rank = ({ owner }: OwnerChange) => (owner.id === maker ? 0 : owner.seat === action.seat ? 1 : 2);
  return {
    move,
    action,
    maker,
    events: game.events(move),
    changes: changes.toSorted((a, b) => rank(a) - rank(b)),
    turn: turnAround(session, move),
  };
}

export function changedFigures(before: Owner | undefined, after: Owner | undefined): readonly FigureChange[] {
  return (before?.figures ?? []).flatMap((figure): FigureChange[] => {
    const now = after?.figures.find(({ id }) => id === figure.id);
    if (!now || figure.tableOnly || now.value === figure.value) return [];
    return [{ id: figure.id, label: figure.label, before: figure.value, after: now.value }];
  });
}

/** To find out who made a move the game is played to there; whoever steps through turns asks of many moves again. */
const makers = new WeakMap<BaseAction, string>();

/** In whose name a move was made. */
export function makerOf({ game, view }: Told, move: number): string {
  const action = game.actions[move - 1];
  const known = action && makers.get(action);
  if (known !== undefined) return known;
  const maker = view.actingOwner(game.at(move - 1), action?.seat ?? 0);
  if (action) makers.set(action, maker);
  return maker;
}

/** The place of the board that a move was about. */
export function placeOfMove({ view }: Told, action: BaseAction): string | undefined {
  const names = view.pointing[action.type];
  const values = paramsOfAction(action);
  return names?.every((name) => name in values) ? targetId(names, values) : undefined;
}

/** The paths that a move's trains ran, in their order. */
export function pathsOfMove({ view }: Told, action: BaseAction): readonly (readonly string[])[] {
  const { running } = view;
  if (running === undefined || action.type !== running.type) return [];
  return routesIn(paramsOfAction(action)[running.param]).map(({ path }) => path);
}

/** The paths that were run in the turn of a move, up to it: they are shown until somebody else moves. */
export function pathsOfTurn(session: Told, move: number): readonly (readonly string[])[] {
  const { actions } = session.game;
  const seat = actions[move - 1]?.seat;
  if (session.past) return [];
  for (let at = move; at > 0 && actions[at - 1]?.seat === seat; at--) {
    const action = actions[at - 1];
    const paths = action ? pathsOfMove(session, action) : [];
    if (paths.length > 0) return makerOf(session, at) === makerOf(session, move) ? paths : [];
  }
  return [];
}

/** The moves made in one name without a break. */
function turnAround(session: Told, move: number): readonly number[] {
  const first = startOfTurn(session, move);
  const last = endOfTurn(session, move);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The first move of the turn that a move belongs to. */
export function startOfTurn(session: Told, move: number): number {
  const maker = turnKey(session, move);
  let first = move;
  while (first > 1 && turnKey(session, first - 1) === maker) first -= 1;
  return first;
}

export function endOfTurn(session: Told, move: number): number {
  const maker = turnKey(session, move);
  let last = move;
  while (last < session.game.actions.length && turnKey(session, last + 1) === maker) last += 1;
  return last;
}

function turnKey(session: Told, move: number): string {
  return `${session.game.actions[move - 1]?.seat} ${makerOf(session, move)}`;
}

/** The last move of the turn before, or the end of this turn if it is not reached yet; and likewise forwards. */
export function turnBefore(session: Told, at: number): number {
  return at <= 0 ? 0 : startOfTurn(session, at) - 1;
}

export function turnAfter(session: Told, at: number): number {
  const { length } = session.game.actions;
  return at >= length ? length : endOfTurn(session, at + 1);
}

/** The next move that was made in an owner's name, in one direction. */
export function nextOf(session: Told, owner: string, at: number, by: 1 | -1): number | undefined {
  const { actions } = session.game;
  for (let move = at + by; move >= 1 && move <= actions.length; move += by) {
    if (makerOf(session, move) === owner || `player-${actions[move - 1]?.seat}` === owner) return move;
  }
  return undefined;
}
