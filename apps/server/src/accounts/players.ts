import type { Kysely } from 'kysely';
import type { Player } from '../api/index.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import type { Trx } from '../db/store.ts';
import { outdateTables } from '../tables/change.ts';

const GONE: Player = { id: 'gone', name: '–', kind: 'person' };

/** Players as others see them, by id. */
export async function playersById(
  db: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Player> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('user')
          .innerJoin('player', 'player.user_id', 'user.id')
          .select(['user.id', 'user.name', 'user.isAnonymous', 'player.owner_id'])
          .where('user.id', 'in', wanted)
          .execute();
  const found = new Map<string | null, Player>(
    rows.map(({ id, name, isAnonymous, owner_id }) => [
      id,
      { id, name, kind: owner_id !== null ? 'bot' : isAnonymous ? 'guest' : 'person' },
    ]),
  );
  return (id) => found.get(id) ?? GONE;
}

/** Whether somebody can be reached outside the page; kept with the player so that a move need not look. */
export async function noteReachable(trx: Trx, userId: string): Promise<void> {
  const subscribed = await trx
    .selectFrom('push_subscription')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const row = await trx.selectFrom('player').select(['mail', 'push']).where('user_id', '=', userId).executeTakeFirst();
  const reachable = row && (row.mail === 1 || (row.push === 1 && subscribed)) ? 1 : 0;
  await outdateTables(trx, userId);
  await trx.updateTable('player').set({ reachable }).where('user_id', '=', userId).execute();
}

/**
 * To be called first in a transaction, before anything of tables is written, so that nobody waits in a circle.
 * Until the end of the transaction nobody else counts or adds anything that this player may have only so many of.
 */
export async function holdPlayer(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('player')
    .set((set) => ({ reachable: set('reachable', '+', 0) }))
    .where('user_id', '=', userId)
    .execute();
}

/** Something that a player may do has ended or changed: what is remembered of them is forgotten, on every process. */
export function playerChanged(context: Pick<Context, 'callers' | 'hub' | 'bridge'>, user: string): void {
  context.callers.forget(user);
  context.hub.recheck(user);
  context.bridge.send({ kind: 'caller', user });
}
