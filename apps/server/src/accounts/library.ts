import { APIError } from 'better-auth/api';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { sessionCookies } from './session-cookie.ts';

export type HeadersOf = Readonly<Record<string, string | string[] | undefined>>;

/** Of a request only what the account library needs is handed on. */
export function forwarded(headers: HeadersOf): Headers {
  const result = new Headers();
  const { cookie, 'user-agent': agent } = headers;
  const session = sessionCookies(cookie);
  if (session !== '') result.set('cookie', session.slice(0, 2000));
  if (typeof agent === 'string') result.set('user-agent', agent.slice(0, 2000));
  return result;
}

/** For whoever becomes somebody else by it: the library must not see who they were, or it would delete a guest. */
export function stranger(headers: HeadersOf): Headers {
  const result = forwarded(headers);
  result.delete('cookie');
  return result;
}

export function setCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/**
 * A password is tried: beyond so many wrong ones for an account no more are, wherever they come from. What is undefined was not
 * the right one.
 */
export async function guarded<T>(context: Context, account: string, ask: () => Promise<T>): Promise<T> {
  const { passwords } = context.limits;
  await passwords.take(account);
  const right = await ask();
  if (right !== undefined) await passwords.giveBack(account);
  return right;
}

/** The library's refusals in our words. */
export async function asked<T>(ask: () => Promise<T>): Promise<T> {
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
  CREDENTIAL_ACCOUNT_NOT_FOUND: [409, 'account/no-password', 'This account has no password.'],
};

function problemFor(error: APIError): Problem {
  const [status, code, detail] = REFUSALS[error.body?.code ?? ''] ?? [400, 'account/refused', 'This was not accepted.'];
  return new Problem(status, code, detail);
}
