import type { Session } from './session.ts';

/**
 * The move after which somebody last had their say before the present turn: what happened since is news to them.
 * Undefined in a first turn.
 */
export function lastTurnOf(session: Session, seat: number): number | undefined {
  const { actions } = session.game;
  let at = actions.length;
  while (at > 0 && actions[at - 1]?.seat === seat) at -= 1;
  while (at > 0 && actions[at - 1]?.seat !== seat) at -= 1;
  return at > 0 ? at : undefined;
}
