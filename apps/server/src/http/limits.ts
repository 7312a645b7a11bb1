import { isIPv6 } from 'node:net';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Store } from '../db/store.ts';
import { sha256 } from '../ids.ts';
import { Problem } from '../problem.ts';
import { deleteAllowances, giveBackAllowance, takeAllowance, useAllowance } from '../repositories/allowances.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Beyond this number of keys those used least recently are forgotten, so that a flood cannot fill the memory. */
const MOST_KEYS = 100_000;
const SHARE_MS = 1000;
/** Each process may use an allowance up before it hears of the others. */
const MOST_PROCESSES = 10;

/** So many within so long. It fills up again evenly and for each key by itself, so there is no moment when all may begin anew. */
interface Allowance {
  readonly name: string;
  readonly most: number;
  readonly withinMs: number;
}

/** An allowance that is kept in the database: all processes share it, and a restart changes nothing. */
interface SharedLimit {
  /** Counts one more; refuses with a problem if that is too many. */
  take(key: string): Promise<void>;
  /** Counts one more; false if that is too many. */
  takes(key: string): Promise<boolean>;
  /** One less: what was counted turned out to be harmless. */
  giveBack(key: string): Promise<void>;
}

/** For what is asked too often to ask the database each time: counted here, and added up with the other processes every second. */
interface LocalLimit {
  take(key: string): void;
  share(): Promise<void>;
}

export interface Limits {
  readonly requests: LocalLimit;
  /** By address: signing in and up, guests, wrong tokens. */
  readonly signIns: SharedLimit;
  /** By account: passwords that were wrong. */
  readonly passwords: SharedLimit;
  /** By e-mail address: mails that somebody without a session can have sent. */
  readonly letters: SharedLimit;
  /** By host. */
  readonly invitations: SharedLimit;
  sweep(): Promise<void>;
  stop(): void;
}

export function makeLimits(config: Config, store: Store, clock: Clock): Limits {
  const shared = (allowance: Allowance) => sharedLimit(allowance, store, clock);
  const requests = localLimit(
    { name: 'requests', most: config.REQUESTS_PER_MINUTE, withinMs: MINUTE_MS },
    store,
    clock,
  );
  let sweptAt = 0;
  return {
    requests,
    signIns: shared({ name: 'sign-ins', most: config.SIGN_INS_PER_MINUTE, withinMs: MINUTE_MS }),
    passwords: shared({ name: 'passwords', most: config.WRONG_PASSWORDS_PER_HOUR, withinMs: HOUR_MS }),
    letters: shared({ name: 'letters', most: config.LETTERS_PER_HOUR, withinMs: HOUR_MS }),
    invitations: shared({ name: 'invitations', most: config.INVITATIONS_PER_HOUR, withinMs: HOUR_MS }),
    async sweep() {
      if (clock.now() < sweptAt + MINUTE_MS) return;
      sweptAt = clock.now();
      await deleteAllowances(store.db, clock.now());
    },
    stop: clock.every(SHARE_MS, () => void requests.share().catch(() => {})),
  };
}

/**
 * For each key it is stored until when what was used lasts: each use adds its share of the time, and whoever would come beyond
 * the whole time is refused. Nothing can last longer than the whole time: what does was stored before the server's clock was set
 * back, and counts no more.
 */
function sharedLimit(allowance: Allowance, store: Store, clock: Clock): SharedLimit {
  const { most, withinMs } = allowance;
  const cost = Math.ceil(withinMs / most);

  async function waitMs(key: string): Promise<number> {
    const now = clock.now();
    return takeAllowance(store.db, keyOf(allowance, key), { cost, now, latest: now + withinMs });
  }

  return {
    async take(key) {
      const wait = await waitMs(key);
      if (wait > 0) throw flood(wait);
    },
    takes: async (key) => (await waitMs(key)) === 0,
    async giveBack(key) {
      await giveBackAllowance(store.db, keyOf(allowance, key), cost);
    },
  };
}

export function localLimit(allowance: Allowance, store: Store, clock: Clock): LocalLimit {
  const { most, withinMs } = allowance;
  const cost = withinMs / most;
  const known = new Map<string, { until: number; unshared: number }>();

  async function add(key: string, used: { until: number; unshared: number }): Promise<void> {
    const now = clock.now();
    const more = Math.ceil(used.unshared * cost);
    used.unshared = 0;
    const latest = now + MOST_PROCESSES * withinMs;
    const until = await useAllowance(store.db, keyOf(allowance, key), { cost: more, now, latest });
    used.until = Math.max(used.until, Math.min(until, now + withinMs));
  }

  return {
    take(key) {
      const now = clock.now();
      const used = known.get(key) ?? { until: 0, unshared: 0 };
      const isPossible = used.until <= now + withinMs + 1;
      const until = Math.max(isPossible ? used.until : 0, now) + cost;
      // A little is lost to rounding.
      if (until > now + withinMs + 1) throw flood(until - now - withinMs);
      used.until = until;
      used.unshared += 1;
      known.delete(key);
      known.set(key, used);
      if (known.size > MOST_KEYS) for (const oldest of known.keys()) return void known.delete(oldest);
    },
    async share() {
      for (const [key, used] of known) {
        // Few requests need not be added up: they are far from any limit.
        if (used.unshared >= most / 20) await add(key, used);
        else if (used.until < clock.now()) known.delete(key);
      }
    },
  };
}

function keyOf({ name }: Allowance, key: string): string {
  return `${name} ${sha256(key).slice(0, 32)}`;
}

function flood(waitMs: number): Problem {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new Problem(429, 'request/flood', 'Too many requests; wait a moment.', { retryAfter });
}

/** One key for all addresses that one customer of a provider has: of the new kind that is a whole net. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
