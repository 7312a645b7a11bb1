import type { Config, Title } from '@stellwerk/engine/kernel';
import type { z } from 'zod';
import type { NewTable } from '../api/index.ts';
import type { GameRow } from '../db/schema.ts';
import { newId } from '../ids.ts';

/** A table that was opened just now, without seats. */
export function newTableRow(
  title: Title,
  { version, options }: Config,
  body: z.output<typeof NewTable>,
  host: string,
  now: number,
): GameRow {
  return {
    id: newId(),
    status: 'open',
    title: title.id,
    revision: title.revision,
    version,
    name: body.name,
    visibility: body.visibility,
    host_id: host,
    seats: body.seats,
    options: JSON.stringify(options),
    clock: JSON.stringify(body.clock),
    undo: body.undo,
    seating: body.seating,
    chat: body.chat,
    rated: body.rated ? 1 : 0,
    seed: body.seed ?? newId(40),
    seed_open: body.seed === undefined ? 0 : 1,
    invite: newId(20),
    players: null,
    seq: 0,
    moves: 0,
    actors: '[]',
    next_deadline: null,
    auto_due: null,
    webhooks: 0,
    undo_request: null,
    table_no: 0,
    chat_no: 0,
    table_at: now,
    changed_at: now,
    created_at: now,
    started_at: null,
    finished_at: null,
  };
}
