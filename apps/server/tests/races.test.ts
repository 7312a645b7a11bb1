import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Identified, makeCallers } from '../src/accounts/callers.ts';
import { makeHub } from '../src/news/hub.ts';
import { deleteCredentials } from '../src/repositories/credentials.ts';
import { makeNameless } from '../src/repositories/players.ts';
import { begin, type Client, type House, onBoth } from './house.ts';
import { call } from './line.ts';

/** Something that waits until it is let go. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

/** A table of two where one has left, and somebody who asks for that seat while the process is busy with the table. */
async function takingOver(house: House, somebody: Client) {
  const [ann, bea] = [await house.person('Ann'), await house.person('Bea')];
  const id = await begin([ann, bea]);
  await bea.post(`/api/tables/${id}/leave`);
  const busy = gate();
  const held = house.running.context.live.exclusively(id, () => busy.passed);
  const asked = somebody.post(`/api/tables/${id}/seats/1/take`);
  // An answer to another request: the one before it has passed the door.
  await somebody.get('/api/account');
  const letGo = async () => {
    busy.open();
    await held;
    return asked;
  };
  return { ann, id, letGo };
}

async function seatsAt(house: House, id: string) {
  const { db } = house.running.context.store;
  return db
    .selectFrom('seat')
    .select(['user_id', 'missing', 'deadline'])
    .where('game_id', '=', id)
    .orderBy('seat')
    .execute();
}

onBoth('nobody slips through', (open, kind) => {
  test('who closes the account while sitting down has no seat afterwards', async () => {
    const house = await open();
    const cem = await house.person('Cem');
    const { id, letGo } = await takingOver(house, cem);
    expect((await cem.del('/api/account')).status).toBe(200);
    expect((await letGo()).status).toBe(401);
    expect((await seatsAt(house, id))[1]?.missing).toBe(1);
  });

  test('a guest who signs in while sitting down leaves no seat to a guest who is gone', async () => {
    const house = await open();
    const email = 'dev@example.org';
    await house.visitor().post('/api/account/sign-up', { name: 'Dev', email, password: 'a long password' });
    const guest = await house.guest('Eva');
    const { id, letGo } = await takingOver(house, guest);
    const entered = await guest.post('/api/account/sign-in', { email, password: 'a long password' });
    expect(entered.status).toBe(200);
    expect((await letGo()).status).toBe(401);
    expect((await seatsAt(house, id))[1]?.user_id).not.toBe(guest.id);
  });

  test('what a process that died left of closing an account is done by the next', async () => {
    const house = await open();
    const [ann, bea] = [await house.person('Ann'), await house.person('Bea')];
    const id = await begin([ann, bea]);
    await house.running.context.store.write(async (trx) => {
      await makeNameless(trx, bea.id, 'former player');
      await deleteCredentials(trx, bea.id);
    });
    await house.pass(61_000);
    expect((await seatsAt(house, id))[1]).toMatchObject({ user_id: null, missing: 1 });
    expect((await ann.get(`/api/tables/${id}`)).body['seatList']?.[1]).toMatchObject({ player: null, missing: true });
  });

  test('a table of a tournament that somebody has left before it began holds up nothing', async () => {
    const house = await open();
    const people: Client[] = [];
    for (const name of ['Ann', 'Bea', 'Cem', 'Dev']) people.push(await house.person(name));
    const [host, ...others] = people;
    if (!host) throw new Error('nobody there');
    const made = await host.post('/api/tournaments', { name: 'Cup', title: 'lots', seats: 2, rounds: 1 });
    const path = `/api/tournaments/${String(made.body['id'])}`;
    for (const other of others) await other.post(`${path}/enter`);
    expect((await host.post(`${path}/start`)).status).toBe(200);
    // The process died between making the tables and beginning one of them.
    const { db } = house.running.context.store;
    const first = await db
      .selectFrom('seat')
      .select('game_id')
      .where('user_id', '=', host.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('game').set({ status: 'open', players: null }).where('id', '=', first.game_id).execute();
    house.running.context.live.forget(first.game_id);
    expect((await host.del('/api/account')).status).toBe(200);
    await house.pass(61_000);
    const { status } = await db
      .selectFrom('game')
      .select('status')
      .where('id', '=', first.game_id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('ended');
    expect(house.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('who is signed out while a request asks who they are is not remembered', async () => {
    const house = await open();
    const { store, clock } = house.running.context;
    const until = clock.now() + 1_000_000;
    const ann = { id: 'ann', name: 'Ann', kind: 'person', scopes: 'all', session: 'one', until } as const;
    const reading = gate();
    let session: Identified = { caller: ann, cookies: [] };
    const callers = makeCallers(
      async () => {
        const found = session;
        await reading.passed;
        return found;
      },
      store,
      clock,
      () => true,
    );
    const headers = { cookie: 'stellwerk.session_token=abc.def' };
    const asked = callers.identify(headers);
    session = { caller: undefined, cookies: [] };
    callers.forget('ann');
    reading.open();
    expect((await asked).caller?.id).toBe('ann');
    expect((await callers.identify(headers)).caller).toBeUndefined();
  });

  test('a change of password tells nobody by and by which password others have under the same address', async () => {
    const house = await open({ WRONG_PASSWORDS_PER_HOUR: '8' });
    const email = 'two@example.org';
    const words = (password: string) => ({ email, password });
    const [victim, spy] = [house.visitor(), house.visitor()];
    await victim.post('/api/account/sign-up', { name: 'Ann', ...words('the true password') });
    const entered = await spy.post('/api/account/sign-up', { name: 'Spy', ...words('guess number 0') });
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    const change = (current: string, password: string) =>
      spy.send('POST', '/api/account/password', { current, password }, { cookie });
    const taken = await change('guess number 0', 'the true password');
    expect([taken.status, taken.body['code']]).toEqual([409, 'account/password']);
    // Refused, it changed nothing.
    expect((await spy.post('/api/account/sign-in', words('guess number 0'))).body['name']).toBe('Spy');
    const answers: number[] = [];
    for (let i = 0; i < 20; i++) answers.push((await change('guess number 0', 'the true password')).status);
    expect(answers.at(-1)).toBe(429);
  });

  if (kind === 'postgres') {
    test('a session that ends while its socket is counted takes the socket along', async () => {
      const house = await open();
      const address = await house.running.app.listen({ port: 0, host: '127.0.0.1' });
      const ann = await house.person('Ann');
      const { db } = house.running.context.store;
      const [locked, done] = [gate(), gate()];
      const holding = db.transaction().execute(async (trx) => {
        await sql`lock table socket in exclusive mode`.execute(trx);
        locked.open();
        await done.passed;
      });
      await locked.passed;
      const line = await call(address, { cookie: ann.cookie });
      await waiting(db, 1);
      expect((await ann.post('/api/account/sign-out')).status).toBe(200);
      done.open();
      await holding;
      expect(await line.closed).toBe(1008);
    });

    test('a vacation that ends while its owner sits down stops no clock', async () => {
      const house = await open();
      const [ann, bea, cem] = [await house.person('Ann'), await house.person('Bea'), await house.person('Cem')];
      const id = await begin([ann, bea], { clock: { kind: 'move', seconds: 600, fall: 'open' } });
      await ann.post(`/api/tables/${id}/leave`);
      expect((await cem.post('/api/account/vacation', { days: 1 })).status).toBe(200);
      const { db } = house.running.context.store;
      const [locked, done] = [gate(), gate()];
      const holding = db.transaction().execute(async (trx) => {
        await sql`select 1 from game where id = ${id} for update`.execute(trx);
        locked.open();
        await done.passed;
      });
      await locked.passed;
      const taken = cem.post(`/api/tables/${id}/seats/0/take`);
      await waiting(db, 1);
      let isBack = false;
      const back = cem.del('/api/account/vacation').finally(() => {
        isBack = true;
      });
      await expect.poll(async () => isBack || (await waiters(db)) > 1).toBe(true);
      done.open();
      await Promise.all([holding, taken, back]);
      expect((await taken).status).toBe(200);
      const [seat] = await seatsAt(house, id);
      expect(seat?.user_id).toBe(cem.id);
      expect(seat?.deadline).not.toBeNull();
    });
  }
});

test('what ends while a closed table is read for a watcher is not shown', async () => {
  const heard: string[] = [];
  const hub = makeHub({
    entriesAfter: async () => ({ entries: [], more: false }),
    linesAfter: async () => [],
    admitted: async () => new Set<string>(),
  });
  const listener = { userId: 'ann', send: (text: string) => void heard.push(text), recheck: () => {} };
  hub.arrive(listener);
  await hub.watch(listener, 'table', 0, { open: false, tableNo: 1, chatNo: 0 });
  expect(hub.watchers).toBe(0);
  expect(heard.map((text) => JSON.parse(text)['code'])).toEqual(['table/unknown']);
});

type Db = House['running']['context']['store']['db'];

/** How many statements wait for a lock. */
async function waiters(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
}

async function waiting(db: Db, n: number): Promise<void> {
  await expect.poll(() => waiters(db)).toBe(n);
}
