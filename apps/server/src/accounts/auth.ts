import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { anonymous } from 'better-auth/plugins';
import type { Config } from '../config.ts';
import type { Store } from '../db/store.ts';
import { insertPlayer } from '../repositories/players.ts';
import { withSealedSessions } from './sealed-sessions.ts';

const DAY = 86_400;

/** How passwords are kept; the library's own way is scrypt at a cost that suits a server. */
export interface Passwords {
  /** The same key for the same salt every time. */
  derive(password: string, salt: string): Promise<string>;
  hash(password: string): Promise<string>;
  verify(data: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

interface AuthOptions {
  readonly config: Config;
  readonly store: Store;
  readonly secret: string;
  readonly passwords?: Passwords | undefined;
}

/** Accounts and sessions, in the hands of a library made for it; passwords are hashed by scrypt. */
export function makeAuth({ config, store, secret, passwords }: AuthOptions) {
  return betterAuth({
    appName: 'Stellwerk',
    baseURL: config.publicUrl,
    secret,
    database: (options: BetterAuthOptions) =>
      withSealedSessions(kyselyAdapter(store.db, { type: store.kind })(options)),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own limits stand in front of every route, those of the library would only count for one process.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      ...(passwords ? { password: passwords } : {}),
    },
    session: { expiresIn: 60 * DAY, updateAge: DAY },
    account: { accountLinking: { enabled: false, disableImplicitLinking: true } },
    plugins: [anonymous()],
    advanced: {
      cookiePrefix: 'stellwerk',
      useSecureCookies: config.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    databaseHooks: {
      user: {
        create: {
          async after({ id }) {
            await insertPlayer(store.db, id, null);
          },
        },
      },
    },
  });
}

export type Auth = ReturnType<typeof makeAuth>;
