import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { Migrator, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../src/config.ts';
import { migrationsFor } from '../src/db/migrations.ts';
import { openStore, type Store } from '../src/db/store.ts';
import { verifyAll } from '../src/ops/verify.ts';
import { type House, move, openHouse } from './house.ts';
import { anyAction, isChoice } from './load.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { scratchFolder } from './scratch.ts';

/*
 * Databases as older servers have left them, each written by the server of its time: two people in the middle of a game, a
 * guest at a table that waits, a bot with a token. The first line tells who is who.
 */
const STORES = join(import.meta.dirname, 'stores');
const Head = z.object({
  table: z.string(),
  open: z.string(),
  token: z.string(),
  cookies: z.record(z.string(), z.string()),
  ids: z.record(z.string(), z.string()),
});
const Line = z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))]);

const versions = readdirSync(STORES)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.replace('.jsonl', ''))
  .sort();

test('every version of the database that served anybody has one in the tests', async () => {
  const names = Object.keys(await migrationsFor('sqlite').getMigrations());
  // The first server came with four migrations at once, and the twelfth with the thirteenth.
  const never = names.filter((name) => /^(000[123]|0012)-/.test(name));
  expect(versions).toEqual(names.slice(0, -1).filter((name) => !never.includes(name)));
});

const TRUTHS = new Set(['emailVerified', 'isAnonymous']);

/** A value as the database holds it; sessions of that time last. */
function valueIn({ kind }: Store, column: string, value: string | number | null): unknown {
  if (column === 'expiresAt') return '2999-01-01T00:00:00.000Z';
  return kind === 'postgres' && TRUTHS.has(column) && value !== null ? value === 1 : value;
}

/** Makes the database as it was, and tells who is who. */
async function restore(env: Readonly<Record<string, string>>, version: string): Promise<z.infer<typeof Head>> {
  const [head = '', ...lines] = readFileSync(join(STORES, `${version}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const store = openStore(readConfig(env));
  const { error } = await new Migrator({ db: store.db, provider: migrationsFor(store.kind) }).migrateTo(version);
  if (error !== undefined) throw error;
  await store.db.transaction().execute(async (trx) => {
    for (const line of lines) {
      const [table, row] = Line.parse(JSON.parse(line));
      const columns = Object.entries(row);
      const names = sql.join(columns.map(([column]) => sql.ref(column)));
      const values = sql.join(columns.map(([column, value]) => valueIn(store, column, value)));
      await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(trx);
    }
  });
  await store.close();
  return Head.parse(JSON.parse(head));
}

describe.each(['sqlite', 'postgres'] as const)('an older database on %s', (kind) => {
  let postgres: Postgres | undefined;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(() => postgres?.stop());

  async function where(): Promise<Record<string, string>> {
    if (postgres) return { DATABASE_URL: await postgres.database() };
    const folder = scratchFolder('older');
    closing.push(async () => rmSync(folder, { recursive: true, force: true }));
    return { DATA_DIR: folder };
  }

  test.each(versions)('of %s: everybody is who they were, and the game goes on', async (version) => {
    const env = await where();
    const { table, open, token, cookies, ids } = await restore(env, version);
    const house: House = await openHouse(env, (close) => closing.push(close));
    const faults: unknown[] = [];
    let games = 0;
    for await (const { fault, past } of verifyAll(house.running.context.store, titles)) {
      games += 1;
      if (fault !== undefined || past) faults.push(fault ?? 'past');
    }
    expect([faults, games]).toEqual([[], 2]);

    const client = (name: string) => house.as({ ...house.visitor(), id: ids[name] ?? '', cookie: cookies[name] ?? '' });
    for (const name of ['ada', 'ben', 'cleo']) {
      expect((await client(name).get('/api/account')).body['id'], name).toBe(ids[name]);
    }
    const bot = await house.visitor().send('GET', '/api/account', undefined, { authorization: `Bearer ${token}` });
    expect(bot.body).toMatchObject({ name: 'Robo', kind: 'bot' });
    const said = [...(await client('ada').get(`/api/tables/${table}/chat`)).body].map(({ body }) => body);
    expect(said).toEqual(['Good luck', 'And to you']);
    expect((await client('ben').get(`/api/tables/${table}/note`)).body['body']).toBe('Remember the river');
    expect((await client('cleo').get(`/api/tables/${open}`)).body).toMatchObject({ status: 'open', mySeat: 0 });

    const seen = (await client('ada').get(`/api/tables/${table}`)).body;
    expect(seen).toMatchObject({ status: 'running' });
    const seat = Number(seen['actors']?.[0]);
    const actor = client(seen['seatList']?.[seat]?.['player']?.['id'] === ids['ada'] ? 'ada' : 'ben');
    const { choices } = z
      .object({ choices: z.array(z.unknown()) })
      .parse((await actor.get(`/api/tables/${table}/choices`)).body);
    const action = anyAction(seededRandom(version), choices.filter(isChoice), seat);
    const played = await move(actor, table, Number(seen['seq']), { ...action });
    expect(played.status, JSON.stringify(played.body)).toBe(200);
  });
});
