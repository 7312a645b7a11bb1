import { type Direction, type Market, type MarketPlace, stepFrom } from '@stellwerk/engine/finance';
import type { MarketMove } from '../../draw/index.ts';
import type { Speaker } from '../../text/speaker.ts';
import { words } from './words.ts';

/** The directions that a title's markers try, by what moves them. */
interface MoveDirections {
  readonly dividend: readonly Direction[];
  readonly noDividend: readonly Direction[];
  readonly sold: readonly Direction[];
}

/** Where a marker would go by a payout, by withholding and by a sale. */
export function movesFrom(
  market: Market,
  { dividend, noDividend, sold }: MoveDirections,
  place: MarketPlace,
  speaker: Speaker,
): readonly MarketMove[] {
  const move = (kind: MarketMove['kind'], directions: readonly Direction[], text: string): readonly MarketMove[] => {
    const to = stepFrom(market, place, directions);
    return to ? [{ kind, to, text }] : [];
  };
  return [
    ...move('pay', dividend, speaker.text(words.pays)),
    ...move('withhold', noDividend, speaker.text(words.keeps)),
    ...move('sell', sold, speaker.text(words.sells)),
  ];
}
