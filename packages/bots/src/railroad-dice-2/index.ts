import { type BaseState, choicesOf } from '@stellwerk/engine/kernel';
import { isPosition, railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import { decided, policyBot } from '../bot.ts';
import type { Valuing } from '../valuation.ts';
import { builderMove } from './builder.ts';
import { lookingAhead } from './lookahead.ts';
import { placing } from './placing.ts';
import { VALUATION, worthOf } from './worth.ts';

/** A casual player looks at some lays and at some places only. */
const FEW_TRIES = 12;
const FEW_PLACES = 4;

const PLANNER = { playouts: 2, halvedEvery: 2, lays: 1, turns: 4, tries: 6, valuation: VALUATION };
const MASTER = { playouts: 24, halvedEvery: 6, lays: 6, turns: 6, tries: 8, valuation: VALUATION };

export const bots = [
  policyBot(
    'casual',
    ({ state }, seat, { random }) => {
      const choices = choicesOf<BaseState>(railroadDice2, state, seat);
      const place = isPosition(state) && placing(state, choices, seat, random, FEW_PLACES);
      return place || decided(builderMove(state, seat, random, FEW_TRIES));
    },
    railroadDice2.id,
  ),
  policyBot('planner', lookingAhead(PLANNER), railroadDice2.id),
  policyBot('master', lookingAhead(MASTER), railroadDice2.id),
];

export const valuing: Valuing = {
  valuation: { ...VALUATION },
  measure: 'transported',
  trial: (tried) =>
    policyBot('planner', lookingAhead({ ...PLANNER, valuation: { ...VALUATION, ...tried } }), railroadDice2.id),
};

export function foresee(state: BaseState): readonly number[] {
  return isPosition(state) ? worthOf(state, VALUATION) : [];
}
