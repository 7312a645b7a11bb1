import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { lockFolder } from '../src/db/folder-lock.ts';
import { troubleIn } from '../src/db/trouble.ts';
import { endpoints } from '../src/endpoints.ts';
import { backup } from '../src/ops/backup.ts';
import { verifyAll } from '../src/ops/verify.ts';
import { readSecrets } from '../src/secrets.ts';
import { begin, type House, move, onBoth, openHouse } from './house.ts';
import { lots } from './lots.ts';
import { startPostgres } from './postgres.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'stellwerk-ops-'));
  closing.push(async () => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function play(house: House): Promise<string> {
  const [ann, bea] = [await house.guest('Ann'), await house.guest('Bea')];
  const id = await begin([ann, bea]);
  await move(ann, id, 0, { type: 'roll', seat: 0 });
  await move(ann, id, 1, { type: 'bid', seat: 0, amount: 50 });
  return id;
}

async function verified(house: House): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const { game, entries, fault } of verifyAll(house.running.context.store, [lots]))
    found.push([game, entries, fault]);
  return found;
}

onBoth('operations', (open) => {
  test('health, readiness and metrics', async () => {
    const house = await open();
    await play(house);
    const visitor = house.visitor();
    expect((await visitor.get('/healthz')).body).toEqual({ ok: true });
    expect((await visitor.get('/readyz')).body).toEqual({ ready: true });
    const metrics = await house.running.app.inject('/metrics');
    expect(metrics.body).toMatch(/^stellwerk_moves_total\{origin="person"\} 2$/m);
    expect(metrics.body).toMatch(/^stellwerk_games_in_memory 1$/m);
    const proxied = await visitor.send('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.9' });
    expect(proxied.status).toBe(404);
  });

  test('a second start finds everything and migrates nothing', async () => {
    const house = await open();
    const id = await play(house);
    const again = await house.twin();
    expect(await again.running.context.store.migrate()).toEqual([]);
    expect((await again.visitor().get(`/api/tables/${id}`)).body).toMatchObject({ seq: 2 });
    expect(again.running.context.secrets).toEqual(house.running.context.secrets);
  });

  test('logs are structured and hold neither cookies nor tokens nor passwords nor queries', async () => {
    const house = await open();
    const ada = await house.person('Ada');
    const bot = await house.bot(ada, 'Robo', ['read']);
    await bot.get('/api/tables?status=open&title=secret-word');
    await house.visitor().post('/api/account/sign-in', { email: 'ada@example.org', password: 'wrong password' });
    const lines = house.log.map((line) => JSON.parse(line));
    expect(lines.some(({ req, status }) => req?.path === '/api/tables' && status === 200)).toBe(true);
    const text = house.log.join();
    const secrets = [bot.token, ada.cookie.split('=')[1] ?? '?', 'wrong password', 'a long password', 'secret-word'];
    for (const secret of [...secrets, house.running.context.secrets.auth]) expect(text).not.toContain(secret);
  });

  test('the description names every endpoint with its schemas', async () => {
    const house = await open();
    const { body } = await house.visitor().get('/api/openapi.json');
    const paths = body['paths'] ?? {};
    for (const { path, method, body: takes } of endpoints) {
      const operation = Object(paths)[path]?.[method.toLowerCase()];
      expect(operation?.responses['200'].content['application/json'].schema, path).toBeTypeOf('object');
      expect(operation.requestBody !== undefined, path).toBe(takes !== undefined);
    }
  });
});

test('the embedded database is backed up while games go on, and restored', async () => {
  const [from, to] = [folder(), folder()];
  const house = await openHouse({ DATA_DIR: from }, (close) => closing.push(close));
  const id = await play(house);
  const guest = await house.guest('Gast');
  const file = join(from, 'backup.db');
  await backup(house.running.context.store, file);
  await expect(backup(house.running.context.store, file)).rejects.toThrow('exists already');
  const bea = house.visitor();
  expect((await bea.get(`/api/tables/${id}`)).body).toMatchObject({ seq: 2 });
  mkdirSync(to, { recursive: true });
  copyFileSync(file, join(to, 'stellwerk.db'));
  const restored = await openHouse({ DATA_DIR: to }, (close) => closing.push(close));
  expect(await verified(restored)).toEqual([[id, 2, undefined]]);
  const { store } = restored.running.context;
  const { auth } = await readSecrets(store, undefined);
  const sealed = await store.db.selectFrom('session').select('token').where('userId', '=', guest.id).execute();
  const account = (cookie: string) => restored.visitor().send('GET', '/api/account', undefined, { cookie });
  // Whoever finds the file has the key that signs cookies, and what is stored of sessions. It opens nothing.
  expect(sealed).toHaveLength(1);
  for (const { token } of sealed) {
    for (const shown of [token, encodeURIComponent(token), token.replace(/^.*:/, '')]) {
      const forged = signedCookie(shown, decodeURIComponent(shown), auth);
      const innocent = 'stellwerk.session_token=abc.def';
      const tries = [forged, `${forged}; ${innocent}`, `${innocent}; ${forged}`, `${forged}; __Secure-${innocent}`];
      for (const cookie of tries) expect((await account(cookie)).status, cookie).toBe(401);
    }
  }
  // A guest has no password: the cookie is all there is, and it still counts.
  const token = /=(\w+)\./.exec(guest.cookie)?.[1] ?? '';
  expect(signedCookie(token, token, auth)).toBe(guest.cookie);
  expect((await account(guest.cookie)).body).toMatchObject({ id: guest.id, kind: 'guest' });
});

/** The cookie of a session as the server would sign it; the token can be written in it otherwise than it is signed. */
function signedCookie(shown: string, token: string, key: string): string {
  const signature = createHmac('sha256', key).update(token).digest('base64');
  return `stellwerk.session_token=${shown}.${encodeURIComponent(signature)}`;
}

/** The token of a session, without its signature. */
function tokenIn({ cookie }: { readonly cookie: string }): string {
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  expect(token.length).toBeGreaterThan(20);
  return token;
}

test('database and backup are for nobody else’s eyes, and neither holds the token of a session', async () => {
  const data = folder();
  const house = await openHouse({ DATA_DIR: data }, (close) => closing.push(close));
  const ada = await house.person('Ada');
  const file = join(folder(), 'backup.db');
  await backup(house.running.context.store, file);
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  for (const path of [file, ...['', '-wal', '-shm'].map((end) => join(data, `stellwerk.db${end}`))]) {
    expect(mode(path), path).toBe('600');
  }
  const token = tokenIn(ada);
  for (const path of [file, join(data, 'stellwerk.db'), join(data, 'stellwerk.db-wal')]) {
    expect(readFileSync(path).includes(token), path).toBe(false);
  }
});

test('a folder that another process serves is refused with the way out', () => {
  const data = folder();
  const unlock = lockFolder(data);
  // The lock is the system's: another process sees it, this one would not.
  const program = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, '../src/db/folder-lock.ts'))};
    try { lockFolder(${JSON.stringify(data)}); } catch (error) { console.log(error.message); }`;
  const ask = () =>
    spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]).stdout.toString();
  expect(ask()).toMatch(/Another process serves[\s\S]*DATABASE_URL/);
  unlock();
  expect(ask()).toBe('');
});

test('a full disk gets 507 with a sentence, and readiness says why until there is room', async () => {
  const house = await openHouse({ DATA_DIR: folder() }, (close) => closing.push(close));
  const ann = await house.guest('Ann');
  const { db } = house.running.context.store;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
  const wish = { title: 'lots', name: 'x', seats: 2, seed: 'a'.repeat(100), options: {} };
  let answer = await ann.post('/api/tables', wish);
  for (let tries = 0; tries < 200 && answer.status === 200; tries++) answer = await ann.post('/api/tables', wish);
  expect(answer.body).toMatchObject({ status: 507, code: 'server/full' });
  const full = await house.running.app.inject('/readyz');
  expect([full.statusCode, JSON.parse(full.body)]).toEqual([503, { ready: false, why: 'the disk is full' }]);
  await sql.raw('pragma max_page_count = 1000000').execute(db);
  expect((await house.visitor().get('/readyz')).body).toEqual({ ready: true });
  expect((await ann.post('/api/tables', wish)).status).toBe(200);
});

test('trouble of either database is known by its code', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code });
  expect(troubleIn(withCode('53100'))).toBe('full');
  expect(troubleIn(withCode('SQLITE_FULL'))).toBe('full');
  expect(troubleIn(new Error('a', { cause: withCode('57P01') }))).toBe('lost');
  expect(troubleIn(withCode('ECONNREFUSED'))).toBe('lost');
  expect(troubleIn(withCode('23505'))).toBeUndefined();
});

test('PostgreSQL is backed up by pg_dump and restored by pg_restore', async () => {
  const postgres = await startPostgres();
  closing.push(postgres.stop);
  const [from, to] = [await postgres.database(), await postgres.database()];
  const house = await openHouse({ DATABASE_URL: from }, (close) => closing.push(close));
  const id = await play(house);
  const guest = await house.guest('Gast');
  const file = join(folder(), 'stellwerk.dump');
  const dump = spawnSync(join(postgres.bin, 'pg_dump'), ['--format=custom', `--file=${file}`, from]);
  expect(dump.status, dump.stderr.toString()).toBe(0);
  const plain = spawnSync(join(postgres.bin, 'pg_dump'), [from]).stdout.toString();
  expect(plain).toContain(guest.id);
  expect(plain).not.toContain(tokenIn(guest));
  const restore = spawnSync(join(postgres.bin, 'pg_restore'), ['--no-owner', `--dbname=${to}`, file]);
  expect(restore.status, restore.stderr.toString()).toBe(0);
  const restored = await openHouse({ DATABASE_URL: to }, (close) => closing.push(close));
  expect(await verified(restored)).toEqual([[id, 2, undefined]]);
  // What is stored of a session opens nothing; whoever has the cookie is still signed in.
  const stored = await restored.running.context.store.db.selectFrom('session').select('token').execute();
  expect(stored.every(({ token }) => token.startsWith('sha256:') && !guest.cookie.includes(token))).toBe(true);
  expect((await restored.as(guest).get('/api/account')).body).toMatchObject({ id: guest.id });
});

test('the client is served beside the interface, on one port', async () => {
  const web = folder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>client</title>');
  writeFileSync(join(web, 'assets', 'app-1.js'), 'let a;');
  const env = { DATA_DIR: folder(), WEB_DIR: web, PUBLIC_URL: 'https://play.example.org' };
  const house = await openHouse(env, (close) => closing.push(close));
  const get = (url: string) => house.running.app.inject(url);
  for (const page of ['/', '/table/abcd1234', '/index.html']) {
    const answer = await get(page);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body).toContain('client');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self' wss://play.example.org;");
  }
  expect((await get('/assets/app-1.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/%2e%2e/%2e%2e/etc/passwd')).body).not.toContain('root:');
  for (const url of ['/assets/none.js', '/api/none', '/..%2fpackage.json', '/%2e%2e/package.json']) {
    expect((await get(url)).statusCode, url).toBe(404);
  }
});

test('a client that is built anew while the server runs changes nothing for it until the next start', async () => {
  const web = folder();
  const build = (name: string) => {
    rmSync(join(web, 'assets'), { recursive: true, force: true });
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'assets', `${name}.js`), `const ${name} = 1;`);
    writeFileSync(join(web, 'index.html'), `<!doctype html><script src="/assets/${name}.js"></script>`);
  };
  build('before');
  const env = { DATA_DIR: folder(), WEB_DIR: web };
  const first = await openHouse(env, (close) => closing.push(close));
  const served = async (house: House) => {
    const page = await house.running.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    const html = gunzipSync(page.rawPayload).toString();
    const script = /src="([^"]+)"/.exec(html)?.[1] ?? '';
    return [script, (await house.running.app.inject(script)).body];
  };
  const { headers } = await first.running.app.inject('/');
  const known = { url: '/', headers: { 'if-none-match': String(headers['etag']) } };
  expect((await first.running.app.inject(known)).statusCode).toBe(304);
  rmSync(join(web, 'index.html'));
  expect(await served(first)).toEqual(['/assets/before.js', 'const before = 1;']);
  build('after');
  expect(await served(first)).toEqual(['/assets/before.js', 'const before = 1;']);
  expect((await first.running.app.inject('/assets/after.js')).statusCode).toBe(404);
  await first.running.stop();
  const second = await openHouse(env, (close) => closing.push(close));
  expect(await served(second)).toEqual(['/assets/after.js', 'const after = 1;']);
  expect((await second.running.app.inject(known)).statusCode).toBe(200);
  rmSync(join(web, 'index.html'));
  await expect(openHouse({ DATA_DIR: folder(), WEB_DIR: web }, () => {})).rejects.toThrow(/WEB_DIR.*index\.html/);
});
