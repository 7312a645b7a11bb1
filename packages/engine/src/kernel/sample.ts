import type { BaseAction, Seat } from './action.ts';
import { actionFrom, type Choice, isOpen, sizeOf, valueAt } from './choice.ts';
import { type BaseState, topFrame } from './flow.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Offer, Portion } from './offer.ts';
import { draw, type RandomState } from './random.ts';
import { offersTo } from './step.ts';
import type { Title } from './title.ts';

type WeightOf = (type: string) => number;
export const ALIKE: WeightOf = () => 1;

/** As the title weighs the kinds of action in the frame on top; 1 where it says nothing. */
export function weightsIn<S extends BaseState>({ weights }: Pick<Title<S>, 'weights'>, state: S): WeightOf {
  const here = weights?.[topFrame(state)?.kind ?? ''];
  return here === undefined ? ALIKE : (type) => here[type] ?? 1;
}

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
  game: Pick<Game<S>, 'title' | 'choices'>,
  seat: Seat,
  weightOf: WeightOf = ALIKE,
): BaseAction {
  const choices = game.choices(seat);
  const types = [...new Set(choices.map(({ type }) => type))];
  const kind = drawnType(random, types, weightOf);
  const alike = choices.filter(({ type }) => type === kind);
  const choice = alike[draw(random, 'choice', Math.max(1, alike.length))];
  if (!choice) throw new Error(`${game.title.id}: seat ${seat} is to act and has no choice`);
  return randomAction(random, choice, seat);
}

/**
 * A legal action at random, at the cost of what is drawn: the kind by weight (the title's unless told otherwise), then a
 * portion of that kind's choices, then one of these. What turns out to be empty is left out, and drawn again from the rest. Every action that `choicesOf` lists can be
 * drawn; which is how likely is left to the portions. Where there is a quick suggestion (a good run of trains instead of the
 * best), it is taken. Undefined if the seat has nothing to do.
 */
export function sample<S extends BaseState>(
  random: RandomState,
  title: Title<S>,
  state: S,
  seat: Seat,
  weightOf: WeightOf = weightsIn(title, state),
): BaseAction | undefined {
  const offers = offersTo(title, state, seat);
  const types = [...new Set(offers.map(({ type }) => type))];
  while (types.length > 0) {
    const kind = drawnType(random, types, weightOf) ?? types[0] ?? '';
    const choice = drawnChoice(random, offers, kind);
    if (choice) return quickAction(random, choice, seat);
    types.splice(types.indexOf(kind), 1);
  }
  return undefined;
}

/** One of the kinds, by weight; undefined if none weighs anything. */
function drawnType(random: RandomState, types: readonly string[], weightOf: WeightOf): string | undefined {
  let total = 0;
  for (const type of types) total += weightOf(type);
  let ticket = draw(random, 'kind', Math.max(1, total));
  return types.find((type) => {
    ticket -= weightOf(type);
    return ticket < 0;
  });
}

function drawnChoice(random: RandomState, offers: readonly Offer[], kind: string): Choice | undefined {
  const rest: Portion[] = [];
  // Only the kind drawn is looked at: what its portions are may be dear to know.
  for (const offer of offers) if (offer.type === kind) rest.push(...offer.portions());
  while (rest.length > 0) {
    const at = draw(random, 'portion', rest.length);
    const choices = rest[at]?.() ?? [];
    if (choices.length > 0) return choices[draw(random, 'choice', choices.length)];
    // The order of what is left does not matter: the last takes the empty one's place.
    const last = rest.pop();
    if (last && at < rest.length) rest[at] = last;
  }
  return undefined;
}

/** One of the actions of a choice, by its quick suggestions where it has some; what else it knows is not asked for. */
function quickAction(random: RandomState, { type, params }: Choice, seat: Seat): BaseAction {
  const action: Record<string, Json> = {};
  for (const name in params) {
    const domain = params[name] ?? [];
    const listed = isOpen(domain) ? (domain.quick ?? domain.suggested) : domain;
    action[name] = valueAt(listed, draw(random, 'values', sizeOf(listed)));
  }
  return { ...action, type, seat };
}
