import { expect, test } from 'vitest';
import { begin, type House, onBoth } from './house.ts';
import { call, type Line } from './line.ts';

const PARALLEL = 50;
const POLICY = 1008;

function statuses(answers: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function guestFrom(house: House, remoteAddress: string): Promise<number> {
  const answer = await house.running.app.inject({
    method: 'POST',
    url: '/api/account/guest',
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ name: 'Gast' }),
  });
  return answer.statusCode;
}

onBoth('limits', (open, kind) => {
  test('signing in is counted for all processes together, over restarts, and for a whole net of addresses', async () => {
    const house = await open({ SIGN_INS_PER_MINUTE: '4' });
    const twin = await house.twin();
    expect(await guestFrom(house, '2001:db8:1:2::1')).toBe(200);
    expect(await guestFrom(twin, '2001:db8:1:2::2')).toBe(200);
    await twin.running.stop();
    const later = await house.twin();
    expect(await guestFrom(later, '2001:db8:1:2:ffff::3')).toBe(200);
    expect(await guestFrom(house, '2001:db8:1:2::4')).toBe(200);
    expect(await guestFrom(later, '2001:db8:1:2::5')).toBe(429);
    expect(await guestFrom(house, '2001:db8:1:3::1')).toBe(200);
    house.clock.now += 15_000;
    expect(await guestFrom(house, '2001:db8:1:2::6')).toBe(200);
    expect(await guestFrom(house, '2001:db8:1:2::7')).toBe(429);
  });

  test('passwords are guessed so often for an account, from wherever, and right ones do not count', async () => {
    const house = await open({ WRONG_PASSWORDS_PER_HOUR: '3' });
    const card = { email: 'ada@example.org', password: 'correct horse' };
    await house.visitor().post('/api/account/sign-up', { ...card, name: 'Ada' });
    // Opening an account tries the password too.
    house.clock.now += 3_600_000;
    const signIn = async (password: string, remoteAddress: string) => {
      const answer = await house.running.app.inject({
        method: 'POST',
        url: '/api/account/sign-in',
        remoteAddress,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ email: card.email, password }),
      });
      return answer.statusCode;
    };
    const right = [await signIn(card.password, '192.0.2.1'), await signIn(card.password, '192.0.2.1')];
    expect(right).toEqual([200, 200]);
    const wrong: number[] = [];
    for (let i = 0; i < 5; i++) wrong.push(await signIn(`guess number ${i}`, `192.0.2.${i}`));
    expect(wrong).toEqual([401, 401, 401, 429, 429]);
  });

  test('wrong tokens are counted', async () => {
    const house = await open({ SIGN_INS_PER_MINUTE: '3' });
    const tries: number[] = [];
    for (let i = 0; i < 5; i++) {
      const headers = { authorization: `Bearer swt_${`${i}`.repeat(40)}` };
      tries.push((await house.visitor().send('GET', '/api/account', undefined, headers)).status);
    }
    expect(tries).toEqual([401, 401, 401, 429, 429]);
  });

  test('an invitation is told once, and a host invites so many an hour', async () => {
    const house = await open({ INVITATIONS_PER_HOUR: '6' });
    const [ann, bea] = [await house.person('Ann'), await house.person('Bea')];
    // Nothing is sent, so that it can be counted.
    await house.running.workers.stop();
    const { db } = house.running.context.store;
    await db.updateTable('player').set({ reachable: 1 }).where('user_id', '=', bea.id).execute();
    const { body } = await ann.post('/api/tables', { title: 'lots', name: 'x', seats: 2 });
    const invite = () => ann.post(`/api/tables/${String(body['id'])}/invite`, { player: bea.id });
    const answers = await Promise.all(Array.from({ length: 10 }, invite));
    expect(statuses(answers)).toEqual({ 200: 6, 429: 4 });
    const messages = await db.selectFrom('outbox').select('payload').execute();
    expect(messages.filter(({ payload }) => payload.includes('invited'))).toHaveLength(1);
  });

  test('an address gets so many mails an hour, and who asks is not told', async () => {
    const house = await open({ SMTP_URL: 'smtp://127.0.0.1:9', LETTERS_PER_HOUR: '2' });
    await house.running.workers.stop();
    const card = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
    await house.visitor().post('/api/account/sign-up', card);
    for (const email of [card.email, card.email, card.email, 'nobody@example.org']) {
      expect((await house.visitor().post('/api/account/forgotten', { email })).status).toBe(200);
    }
    const rows = await house.running.context.store.db.selectFrom('outbox').select(['kind', 'payload']).execute();
    expect(rows.filter(({ kind, payload }) => kind === 'mail' && payload.includes('ada@example.org'))).toHaveLength(2);
  });

  test(`quotas hold when ${PARALLEL} ask at once`, async () => {
    const house = await open({ TABLES_PER_ACCOUNT: '3' });
    const [ann, bea] = [await house.person('Ann'), await house.person('Bea')];
    const table = await begin([bea, ann]);
    const all = (ask: (i: number) => Promise<{ readonly status: number }>) =>
      Promise.all(Array.from({ length: PARALLEL }, (_, i) => ask(i))).then(statuses);
    expect(await all((i) => ann.post('/api/bots', { name: `Robo ${i}` }))).toEqual({ 200: 10, 409: 40 });
    expect(await all(() => ann.post('/api/tables', { title: 'lots', name: 'x', seats: 2 }))).toEqual({
      200: 3,
      409: 47,
    });
    expect(await all(() => ann.post('/api/account/vacation', { days: 20 }))).toEqual({ 200: 1, 409: 49 });
    const hook = (i: number) => bea.post(`/api/tables/${table}/webhooks`, { url: `https://example.org/${i}` });
    expect(await all(hook)).toEqual({ 200: 5, 409: 45 });
  });

  test('what one player changes at many places at once is all done, and nobody waits in a circle', async () => {
    const house = await open();
    const [ann, bea] = [await house.person('Ann'), await house.person('Bea')];
    for (let i = 0; i < 3; i++) await begin([ann, bea]);
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const ways = [
      (i: number) => ann.send('PATCH', '/api/account', { mail: i % 2 === 0, push: true }),
      (i: number) => ann.post('/api/push', { endpoint: `https://example.org/${i % 3}`, keys }),
      (i: number) => ann.del('/api/push', { endpoint: `https://example.org/${i % 3}` }),
      () => ann.post('/api/account/vacation', { days: 1 }),
      () => ann.del('/api/account/vacation'),
    ];
    const asked = Array.from({ length: PARALLEL }, (_, i) => ways[i % ways.length]?.(i));
    const counts = statuses((await Promise.all(asked)).flatMap((answer) => answer ?? []));
    expect(
      Object.keys(counts).filter((status) => !['200', '409'].includes(status)),
      JSON.stringify(counts),
    ).toEqual([]);
  });

  test('sockets are counted for all processes together, and those of a process that died no more', async () => {
    const house = await open({ SOCKETS_PER_ACCOUNT: '4' });
    // The embedded database has one process.
    const houses = kind === 'postgres' ? [house, await house.twin()] : [house];
    const ann = await house.guest('Ann');
    const bases = await Promise.all(houses.map(({ running }) => running.app.listen({ port: 0, host: '127.0.0.1' })));
    const dial = (i: number) => call(bases[i % bases.length] ?? '', { cookie: ann.cookie });
    const isIn = async (line: Line) =>
      (await Promise.race([line.until('hello'), line.closed])) === POLICY ? 'out' : 'in';
    const lines: Line[] = [];
    for (let i = 0; i < 6; i++) {
      const line = await dial(i);
      lines.push(line);
      expect(await isIn(line)).toBe(i < 4 ? 'in' : 'out');
    }
    lines[0]?.close();
    await expect.poll(async () => isIn(await dial(1))).toBe('in');
    const { db } = house.running.context.store;
    if (kind === 'postgres') {
      expect(await db.selectFrom('socket').select('id').execute()).toHaveLength(4);
      await db.updateTable('socket').set({ process: 'dead' }).execute();
      expect(await isIn(await dial(0))).toBe('out');
      for (const { clock } of houses) clock.now += 25_000;
      expect(await isIn(await dial(0))).toBe('in');
    }
    for (const line of lines) line.close();
  });
});
