import { useEffect, useState } from 'react';
import { useTable } from './context.tsx';
import { type Round, roundsSought } from './rounds.ts';

const NONE: readonly Round[] = [];
/** Milliseconds at a time: between two of them whatever was clicked is answered. */
const SLICE = 6;

/** All rounds so far, found while nothing else is to be done; those of an earlier moment until then. */
export function useRounds(): readonly Round[] {
  const { session, moment, speaker } = useTable();
  const [rounds, setRounds] = useState(NONE);
  const { moves } = moment;
  useEffect(() => {
    if (moves < 0 || session.past) return;
    const search = roundsSought(session, speaker);
    const goOn = () => {
      const end = performance.now() + SLICE;
      let step = search.next();
      while (!step.done && performance.now() < end) step = search.next();
      if (step.done) setRounds(step.value);
      else timer = setTimeout(goOn);
    };
    let timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [session, speaker, moves]);
  return rounds;
}
