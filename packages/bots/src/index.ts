import type { Bot } from './bot.ts';
import { diceBuilder } from './railroad-dice-2/builder.ts';
import { randomBot } from './random-bot.ts';

export type { Bot } from './bot.ts';
export { playMatch } from './match.ts';
export { diceBuilder } from './railroad-dice-2/builder.ts';
export { randomBot } from './random-bot.ts';

const bots: readonly Bot[] = [randomBot, diceBuilder];

/** The bots that can play a title. */
export function botsFor(titleId: string): readonly Bot[] {
  return bots.filter((bot) => bot.title === undefined || bot.title === titleId);
}
