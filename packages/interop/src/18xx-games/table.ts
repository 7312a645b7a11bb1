import { type Game, type Refusal, refuse, topFrame } from '@stellwerk/engine/kernel';
import type { PeerAction } from './action.ts';
import type { PeerGame } from './file.ts';

/** A game as it comes over; each title remembers more of the site's names beside it. */
export interface PeerTable {
  readonly file: PeerGame;
  readonly game: Pick<Game, 'play' | 'actors' | 'state'>;
}

export function play({ game }: PeerTable, action: unknown): Refusal | undefined {
  const played = game.play(action);
  return played.ok ? undefined : played.refusal;
}

/** Whoever is to act here; a company's director for the company. */
export function actor({ game }: PeerTable): number {
  return game.actors()[0] ?? -1;
}

export function seatOf({ file }: PeerTable, action: PeerAction): number {
  return action.entity.kind === 'player' ? file.players.findIndex(({ id }) => id === action.entity.id) : -1;
}

export function unknown(name: string | undefined): Refusal {
  return refuse('interop/name', { name: name ?? '' });
}

export function notNow({ game }: PeerTable): Refusal {
  return refuse('interop/turn', { frame: topFrame(game.state)?.kind ?? 'over' });
}
