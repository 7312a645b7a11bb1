import type { Bot } from './bot.ts';

/** What a unit of each feature of a seat counts for, by the feature's name. */
export type Valuation = Readonly<Record<string, number>>;

/** How the players of a title value what a seat has, and how others try to do it better. */
export interface Valuing {
  readonly valuation: Valuation;
  /** The feature that is the measure of the others, so that its weight stays: what all of them are multiplied by changes no decision. */
  readonly measure: string;
  /** A planner who values it otherwise. */
  readonly trial: (valuation: Valuation) => Bot;
}
