import type { Context } from '../context.ts';
import type { Trx } from '../db/store.ts';
import { deleteBelongings } from '../repositories/belongings.ts';
import { botsOf } from '../repositories/bots.ts';
import { deleteCredentials } from '../repositories/credentials.ts';
import { forgetFriends } from '../repositories/friends.ts';
import { deleteMessagesFor } from '../repositories/outbox.ts';
import { closedAtTables, makeNameless } from '../repositories/players.ts';
import { forgetTournaments } from '../repositories/tournaments.ts';
import { departForGood } from '../tables/departure.ts';
import { FORMER_PLAYER } from '../tables/names.ts';
import type { Caller } from './callers.ts';
import { playerChanged } from './change.ts';

/**
 * Closes an account and those of its bots: seats open up, and what tells who it was goes. Games played with others stay, under a
 * name that tells nothing.
 */
export async function closeAccount(context: Context, caller: Caller): Promise<void> {
  const bots = await botsOf(context.store.db, caller.id);
  const users = [caller.id, ...bots.map(({ id }) => id)];
  // First the ways in and the name: whoever is closed sits down nowhere, not even by a request that is under way.
  await context.store.write(async (trx) => {
    for (const user of users) {
      await makeNameless(trx, user, FORMER_PLAYER);
      await deleteCredentials(trx, user);
    }
  });
  for (const user of users) playerChanged(context, user);
  await leaveEverything(context, users);
}

/** A process may have died while it closed an account. */
export async function finishClosing(context: Context): Promise<void> {
  const users = await closedAtTables(context.store.db);
  if (users.length > 0) await leaveEverything(context, users);
}

async function leaveEverything(context: Context, users: readonly string[]): Promise<void> {
  await departForGood(context, users);
  await context.store.write(async (trx) => {
    for (const user of users) await forget(trx, user);
  });
  for (const user of users) playerChanged(context, user);
}

/** Takes away what tells who somebody was; what others have part in stays. */
export async function forget(trx: Trx, user: string): Promise<void> {
  await deleteCredentials(trx, user);
  await deleteBelongings(trx, user);
  await forgetFriends(trx, user);
  await forgetTournaments(trx, user);
  await deleteMessagesFor(trx, user);
  await makeNameless(trx, user, FORMER_PLAYER);
}
