import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { begin, type Client, type House, move, onBoth } from './house.ts';
import { call, type Line } from './line.ts';

const lines: Line[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

async function address(house: House): Promise<string> {
  const open = house.running.app.server.address();
  if (open === null) return house.running.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${typeof open === 'object' ? open.port : 0}`;
}

async function dial(house: House, client?: Client): Promise<Line> {
  const line = await call(await address(house), client ? { cookie: client.cookie } : {});
  lines.push(line);
  await line.until('hello');
  return line;
}

onBoth('the socket', (open, kind) => {
  test('watchers get what they missed and then every entry once, in order', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { options: { lots: 50 } });
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 5 });
    await move(bea, id, 1, { type: 'bid', seat: 1, amount: 10 });
    const line = await dial(house);
    line.say({ type: 'watch', table: id, after: 1 });
    await line.until('watching', ({ seq }) => seq === 2);
    for (let seq = 2; seq < 8; seq++) {
      const seat = seq % 2;
      await move(seat === 0 ? ann : bea, id, seq, { type: 'bid', seat, amount: 5 * (seq + 1) });
    }
    await line.until('entries', ({ entries }) => entries.some(({ seq }) => seq === 8));
    const seen = line.heard.flatMap((message) =>
      message.type === 'entries' ? message.entries.map(({ seq }) => seq) : [],
    );
    expect(seen).toEqual([2, 3, 4, 5, 6, 7, 8]);
    line.say({ type: 'unwatch', table: id });
    line.say({ type: 'ping' });
    await line.until('pong');
    await move(ann, id, 8, { type: 'bid', seat: 0, amount: 50 });
    line.say({ type: 'watch', table: id, after: 9 });
    await line.until('watching', ({ seq }) => seq === 9);
    expect(line.heard.filter(({ type }) => type === 'entries')).toHaveLength(7);
  });

  test('chat, changes of the table and notices come too; private tables do not', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.guest('Ann'), await house.guest('Bea'), await house.guest('Cem')];
    const id = await begin([ann, bea], { visibility: 'private' });
    const [inside, outside] = [await dial(house, bea), await dial(house, cem)];
    outside.say({ type: 'watch', table: id, after: 0 });
    expect(await outside.until('error')).toMatchObject({ code: 'table/unknown' });
    inside.say({ type: 'watch', table: id, after: 0 });
    await inside.until('watching');
    await ann.post(`/api/tables/${id}/chat`, { body: 'Hello' });
    expect(await inside.until('chat')).toMatchObject({ table: id, line: { body: 'Hello', player: { name: 'Ann' } } });
    await ann.post(`/api/tables/${id}/leave`);
    expect(await inside.until('table')).toEqual({ type: 'table', table: id });
    await ann.post(`/api/tables/${id}/return`);
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 5 });
    expect(await inside.until('notice', ({ notice }) => notice.seq === 1)).toMatchObject({
      notice: { kind: 'turn', table: id },
    });
    expect(outside.heard.map(({ type }) => type)).toEqual(['hello', 'error']);
  });

  test('a server that stops says so and answers what is under way', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea]);
    const line = await dial(house);
    const base = await address(house);
    const body = JSON.stringify({ after: 0, id: 'last-move-1', action: { type: 'pass', seat: 0 } });
    const headers = { 'content-type': 'application/json', cookie: ann.cookie };
    const answer = fetch(`${base}/api/tables/${id}/moves`, { method: 'POST', headers, body });
    await new Promise((resolve) => house.running.app.server.once('request', resolve));
    await house.running.stop();
    expect((await answer).status).toBe(200);
    expect(await line.closed).toBe(1001);
    const again = await house.twin();
    const rows = await again.running.context.store.db.selectFrom('move').select('action_id').execute();
    expect(rows).toEqual([{ action_id: 'last-move-1' }]);
  });

  test('sockets that close while they ask to watch leave nobody behind', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea]);
    const { hub } = house.running.context;
    const base = await address(house);
    const before = hub.sockets;
    for (let round = 0; round < 40; round++) {
      const line = await call(base);
      line.say({ type: 'watch', table: id, after: 0 });
      line.close();
    }
    await expect.poll(() => [hub.sockets, hub.watchers, hub.isWatched(id)]).toEqual([before, 0, false]);
  });

  test('a socket ends with the session, the token or the account that opened it', async () => {
    const house = await open();
    const twin = kind === 'postgres' ? await house.twin() : house;
    const [ann, bea] = [await house.person('Ann'), await house.person('Bea')];
    const robo = await house.bot(ann, 'Robo', ['read']);
    const [session, account, stays] = [await dial(twin, ann), await dial(twin, bea), await dial(twin)];
    const token = await call(await address(twin), { authorization: `Bearer ${robo.token}` });
    lines.push(token);
    await token.until('hello');
    const tokens = await ann.get(`/api/bots/${robo.id}/tokens`);
    await ann.del(`/api/bots/${robo.id}/tokens/${String(tokens.body[0]?.['id'])}`);
    expect(await token.closed).toBe(1008);
    await ann.post('/api/account/sign-out');
    expect(await session.closed).toBe(1008);
    await bea.del('/api/account');
    expect(await account.closed).toBe(1008);
    stays.say({ type: 'ping' });
    await stays.until('pong');
  });

  test('whom the host sends away from a closed table hears no more of it', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const { body: table } = await ann.post('/api/tables', {
      title: 'lots',
      name: 'x',
      seats: 2,
      visibility: 'private',
    });
    const id = String(table['id']);
    await ann.post(`/api/tables/${id}/invite`, { player: bea.id });
    await bea.post(`/api/tables/${id}/join`);
    const line = await dial(house, bea);
    line.say({ type: 'watch', table: id, after: 0 });
    await line.until('watching');
    await ann.del(`/api/tables/${id}/seats/1`);
    expect(await line.until('error')).toMatchObject({ code: 'table/unknown' });
    await ann.post(`/api/tables/${id}/chat`, { body: 'Alone at last' });
    line.say({ type: 'ping' });
    await line.until('pong');
    expect(line.heard.filter(({ type }) => type === 'chat')).toEqual([]);
    expect((await bea.get(`/api/tables/${id}`)).status).toBe(404);
  });

  test('a token that runs out takes its socket along', async () => {
    const beats: (() => void)[] = [];
    const time = { now: 1_800_000_000_000 };
    const every = (_ms: number, work: () => void) => {
      beats.push(work);
      return () => {};
    };
    const house = await open({}, { clock: { now: () => time.now, every } });
    const ann = await house.person('Ann');
    const made = await ann.post('/api/bots', { name: 'Robo' });
    const wish = { name: 'short', scopes: ['read'], days: 1 };
    const { body } = await ann.post(`/api/bots/${String(made.body['id'])}/tokens`, wish);
    const line = await call(await address(house), { authorization: `Bearer ${String(body['token'])}` });
    lines.push(line);
    await line.until('hello');
    time.now += 86_400_000;
    for (const beat of beats) beat();
    expect(await line.closed).toBe(1008);
  });

  if (kind === 'postgres') {
    test('what was moved, changed and said while nobody listened arrives afterwards, however long that was', async () => {
      const house = await open();
      const twin = await house.twin();
      const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
      const id = await begin([ann, bea]);
      const far = await dial(twin, bea);
      far.say({ type: 'watch', table: id, after: 0 });
      await far.until('watching');
      const { store } = house.running.context;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`.execute(store.db);
      for (const lines of ['One', 'Two']) await ann.post(`/api/tables/${id}/chat`, { body: lines });
      await ann.post(`/api/tables/${id}/leave`);
      await ann.post(`/api/tables/${id}/return`);
      await move(ann, id, 0, { type: 'bid', seat: 0, amount: 5 });
      house.clock.now += 3_600_000;
      twin.clock.now += 3_600_000;
      await far.until('chat', ({ line }) => line.body === 'Two');
      await far.until('entries', ({ entries }) => entries.some(({ seq }) => seq === 1));
      await far.until('table');
      await far.until('notice', ({ notice }) => notice.kind === 'turn' && notice.table === id);
      const said = far.heard.flatMap((message) => (message.type === 'chat' ? [message.line.body] : []));
      expect(said).toEqual(['One', 'Two']);
    });

    test('two processes share a game: each sees the other’s moves, and of two at once one is accepted', async () => {
      const house = await open();
      const twin = await house.twin();
      const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
      const id = await begin([ann, bea], { options: { lots: 50 } });
      const there = twin.as;
      const [here, far] = [await dial(house), await dial(twin)];
      for (const line of [here, far]) {
        line.say({ type: 'watch', table: id, after: 0 });
        await line.until('watching');
      }
      for (let seq = 0; seq < 20; seq += 2) {
        await move(ann, id, seq, { type: 'pass', seat: 0 });
        await far.until('entries', ({ entries }) => entries.some((entry) => entry.seq === seq + 1));
        const answer = await move(there(bea), id, seq + 1, { type: 'pass', seat: 1 });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        await here.until('entries', ({ entries }) => entries.some((entry) => entry.seq === seq + 2));
      }
      for (let round = 0; round < 10; round++) {
        const seq = Number((await ann.get(`/api/tables/${id}`)).body['seq']);
        const seat = Number((await ann.get(`/api/tables/${id}`)).body['actors']?.[0]);
        const client = seat === 0 ? ann : bea;
        const race = await Promise.all([
          move(client, id, seq, { type: 'pass', seat }),
          move(there(client), id, seq, { type: 'pass', seat }),
        ]);
        expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
        const lost = race.find(({ status }) => status === 409);
        expect(lost?.body).toMatchObject({ code: 'move/stale', seq: seq + 1 });
        const won = race.find(({ status }) => status === 200);
        expect(lost?.body['entries']?.[0]).toEqual(won?.body['entry']);
      }
      await there(ann).post(`/api/tables/${id}/chat`, { body: 'From afar' });
      expect(await here.until('chat')).toMatchObject({ line: { body: 'From afar' } });
      const seen = (line: Line) =>
        line.heard.flatMap((message) => (message.type === 'entries' ? message.entries.map(({ seq }) => seq) : []));
      const last = Number((await ann.get(`/api/tables/${id}`)).body['seq']);
      for (const line of [here, far]) {
        await line.until('entries', ({ entries }) => entries.some(({ seq }) => seq === last));
        expect(seen(line)).toEqual(Array.from({ length: last }, (_, i) => i + 1));
      }
    });

    test('a session ended on one process ends on the other', async () => {
      const house = await open();
      const twin = await house.twin();
      const ann = await house.person('Ann');
      const line = await dial(twin, ann);
      const asked = () => twin.visitor().send('GET', '/api/account', undefined, { cookie: ann.cookie });
      expect((await asked()).status).toBe(200);
      await ann.post('/api/account/sign-out');
      // The news of it is quick but not instant: asked again until it has come, at most the time a caller is remembered.
      for (let tries = 0; tries < 500 && (await asked()).status === 200; tries++) await new Promise(setImmediate);
      expect((await asked()).status).toBe(401);
      line.close();
    });
  }
});
