import type { Search } from '../railway/master.ts';
import { PLANNER, type Temper } from '../railway/planner.ts';

/** A master looks at more lays. */
export const MASTERLY: Temper = { ...PLANNER, lays: 200, runs: 16 };
/** It plays no lines: in them nobody builds, and so no mine is ever connected. */
export const NO_LINES: Search = { moves: 1, behind: 0, rounds: 0, trust: 0 };

/** What a level knows beside the worth of positions. */
interface Skill {
  /** What a mine earns beyond its face value counts so much in the start auction: who waits pays less. */
  readonly patience: number;
  /** It keeps in a company what its maintenance will need. */
  readonly careful: boolean;
  /** It bids for companies in receivership. */
  readonly rescues: boolean;
}

const CASUAL_SKILL: Skill = { patience: 0.45, careful: false, rescues: false };
const PLANNER_SKILL: Skill = { patience: 0.3, careful: false, rescues: false };
const MASTER_SKILL: Skill = { patience: 0.13, careful: true, rescues: true };

export function skillOf({ foresight, lays }: Temper): Skill {
  if (!foresight) return CASUAL_SKILL;
  return lays === MASTERLY.lays ? MASTER_SKILL : PLANNER_SKILL;
}
