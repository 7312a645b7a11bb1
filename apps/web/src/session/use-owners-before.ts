import { useMemo } from 'react';
import type { Owner } from '../titles/view.ts';
import { useTable } from './context.tsx';
import { beginningOf, sinceLastTurn } from './last-turn.ts';
import { seatOfMine } from './me.ts';

const NOBODY: readonly Owner[] = [];

/** All owners as they were at the end of the last turn of the person at this screen, else of who acts; none in a first turn. */
export function useOwnersBefore(): readonly Owner[] {
  const { session, moment, speaker } = useTable();
  const { view } = session;
  const seat = seatOfMine(session) ?? moment.seat ?? moment.actors[0];
  const span = seat === undefined ? undefined : sinceLastTurn(session, seat);
  const state = span && beginningOf(session, span);
  return useMemo(() => (state ? view.ownersOf(state, speaker) : NOBODY), [view, state, speaker]);
}
