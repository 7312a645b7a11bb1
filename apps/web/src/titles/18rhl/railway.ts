import { byPrice, type Direction, stepFrom } from '@stellwerk/engine/finance';
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
import { lookOf, type Mark, type MarketMove } from '../../draw/index.ts';
import type { Railway } from '../railway/railway.ts';
import { isPosition } from './position.ts';
import { LOOKS } from './sheets.ts';
import { words } from './words.ts';

const NO_PLACE = '';

export const railway: Railway<State> = {
  isPosition,
  look: lookOf('18rhl'),
  companies: LOOKS,
  mapOf,
  trackOf: (state) => state.track,
  supplyOf: (state) => state.tiles,
  valueStepOf: valueStep,
  marksOf,
  networkOf: (state, company) => {
    if (!isCompany(company)) return null;
    const reach = networkIn(state, company);
    const { graph, nodes } = reach;
    const blocked = graph.nodes
      .filter((node) => nodes[node.id] === 1 && node.node.slots > 0 && isBlocked(node, graph, company))
      .map(({ hex, node }) => `${hex}.${node.id}`);
    return { company, reach, blocked };
  },
  market,
  marketOf: (state) => state,
  freeCorner: true,
  movesOf: (place, speaker) => {
    const to = (directions: readonly Direction[]) => stepFrom(market, place, directions);
    const all = [
      { kind: 'pay' as const, to: to(moves.dividend), text: speaker.text(words.pays) },
      { kind: 'withhold' as const, to: to(moves.noDividend), text: speaker.text(words.keeps) },
      { kind: 'sell' as const, to: to(moves.sold), text: speaker.text(words.sells) },
    ];
    return all.flatMap(({ kind, to: target, text }): MarketMove[] => (target ? [{ kind, to: target, text }] : []));
  },
  moveRules: (speaker) => [
    speaker.text(words.movePay),
    speaker.text(words.moveKeep),
    speaker.text(words.moveSell),
    speaker.text(words.moveSoldOut),
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
