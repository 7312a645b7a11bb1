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
import { builderMove } from './builder.ts';

/** How far and how often a player looks ahead. */
interface Outlook {
  /** Games played on for each move it considers. */
  readonly playouts: number;
  /** Turns of all players that are played on. */
  readonly turns: number;
  /** Lays tried for each move while playing on. */
  readonly tries: number;
}

/** Decisions that hang on what the dice and the others will bring; where to lay track is seen at once. */
const WEIGHED: ReadonlySet<string> = new Set(['roll', 'refill', 'buyLoco', 'newPassengers', 'endTurn']);
/** No turn has more actions than this. */
const MOST_ACTIONS = 120;

/** Plays like the builder, but tries the moves that are hard to judge by playing on with other dice. */
export function lookingAhead(outlook: Outlook): Policy {
  return ({ state }, seat, { random, budget, isOver }) => {
    const usual = builderMove(state, seat, random);
    if (!isPosition(state) || topFrame(state)?.kind !== 'turn' || !WEIGHED.has(usual.type)) return decided(usual);
    const moves = alternatives(choicesOf<BaseState>(railroadDice2, state, seat), seat, usual);
    if (moves.length < 2) return decided(usual);
    const seeds = Array.from({ length: outlook.playouts }, () => String(draw(random, 'playouts', 1_000_000_000)));
    let spent = 0;
    const rated = moves.map((action) => {
      let sum = 0;
      for (const seed of seeds) {
        if (spent > 0 && (spent >= 20 * budget || isOver?.())) break;
        const played = playOn(state, seat, action, seed, outlook);
        spent += played.positions;
        sum += played.value;
      }
      return { action, value: sum / seeds.length };
    });
    return bestOf(rated, usual);
  };
}

function bestOf(rated: readonly { readonly action: BaseAction; readonly value: number }[], usual: BaseAction): Thought {
  const sorted = [...rated].sort((a, b) => b.value - a.value);
  const top = sorted[0]?.value ?? 0;
  const considered = sorted.map(({ action, value }) => ({ action, behind: top - value }));
  return { action: sorted[0]?.action ?? usual, considered };
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
  { turns, tries }: Outlook,
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
  return { value: isPosition(state) ? lead(state, seat) : 0, positions };
}

/** What a player has fetched and can fetch, compared with the best of the others. */
function lead(state: State, seat: Seat): number {
  const worth = state.players.map(
    ({ transported, money, connected, locos }) =>
      transported +
      0.25 * money +
      (state.ending ? 0 : 1.5 * connected.length + 0.6 * locos.reduce((sum, one) => sum + one, 0)),
  );
  const others = worth.filter((_, other) => other !== seat);
  return (worth[seat] ?? 0) - Math.max(...others);
}
