import {
  type BaseAction,
  type Choice,
  draw,
  type RandomState,
  randomAction,
  seededRandom,
} from '@stellwerk/engine/kernel';
import { z } from 'zod';
import { Entry } from '../src/api/index.ts';

/** A player over HTTP that takes no refusal of the network for an answer. */
export interface Player {
  readonly id: string;
  readonly cookie: string;
  /** The server it talks to now. */
  base(): string;
  /** Hears the status of every answer. */
  told?(status: number): void;
}

export interface Acknowledged {
  readonly table: string;
  readonly id: string;
  readonly seq: number;
  readonly hash: string;
}

const Table = z.object({ id: z.string(), status: z.string(), seq: z.int(), actors: z.array(z.int()) });
const Choices = z.object({ seq: z.int(), choices: z.array(z.looseObject({ type: z.string() })) });
const Played = z.object({ entry: Entry });

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Asks until somebody answers; what is down comes up again. */
async function insist(
  player: Player,
  method: string,
  path: string,
  body: unknown,
  running: () => boolean,
): Promise<Reply | undefined> {
  while (running()) {
    try {
      const answer = await fetch(player.base() + path, {
        method,
        headers: { cookie: player.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      const text = await answer.text();
      player.told?.(answer.status);
      if (answer.status < 500 && answer.status !== 429) return { status: answer.status, body: JSON.parse(text) };
    } catch {
      // The server is down, or died while it answered: the same again.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return undefined;
}

export async function newPlayer(name: string, base: () => string): Promise<Player> {
  for (;;) {
    try {
      const answer = await fetch(`${base()}/api/account/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      const account = z.object({ id: z.string() }).parse(await answer.json());
      const cookie = answer.headers
        .getSetCookie()
        .map((text) => text.split(';')[0])
        .join('; ');
      return { id: account.id, cookie, base };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

interface LoadOptions {
  readonly title: string;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly running: () => boolean;
  readonly acknowledged: (move: Acknowledged) => void;
}

/** One table after another, played at random with the choices the server offers. */
export async function playTables({ title, players, seed, running, acknowledged }: LoadOptions): Promise<void> {
  const random = seededRandom(seed);
  let count = 0;
  while (running()) {
    const table = await openTable(title, players, running);
    if (table === undefined) continue;
    while (running()) {
      count += 1;
      if (!(await playOne(table, players, random, `${seed.replace(/\W/g, '-')}-${count}-move`, running, acknowledged)))
        break;
    }
  }
}

export async function openTable(
  title: string,
  players: readonly Player[],
  running: () => boolean,
): Promise<string | undefined> {
  const [host, ...others] = players;
  if (!host) throw new Error('a table has a host');
  const made = await insist(
    host,
    'POST',
    '/api/tables',
    { title, name: 'Load', seats: players.length, seating: 'joined' },
    running,
  );
  const table = Table.safeParse(made?.body).data;
  if (!table) return undefined;
  for (const other of others) await insist(other, 'POST', `/api/tables/${table.id}/join`, undefined, running);
  await insist(host, 'POST', `/api/tables/${table.id}/start`, undefined, running);
  return table.id;
}

export async function playOne(
  id: string,
  players: readonly Player[],
  random: RandomState,
  moveId: string,
  running: () => boolean,
  acknowledged: (move: Acknowledged) => void,
): Promise<boolean> {
  const [anyone] = players;
  if (!anyone) return false;
  const seen = await insist(anyone, 'GET', `/api/tables/${id}`, undefined, running);
  const table = Table.safeParse(seen?.body).data;
  const seat = table?.actors[0];
  const player = seat === undefined ? undefined : players[seat];
  if (table?.status !== 'running' || seat === undefined || !player) return false;
  const offered = await insist(player, 'GET', `/api/tables/${id}/choices`, undefined, running);
  const read = Choices.safeParse(offered?.body).data;
  if (!read || read.choices.length === 0) return true;
  const choices: readonly unknown[] = read.choices;
  const action = anyAction(random, choices.filter(isChoice), seat);
  if (!action) return true;
  const answer = await insist(
    player,
    'POST',
    `/api/tables/${id}/moves`,
    { after: read.seq, id: moveId, action },
    running,
  );
  if (answer?.status === 200) {
    const { entry } = Played.parse(answer.body);
    acknowledged({ table: id, id: moveId, seq: entry.seq, hash: entry.hash });
  } else if (answer && answer.status !== 409)
    throw new Error(`a move was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return true;
}

export function anyAction(random: RandomState, choices: readonly Choice[], seat: number): BaseAction | undefined {
  const types = [...new Set(choices.map(({ type }) => type))];
  const type = types[draw(random, 'kind', Math.max(1, types.length))];
  const alike = choices.filter((choice) => choice.type === type);
  const choice = alike[draw(random, 'choice', Math.max(1, alike.length))];
  return choice && randomAction(random, choice, seat);
}

export function isChoice(value: unknown): value is Choice {
  return typeof value === 'object' && value !== null && 'type' in value && 'params' in value;
}
