import type { Kysely } from 'kysely';

/** Ratings with an uncertainty; after this all are worked out anew from the stored games. */
export async function uncertainRatings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rating')
    .addColumn('uncertainty', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ['mu', 'sigma']) {
    await db.schema
      .alterTable('rating')
      .addColumn(column, 'double precision', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable('seat').addColumn('uncertainty', 'integer').execute();
}
