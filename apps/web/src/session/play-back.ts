import { useEffect, useState } from 'react';
import type { Session } from './session.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a position is shown at normal speed. */
const SHOWN = 1400;

/** Goes on by itself from position to position, until the present one is reached or somebody stops it. */
export function usePlayBack(session: Session) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const { scrubbed, moves } = session.moment();
  const runs = isPlaying && scrubbed !== undefined;
  useEffect(() => {
    if (!runs || scrubbed === undefined) return undefined;
    const next = setTimeout(() => session.scrub(scrubbed + 1), SHOWN / speed);
    return () => clearTimeout(next);
  }, [session, runs, scrubbed, speed]);
  return {
    isPlaying: runs,
    speed,
    setSpeed,
    toggle() {
      // From the present position it begins at the start.
      if (scrubbed === undefined && moves > 0) session.scrub(0);
      setPlaying(!runs);
    },
  };
}
