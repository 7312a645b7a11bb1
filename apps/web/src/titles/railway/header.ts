import type { Speaker } from '../../text/speaker.ts';
import type { HeaderFacts } from '../view.ts';
import type { Terms } from './terms.ts';
import { words } from './words.ts';

export const NO_HEADER: HeaderFacts = { stations: [], colours: [], facts: [], tickets: [] };

/** The rounds as a line of stations, the present one at `now`. */
export function stationsAt(now: number, labels: readonly string[]): HeaderFacts['stations'] {
  return labels.map((label, i) => ({ label, kind: i < now ? 'done' : i === now ? 'now' : 'ahead' }));
}

/** “Phase 4, limit 3 trains”. */
export function phaseFact(
  terms: Terms,
  phase: string,
  trainLimit: number,
  speaker: Speaker,
): HeaderFacts['facts'][number] {
  return { value: speaker.text(words.phase, { phase }), label: speaker.text(terms.trainLimit, { n: trainLimit }) };
}
