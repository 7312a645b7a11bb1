import { type LookupAddress, type LookupAllOptions, lookup as resolveName } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';

/** Addresses that are not of the public internet: this machine, private and special nets. */
const closed4 = new BlockList();
const closed6 = new BlockList();
/** Of the new kind only these are given out to the public at all. */
const given6 = new BlockList();
given6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed4.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed6.addSubnet(net, bits, 'ipv6');
}

export function isPublic(address: string): boolean {
  // Two lists: in one, the net of mapped addresses would hold every address of the old kind.
  switch (isIP(address)) {
    case 4:
      return !closed4.check(address, 'ipv4');
    case 6:
      return given6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
    default:
      return false;
  }
}

type Outgoing = Pick<Config, 'OUTGOING_PRIVATE' | 'OUTGOING_SECONDS'>;

/** Refuses an address that is plainly wrong. The addresses behind a host name are checked when the call is made. */
export function checkTarget({ OUTGOING_PRIVATE }: Pick<Config, 'OUTGOING_PRIVATE'>, target: string): URL {
  const url = new URL(target);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const bad = (why: string) => new Problem(422, 'target/refused', why);
  if (url.username !== '' || url.password !== '') throw bad('An address with a password in it is not called.');
  if (OUTGOING_PRIVATE) return url;
  if (url.protocol !== 'https:') throw bad('Only https addresses are called.');
  if (isIP(host) !== 0 ? !isPublic(host) : /^(localhost|.*\.(localhost|local|internal|home\.arpa))\.?$/i.test(host)) {
    throw bad('Only public addresses are called.');
  }
  return url;
}

/** The system's way to find the addresses of a name. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A resolver that returns public addresses only. The call goes to the same address that was checked. */
function guardedLookup(config: Outgoing, resolve: Resolve = resolveName): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const found = error ? [] : addresses;
      const good = found.filter(({ address }) => config.OUTGOING_PRIVATE || isPublic(address));
      const [first] = good;
      // A name that does not exist and one of a private net are the same to whoever asks.
      if (!first || good.length < found.length) return done(new Error(UNREACHABLE), '', 0);
      return options.all === true ? done(null, good) : done(null, first.address, first.family);
    });
  };
}

interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

const LATE = 'no answer in time';
const UNREACHABLE = 'no public address answers under this name';

/** Posts to an address that a user has given. It follows no redirects, and reads only the status of the answer. */
export function post(config: Outgoing, call: Call, resolve: Resolve = resolveName): Promise<number> {
  return new Promise((answer, fail) => {
    const url = checkTarget(config, call.url);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const lookup = guardedLookup(config, resolve);
    const options = { method: 'POST', headers: { ...call.headers }, lookup, agent: false };
    const request = send(url, options, (response: IncomingMessage) => {
      response.destroy();
      answer(response.statusCode ?? 0);
    });
    // From the question for the name to the last line of the head: a trickle of bytes gains nobody more.
    const late = setTimeout(() => request.destroy(new Error(LATE)), 1000 * config.OUTGOING_SECONDS);
    request.on('close', () => clearTimeout(late));
    request.on('error', ({ message }) => fail(new Error(message === LATE ? LATE : UNREACHABLE)));
    request.end(call.body);
  });
}
