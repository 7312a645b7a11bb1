import { byPrice } from '@stellwerk/engine/finance';
import { isCompany, networkOf, phaseOf, type State } from '@stellwerk/titles/rhineland';
import { movesFrom } from '../railway/moves.ts';
import { networkView } from '../railway/network.ts';
import type { Railway } from '../railway/railway.ts';
import { TERMS } from '../railway/terms.ts';
import { words as common } from '../railway/words.ts';
import type { RhinelandTable } from './table.ts';
import { words } from './words.ts';

/** The map, market and material of a game on the Rhine. */
export function railwayOf<S extends State>(table: RhinelandTable<S>): Railway<S> {
  const { game, isPosition, map, tiles, look, companies } = table;
  const { market, moves, law } = game;
  return {
    isPosition,
    isCompany: (id) => isCompany(game, id),
    terms: TERMS,
    money: (sum, speaker) => `${speaker.number(sum)}\u00a0M`,
    map,
    tiles,
    look,
    companies,
    mapOf: (state) => law.mapOf(state),
    trackOf: (state) => state.track,
    supplyOf: (state) => state.tiles,
    coloursOf: (state) => phaseOf(game, state).tiles,
    normalLay: { power: 'none' },
    valueStepOf: table.valueStepOf,
    marksOf: table.marksOf,
    networkOf: (state, company) => {
      if (!isCompany(game, company)) return null;
      const reach = networkOf(game, state, company);
      return networkView(company, reach, (node) => law.isBlocked(node, reach.graph, company));
    },
    market,
    marketOf: (state) => state,
    freeCorner: true,
    movesOf: (place, speaker) => movesFrom(market, moves, place, speaker),
    moveRules: (speaker) =>
      [words.movePay, common.moveKeep, words.moveSell, common.moveSoldOut].map((rule) => speaker.text(rule)),
    parParams: { found: 'par', setPar: 'par' },
    orderOf: (state) => byPrice(market, state, Object.keys(state.market)),
    priceEvents: ['founded', 'parSet', 'priceMoved', 'soldOut', 'floated'],
  };
}
