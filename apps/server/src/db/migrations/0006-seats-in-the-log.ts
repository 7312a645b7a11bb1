import type { Kysely } from 'kysely';

/** Entries tell the clocks and programs they change; older ones tell none. */
export async function seatsInTheLog(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('move').addColumn('seats', 'text').execute();
}
