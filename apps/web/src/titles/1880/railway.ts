import type { MarketPlace } from '@stellwerk/engine/finance';
import { isFull } from '@stellwerk/engine/track';
import {
  bonusAt,
  byOrder,
  isCompany,
  isInvestor,
  isPosition,
  map,
  mapOf,
  market,
  moves,
  networkOf as networkIn,
  phaseOf,
  type State,
  tileStock,
  VALUE_STEPS,
} from '@stellwerk/titles/1880';
import { movesFrom } from '../railway/moves.ts';
import { networkView } from '../railway/network.ts';
import type { Railway } from '../railway/railway.ts';
import { words as common } from '../railway/words.ts';
import { companyLooks, mapLook } from './look.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

const NO_MARKS = {};

/** The small number in a price field. */
function bonusWord(place: MarketPlace): string | undefined {
  const bonus = bonusAt(place);
  return bonus > 0 ? String(bonus) : undefined;
}

export const railway: Railway<State> = {
  isPosition,
  isCompany,
  terms,
  money: (sum, speaker) => speaker.text(words.yuan, { n: sum }),
  map,
  tiles: tileStock(),
  look: mapLook,
  companies: companyLooks,
  mapOf,
  trackOf: (state) => state.track,
  supplyOf: (state) => state.tiles,
  coloursOf: (state) => phaseOf(state).tiles,
  valueStepOf: (state) => VALUE_STEPS[phaseOf(state).letter],
  marksOf: () => NO_MARKS,
  networkOf: (state, owner) =>
    isCompany(owner) || isInvestor(owner)
      ? networkView(owner, networkIn(state, owner), (node) => isFull(node, owner))
      : null,
  market,
  marketOf: (state) => state,
  bonusOf: bonusWord,
  freeCorner: true,
  movesOf: (place, speaker) => movesFrom(market, moves, place, speaker),
  moveRules: (speaker) =>
    [words.movePay, common.moveKeep, words.moveSell, common.moveSoldOut, words.moveBonus].map((rule) =>
      speaker.text(rule),
    ),
  parParams: { found: 'par' },
  orderOf: byOrder,
  priceEvents: ['founded', 'priceMoved', 'soldOut'],
};

/** During the takeover no marker moves. */
export const frozen: Railway<State> = {
  ...railway,
  movesOf: () => [],
  moveRules: (speaker) => [speaker.text(words.frozen), speaker.text(words.moveBonus)],
};
