import {
  type BaseAction,
  type BaseState,
  type Choice,
  choicesOf,
  draw,
  positionAfter,
  type RandomState,
  type Seat,
  type Title,
} from '@stellwerk/engine/kernel';
import { decided, type Means, type Policy, type Thought } from '../bot.ts';
import { type Appraisal, type RailwayValuation, standing, wealths } from './appraisal.ts';
import { candidates } from './candidates.ts';

/** How carefully a player looks. */
export interface Temper {
  /** Lays looked at quickly, and of those the number looked at with the search for routes; 0: it builds nothing. */
  readonly lays: number;
  readonly runs: number;
  /** How far its judgement of a value goes astray, as a part of it. */
  readonly blur: number;
  /** It sees what a move does to trains, prices and companies later, not only now. */
  readonly foresight: boolean;
  /** How much the mean wealth of the others counts against one's own. */
  readonly rivalry: number;
  /** It takes more pains than others over what its title knows how to look at closely. */
  readonly thorough?: boolean;
  /** What a coin of each feature counts for to it, where that is not what its title says. */
  readonly valuation?: RailwayValuation;
}

export const CASUAL: Temper = { lays: 20, runs: 2, blur: 0.3, foresight: false, rivalry: 0.3 };
/** How a master imagines the play of all: nobody builds, so that all routes are known. */
export const QUICK: Temper = { lays: 0, runs: 0, blur: 0, foresight: true, rivalry: 0.8 };
export const PLANNER: Temper = { lays: 120, runs: 12, blur: 0, foresight: true, rivalry: 0.8 };

/** A decision that is due. */
export interface Decision<S extends BaseState> {
  readonly title: Title;
  readonly state: S;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly temper: Temper;
  readonly random: RandomState;
}

/** What a title tells its players. */
export interface Knowledge<S extends BaseState> {
  is(state: BaseState): state is S;
  /** `rounds`: operating rounds to come, so that positions are compared over the same time. */
  appraise(state: S, temper: Temper, rounds?: number): Appraisal;
  /** Operating rounds to come, where the title counts on a number of them. */
  roundsLeft?(state: S): number;
  /** What a coin of each feature of an appraisal counts for. */
  readonly valuation: RailwayValuation;
  /** What is done without a look at what is offered. */
  atOnce(state: S, seat: Seat, temper: Temper): BaseAction | undefined;
  /** What the title decides by rules of its own; undefined: by comparing positions. */
  decide(decision: Decision<S>): Thought | undefined;
  /** Passing does more here than leaving things as they are: it is tried like everything else. */
  passMatters?(decision: Decision<S>): boolean;
  /** What a move must bring beyond passing, so that nothing is done for a trifle. */
  hurdle(decision: Decision<S>, action: BaseAction): number;
}

/** A player that values each offer one step ahead. */
export function planner<S extends BaseState>(knowledge: Knowledge<S>, temper: Temper): Policy {
  return ({ title, state }, seat, means) => {
    if (!knowledge.is(state)) throw new TypeError(`a player of another title is asked about ${title.id}`);
    const known = knowledge.atOnce(state, seat, temper);
    if (known) return decided(known);
    const choices = choicesOf(title, state, seat);
    const decision = { title, state, seat, choices, temper, random: means.random };
    return only(choices, seat) ?? knowledge.decide(decision) ?? compared(knowledge, decision, means);
  };
}

/** There is but one thing to do. */
function only(choices: readonly Choice[], seat: Seat): Thought | undefined {
  const [first, second] = candidates(choices, seat, 2);
  return first && !second ? decided(first) : undefined;
}

/** More than these are not tried. */
const MOST_TRIED = 200;

/** Every offer is tried; passing is worth what the position is worth now. */
export function compared<S extends BaseState>(knowledge: Knowledge<S>, decision: Decision<S>, means: Means): Thought {
  const { title, state, seat, choices, temper, random } = decision;
  const rounds = knowledge.roundsLeft?.(state);
  const utility = (position: S) => utilityOf(knowledge, position, seat, temper, rounds);
  const now = utility(state);
  const rated: { readonly action: BaseAction; readonly value: number }[] = [];
  const passStays = !knowledge.passMatters?.(decision);
  let looked = 0;
  for (const action of candidates(choices, seat, MOST_TRIED, temper.lays === 0)) {
    if (action.type === 'pass' && passStays) {
      rated.push({ action, value: now });
      continue;
    }
    if (looked >= means.budget || means.isOver?.()) break;
    looked += 1;
    const after = positionAfter<BaseState>(title, state, action);
    if (!after.ok || !knowledge.is(after.value)) continue;
    const gain = utility(after.value) - now;
    rated.push({ action, value: now + blurred(gain, temper, random) - knowledge.hurdle(decision, action) });
  }
  rated.sort((a, b) => b.value - a.value);
  const [best] = rated;
  const [fallback] = candidates(choices, seat, 1);
  const action = best?.action ?? fallback;
  if (!action) throw new Error(`${title.id}: seat ${seat} is to act and has no choice`);
  const top = best?.value ?? 0;
  return { action, considered: rated.map(({ action: one, value }) => ({ action: one, behind: top - value })) };
}

/** What a position is worth to a seat. */
export function utilityOf<S extends BaseState>(
  knowledge: Knowledge<S>,
  state: S,
  seat: Seat,
  temper: Temper,
  rounds?: number,
): number {
  const { rivalry, valuation = knowledge.valuation } = temper;
  return standing(wealths(knowledge.appraise(state, temper, rounds), valuation), seat, rivalry);
}

/** A judgement that may go astray, but never out of all measure. */
export function blurred(value: number, { blur }: Temper, random: RandomState): number {
  if (blur === 0) return value;
  return (
    value * (1 + (blur * (draw(random, 'blur', 2001) - 1000)) / 1000) +
    ((draw(random, 'blur', 2001) - 1000) / 1000) * blur * 40
  );
}

export function offered(choices: readonly Choice[], type: string): readonly Choice[] {
  return choices.filter((choice) => choice.type === type);
}

export function plain(type: string, seat: Seat): BaseAction {
  return { type, seat };
}
