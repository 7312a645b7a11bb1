import type { SocketRow } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

export async function insertSocket(db: Db, row: SocketRow): Promise<void> {
  await db.insertInto('socket').values(row).execute();
}

export async function deleteSocket(db: Db, id: string): Promise<void> {
  await db.deleteFrom('socket').where('id', '=', id).execute();
}

/** How many sockets of this key are open at other processes. */
export async function socketsElsewhere(db: Db, key: string, process: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('socket')
    .select((select) => select.fn.countAll().as('count'))
    .where('key', '=', key)
    .where('process', '!=', process)
    .where('until', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those of a process stay open until then, and those of processes that died are forgotten. */
export async function renewSockets(db: Db, process: string, now: number, until: number): Promise<void> {
  await db.updateTable('socket').set({ until }).where('process', '=', process).execute();
  await db.deleteFrom('socket').where('until', '<=', now).execute();
}

export async function deleteSockets(db: Db, process: string): Promise<void> {
  await db.deleteFrom('socket').where('process', '=', process).execute();
}
