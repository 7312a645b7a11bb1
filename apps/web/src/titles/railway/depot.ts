import { DEPOT, type TrainState, trainsOf } from '@stellwerk/engine/finance';
import type { Speaker } from '../../text/speaker.ts';
import type { Ticket } from '../view.ts';
import { words } from './words.ts';

/** A pile of trains that the bank sells. */
interface Pile {
  readonly type: string;
  /** “600 M”. */
  readonly price: string;
  /** How many there are in the box; null: as many as are wanted. */
  readonly count: number | null;
  /** To be had now. */
  readonly offered: boolean;
  /** How long a train lasts: “until 8”. */
  readonly end: string;
}

/** The piles of new trains as tickets; `owners` are those who may have bought of them. */
export function depotTickets(
  state: TrainState,
  piles: readonly Pile[],
  owners: readonly string[],
  speaker: Speaker,
): readonly Ticket[] {
  return piles.map(({ type, price, count, offered, end }): Ticket => {
    const left = trainsOf(state, DEPOT).filter((train) => train === type).length;
    if (left === 0) {
      const runs = owners.some((owner) => trainsOf(state, owner).includes(type));
      return {
        id: type,
        head: type,
        line: speaker.text(runs ? words.sold : words.gone),
        note: runs ? end : '',
        kind: runs ? 'sold' : 'gone',
      };
    }
    const line = count === null ? speaker.text(words.endless) : speaker.text(words.left, { n: left, of: count });
    return { id: type, head: type, line, note: price, kind: offered ? 'next' : 'locked' };
  });
}

/** How long a train lasts, by the type that scraps it. */
export function trainEnd(scrappedBy: string | undefined, speaker: Speaker): string {
  return scrappedBy === undefined ? speaker.text(words.stays) : speaker.text(words.until, { train: scrappedBy });
}
