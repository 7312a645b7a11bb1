import type { Seat } from '../kernel/index.ts';

/** An owner: a player, a company by its id, or one of the places for things without an owner. */
export type Owner = string;

export const BANK: Owner = 'bank';
/** Certificates that were never sold. */
export const OFFERING: Owner = 'offering';
/** Certificates and trains that were given up. */
export const POOL: Owner = 'pool';
/** New trains. */
export const DEPOT: Owner = 'depot';
/** What has left the game. */
export const GONE: Owner = 'gone';

const PLAYER = 'player';

export function playerOwner(seat: Seat): Owner {
  return `${PLAYER}${seat}`;
}

/** The seat of a player; -1 if the owner is none. It is asked in every move, so it tells others from players at once. */
export function seatOf(owner: Owner | undefined): Seat {
  if (!owner?.startsWith(PLAYER)) return -1;
  const seat = owner.slice(PLAYER.length);
  return /^\d+$/.test(seat) ? Number(seat) : -1;
}

export function isPlayer(owner: Owner | undefined): boolean {
  return seatOf(owner) >= 0;
}
