import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { claimedAddress } from '../repositories/claims.ts';
import type { Caller } from './callers.ts';
import { asked, type HeadersOf, setCookies, stranger } from './library.ts';
import { mergeGuest } from './merging.ts';

/** Address and password, as somebody has typed them. */
export interface Words {
  readonly email: string;
  readonly password: string;
}

/** Who asks to be let in, and where the session goes. */
export interface AtTheDoor {
  readonly caller: Caller | undefined;
  readonly headers: HeadersOf;
  readonly reply: FastifyReply;
}

/**
 * Lets in whoever has confirmed the address, or else whoever claims it with this password; tells the account, undefined if these
 * words open none. Known or not, it costs the same as long as the password is wrong.
 */
export async function enter(
  context: Context,
  { email, password }: Words,
  { caller, headers, reply }: AtTheDoor,
  key?: string | undefined,
): Promise<string | undefined> {
  const known = key ?? (await context.claimKey(email, password));
  const claimed = await claimedAddress(context.store.db, email, known);
  const made = (await tryPassword(email)) ?? (claimed === undefined ? undefined : await tryPassword(claimed));
  if (!made) return undefined;
  setCookies(reply, made.headers);
  const { id } = made.response.user;
  if (caller?.kind === 'guest') await mergeGuest(context, caller.id, id);
  return id;

  async function tryPassword(address: string) {
    try {
      return await asked(() =>
        context.auth.api.signInEmail({
          body: { email: address, password },
          headers: stranger(headers),
          returnHeaders: true,
        }),
      );
    } catch (error) {
      if (error instanceof Problem && error.code === 'account/credentials') return undefined;
      throw error;
    }
  }
}
