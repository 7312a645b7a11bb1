export { type Outcome, playRandomly, type RandomGame, randomMove } from './kit.ts';
export { type Effort, randomAction } from './laws.ts';
export { shrink } from './shrink.ts';
