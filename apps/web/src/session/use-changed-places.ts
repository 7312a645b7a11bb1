import { useMemo } from 'react';
import { useTable } from './context.tsx';
import { beginningOf, sinceLastTurn } from './last-turn.ts';
import { isWatched, seatOfMine } from './me.ts';

const NOWHERE: readonly string[] = [];

/** The places of the board that others changed since the last turn of the person at this screen, else of who acts. */
export function useChangedPlaces(): readonly string[] {
  const { session, moment } = useTable();
  const { game, view } = session;
  const { moves, scrubbed } = moment;
  const seat = isWatched(session) ? undefined : (seatOfMine(session) ?? moment.seat ?? moment.actors[0]);
  return useMemo(() => {
    if (seat === undefined || moves === 0 || scrubbed !== undefined) return NOWHERE;
    const span = sinceLastTurn(session, seat);
    return (span && view.changedPlaces?.(beginningOf(session, span), game.at(span.to))) ?? NOWHERE;
  }, [session, game, view, seat, moves, scrubbed]);
}
