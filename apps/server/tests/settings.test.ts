import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, settings, trustProxy } from '../src/config.ts';

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs');

test('wrong settings are named at the start, all of them', () => {
  const wrong = { PORT: '99999', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', AUTH_SECRET: 'short' };
  expect(() => readConfig(wrong)).toThrow(ConfigError);
  expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*AUTH_SECRET[\s\S]*LOG_LEVEL/);
  expect(readConfig({ PORT: '80', PUBLIC_URL: 'https://play.example.org/' })).toMatchObject({
    PORT: 80,
    publicUrl: 'https://play.example.org',
  });
});

test.each([
  ['TRUST_PROXY', 'the proxy'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '127.0.0.1,'],
  ['HOST', '256.1.1.1'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'https://play.example.org/below'],
  ['PUBLIC_URL', 'https://play.example.org/?x'],
  ['PUBLIC_URL', 'https://me:secret@play.example.org'],
  ['VAPID_SUBJECT', 'somebody'],
])('%s is not %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The settings of the server are wrong:\n  ${name}: `),
  );
});

test.each(['off', '1', '127.0.0.1', '::1, 10.0.0.0/8', 'loopback', 'fc00::/7'])(
  'proxies may be named by %s',
  (value) => {
    const config = readConfig({ TRUST_PROXY: value });
    expect(config.TRUST_PROXY).toBe(value);
    expect(() => fastify({ trustProxy: trustProxy(config) })).not.toThrow();
  },
);

test('a setting that is named and left empty is as good as none', () => {
  const empty = readConfig(Object.fromEntries(settings.map((name) => [name, ''])));
  expect(empty).toEqual(readConfig({}));
});

test('an address of version 6 has its brackets in links', () => {
  expect(readConfig({ HOST: '::1', PORT: '80' }).publicUrl).toBe('http://[::1]:80');
});

test('docs/server.md lists every setting', () => {
  const text = readFileSync(join(DOCS, 'server.md'), 'utf8');
  for (const name of settings) expect(text, name).toContain(`| \`${name}\` |`);
});
