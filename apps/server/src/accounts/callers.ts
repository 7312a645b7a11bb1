import { SCOPES, type Scope } from '../api/index.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { sha256 } from '../ids.ts';
import { Problem } from '../problem.ts';
import { sessionRow, tokenRow } from '../repositories/credentials.ts';
import type { Auth } from './auth.ts';
import { sessionCookies } from './session-cookie.ts';

/** Who asks. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'guest' | 'bot';
  /** What the token allows; a session may do everything. */
  readonly scopes: ReadonlySet<Scope> | 'all';
  /** The id of the session; undefined with a token. */
  readonly session: string | undefined;
  /** When the session or the token runs out; null if never. */
  readonly until: number | null;
}

export interface Identified {
  readonly caller: Caller | undefined;
  /** Cookies to send along, when a session was prolonged. */
  readonly cookies: readonly string[];
}

export interface Callers {
  identify(headers: Readonly<Record<string, unknown>>): Promise<Identified>;
  /** Forgets a caller who may have changed; the next request asks the database. */
  forget(userId: string): void;
  forgetAll(): void;
  sweep(): void;
}

const TOKEN = /^Bearer (swt_[A-Za-z0-9]{20,60})$/;
/** How long the identity of a caller is remembered, as long as nobody tells that it has changed. */
const KEEP_MS = 5000;
/**
 * For this time after the library has checked a session, it is enough that the session still exists. Then the library
 * checks again.
 */
const VOUCHED_MS = 300_000;
const MOST = 20_000;

/** Whose session a cookie is of, as the account library says. */
type SessionReader = (cookie: string) => Promise<Identified>;

/** `isTold`: whether this process is told at once when another one ends a session. */
export function makeCallers(bySession: SessionReader, store: Store, clock: Clock, isTold: () => boolean): Callers {
  interface Known {
    readonly caller: Caller | undefined;
    readonly until: number;
    readonly vouchedUntil: number;
  }
  const known = new Map<string, Known>();
  /** Counts up whenever somebody is forgotten. */
  let forgotten = 0;

  async function remembered(key: string, find: () => Promise<Identified>): Promise<Identified> {
    const kept = known.get(key);
    const now = clock.now();
    if (kept && kept.until > now && isTold()) return { caller: kept.caller, cookies: [] };
    const before = forgotten;
    const same = kept?.caller && kept.vouchedUntil > now ? await stillThere(kept.caller) : undefined;
    const found = same ? { caller: same, cookies: [] } : await find();
    // Somebody was signed out meanwhile: what was read may be from before that.
    if (forgotten !== before) return found;
    if (known.size >= MOST)
      for (const [oldest] of known) {
        known.delete(oldest);
        break;
      }
    const vouchedUntil = same && kept ? kept.vouchedUntil : now + VOUCHED_MS;
    known.set(key, { caller: found.caller, until: now + KEEP_MS, vouchedUntil });
    return found;
  }

  async function stillThere(caller: Caller): Promise<Caller | undefined> {
    if (caller.session === undefined) return undefined;
    const row = await sessionRow(store.db, caller.session);
    if (!row || row.id !== caller.id || new Date(row.expiresAt).getTime() <= clock.now()) return undefined;
    const until = new Date(row.expiresAt).getTime();
    return { ...caller, name: row.name, kind: row.isAnonymous ? 'guest' : 'person', until };
  }

  async function byToken(token: string): Promise<Identified> {
    const row = await tokenRow(store.db, token);
    if (!row || (row.expires_at !== null && row.expires_at <= clock.now())) return { caller: undefined, cookies: [] };
    const scopes = new Set(SCOPES.filter((scope) => row.scopes.split(' ').includes(scope)));
    const { id, name, expires_at: until } = row;
    return { caller: { id, name, kind: 'bot', scopes, session: undefined, until }, cookies: [] };
  }

  return {
    async identify(headers) {
      const { authorization } = headers;
      if (typeof authorization === 'string') {
        const token = TOKEN.exec(authorization)?.[1];
        const found = token === undefined ? undefined : await remembered(sha256(token), () => byToken(token));
        if (!found?.caller) throw new Problem(401, 'account/token', 'The token is not known, or no longer good.');
        return found;
      }
      const cookie = sessionCookies(headers['cookie']);
      if (cookie === '') return { caller: undefined, cookies: [] };
      return remembered(sha256(cookie), () => bySession(cookie));
    },
    forget(userId) {
      forgotten += 1;
      for (const [key, { caller }] of known) if (caller?.id === userId) known.delete(key);
    },
    forgetAll() {
      forgotten += 1;
      known.clear();
    },
    sweep() {
      for (const [key, { vouchedUntil }] of known) if (vouchedUntil <= clock.now()) known.delete(key);
    },
  };
}

export function sessionReader(auth: Auth): SessionReader {
  return async (cookie) => {
    const { headers, response } = await auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true });
    if (!response) return { caller: undefined, cookies: [] };
    const { user, session } = response;
    const kind = user.isAnonymous ? 'guest' : 'person';
    const until = session.expiresAt.getTime();
    return {
      caller: { id: user.id, name: user.name, kind, scopes: 'all', session: session.id, until },
      cookies: headers.getSetCookie(),
    };
  };
}
