import {
  actorsOf,
  type BaseAction,
  type BaseState,
  clone,
  draw,
  type RandomState,
  type Seat,
  seededRandom,
  step,
  type Title,
} from '@stellwerk/engine/kernel';
import type { Means, Policy, Thought } from '../bot.ts';
import { type Knowledge, PLANNER, planner, QUICK, type Temper, utilityOf } from './planner.ts';

/** How a master searches. */
export interface Search {
  /** The moves that are played on, the planner's best ones. */
  readonly moves: number;
  /** A move that the planner sees so far behind its best is not looked at again. */
  readonly behind: number;
  /** Operating rounds that are played to their end; one that has begun is not counted. */
  readonly rounds: number;
  /** How much what the planner saw counts beside what was found by playing on. */
  readonly trust: number;
}

export const MASTER: Search = { moves: 4, behind: 250, rounds: 1, trust: 0.3 };

/** What is decided well enough by looking one step ahead. */
const SEEN_AT_ONCE: ReadonlySet<string> = new Set(['layTile', 'placeMarker', 'run']);
/** A line that has not reached its end by then is valued where it is. */
const MOST_ACTIONS = 160;

/** Takes the planner's best moves and plays on from each, for everybody, to the end of an operating round. */
export function master<S extends BaseState>(
  knowledge: Knowledge<S>,
  search: Search = MASTER,
  temper: Temper = PLANNER,
): Policy {
  const plan = planner(knowledge, temper);
  const quick = planner(knowledge, { ...QUICK, rivalry: temper.rivalry });
  return (position, seat, means) => {
    const { title, state } = position;
    const thought = plan(position, seat, means);
    const moves = worthPlaying(thought, search);
    if (moves.length < 2 || !knowledge.is(state)) return thought;
    const decision = { title, state, seat, choices: [], temper, random: means.random };
    // What is worth more than it seems is so because track will be laid, and nobody lays track in a line.
    if (knowledge.hurdle(decision, thought.action) < 0) return thought;
    const seed = String(draw(means.random, 'master', 1_000_000_000));
    const rounds = knowledge.roundsLeft?.(state);
    let left = means.budget;
    const rated: { readonly action: BaseAction; readonly value: number }[] = [];
    for (const { action, behind } of moves) {
      means.signal?.throwIfAborted();
      if (left <= 0 || means.isOver?.()) break;
      const line = playOn(title, state, action, { seed, quick, rounds: search.rounds, means });
      left -= line.positions;
      if (!line.end || !knowledge.is(line.end)) continue;
      const found = utilityOf(knowledge, line.end, seat, temper, rounds && Math.max(1, rounds - line.rounds));
      rated.push({ action, value: found - search.trust * behind });
    }
    return rated.length < 2 ? thought : bestOf(rated, thought);
  };
}

/** The best of the planner's moves, as long as there is something to choose. */
function worthPlaying({ action, considered }: Thought, { moves, behind }: Search): Thought['considered'] {
  if (SEEN_AT_ONCE.has(action.type)) return [];
  return considered.filter((one) => one.behind <= behind).slice(0, moves);
}

/** The best of what was tried, and how far the others lie behind it. */
export function bestOf(
  rated: readonly { readonly action: BaseAction; readonly value: number }[],
  plan: Thought,
): Thought {
  const sorted = [...rated].sort((a, b) => b.value - a.value);
  const top = sorted[0]?.value ?? 0;
  const considered = sorted.map(({ action, value }) => ({ action, behind: top - value }));
  return { action: sorted[0]?.action ?? plan.action, considered };
}

interface Line {
  readonly seed: string;
  readonly quick: Policy;
  readonly rounds: number;
  readonly means: Means;
}

interface Played {
  readonly end: BaseState | undefined;
  readonly positions: number;
  /** Operating rounds that came to their end. */
  readonly rounds: number;
}

/** The position to which a move leads if all go on by the quick policy; the same chance for all moves that are compared. */
function playOn(title: Title, from: BaseState, action: BaseAction, { seed, quick, rounds, means }: Line): Played {
  const state = clone(from);
  state.random = { ...seededRandom(`line/${seed}`, from.random.version), draws: from.random.draws };
  const random: RandomState = seededRandom(`players/${seed}`);
  let positions = 1;
  if (!step(title, state, action).ok) return { end: undefined, positions, rounds: 0 };
  let round = operatingRound(from);
  const most = round === undefined ? rounds : rounds + 1;
  let ends = 0;
  for (; positions < MOST_ACTIONS; positions++) {
    const now = operatingRound(state);
    if (now !== round) {
      if (round !== undefined) ends += 1;
      round = now;
    }
    const [seat] = actorsOf(title, state);
    if (ends >= most || seat === undefined) break;
    const next = moveOf(title, state, seat, quick, { ...means, random });
    if (!step(title, state, next).ok) break;
  }
  return { end: state, positions, rounds: ends };
}

function moveOf(title: Title, state: BaseState, seat: Seat, quick: Policy, means: Means): BaseAction {
  return quick({ title, state }, seat, means).action;
}

/** The number of the operating round in which a position is, if it is in one. */
function operatingRound(state: BaseState): number | undefined {
  const frame = state.flow.find(({ kind }) => kind === 'operatingRound');
  return frame && 'number' in frame ? Number(frame.number) : undefined;
}
