import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Every setting of the server, read from the environment and checked at start; docs/server.md lists the same ones. */
const number = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off'])
    .default(fallback ? 'on' : 'off')
    .transform((value) => value === 'on');
const optional = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

/** Players open it, links in mails begin with it, and the client asks for `/api` beside it: so it is an origin and no more. */
const origin = z.url({ protocol: /^https?$/ }).refine((value) => {
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && search === '' && hash === '' && username === '' && password === '';
}, 'an address without a path, as https://play.example.org');

const environment = z.object({
  PORT: number(4180, 0, 65_535),
  HOST: z
    .string()
    .refine((value) => URL.canParse(`http://${hostOf(value)}`), 'the name or address of this machine to listen at')
    .default('localhost'),
  PUBLIC_URL: optional.pipe(origin.optional()),
  TRUST_PROXY: z
    .string()
    .refine(isProxies, 'off, a number of proxies, or addresses and nets: 127.0.0.1,10.0.0.0/8')
    .default('off'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: optional.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_POOL: number(12, 2, 200),
  AUTH_SECRET: optional.pipe(z.string().min(32).optional()),
  SIGN_UP: flag(true),
  GUESTS: flag(true),
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.string().default('Stellwerk <stellwerk@localhost>'),
  MAIL_DELAY_SECONDS: number(300, 0, 86_400),
  VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).default('mailto:stellwerk@localhost'),
  WEBHOOKS: flag(true),
  OUTGOING_PRIVATE: flag(false),
  OUTGOING_SECONDS: number(10, 1, 50),
  BOT_PRIORITY: z.enum(['low', 'normal']).default('low'),
  BOT_PAUSE_MS: number(250, 0, 3_600_000),
  GAMES_IN_MEMORY: number(400, 1, 100_000),
  GAME_IDLE_SECONDS: number(120, 1, 86_400),
  REQUEST_SECONDS: number(30, 1, 600),
  BODY_BYTES: number(65_536, 1024, 10_000_000),
  REQUESTS_PER_MINUTE: number(1200, 1, 10_000_000),
  SIGN_INS_PER_MINUTE: number(20, 1, 10_000_000),
  WRONG_PASSWORDS_PER_HOUR: number(30, 1, 1_000_000),
  LETTERS_PER_HOUR: number(5, 1, 1_000_000),
  INVITATIONS_PER_HOUR: number(60, 1, 1_000_000),
  SOCKETS_PER_ACCOUNT: number(12, 1, 100_000),
  SOCKETS_PER_ADDRESS: number(200, 1, 1_000_000),
  SOCKET_MESSAGES_PER_SECOND: number(20, 1, 100_000),
  TABLES_PER_ACCOUNT: number(50, 1, 100_000),
  VACATION_DAYS: number(30, 0, 366),
  METRICS_TOKEN: optional.pipe(z.string().min(16).optional()),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    // A person who starts the server by hand wants to see its address, not every request.
    .default(process.stdout.isTTY ? 'warn' : 'info'),
  WEB_DIR: z.string().default(''),
});

type Environment = z.infer<typeof environment>;

export interface Config extends Environment {
  /** Where players reach the server, without a slash at the end. */
  readonly publicUrl: string;
}

export class ConfigError extends Error {}

/** The names of all settings, for the test that holds docs/server.md to them. */
export const settings: readonly string[] = Object.keys(environment.shape);

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // A file of settings may name one and leave it empty.
  const isSet = (name: string) => env[name] !== undefined && env[name].trim() !== '';
  const known = Object.fromEntries(settings.flatMap((name) => (isSet(name) ? [[name, env[name]]] : [])));
  const read = environment.safeParse(known);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(['The settings of the server are wrong:', ...lines].join('\n'));
  }
  const values = read.data;
  if (values.DATABASE_URL === undefined) values.DATA_DIR = resolve(values.DATA_DIR);
  const publicUrl = (values.PUBLIC_URL ?? `http://${hostOf(values.HOST)}:${values.PORT}`).replace(/\/+$/, '');
  return { ...values, publicUrl };
}

/** A host as it stands in an address. */
function hostOf(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Which proxies are trusted: none, a number of hops, or a list of addresses. */
export function trustProxy(config: Config): boolean | string | ((address: string, hop: number) => boolean) {
  const { TRUST_PROXY: value } = config;
  if (value === 'off') return false;
  return isCount(value) ? (_address, hop) => hop < Number(value) : value;
}

function isCount(value: string): boolean {
  return /^\d{1,2}$/.test(value);
}

const NET_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isProxies(value: string): boolean {
  return value === 'off' || isCount(value) || value.split(',').every((one) => isNet(one.trim()));
}

function isNet(value: string): boolean {
  if (NET_NAMES.includes(value)) return true;
  const [address = '', length, ...more] = value.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (kind === 4 ? 32 : 128));
}
