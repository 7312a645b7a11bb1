import { rmSync } from 'node:fs';
import { draw, seededRandom } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { sql } from 'kysely';
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import { openStore } from '../../src/db/store.ts';
import { verifyAll } from '../../src/ops/verify.ts';
import { makeRunning } from '../../src/server.ts';
import { chance, damaged, JUNK, pick, sample } from '../damage.ts';
import { call } from '../line.ts';
import { anyAction, isChoice } from '../load.ts';
import { pause } from '../process.ts';
import { restartRun } from '../restarts.ts';
import { scratchFolder } from '../scratch.ts';
import { wireGames } from '../wire/games.ts';
import {
  ask,
  type Kind,
  need,
  type Outcome,
  openTarget,
  type Person,
  startedTable,
  type Target,
  WIDE,
} from './target.ts';

interface Plan {
  readonly file: string;
  readonly kind: Kind;
  readonly seed: string;
  /** Takes part of the numbers, for a quick look. */
  readonly scale: number;
}

interface Attack {
  readonly name: string;
  readonly databases: readonly Kind[];
  run(plan: Plan): Promise<Outcome>;
}

const BOTH: readonly Kind[] = ['sqlite', 'postgres'];
const share = (plan: Plan, count: number) => Math.max(2, Math.round(count * plan.scale));

/** Against a fresh target that is put away afterwards. A process that ended by itself is a failure of any attack. */
async function against(
  { file, kind }: Plan,
  processes: number,
  work: (target: Target, fail: (why: string) => void) => Promise<number>,
  env: Readonly<Record<string, string>> = WIDE,
): Promise<Outcome> {
  const target = await openTarget(file, kind, processes, env);
  const failures: string[] = [];
  try {
    const tried = await work(target, (why) => failures.push(why));
    if (target.isDead()) failures.push('a process ended');
    return { tried, failures };
  } finally {
    await target.close();
  }
}

async function choose(person: Person, table: string, seat: number, random: ReturnType<typeof seededRandom>) {
  const { body } = await person.ask('GET', `/api/tables/${table}/choices`);
  const read = z.object({ seq: z.int(), choices: z.array(z.unknown()) }).parse(body);
  return { seq: read.seq, action: anyAction(random, read.choices.filter(isChoice), seat) };
}

export const attacks: readonly Attack[] = [
  {
    name: 'forging',
    databases: BOTH,
    run: (plan) =>
      against(plan, 1, async (target, fail) => {
        const people = [await target.guest('Ann'), await target.guest('Ben')] as const;
        const stranger = await target.guest('Mallory');
        const table = await startedTable(people);
        const random = seededRandom(plan.seed);
        const before = await need(people[0], 'GET', `/api/tables/${table}`);
        const seat = before.actors[0] ?? 0;
        const [actor, other] = seat === 0 ? people : [people[1], people[0]];
        const { action } = await choose(actor, table, seat, random);
        const path = `/api/tables/${table}/moves`;
        const [name, value = ''] = actor.cookie.split('=');
        let tried = 0;
        for (let round = 0; round < share(plan, 10); round++) {
          const letter = value[round + 3] === 'x' ? 'y' : 'x';
          const flipped = `${name}=${value.slice(0, round + 3)}${letter}${value.slice(round + 4)}`;
          const forged: [string, string, unknown][] = [
            ['another player', other.cookie, action],
            ['a stranger', stranger.cookie, action],
            ['nobody', '', action],
            ['a forged session', flipped, action],
            ['another seat', other.cookie, { ...action, seat: 1 - seat }],
            ['a seat that is none', actor.cookie, { ...action, seat: 50 + round }],
            ['an invented action', actor.cookie, { type: 'giveMeMoney', seat, amount: 1 + round }],
            ['an added field', actor.cookie, { ...action, money: 10_000 + round }],
          ];
          for (const [who, cookie, move] of forged) {
            tried += 1;
            const body = { after: before.seq, id: `forged-${tried}-move`, action: move };
            const { status } = await ask(target.servers[0]?.base + path, 'POST', body, cookie);
            if (status < 400 || status >= 500) fail(`${who}: answered ${status}`);
          }
        }
        const after = await need(people[0], 'GET', `/api/tables/${table}`);
        if (after.seq !== before.seq) fail('something forged was stored');
        return tried;
      }),
  },
  {
    name: 'clocks',
    databases: BOTH,
    run: (plan) =>
      against(plan, plan.kind === 'postgres' ? 2 : 1, async (target, fail) => {
        let tried = 0;
        const elsewhere = target.servers.at(-1)?.base;
        for (const clock of [
          { kind: 'move', seconds: 120, fall: 'end' },
          { kind: 'bank', seconds: 120, increment: 30, fall: 'end' },
        ]) {
          const people = [await target.person('Ann'), await target.person('Ben')] as const;
          const table = await startedTable(people, { clock });
          const path = `/api/tables/${table}`;
          const { seatList, actors, seq } = await need(people[0], 'GET', path);
          const seat = actors[0] ?? 0;
          const actor = people[seat] ?? people[0];
          const deadline = seatList[seat]?.clock.deadline ?? 0;
          const tricks: [string, string, unknown][] = [
            ['POST', `${path}/leave`, undefined],
            ['POST', `${path}/return`, undefined],
            ['POST', '/api/account/vacation', { days: 1 }],
            ['DELETE', '/api/account/vacation', undefined],
          ];
          const random = seededRandom(plan.seed);
          const { action } = await choose(actor, table, seat, random);
          let stood = 0;
          for (let round = 0; round < share(plan, 20); round++) {
            tried += 1;
            const began = Date.now();
            for (const [i, [method, way, body]] of tricks.entries()) {
              const { status } = await actor.ask(method, way, body, i % 2 === 0 ? elsewhere : undefined);
              if (status >= 500) fail(`${method} ${way}: ${status}`);
              if (i > 0) continue;
              const move = { after: seq, id: `while-missing-${round}`, action };
              const moved = await actor.ask('POST', `${path}/moves`, move);
              if (moved.status !== 409) fail(`a move from a seat that was left: ${moved.status}`);
            }
            // A vacation stops the clock while it lasts, and no longer.
            stood += Date.now() - began;
            const seen = await need(actor, 'GET', path);
            const now = seen.seatList[seat]?.clock.deadline ?? Number.POSITIVE_INFINITY;
            if (now > deadline + stood + 50)
              fail(`${clock.kind}: the deadline moved by ${now - deadline} ms in ${stood} ms`);
          }
        }
        return tried;
      }),
  },
  {
    name: 'seats',
    databases: BOTH,
    run: (plan) =>
      against(plan, plan.kind === 'postgres' ? 3 : 1, async (target, fail) => {
        const random = seededRandom(plan.seed);
        const people: Person[] = [];
        for (let i = 0; i < 5; i++) people.push(await target.guest(`P${i}`, i));
        const table = await startedTable(people.slice(0, 3));
        const path = `/api/tables/${table}`;
        const ways = ['leave', 'return', 'join', 'seats/0/take', 'seats/1/take', 'seats/2/take'];
        const rounds = share(plan, 200);
        for (let round = 0; round < rounds; round++) {
          // Several at once, the same person among them.
          const who = pick(random, people);
          const asked = [who, pick(random, people), who].map((person) =>
            person.ask('POST', `${path}/${pick(random, ways)}`),
          );
          for (const { status } of await Promise.all(asked)) if (status >= 500) fail(`answered ${status}`);
          const { seatList } = await need(who, 'GET', path);
          const holders = seatList.flatMap(({ player }) => (player ? [player.id] : []));
          if (new Set(holders).size < holders.length) fail(`round ${round}: somebody has two seats`);
          if (seatList.some(({ player, missing }) => !player && !missing)) fail(`round ${round}: a seat is nobody's`);
        }
        return rounds;
      }),
  },
  {
    name: 'limits',
    databases: BOTH,
    run: (plan) =>
      against(
        plan,
        plan.kind === 'postgres' ? 3 : 1,
        async (target, fail) => {
          const ann = await target.person('Ann');
          const table = await startedTable([ann, await target.person('Ben', 1)]);
          const many = async (name: string, most: number, send: (i: number) => Promise<{ status: number }>) => {
            const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => send(i)));
            const granted = answers.filter(({ status }) => status === 200).length;
            if (granted > most) fail(`${name}: ${granted} granted, at most ${most} allowed`);
            if (answers.some(({ status }) => status >= 500)) fail(`${name}: a fault`);
          };
          const at = (i: number) => target.servers[i % target.servers.length]?.base;
          await many('bots', 10, (i) => ann.ask('POST', '/api/bots', { name: `R${i}` }, at(i)));
          await many('vacations', 1, (i) => ann.ask('POST', '/api/account/vacation', { days: 20 }, at(i)));
          await many('webhooks', 5, (i) =>
            ann.ask('POST', `/api/tables/${table}/webhooks`, { url: `https://example.org/${i}` }, at(i)),
          );
          const wish = { title: 'railroad-dice-2', name: 'x', seats: 2 };
          await many('tables', 3, (i) => ann.ask('POST', '/api/tables', wish, at(i)));
          await many('guests', 12, (i) => ask(`${at(i)}/api/account/guest`, 'POST', { name: `G${i}` }));
          return 5 * 50;
        },
        { REQUESTS_PER_MINUTE: '100000', SIGN_INS_PER_MINUTE: '12', TABLES_PER_ACCOUNT: '4' },
      ),
  },
  {
    name: 'sockets',
    databases: BOTH,
    run: (plan) =>
      against(plan, plan.kind === 'postgres' ? 2 : 1, async (target, fail) => {
        const people = [await target.guest('Ann'), await target.guest('Ben', 1)] as const;
        const table = await startedTable(people);
        const base = target.servers[0]?.base ?? '';
        const rounds = share(plan, 300);
        for (let i = 0; i < rounds; i++) {
          const line = await call(base);
          line.say({ type: 'watch', table, after: 0 });
          if (i % 3 === 0) line.say({ type: 'unwatch', table });
          if (i % 5 === 0) line.say('{');
          line.close();
        }
        const left = async () => {
          const { body } = await ask(`${base}/metrics`, 'GET');
          return Number(/^stellwerk_watchers (\d+)$/m.exec(String(body))?.[1] ?? -1);
        };
        for (let tries = 0; tries < 100 && (await left()) !== 0; tries++) await pause(50);
        if ((await left()) !== 0) fail(`${await left()} watchers were left behind`);
        const far = target.servers.at(-1)?.base ?? base;
        const open = await call(far, { cookie: people[0].cookie });
        await people[0].ask('POST', '/api/account/sign-out');
        const code = await Promise.race([open.closed, pause(5000).then(() => 0)]);
        if (code !== 1008) fail(`a socket outlived its session: ${code}`);
        open.close();
        return rounds + 1;
      }),
  },
  {
    name: 'fuzz',
    databases: BOTH,
    run: (plan) =>
      against(
        plan,
        1,
        async (target, fail) => {
          const random = seededRandom(plan.seed);
          const base = target.servers[0]?.base ?? '';
          const people = [await target.person('Ann'), await target.guest('Ben')];
          const tables = [await startedTable(people), await startedTable(people, { visibility: 'private' })];
          const operations = operationsOf((await ask(`${base}/api/openapi.json`, 'GET')).body);
          const ids = [...tables, ...people.map(({ id }) => id), '0', 'abcdefgh', '..', '%00', '%ff', 'a'.repeat(150)];
          const cookies = ['', ...people.map(({ cookie }) => cookie)];
          const requests = share(plan, 20_000);
          const one = async () => {
            const operation = pick(random, operations);
            const path = operation.path.replace(/\{\w+\}/g, () => (chance(random, 4) ? '0' : pick(random, ids)));
            const query = operation.query.flatMap((name) =>
              chance(random, 2) ? [] : [`${name}=${encodeURIComponent(queryValue(random))}`],
            );
            const made = operation.body ? damaged(random, sample(random, operation.body, ids)) : undefined;
            const text = made === undefined ? undefined : JSON.stringify(made);
            const body = text !== undefined && chance(random, 50) ? text.slice(1) : text;
            const where = `${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
            const { status, type } = await ask(base + where, operation.method, body, pick(random, cookies));
            if (status >= 500) fail(`${operation.method} ${where} ${text?.slice(0, 300)}: ${status}`);
            else if (status >= 400 && !type.startsWith('application/problem+json'))
              fail(`${operation.method} ${where}: ${status} as ${type}`);
          };
          for (let done = 0; done < requests; done += 8) await Promise.all(Array.from({ length: 8 }, one));
          return requests;
        },
        { ...WIDE, SMTP_URL: 'smtp://127.0.0.1:9' },
      ),
  },
  {
    name: 'races',
    databases: BOTH,
    run: (plan) =>
      against(plan, plan.kind === 'postgres' ? 3 : 1, async (target, fail) => {
        const random = seededRandom(plan.seed);
        const people = [await target.guest('Ann'), await target.guest('Ben', 1)] as const;
        let table = await startedTable(people);
        const rounds = share(plan, 77);
        for (let round = 0; round < rounds; round++) {
          let seen = await need(people[0], 'GET', `/api/tables/${table}`);
          if (seen.status !== 'running') {
            table = await startedTable(people);
            seen = await need(people[0], 'GET', `/api/tables/${table}`);
          }
          const seat = seen.actors[0] ?? 0;
          const actor = people[seat] ?? people[0];
          const { seq, action } = await choose(actor, table, seat, random);
          // Three different moves for one place, and the same move three times over.
          const isSame = draw(random, 'same', 2) === 0;
          const answers = await Promise.all(
            [0, 1, 2].map((i) => {
              const at = target.servers[i % target.servers.length]?.base;
              const id = `race-${round}-${isSame ? 0 : i}-move`;
              return actor.ask('POST', `/api/tables/${table}/moves`, { after: seq, id, action }, at);
            }),
          );
          const won = answers.filter(({ status }) => status === 200);
          const right = isSame ? won.length === 3 : won.length === 1 && answers.every(({ status }) => status < 500);
          if (!right) fail(`round ${round}: ${answers.map(({ status }) => status).join()}`);
          if (
            new Set(won.map(({ body }) => JSON.stringify(z.object({ entry: z.unknown() }).parse(body).entry))).size > 1
          )
            fail(`round ${round}: one move was answered in different ways`);
        }
        return rounds;
      }),
  },
  {
    name: 'cuts',
    databases: ['postgres'],
    run: (plan) =>
      against(plan, 2, async (target, fail) => {
        const random = seededRandom(plan.seed);
        const people = [await target.guest('Ann'), await target.guest('Ben', 1)] as const;
        const table = await startedTable(people);
        const line = await call(target.servers[1]?.base ?? '');
        line.say({ type: 'watch', table, after: 0 });
        await line.until('watching');
        const store = openStore(readConfig({ DATABASE_URL: target.url }));
        const rounds = share(plan, 20);
        try {
          for (let round = 0; round < rounds; round++) {
            await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid()`.execute(store.db);
            const said = `line ${round}`;
            for (let tries = 0; tries < 100; tries++) {
              const { status } = await people[0].ask('POST', `/api/tables/${table}/chat`, { body: said });
              if (status === 200) break;
              if (status !== 503) fail(`round ${round}: answered ${status}`);
              await pause(20 + draw(random, 'wait', 30));
            }
            const heard = line.until('chat', ({ line: { body } }) => body === said).then(() => true);
            if (!(await Promise.race([heard, pause(10_000).then(() => false)])))
              fail(`round ${round}: nothing was heard`);
          }
        } finally {
          line.close();
          await store.close();
        }
        return rounds;
      }),
  },
  {
    name: 'restarts',
    databases: ['postgres'],
    async run(plan) {
      const { dead, odd, slowestMs, wrong, faults, restarts } = await restartRun({
        restarts: share(plan, 20),
        seed: plan.seed,
      });
      const late = slowestMs > 5000 ? [`play went on after ${Math.round(slowestMs)} ms only`] : [];
      const deaths = dead > 0 ? [`${dead} processes ended`] : [];
      return {
        tried: restarts,
        failures: [...deaths, ...late, ...odd.map((s) => `answered ${s}`), ...wrong, ...faults],
      };
    },
  },
  {
    name: 'disk full',
    databases: ['sqlite'],
    run: diskFull,
  },
  { name: 'wire', databases: BOTH, run: badWire },
];

const WIRE_SECONDS = 60;
const WIRE_ACTS = 80;

/** Clients and processes that a bad wire puts out of step. */
async function badWire({ kind, seed, scale }: Plan): Promise<Outcome> {
  const until = performance.now() + 1000 * WIRE_SECONDS * scale;
  const reports = await wireGames({
    kind,
    seed,
    acts: WIRE_ACTS,
    more: (played) => played === 0 || performance.now() < until,
    progress(played, all) {
      if (played % 5 > 0) return;
      const moves = all.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
      process.stderr.write(`wire on ${kind}: ${played} games, ${moves} moves acknowledged\n`);
    },
  });
  const failures = reports.flatMap(({ faults }, game) => faults.map((why) => `${seed}/${game}: ${why}`));
  return { tried: reports.length, failures };
}

/** The database may grow no more, at ever other points of what is stored; then it may again. */
async function diskFull(plan: Plan): Promise<Outcome> {
  const folder = scratchFolder('full');
  const wide = { ...WIDE, TABLES_PER_ACCOUNT: '100000' };
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder, ...wide });
  const { app, context, stop } = await makeRunning(config);
  const failures: string[] = [];
  const send = (method: 'GET' | 'POST', url: string, body?: unknown, cookie = '') =>
    app.inject({
      method,
      url,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  const rounds = share(plan, 20);
  try {
    const guest = await send('POST', '/api/account/guest', { name: 'Ann' });
    const cookie = String(guest.headers['set-cookie']).split(';')[0] ?? '';
    const wish = { title: 'railroad-dice-2', name: 'x', seats: 2 };
    let kept = 0;
    for (let round = 0; round < rounds; round++) {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(context.store.db);
      await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + (round % 4)}`).execute(context.store.db);
      let status = 200;
      for (let tries = 0; tries < 500 && status === 200; tries++) {
        status = (await send('POST', '/api/tables', wish, cookie)).statusCode;
        if (status === 200) kept += 1;
      }
      if (status !== 507) failures.push(`round ${round}: answered ${status}`);
      const ready = await send('GET', '/readyz');
      if (ready.statusCode !== 503 || !ready.body.includes('full'))
        failures.push(`round ${round}: ready ${ready.body}`);
      await sql.raw('pragma max_page_count = 1000000').execute(context.store.db);
      if ((await send('GET', '/readyz')).statusCode !== 200) failures.push(`round ${round}: not ready again`);
    }
    const { count } = await context.store.db
      .selectFrom('game')
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) < kept) failures.push(`${kept} tables were acknowledged, ${count} are stored`);
    for await (const { game, fault } of verifyAll(context.store, titles)) if (fault) failures.push(`${game}: ${fault}`);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { tried: rounds, failures };
}

const Description = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.string() })),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
      }),
    ),
  ),
});

/** What the description of the interface offers, without what would end the sessions that are used. */
function operationsOf(description: unknown) {
  return Object.entries(Description.parse(description).paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody }]) => {
      const isEnd = /sign-out|sessions\/|sign-in|account\/guest|sign-up|account\/keep/.test(path);
      if (isEnd || (method === 'delete' && path === '/api/account')) return [];
      const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      return [{ path, method: method.toUpperCase(), query, body: requestBody?.content['application/json']?.schema }];
    }),
  );
}

function queryValue(random: ReturnType<typeof seededRandom>): string {
  const value = chance(random, 2) ? String(draw(random, 'number', 100)) : String(pick(random, JUNK));
  return value.replace(/[\ud800-\udfff]/g, 'x');
}
