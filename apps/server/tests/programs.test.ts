import { expect, test } from 'vitest';
import { begin, type Client, move, onBoth } from './house.ts';

async function log(client: Client, id: string): Promise<string[]> {
  const { body } = await client.get(`/api/tables/${id}/entries`);
  return [...(body['entries'] ?? [])].map(
    (entry) => `${entry['seat']} ${entry['action']?.['type']} ${entry['action']?.['amount'] ?? ''} ${entry['origin']}`,
  );
}

onBoth('programmed moves', (open) => {
  test('pass until somebody does something else', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { options: { lots: 10 } });
    const path = `/api/tables/${id}/program`;
    const program = { kind: 'repeat', action: { type: 'pass', seat: 1 }, unlessOthers: ['pass'], until: [], most: 100 };
    expect((await bea.put(path, program)).body['stopped']).toBeNull();
    await move(ann, id, 0, { type: 'pass', seat: 0 });
    await house.pass(6000);
    expect(await log(ann, id)).toEqual(['0 pass  person', '1 pass  program']);
    await move(ann, id, 2, { type: 'bid', seat: 0, amount: 10 });
    await house.pass(6000);
    expect((await bea.get(path)).body).toEqual({ program: null, played: 1, stopped: 'others' });
    expect((await bea.get(`/api/tables/${id}`)).body).toMatchObject({ seq: 3, actors: [1] });
    expect([...(await bea.get('/api/notices')).body].map((notice) => notice['kind'])).toContain('program');
  });

  test('bid up to a limit, then something else', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea]);
    const path = `/api/tables/${id}/program`;
    const program = {
      kind: 'upTo',
      type: 'bid',
      params: {},
      param: 'amount',
      limit: 30,
      otherwise: null,
      until: [],
      most: 100,
    };
    await bea.put(path, program);
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    await house.pass(6000);
    await move(ann, id, 2, { type: 'bid', seat: 0, amount: 25 });
    await house.pass(6000);
    expect((await log(ann, id)).slice(1)).toEqual(['1 bid 15 program', '0 bid 25 person', '1 bid 30 program']);
    await move(ann, id, 4, { type: 'bid', seat: 0, amount: 35 });
    await house.pass(6000);
    expect((await bea.get(path)).body).toMatchObject({ program: null, played: 2, stopped: 'limit' });
    await bea.put(path, { ...program, otherwise: { type: 'pass', seat: 1 } });
    await house.pass(6000);
    expect((await log(ann, id)).at(-1)).toBe('1 pass  program');
  });

  test('stops at an event, after so many moves, and when a move is taken back', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { options: { lots: 10 } });
    const path = `/api/tables/${id}/program`;
    const passing = { kind: 'repeat', action: { type: 'pass', seat: 1 }, unlessOthers: null, until: [], most: 1 };
    await bea.put(path, { ...passing, until: [{ type: 'sold', figures: { seat: 0 } }], most: 9 });
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    await house.pass(6000);
    expect((await bea.get(path)).body).toMatchObject({ program: null, stopped: 'event', played: 1 });
    const table = async () => (await bea.get(`/api/tables/${id}`)).body;
    await bea.put(path, passing);
    await move(ann, id, 2, { type: 'pass', seat: 0 });
    await house.pass(6000);
    expect(await table()).toMatchObject({ seq: 4, actors: [0] });
    await move(ann, id, 4, { type: 'pass', seat: 0 });
    await house.pass(6000);
    expect((await bea.get(path)).body).toMatchObject({ program: null, stopped: 'most', played: 1 });
    await move(bea, id, 5, { type: 'bid', seat: 1, amount: 5 });
    await bea.put(path, passing);
    await bea.post(`/api/tables/${id}/undo`, { after: 6, moves: 5 });
    expect((await bea.get(path)).body).toMatchObject({ program: null, stopped: 'undo', played: 0 });
  });

  test('what makes no sense is refused; what is not legal in its turn stops it', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea]);
    const path = `/api/tables/${id}/program`;
    const program = { kind: 'repeat', action: { type: 'roll', seat: 1 }, unlessOthers: null, until: [], most: 10 };
    const wrong = [
      { ...program, action: { type: 'steal', seat: 1 } },
      { ...program, until: [{ type: 'earthquake', figures: {} }] },
      { ...program, unlessOthers: ['dance'] },
    ];
    for (const body of wrong) expect((await bea.put(path, body)).body['code']).toBe('program/senseless');
    expect((await bea.put(path, { ...program, action: { type: 'pass', seat: 0 } })).body['code']).toBe(
      'seat/not-yours',
    );
    await bea.put(path, program);
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    await house.pass(6000);
    expect((await bea.get(path)).body).toMatchObject({ program: null, stopped: 'illegal', played: 0 });
    expect((await bea.del(path)).status).toBe(200);
    expect((await bea.get(path)).body).toEqual({ program: null, played: 0, stopped: null });
  });
});
