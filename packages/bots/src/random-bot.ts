import { choicesOf, randomMove } from '@stellwerk/engine/kernel';
import { type Bot, decided, type Policy, policyBot } from './bot.ts';

const randomPolicy: Policy = ({ title, state }, seat, { random }) =>
  decided(randomMove(random, { title, choices: (who) => choicesOf(title, state, who) }, seat));

/** Plays any title, badly. */
export const randomBot: Bot = policyBot('random', randomPolicy);
