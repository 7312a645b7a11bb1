import type { Kysely } from 'kysely';

/** Games stored before there were versions are of the first. */
export async function gameVersion(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
