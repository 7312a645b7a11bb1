import type { LinkRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';

export async function insertLink(db: Db, row: LinkRow): Promise<void> {
  await db.insertInto('link').values(row).execute();
}

/** The link, which is good only this once; undefined if there is none, or not any more. */
export async function takeLink(
  trx: Trx,
  hash: string,
  about: LinkRow['about'],
  now: number,
): Promise<LinkRow | undefined> {
  const row = await trx
    .deleteFrom('link')
    .where('hash', '=', hash)
    .where('about', '=', about)
    .returningAll()
    .executeTakeFirst();
  return row && row.until > now ? row : undefined;
}

export async function deleteLinks(trx: Trx, user: string): Promise<void> {
  await trx.deleteFrom('link').where('user_id', '=', user).execute();
}

/** Those that have run out. */
export async function deleteOldLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('link').where('until', '<=', now).execute();
}
