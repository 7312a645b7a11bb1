import type { Kysely } from 'kysely';

/** What of a limit is used up, and until when; the keys are hashes. */
export async function allowances(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('allowance')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}
