import type { BaseAction } from '@stellwerk/engine/kernel';
import type { Word } from '../text/words.ts';

/** Why one would do so, by the kinds of action. */
export const REASONS: readonly (readonly [word: Word, kinds: readonly string[]])[] = [
  ['advice.auction', ['bid', 'buyItem', 'raise', 'bidPremium']],
  ['advice.track', ['layTile', 'placeMarker', 'lay', 'exchange']],
  ['advice.run', ['run']],
  ['advice.trains', ['buyTrain', 'buyLoco', 'forcePurchase']],
  ['advice.spared', ['discardTrain', 'scrap']],
  ['advice.par', ['setPar', 'found', 'foundRailway']],
  ['advice.shares', ['buyShare']],
  ['advice.sale', ['sellShares']],
  ['advice.money', ['takeLoan', 'borrow', 'sellCharterShares']],
  ['advice.dividend', ['payDividend', 'payOut']],
  ['advice.kept', ['withhold']],
  ['advice.mines', ['foundMines', 'buyMachine', 'buySwitcher', 'buyMine']],
  ['advice.fetch', ['transport']],
  ['advice.place', ['placeStation']],
  ['advice.dice', ['roll', 'newPassengers', 'refill', 'endTurn']],
  ['advice.pass', ['pass']],
];

/** One sentence for it; whatever is not told apart is simply worth most. */
export function reasonFor(action: BaseAction): Word {
  // Nothing is paid out.
  if ('part' in action && action.part === 'none') return 'advice.kept';
  return REASONS.find(([, kinds]) => kinds.includes(action.type))?.[0] ?? 'advice.most';
}
