import { byPrice } from '@stellwerk/engine/finance';
import {
  isBlocked,
  isCompany,
  mapOf,
  market,
  moves,
  networkOf as networkIn,
  type State,
  sitesOf,
  valueStep,
} from '@stellwerk/titles/18rhl';
import type { Mark } from '../../draw/index.ts';
import { movesFrom } from '../railway/moves.ts';
import { networkView } from '../railway/network.ts';
import type { Railway } from '../railway/railway.ts';
import { words as common } from '../railway/words.ts';
import { companyLooks, mapLook } from './look.ts';
import { isPosition } from './position.ts';
import { words } from './words.ts';

const NO_PLACE = '';

export const railway: Railway<State> = {
  isPosition,
  look: mapLook,
  companies: companyLooks,
  mapOf,
  trackOf: (state) => state.track,
  supplyOf: (state) => state.tiles,
  valueStepOf: valueStep,
  marksOf,
  networkOf: (state, company) => {
    if (!isCompany(company)) return null;
    const reach = networkIn(state, company);
    return networkView(company, reach, (node) => isBlocked(node, reach.graph, company));
  },
  market,
  marketOf: (state) => state,
  freeCorner: true,
  movesOf: (place, speaker) => movesFrom(market, moves, place, speaker),
  moveRules: (speaker) => [
    speaker.text(words.movePay),
    speaker.text(common.moveKeep),
    speaker.text(words.moveSell),
    speaker.text(common.moveSoldOut),
  ],
  parParams: { found: 'par', setPar: 'par' },
  orderOf: (state) => byPrice(market, state, Object.keys(state.market)),
  priceEvents: ['founded', 'parSet', 'priceMoved', 'soldOut', 'floated'],
};

/** The coal mine and the steel mill that were drawn. */
function marksOf(state: State): Readonly<Record<string, readonly Mark[]>> {
  const { coal, steel } = sitesOf(state);
  const marks: Record<string, readonly Mark[]> = {};
  const put = (hex: string, kind: 'coal' | 'steel') => {
    if (hex !== NO_PLACE) marks[hex] = [...(marks[hex] ?? []), { kind }];
  };
  put(coal, 'coal');
  put(steel, 'steel');
  return marks;
}
