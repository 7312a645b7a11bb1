import { randomMove } from '@stellwerk/engine/kernel';
import type { Bot } from './bot.ts';

/** Plays any title, badly. */
export const randomBot: Bot = {
  id: 'random',
  choose: (game, seat, random) => randomMove(random, game, seat),
};
