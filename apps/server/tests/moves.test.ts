import { gameFrom, isRecord, loadGame, publicHash, readState, type Title, withChanges } from '@stellwerk/engine/kernel';
import { expect, test } from 'vitest';
import { Change } from '../src/api/index.ts';
import { sha256 } from '../src/ids.ts';
import { verifyAll } from '../src/ops/verify.ts';
import { begin, type Client, type House, move, moveId, onBoth } from './house.ts';
import { lots } from './lots.ts';

async function twoAt(
  house: House,
  more: Record<string, unknown> = {},
): Promise<{ ann: Client; bea: Client; id: string }> {
  const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
  return { ann, bea, id: await begin([ann, bea], more) };
}

async function faults(house: House): Promise<string[]> {
  const found: string[] = [];
  for await (const { fault } of verifyAll(house.running.context.store, [lots])) if (fault) found.push(fault);
  return found;
}

onBoth('moves', (open) => {
  test('a move is played for the seat its sender has, in its turn, and stored', async () => {
    const house = await open();
    const { ann, bea, id } = await twoAt(house);
    const first = await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    expect(first.body).toMatchObject({
      entry: { seq: 1, seat: 0, moves: 1, origin: 'person' },
      actors: [1],
      over: false,
    });
    expect((await move(ann, id, 1, { type: 'bid', seat: 1, amount: 20 })).body['code']).toBe('seat/not-yours');
    const early = await move(ann, id, 1, { type: 'pass', seat: 0 });
    expect([early.status, early.body['refusal']?.['rule']]).toEqual([422, 'kernel/turn']);
    const low = await move(bea, id, 1, { type: 'bid', seat: 1, amount: 5 });
    expect(low.body).toMatchObject({
      status: 422,
      code: 'move/refused',
      refusal: { rule: 'lots/bid', figures: { least: 15 } },
    });
    expect(low.body['texts']).toEqual({ de: 'Das Gebot muss mindestens 15 sein.', en: 'The bid must be at least 15.' });
    const log = await bea.get(`/api/tables/${id}/entries`);
    expect([...(log.body['entries'] ?? [])].map((entry) => entry['seq'])).toEqual([1]);
    expect(await faults(house)).toEqual([]);
  });

  test('who is behind is told what is missing, and nothing is stored', async () => {
    const house = await open();
    const { ann, bea, id } = await twoAt(house);
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    const late = await move(bea, id, 0, { type: 'bid', seat: 1, amount: 20 });
    expect(late.body).toMatchObject({ status: 409, code: 'move/stale', seq: 1, more: false });
    expect(late.body['entries']?.[0]).toMatchObject({ seq: 1, action: { type: 'bid', amount: 10 } });
    expect((await move(bea, id, 1, { type: 'bid', seat: 1, amount: 20 })).status).toBe(200);
    expect((await move(ann, id, 7, { type: 'pass', seat: 0 })).body['code']).toBe('move/stale');
  });

  test('the same move sent again gets the same answer and is played once', async () => {
    const house = await open();
    const { ann, bea, id } = await twoAt(house);
    const name = moveId();
    const action = { type: 'bid', seat: 0, amount: 10 };
    const first = await move(ann, id, 0, action, name);
    const again = await move(ann, id, 0, action, name);
    expect(again.status).toBe(200);
    expect(again.body['entry']).toEqual(first.body['entry']);
    expect((await move(bea, id, 0, { type: 'pass', seat: 1 }, name)).body['code']).toBe('move/id');
    const both = await Promise.all([1, 2, 3].map(() => move(bea, id, 1, { type: 'pass', seat: 1 }, 'race-0001')));
    expect(both.map(({ body }) => body['entry']?.['seq'])).toEqual([2, 2, 2]);
    expect((await ann.get(`/api/tables/${id}`)).body['seq']).toBe(2);
  });

  test('of two different moves at once one is played, the other told', async () => {
    const house = await open();
    const { ann, id } = await twoAt(house);
    const answers = await Promise.all([5, 10, 15].map((amount) => move(ann, id, 0, { type: 'bid', seat: 0, amount })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await faults(house)).toEqual([]);
  });

  test('the game is over: no more moves, results are told', async () => {
    const house = await open();
    const { ann, bea, id } = await twoAt(house, { options: { lots: 1 } });
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    const last = await move(bea, id, 1, { type: 'pass', seat: 1 });
    expect(last.body).toMatchObject({ over: true, actors: [] });
    expect((await move(ann, id, 2, { type: 'pass', seat: 0 })).body['code']).toBe('game/over');
    const table = await ann.get(`/api/tables/${id}`);
    expect(table.body['seatList']?.[0]).toMatchObject({ rank: 1, score: 120 });
    expect(table.body['seatList']?.[1]).toMatchObject({ rank: 2, score: 100 });
    expect((await bea.get('/api/notices')).body[0]).toMatchObject({ kind: 'over' });
  });

  test('the seed is kept until the end: committed to before, told after, and the export replays', async () => {
    const house = await open();
    const { ann, bea, id } = await twoAt(house, { options: { lots: 1 } });
    const promised = String((await ann.get(`/api/tables/${id}`)).body['seedSha256']);
    const { seed } = await house.running.context.store.db
      .selectFrom('game')
      .select('seed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await move(ann, id, 0, { type: 'roll', seat: 0 });
    const paths = ['', '/game', '/entries', '/positions/1', '/choices'];
    const told = await Promise.all(paths.map((path) => ann.get(`/api/tables/${id}${path}`)));
    expect(told.every(({ status }) => status === 200)).toBe(true);
    expect(JSON.stringify(told.map(({ body }) => body))).not.toContain(seed);
    expect(JSON.stringify(told[1]?.body['position']?.['random'])).toBe(
      '{"version":2,"seed":"","draws":1,"streams":{}}',
    );
    expect((await ann.get(`/api/tables/${id}/export`)).body['code']).toBe('game/seed-kept');
    await move(ann, id, 1, { type: 'pass', seat: 0 });
    await move(bea, id, 2, { type: 'pass', seat: 1 });
    const saved = await bea.get(`/api/tables/${id}/export`);
    expect(sha256(String(saved.body['seed']))).toBe(promised);
    const loaded = loadGame([lots], saved.body);
    expect(loaded.ok && loaded.value.over).toBe(true);
  });

  test('a client without the seed follows a game move by move and finds the same hashes', async () => {
    const house = await open();
    const { ann, bea, id } = await twoAt(house, { options: { lots: 3 } });
    const players = [ann, bea];
    const at = await ann.get(`/api/tables/${id}/game`);
    const config = {
      title: 'lots',
      revision: 1,
      players: ['Ann', 'Bea'],
      options: { lots: 3 },
      seed: '',
      version: 2,
    } as const;
    let game = follower(lots, config, at.body['position']);
    for (const [seq, type] of ['roll', 'pass', 'pass', 'roll', 'bid', 'pass', 'roll', 'pass', 'pass'].entries()) {
      const seat = game.actors()[0] ?? 0;
      const amount = type === 'bid' ? { amount: 95 } : {};
      const client = players[seat];
      if (!client) throw new Error('nobody there');
      const { body, status } = await move(client, id, seq, { type, seat, ...amount });
      expect(status, JSON.stringify(body)).toBe(200);
      const entry = body['entry'];
      if (entry?.['chance']) {
        const changes = Change.array().parse(entry['chance']?.['changes']);
        const position: unknown = game.state;
        if (!isRecord(position)) throw new Error('no position');
        const next = withChanges(JSON.parse(JSON.stringify(position)), changes);
        game = follower(lots, config, next);
      } else expect(game.play(entry?.['action']).ok).toBe(true);
      expect(publicHash(game.state)).toBe(entry?.['hash']);
      expect(entry?.['chance'] === null).toBe(type !== 'roll');
    }
    expect(game.over).toBe(true);
  });

  test('a table with a seed of the host’s tells it, and replays from it at any time', async () => {
    const house = await open();
    const { ann, id } = await twoAt(house, { seed: 'ours' });
    await move(ann, id, 0, { type: 'roll', seat: 0 });
    const saved = await ann.get(`/api/tables/${id}/export`);
    expect(saved.body['seed']).toBe('ours');
    expect(loadGame([lots], saved.body).ok).toBe(true);
  });

  test('a game that left memory goes on from its snapshot as if it had not', async () => {
    const house = await open({ GAME_IDLE_SECONDS: '10' });
    const { ann, bea, id } = await twoAt(house, { options: { lots: 50 } });
    for (let seq = 0; seq < 40; seq++) {
      const seat = Number((await ann.get(`/api/tables/${id}`)).body['actors']?.[0]);
      await move(seat === 0 ? ann : bea, id, seq, { type: 'pass', seat });
    }
    expect(house.running.context.live.size).toBe(1);
    const before = await ann.get(`/api/tables/${id}/game`);
    // While somebody watches, the next move finds it there.
    const { hub } = house.running.context;
    const watcher = { userId: undefined, send() {}, recheck() {} };
    hub.arrive(watcher);
    await hub.watch(watcher, id, 0, { open: true, tableNo: 0, chatNo: 0 });
    await house.pass(20_000);
    expect(house.running.context.live.size).toBe(1);
    hub.leave(watcher);
    await house.pass(20_000);
    expect(house.running.context.live.size).toBe(0);
    const { rows } = { rows: await house.running.context.store.db.selectFrom('snapshot').select('seq').execute() };
    expect(rows.map(({ seq }) => seq)).toEqual([32]);
    expect((await ann.get(`/api/tables/${id}/game`)).body).toEqual(before.body);
    expect(await faults(house)).toEqual([]);
  });

  test('a game goes on under the revision it began with; new tables get the newest', async () => {
    const house = await open();
    const { ann, bea, id } = await twoAt(house);
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    const later: Title = { ...lots, revision: 2, players: [2, 3] };
    const both = await house.twin({ titles: [lots, later] });
    const there = both.as(bea);
    expect((await there.get('/api/titles')).body).toMatchObject([{ id: 'lots', revision: 2 }]);
    const played = await move(there, id, 1, { type: 'bid', seat: 1, amount: 20 });
    expect(played.body).toMatchObject({ entry: { seq: 2 } });
    expect((await there.get(`/api/tables/${id}/game`)).body).toMatchObject({ config: { revision: 1 } });
    const made = await there.post('/api/tables', { title: 'lots', name: 'New', seats: 2 });
    expect(made.body).toMatchObject({ revision: 2 });
    expect(await faults(both)).toEqual([]);
  });

  test('a game of a later revision than this server knows is shown and kept, but not played; there it goes on', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const later = await house.twin({ titles: [{ ...lots, revision: 2 }] });
    const [annThere, beaThere] = [later.as(ann), later.as(bea)];
    const id = await begin([annThere, beaThere]);
    await move(annThere, id, 0, { type: 'bid', seat: 0, amount: 10 });
    const refusal = { status: 409, code: 'game/revision', title: 'lots', revision: 2 };
    expect((await move(bea, id, 1, { type: 'pass', seat: 1 })).body).toMatchObject(refusal);
    expect((await ann.get(`/api/tables/${id}/game`)).body).toMatchObject(refusal);
    expect((await ann.post(`/api/tables/${id}/undo`, { after: 1, moves: 0 })).body).toMatchObject(refusal);
    expect((await ann.get(`/api/tables/${id}`)).body).toMatchObject({ status: 'running', seq: 1, revision: 2 });
    expect((await ann.get(`/api/tables/${id}/entries`)).body['entries']?.[0]).toMatchObject({ seq: 1 });
    expect(await faults(house)).toEqual(['This game is played under revision 2 of lots, which is not known here.']);
    expect((await move(beaThere, id, 1, { type: 'pass', seat: 1 })).status).toBe(200);
  });

  test('a game stored before there were versions goes on with its own chance, hashes and snapshots', async () => {
    const house = await open({ GAME_IDLE_SECONDS: '1' });
    const { db } = house.running.context.store;
    const { ann, bea, id } = await twoAt(house, { seed: 'old', options: { lots: 3 } });
    await db.updateTable('game').set({ version: 1 }).where('id', '=', id).execute();
    await house.pass(5000);
    // What the server answered and stored before version 2.
    const rolled = await move(ann, id, 0, { type: 'roll', seat: 0 });
    expect(rolled.body).toMatchObject({ entry: { hash: '945712b2e0146bf0df17af472d898e47' } });
    const passed = await move(ann, id, 1, { type: 'pass', seat: 0 });
    expect(passed.body).toMatchObject({ entry: { hash: 'f8ac7df104983e8ac09720db3acc1d8a' } });
    const state = {
      random: { seed: 'old', draws: 1, streams: { die: [1898805258, 1359877067, 2700161876, 4212024239] } },
      flow: [{ kind: 'auction', turn: 1, high: 10, holder: null, passed: [0], rolled: true, left: 3 }],
      money: [100, 100],
      lots: [0, 0],
    };
    const snapshot = { game_id: id, seq: 2, moves: 2, hash: 'abf11a14c7db7604b749f2e6dd6ef08f' };
    await db
      .insertInto('snapshot')
      .values({ ...snapshot, state: JSON.stringify(state) })
      .execute();
    await house.pass(5000);
    expect(house.running.context.live.size).toBe(0);
    const shown = await ann.get(`/api/tables/${id}/game`);
    expect(shown.body).toMatchObject({ config: { version: 1 }, position: { title: 'lots', random: { version: 1 } } });
    expect((await move(bea, id, 2, { type: 'bid', seat: 1, amount: 20 })).status).toBe(200);
    expect(await faults(house)).toEqual([]);
    const saved = await ann.get(`/api/tables/${id}/export`);
    expect(saved.body['version']).toBe(1);
    expect(loadGame([lots], saved.body).ok).toBe(true);
  });

  test('a stored move that was tampered with is found, and the game is not played on', async () => {
    const house = await open({ GAME_IDLE_SECONDS: '1' });
    const { ann, bea, id } = await twoAt(house);
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    const { db } = house.running.context.store;
    const forged = JSON.stringify({ type: 'bid', seat: 0, amount: 95 });
    await db.updateTable('move').set({ action: forged }).where('game_id', '=', id).execute();
    expect(await faults(house)).toEqual(['entry 1 leads to another position']);
    await house.pass(5000);
    expect((await move(bea, id, 1, { type: 'pass', seat: 1 })).status).toBe(500);
    expect(house.log.join()).toContain('does not replay to the hash');
  });
});

function follower(title: Title, config: Parameters<typeof gameFrom>[1], position: unknown) {
  const state = readState(JSON.parse(JSON.stringify(position)), config);
  if (!state) throw new Error('no position');
  return gameFrom(title, config, state, []);
}
