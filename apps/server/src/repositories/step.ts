import type { GameRow, MoveRow, SeatRow, SnapshotRow } from '../db/schema.ts';
import type { Trx } from '../db/store.ts';
import { Overtaken } from '../tables/rows.ts';
import { insertSnapshot } from './log.ts';
import type { NewMessage } from './outbox.ts';

/** What an entry of the log changes in the row of its game. */
export type GameAfter = Pick<
  GameRow,
  'status' | 'seq' | 'moves' | 'actors' | 'next_deadline' | 'auto_due' | 'undo_request' | 'changed_at' | 'finished_at'
>;

export type SeatAfter = Pick<SeatRow, 'seat' | 'left_ms' | 'since' | 'deadline' | 'program'>;

/** A step of a game as rows: what is written with every one. */
export interface StepRows {
  /** The state of the table that was read. If the table has changed since, nothing is written. */
  readonly seen: Pick<GameRow, 'id' | 'seq' | 'table_no'>;
  readonly game: GameAfter;
  readonly move: MoveRow;
  /** The seats that change. */
  readonly seats: readonly SeatAfter[];
  readonly messages: readonly NewMessage[];
  /** The position after it, where it is to be kept. */
  readonly snapshot?: SnapshotRow | undefined;
}

/** Writes a step; fails with `Overtaken` if somebody else was faster. */
export async function writeStep(trx: Trx, { seen, game, move, seats, messages, snapshot }: StepRows): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('game')
    .set(game)
    .where('id', '=', seen.id)
    .where('seq', '=', seen.seq)
    .where('table_no', '=', seen.table_no)
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Overtaken();
  await trx.insertInto('move').values(move).execute();
  for (const { seat, ...after } of seats) {
    await trx.updateTable('seat').set(after).where('game_id', '=', seen.id).where('seat', '=', seat).execute();
  }
  if (messages.length > 0)
    await trx
      .insertInto('outbox')
      .values([...messages])
      .execute();
  if (snapshot) await insertSnapshot(trx, snapshot);
}
