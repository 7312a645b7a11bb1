import type { MoveRow, SnapshotRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';

/** The entries of a log after one number and up to another, to be played. */
export function entriesBetween(db: Db, table: string, after: number, last: number) {
  return db
    .selectFrom('move')
    .select(['seq', 'kind', 'action', 'moves', 'hash'])
    .where('game_id', '=', table)
    .where('seq', '>', after)
    .where('seq', '<=', last)
    .orderBy('seq')
    .execute();
}

/** The first entries of a log after the one with this number. */
export function nextEntries(db: Db, table: string, after: number, most: number): Promise<MoveRow[]> {
  return db
    .selectFrom('move')
    .selectAll()
    .where('game_id', '=', table)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();
}

export function allEntries(db: Db, table: string): Promise<MoveRow[]> {
  return db.selectFrom('move').selectAll().where('game_id', '=', table).orderBy('seq').execute();
}

/** Who played each entry of a log, and what taking it back must know. */
export function entriesToUndo(db: Db, table: string) {
  return db
    .selectFrom('move')
    .select(['seq', 'kind', 'seat', 'moves', 'revealed', 'had_ms'])
    .where('game_id', '=', table)
    .orderBy('seq')
    .execute();
}

/** The entry that was sent under this id. */
export function entrySent(db: Db, table: string, actionId: string): Promise<MoveRow | undefined> {
  return db
    .selectFrom('move')
    .selectAll()
    .where('game_id', '=', table)
    .where('action_id', '=', actionId)
    .executeTakeFirst();
}

export async function insertSnapshot(trx: Trx, row: SnapshotRow): Promise<void> {
  await trx.insertInto('snapshot').values(row).execute();
}

/** Where the snapshots of a game stand in its log, the last one first. */
export function snapshotPlaces(db: Db, table: string): Promise<Pick<SnapshotRow, 'seq' | 'moves'>[]> {
  return db
    .selectFrom('snapshot')
    .select(['seq', 'moves'])
    .where('game_id', '=', table)
    .orderBy('seq', 'desc')
    .execute();
}

export function snapshotAt(db: Db, table: string, seq: number): Promise<SnapshotRow | undefined> {
  return db.selectFrom('snapshot').selectAll().where('game_id', '=', table).where('seq', '=', seq).executeTakeFirst();
}

/** The last snapshot up to an entry. Another process may have moved on since. */
export function newestSnapshot(db: Db, table: string, upTo: number): Promise<SnapshotRow | undefined> {
  return db
    .selectFrom('snapshot')
    .selectAll()
    .where('game_id', '=', table)
    .where('seq', '<=', upTo)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function snapshotsOf(db: Db, table: string): Promise<SnapshotRow[]> {
  return db.selectFrom('snapshot').selectAll().where('game_id', '=', table).orderBy('moves').execute();
}
