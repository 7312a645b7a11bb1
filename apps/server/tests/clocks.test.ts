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
