import { APIError } from 'better-auth/api';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import { type Db, isDuplicate } from '../db/store.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { newId } from '../ids.ts';
import { pauseClocks, resumeClocks } from '../play/vacation.ts';
import { Problem } from '../problem.ts';
import { outdateTables } from '../tables/change.ts';
import { belongingsOf } from './belongings.ts';
import type { Caller } from './callers.ts';
import { closeAccount } from './closing.ts';
import { mergeGuest } from './merging.ts';
import { holdPlayer, noteReachable, playerChanged } from './players.ts';

const tag = 'account';
const DAY_MS = 86_400_000;

export const accountRoutes: readonly Endpoint[] = [
  openEndpoint(
    { method: 'GET', path: '/api/server', summary: 'What this server offers', tag, answer: api.Offer },
    async ({ config }) => ({
      guests: config.GUESTS,
      signUp: config.SIGN_UP,
      mail: config.SMTP_URL !== undefined,
      webhooks: config.WEBHOOKS,
    }),
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/guest',
      summary: 'Play as a guest: a name, no e-mail, an account that can be kept later',
      tag,
      body: api.GuestSignIn,
      answer: api.Account,
      limit: 'signIn',
    },
    async (context, { body, headers, reply }) => {
      if (!context.config.GUESTS) throw new Problem(403, 'account/no-guests', 'This server takes no guests.');
      const made = await asked(() =>
        context.auth.api.signInAnonymous({ headers: forwarded(headers), returnHeaders: true }),
      );
      setCookies(reply, made.headers);
      const { id } = made.response.user;
      await rename(context, id, body.name);
      await setLanguage(context, id, body.language);
      return accountOf(context, id);
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/sign-up',
      summary: 'Open an account',
      tag,
      body: api.SignUp,
      answer: api.Account,
      limit: 'signIn',
    },
    async (context, { body, caller, headers, reply }) => {
      if (!context.config.SIGN_UP) throw new Problem(403, 'account/closed', 'This server takes no new accounts.');
      const { name, email, password } = body;
      const made = await asked(() =>
        context.auth.api.signUpEmail({
          body: { name, email, password },
          headers: stranger(headers),
          returnHeaders: true,
        }),
      );
      setCookies(reply, made.headers);
      const { id } = made.response.user;
      await setLanguage(context, id, body.language);
      if (caller?.kind === 'guest') await mergeGuest(context, caller.id, id);
      await sendVerification(context, id, email);
      return accountOf(context, id);
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/sign-in',
      summary: 'Sign in',
      tag,
      body: api.SignIn,
      answer: api.Account,
      limit: 'signIn',
    },
    async (context, { body, caller, headers, reply }) => {
      const made = await guarded(context, body.email, () =>
        context.auth.api.signInEmail({ body, headers: stranger(headers), returnHeaders: true }),
      );
      setCookies(reply, made.headers);
      const { id } = made.response.user;
      if (caller?.kind === 'guest') await mergeGuest(context, caller.id, id);
      return accountOf(context, id);
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/account/keep',
      summary: 'A guest keeps the account: same tables, same games, from now on with e-mail and password',
      tag,
      body: api.Keep,
      answer: api.Account,
      limit: 'signIn',
    },
    async (context, { body, caller }) => {
      await keepGuest(context, caller, body);
      playerChanged(context, caller.id);
      await sendVerification(context, caller.id, body.email);
      return accountOf(context, caller.id);
    },
  ),
  endpoint(
    { method: 'POST', path: '/api/account/sign-out', summary: 'End this session', tag, answer: api.Done },
    async (context, { caller, headers, reply }) => {
      const { headers: cookies } = await asked(() =>
        context.auth.api.signOut({ headers: forwarded(headers), returnHeaders: true }),
      );
      setCookies(reply, cookies);
      playerChanged(context, caller.id);
      return done;
    },
  ),
  endpoint(
    { method: 'GET', path: '/api/account', summary: 'Who I am', tag, scope: 'read', answer: api.Account },
    (context, { caller }) => accountOf(context, caller.id),
  ),
  endpoint(
    {
      method: 'PATCH',
      path: '/api/account',
      summary: 'Change name, language and how notifications reach me',
      tag,
      body: api.ChangeAccount,
      answer: api.Account,
    },
    async (context, { caller, body }) => {
      if (body.name !== undefined) await rename(context, caller.id, body.name);
      await setLanguage(context, caller.id, body.language);
      const { mail, push } = body;
      if (mail !== undefined || push !== undefined) {
        await context.store.write(async (trx) => {
          await trx
            .updateTable('player')
            .set({
              ...(mail === undefined ? {} : { mail: mail ? 1 : 0 }),
              ...(push === undefined ? {} : { push: push ? 1 : 0 }),
            })
            .where('user_id', '=', caller.id)
            .execute();
          await noteReachable(trx, caller.id);
        });
      }
      playerChanged(context, caller.id);
      return accountOf(context, caller.id);
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/api/account/belongings',
      summary: 'Everything that is stored of me, to take along',
      tag,
      answer: api.Belongings,
    },
    async (context, { caller, reply }) => {
      reply.header('content-disposition', 'attachment; filename="stellwerk.json"');
      return belongingsOf(context, caller.id);
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/account',
      summary: 'Close the account: name, e-mail, sessions and tokens go; games played with others stay',
      tag,
      answer: api.Done,
    },
    async (context, { caller, reply }) => {
      await closeAccount(context, caller);
      reply.header('set-cookie', 'stellwerk.session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
      return done;
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/account/password',
      summary: 'Change the password; all other sessions end',
      tag,
      body: api.ChangePassword,
      answer: api.Done,
      limit: 'signIn',
    },
    async (context, { caller, body, headers, reply }) => {
      const { email } = await accountOf(context, caller.id);
      const made = await guarded(context, email ?? caller.id, () =>
        context.auth.api.changePassword({
          body: { currentPassword: body.current, newPassword: body.password, revokeOtherSessions: true },
          headers: forwarded(headers),
          returnHeaders: true,
        }),
      );
      setCookies(reply, made.headers);
      playerChanged(context, caller.id);
      return done;
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/forgotten',
      summary: 'Ask for a mail to set a new password; the answer does not tell whether there is such an account',
      tag,
      body: api.ForgottenPassword,
      answer: api.Done,
      limit: 'signIn',
    },
    async (context, { body }) => {
      // Whoever asks too often gets the same answer and no mail.
      if (await context.limits.letters.takes(body.email)) {
        await asked(() => context.auth.api.requestPasswordReset({ body: { email: body.email } }));
      }
      return done;
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/new-password',
      summary: 'Set a new password with the token from the mail; all sessions end',
      tag,
      body: api.NewPassword,
      answer: api.Done,
      limit: 'signIn',
    },
    async (context, { body }) => {
      await asked(() => context.auth.api.resetPassword({ body: { token: body.token, newPassword: body.password } }));
      return done;
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/api/account/verify',
      summary: 'Show that an e-mail address is one’s own, with the token from the mail',
      tag,
      body: api.VerifyEmail,
      answer: api.Done,
      limit: 'signIn',
    },
    async (context, { body }) => {
      await asked(() => context.auth.api.verifyEmail({ query: { token: body.token } }));
      return done;
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/account/verify/again',
      summary: 'Send me the mail that confirms my e-mail address once more',
      tag,
      answer: api.Done,
      limit: 'signIn',
    },
    async (context, { caller }) => {
      if (context.config.SMTP_URL === undefined) {
        throw new Problem(409, 'account/no-mail', 'This server sends no mail.');
      }
      const { email, emailVerified } = await accountOf(context, caller.id);
      if (email === null) throw new Problem(409, 'account/no-address', 'This account has no e-mail address.');
      if (!emailVerified) await sendVerification(context, caller.id, email);
      return done;
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/api/account/sessions',
      summary: 'Where I am signed in',
      tag,
      answer: z.array(api.Session),
    },
    async (context, { caller, headers }) => {
      const sessions = await asked(() => context.auth.api.listSessions({ headers: forwarded(headers) }));
      return sessions.map(({ id, token, createdAt, expiresAt, userAgent }) => ({
        id,
        current: token === caller.session,
        createdAt: createdAt.getTime(),
        expiresAt: expiresAt.getTime(),
        agent: userAgent ?? '',
      }));
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/account/sessions/{session}',
      summary: 'End a session',
      tag,
      params: z.strictObject({ session: api.Id }),
      answer: api.Done,
    },
    async (context, { caller, params }) => {
      const { internalAdapter } = await context.auth.$context;
      const mine = await internalAdapter.listSessions(caller.id);
      const found = mine.find(({ id }) => id === params.session);
      if (!found) throw new Problem(404, 'account/session', 'There is no such session.');
      await internalAdapter.deleteSession(found.token);
      playerChanged(context, caller.id);
      return done;
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/account/vacation',
      summary: 'Go on vacation: my clocks stand still for so many days',
      tag,
      body: api.TakeVacation,
      answer: api.Account,
    },
    async (context, { caller, body }) => {
      const now = context.clock.now();
      const ends = now + body.days * DAY_MS;
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        await outdateTables(trx, caller.id);
        // Whoever writes the player first has it until the end: of several requests one is granted.
        await trx.updateTable('player').set({ vacation_until: ends }).where('user_id', '=', caller.id).execute();
        const { left, isAway } = await vacationOf(context, trx, caller.id);
        if (isAway) throw new Problem(409, 'vacation/now', 'You are on vacation already.');
        if (body.days > left) {
          throw new Problem(409, 'vacation/spent', `There are ${left} days of vacation left this year.`, {
            days: left,
          });
        }
        await trx.insertInto('vacation').values({ id: newId(), user_id: caller.id, begins: now, ends }).execute();
      });
      await pauseClocks(context, caller.id);
      return accountOf(context, caller.id);
    },
  ),
  endpoint(
    { method: 'DELETE', path: '/api/account/vacation', summary: 'Come back early', tag, answer: api.Account },
    async (context, { caller }) => {
      const now = context.clock.now();
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        await outdateTables(trx, caller.id);
        await trx.updateTable('player').set({ vacation_until: null }).where('user_id', '=', caller.id).execute();
        const mine = trx.updateTable('vacation').set({ ends: now }).where('user_id', '=', caller.id);
        await mine.where('ends', '>', now).execute();
      });
      await resumeClocks(context, caller.id);
      return accountOf(context, caller.id);
    },
  ),
];

async function accountOf(context: Context, id: string): Promise<api.Account> {
  const row = await context.store.db
    .selectFrom('user')
    .innerJoin('player', 'player.user_id', 'user.id')
    .selectAll()
    .where('user.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem(401, 'account/sign-in', 'Sign in first.');
  const kind = row.owner_id !== null ? 'bot' : row.isAnonymous ? 'guest' : 'person';
  return {
    id,
    name: row.name,
    kind,
    email: kind === 'person' ? row.email : null,
    emailVerified: Boolean(row.emailVerified),
    language: row.language === 'de' ? 'de' : 'en',
    mail: row.mail === 1,
    push: row.push === 1,
    vacationUntil: row.vacation_until,
    vacationLeft: (await vacationOf(context, context.store.db, id)).left,
  };
}

/** The vacation somebody has left within a year, in whole days, and whether they are away now. */
async function vacationOf(
  context: Context,
  db: Db,
  id: string,
): Promise<{ readonly left: number; readonly isAway: boolean }> {
  const now = context.clock.now();
  const taken = await db
    .selectFrom('vacation')
    .select(['begins', 'ends'])
    .where('user_id', '=', id)
    .where('ends', '>', now - 365 * DAY_MS)
    .execute();
  // Each vacation counts in whole days, so that it is no way to stop a clock for a moment.
  const used = taken.reduce((sum, { begins, ends }) => sum + Math.max(1, Math.ceil((ends - begins) / DAY_MS)), 0);
  const left = Math.max(0, context.config.VACATION_DAYS - used);
  return { left, isAway: taken.some(({ ends }) => ends > now) };
}

async function rename(context: Context, id: string, name: string): Promise<void> {
  await context.store.db.updateTable('user').set({ name }).where('id', '=', id).execute();
  playerChanged(context, id);
}

async function setLanguage(context: Context, id: string, language: string | undefined): Promise<void> {
  if (language === undefined) return;
  await context.store.db.updateTable('player').set({ language }).where('user_id', '=', id).execute();
}

async function sendVerification(context: Context, id: string, email: string): Promise<void> {
  if (context.config.SMTP_URL === undefined || !(await context.limits.letters.takes(email))) return;
  await asked(() => context.auth.api.sendVerificationEmail({ body: { email } }));
  context.log.debug({ user: id }, 'verification asked');
}

/** Of a request only what the account library needs is handed on. */
function forwarded(headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const result = new Headers();
  for (const name of ['cookie', 'user-agent']) {
    const value = headers[name];
    if (typeof value === 'string') result.set(name, value.slice(0, 2000));
  }
  return result;
}

function setCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** For whoever becomes somebody else by it: the library must not see who they were, or it would delete a guest. */
function stranger(headers: Parameters<typeof forwarded>[0]): Headers {
  const result = forwarded(headers);
  result.delete('cookie');
  return result;
}

/** E-mail and password at once, so that of several who want the same address one gets it. */
async function keepGuest(
  context: Context,
  { id, kind }: Caller,
  { email, password }: z.infer<typeof api.Keep>,
): Promise<void> {
  const kept = () => new Problem(409, 'account/kept', 'This account is kept already.');
  if (kind !== 'guest') throw kept();
  const { password: passwords } = await context.auth.$context;
  const hash = await passwords.hash(password);
  const date = new Date(context.clock.now());
  const now = context.store.kind === 'postgres' ? date : date.toISOString();
  const flag = (truth: boolean) => (context.store.kind === 'postgres' ? truth : Number(truth));
  try {
    await context.store.write(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('user')
        .set({ email, emailVerified: flag(false), isAnonymous: flag(false), updatedAt: now })
        .where('id', '=', id)
        .where('isAnonymous', '=', flag(true))
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw kept();
      const row = { id: newId(32), accountId: id, providerId: 'credential', userId: id, password: hash };
      await trx
        .insertInto('account')
        .values({ ...row, createdAt: now, updatedAt: now })
        .execute();
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Problem(409, 'account/exists', 'There is an account with this e-mail already.');
  }
}

/** A password is tried: beyond so many wrong ones for an account no more are, wherever they come from. */
async function guarded<T>(context: Context, account: string, ask: () => Promise<T>): Promise<T> {
  const { passwords } = context.limits;
  await passwords.take(account);
  const right = await asked(ask);
  await passwords.giveBack(account);
  return right;
}

/** The library's refusals in our words. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw problemFor(error);
    throw error;
  }
}

const REFUSALS: Readonly<Record<string, readonly [status: number, code: string, detail: string]>> = {
  INVALID_EMAIL_OR_PASSWORD: [401, 'account/credentials', 'E-mail or password is wrong.'],
  INVALID_PASSWORD: [401, 'account/credentials', 'The password is wrong.'],
  USER_ALREADY_EXISTS: [409, 'account/exists', 'There is an account with this e-mail already.'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: [409, 'account/exists', 'There is an account with this e-mail already.'],
  INVALID_TOKEN: [400, 'account/link', 'This link is not good any more; ask for another.'],
  TOKEN_EXPIRED: [400, 'account/link', 'This link is not good any more; ask for another.'],
  CREDENTIAL_ACCOUNT_NOT_FOUND: [409, 'account/no-password', 'This account has no password.'],
};

function problemFor(error: APIError): Problem {
  const [status, code, detail] = REFUSALS[error.body?.code ?? ''] ?? [400, 'account/refused', 'This was not accepted.'];
  return new Problem(status, code, detail);
}
