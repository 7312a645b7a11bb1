import { type Text, topFrame } from '@stellwerk/engine/kernel';
import { isFull } from '@stellwerk/engine/track';
import {
  companiesInOrder,
  isCompany,
  isMine,
  isPosition,
  isRailway,
  mapFor,
  mapOf,
  networkOf,
  phaseOf,
  type State,
  tileStock,
  VALUES,
  valueAfterPayout,
  valueNow,
  valueTrack,
} from '@stellwerk/titles/1873';
import type { MarketMove } from '../../draw/index.ts';
import type { Speaker } from '../../text/speaker.ts';
import { networkView } from '../railway/network.ts';
import type { Railway } from '../railway/railway.ts';
import { words as common } from '../railway/words.ts';
import { companyLooks, inactiveOf, mapLook, marksOf, printedMarks } from './look.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

/** The track of 36 boxes stands in two rows. */
const BOXES_IN_ROW = 18;

/** While a company decides on its profit: where its value goes by each payout. */
function payoutMoves(state: State, company: string, speaker: Speaker): readonly MarketMove[] {
  const frame = topFrame(state);
  if (frame === undefined || !('profit' in frame) || frame.step !== 'payout' || frame.company !== company) return [];
  const value = valueNow(state, frame.company);
  const column = (part: 'none' | 'half' | 'full') => VALUES.indexOf(valueAfterPayout(value, frame.profit, part));
  const move = (kind: MarketMove['kind'], to: number, text: Text): readonly MarketMove[] =>
    to === VALUES.indexOf(value) ? [] : [{ kind, to: { row: 0, column: to }, text: speaker.text(text) }];
  return [
    ...move('pay', column('full'), common.pays),
    ...(column('half') === column('full') ? [] : move('half', column('half'), words.half)),
    ...move('withhold', column('none'), common.keeps),
  ];
}

export const railway: Railway<State> = {
  isPosition,
  isCompany,
  terms,
  money: (sum, speaker) => `${speaker.number(sum)}\u00a0M`,
  map: mapFor('rulebook', 50),
  tiles: tileStock('limited', false),
  look: mapLook,
  companies: companyLooks,
  mapOf,
  trackOf: (state) => state.track,
  supplyOf: (state) => state.tiles,
  coloursOf: (state) => phaseOf(state).tiles,
  valueStepOf: (state) => phaseOf(state).values,
  marksOf,
  printedMarks,
  inactiveOf,
  networkOf: (state, id) =>
    isRailway(id) || isMine(id)
      ? networkView(id, networkOf(state, id), (node) => isRailway(id) && isFull(node, id))
      : null,
  market: valueTrack,
  marketOf: (state) => state,
  marketFold: BOXES_IN_ROW,
  freeCorner: false,
  movesOf: (_, speaker, state, company) => payoutMoves(state, company, speaker),
  moveRules: (speaker) => [words.movePay, words.moveKeep, words.moveSell].map((rule) => speaker.text(rule)),
  parParams: { foundRailway: 'price' },
  orderOf: companiesInOrder,
  priceEvents: ['railwayFounded', 'minesFounded', 'valueMoved'],
};
