import type { Context } from '../context.ts';
import type { Trx } from '../db/store.ts';
import { forgetFriends } from '../repositories/friends.ts';
import { departForGood } from '../tables/departure.ts';
import { FORMER_PLAYER } from '../tables/names.ts';
import type { Caller } from './callers.ts';
import { playerChanged } from './players.ts';

/**
 * Closes an account and those of its bots: seats open up, and what tells who it was goes. Games played with others stay, under a
 * name that tells nothing.
 */
export async function closeAccount(context: Context, caller: Caller): Promise<void> {
  const bots = await context.store.db
    .selectFrom('player')
    .select('user_id')
    .where('owner_id', '=', caller.id)
    .execute();
  const users = [caller.id, ...bots.map(({ user_id }) => user_id)];
  // First the ways in, so that nobody sits down again meanwhile.
  await context.store.write(async (trx) => {
    for (const user of users) await endSessions(trx, user);
  });
  for (const user of users) playerChanged(context, user);
  await departForGood(context, users);
  await context.store.write(async (trx) => {
    for (const user of users) await forget(trx, user);
  });
  for (const user of users) playerChanged(context, user);
}

async function endSessions(trx: Trx, user: string): Promise<void> {
  await trx.deleteFrom('token').where('user_id', '=', user).execute();
  await trx.deleteFrom('session').where('userId', '=', user).execute();
  await trx.deleteFrom('account').where('userId', '=', user).execute();
}

/** Takes away what tells who somebody was; what others have part in stays. */
export async function forget(trx: Trx, user: string): Promise<void> {
  await endSessions(trx, user);
  const own = ['push_subscription', 'note', 'notification', 'webhook', 'rating', 'member', 'vacation'] as const;
  for (const table of own) await trx.deleteFrom(table).where('user_id', '=', user).execute();
  await forgetFriends(trx, user);
  await trx.deleteFrom('verification').where('value', '=', user).execute();
  await trx.deleteFrom('outbox').where('payload', 'like', `%"user":"${user}"%`).execute();
  await trx
    .updateTable('player')
    .set({ mail: 0, push: 0, reachable: 0, vacation_until: null })
    .where('user_id', '=', user)
    .execute();
  await trx
    .updateTable('user')
    .set({ name: FORMER_PLAYER, email: `${user}@closed.invalid`, image: null })
    .where('id', '=', user)
    .execute();
}
