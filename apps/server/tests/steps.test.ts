import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { StepRows } from '../src/repositories/step.ts';
import { readTable } from '../src/repositories/tables.ts';
import { Overtaken } from '../src/tables/rows.ts';
import { begin, type Client, type House, move, moveId, onBoth } from './house.ts';

const PASS = { type: 'pass', seat: 0 };

/** The rows of a step as they would be written next, without a game behind them. */
async function stepAt(house: House, id: string, actionId = moveId()): Promise<StepRows> {
  const table = await readTable(house.running.context.store.db, id);
  if (!table) throw new Error('no such table');
  const { game } = table;
  const after = { ...game, seq: game.seq + 1, moves: game.moves + 1, undo_request: null };
  const { status, seq, moves, actors, next_deadline, auto_due, undo_request, changed_at, finished_at } = after;
  return {
    seen: game,
    game: { status, seq, moves, actors, next_deadline, auto_due, undo_request, changed_at, finished_at },
    move: {
      game_id: id,
      seq,
      kind: 'play',
      action_id: actionId,
      seat: 0,
      user_id: null,
      origin: 'person',
      action: JSON.stringify(PASS),
      moves,
      hash: 'h',
      revealed: 0,
      chance: null,
      seats: '[]',
      had_ms: null,
      at: 7,
    },
    seats: [{ seat: 1, left_ms: 1234, since: 5, deadline: 1239, program: null }],
    messages: [],
  };
}

async function tables(house: House, count: number): Promise<{ ann: Client; bea: Client; ids: string[] }> {
  const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(await begin([ann, bea], { options: { lots: 9 } }));
  return { ann, bea, ids };
}

onBoth('steps', (open, kind) => {
  test('whoever reads a game while another process ends it gets it as far as they have seen', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { options: { lots: 1 } });
    await move(ann, id, 0, PASS);
    const { store, live } = house.running.context;
    const seen = await readTable(store.db, id);
    if (!seen) throw new Error('no such table');
    // The last position is kept with the last move.
    expect((await move(bea, id, 1, { type: 'pass', seat: 1 })).body).toMatchObject({ over: true });
    live.forget(id);
    expect(await live.at(seen.game)).toMatchObject({ seq: 1, game: { over: false } });
  });

  test('steps that come together are stored each whole, and one that is overtaken or doubled fails alone', async () => {
    const house = await open();
    const { ann, ids } = await tables(house, 5);
    const [first = '', second = '', late = '', doubled = '', last = ''] = ids;
    await move(ann, doubled, 0, PASS, 'used-before-1');
    const steps = [
      await stepAt(house, first),
      await stepAt(house, second),
      await stepAt(house, late),
      await stepAt(house, doubled, 'used-before-1'),
      await stepAt(house, last),
    ];
    await move(ann, late, 0, PASS);
    const { steps: writer, store } = house.running.context;
    const results = await Promise.allSettled(steps.map((step) => writer.write(step)));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(results[2]).toMatchObject({ reason: expect.any(Overtaken) });
    const games = await store.db.selectFrom('game').select(['id', 'seq', 'moves']).execute();
    expect(games.every(({ seq, moves }) => seq === 1 && moves === 1)).toBe(true);
    const moves = await store.db.selectFrom('move').select(['game_id', 'seq', 'hash']).execute();
    expect(moves.filter(({ hash }) => hash === 'h').map(({ game_id }) => game_id)).toHaveLength(3);
    expect(moves).toHaveLength(5);
    const clocks = await store.db.selectFrom('seat').select(['game_id', 'left_ms']).where('seat', '=', 1).execute();
    const set = clocks.filter(({ left_ms }) => left_ms === 1234).map(({ game_id }) => game_id);
    expect(set.sort()).toEqual([first, second, last].sort());
  });

  test('a position to keep is stored with its step, and with none that is overtaken', async () => {
    const house = await open();
    const { ann, ids } = await tables(house, 3);
    const [first = '', second = '', late = ''] = ids;
    const steps = await Promise.all(
      ids.map(async (id) => {
        const kept = { game_id: id, seq: 1, moves: 1, hash: 'h', state: '{"said":"“\\n”"}' };
        return { ...(await stepAt(house, id)), snapshot: kept };
      }),
    );
    await move(ann, late, 0, PASS);
    const { steps: writer, store } = house.running.context;
    const results = await Promise.allSettled(steps.map((step) => writer.write(step)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const rows = await store.db.selectFrom('snapshot').selectAll().execute();
    expect(rows.map(({ game_id }) => game_id).sort()).toEqual([first, second].sort());
    expect(rows.every((row) => steps.some(({ snapshot }) => JSON.stringify(snapshot) === JSON.stringify(row)))).toBe(
      true,
    );
  });

  test('an id that was used before gets the answer it had, also from somebody who has seen the last entry', async () => {
    const house = await open();
    const { ann, bea, ids } = await tables(house, 1);
    const [id = ''] = ids;
    const first = await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 }, 'the-first-move');
    await move(bea, id, 1, { type: 'bid', seat: 1, amount: 20 });
    const again = await move(ann, id, 2, { type: 'bid', seat: 0, amount: 30 }, 'the-first-move');
    expect([again.status, again.body['entry']]).toEqual([200, first.body['entry']]);
    expect((await move(bea, id, 2, { type: 'pass', seat: 1 }, 'the-first-move')).status).not.toBe(200);
    expect((await move(ann, id, 2, { type: 'bid', seat: 0, amount: 30 })).status).toBe(200);
  });

  test('what changes beside the log is known to the next move: a webhook, and that somebody can be reached', async () => {
    const house = await open({ OUTGOING_PRIVATE: 'on' });
    const { ann, bea, ids } = await tables(house, 1);
    const [id = ''] = ids;
    const elsewhere = kind === 'postgres' ? await house.twin() : house;
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    await move(bea, id, 1, { type: 'bid', seat: 1, amount: 20 });
    const { db } = house.running.context.store;
    expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([]);
    house.running.context.wake.outbox = () => {};
    elsewhere.running.context.wake.outbox = () => {};
    await elsewhere.as(ann).post(`/api/tables/${id}/webhooks`, { url: 'http://127.0.0.1:9/hook' });
    await elsewhere.as(bea).send('PATCH', '/api/account', { mail: true });
    expect((await move(ann, id, 2, { type: 'bid', seat: 0, amount: 30 })).status).toBe(200);
    const rows = await db.selectFrom('outbox').select('kind').orderBy('kind').execute();
    expect(rows.map((row) => row.kind)).toEqual(['notify', 'webhook']);
  });

  if (kind === 'postgres') {
    test('steps of one moment are one transaction', async () => {
      const house = await open();
      const { ids } = await tables(house, 4);
      const steps = await Promise.all(ids.map((id) => stepAt(house, id)));
      const { steps: writer, store } = house.running.context;
      await Promise.all(steps.map((step) => writer.write(step)));
      const { rows } = await sql<{ xid: string }>`select distinct xmin::text as xid from move`.execute(store.db);
      expect(rows).toHaveLength(1);
    });

    test('a game that another process holds keeps nobody else waiting', async () => {
      const house = await open();
      const { ids } = await tables(house, 2);
      const [held = '', free = ''] = ids;
      const { steps: writer, store } = house.running.context;
      const [waits, goes] = [await stepAt(house, held), await stepAt(house, free)];
      let done = false;
      let waiting = Promise.resolve();
      await store.db.transaction().execute(async (trx) => {
        await trx.selectFrom('game').select('id').where('id', '=', held).forUpdate().execute();
        waiting = writer.write(waits).then(() => {
          done = true;
        });
        await writer.write(goes);
        expect(done).toBe(false);
      });
      await waiting;
      expect(done).toBe(true);
    });

    test('nobody is refused for what this process remembers and another has changed', async () => {
      const house = await open();
      const twin = await house.twin();
      const { ann, bea, ids } = await tables(house, 1);
      const carl = await house.guest('Carl');
      const [id = ''] = ids;
      await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
      expect((await twin.as(bea).post(`/api/tables/${id}/leave`)).status).toBe(200);
      expect((await twin.as(carl).post(`/api/tables/${id}/seats/1/take`)).status).toBe(200);
      expect((await move(bea, id, 1, { type: 'bid', seat: 1, amount: 20 })).body['code']).toBe('seat/none');
      expect((await move(carl, id, 1, { type: 'bid', seat: 1, amount: 20 })).status).toBe(200);
    });
  }
});
