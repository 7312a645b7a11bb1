import type { Caller } from '../accounts/callers.ts';
import type { SeatView, Table, TableLine } from '../api/index.ts';
import type { Context } from '../context.ts';
import type { GameRow } from '../db/schema.ts';
import { sha256 } from '../ids.ts';
import { actorsOf, clockOf, isProgrammed, optionsOf, undoRequestOf } from '../play/stored.ts';
import { playersById } from '../repositories/players.ts';
import { seatsOf } from '../repositories/seats.ts';
import { type Seated, type TableRows, visibleTable } from './access.ts';

/** A table as the caller may see it. */
export async function tableView(context: Context, table: TableRows, caller: Caller | undefined): Promise<Table> {
  const { game, seats } = table;
  const playerOf = await playersById(context.store.db, [game.host_id, ...seats.map(({ user_id }) => user_id)]);
  const mine = caller && seats.find(({ user_id }) => user_id === caller.id);
  const belongs = mine !== undefined || (caller !== undefined && caller.id === game.host_id);
  return {
    id: game.id,
    status: game.status,
    title: game.title,
    revision: game.revision,
    name: game.name,
    visibility: game.visibility,
    host: playerOf(game.host_id),
    seats: game.seats,
    seatList: seats.map((seat): SeatView => seatView(seat, playerOf, context.clock.now())),
    options: optionsOf(game),
    clock: clockOf(game),
    undo: game.undo,
    seating: game.seating,
    chat: game.chat,
    rated: game.rated === 1,
    seedSha256: sha256(game.seed),
    seed: isSeedOpen(game) ? game.seed : null,
    invite: belongs ? game.invite : null,
    mySeat: mine?.seat ?? null,
    seq: game.seq,
    moves: game.moves,
    actors: actorsOf(game),
    undoRequest: undoRequestOf(game) ?? null,
    createdAt: game.created_at,
    startedAt: game.started_at,
    finishedAt: game.finished_at,
  };
}

/** A table as it is now. */
export async function viewOf(context: Context, id: string, caller: Caller | undefined): Promise<Table> {
  return tableView(context, await visibleTable(context, id, caller), caller);
}

/** Players see the seed if the host chose it, and after the game in any case, when it gives nothing away any more. */
export function isSeedOpen(game: GameRow): boolean {
  return game.seed_open === 1 || game.status === 'finished' || game.status === 'ended';
}

function seatView(row: Seated, playerOf: (id: string | null) => SeatView['player'], now: number): SeatView {
  const { seat, user_id, bot, rank, score, rating_before: before, rating_after: after, uncertainty } = row;
  return {
    seat,
    player: user_id === null ? null : playerOf(user_id),
    bot,
    missing: row.missing === 1,
    clock: { leftMs: row.left_ms, deadline: row.deadline },
    programmed: isProgrammed(row),
    vacation: (row.vacation_until ?? 0) > now,
    rank,
    score,
    rating: before === null || after === null ? null : { before, after, uncertainty: uncertainty ?? 0 },
  };
}

export async function tableLines(
  context: Context,
  games: readonly GameRow[],
  caller: Caller | undefined,
): Promise<TableLine[]> {
  const ids = games.map(({ id }) => id);
  const seats = await seatsOf(context.store.db, ids);
  const people = [...games.map(({ host_id }) => host_id), ...seats.map(({ user_id }) => user_id)];
  const playerOf = await playersById(context.store.db, people);
  return games.map((game) => {
    const here = seats.filter(({ game_id }) => game_id === game.id);
    const mine = caller && here.find(({ user_id }) => user_id === caller.id);
    const actors = actorsOf(game);
    return {
      id: game.id,
      status: game.status,
      title: game.title,
      name: game.name,
      visibility: game.visibility,
      host: playerOf(game.host_id),
      seats: game.seats,
      rated: game.rated === 1,
      clock: clockOf(game),
      seq: game.seq,
      actors,
      createdAt: game.created_at,
      players: here.flatMap(({ user_id }) => (user_id === null ? [] : [playerOf(user_id)])),
      taken: here.length,
      mySeat: mine?.seat ?? null,
      myTurn: mine !== undefined && game.status === 'running' && actors.includes(mine.seat),
    };
  });
}
