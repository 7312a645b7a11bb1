import type { z } from 'zod';
import type { Keep } from '../api/index.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { keepGuest } from '../repositories/credentials.ts';
import type { Caller } from './callers.ts';

/** A guest becomes a person with e-mail and password, and has everything as before. */
export async function keepAccount(
  context: Context,
  { id, kind }: Caller,
  { email, password }: z.infer<typeof Keep>,
): Promise<void> {
  const kept = () => new Problem(409, 'account/kept', 'This account is kept already.');
  if (kind !== 'guest') throw kept();
  const { password: passwords } = await context.auth.$context;
  const passwordHash = await passwords.hash(password);
  const result = await keepGuest(context.store, { user: id, email, passwordHash, now: context.clock.now() });
  if (result === 'no guest') throw kept();
  if (result === 'address taken') {
    throw new Problem(409, 'account/exists', 'There is an account with this e-mail already.');
  }
}
