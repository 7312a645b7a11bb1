import type { Session } from './session.ts';

/** The seat of the one person at this screen; undefined where several share it, and for who only watches. */
export function seatOfMine({ sitters }: Pick<Session, 'sitters'>): number | undefined {
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : undefined;
}

/** Nobody at this screen plays: the game is watched. */
export function isWatched({ sitters }: Pick<Session, 'sitters'>): boolean {
  return sitters.every(({ kind }) => kind !== 'person');
}
