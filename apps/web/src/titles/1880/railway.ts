import type { MarketPlace } from '@stellwerk/engine/finance';
import { isFull } from '@stellwerk/engine/track';
import {
  bonusAt,
  byOrder,
  isCompany,
  isInvestor,
  mapOf,
  market,
  moves,
  networkOf as networkIn,
  phaseOf,
  type State,
  VALUE_STEPS,
} from '@stellwerk/titles/1880';
import { movesFrom } from '../railway/moves.ts';
import { networkView } from '../railway/network.ts';
import type { Railway } from '../railway/railway.ts';
import { words as common } from '../railway/words.ts';
import { companyLooks, mapLook } from './look.ts';
import { isPosition } from './position.ts';
import { words } from './words.ts';

const NO_MARKS = {};

/** The small number in a price field. */
export function bonusWord(place: MarketPlace): string | undefined {
  const bonus = bonusAt(place);
  return bonus > 0 ? String(bonus) : undefined;
}

export const railway: Railway<State> = {
  isPosition,
  look: mapLook,
  companies: companyLooks,
  mapOf,
  trackOf: (state) => state.track,
  supplyOf: (state) => state.tiles,
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
  moveRules: (speaker) => [
    speaker.text(words.movePay),
    speaker.text(common.moveKeep),
    speaker.text(words.moveSell),
    speaker.text(common.moveSoldOut),
    speaker.text(words.moveBonus),
  ],
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
