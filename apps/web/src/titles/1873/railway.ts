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
  valueTrack,
} from '@stellwerk/titles/1873';
import { networkView } from '../railway/network.ts';
import type { Railway } from '../railway/railway.ts';
import { companyLooks, mapLook, mineMarks } from './look.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

/** The track of 36 boxes stands in two rows. */
const BOXES_IN_ROW = 18;

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
  // On the printed hexes the look draws them.
  marksOf: ({ track }) => Object.fromEntries(Object.entries(mineMarks).filter(([hex]) => hex in track.laid)),
  networkOf: (state, id) =>
    isRailway(id) || isMine(id)
      ? networkView(id, networkOf(state, id), (node) => isRailway(id) && isFull(node, id))
      : null,
  market: valueTrack,
  marketOf: (state) => state,
  marketFold: BOXES_IN_ROW,
  freeCorner: false,
  movesOf: () => [],
  moveRules: (speaker) => [words.movePay, words.moveKeep, words.moveSell].map((rule) => speaker.text(rule)),
  parParams: { foundRailway: 'price' },
  orderOf: companiesInOrder,
  priceEvents: ['railwayFounded', 'minesFounded', 'valueMoved'],
};
