import type { Json, Options, Text } from '@stellwerk/engine/kernel';

/** An action as a lesson names it: its kind and what matters of its parameters. The choices settle the rest. */
export interface Wish {
  readonly type: string;
  readonly [param: string]: Json;
}

/** One move of the pupil. */
export interface Step {
  /** What happens first, without the pupil: the moves of the others, and own ones where the lesson skips ahead. */
  readonly before?: readonly Wish[];
  /** What just happened, where it wants a word. */
  readonly meanwhile?: Text;
  /** Of the first step of a chapter. */
  readonly chapter?: Text;
  /** What to do, in one sentence. */
  readonly todo: Text;
  /** Why, in one sentence. */
  readonly why: Text;
  readonly wish: Wish;
  /** What is as good: the lesson goes on all the same. */
  readonly also?: readonly Wish[];
  /** Why the lesson wants this move and no other that the rules allow. */
  readonly instead?: Text;
}

/** A short real game, played with the engine from the first move on: the pupil has seat 0, all else is written down. */
export interface Lesson {
  /** Who sits beside the pupil. */
  readonly others: readonly string[];
  readonly seed: string;
  readonly options: Options;
  readonly steps: readonly Step[];
  /** What happens after the last step. */
  readonly after?: readonly Wish[];
  /** What the pupil knows now. */
  readonly end: Text;
}

/** Where a lesson stands after some moves. */
export interface Standing {
  /** The step that is due or being led up to; the number of steps once all are done. */
  readonly index: number;
  readonly step: Step | undefined;
  /** The move that comes by itself now. */
  readonly script: Wish | undefined;
  /** After how many moves the pupil was last asked; undefined before the first answer. */
  readonly asked: number | undefined;
}

/** A lesson at the table: where it stands, and what was tried instead. */
export interface Teaching {
  readonly lesson: Lesson;
  /** Of the live game, whatever older position is looked at. */
  standing(): Standing;
  /** After how many moves something else was tried that the rules allow; it is answered there and nowhere else. */
  readonly strayed: number | undefined;
}
