import { expect, test } from 'vitest';
import { startThinking } from '../src/play/thinking-process.ts';
import { busyForEver } from './busy.ts';
import { type Client, type House, onBoth } from './house.ts';

const LOTS = 50;

/** A game without people: the host leaves, and a bot takes the seat. */
async function botsAlone(host: Client): Promise<string> {
  const wish = { title: 'lots', name: 'Bots', seats: 3, seating: 'joined', options: { lots: LOTS } };
  const id = String((await host.post('/api/tables', wish)).body['id']);
  for (const seat of [1, 2]) await host.put(`/api/tables/${id}/seats/${seat}/bot`, { bot: 'random' });
  for (const step of ['start', 'leave']) await host.post(`/api/tables/${id}/${step}`);
  expect((await host.put(`/api/tables/${id}/seats/0/bot`, { bot: 'random' })).status).toBe(200);
  return id;
}

async function stands(house: House) {
  const { db } = house.running.context.store;
  const rows = await db.selectFrom('game').select(['id', 'status', 'moves']).execute();
  return new Map(rows.map(({ id, status, moves }) => [id, { status, moves }]));
}

/** Another process that finds these games, in which nobody has moved yet. */
async function found(house: House, games: number): Promise<{ readonly later: House; readonly tables: string[] }> {
  await house.running.workers.stop();
  const host = await house.guest('Ann');
  const tables: string[] = [];
  for (let i = 0; i < games; i++) tables.push(await botsAlone(host));
  const later = await house.twin();
  later.clock.now += 10_000;
  return { later, tables };
}

onBoth('bots alone', (open) => {
  test('keep no other table waiting, and stop between two moves when the server does', async () => {
    const { later, tables } = await found(await open(), 6);
    await later.running.workers.tick();
    const begun = async () => [...(await stands(later)).values()].filter(({ moves }) => moves > 0).length;
    while ((await begun()) < tables.length) await new Promise((resolve) => setImmediate(resolve));
    await later.running.workers.stop();
    const all = [...(await stands(later)).values()];
    expect(all.map(({ status }) => status)).toEqual(tables.map(() => 'running'));
  });

  test('hold up nothing else that is due', async () => {
    const { later } = await found(await open(), 1);
    await later.running.workers.tick();
    expect([...(await stands(later)).values()]).toMatchObject([{ status: 'running' }]);
    await later.running.workers.settled();
    expect([...(await stands(later)).values()]).toMatchObject([{ status: 'finished' }]);
  });

  test('pause between two moves at a table, which holds up no other table', async () => {
    const house = await open({ BOT_PAUSE_MS: '3600000' });
    const host = await house.guest('Ann');
    const tables = [await botsAlone(host), await botsAlone(host)];
    await house.running.workers.settled();
    const stand = await stands(house);
    expect(tables.map((id) => stand.get(id))).toEqual(tables.map(() => ({ status: 'running', moves: 1 })));
  });

  test('that think without end keep no other table waiting, and do not move when the server stops', async () => {
    const thinking = () => startThinking({ priority: 'normal', options: busyForEver() });
    const house = await open({}, { thinking });
    const host = await house.guest('Ann');
    const wish = { title: '18rhl', name: 'Slow', seats: 3, seating: 'joined' };
    const slow = String((await host.post('/api/tables', wish)).body['id']);
    for (const seat of [1, 2]) await host.put(`/api/tables/${slow}/seats/${seat}/bot`, { bot: 'planner' });
    for (const step of ['start', 'leave']) await host.post(`/api/tables/${slow}/${step}`);
    expect((await host.put(`/api/tables/${slow}/seats/0/bot`, { bot: 'planner' })).status).toBe(200);

    const alone = await botsAlone(host);
    const over = async () => (await stands(house)).get(alone)?.status === 'finished';
    while (!(await over())) await new Promise((resolve) => setImmediate(resolve));
    expect((await stands(house)).get(slow)).toEqual({ status: 'running', moves: 0 });
    const said = await host.post(`/api/tables/${slow}/chat`, { body: 'Your turn.' });
    expect(said.status).toBe(200);

    const later = await house.twin();
    await house.running.stop();
    expect((await stands(later)).get(slow)).toEqual({ status: 'running', moves: 0 });
  });
});
