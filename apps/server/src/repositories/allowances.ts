import { sql } from 'kysely';
import type { Db } from '../db/store.ts';

/** Adds to what was used of an allowance: until when it lasts now. What is beyond `latest` was stored under a wrong clock. */
export async function useAllowance(
  db: Db,
  key: string,
  { cost, now, latest }: { readonly cost: number; readonly now: number; readonly latest: number },
): Promise<number> {
  const { rows } = await sql<{ until: number }>`
    insert into allowance (key, until) values (${key}, ${now + cost})
    on conflict (key) do update set until =
      case when allowance.until between ${now} and ${latest} then allowance.until else ${now} end + ${cost}
    returning until`.execute(db);
  return rows[0]?.until ?? 0;
}

/** Takes from an allowance unless it would then last longer than `latest`; tells how many milliseconds are missing. */
export async function takeAllowance(
  db: Db,
  key: string,
  { cost, now, latest }: { readonly cost: number; readonly now: number; readonly latest: number },
): Promise<number> {
  const { rows } = await sql<{ until: number }>`
    insert into allowance (key, until) values (${key}, ${now + cost})
    on conflict (key) do update set until =
      case when allowance.until between ${now} and ${latest} then allowance.until else ${now} end + ${cost}
    where allowance.until <= ${latest - cost} or allowance.until > ${latest} returning until`.execute(db);
  if (rows.length > 0) return 0;
  const row = await db.selectFrom('allowance').select('until').where('key', '=', key).executeTakeFirst();
  return Math.max(1, (row?.until ?? 0) + cost - latest);
}

export async function giveBackAllowance(db: Db, key: string, cost: number): Promise<void> {
  await db
    .updateTable('allowance')
    .set((set) => ({ until: set('until', '-', cost) }))
    .where('key', '=', key)
    .execute();
}

export async function deleteAllowances(db: Db, before: number): Promise<void> {
  await db.deleteFrom('allowance').where('until', '<', before).execute();
}
