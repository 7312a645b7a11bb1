import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig, settings } from '../src/config.ts';
import { openHouse } from './house.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
const compose = read('compose.yaml');
const unit = read('deploy/stellwerk.service').split('\n');

/** The lines of a file that begin with a word, without it. */
const after = (lines: readonly string[], word: string) =>
  lines.flatMap((line) => (line.startsWith(word) ? [line.slice(word.length).trim()] : []));
const pairs = (words: readonly string[]) =>
  Object.fromEntries(words.map((word): [string, string] => [word.replace(/=.*/s, ''), word.replace(/^[^=]*=/, '')]));

/** The lines below `name:`, which is given with its indentation, up to the next line that is indented no deeper. */
function section(text: string, name: string): string {
  const lines = text.split('\n');
  const start = lines.indexOf(`${name}:`);
  if (start < 0) throw new Error(`${name} is not there`);
  const depth = (line: string) => line.search(/\S/);
  const own = depth(lines[start] ?? '');
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line !== '' && depth(line) <= own);
  return rest.slice(0, end < 0 ? undefined : end).join('\n');
}

const image = pairs(after(dockerfile, 'ENV').flatMap((line) => line.split(' ')));
const service = pairs(after(unit, 'Environment='));
const server = section(compose, '  server');
const composed = Object.fromEntries(
  [...section(server, '    environment').matchAll(/^ *(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

describe('the files to run the server with', () => {
  test('name settings that the server has', () => {
    for (const named of [image, service, composed]) {
      const names = Object.keys(named).filter((name) => name !== 'NODE_ENV');
      expect(names.length).toBeGreaterThan(3);
      expect(settings).toEqual(expect.arrayContaining(names));
    }
    expect(readConfig(image)).toMatchObject({ PORT: 4180, HOST: '0.0.0.0', DATA_DIR: '/data' });
    expect(readConfig(service)).toMatchObject({ PORT: 4180, HOST: '127.0.0.1', TRUST_PROXY: '1' });
  });

  test('hold no secret, and start nothing without one', () => {
    expect(composed['DATABASE_URL']).toMatch(
      /^postgres:\/\/stellwerk:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database\/stellwerk$/,
    );
    expect(section(section(compose, '  database'), '    environment')).toMatch(
      /POSTGRES_PASSWORD: \$\{POSTGRES_PASSWORD:\?/,
    );
    for (const name of ['AUTH_SECRET', 'SMTP_URL', 'METRICS_TOKEN']) expect(composed[name]).toBe(`\${${name}:-}`);
  });

  test('agree about the port, and open it to this machine only', () => {
    expect(after(dockerfile, 'EXPOSE')).toEqual([image['PORT']]);
    expect(server).toContain(`ports: ["127.0.0.1:${image['PORT']}:${image['PORT']}"]`);
    expect(read('docs/deploy.md')).toContain(`reverse_proxy 127.0.0.1:${service['PORT']}`);
  });

  test('run the built server, not as root, and let it finish what is under way', () => {
    const stages = after(dockerfile, 'FROM');
    expect(stages).toHaveLength(2);
    const last = dockerfile.slice(dockerfile.lastIndexOf(`FROM ${stages.at(-1)}`));
    expect(after(last, 'USER')).toEqual(['node']);
    expect(after(last, 'COPY')).toEqual([
      '--from=build /app/apps/server/dist ./server',
      '--from=build /app/apps/web/dist ./web',
    ]);
    expect(image['WEB_DIR']).toBe('/app/web');
    expect(after(last, 'CMD')).toEqual(['["node", "server/main.mjs"]']);
    expect(after(unit, 'ExecStart=')).toEqual(['/usr/bin/env node apps/server/dist/main.mjs']);
    expect(after(unit, 'DynamicUser=')).toEqual(['yes']);
    expect(service['DATA_DIR']).toBe(`/var/lib/${after(unit, 'StateDirectory=')[0]}`);

    // Without netlink Node cannot tell the machine's addresses, and the server ended where it was to listen at all of them.
    expect(after(unit, 'RestrictAddressFamilies=')[0]?.split(' ')).toContain('AF_NETLINK');

    // Bots think behind whoever answers requests; what may lower a priority is among what the line before it forbids.
    const calls = after(unit, 'SystemCallFilter=');
    expect(calls.indexOf('setpriority')).toBeGreaterThan(calls.indexOf('~@privileged @resources'));

    const most = /MOST_STOPPING_MS = (\d+)_000/.exec(read('apps/server/src/main.ts'))?.[1];
    expect(Number(after(unit, 'TimeoutStopSec=')[0])).toBeGreaterThan(Number(most));
    expect(Number(/stop_grace_period: (\d+)s/.exec(server)?.[1])).toBeGreaterThan(Number(most));
  });

  test('ask for health at an address that tells of it', async () => {
    const [check = ''] = after(dockerfile, 'HEALTHCHECK');
    const path = /\$\{process\.env\.PORT\}(\/\w+)/.exec(check)?.[1] ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'stellwerk-deploy-'));
    closing.push(async () => rmSync(folder, { recursive: true, force: true }));
    const house = await openHouse({ DATA_DIR: folder }, (close) => closing.push(close));
    const { status, body } = await house.visitor().get(path);
    expect([status, body]).toEqual([200, { ready: true }]);
  });
});
