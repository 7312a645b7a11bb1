import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Bot, botNamed, playMatch, type Valuation, valuingOf } from '@stellwerk/bots';
import type { Game, GameEvent, Options, Title } from '@stellwerk/engine/kernel';
import { titleById } from '@stellwerk/titles';

/** One game of a series: everything it depends on, so that any machine plays the same. */
export interface Job {
  readonly title: string;
  /** The bot at each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options?: Options;
  /** Positions a bot may look at for a move. */
  readonly budget?: number;
  /** Beyond this the game is broken off. */
  readonly mostActions?: number;
  /** How the bot named `TRIAL` values what a seat has. */
  readonly valuation?: Valuation;
}

/** A planner whose valuation is tried. */
export const TRIAL = 'trial';

/** What is left of a game when it is over. */
export interface Outcome {
  readonly over: boolean;
  readonly actions: number;
  readonly score: readonly { readonly seat: number; readonly rank: number; readonly value: number }[];
  /** Players and companies that could not pay. */
  readonly bankruptcies: number;
  /** Companies that began and had two turns or a run, and how many of them ran a train before their third turn. */
  readonly began: number;
  readonly ran: number;
}

/** Plays a game of bots of ours. */
export async function playNamed(job: Job): Promise<Outcome> {
  const title = titleById(job.title);
  if (!title) throw new RangeError(`There is no title “${job.title}”.`);
  const bots = await Promise.all(
    job.bots.map(async (id) => {
      const bot = await (id === TRIAL && job.valuation ? trialOf(job.title, job.valuation) : botNamed(job.title, id));
      if (!bot) throw new RangeError(`There is no bot “${id}” for ${title.name}.`);
      return bot;
    }),
  );
  return playJob(title, bots, job);
}

async function trialOf(title: string, valuation: Valuation): Promise<Bot | undefined> {
  return (await valuingOf(title))?.trial(valuation);
}

/** So often play stands still for a moment, so that a signal, or the end of whoever asked for the game, is heard. */
const LISTEN_EVERY_MS = 100;
/** Of all games together: many are over sooner than that. */
let heard = performance.now();

/** Plays the game and forgets it but for its outcome. */
export async function playJob(
  title: Title,
  bots: readonly Bot[],
  { seed, options, budget, mostActions }: Omit<Job, 'title' | 'bots'>,
): Promise<Outcome> {
  const match = await playMatch({
    title,
    bots,
    seed,
    ...(options ? { options } : {}),
    ...(budget === undefined ? {} : { budget }),
    ...(mostActions === undefined ? {} : { mostActions }),
    async watch() {
      if (performance.now() < heard + LISTEN_EVERY_MS) return;
      await nextTurn();
      heard = performance.now();
    },
  });
  if (!match.ok) throw new RangeError(`The game cannot start: ${match.refusal.rule}.`);
  const game = match.value;
  const score = game.score().map(({ seat, rank, value }) => ({ seat, rank, value }));
  return { over: game.over, actions: game.actions.length, score, ...sensesOf(game) };
}

/** Events that tell of a player or a company that could not pay. */
const BANKRUPT: ReadonlySet<string> = new Set(['bankrupt', 'insolvent']);
const BEGAN: ReadonlySet<string> = new Set(['floated', 'opened']);
const TURNS: ReadonlySet<string> = new Set(['ran', 'didNotRun']);

function sensesOf(game: Game): Pick<Outcome, 'bankruptcies' | 'began' | 'ran'> {
  let bankruptcies = 0;
  const turns = new Map<string, { count: number; ran: boolean }>();
  for (let move = 0; move <= game.actions.length; move++) {
    for (const event of game.events(move)) {
      if (BANKRUPT.has(event.type)) bankruptcies += 1;
      const id = companyIn(event);
      if (BEGAN.has(event.type)) turns.set(id, { count: 0, ran: false });
      const own = turns.get(id);
      if (!own || !TURNS.has(event.type) || own.count >= 2) continue;
      own.count += 1;
      if (event.type === 'ran' && Number(event['revenue']) > 0) own.ran = true;
    }
  }
  // Who had but one turn before the end is not counted.
  const grown = [...turns.values()].filter(({ count, ran }) => count === 2 || ran);
  return { bankruptcies, began: grown.length, ran: grown.filter(({ ran }) => ran).length };
}

function companyIn(event: GameEvent): string {
  return String(event['company'] ?? '');
}
