import { type Game, newGame, type Options, type Result, seededRandom, type Title } from '@stellwerk/engine/kernel';
import type { Bot } from './bot.ts';

interface Match {
  readonly title: Title;
  /** One bot a seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly options?: Options;
  /** Beyond this the match is broken off unfinished. */
  readonly mostActions?: number;
}

const MOST_ACTIONS = 20_000;

/** A game between bots, the same for the same seed. */
export function playMatch({ title, bots, seed, options = {}, mostActions = MOST_ACTIONS }: Match): Result<Game> {
  const players = bots.map((bot, seat) => `${bot.id} ${seat + 1}`);
  const started = newGame(title, { players, seed, options });
  if (!started.ok) return started;
  const game = started.value;
  const random = seededRandom(`${seed}/bots`);
  while (!game.over && game.actions.length < mostActions) {
    const seat = game.actors()[0] ?? 0;
    const bot = bots[seat];
    if (!bot) throw new RangeError(`no bot at seat ${seat}`);
    const action = bot.choose(game, seat, random);
    const played = game.play(action);
    if (!played.ok) throw new Error(`${bot.id} chose ${JSON.stringify(action)}, refused by ${played.refusal.rule}`);
  }
  return started;
}
