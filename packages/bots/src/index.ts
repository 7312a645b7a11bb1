import type { BaseState } from '@stellwerk/engine/kernel';
import { type Bot, LEVELS, type Level } from './bot.ts';
import type { Valuation } from './railway/appraisal.ts';
import { randomBot } from './random-bot.ts';
import { seenPosition } from './seen-position.ts';

export type { Bot } from './bot.ts';
export { BUDGET, chanceFor, playMatch } from './match.ts';
export { diceBuilder } from './railroad-dice-2/builder.ts';
export { AS_EXPECTED, FEATURES, type Valuation } from './railway/appraisal.ts';
export { randomBot } from './random-bot.ts';
export { randomGame } from './random-game.ts';
export { seenPosition, withFrozenRecords } from './seen-position.ts';

interface Shelf {
  readonly bots: readonly Bot[];
  /** What each seat will probably own at the end. */
  readonly foresee: (state: BaseState) => readonly number[];
  /** How its players value what a seat has, where they do so by features. */
  readonly valuation?: Valuation;
  /** A planner who values it otherwise. */
  readonly trial?: (valuation: Valuation) => Bot;
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

/** How the players of a title value what a seat has, where they do so by features. */
export async function valuationFor(titleId: string): Promise<Valuation | undefined> {
  return (await shelves[titleId]?.())?.valuation;
}

/** A planner of a title who values what a seat has otherwise than the others. */
export async function trialOf(titleId: string, valuation: Valuation): Promise<Bot | undefined> {
  return (await shelves[titleId]?.())?.trial?.(valuation);
}
