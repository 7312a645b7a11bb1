import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { titles } from '@stellwerk/titles';
import { type Config, ConfigError, readConfig } from './config.ts';
import { lockFolder } from './db/folder-lock.ts';
import { openStore, type Store } from './db/store.ts';
import { backup } from './ops/backup.ts';
import { verifyAll } from './ops/verify.ts';
import { recalculateRatings } from './play/rated-games.ts';
import { makeRunning } from './server.ts';

const CLIENT = join(import.meta.dirname, '..', '..', 'web', 'dist');
const DEFAULT_PORT = 4180;
const MOST_STOPPING_MS = 20_000;

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  serve,
  migrate: () => withStore(async (store) => say((await store.migrate()).map((name) => `done: ${name}`))),
  verify,
  ratings: () =>
    withStore(async (store) => say([`ratings of ${await recalculateRatings(store)} games worked out again`])),
  backup: ([file]) =>
    withStore(async (store) => {
      if (file === undefined) throw new ConfigError('Name the file to write: backup <file>');
      await backup(store, file);
      return say([`written: ${file}`]);
    }),
};

async function serve(): Promise<number> {
  const config = settings(await portToServe());
  const unlock = config.DATABASE_URL === undefined ? lockFolder(config.DATA_DIR) : () => {};
  const { app, stop } = await makeRunning(config);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), MOST_STOPPING_MS).unref();
      void stop().then(
        () => {
          unlock();
          process.exit(0);
        },
        () => process.exit(1),
      );
    });
  }
  await app.listen({ port: config.PORT, host: config.HOST });
  console.log(`Stellwerk is open at ${config.publicUrl}/`);
  console.log('Stop it with Ctrl+C. (Another port: PORT=8080 npm start; the terminal game: npm run play)');
  return 0;
}

async function verify(): Promise<number> {
  return withStore(async (store) => {
    let games = 0;
    let faults = 0;
    let older = 0;
    for await (const { game, title, entries, fault, past } of verifyAll(store, titles)) {
      games += 1;
      if (past) older += 1;
      if (fault === undefined) continue;
      faults += 1;
      console.log(`${game} (${title}, ${entries} entries): ${fault}`);
    }
    const left = older === 0 ? '' : `, ${older} of older rules can only be looked at`;
    say([`${games} games replayed, ${faults} differ${left}`]);
    return faults === 0 ? 0 : 1;
  });
}

async function withStore(work: (store: Store) => Promise<number>): Promise<number> {
  const store = openStore(settings());
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function settings(port: Readonly<Record<string, string>> = {}): Config {
  const { env } = process;
  const web = env['WEB_DIR'] === undefined && existsSync(join(CLIENT, 'index.html')) ? { WEB_DIR: CLIENT } : {};
  const off = env['WEB_DIR'] === 'off' ? { WEB_DIR: '' } : {};
  return readConfig({ ...env, ...web, ...off, ...port });
}

/** The default port, or the next free one. If a port is set, only that one is tried. */
async function portToServe(): Promise<Readonly<Record<string, string>>> {
  const { PORT, HOST } = process.env;
  if (PORT) return {};
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + 20; port++) {
    if (await isFree(port, HOST || 'localhost')) return { PORT: String(port) };
  }
  throw new ConfigError(`Ports ${DEFAULT_PORT} to ${DEFAULT_PORT + 19} are all taken; choose another with PORT=…`);
}

/** Whether nobody has it; whether the address is one of this machine at all turns out when the server listens. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(codeOf(error) !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** The code by which the machine, the network or a database names what it refused; faults of the program have none. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return error.code.startsWith('ERR_') ? undefined : error.code;
}

function say(lines: readonly string[]): number {
  for (const line of lines) console.log(line);
  return 0;
}

const [name = 'serve', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Commands: ${Object.keys(commands).join(', ')}`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await command(args);
  } catch (error) {
    if (error instanceof ConfigError) console.error(error.message);
    else if (error instanceof Error && codeOf(error)) console.error(`The server cannot ${name}: ${error.message}`);
    else throw error;
    process.exit(1);
  }
}
