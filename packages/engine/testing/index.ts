export { type Outcome, playRandomly, type RandomGame } from './kit.ts';
export type { Effort } from './laws.ts';
export { shrink } from './shrink.ts';
