import type { BaseState } from '@stellwerk/engine/kernel';
import { type Bot, LEVELS, type Level } from './bot.ts';
import { randomBot } from './random-bot.ts';
import { seenPosition } from './seen-position.ts';
import type { Valuing } from './valuation.ts';

export type { Bot } from './bot.ts';
export { BUDGET, chanceFor, playMatch } from './match.ts';
export { diceBuilder } from './railroad-dice-2/builder.ts';
export { randomBot } from './random-bot.ts';
export { randomGame } from './random-game.ts';
export { seenPosition, withFrozenRecords } from './seen-position.ts';
export type { Valuation, Valuing } from './valuation.ts';

interface Shelf {
  readonly bots: readonly Bot[];
  /** What each seat will probably own at the end. */
  readonly foresee: (state: BaseState) => readonly number[];
  readonly valuing: Valuing;
}

/** The players of each title, loaded when somebody wants to play against them. */
const shelves: Readonly<Record<string, () => Promise<Shelf>>> = {
  '1873': () => import('./1873/index.ts'),
  '1880': () => import('./1880/index.ts'),
  '18lra': () => import('./18lra/index.ts'),
  '18rhi': () => import('./18rhi/index.ts'),
  '18rhl': () => import('./18rhl/index.ts'),
  'railroad-dice-2': () => import('./railroad-dice-2/index.ts'),
};

/** How many sit at a table when the strength of bots is measured. */
export function ladderSeats(titleId: string): number {
  return titleId === 'railroad-dice-2' ? 2 : 3;
}

/** Names of bots from before they had levels; stored tables still have them. */
const FORMER: Readonly<Record<string, Level>> = { builder: 'casual' };

/** What is known of a title's players without loading them, the weakest first. */
export function botsFor(titleId: string): readonly { readonly id: Level }[] {
  const has = (level: Level) => level === 'random' || titleId in shelves;
  return LEVELS.filter(has).map((id) => ({ id }));
}

/** A player of a title by its name. */
export async function botNamed(titleId: string, id: string): Promise<Bot | undefined> {
  const name = FORMER[id] ?? id;
  return (await loadBots(titleId)).find((bot) => bot.id === name);
}

/** The players of a title, the weakest first. */
export async function loadBots(titleId: string): Promise<readonly Bot[]> {
  const shelf = await shelves[titleId]?.();
  return [randomBot, ...(shelf?.bots ?? [])];
}

/** Tells of positions of a title what each seat will probably own at the end, as its planners see it. */
export async function foresightFor(titleId: string): Promise<Shelf['foresee'] | undefined> {
  const foresee = (await shelves[titleId]?.())?.foresee;
  return foresee && ((state) => foresee(seenPosition(state, '')));
}

/** How the players of a title value what a seat has. */
export async function valuingOf(titleId: string): Promise<Valuing | undefined> {
  return (await shelves[titleId]?.())?.valuing;
}
