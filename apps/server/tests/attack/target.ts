import { rmSync } from 'node:fs';
import { z } from 'zod';
import { freePort } from '../../../../scripts/free-port.ts';
import { newPlayer, type Player } from '../load.ts';
import { ownPostgres } from '../postgres.ts';
import { type Server, startServer } from '../process.ts';
import { scratchFolder } from '../scratch.ts';

export type Kind = 'sqlite' | 'postgres';

/** Server processes on one database, on this machine only. */
export interface Target {
  readonly kind: Kind;
  readonly servers: readonly Server[];
  readonly url: string | undefined;
  /** A person at one of the processes. */
  guest(name: string, at?: number): Promise<Person>;
  person(name: string, at?: number): Promise<Person>;
  /** Whether a process has ended by itself. */
  isDead(): boolean;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

export interface Person extends Player {
  ask(method: string, path: string, body?: unknown, at?: string): Promise<Answer>;
}

/** What an attack found: how often it was tried, and what was not as it must be. */
export interface Outcome {
  readonly tried: number;
  readonly failures: readonly string[];
}

export const WIDE = { REQUESTS_PER_MINUTE: '10000000', SIGN_INS_PER_MINUTE: '1000000', TABLES_PER_ACCOUNT: '1000' };

export async function openTarget(
  file: string,
  kind: Kind,
  processes: number,
  more: Readonly<Record<string, string>> = WIDE,
): Promise<Target> {
  const folder = scratchFolder('attack');
  const postgres = kind === 'postgres' ? await ownPostgres() : undefined;
  const url = await postgres?.database();
  const env = { ...(url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: url }), ...more };
  const servers: Server[] = [];
  for (let i = 0; i < processes; i++) servers.push(await startServer(file, await freePort(), env));
  const baseOf = (at: number) => servers[at % servers.length]?.base ?? '';
  return {
    kind,
    servers,
    url,
    guest: async (name, at = 0) => withAsk(await newPlayer(name, () => baseOf(at))),
    async person(name, at = 0) {
      const email = `${name.toLowerCase()}-${Math.trunc(performance.now() * 1000)}@example.org`;
      const answer = await fetch(`${baseOf(at)}/api/account/sign-up`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, email, password: 'a long password' }),
      });
      const { id } = z.object({ id: z.string() }).parse(await answer.json());
      const cookie = answer.headers
        .getSetCookie()
        .map((text) => text.split(';')[0])
        .join('; ');
      return withAsk({ id, cookie, base: () => baseOf(at) });
    },
    isDead: () => servers.some(({ child }) => child.exitCode !== null || child.signalCode !== null),
    async close() {
      for (const { child, kill } of servers) if (child.exitCode === null) await kill();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function withAsk(player: Player): Person {
  return { ...player, ask: (method, path, body, at = player.base()) => ask(at + path, method, body, player.cookie) };
}

export async function ask(url: string, method: string, body?: unknown, cookie = ''): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const TABLE = z.object({
  id: z.string(),
  status: z.string(),
  seq: z.int(),
  actors: z.array(z.int()),
  seatList: z.array(
    z.object({
      seat: z.int(),
      player: z.object({ id: z.string() }).nullable(),
      missing: z.boolean(),
      clock: z.object({ leftMs: z.int().nullable(), deadline: z.int().nullable() }),
    }),
  ),
});

/** A running game of these people, in this order. */
export async function startedTable(
  people: readonly Person[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('a table has a host');
  const wish = { title: 'railroad-dice-2', name: 'Attack', seats: people.length, seating: 'joined', ...more };
  const { id } = await need(host, 'POST', '/api/tables', wish);
  for (const other of others) {
    if (more['visibility'] === 'private') await host.ask('POST', `/api/tables/${id}/invite`, { player: other.id });
    await need(other, 'POST', `/api/tables/${id}/join`);
  }
  await need(host, 'POST', `/api/tables/${id}/start`);
  return id;
}

export async function need(
  person: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<z.infer<typeof TABLE>> {
  const answer = await person.ask(method, path, body);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return TABLE.parse(answer.body);
}
