import { type BaseAction, explain, type Refusal, type Title } from '@stellwerk/engine/kernel';
import type { Caller } from '../accounts/callers.ts';
import type { MovePlayed, NewMove } from '../api/index.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { entrySent } from '../repositories/log.ts';
import { presentOnly, runningOnly, seatOf, type TableRows, visibleTable } from '../tables/access.ts';
import { withTable } from '../tables/change.ts';
import { Overtaken } from '../tables/rows.ts';
import { type Appended, append } from './append.ts';
import { entriesAfter, entryOf } from './entries.ts';
import { actorsOf, playersOf, type StoredProgram } from './stored.ts';

/** Plays a move for the seat the caller has; nothing of it is believed but who asks. */
export async function playMove(context: Context, id: string, caller: Caller, move: NewMove): Promise<MovePlayed> {
  const began = performance.now();
  let tries = 0;
  const work = async (table: TableRows) => {
    tries += 1;
    // Who has no seat is told no more of a closed table than that there is none.
    if (!table.seats.some(({ user_id }) => user_id === caller.id)) await visibleTable(context, id, caller);
    const seat = seatOf(table, caller);
    // Whoever has seen the last entry cannot be repeating one they have had no answer to; unless the database says so.
    const known =
      move.after < table.game.seq || tries > 1 ? await playedBefore(context, table, caller, move) : undefined;
    if (known) return known;
    runningOnly(table);
    await checkOrder(context, table, move.after);
    if (move.action.seat !== seat.seat) throw new Problem(403, 'seat/not-yours', 'This action is for another seat.');
    presentOnly(seat);
    const appended = await playAction(context, table, move.action, {
      actionId: move.id,
      seat: seat.seat,
      userId: caller.id,
      origin: 'person',
    });
    return { ...appended, actors: [...appended.actors] };
  };
  const played = await withTable(context, id, work, ({ game }) => game.seq === move.after);
  context.metrics.moveSeconds.observe((performance.now() - began) / 1000);
  return played;
}

interface Sender {
  readonly actionId: string;
  readonly seat: number;
  readonly userId: string | null;
  readonly origin: 'person' | 'bot' | 'program';
  /** The program that plays, counted up. */
  readonly program?: StoredProgram;
}

/** The one way into a game: the engine plays, and what it accepts is stored. */
export async function playAction(
  context: Context,
  table: TableRows,
  action: BaseAction,
  sender: Sender,
): Promise<Appended> {
  const live = await context.live.at(table.game);
  if (live.seq !== table.game.seq) throw new Overtaken();
  const played = live.game.play(action);
  if (!played.ok) {
    context.metrics.refusals.inc();
    throw refusedBy(live.game.title, playersOf(table.game), played.refusal);
  }
  const { events, revealed } = played;
  return append(context, table, live, { ...sender, kind: 'play', action, events, revealed });
}

export function refusedBy(title: Title, players: readonly string[], refusal: Refusal): Problem {
  const texts = {
    de: explain(refusal, { language: 'de', players, title }),
    en: explain(refusal, { language: 'en', players, title }),
  };
  const { rule, code, figures } = refusal;
  return new Problem(422, 'move/refused', texts.en, { refusal: { rule, code, figures }, texts });
}

/** The same id again: the same answer, as it was. */
async function playedBefore(
  context: Context,
  { game }: TableRows,
  caller: Caller,
  move: NewMove,
): Promise<MovePlayed | undefined> {
  const row = await entrySent(context.store.db, game.id, move.id);
  if (!row) return undefined;
  if (row.user_id !== caller.id) throw new Problem(409, 'move/id', 'This id has been used by somebody else.');
  return { entry: entryOf(row), actors: actorsOf(game), over: game.status === 'finished' };
}

/** Who is behind gets what is missing instead. */
export async function checkOrder(context: Context, { game }: TableRows, after: number): Promise<void> {
  if (after === game.seq) return;
  context.metrics.conflicts.inc();
  const { entries, more } = await entriesAfter(context.store.db, game.id, after);
  throw new Problem(409, 'move/stale', 'Something happened at the table that you have not seen.', {
    seq: game.seq,
    entries,
    more,
  });
}
