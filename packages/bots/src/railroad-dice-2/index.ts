import type { BaseState } from '@stellwerk/engine/kernel';
import { isPosition, railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import { decided, policyBot } from '../bot.ts';
import { builderMove } from './builder.ts';
import { lookingAhead, worthOf } from './lookahead.ts';

/** A casual player looks at some lays only. */
const FEW_TRIES = 12;

export const bots = [
  policyBot(
    'casual',
    ({ state }, seat, { random }) => decided(builderMove(state, seat, random, FEW_TRIES)),
    railroadDice2.id,
  ),
  policyBot('planner', lookingAhead({ playouts: 2, halvedEvery: 2, lays: 1, turns: 4, tries: 6 }), railroadDice2.id),
  policyBot('master', lookingAhead({ playouts: 24, halvedEvery: 6, lays: 6, turns: 6, tries: 8 }), railroadDice2.id),
];

export function foresee(state: BaseState): readonly number[] {
  return isPosition(state) ? worthOf(state) : [];
}
