import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { begin, type Client, type House, move, onBoth } from './house.ts';
import { call, type Line } from './line.ts';

const lines: Line[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

async function address(house: House): Promise<string> {
  return house.running.app.listen({ port: 0, host: '127.0.0.1' });
}

async function dial(base: string, headers: Record<string, string> = {}): Promise<Line> {
  const line = await call(base, headers);
  lines.push(line);
  return line;
}

/** The server hears of the end of other sockets a moment after whoever closed them. */
async function dialWhenFree(base: string, headers: Record<string, string>): Promise<Line> {
  for (;;) {
    const line = await dial(base, headers);
    const letIn = await Promise.race([line.until('hello').then(() => true), line.closed.then(() => false)]);
    if (letIn) return line;
  }
}

/** What is answered to these bytes until the connection is closed. */
function heardFrom(base: URL, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(base.port), base.hostname, () => socket.write(text));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

async function alive(house: House): Promise<void> {
  expect((await house.visitor().get('/readyz')).body).toEqual({ ready: true });
}

onBoth('abuse', (open) => {
  test('forged revenue, foreign seats and invented actions are refused by the engine', async () => {
    const house = await open();
    const players = [await house.guest('Ann'), await house.guest('Bea'), await house.guest('Cem')];
    const [ann, bea] = players;
    if (!ann || !bea) throw new Error('nobody there');
    const id = await begin(players, { title: '18rhl' });
    const { body: game } = await ann.get(`/api/tables/${id}/game`);
    const seat = Number(game['actors']?.[0]);
    const actor = players[seat] ?? ann;
    const other = players[(seat + 1) % 3] ?? bea;
    const forged = [
      { type: 'run', seat, routes: [], revenue: 9999 },
      { type: 'run', seat, routes: [{ train: 0, stops: ['A1'], revenue: 500 }] },
      { type: 'pass', seat, money: 10_000 },
      { type: 'giveMeMoney', seat, amount: 1 },
      { type: 'pass', seat, __proto__x: 1 },
    ];
    for (const action of forged) {
      const answer = await move(actor, id, 0, action);
      expect([answer.status, answer.body['code']], JSON.stringify(action)).toEqual([422, 'move/refused']);
    }
    expect((await move(other, id, 0, { type: 'pass', seat })).body['code']).toBe('seat/not-yours');
    const visitor = await house.guest('Mallory');
    expect((await move(visitor, id, 0, { type: 'pass', seat })).body['code']).toBe('seat/none');
    expect(
      (
        await house
          .visitor()
          .post(`/api/tables/${id}/moves`, { after: 0, id: 'abcdefgh', action: { type: 'pass', seat } })
      ).status,
    ).toBe(401);
    expect((await ann.get(`/api/tables/${id}`)).body['seq']).toBe(0);
  });

  test('a token without leave to play cannot, a forged or foreign cookie is nobody', async () => {
    const house = await open();
    const [ann, bea] = [await house.person('Ann'), await house.guest('Bea')];
    const robo = await house.bot(ann, 'Robo', ['read', 'tables']);
    const id = await begin([robo, bea]);
    expect((await move(robo, id, 0, { type: 'pass', seat: 0 })).body['code']).toBe('account/scope');
    const [name, value = ''] = bea.cookie.split('=');
    const another = value[10] === 'x' ? 'y' : 'x';
    const forged = [
      `${name}=${value.slice(0, 10)}${another}${value.slice(11)}`,
      `${name}=`,
      `${name}=a.b`,
      `${name}=${'x'.repeat(5000)}`,
    ];
    for (const cookie of forged) {
      expect((await house.visitor().send('GET', '/api/account', undefined, { cookie })).status).toBe(401);
    }
    for (const authorization of [`Bearer swt_${'a'.repeat(40)}`, 'Bearer x', 'Basic YTpi', 'Bearer ']) {
      const answer = await house.visitor().send('GET', '/api/account', undefined, { authorization });
      expect(answer.body['code']).toBe('account/token');
    }
  });

  test('what belongs to others stays theirs', async () => {
    const house = await open();
    const [ann, bea, eve] = [await house.person('Ann'), await house.guest('Bea'), await house.person('Eve')];
    const id = await begin([ann, bea], { visibility: 'private' });
    const bot = await house.bot(ann, 'Robo', ['read']);
    const sessions = await ann.get('/api/account/sessions');
    const refused: [Client, Parameters<Client['send']>, number][] = [
      [eve, ['DELETE', `/api/account/sessions/${String(sessions.body[0]?.['id'])}`], 404],
      [eve, ['POST', `/api/bots/${bot.id}/tokens`, { name: 'x', scopes: ['play'] }], 404],
      [eve, ['GET', `/api/tables/${id}/note`], 404],
      [eve, ['GET', `/api/tables/${id}/game`], 404],
      [eve, ['GET', `/api/tables/${id}/export`], 404],
      [eve, ['GET', `/api/tables/${id}/entries`], 404],
      [eve, ['POST', `/api/tables/${id}/seats/0/take`], 404],
      [bea, ['POST', `/api/tables/${id}/webhooks`, { url: 'https://example.org/' }], 403],
      [bea, ['PUT', `/api/tables/${id}/seats/0/bot`, { bot: 'random' }], 403],
      [bea, ['DELETE', `/api/tables/${id}`], 403],
      [bea, ['POST', `/api/tables/${id}/invite`, { player: eve.id }], 403],
    ];
    for (const [client, request, status] of refused) {
      expect((await client.send(...request)).status, request.slice(0, 2).join(' ')).toBe(status);
    }
  });

  test('oversized, malformed, deep and wrongly typed bodies get a clear refusal', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const { app } = house.running;
    const post = (payload: string, type = 'application/json') =>
      app.inject({
        method: 'POST',
        url: '/api/tables',
        payload,
        headers: { 'content-type': type, cookie: ann.cookie },
      });
    const cases: [Awaited<ReturnType<typeof post>>, number, string][] = [
      [await post('x'.repeat(300_000)), 413, 'request/size'],
      [await post('{"title":'), 400, 'request/json'],
      [await post('['.repeat(10_000) + ']'.repeat(10_000)), 400, 'request/depth'],
      [await post('{"__proto__":{"admin":true}}'), 400, 'request/json'],
      [await post('"text"'), 400, 'request/shape'],
      [await post('null'), 400, 'request/shape'],
      [await post(''), 400, 'request/shape'],
      [await post('{}', 'text/plain'), 415, 'request/type'],
      [await post('title=x', 'application/x-www-form-urlencoded'), 415, 'request/type'],
      [await post('{"title":"lots","name":"x","seats":2,"admin":true}'), 400, 'request/shape'],
      [await post('{"title":"lots","name":"x","seats":"2"}'), 400, 'request/shape'],
      [await post('{"title":"lots","name":"x","seats":2e308}'), 400, 'request/shape'],
    ];
    for (const [answer, status, code] of cases) {
      expect([answer.statusCode, JSON.parse(answer.body).code]).toEqual([status, code]);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.body).not.toContain('node_modules');
    }
    await alive(house);
  });

  test('what the framework refuses by itself is a problem too, and no number is too large for an answer', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea]);
    const urls = [
      '/api/%ff',
      '/api/tables/%',
      `/api/tables/${'a'.repeat(500)}`,
      `/api/tables/${id}/entries?after=4294967296`,
      `/api/tables/${id}/entries?after=1e300`,
      `/api/tables/${id}/positions/99999999999999999999`,
      `/api/tables/${id}/positions/1000000`,
      '/api/tables?before=99999999999999999999',
      '/api/tables?limit=5000000000',
      '/api/socket',
      '/api/nothing',
    ];
    for (const url of urls) {
      const answer = await house.running.app.inject({ url, headers: { cookie: ann.cookie } });
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, url).toBeLessThan(500);
      expect(answer.headers['content-type'], url).toMatch(/^application\/problem\+json/);
      expect(JSON.parse(answer.body), url).toMatchObject({ status: answer.statusCode });
    }
    for (const after of [2 ** 31, 2 ** 32, 2 ** 53, -1]) {
      const body = { after, id: 'abcdefgh', action: { type: 'pass', seat: 0 } };
      expect((await ann.post(`/api/tables/${id}/moves`, body)).status).toBe(400);
    }
    const answer = await house.running.app.inject({ method: 'OPTIONS', url: `/api/tables/${id}` });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  test('a body that comes too slowly is cut off, and who sent it is told', async () => {
    const house = await open({ REQUEST_SECONDS: '1' });
    const base = new URL(await address(house));
    const head =
      'POST /api/account/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    expect(await heardFrom(base, head)).toMatch(/^HTTP\/1\.1 408 [\s\S]*application\/problem\+json/);
    await alive(house);
  });

  test('garbage instead of HTTP closes that connection and nothing else', async () => {
    const house = await open();
    const base = new URL(await address(house));
    const sent = [
      '\x00\x01\x02\x03\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n\r\n`,
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
    ];
    for (const text of sent) {
      const answer = await heardFrom(base, text);
      expect(answer === '' || /^HTTP\/1\.1 4\d\d [\s\S]*application\/problem\+json/.test(answer), answer).toBe(true);
    }
    await alive(house);
  });

  test('a flood is turned away, by address and by account', async () => {
    const house = await open({ REQUESTS_PER_MINUTE: '20', SIGN_INS_PER_MINUTE: '8' });
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const asked = async (client: Client) => {
      const statuses: number[] = [];
      for (let i = 0; i < 25; i++) statuses.push((await client.get('/api/account')).status);
      return statuses.filter((status) => status === 200).length;
    };
    expect(await asked(ann)).toBe(20);
    expect(await asked(bea)).toBe(20);
    const guesses: number[] = [];
    for (let i = 0; i < 10; i++) {
      const guess = await house
        .visitor()
        .post('/api/account/sign-in', { email: 'a@example.org', password: `guess number ${i}` });
      guesses.push(guess.status);
    }
    expect(guesses).toEqual([401, 401, 401, 401, 401, 401, 429, 429, 429, 429]);
    await alive(house);
  });

  test('sockets: too many, too large, too fast, too strange', async () => {
    const house = await open({ SOCKETS_PER_ACCOUNT: '2', SOCKET_MESSAGES_PER_SECOND: '5' });
    const ann = await house.guest('Ann');
    const base = await address(house);
    const headers = { cookie: ann.cookie };
    const [first, second] = [await dial(base, headers), await dial(base, headers)];
    expect(await (await dial(base, headers)).closed).toBe(1008);
    for (const text of [
      '{',
      '[]',
      '{"type":"watch"}',
      '{"type":"watch","table":"../..","after":0}',
      '{"type":"watch","table":"abcd","after":-1}',
    ]) {
      first.say(text);
    }
    await first.until('error', () => first.heard.filter(({ type }) => type === 'error').length === 5);
    second.say('x'.repeat(5000));
    expect(await second.closed).toBe(1009);
    house.clock.now += 2000;
    for (let i = 0; i < 10; i++) first.say({ type: 'ping' });
    expect(await first.closed).toBe(1008);
    const third = await dialWhenFree(base, headers);
    third.socket.send(Buffer.from([1, 2, 3]));
    expect(await third.until('error')).toMatchObject({ code: 'socket/shape' });
    await alive(house);
  });

  test('other sites cannot make a browser act: neither by request nor by socket', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const foreign = { cookie: ann.cookie, origin: 'https://evil.example' };
    const answer = await house.visitor().send('POST', '/api/tables', { title: 'lots', name: 'x', seats: 2 }, foreign);
    expect([answer.status, answer.body['code']]).toEqual([403, 'request/origin']);
    const base = await address(house);
    await expect(call(base, foreign)).rejects.toThrow('403');
    const own = await dial(base, { cookie: ann.cookie, origin: base });
    expect(await own.until('hello')).toMatchObject({ player: ann.id });
  });

  test('webhooks and push to this machine, to private nets and without https are refused', async () => {
    const house = await open();
    const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
    const id = await begin([ann, bea]);
    const urls = [
      'http://example.org/',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://[::1]:8080/',
      'https://10.0.0.1/x',
    ];
    const more = [
      'https://169.254.169.254/latest/meta-data',
      'https://0x7f000001/',
      'https://2130706433/',
      'https://a:b@example.org/',
      'https://x.internal/',
      'ftp://example.org/',
    ];
    for (const url of [...urls, ...more]) {
      expect((await ann.post(`/api/tables/${id}/webhooks`, { url })).status, url).toBeGreaterThanOrEqual(400);
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
      expect((await ann.post('/api/push', { endpoint: url, keys })).status, url).toBeGreaterThanOrEqual(400);
    }
    const rows = await house.running.context.store.db.selectFrom('webhook').selectAll().execute();
    expect(rows).toEqual([]);
  });

  test('script in names is refused, in chat it stays text', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const names = ['<script>alert(1)</script>', 'a\u202eb', 'a\u0000b', '"><img>', 'tab\there', '   ', 'a\nb'];
    for (const name of names) {
      expect((await house.visitor().post('/api/account/guest', { name })).body['code'], name).toBe('request/shape');
      expect((await ann.post('/api/tables', { title: 'lots', name, seats: 2 })).body['code'], name).toBe(
        'request/shape',
      );
    }
    const id = await begin([ann, await house.guest('Bea')]);
    const body = '<img src=x onerror=alert(1)>';
    expect((await ann.post(`/api/tables/${id}/chat`, { body })).status).toBe(200);
    const answer = await house.running.app.inject(`/api/tables/${id}/chat`);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(JSON.parse(answer.body)[0].body).toBe(body);
    expect((await ann.post(`/api/tables/${id}/chat`, { body: 'a\u0007b' })).status).toBe(400);
  });
});
