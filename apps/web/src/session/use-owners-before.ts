import { useMemo } from 'react';
import type { Owner } from '../titles/view.ts';
import { useTable } from './context.tsx';
import { lastTurnOf } from './last-turn.ts';
import { seatOfMine } from './me.ts';

const NOBODY: readonly Owner[] = [];

/** All owners as they were at the end of the last turn of the person at this screen, else of who acts; none in a first turn. */
export function useOwnersBefore(): readonly Owner[] {
  const { session, moment, speaker } = useTable();
  const { view, game } = session;
  const { moves } = moment;
  const seat = seatOfMine(session) ?? moment.seat ?? moment.actors[0];
  return useMemo(() => {
    const since = seat === undefined || moves === 0 ? undefined : lastTurnOf(session, seat);
    return since === undefined ? NOBODY : view.ownersOf(game.at(since), speaker);
  }, [session, view, game, seat, speaker, moves]);
}
