import type { Caller } from '../accounts/callers.ts';
import type { Context } from '../context.ts';
import type { SeatRow } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { tellNotices, writeNotices } from '../notify/notices.ts';
import { Problem } from '../problem.ts';
import { entriesToUndo } from '../repositories/log.ts';
import { presentOnly, runningOnly, seatOf, type TableRows, visibleTable } from '../tables/access.ts';
import { changeTable, withTable } from '../tables/change.ts';
import { append, type TakenBack } from './append.ts';
import { checkOrder } from './moves.ts';
import { undoRequestOf } from './stored.ts';

interface UndoState {
  readonly undone: boolean;
  readonly seq: number;
}

/** Asks to go back to where `moves` moves stood; granted at once where nobody else is concerned. */
export async function askUndo(
  context: Context,
  id: string,
  caller: Caller,
  wish: { readonly after: number; readonly moves: number },
): Promise<UndoState> {
  await visibleTable(context, id, caller);
  return withTable(context, id, async (table) => {
    const seat = seatOf(table, caller);
    runningOnly(table);
    presentOnly(seat);
    await checkOrder(context, table, wish.after);
    const { game } = table;
    if (game.undo === 'none') throw new Problem(409, 'undo/none', 'At this table no move is taken back.');
    if (wish.moves >= game.moves) throw new Problem(422, 'undo/nothing', 'There are no such moves to take back.');
    const taken = await standingMoves(context, table, wish.moves);
    if (taken.some(({ revealed }) => revealed === 1)) {
      throw new Problem(409, 'undo/revealed', 'Chance has shown itself in these moves; they stay as they are.');
    }
    const own = taken.every((move) => move.seat === seat.seat);
    if ((game.undo === 'own' && own) || mustAgree(table, seat.seat, []).length === 0) {
      return takeBack(context, table, wish.moves, seat, taken);
    }
    const now = context.clock.now();
    const request = { seat: seat.seat, moves: wish.moves, seq: game.seq, agreed: [] };
    const notices = mustAgree(table, seat.seat, []).flatMap(({ user_id: user }) =>
      user === null ? [] : [{ user, kind: 'undo' as const, seq: game.seq, reachable: true }],
    );
    await changeTable(context, table, { undo_request: JSON.stringify(request) }, async (trx) => {
      await writeNotices(trx, id, notices, now);
    });
    tellNotices(context, id, game.name, notices);
    return { undone: false, seq: game.seq };
  });
}

/** Agrees to a request or turns it down; with the last agreement it is done. */
export async function answerUndo(
  context: Context,
  id: string,
  caller: Caller,
  answer: { readonly after: number; readonly agree: boolean },
): Promise<UndoState> {
  await visibleTable(context, id, caller);
  return withTable(context, id, async (table) => {
    const seat = seatOf(table, caller);
    runningOnly(table);
    presentOnly(seat);
    await checkOrder(context, table, answer.after);
    const { game } = table;
    const request = undoRequestOf(game);
    if (!request) throw new Problem(409, 'undo/no-request', 'Nobody asks for it now.');
    const asker = table.seats.find((candidate) => candidate.seat === request.seat);
    if (!answer.agree || !asker) {
      await changeTable(context, table, { undo_request: null });
      return { undone: false, seq: game.seq };
    }
    const agreed = [...new Set([...request.agreed, seat.seat])];
    if (mustAgree(table, request.seat, agreed).length === 0) {
      return takeBack(context, table, request.moves, asker, await standingMoves(context, table, request.moves));
    }
    await changeTable(context, table, { undo_request: JSON.stringify({ ...request, agreed }) });
    return { undone: false, seq: game.seq };
  });
}

/** The seats whose consent is missing: every person at the table who has not agreed yet. */
function mustAgree({ seats }: TableRows, asker: number, agreed: readonly number[]): SeatRow[] {
  return seats.filter(
    ({ seat, user_id, bot, missing }) =>
      user_id !== null && bot === null && missing === 0 && seat !== asker && !agreed.includes(seat),
  );
}

/** The current moves after the first `moves`, without those already taken back. */
async function standingMoves(context: Context, { game }: TableRows, beyond: number) {
  const rows = await entriesToUndo(context.store.db, game.id);
  const standing: typeof rows = [];
  for (const row of rows) {
    standing.length = Math.min(standing.length, row.kind === 'undo' ? row.moves : row.moves - 1);
    if (row.kind === 'play') standing.push(row);
  }
  return standing.slice(beyond);
}

type Standing = Awaited<ReturnType<typeof standingMoves>>[number];

/** What the moves did to the clocks, so that taking them back gives nobody time. */
function takenBack(taken: readonly Standing[]): TakenBack {
  const moves = new Map<number, number>();
  for (const { seat } of taken) moves.set(seat, (moves.get(seat) ?? 0) + 1);
  const [first] = taken;
  return { moves, first: first && { seat: first.seat, leftMs: first.had_ms } };
}

async function takeBack(
  context: Context,
  table: TableRows,
  moves: number,
  asker: SeatRow,
  taken: readonly Standing[],
): Promise<UndoState> {
  const live = await context.live.at(table.game);
  while (live.game.actions.length > moves) {
    const undone = live.game.undo();
    if (!undone.ok) throw new Problem(422, 'undo/nothing', 'There are no such moves to take back.');
  }
  const { entry } = await append(context, table, live, {
    kind: 'undo',
    actionId: `undo-${newId()}`,
    seat: asker.seat,
    userId: asker.user_id,
    origin: 'person',
    action: undefined,
    events: [],
    revealed: false,
    takenBack: takenBack(taken),
  });
  return { undone: true, seq: entry.seq };
}
