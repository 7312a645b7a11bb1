import { newGame, publicHash } from '@stellwerk/engine/kernel';
import { expect, test } from 'vitest';
import { begin, move, onBoth } from './house.ts';
import { lots } from './lots.ts';

onBoth('looking back', (open) => {
  test('every position of a game is what its moves lead to, forwards and backwards, taken back or not', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { seed: 'known', options: { lots: 50 } });
    const made = newGame(lots, { players: ['Ann', 'Bea'], seed: 'known', options: { lots: 50 } });
    if (!made.ok) throw new Error(made.refusal.rule);
    const game = made.value;
    let seq = 0;
    const pass = async () => {
      const seat = game.actors()[0] ?? 0;
      game.play({ type: 'pass', seat });
      expect((await move(seat === 0 ? ann : bea, id, seq, { type: 'pass', seat })).status).toBe(200);
      seq += 1;
    };
    const check = async (moves: number) => {
      const { body } = await house.visitor().get(`/api/tables/${id}/positions/${moves}`);
      expect(body['hash'], `after ${moves}`).toBe(publicHash(game.at(moves)));
      expect(body['events'], `after ${moves}`).toEqual(game.events(moves));
    };
    for (let i = 0; i < 40; i++) await pass();
    for (const moves of [40, 39, 33, 32, 31, 7, 0, 1, 20]) await check(moves);
    // The last move is taken back and another follows: what is remembered of the old one no longer counts.
    const last = game.actions.at(-1)?.seat === 0 ? ann : bea;
    expect((await last.post(`/api/tables/${id}/undo`, { after: seq, moves: 39 })).body).toMatchObject({ undone: true });
    seq += 1;
    game.undo();
    const seat = game.actors()[0] ?? 0;
    game.play({ type: 'bid', seat, amount: 5 });
    await move(last, id, seq, { type: 'bid', seat, amount: 5 });
    seq += 1;
    for (const moves of [40, 39, 38]) await check(moves);
    expect((await house.visitor().get(`/api/tables/${id}/positions/41`)).body['code']).toBe('game/position');
    const stored = await house.running.context.store.db.selectFrom('snapshot').select('seq').execute();
    expect(stored.length).toBeGreaterThan(0);
    // Whoever looks back does not keep the game, and is forgotten after a while.
    await house.pass(200_000);
    const { live, history } = house.running.context;
    expect([live.size, history.size]).toEqual([0, 0]);
    await check(12);
    expect(live.size).toBe(0);
  });

  test('a game with bots leaves memory when nobody touches it', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const wish = { title: 'lots', name: 'x', seats: 2, seating: 'joined', options: { lots: 50 } };
    const { body } = await ann.post('/api/tables', wish);
    const path = `/api/tables/${String(body['id'])}`;
    await ann.put(`${path}/seats/1/bot`, { bot: 'random' });
    await ann.post(`${path}/start`);
    await move(ann, String(body['id']), 0, { type: 'pass', seat: 0 });
    await house.pass(6000);
    expect((await ann.get(path)).body['actors']).toEqual([0]);
    await house.pass(130_000);
    await house.pass(1000);
    expect(house.running.context.live.size).toBe(0);
  });
});
