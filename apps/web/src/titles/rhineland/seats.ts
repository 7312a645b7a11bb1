import type { State } from '@stellwerk/titles/rhineland';

/** All who sat down: who is bankrupt keeps the sheet. */
export function seatsOf({ startingPlayers }: State): readonly number[] {
  return Array.from({ length: startingPlayers }, (_, seat) => seat);
}
