import { betterAuth } from 'better-auth';
import { anonymous } from 'better-auth/plugins';
import type { Config } from '../config.ts';
import type { Store } from '../db/store.ts';
import type { SendMail } from '../notify/enqueue.ts';
import { insertPlayer } from '../repositories/players.ts';

const DAY = 86_400;
/** How long the links in our mails are good for, in seconds. */
const LINK_SECONDS = 2 * 3600;

/** How passwords are kept; the library's own way is scrypt at a cost that suits a server. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(data: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

interface AuthOptions {
  readonly config: Config;
  readonly store: Store;
  readonly secret: string;
  readonly sendMail: SendMail;
  readonly sessionsEnded: (userId: string) => void;
  readonly passwords?: Passwords | undefined;
}

/** Accounts and sessions, in the hands of a library made for it; passwords are hashed by scrypt. */
export function makeAuth({ config, store, secret, sendMail, sessionsEnded, passwords }: AuthOptions) {
  return betterAuth({
    appName: 'Stellwerk',
    baseURL: config.publicUrl,
    secret,
    database: { db: store.db, type: store.kind },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own limits stand in front of every route, those of the library would only count for one process.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      ...(passwords ? { password: passwords } : {}),
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      onPasswordReset: async ({ user }) => sessionsEnded(user.id),
      async sendResetPassword({ user, token }) {
        await sendMail(user.id, 'reset', user.email, `${config.publicUrl}/reset#${token}`);
      },
    },
    emailVerification: {
      expiresIn: LINK_SECONDS,
      async sendVerificationEmail({ user, token }) {
        await sendMail(user.id, 'verify', user.email, `${config.publicUrl}/verify#${token}`);
      },
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
