import type { z } from 'zod';
import type { SignUp } from '../api/index.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { deleteFreshUser, insertClaim, keepGuest, unconfirmedAddress } from '../repositories/claims.ts';
import { setLanguage } from '../repositories/players.ts';
import type { Caller } from './callers.ts';
import { type AtTheDoor, enter, type Words } from './entry.ts';
import { asked, setCookies, stranger } from './library.ts';
import { mergeGuest } from './merging.ts';

/**
 * Opens an account that claims the address; whose it is, a mail finds out. Who has one that these words open is let into that.
 * The answer is the same whether or not the address is known to the server, and so is what it takes to give it.
 */
export async function openAccount(
  context: Context,
  { name, email, password, language }: z.infer<typeof SignUp>,
  door: AtTheDoor,
): Promise<string> {
  await context.limits.passwords.take(email);
  const key = await context.claimKey(email, password);
  const known = await enter(context, { email, password }, door, key);
  if (known !== undefined) return known;
  const made = await asked(() =>
    context.auth.api.signUpEmail({
      body: { name, email: unconfirmedAddress(), password },
      headers: stranger(door.headers),
      returnHeaders: true,
    }),
  );
  const { id } = made.response.user;
  if (!(await insertClaim(context.store.db, { user: id, email, key, now: context.clock.now() }))) {
    // The same words have just opened another one.
    await deleteFreshUser(context.store.db, id);
    const other = await enter(context, { email, password }, door, key);
    if (other === undefined) throw wrongWords();
    return other;
  }
  setCookies(door.reply, made.headers);
  await setLanguage(context.store.db, id, language);
  if (door.caller?.kind === 'guest') await mergeGuest(context, door.caller.id, id);
  return id;
}

/** A guest becomes a person with password and a claim on the address, and has everything as before. */
export async function keepAccount(
  context: Context,
  guest: Caller,
  { email, password }: Words,
  door: AtTheDoor,
): Promise<string> {
  const kept = () => new Problem(409, 'account/kept', 'This account is kept already.');
  if (guest.kind !== 'guest') throw kept();
  await context.limits.passwords.take(email);
  const key = await context.claimKey(email, password);
  const known = await enter(context, { email, password }, door, key);
  if (known !== undefined) return known;
  const { password: passwords } = await context.auth.$context;
  const passwordHash = await passwords.hash(password);
  const now = context.clock.now();
  const result = await keepGuest(context.store, { user: guest.id, email, key, passwordHash, now });
  if (result === 'no guest') throw kept();
  if (result === 'done') return guest.id;
  const other = await enter(context, { email, password }, door, key);
  if (other === undefined) throw wrongWords();
  return other;
}

export function wrongWords(): Problem {
  return new Problem(401, 'account/credentials', 'E-mail or password is wrong.');
}
