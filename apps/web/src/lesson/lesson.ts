import {
  type BaseAction,
  type BaseState,
  type Choice,
  choicesOf,
  type Game,
  isOpen,
  sameJson,
  type Title,
} from '@stellwerk/engine/kernel';
import { completed, proposed } from '../session/draft.ts';
import { paramsOfAction } from '../session/offers.ts';
import type { Lesson, Standing, Step, Wish } from './steps.ts';

export const PUPIL = 0;

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
