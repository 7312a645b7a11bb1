import {
  type BaseAction,
  type BaseState,
  type Choice,
  choicesOf,
  type Game,
  isOpen,
  type Json,
  type Options,
  sameJson,
  type Text,
  type Title,
} from '@stellwerk/engine/kernel';
import { completed, proposed } from '../session/draft.ts';
import { paramsOfAction } from '../session/offers.ts';

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

export const PUPIL = 0;

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

/** The moves alone tell where the lesson stands, so nothing else is kept of it. */
export function standingAfter(lesson: Lesson, moves: number): Standing {
  let passed = 0;
  let asked: number | undefined;
  for (const [index, step] of lesson.steps.entries()) {
    const { before = [] } = step;
    if (moves < passed + before.length) return { index, step, script: before[moves - passed], asked };
    passed += before.length;
    if (moves === passed) return { index, step, script: undefined, asked };
    asked = passed;
    passed += 1;
  }
  return { index: lesson.steps.length, step: undefined, script: lesson.after?.[moves - passed], asked };
}

/** All moves of the lesson in their order, the pupil's and the others'. */
export function movesOf(lesson: Lesson): readonly Wish[] {
  return [...lesson.steps.flatMap(({ before = [], wish }) => [...before, wish]), ...(lesson.after ?? [])];
}

/** Whether an action says everything that is wished; what the wish leaves open may be anything. */
export function fits(wish: Wish, action: BaseAction): boolean {
  const { type, ...wanted } = wish;
  const values = paramsOfAction(action);
  return (
    action.type === type &&
    Object.entries(wanted).every(([name, value]) => values[name] !== undefined && sameJson(values[name], value))
  );
}

/** The whole action for a wish: what it leaves open is settled as the table would propose it. Undefined if it is not offered. */
export function actionFor(title: Title, state: BaseState, seat: number, wish: Wish): BaseAction | undefined {
  const { type, ...values } = wish;
  const choices = choicesOf(title, state, seat);
  return completed(choices, proposed(choices, { type, values }, [], []), seat);
}

/** Whether the lesson goes on with this action. Of routes the suggested ones are wanted: the sums of the lesson depend on them. */
export function isAccepted(game: Game, step: Step, action: BaseAction): boolean {
  const wish = [step.wish, ...(step.also ?? [])].find((one) => fits(one, action));
  if (!wish) return false;
  const choices = choicesOf(game.title, game.state, action.seat);
  if (!choices.some((choice) => choice.type === action.type && hasOpen(choice))) return true;
  const model = actionFor(game.title, game.state, action.seat, wish);
  return model !== undefined && sameJson(paramsOfAction(model), paramsOfAction(action));
}

function hasOpen(choice: Choice): boolean {
  return Object.values(choice.params).some(isOpen);
}
