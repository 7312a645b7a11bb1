import type { Kysely } from 'kysely';
import { indexOn } from './index-on.ts';

/** E-mail addresses that nobody has confirmed, and links that confirm one or set a new password, by their hash. */
export async function claims(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claim')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('claim_once', ['email', 'key'])
    .execute();
  await db.schema
    .createTable('link')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await indexOn(db, 'link', 'user_id');
}
