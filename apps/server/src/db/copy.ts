import { sql } from 'kysely';
import type { Store } from './store.ts';

/** Writes the embedded database into another file, as of one moment. */
export async function copyInto(store: Store, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(store.db);
}
