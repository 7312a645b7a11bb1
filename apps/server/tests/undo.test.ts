import { expect, test } from 'vitest';
import { verifyAll } from '../src/ops/verify.ts';
import { begin, move, onBoth } from './house.ts';
import { lots } from './lots.ts';

onBoth('undo', (open) => {
  test('one’s own last moves are taken back at once where the table allows it; the log keeps both', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { undo: 'own' });
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    const undone = await ann.post(`/api/tables/${id}/undo`, { after: 1, moves: 0 });
    expect(undone.body).toEqual({ undone: true, seq: 2 });
    expect((await ann.get(`/api/tables/${id}`)).body).toMatchObject({ seq: 2, moves: 0, actors: [0] });
    const log = await bea.get(`/api/tables/${id}/entries`);
    expect([...(log.body['entries'] ?? [])].map((entry) => [entry['kind'], entry['moves']])).toEqual([
      ['play', 1],
      ['undo', 0],
    ]);
    expect((await move(ann, id, 2, { type: 'bid', seat: 0, amount: 20 })).body['entry']).toMatchObject({
      seq: 3,
      moves: 1,
    });
    for await (const { fault } of verifyAll(house.running.context.store, [lots])) expect(fault).toBeUndefined();
  });

  test('a move somebody else has answered is taken back when all agree', async () => {
    const house = await open();
    const [ann, bea, cem] = [await house.guest('Ann'), await house.guest('Bea'), await house.guest('Cem')];
    const id = await begin([ann, bea, cem], { undo: 'agreed' });
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    await move(bea, id, 1, { type: 'bid', seat: 1, amount: 15 });
    expect((await ann.post(`/api/tables/${id}/undo`, { after: 2, moves: 0 })).body).toEqual({ undone: false, seq: 2 });
    const asked = await bea.get(`/api/tables/${id}`);
    expect(asked.body['undoRequest']).toEqual({ seat: 0, moves: 0, seq: 2, agreed: [] });
    expect([...(await bea.get('/api/notices')).body].map((notice) => notice['kind'])).toContain('undo');
    expect((await bea.post(`/api/tables/${id}/undo/answer`, { after: 2, agree: true })).body['undone']).toBe(false);
    expect((await cem.post(`/api/tables/${id}/undo/answer`, { after: 2, agree: true })).body).toEqual({
      undone: true,
      seq: 3,
    });
    expect((await cem.get(`/api/tables/${id}`)).body).toMatchObject({ moves: 0, actors: [0], undoRequest: null });
  });

  test('one refusal is enough, and a new move ends the request', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { undo: 'agreed' });
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    await ann.post(`/api/tables/${id}/undo`, { after: 1, moves: 0 });
    await bea.post(`/api/tables/${id}/undo/answer`, { after: 1, agree: false });
    expect((await ann.get(`/api/tables/${id}`)).body).toMatchObject({ moves: 1, undoRequest: null });
    await ann.post(`/api/tables/${id}/undo`, { after: 1, moves: 0 });
    await move(bea, id, 1, { type: 'bid', seat: 1, amount: 20 });
    expect((await ann.get(`/api/tables/${id}`)).body['undoRequest']).toBeNull();
    expect((await bea.post(`/api/tables/${id}/undo/answer`, { after: 2, agree: true })).body['code']).toBe(
      'undo/no-request',
    );
  });

  test('what chance has shown stays, and a table without undo has none', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const dice = await begin([ann, bea], { undo: 'own' });
    await move(ann, dice, 0, { type: 'roll', seat: 0 });
    await move(ann, dice, 1, { type: 'pass', seat: 0 });
    expect((await ann.post(`/api/tables/${dice}/undo`, { after: 2, moves: 0 })).body['code']).toBe('undo/revealed');
    expect((await ann.post(`/api/tables/${dice}/undo`, { after: 2, moves: 1 })).body['undone']).toBe(true);
    const strict = await begin([ann, bea], { undo: 'none' });
    await move(ann, strict, 0, { type: 'pass', seat: 0 });
    expect((await ann.post(`/api/tables/${strict}/undo`, { after: 1, moves: 0 })).body['code']).toBe('undo/none');
    expect((await ann.post(`/api/tables/${dice}/undo`, { after: 3, moves: 5 })).body['code']).toBe('undo/nothing');
  });

  test('undo below a snapshot: the game is read back right', async () => {
    const house = await open({ GAME_IDLE_SECONDS: '1' });
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { undo: 'agreed', options: { lots: 50 } });
    for (let seq = 0; seq < 66; seq++) {
      const seat = Number((await ann.get(`/api/tables/${id}`)).body['actors']?.[0]);
      await move(seat === 0 ? ann : bea, id, seq, { type: 'pass', seat });
    }
    await ann.post(`/api/tables/${id}/undo`, { after: 66, moves: 60 });
    await bea.post(`/api/tables/${id}/undo/answer`, { after: 66, agree: true });
    await house.pass(10_000);
    const seen = await ann.get(`/api/tables/${id}/game`);
    expect(seen.body['actions']).toHaveLength(60);
    const seat = Number(seen.body['actors']?.[0]);
    expect((await move(seat === 0 ? ann : bea, id, 67, { type: 'pass', seat })).status).toBe(200);
    for await (const { fault } of verifyAll(house.running.context.store, [lots])) expect(fault).toBeUndefined();
  });
});
