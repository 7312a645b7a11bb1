import type { Context } from '../context.ts';
import { asked } from './library.ts';

/** Sends the mail that confirms an address; beyond so many an hour none. */
export async function sendVerification(context: Context, id: string, email: string): Promise<void> {
  if (context.config.SMTP_URL === undefined || !(await context.limits.letters.takes(email))) return;
  await asked(() => context.auth.api.sendVerificationEmail({ body: { email } }));
  context.log.debug({ user: id }, 'verification asked');
}
