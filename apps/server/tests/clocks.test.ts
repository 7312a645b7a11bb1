import { expect, test } from 'vitest';
import { begin, move, onBoth } from './house.ts';

const HOUR = 3_600_000;

onBoth('clocks', (open) => {
  test('a clock per move falls and a bot plays on until the player is back', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { clock: { kind: 'move', seconds: 3600, fall: 'bot' }, options: { lots: 50 } });
    const path = `/api/tables/${id}`;
    expect((await bea.get(path)).body['seatList']?.[0]?.['clock']).toEqual({
      leftMs: HOUR,
      deadline: house.clock.now + HOUR,
    });
    await house.pass(HOUR - 1);
    expect((await bea.get(path)).body['seatList']?.[0]).toMatchObject({ bot: null });
    await house.pass(1);
    const seat = (await bea.get(path)).body['seatList']?.[0];
    expect(seat).toMatchObject({ bot: 'random', missing: false, player: { name: 'Ann' } });
    await house.pass(6000);
    expect(Number((await bea.get(path)).body['seq'])).toBeGreaterThan(0);
    expect([...(await ann.get('/api/notices')).body].map((notice) => notice['kind'])).toContain('fell');
    expect((await ann.post(`${path}/return`)).body['seatList']?.[0]).toMatchObject({ bot: null });
  });

  test('a bank runs for whoever is to act and grows with each move', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const clock = { kind: 'bank', seconds: 7200, increment: 600, fall: 'open' };
    const id = await begin([ann, bea], { clock });
    const left = async () => {
      const { body } = await ann.get(`/api/tables/${id}`);
      return [...(body['seatList'] ?? [])].map((seat) => [seat['clock']?.['leftMs'], seat['clock']?.['deadline']]);
    };
    await house.pass(HOUR);
    const { body: moved } = await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    // Whoever hears of the move knows the clocks, at once and from the log.
    const told = [
      { seat: 0, clock: { leftMs: HOUR + 600_000, deadline: null }, programmed: false },
      { seat: 1, clock: { leftMs: 2 * HOUR, deadline: house.clock.now + 2 * HOUR }, programmed: false },
    ];
    expect(moved['entry']?.['seats']).toEqual(told);
    expect((await bea.get(`/api/tables/${id}/entries`)).body['entries']?.[0]?.['seats']).toEqual(told);
    expect(await left()).toEqual([
      [HOUR + 600_000, null],
      [2 * HOUR, house.clock.now + 2 * HOUR],
    ]);
    await house.pass(2 * HOUR);
    const { body } = await ann.get(`/api/tables/${id}`);
    expect(body['seatList']?.[1]).toMatchObject({ missing: true, bot: null });
    expect(body['status']).toBe('running');
    const cem = await house.guest('Cem');
    expect((await cem.post(`/api/tables/${id}/seats/1/take`)).body['seatList']?.[1]).toMatchObject({
      missing: false,
      clock: { leftMs: 720_000, deadline: house.clock.now + 720_000 },
    });
  });

  test('where the table says so a fallen clock ends the game', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { clock: { kind: 'move', seconds: 60, fall: 'end' } });
    await house.pass(60_000);
    expect((await bea.get(`/api/tables/${id}`)).body).toMatchObject({ status: 'ended', actors: [] });
    expect((await move(ann, id, 0, { type: 'pass', seat: 0 })).body['code']).toBe('game/over');
  });

  test('on vacation the clock stands still, and runs on with what was left', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { clock: { kind: 'bank', seconds: 7200, increment: 0, fall: 'end' } });
    await house.pass(HOUR);
    expect((await ann.post('/api/account/vacation', { days: 7 })).body['vacationUntil']).toBe(
      house.clock.now + 7 * 24 * HOUR,
    );
    await house.pass(5 * 24 * HOUR);
    const seen = (await bea.get(`/api/tables/${id}`)).body;
    expect(seen).toMatchObject({ status: 'running', seatList: [{ vacation: true }, { vacation: false }] });
    await house.pass(2 * 24 * HOUR);
    const { body } = await ann.get(`/api/tables/${id}`);
    expect(body['seatList']?.[0]).toMatchObject({ vacation: false });
    expect(body['seatList']?.[0]?.['clock']).toEqual({ leftMs: HOUR, deadline: house.clock.now + HOUR });
    expect((await ann.get('/api/account')).body).toMatchObject({ vacationUntil: null, vacationLeft: 23 });
    expect((await ann.post('/api/account/vacation', { days: 24 })).body).toMatchObject({
      code: 'vacation/spent',
      days: 23,
    });
    expect((await ann.post('/api/account/vacation', { days: 23 })).status).toBe(200);
    expect((await ann.post('/api/account/vacation', { days: 1 })).body['code']).toBe('vacation/now');
    expect((await ann.del('/api/account/vacation')).body['vacationUntil']).toBeNull();
    await house.pass(HOUR);
    expect((await ann.get(`/api/tables/${id}`)).body['status']).toBe('ended');
  });
});

onBoth('a clock cannot be evaded', (open, kind) => {
  async function table(clock: Record<string, unknown>, more: Record<string, unknown> = {}) {
    const house = await open();
    // What one process is told, the other knows.
    const other = kind === 'postgres' ? await house.twin() : house;
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { clock, options: { lots: 50 }, ...more });
    const pass = async (ms: number) => {
      await house.pass(ms);
      other.clock.now = house.clock.now;
    };
    const clockOf = async (seat: number) => {
      const { body } = await bea.get(`/api/tables/${id}`);
      const at = body['seatList']?.[seat]?.['clock'];
      return [at?.['leftMs'], at?.['deadline']];
    };
    return { house, there: other.as(ann), ann, bea, id, path: `/api/tables/${id}`, pass, clockOf };
  }

  test('by leaving: it runs on, nobody moves from a seat they have left, and coming back gives nothing', async () => {
    const { house, there, ann, id, path, pass, clockOf } = await table({
      kind: 'bank',
      seconds: 7200,
      increment: 60,
      fall: 'open',
    });
    const deadline = house.clock.now + 2 * HOUR;
    await pass(HOUR / 2);
    await ann.post(`${path}/leave`);
    expect((await move(there, id, 0, { type: 'pass', seat: 0 })).body['code']).toBe('seat/missing');
    const program = { kind: 'repeat', action: { type: 'pass', seat: 0 }, unlessOthers: null, until: [], most: 5 };
    expect((await there.put(`${path}/program`, program)).body['code']).toBe('seat/missing');
    await pass(HOUR / 2);
    expect((await there.post(`${path}/return`)).status).toBe(200);
    expect((await clockOf(0))[1]).toBe(deadline);
    await pass(HOUR / 2);
    await move(ann, id, 0, { type: 'pass', seat: 0 });
    expect(await clockOf(0)).toEqual([HOUR / 2 + 60_000, null]);
  });

  test('by leaving before one’s turn, or for ever: it falls like any other', async () => {
    const { house, ann, bea, id, path, pass } = await table({ kind: 'move', seconds: 3600, fall: 'bot' });
    await bea.post(`${path}/leave`);
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 5 });
    expect((await ann.get(path)).body['seatList']?.[1]).toMatchObject({
      missing: true,
      clock: { deadline: house.clock.now + HOUR },
    });
    await pass(HOUR);
    expect((await ann.get(path)).body['seatList']?.[1]).toMatchObject({ missing: false, bot: 'random' });
  });

  test('by letting it fall: who comes back has a tenth, not a whole move', async () => {
    const { house, ann, path, pass, clockOf } = await table({ kind: 'move', seconds: 3600, fall: 'open' });
    await pass(HOUR);
    await ann.post(`${path}/return`);
    expect(await clockOf(0)).toEqual([HOUR / 10, house.clock.now + HOUR / 10]);
  });

  test('by going on vacation and coming back: what was left is left, and each time costs a day', async () => {
    const { house, there, ann, pass, clockOf } = await table({ kind: 'move', seconds: 3600, fall: 'end' });
    await pass(50 * 60_000);
    for (let round = 0; round < 3; round++) {
      await ann.post('/api/account/vacation', { days: 1 });
      expect(await clockOf(0)).toEqual([10 * 60_000, null]);
      await there.del('/api/account/vacation');
    }
    expect(await clockOf(0)).toEqual([10 * 60_000, house.clock.now + 10 * 60_000]);
    expect((await ann.get('/api/account')).body['vacationLeft']).toBe(27);
  });

  test('by taking a move back: neither the time it took nor what it earned comes again', async () => {
    const bank = await table({ kind: 'bank', seconds: 7200, increment: 600, fall: 'end' });
    await bank.pass(HOUR);
    for (let round = 0; round < 3; round++) {
      await move(bank.ann, bank.id, 2 * round, { type: 'bid', seat: 0, amount: 5 });
      const undone = await bank.there.post(`${bank.path}/undo`, { after: 2 * round + 1, moves: 0 });
      expect(undone.body).toMatchObject({ undone: true });
    }
    expect(await bank.clockOf(0)).toEqual([HOUR, bank.house.clock.now + HOUR]);
    const perMove = await table({ kind: 'move', seconds: 3600, fall: 'end' });
    await perMove.pass(50 * 60_000);
    await move(perMove.ann, perMove.id, 0, { type: 'bid', seat: 0, amount: 5 });
    await perMove.pass(50 * 60_000);
    await perMove.there.post(`${perMove.path}/undo`, { after: 1, moves: 0 });
    expect(await perMove.clockOf(0)).toEqual([10 * 60_000, perMove.house.clock.now + 10 * 60_000]);
  });

  test('by a server whose clock is set back: nobody has more than before', async () => {
    const { house, ann, bea, id, pass, clockOf } = await table({
      kind: 'bank',
      seconds: 7200,
      increment: 0,
      fall: 'end',
    });
    await pass(HOUR);
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 5 });
    const then = house.clock.now;
    house.clock.now -= 5 * HOUR;
    await move(bea, id, 1, { type: 'bid', seat: 1, amount: 10 });
    expect(await clockOf(1)).toEqual([2 * HOUR, null]);
    expect(await clockOf(0)).toEqual([HOUR, then + HOUR]);
    const { body } = await ann.get(`/api/tables/${id}/entries`);
    expect([...(body['entries'] ?? [])].map((entry) => entry['at'])).toEqual([then, then]);
  });
});
