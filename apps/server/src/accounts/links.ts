import type { Context } from '../context.ts';
import type { LinkRow } from '../db/schema.ts';
import { isDuplicate } from '../db/store.ts';
import { newId, sha256 } from '../ids.ts';
import { Problem } from '../problem.ts';
import { confirmAddress } from '../repositories/claims.ts';
import { deleteSessions, setPassword } from '../repositories/credentials.ts';
import { deleteLinks, deleteOldLinks, insertLink, takeLink } from '../repositories/links.ts';
import { playerChanged } from './change.ts';

/** How long the links in our mails are good for. */
const LINK_MS = 2 * 3_600_000;

/** A link for a mail; only its hash is kept. */
export async function makeLink(
  { store, clock, config }: Pick<Context, 'store' | 'clock' | 'config'>,
  { user_id, about, email }: Pick<LinkRow, 'user_id' | 'about' | 'email'>,
): Promise<string> {
  const token = newId(40);
  const now = clock.now();
  await deleteOldLinks(store.db, now);
  await insertLink(store.db, { hash: sha256(token), user_id, about, email, until: now + LINK_MS });
  return `${config.publicUrl}/${about}#${token}`;
}

/** Whoever has the mail has the address. */
export async function confirmByLink(context: Context, token: string): Promise<void> {
  await redeem(context, token, 'verify');
}

/** A new password, which ends all sessions. The mail has shown whose the address is. */
export async function resetByLink(context: Context, token: string, password: string): Promise<void> {
  const { password: passwords } = await context.auth.$context;
  await redeem(context, token, 'reset', await passwords.hash(password));
}

async function redeem(
  context: Context,
  token: string,
  about: LinkRow['about'],
  passwordHash?: string | undefined,
): Promise<void> {
  const { store, clock } = context;
  const user = await store
    .write(async (trx) => {
      const link = await takeLink(trx, sha256(token), about, clock.now());
      if (!link) return undefined;
      await confirmAddress(trx, store, link.user_id, link.email);
      if (passwordHash !== undefined) {
        await setPassword(trx, link.user_id, passwordHash);
        await deleteSessions(trx, link.user_id);
        await deleteLinks(trx, link.user_id);
      }
      return link.user_id;
    })
    .catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      throw new Problem(409, 'account/exists', 'There is an account with this e-mail already.');
    });
  if (user === undefined) {
    throw new Problem(400, 'account/link', 'This link is not good any more; ask for another.');
  }
  playerChanged(context, user);
}
