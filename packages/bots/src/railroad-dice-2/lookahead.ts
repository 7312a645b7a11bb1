import {
  type BaseAction,
  type BaseState,
  type Choice,
  choicesOf,
  clone,
  draw,
  expand,
  type RandomState,
  type Seat,
  seededRandom,
  step,
  topFrame,
} from '@stellwerk/engine/kernel';
import { isPosition, railroadDice2, type State } from '@stellwerk/titles/railroad-dice-2';
import { decided, type Policy, type Thought } from '../bot.ts';
import { builderMove, lays } from './builder.ts';
import { fetching } from './fetching.ts';
import { placing } from './placing.ts';
import { type DiceValuation, worthOf } from './worth.ts';

/** How far and how often a player looks ahead. */
interface Outlook {
  /** Games played on for each move that stays in question. */
  readonly playouts: number;
  /** After so many games the better half of the moves stays in question. */
  readonly halvedEvery: number;
  /** Lays and exchanges it considers. */
  readonly lays: number;
  /** Turns of all players that are played on. */
  readonly turns: number;
  /** Lays tried for each move while playing on. */
  readonly tries: number;
  /** What a unit of each feature counts for where playing on stops. */
  readonly valuation: DiceValuation;
}

const BUILDING: ReadonlySet<string> = new Set(['lay', 'exchange']);
/** Decisions that hang on what the dice and the others will bring. */
const WEIGHED: ReadonlySet<string> = new Set(['roll', 'refill', 'buyLoco', 'newPassengers', 'endTurn']);
/** Positions of this game that count as one of a budget: they are small, and are played on from without a look around. */
const POSITIONS = 60;
/** No turn has more actions than this. */
const MOST_ACTIONS = 120;

/** Plays like the builder, but tries the moves that are hard to judge by playing on with other dice. */
export function lookingAhead(outlook: Outlook): Policy {
  return ({ state }, seat, { random, budget, isOver }) => {
    const choices = choicesOf<BaseState>(railroadDice2, state, seat);
    const known = isPosition(state) && (placing(state, choices, seat, random) ?? fetching(state, choices, seat));
    if (known) return known;
    const usual = builderMove(state, seat, random);
    if (!isPosition(state) || topFrame(state)?.kind !== 'turn') return decided(usual);
    const moves = BUILDING.has(usual.type)
      ? lays(state, choices, seat, random).slice(0, outlook.lays)
      : WEIGHED.has(usual.type)
        ? alternatives(choices, seat, usual)
        : [usual];
    if (moves.length < 2) return decided(usual);
    const seeds = Array.from({ length: outlook.playouts }, () => String(draw(random, 'playouts', 1_000_000_000)));
    const rated = moves.map((action) => ({ action, sum: 0, games: 0 }));
    let rivals = rated;
    let spent = 0;
    for (const [game, seed] of seeds.entries()) {
      if (spent > 0 && (spent >= POSITIONS * budget || isOver?.())) break;
      if (game > 0 && game % outlook.halvedEvery === 0) rivals = betterHalf(rivals);
      for (const rival of rivals) {
        const played = playOn(state, seat, rival.action, seed, outlook);
        spent += played.positions;
        rival.sum += played.value;
        rival.games += 1;
      }
    }
    return bestOf(rated, usual);
  };
}

/** A move, and how the games went that were played on from it. */
interface Rival {
  readonly action: BaseAction;
  sum: number;
  games: number;
}

function meanOf({ sum, games }: Rival): number {
  return sum / Math.max(1, games);
}

function betterHalf(rivals: Rival[]): Rival[] {
  return [...rivals].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.max(2, Math.ceil(rivals.length / 2)));
}

/** Of those that stayed in question longest the best; a mean of few games is not compared with one of many. */
function bestOf(rated: readonly Rival[], usual: BaseAction): Thought {
  const sorted = [...rated].sort((a, b) => b.games - a.games || meanOf(b) - meanOf(a));
  const [best] = sorted;
  if (!best) return decided(usual);
  const considered = sorted.map((one) => ({ action: one.action, behind: Math.max(0, meanOf(best) - meanOf(one)) }));
  return { action: best.action, considered };
}

/** The usual move first, then one of each other kind that is not plainly worse. */
function alternatives(choices: readonly Choice[], seat: Seat, usual: BaseAction): BaseAction[] {
  const others = choices
    .filter(({ type }) => WEIGHED.has(type))
    .flatMap((choice) => [...expand(choice, seat, choice.type === 'roll' ? 4 : 3)]);
  const same = JSON.stringify(usual);
  return [usual, ...others.filter((action) => JSON.stringify(action) !== same)].slice(0, 8);
}

function playOn(
  from: State,
  seat: Seat,
  action: BaseAction,
  seed: string,
  { turns, tries, valuation }: Outlook,
): { readonly value: number; readonly positions: number } {
  const state = clone<BaseState>(from);
  state.random = { ...seededRandom(`playout/${seed}`, from.random.version), draws: from.random.draws };
  const random: RandomState = seededRandom(`player/${seed}`);
  let left = turns;
  let positions = 1;
  if (!step<BaseState>(railroadDice2, state, action).ok) return { value: Number.NEGATIVE_INFINITY, positions };
  if (action.type === 'endTurn') left -= 1;
  for (; positions < MOST_ACTIONS && left > 0; positions++) {
    const top = topFrame(state);
    if (!top || !('seat' in top)) break;
    const next = builderMove(state, Number(top.seat), random, tries);
    if (!step<BaseState>(railroadDice2, state, next).ok) break;
    if (next.type === 'endTurn') left -= 1;
  }
  return { value: isPosition(state) ? lead(worthOf(state, valuation), seat) : 0, positions };
}

/** What a player has fetched and can fetch, compared with the best of the others. */
function lead(worth: readonly number[], seat: Seat): number {
  const others = worth.filter((_, other) => other !== seat);
  return (worth[seat] ?? 0) - Math.max(...others);
}
