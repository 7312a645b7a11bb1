import { type BaseAction, type BaseState, draw } from '@stellwerk/engine/kernel';
import type { Policy, Thought } from '../bot.ts';
import { playOn } from './line.ts';
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
      const count = countRounds(state, search.rounds);
      const { end, positions } = playOn(title, state, action, { policy: quick, means, seed, isOver: count.areOver });
      left -= positions;
      if (!end || !knowledge.is(end)) continue;
      const found = utilityOf(knowledge, end, seat, temper, rounds && Math.max(1, rounds - count.ended()));
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

interface RoundsCount {
  /** Operating rounds that came to their end so far. */
  ended(): number;
  /** Whether so many have, one that had begun beforehand not counted. */
  areOver(state: BaseState): boolean;
}

function countRounds(from: BaseState, rounds: number): RoundsCount {
  let round = operatingRound(from);
  const most = round === undefined ? rounds : rounds + 1;
  let ends = 0;
  return {
    ended: () => ends,
    areOver(state) {
      const now = operatingRound(state);
      if (now !== round && round !== undefined) ends += 1;
      round = now;
      return ends >= most;
    },
  };
}

/** The number of the operating round in which a position is, if it is in one. */
function operatingRound(state: BaseState): number | undefined {
  const frame = state.flow.find(({ kind }) => kind === 'operatingRound');
  return frame && 'number' in frame ? Number(frame.number) : undefined;
}
