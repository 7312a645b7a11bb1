import { expect, test } from 'vitest';
import { verifyAll } from '../src/ops/verify.ts';
import { begin, type Client, move, onBoth } from './house.ts';
import { lots } from './lots.ts';

onBoth('accounts', (open) => {
  test('an account is opened, left and entered again', async () => {
    const house = await open();
    const visitor = house.visitor();
    const card = { name: 'Ada', email: 'Ada@Example.org', password: 'correct horse' };
    const made = await visitor.post('/api/account/sign-up', card);
    expect(made.body).toMatchObject({ name: 'Ada', kind: 'person', email: 'ada@example.org', emailVerified: false });
    const again = await visitor.post('/api/account/sign-up', card);
    expect([again.status, again.body['code']]).toEqual([409, 'account/exists']);
    const wrong = await visitor.post('/api/account/sign-in', { email: card.email, password: 'wrong horse' });
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'account/credentials']);
    const right = await visitor.post('/api/account/sign-in', { email: card.email, password: card.password });
    expect(right.body['id']).toBe(made.body['id']);
    expect(String(right.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/i);
  });

  test('the password is stored hashed and salted, by the library’s own scrypt', async () => {
    const house = await open({}, { passwords: undefined });
    for (const name of ['Ada', 'Bob']) await house.person(name);
    const { db } = house.running.context.store;
    const rows = await db.selectFrom('account').selectAll().execute();
    const stored = rows.map((row) => JSON.stringify(row));
    expect(stored).toHaveLength(2);
    expect(stored.join()).not.toContain('a long password');
    const hashes = stored.map((row) => /"password":"([0-9a-f]{32}:[0-9a-f]{128})"/.exec(row)?.[1]);
    expect(hashes).not.toContain(undefined);
    expect(new Set(hashes).size).toBe(2);
  });

  test('the server says what it offers, and refuses what it does not', async () => {
    const house = await open({ GUESTS: 'off', SIGN_UP: 'off', WEBHOOKS: 'off' });
    const visitor = house.visitor();
    const offer = { guests: false, signUp: false, mail: false, webhooks: false };
    expect((await visitor.get('/api/server')).body).toEqual(offer);
    expect((await visitor.post('/api/account/guest', { name: 'Gast' })).body['code']).toBe('account/no-guests');
    const card = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
    expect((await visitor.post('/api/account/sign-up', card)).body['code']).toBe('account/closed');
  });

  test('a guest keeps the account, and with it the seat', async () => {
    const house = await open();
    const [guest, other] = [await house.guest('Gast'), await house.guest('Other')];
    const table = await begin([guest, other]);
    const kept = await guest.post('/api/account/keep', { email: 'gast@example.org', password: 'a long password' });
    expect(kept.body).toMatchObject({ id: guest.id, kind: 'person', email: 'gast@example.org' });
    const back = await house
      .visitor()
      .post('/api/account/sign-in', { email: 'gast@example.org', password: 'a long password' });
    expect(back.body['id']).toBe(guest.id);
    expect((await guest.get(`/api/tables/${table}`)).body['mySeat']).toBe(0);
    const twice = await guest.post('/api/account/keep', { email: 'x@example.org', password: 'a long password' });
    expect(twice.body['code']).toBe('account/kept');
  });

  test('a session that is ended no longer counts', async () => {
    const house = await open();
    const ada = await house.person('Ada');
    const sessions = await ada.get('/api/account/sessions');
    expect([...sessions.body].map((session) => session['current'])).toEqual([true]);
    await ada.del(`/api/account/sessions/${String(sessions.body[0]?.['id'])}`);
    expect((await ada.get('/api/account')).status).toBe(401);
  });

  test('signing out ends the session for good: the old cookie is worth nothing', async () => {
    const house = await open();
    const ada = await house.person('Ada');
    expect((await ada.post('/api/account/sign-out')).status).toBe(200);
    expect((await ada.get('/api/account')).body['code']).toBe('account/sign-in');
  });

  test('a changed password ends the other sessions', async () => {
    const house = await open();
    const card = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
    await house.visitor().post('/api/account/sign-up', card);
    const signIn = async () => {
      const answer = await house.visitor().post('/api/account/sign-in', { email: card.email, password: card.password });
      return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
    };
    const [here, there] = [await signIn(), await signIn()];
    const visitor = house.visitor();
    const changed = await visitor.send(
      'POST',
      '/api/account/password',
      { current: card.password, password: 'another horse' },
      here,
    );
    expect(changed.status).toBe(200);
    expect((await visitor.send('GET', '/api/account', undefined, there)).status).toBe(401);
  });

  test('a bot does what its token allows, and nothing once it is revoked', async () => {
    const house = await open();
    const ada = await house.person('Ada');
    const reader = await house.bot(ada, 'Robo', ['read']);
    expect((await reader.get('/api/account')).body).toMatchObject({ kind: 'bot', name: 'Robo', email: null });
    const refused = await reader.post('/api/tables', { title: 'lots', name: 'x', seats: 2 });
    expect([refused.status, refused.body['code']]).toEqual([403, 'account/scope']);
    expect(
      (await reader.post('/api/account/keep', { email: 'r@example.org', password: 'a long password' })).status,
    ).toBe(403);
    const tokens = await ada.get(`/api/bots/${reader.id}/tokens`);
    expect(JSON.stringify(tokens.body)).not.toContain(reader.token);
    await ada.del(`/api/bots/${reader.id}/tokens/${String(tokens.body[0]?.['id'])}`);
    expect((await reader.get('/api/account')).body['code']).toBe('account/token');
  });

  test('a token that has run out is refused', async () => {
    const house = await open();
    const ada = await house.person('Ada');
    const made = await ada.post('/api/bots', { name: 'Robo' });
    const { body } = await ada.post(`/api/bots/${String(made.body['id'])}/tokens`, {
      name: 'short',
      scopes: ['read'],
      days: 1,
    });
    const headers = { authorization: `Bearer ${String(body['token'])}` };
    expect((await house.visitor().send('GET', '/api/account', undefined, headers)).status).toBe(200);
    house.clock.now += 86_400_000;
    expect((await house.visitor().send('GET', '/api/account', undefined, headers)).status).toBe(401);
  });

  test('a closed account leaves no name, no address and no way in, nor do its bots', async () => {
    const house = await open();
    const [ada, bob, cleo] = [await house.person('Ada'), await house.guest('Bob'), await house.person('Cleo')];
    const robo = await house.bot(ada, 'Robo', ['read', 'tables', 'play']);
    const table = await begin([ada, bob, robo], { seed: 'known' });
    house.clock.now += 1;
    const waiting = String((await ada.post('/api/tables', { title: 'lots', name: 'Later', seats: 2 })).body['id']);
    await ada.post(`/api/tables/${table}/chat`, { body: 'bye' });
    await ada.put(`/api/tables/${table}/note`, { body: 'my plan' });
    await move(ada, table, 0, { type: 'bid', seat: 0, amount: 5 });
    const { body: mine } = await ada.get('/api/account/belongings');
    expect(mine).toMatchObject({
      account: [{ name: 'Ada' }],
      bots: [{ name: 'Robo' }],
      tables: [{ id: table, seat: 0 }, { id: waiting }],
      moves: [{ game_id: table, action: { type: 'bid', amount: 5 } }],
      said: [{ body: 'bye' }],
      notes: [{ body: 'my plan' }],
    });
    expect(JSON.stringify(mine)).not.toMatch(/password|token|hash/);
    expect((await ada.del('/api/account')).status).toBe(200);
    expect((await ada.get('/api/account')).status).toBe(401);
    expect((await robo.get('/api/account')).status).toBe(401);
    const seen = await bob.get(`/api/tables/${table}`);
    expect(seen.body['seatList']).toMatchObject([
      { missing: true, player: null },
      { missing: false, player: { name: 'Bob' } },
      { missing: true, player: null },
    ]);
    expect(seen.body['host']).toMatchObject({ name: 'Bob' });
    const game = await bob.get(`/api/tables/${table}/game`);
    const names = ['former player', 'Bob', 'former player 2'];
    expect(game.body['config']?.['players']).toEqual(names);
    const file = await bob.get(`/api/tables/${table}/export`);
    expect(file.body['players']).toEqual(names);
    const chat = await bob.get(`/api/tables/${table}/chat`);
    expect(chat.body).toMatchObject([{ body: 'bye', player: { name: 'former player' } }]);
    for (const { body } of [seen, game, file, chat]) expect(JSON.stringify(body)).not.toMatch(/Ada|Robo/);
    expect((await bob.get(`/api/tables/${waiting}`)).status).toBe(404);
    const rows = await house.running.context.store.db.selectFrom('user').select('email').execute();
    expect(rows.filter(({ email }) => email.startsWith('ada'))).toEqual([]);
    // Somebody takes the seat, and the game that is stored still replays.
    expect((await cleo.post(`/api/tables/${table}/seats/2/take`)).status).toBe(200);
    for await (const { fault } of verifyAll(house.running.context.store, [lots])) expect(fault).toBeUndefined();
  });

  test('a guest who signs in keeps seats, tables, moves, chat and notes', async () => {
    const house = await open();
    const card = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
    const ada = String((await house.visitor().post('/api/account/sign-up', card)).body['id']);
    const [guest, bob] = [await house.guest('Gast'), await house.guest('Bob')];
    const table = await begin([guest, bob], { visibility: 'private' });
    await move(guest, table, 0, { type: 'bid', seat: 0, amount: 5 }, 'a-move-of-the-guest');
    await guest.post(`/api/tables/${table}/chat`, { body: 'hello' });
    await guest.put(`/api/tables/${table}/note`, { body: 'my plan' });
    const { email, password } = card;
    const signedIn = await guest.post('/api/account/sign-in', { email, password });
    expect(signedIn.body['id']).toBe(ada);
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const now = (method: 'GET' | 'POST', path: string, body?: unknown) =>
      house.visitor().send(method, path, body, { cookie });
    const path = `/api/tables/${table}`;
    expect((await now('GET', path)).body).toMatchObject({ mySeat: 0, host: { id: ada } });
    expect((await now('GET', `${path}/note`)).body).toEqual({ body: 'my plan' });
    expect((await bob.get(`${path}/chat`)).body).toMatchObject([{ player: { id: ada } }]);
    // The same move sent again is known as one's own.
    const again = { after: 0, id: 'a-move-of-the-guest', action: { type: 'bid', seat: 0, amount: 5 } };
    expect((await now('POST', `${path}/moves`, again)).body).toMatchObject({ entry: { seq: 1 } });
    expect((await guest.get('/api/account')).status).toBe(401);
  });

  test('where guest and account sit at the same table, the guest’s seat opens up', async () => {
    const house = await open();
    const card = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
    const made = await house.visitor().post('/api/account/sign-up', card);
    const ada = house.as({ ...house.visitor(), cookie: String(made.headers['set-cookie']).split(';')[0] ?? '' });
    const guest = await house.guest('Gast');
    const table = await begin([guest, ada]);
    await guest.post('/api/account/sign-in', { email: card.email, password: card.password });
    expect((await ada.get(`/api/tables/${table}`)).body).toMatchObject({
      mySeat: 1,
      seatList: [{ missing: true, player: null }, { missing: false }],
    });
  });

  test('of several who keep one e-mail at once one gets it, and the others are told', async () => {
    const house = await open();
    const guests: Client[] = [];
    for (const name of ['A', 'B', 'C']) guests.push(await house.guest(name));
    const wish = { email: 'one@example.org', password: 'a long password' };
    const [first] = guests;
    if (!first) throw new Error('nobody there');
    const answers = await Promise.all([...guests, first].map((guest) => guest.post('/api/account/keep', wish)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'kept' : String(body['code'])));
    expect(codes.filter((code) => code === 'kept')).toHaveLength(1);
    expect(
      codes.every((code) => ['kept', 'account/exists', 'account/kept'].includes(code)),
      codes.join(),
    ).toBe(true);
    const back = await house.visitor().post('/api/account/sign-in', wish);
    expect(back.status).toBe(200);
  });
});
