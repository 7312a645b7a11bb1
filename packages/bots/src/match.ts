import {
  type Game,
  newGame,
  type Options,
  type Result,
  type Seat,
  seededRandom,
  type Title,
} from '@stellwerk/engine/kernel';
import type { Bot, Means } from './bot.ts';
import { seenPosition } from './seen-position.ts';

interface Match {
  readonly title: Title;
  /** One bot a seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly options?: Options;
  /** Beyond this the match is broken off unfinished. */
  readonly mostActions?: number;
  /** Positions that a bot may look at for a move. */
  readonly budget?: number;
  /** Hears of the game before each move, and is waited for. */
  readonly watch?: (game: Game) => void | Promise<void>;
}

const MOST_ACTIONS = 20_000;
/** What a move may cost in a match unless told: some tenths of a second. */
export const BUDGET = 400;

/** A game between bots, the same for the same seed. */
export async function playMatch(match: Match): Promise<Result<Game>> {
  const { title, bots, seed, options = {}, mostActions = MOST_ACTIONS, budget = BUDGET, watch } = match;
  const players = bots.map((bot, seat) => `${bot.id} ${seat + 1}`);
  const started = newGame(title, { players, seed, options });
  if (!started.ok) return started;
  const game = started.value;
  while (!game.over && game.actions.length < mostActions) {
    await watch?.(game);
    const seat = game.actors()[0] ?? 0;
    const bot = bots[seat];
    if (!bot) throw new RangeError(`no bot at seat ${seat}`);
    const random = chanceFor(seed, seat, game.actions.length);
    const position = { title, state: seenPosition(game.state, random.seed) };
    const { action } = await bot.think(position, seat, { random, budget });
    const played = game.play(action);
    if (!played.ok) throw new Error(`${bot.id} chose ${JSON.stringify(action)}, refused by ${played.refusal.rule}`);
  }
  return started;
}

/** A stream of its own for each seat and move: what one bot draws changes nothing for another. */
export function chanceFor(seed: string, seat: Seat, move: number): Means['random'] {
  return seededRandom(`${seed}/bots/${seat}/${move}`);
}
