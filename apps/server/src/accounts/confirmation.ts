import type { Context } from '../context.ts';
import { enqueue } from '../notify/enqueue.ts';

/** A mail about an account. What it says is decided when it is sent, so that asking for one tells nothing. */
type AccountLetter =
  | { readonly about: 'address'; readonly user: string; readonly email: string }
  | { readonly about: 'forgotten'; readonly email: string };

/** Sends the mail that confirms an address; beyond so many an hour none. */
export async function sendConfirmation(context: Context, user: string, email: string): Promise<void> {
  if (await context.limits.letters.takes(email)) await sendLetter(context, { about: 'address', user, email });
}

export async function sendLetter({ config, store, clock, wake }: Context, letter: AccountLetter): Promise<void> {
  if (config.SMTP_URL === undefined) return;
  await enqueue(store.db, 'mail', letter, clock.now());
  wake.outbox();
}
