import { expect, test } from 'vitest';
import type { Passwords } from '../src/accounts/auth.ts';
import { migrationsFor } from '../src/db/migrations.ts';
import { sha256 } from '../src/ids.ts';
import { verifyAll } from '../src/ops/verify.ts';
import { begin, type Client, move, onBoth } from './house.ts';
import { lots } from './lots.ts';

onBoth('accounts', (open, kind) => {
  test('an account is opened, left and entered again', async () => {
    const house = await open();
    const visitor = house.visitor();
    const card = { name: 'Ada', email: 'Ada@Example.org', password: 'correct horse' };
    const made = await visitor.post('/api/account/sign-up', card);
    expect(made.body).toMatchObject({ name: 'Ada', kind: 'person', email: 'ada@example.org', emailVerified: false });
    // Who opens the account again with the same words is let into it.
    const again = await visitor.post('/api/account/sign-up', { ...card, name: 'Ada again' });
    expect(again.body).toEqual(made.body);
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

  test('several who keep one e-mail with one password at once are one person', async () => {
    const house = await open();
    const guests: Client[] = [];
    for (const name of ['A', 'B', 'C']) guests.push(await house.guest(name));
    const wish = { email: 'one@example.org', password: 'a long password' };
    const [first] = guests;
    if (!first) throw new Error('nobody there');
    const answers = await Promise.all([...guests, first].map((guest) => guest.post('/api/account/keep', wish)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'kept' : String(body['code'])));
    expect(
      codes.every((code) => ['kept', 'account/kept', 'account/sign-in'].includes(code)),
      codes.join(),
    ).toBe(true);
    const kept = answers.flatMap(({ status, body }) => (status === 200 ? [String(body['id'])] : []));
    const back = await house.visitor().post('/api/account/sign-in', wish);
    expect(new Set(kept)).toEqual(new Set([back.body['id']]));
  });

  test('opening and keeping an account tell nothing of whether the e-mail is known, nor does the work they cost', async () => {
    const counted = countedPasswords();
    const house = await open({ SMTP_URL: 'smtp://127.0.0.1:9' }, { passwords: counted.passwords });
    await house.running.workers.stop();
    const { db } = house.running.context.store;
    const [claimed, confirmed] = ['claimed@example.org', 'confirmed@example.org'];
    for (const email of [claimed, confirmed]) {
      await house.visitor().post('/api/account/sign-up', { name: 'Ada', email, password: 'correct horse' });
    }
    const { user_id } = await db
      .selectFrom('claim')
      .select('user_id')
      .where('email', '=', confirmed)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('claim').where('user_id', '=', user_id).execute();
    await db.updateTable('user').set({ email: confirmed }).where('id', '=', user_id).execute();

    const ask = async (client: Client, path: string, body: Record<string, string>) => {
      const letters = async () => (await db.selectFrom('outbox').select('id').execute()).length;
      const [before, work] = [await letters(), counted.work()];
      const { status, body: answer, headers } = await client.post(path, body);
      const told = JSON.stringify(answer)
        .replace(String(answer['id']), 'id')
        .replaceAll(String(body['email']), 'email');
      const names = Object.keys(headers).filter((name) => name !== 'content-length');
      return { status, told, names, letters: (await letters()) - before, work: counted.work() - work };
    };
    const unknown = 'unknown@example.org';
    const ways: ((email: string) => Promise<unknown>)[] = [
      (email) => ask(house.visitor(), '/api/account/sign-up', { name: 'Bob', email, password: 'wrong horse' }),
      async (email) => ask(await house.guest('Bob'), '/api/account/keep', { email, password: 'another wrong horse' }),
      (email) => ask(house.visitor(), '/api/account/forgotten', { email }),
      (email) => ask(house.visitor(), '/api/account/sign-in', { email, password: 'no horse at all' }),
    ];
    for (const way of ways) {
      const answers = [await way(unknown.replace('unknown', `unknown-${ways.indexOf(way)}`))];
      for (const email of [claimed, confirmed]) answers.push(await way(email));
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    }
  });

  test('two who claim one address have an account each; a changed password opens the own one only', async () => {
    const house = await open();
    const email = 'one@example.org';
    const cards = ['first horse', 'second horse'].map((password, i) => ({ name: `P${i}`, email, password }));
    const ids: unknown[] = [];
    let cookie = '';
    for (const card of cards) {
      const made = await house.visitor().post('/api/account/sign-up', card);
      ids.push(made.body['id']);
      cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
    }
    expect(new Set(ids).size).toBe(2);
    const signIn = (password: string) => house.visitor().post('/api/account/sign-in', { email, password });
    const change = { current: 'second horse', password: 'third horse' };
    expect((await house.visitor().send('POST', '/api/account/password', change, { cookie })).status).toBe(200);
    expect((await signIn('first horse')).body['id']).toBe(ids[0]);
    expect((await signIn('second horse')).status).toBe(401);
    expect((await signIn('third horse')).body['id']).toBe(ids[1]);
  });

  test('sessions are stored by a hash, and those stored before that stay', async () => {
    const house = await open();
    const ada = await house.guest('Ada');
    const token = decodeURIComponent(ada.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    const { db } = house.running.context.store;
    const stored = () => db.selectFrom('session').select('token').execute();
    expect(await stored()).toEqual([{ token: `sha256:${sha256(token)}` }]);
    // As it was before the tokens were hashed.
    await db.updateTable('session').set({ token }).execute();
    const migrations = await migrationsFor(kind).getMigrations();
    await migrations['0012-sealed-sessions']?.up(db);
    const later = await house.twin();
    expect(await stored()).toEqual([{ token: `sha256:${sha256(token)}` }]);
    expect((await later.as(ada).get('/api/account')).body).toMatchObject({ id: ada.id });
    expect((await later.as(ada).get('/api/account/sessions')).body).toMatchObject([{ current: true }]);
  });
});

/** Tells how often a password was worked on; that is what takes time. */
function countedPasswords(): { readonly passwords: Passwords; work(): number } {
  let work = 0;
  return {
    work: () => work,
    passwords: {
      async derive(password, salt) {
        work += 1;
        return `${salt} ${password}`;
      },
      async hash(password) {
        work += 1;
        return password;
      },
      async verify({ hash, password }) {
        work += 1;
        return hash === password;
      },
    },
  };
}
