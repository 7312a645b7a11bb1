import { sql } from 'kysely';
import { inBatches } from '../db/batches.ts';
import type { Db, Store, Trx } from '../db/store.ts';
import { type StepRows, writeStep } from './step.ts';

/** Stores steps of games; when it returns, the step is on disk with whatever else is to be written in its transaction. */
export interface StepWriter {
  write(step: StepRows, more?: (trx: Trx) => Promise<void>): Promise<void>;
}

/** Steps written by one statement; those with a position to keep are much larger. */
const MOST_STEPS = 32;
const MOST_LARGE_STEPS = 4;

/**
 * On PostgreSQL the usual steps of games that move at the same time are written by one statement, and wait for the disk once.
 * Those with a position to keep go beside them by the same way, so that no small step waits for a large one. Whatever is left
 * over goes its own way, in a transaction of its own: a step with more to write, one whose game another process holds or has
 * changed, and all of them if the statement fails, so that nobody fails for somebody else.
 */
export function stepWriter(store: Store): StepWriter {
  const alone: StepWriter['write'] = (step, more) =>
    store.write(async (trx) => {
      await writeStep(trx, step);
      await more?.(trx);
    });
  if (store.kind !== 'postgres') return { write: alone };
  const together = (steps: readonly StepRows[]) => writeTogether(store.db, steps);
  const small = inBatches(MOST_STEPS, together);
  const large = inBatches(MOST_LARGE_STEPS, together);
  return {
    async write(step, more) {
      const usual = step.snapshot ? large : small;
      const written = more === undefined && (await usual(step).catch(() => false));
      if (!written) await alone(step, more);
    },
  };
}

/**
 * Tells of each step whether it was written. A game that somebody else holds is passed over, so this waits for nobody, and no
 * two of these wait for each other. `limit` says nothing new, but the planner learns from it how few steps there are.
 */
async function writeTogether(db: Db, steps: readonly StepRows[]): Promise<boolean[]> {
  const { rows } = await sql<{ id: string }>`
    with step as materialized (
      select * from json_to_recordset(${JSON.stringify(steps.map(stepOf))}::json) as step (
        id text, seen_seq integer, seen_no integer,
        status text, seq integer, moves integer, actors text, next_deadline bigint, auto_due bigint, undo_request text,
        changed_at bigint, finished_at bigint,
        kind text, action_id text, seat integer, user_id text, origin text, action text, hash text, revealed integer,
        chance text, seats text, had_ms bigint, at bigint
      ) limit ${sql.lit(MOST_STEPS)}
    ), held as (
      select game.id from game join step on step.id = game.id
      where game.seq = step.seen_seq and game.table_no = step.seen_no and game.status = 'running'
        and (select 1 from move where move.game_id = step.id and move.action_id = step.action_id) is null
      for no key update of game skip locked
    ), advanced as (
      update game set status = step.status, seq = step.seq, moves = step.moves, actors = step.actors,
        next_deadline = step.next_deadline, auto_due = step.auto_due, undo_request = step.undo_request,
        changed_at = step.changed_at, finished_at = step.finished_at
      from step join held on held.id = step.id where game.id = step.id
      returning game.id
    ), logged as (
      insert into move (game_id, seq, kind, action_id, seat, user_id, origin, action, moves, hash, revealed, chance, seats, had_ms, at)
      select id, seq, kind, action_id, seat, user_id, origin, action, moves, hash, revealed, chance, seats, had_ms, at
      from step join advanced using (id)
    ), seated as (
      update seat set left_ms = after.left_ms, since = after.since, deadline = after.deadline, program = after.program
      from json_to_recordset(${JSON.stringify(steps.flatMap(seatsOf))}::json) as after (
        id text, seat integer, left_ms bigint, since bigint, deadline bigint, program text
      ) join advanced using (id)
      where seat.game_id = after.id and seat.seat = after.seat
    ), queued as (
      insert into outbox (id, kind, payload, state, due_at, created_at, last_error)
      select message.id, kind, payload, state, due_at, created_at, last_error
      from json_to_recordset(${JSON.stringify(steps.flatMap(messagesOf))}::json) as message (
        game_id text, id text, kind text, payload text, state text, due_at bigint, created_at bigint, last_error text
      ) join advanced on advanced.id = message.game_id
    ), kept as (
      insert into snapshot (game_id, seq, moves, hash, state)
      select position.game_id, position.seq, position.moves, position.hash, position.state
      from json_to_recordset(${JSON.stringify(steps.flatMap(({ snapshot }) => snapshot ?? []))}::json) as position (
        game_id text, seq integer, moves integer, hash text, state text
      ) join advanced on advanced.id = position.game_id
    )
    select id from advanced`.execute(db);
  const written = new Set(rows.map(({ id }) => id));
  return steps.map(({ seen }) => written.has(seen.id));
}

const stepOf = ({ seen: { id, seq, table_no }, game, move }: StepRows) => ({
  ...move,
  ...game,
  id,
  seen_seq: seq,
  seen_no: table_no,
});

const seatsOf = ({ seen: { id }, seats }: StepRows) => seats.map((seat) => ({ ...seat, id }));

const messagesOf = ({ seen: { id }, messages }: StepRows) => messages.map((message) => ({ ...message, game_id: id }));
