import { useEffect, useState } from 'react';
import { inSlices } from '../parts/in-slices.ts';
import { useTable } from './context.tsx';
import { type Round, roundsSought } from './rounds.ts';

const NONE: readonly Round[] = [];

/** All rounds so far, found while nothing else is to be done; those of an earlier moment until then. */
export function useRounds(): readonly Round[] {
  const { session, moment, speaker } = useTable();
  const [rounds, setRounds] = useState(NONE);
  const { moves } = moment;
  useEffect(() => {
    if (moves < 0 || session.past) return undefined;
    return inSlices(roundsSought(session, speaker), setRounds);
  }, [session, speaker, moves]);
  return rounds;
}
