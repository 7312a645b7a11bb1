import { randomBytes } from 'node:crypto';
import { type Bot, BUDGET, chanceFor, loadBots, seenPosition } from '@stellwerk/bots';
import {
  type BaseAction,
  explain,
  type Game,
  type Language,
  type Listener,
  narrate,
  newGame,
  storeGame,
  type Title,
} from '@stellwerk/engine/kernel';
import { askAction } from '../ask.ts';
import { EndOfInput, type Lines, linesOf } from '../lines.ts';
import { checkWritable, writeText } from '../output.ts';
import { table } from '../report.ts';
import { readArgs, titleNamed, UsageError } from '../usage.ts';
import { say } from '../words.ts';

const PERSON = 'person';

/** A game in the terminal. At a terminal it asks who plays; elsewhere bots play. */
export async function play(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    seats: { type: 'string' },
    seed: { type: 'string' },
    lang: { type: 'string' },
    save: { type: 'string' },
    layout: { type: 'string' },
  });
  const title = titleNamed(positionals[0]);
  const language: Language =
    values.lang === 'de' || (!values.lang && /^de/i.test(process.env['LANG'] ?? '')) ? 'de' : 'en';
  checkWritable(values.save);
  const console_ = linesOf(process.stdin, process.stdout);
  try {
    const seats = await seating(title, values.seats, language, console_);
    const seed = values.seed ?? randomBytes(4).toString('hex');
    const options = values.layout === undefined ? {} : { layout: values.layout };
    const started = newGame(title, {
      players: seats.map((seat, i) => `${nameOf(seat, language)} ${i + 1}`),
      seed,
      options,
    });
    if (!started.ok) throw new UsageError(explain(started.refusal, { language, players: [], title }));
    const game = started.value;
    console.log(say('opening', language, { title: title.name, seed }));
    await playOut(game, seats, language, console_).catch((error: unknown) => {
      if (!(error instanceof EndOfInput)) throw error;
      console.log(
        `\n${say(values.save === undefined ? 'leftUnsaved' : 'left', language, { moves: game.actions.length })}`,
      );
    });
    if (values.save !== undefined) {
      await writeText(values.save, JSON.stringify(storeGame(game)));
      console.log(say('saved', language, { file: values.save }));
    }
    console.log(finale(game, language));
    return game.over ? 0 : 1;
  } finally {
    console_.close();
  }
}

async function seating(
  title: Title,
  wanted: string | undefined,
  language: Language,
  input: Lines,
): Promise<(Bot | typeof PERSON)[]> {
  const known = await loadBots(title.id);
  const best = known.at(-1) ?? known[0];
  const seatOf = (name: string): Bot | typeof PERSON => {
    const bot = name === 'bot' ? best : known.find(({ id }) => id === name);
    if (name === PERSON) return PERSON;
    if (!bot)
      throw new UsageError(`A seat is ${[PERSON, 'bot', ...known.map(({ id }) => id)].join(', ')}; not “${name}”.`);
    return bot;
  };
  const [least, most] = title.players;
  if (wanted !== undefined) {
    const names = wanted.split(',');
    if (names.length < least || names.length > most) {
      throw new UsageError(`${title.name} is for ${least} to ${most} players; --seats names ${names.length}.`);
    }
    return names.map(seatOf);
  }
  const people = process.stdin.isTTY ? await howManyPeople(least, language, input) : 0;
  return Array.from({ length: least }, (_, seat) => seatOf(seat < people ? PERSON : 'bot'));
}

async function howManyPeople(most: number, language: Language, input: Lines): Promise<number> {
  const answer = await input.question(say('askPeople', language, { most })).catch(() => '0');
  return Math.min(most, Math.max(0, Math.floor(Number(answer)) || 0));
}

function nameOf(seat: Bot | typeof PERSON, language: Language): string {
  return seat === PERSON ? say('person', language, {}) : say('bot', language, {});
}

async function playOut(
  game: Game,
  seats: readonly (Bot | typeof PERSON)[],
  language: Language,
  input: Lines,
): Promise<void> {
  const { title, config } = game;
  const listener: Listener = { language, players: config.players, title };
  for (const event of game.events(0)) console.log(narrate(event, listener));
  let turns = 0;
  while (!game.over) {
    const seat = game.actors()[0] ?? 0;
    const who = seats[seat];
    if (who === undefined) return;
    if (who === PERSON) console.log(`\n${boardOf(game)}`);
    const action = who === PERSON ? await askAction(game, seat, language, input) : await botMove(game, who, seat);
    if (action === 'undo') {
      game.undo();
      continue;
    }
    const played = game.play(action);
    if (!played.ok) {
      console.log(explain(played.refusal, listener));
      continue;
    }
    for (const event of played.events) {
      console.log(`  ${narrate(event, listener)}`);
      if (event.type !== 'turnEnded' && event.type !== 'gameEnded') continue;
      turns += 1;
      console.log(`\n${say('progress', language, { turn: turns, move: game.actions.length })}\n${boardOf(game)}`);
    }
  }
}

async function botMove({ title, state, config, actions }: Game, bot: Bot, seat: number): Promise<BaseAction> {
  const random = chanceFor(config.seed, seat, actions.length);
  const { action } = await bot.think({ title, state: seenPosition(state, random.seed) }, seat, {
    random,
    budget: BUDGET,
  });
  return action;
}

function boardOf({ title, state }: Game): string {
  return title.draw?.(state) ?? '';
}

function finale(game: Game, language: Language): string {
  const score = [...game.score()].sort((a, b) => a.rank - b.rank);
  const parts = Object.keys(score[0]?.parts ?? {});
  const word = (part: string) => game.title.texts[`term.${part}`]?.[language] ?? part;
  return table(
    [say('rank', language, {}), say('player', language, {}), ...parts.map(word)],
    score.map(({ rank, seat, parts: figures }) => [
      rank,
      game.config.players[seat] ?? '',
      ...parts.map((part) => figures[part] ?? 0),
    ]),
  );
}
