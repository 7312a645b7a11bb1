import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { freePort } from '../../../scripts/free-port.ts';
import { launchOptions } from '../../../scripts/open-browser.ts';
import { type Part, SHARED_AT } from '../../../scripts/shared.ts';
import { ownPostgres } from './postgres.ts';
import { ownBundle } from './process.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Around a test run: gives out what its files share, and puts it away at the end. */
export default async function shareParts(): Promise<() => Promise<void>> {
  const closing: (() => unknown)[] = [];
  const browser = once(async () => {
    const { args = [], ...options } = await launchOptions();
    // A page lives for some seconds: to compile its program a third time, for speed, costs more than it gains.
    const started = await chromium.launchServer({ ...options, args: [...args, '--js-flags=--no-opt'] });
    closing.push(() => started.close());
    return started.wsEndpoint();
  });
  // In a process of its own: building takes all of one.
  const client = once(async () => {
    const program = join('apps', 'web', 'server', 'prepare.ts');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', program], { cwd: ROOT });
    return '';
  });
  const server = once(async () => {
    const bundled = await ownBundle();
    closing.push(() => bundled.remove());
    return bundled.file;
  });
  const commands = once(async () => {
    const cli = join(ROOT, 'apps', 'cli');
    const file = join(cli, 'node_modules', '.cache', `commands-${process.pid}.mjs`);
    closing.push(() => rmSync(file, { force: true }));
    await promisify(execFile)(process.execPath, [
      join(ROOT, 'scripts', 'bundle.mjs'),
      join(cli, 'src', 'main.ts'),
      file,
    ]);
    return file;
  });
  const postgres = once(async () => {
    const started = await ownPostgres();
    closing.push(() => started.stop());
    return started;
  });
  const parts: Readonly<Record<Part, (body: string) => Promise<string>>> = {
    browser,
    client,
    server,
    commands,
    postgres: async () => (await postgres()).url,
    database: async () => (await postgres()).database(),
    'borrowed-database': async () => (await postgres()).borrow(),
    'returned-database': async (url) => {
      await (await postgres()).giveBack(url);
      return '';
    },
  };
  const desk = createServer(async (request, response) => {
    try {
      const part = Object.entries(parts).find(([name]) => request.url === `/${name}`)?.[1];
      if (!part) throw new Error(`nothing is shared at ${request.url}`);
      response.end(await part(await text(request)));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => desk.listen(port, '127.0.0.1', resolve));
  process.env[SHARED_AT] = `http://127.0.0.1:${port}`;
  return async () => {
    delete process.env[SHARED_AT];
    desk.closeAllConnections();
    desk.close();
    for (const close of closing.reverse()) await close();
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
