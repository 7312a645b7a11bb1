import type { BaseAction, Seat } from './action.ts';
import { actionFrom, type Choice, sizeOf } from './choice.ts';
import type { BaseState } from './flow.ts';
import type { Game } from './game.ts';
import { draw, type RandomState } from './random.ts';

/** One of the actions a choice stands for. */
export function randomAction(random: RandomState, choice: Choice, seat: Seat): BaseAction {
  return actionFrom(choice, seat, (domain) => draw(random, 'values', sizeOf(domain)));
}

/**
 * A move at random: one of the kinds of action offered, by weight, then one of the choices of that kind, then one value for
 * each parameter. Kinds first, so that the many ways to lay track do not drown everything else.
 */
export function randomMove<S extends BaseState>(
  random: RandomState,
  game: Game<S>,
  seat: Seat,
  weightOf: (type: string) => number = () => 1,
): BaseAction {
  const choices = game.choices(seat);
  const types = [...new Set(choices.map(({ type }) => type))];
  let ticket = draw(
    random,
    'kind',
    Math.max(
      1,
      types.reduce((sum, type) => sum + weightOf(type), 0),
    ),
  );
  const kind = types.find((type) => {
    ticket -= weightOf(type);
    return ticket < 0;
  });
  const alike = choices.filter(({ type }) => type === kind);
  const choice = alike[draw(random, 'choice', Math.max(1, alike.length))];
  if (!choice) throw new Error(`${game.title.id}: seat ${seat} is to act and has no choice`);
  return randomAction(random, choice, seat);
}
