import { type Direction, type MarketPlace, stepFrom } from '@stellwerk/engine/finance';
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
import { lookOf, type MarketMove } from '../../draw/index.ts';
import type { Railway } from '../railway/railway.ts';
import { LOOKS } from './looks.ts';
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
  look: lookOf('1880'),
  companies: LOOKS,
  mapOf,
  trackOf: (state) => state.track,
  supplyOf: (state) => state.tiles,
  valueStepOf: (state) => VALUE_STEPS[phaseOf(state).letter],
  marksOf: () => NO_MARKS,
  networkOf: (state, owner) => {
    if (!isCompany(owner) && !isInvestor(owner)) return null;
    const reach = networkIn(state, owner);
    const { graph, nodes } = reach;
    const blocked = graph.nodes
      .filter((node) => nodes[node.id] === 1 && node.node.slots > 0 && isFull(node, owner))
      .map(({ hex, node }) => `${hex}.${node.id}`);
    return { company: owner, reach, blocked };
  },
  market,
  marketOf: (state) => state,
  bonusOf: bonusWord,
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
