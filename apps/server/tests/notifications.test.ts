import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import * as receivers from '../../../scripts/receivers.ts';
import { linkIn, subjects } from '../../../scripts/receivers.ts';
import { isPublic, post, type Resolve } from '../src/notify/guard.ts';
import { begin, type House, move, onBoth } from './house.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function receiver(): Promise<receivers.Receiver> {
  const made = await receivers.receiver();
  closing.push(made.close);
  return made;
}

async function postOffice(): Promise<receivers.PostOffice> {
  const made = await receivers.postOffice();
  closing.push(made.close);
  return made;
}

async function outbox(house: House) {
  return house.running.context.store.db.selectFrom('outbox').select(['kind', 'state', 'last_error']).execute();
}

onBoth('notifications', (open) => {
  test('a mail proves the address, another brings a new password', async () => {
    const office = await postOffice();
    const house = await open({ SMTP_URL: office.url });
    const visitor = house.visitor();
    const card = { name: 'Änne', email: 'anne@example.org', password: 'correct horse', language: 'de' };
    await visitor.post('/api/account/sign-up', card);
    await house.pass(1000);
    expect(office.mails).toHaveLength(1);
    expect(office.mails[0]).toMatch(/^To: anne@example\.org/m);
    const token = linkIn(office.mails[0], 'verify');
    expect((await visitor.post('/api/account/verify', { token: `${token}x` })).body['code']).toBe('account/link');
    expect((await visitor.post('/api/account/verify', { token })).status).toBe(200);
    const signedIn = await visitor.post('/api/account/sign-in', { email: card.email, password: card.password });
    expect(signedIn.body['emailVerified']).toBe(true);
    for (const email of ['nobody@example.org', card.email]) {
      expect((await visitor.post('/api/account/forgotten', { email })).body).toEqual({ done: true });
    }
    await house.pass(1000);
    expect(office.mails).toHaveLength(2);
    const reset = linkIn(office.mails[1], 'reset');
    expect((await visitor.post('/api/account/new-password', { token: reset, password: 'another horse' })).status).toBe(
      200,
    );
    const replay = await visitor.post('/api/account/new-password', { token: reset, password: 'a third horse' });
    expect(replay.body['code']).toBe('account/link');
    const old = await visitor.post('/api/account/sign-in', { email: card.email, password: card.password });
    expect(old.status).toBe(401);
    expect(house.log.join()).not.toContain(token);
    expect(house.log.join()).not.toContain(reset);
  });

  test('whoever shows first that an address is theirs has it; others who name it are told only by mail', async () => {
    const office = await postOffice();
    const house = await open({ SMTP_URL: office.url });
    const visitor = house.visitor();
    const email = 'anne@example.org';
    const card = (password: string) => ({ name: 'Anne', email, password });
    const [first, second] = [card('correct horse'), card('another horse')];
    for (const words of [first, second]) {
      expect((await visitor.post('/api/account/sign-up', words)).status).toBe(200);
      // Letters that are due together arrive in any order.
      await house.pass(1000);
    }
    const [one, other] = office.mails.splice(0).map((mail) => linkIn(mail, 'verify'));
    expect((await visitor.post('/api/account/verify', { token: one })).status).toBe(200);
    const late = await visitor.post('/api/account/verify', { token: other });
    expect([late.status, late.body['code']]).toEqual([409, 'account/exists']);
    await visitor.post('/api/account/sign-up', card('a third horse'));
    await house.pass(1000);
    expect(subjects(office.mails)).toEqual(['You have an account already']);
    expect(office.mails.join()).not.toMatch(/\/(verify|reset)#/);
    const back = async ({ password }: { readonly password: string }) =>
      (await visitor.post('/api/account/sign-in', { email, password })).body['emailVerified'];
    expect([await back(first), await back(second)]).toEqual([true, false]);
    const rows = await house.running.context.store.db.selectFrom('link').select('hash').execute();
    expect(rows.map(({ hash }) => hash)).not.toContain(other);
  });

  test('a link from a mail is good for two hours', async () => {
    const office = await postOffice();
    const house = await open({ SMTP_URL: office.url });
    const ann = await house.person('Ann');
    await house.pass(1000);
    house.clock.now += 2 * 3_600_000;
    const late = await ann.post('/api/account/verify', { token: linkIn(office.mails[0], 'verify') });
    expect(late.body['code']).toBe('account/link');
  });

  test('the mail that proves an address comes again when it is asked for, until it is proven', async () => {
    const office = await postOffice();
    const house = await open({ SMTP_URL: office.url });
    expect((await house.visitor().get('/api/server')).body).toMatchObject({ mail: true });
    const [ann, gast] = [await house.person('Ann'), await house.guest('Gast')];
    expect((await gast.post('/api/account/verify/again')).body['code']).toBe('account/no-address');
    expect((await ann.post('/api/account/verify/again')).status).toBe(200);
    await house.pass(1000);
    expect(subjects(office.mails)).toEqual(['Confirm your e-mail address', 'Confirm your e-mail address']);
    await ann.post('/api/account/verify', { token: linkIn(office.mails[1], 'verify') });
    expect((await ann.get('/api/account')).body).toMatchObject({ emailVerified: true });
    await ann.post('/api/account/verify/again');
    await house.pass(1000);
    expect(office.mails).toHaveLength(2);
  });

  test('who wants mail is told of their turn after a while, unless they have moved', async () => {
    const office = await postOffice();
    const house = await open({
      SMTP_URL: office.url,
      MAIL_DELAY_SECONDS: '300',
      PUBLIC_URL: 'https://play.example.org',
    });
    const [ann, bea] = [await house.person('Ann'), await house.person('Bea')];
    await house.pass(1000);
    for (const mail of office.mails.splice(0)) await ann.post('/api/account/verify', { token: linkIn(mail, 'verify') });
    await bea.send('PATCH', '/api/account', { mail: true, language: 'de' });
    const id = await begin([ann, bea], { name: 'Rheinland', options: { lots: 20 } });
    await house.pass(1000);
    expect(subjects(office.mails.splice(0))).toEqual(['Das Spiel hat begonnen: Rheinland']);
    await move(ann, id, 0, { type: 'pass', seat: 0 });
    await house.pass(1000);
    await move(bea, id, 1, { type: 'pass', seat: 1 });
    await house.pass(400_000);
    expect(office.mails).toEqual([]);
    await move(bea, id, 2, { type: 'pass', seat: 1 });
    await move(ann, id, 2, { type: 'pass', seat: 0 });
    await move(ann, id, 3, { type: 'pass', seat: 0 });
    const turn = (await bea.get(`/api/tables/${id}`)).body;
    if (JSON.stringify(turn['actors']) !== '[1]') await move(ann, id, Number(turn['seq']), { type: 'pass', seat: 0 });
    await house.pass(1000);
    await house.pass(300_000);
    expect(subjects(office.mails)).toEqual(['Du bist am Zug: Rheinland']);
    expect(office.mails[0]).toContain(`https://play.example.org/table/${id}`);
    expect(await outbox(house)).toEqual([]);
  });

  test('a mail server that is down is tried again, and given up after a while', async () => {
    const house = await open({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await house.person('Ann');
    await house.pass(1000);
    expect(await outbox(house)).toMatchObject([{ kind: 'mail', state: 'waiting' }]);
    for (let tries = 0; tries < 8; tries++) await house.pass(24 * 3_600_000);
    expect(await outbox(house)).toMatchObject([{ kind: 'mail', state: 'failed' }]);
  });

  test('web push carries an encrypted message to the browser’s address, and forgets one that is gone', async () => {
    const browser = await receiver();
    const house = await open({ OUTGOING_PRIVATE: 'on' });
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const ecdh = createECDH('prime256v1');
    const keys = { p256dh: ecdh.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
    expect((await bea.post('/api/push', { endpoint: `${browser.url}/push/1`, keys })).status).toBe(200);
    const id = await begin([ann, bea]);
    await move(ann, id, 0, { type: 'bid', seat: 0, amount: 10 });
    await house.pass(1000);
    const call = browser.calls.at(-1);
    expect(call?.path).toBe('/push/1');
    expect(call?.headers['content-encoding']).toBe('aes128gcm');
    expect(call?.headers['authorization']).toMatch(/^vapid t=/);
    expect(call?.body.toString('latin1')).not.toContain('A table');
    browser.answer.status = 410;
    await move(bea, id, 1, { type: 'bid', seat: 1, amount: 20 });
    await move(ann, id, 2, { type: 'bid', seat: 0, amount: 25 });
    await house.pass(1000);
    const left = await house.running.context.store.db.selectFrom('push_subscription').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('a webhook is called with every move, signed; failures show, and it recovers', async () => {
    const chat = await receiver();
    const house = await open({ OUTGOING_PRIVATE: 'on' });
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { options: { lots: 30 } });
    const path = `/api/tables/${id}/webhooks`;
    expect((await bea.post(path, { url: `${chat.url}/hook` })).body['code']).toBe('table/host');
    const made = await ann.post(path, { url: `${chat.url}/hook` });
    await move(ann, id, 0, { type: 'pass', seat: 0 });
    await house.pass(1000);
    const [call] = chat.calls;
    expect(JSON.parse(call?.body.toString() ?? '')).toMatchObject({
      event: 'move',
      table: id,
      seq: 1,
      actors: [1],
      players: ['Ann', 'Bea'],
    });
    const signature = createHmac('sha256', String(made.body['secret']))
      .update(call?.body ?? '')
      .digest('hex');
    expect(call?.headers['x-stellwerk-signature']).toBe(`sha256=${signature}`);
    chat.answer.status = 500;
    await move(bea, id, 1, { type: 'pass', seat: 1 });
    await house.pass(1000);
    expect((await ann.get(path)).body[0]).toMatchObject({ state: 'failing', failures: 1, lastError: 'answered 500' });
    chat.answer.status = 204;
    await house.pass(3_600_000);
    expect((await ann.get(path)).body[0]).toMatchObject({ state: 'active', failures: 0, lastError: null });
    expect(chat.calls).toHaveLength(3);
    expect(JSON.stringify((await ann.get(path)).body)).not.toContain(String(made.body['secret']));
    expect((await ann.del(`${path}/${String(made.body['id'])}`)).status).toBe(200);
  });

  test('a webhook that does not answer holds up neither clocks nor mails', async () => {
    const silent = await receiver();
    silent.answer.how = 'never';
    const office = await postOffice();
    const time = { now: 1_800_000_000_000 };
    const every: { readonly ms: number; readonly work: () => void }[] = [];
    const clock = {
      now: () => time.now,
      every(ms: number, work: () => void) {
        every.push({ ms, work });
        return () => {};
      },
    };
    const house = await open({ OUTGOING_PRIVATE: 'on', OUTGOING_SECONDS: '50', SMTP_URL: office.url }, { clock });
    const second = () => {
      time.now += 1000;
      for (const { ms, work } of every) if (ms === 1000) work();
    };
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { options: { lots: 30 }, clock: { kind: 'move', seconds: 60, fall: 'open' } });
    await ann.post(`/api/tables/${id}/webhooks`, { url: silent.url });
    await move(ann, id, 0, { type: 'pass', seat: 0 });
    second();
    await expect.poll(() => silent.calls.length).toBe(1);
    await house.visitor().post('/api/account/forgotten', { email: 'somebody@example.org' });
    const isMissing = async () => {
      second();
      return (await ann.get(`/api/tables/${id}`)).body['seatList']?.[1]?.['missing'];
    };
    for (const _ of ['once', 'and again']) {
      time.now += 60_000;
      // Long before the call is given up.
      await expect.poll(isMissing, { timeout: 30_000 }).toBe(true);
      expect((await bea.post(`/api/tables/${id}/return`)).status).toBe(200);
    }
    await expect.poll(async () => (await outbox(house)).map(({ kind }) => kind)).toEqual(['webhook']);
    silent.close();
  });

  test('a webhook that never answers well is switched off in the end', async () => {
    const chat = await receiver();
    chat.answer.status = 302;
    const house = await open({ OUTGOING_PRIVATE: 'on' });
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea], { options: { lots: 30 } });
    await ann.post(`/api/tables/${id}/webhooks`, { url: chat.url });
    for (const [seq, seat] of [0, 1, 0].entries()) await move(seat === 0 ? ann : bea, id, seq, { type: 'pass', seat });
    for (let tries = 0; tries < 10; tries++) await house.pass(24 * 3_600_000);
    const { body } = await ann.get(`/api/tables/${id}/webhooks`);
    expect(body[0]).toMatchObject({ state: 'disabled', lastError: 'answered 302' });
    // Messages that were on their way together may still fail after the twentieth.
    expect([20, 21, 22]).toContain(Number(body[0]?.['failures']));
    expect(chat.calls).toHaveLength(Number(body[0]?.['failures']));
    const before = chat.calls.length;
    await move(bea, id, 3, { type: 'pass', seat: 1 });
    await house.pass(24 * 3_600_000);
    expect(chat.calls, 'it is called no more').toHaveLength(before);
  });
});

test('addresses that are not of the public internet are known as such', () => {
  const closed = [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.0.1',
    '172.31.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
  ];
  const more = [
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    'fec0::1',
    '3fff::1',
    '5f00::1',
    '100:0:0:1::1',
    '4000::1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '224.0.0.1',
    'not an address',
  ];
  for (const address of [...closed, ...more]) expect(isPublic(address), address).toBe(false);
  for (const address of ['93.184.216.34', '1.1.1.1', '2606:4700::1111']) expect(isPublic(address), address).toBe(true);
});

test('a name that stands for this machine is not called, not even for one of its addresses', async () => {
  const target = await receiver();
  const names: Record<string, readonly string[]> = {
    'one.example': ['127.0.0.1'],
    'two.example': ['93.184.216.34', '127.0.0.1'],
    // One that does not exist gets the same answer.
    'none.example': [],
  };
  const resolve = fakeLookup(names);
  for (const name of Object.keys(names)) {
    const call = { url: `https://${name}:${new URL(target.url).port}/`, headers: {}, body: 'x' };
    await expect(post({ OUTGOING_PRIVATE: false, OUTGOING_SECONDS: 10 }, call, resolve)).rejects.toThrow(
      'no public address',
    );
  }
  expect(target.calls).toEqual([]);
});

test('an answer that trickles in is not waited for', async () => {
  const target = await receiver();
  target.answer.how = 'in drops';
  const call = { url: target.url, headers: {}, body: 'x' };
  const patience = { OUTGOING_PRIVATE: true, OUTGOING_SECONDS: 0.1 };
  await expect(post(patience, call)).rejects.toThrow('no answer in time');
});

function fakeLookup(names: Readonly<Record<string, readonly string[]>>): Resolve {
  return (name, _options, done) =>
    done(
      null,
      (names[name] ?? []).map((address) => ({ address, family: 4 })),
    );
}
