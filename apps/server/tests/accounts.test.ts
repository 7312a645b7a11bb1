import { expect, test } from 'vitest';
import { begin, onBoth } from './house.ts';

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

  test('a closed account leaves no name, no address and no way in', async () => {
    const house = await open();
    const [ada, bob] = [await house.person('Ada'), await house.guest('Bob')];
    const table = await begin([ada, bob]);
    await ada.post(`/api/tables/${table}/chat`, { body: 'bye' });
    expect((await ada.del('/api/account')).status).toBe(200);
    expect((await ada.get('/api/account')).status).toBe(401);
    const seen = await bob.get(`/api/tables/${table}`);
    expect(JSON.stringify(seen.body)).not.toContain('Ada');
    expect(seen.body['seatList']?.[0]).toMatchObject({ missing: true });
    const rows = await house.running.context.store.db.selectFrom('user').select('email').execute();
    expect(rows.filter(({ email }) => email.startsWith('ada'))).toEqual([]);
  });
});
