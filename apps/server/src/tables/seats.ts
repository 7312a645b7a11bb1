import { randomInt } from 'node:crypto';
import { botsFor } from '@stellwerk/bots';
import { newGame } from '@stellwerk/engine/kernel';
import type { Caller } from '../accounts/callers.ts';
import type { Context } from '../context.ts';
import type { SeatRow } from '../db/schema.ts';
import type { Trx } from '../db/store.ts';
import { type NewNotice, tellNotices, writeNotices } from '../notify/notices.ts';
import {
  clockAtStart,
  clockOnSitting,
  clockStopped,
  firstDeadline,
  momentOf,
  nextClock,
  STOPPED,
} from '../play/clocks.ts';
import { refusedBy } from '../play/moves.ts';
import { actorsOf, clockOf, optionsOf, titleOf, versionOf } from '../play/stored.ts';
import { Problem } from '../problem.ts';
import { deleteMember } from '../repositories/members.ts';
import { holdPlayer, holdPlayers, playerRow, playersById } from '../repositories/players.ts';
import { deleteSeat, deleteSeats, insertSeats, updateSeat } from '../repositories/seats.ts';
import { hostOnly, runningOnly, seatOf, type TableRows } from './access.ts';
import { changeTable } from './change.ts';
import { distinct } from './names.ts';
import { isPaused, Overtaken, type Seated } from './rows.ts';

const EMPTY: Omit<SeatRow, 'game_id' | 'seat'> = {
  user_id: null,
  bot: null,
  missing: 0,
  ...STOPPED,
  program: null,
  rank: null,
  score: null,
  rating_before: null,
  rating_after: null,
  uncertainty: null,
};

/** A seat that nobody has. */
export function emptySeat(table: string, seat: number): SeatRow {
  return { ...EMPTY, game_id: table, seat };
}

export async function joinTable(context: Context, table: TableRows, caller: Caller): Promise<void> {
  const { game, seats } = table;
  notBegun(table);
  if (seats.some(({ user_id }) => user_id === caller.id)) return;
  if (game.rated === 1 && caller.kind === 'guest')
    throw new Problem(403, 'table/rated', 'Guests play without ratings.');
  const seat = freeSeat(table);
  await changeTable(
    context,
    table,
    {},
    (trx) => insertSeats(trx, [{ ...EMPTY, game_id: game.id, seat, user_id: caller.id }]),
    (trx) => holdPlayer(trx, caller.id),
  );
}

export async function leaveTable(context: Context, table: TableRows, caller: Caller): Promise<void> {
  const { game } = table;
  const seat = seatOf(table, caller);
  if (game.status === 'open') {
    await removeSeat(context, table, seat.seat);
    return;
  }
  runningOnly(table);
  // The clock runs on: nobody gains time by leaving.
  await changeTable(context, table, {}, async (trx) => {
    await updateSeat(trx, seat, { missing: 1, bot: null, program: null });
  });
}

export async function unseat(context: Context, table: TableRows, caller: Caller, seat: number): Promise<void> {
  hostOnly(table, caller);
  notBegun(table);
  // Whom the host sends away needs a new invitation.
  await removeSeat(context, table, seat, table.seats.find((candidate) => candidate.seat === seat)?.user_id);
}

async function removeSeat(context: Context, table: TableRows, seat: number, sentAway?: string | null): Promise<void> {
  if (!table.seats.some((candidate) => candidate.seat === seat)) throw noSeat();
  await changeTable(context, table, {}, async (trx) => {
    await deleteSeat(trx, { game_id: table.game.id, seat });
    if (sentAway != null) await deleteMember(trx, table.game.id, sentAway);
  });
}

/** A house bot on a free seat before the game, or for somebody who is missing while it runs. */
export async function seatBot(
  context: Context,
  table: TableRows,
  caller: Caller,
  seat: number,
  bot: string,
): Promise<void> {
  const { game, seats } = table;
  hostOnly(table, caller);
  if (!botsFor(game.title).some(({ id }) => id === bot))
    throw new Problem(422, 'seat/bot', 'This title has no such bot.');
  if (game.rated === 1 && game.status === 'open') {
    throw new Problem(409, 'table/rated', 'Games with bots do not count for ratings.');
  }
  const there = seats.find((candidate) => candidate.seat === seat);
  if (game.status === 'open') {
    if (there || seat >= game.seats) throw new Problem(409, 'seat/taken', 'This seat is not free.');
    await changeTable(context, table, {}, async (trx) => {
      await insertSeats(trx, [{ ...EMPTY, game_id: game.id, seat, bot }]);
    });
    return;
  }
  runningOnly(table);
  if (!there) throw noSeat();
  if (there.missing === 0) throw new Problem(409, 'seat/present', 'The player of this seat is not missing.');
  const now = momentOf(context.clock, game);
  const auto = actorsOf(game).includes(seat);
  const next_deadline = firstDeadline(seats.filter((candidate) => candidate.seat !== seat));
  await changeTable(context, table, { next_deadline, ...(auto ? { auto_due: now } : {}) }, async (trx) => {
    await updateSeat(trx, there, { bot, missing: 0, program: null, ...clockStopped(there, now) });
  });
  if (auto) context.wake.auto(game.id);
}

/** Another person takes over the seat of a missing player. */
export async function takeSeat(context: Context, table: TableRows, caller: Caller, seat: number): Promise<void> {
  const { game, seats } = table;
  runningOnly(table);
  const there = seats.find((candidate) => candidate.seat === seat);
  if (!there) throw noSeat();
  // Also a seat that one has left: with two of them nobody could tell for which one acts.
  if (seats.some(({ user_id, seat: mine }) => user_id === caller.id && mine !== seat)) {
    throw new Problem(409, 'seat/have', 'You have a seat at this table already; come back to it.');
  }
  if (there.missing === 0) throw new Problem(409, 'seat/taken', 'This seat is not free.');
  if (game.rated === 1 && caller.kind === 'guest')
    throw new Problem(403, 'table/rated', 'Guests play without ratings.');
  await sitDown(context, table, there, caller.id);
}

export async function returnToSeat(context: Context, table: TableRows, caller: Caller): Promise<void> {
  const seat = seatOf(table, caller);
  runningOnly(table);
  if (seat.bot === null && seat.missing === 0) return;
  await sitDown(context, table, seat, caller.id);
}

async function sitDown(context: Context, table: TableRows, seat: SeatRow, userId: string): Promise<void> {
  const now = momentOf(context.clock, table.game);
  const acts = actorsOf(table.game).includes(seat.seat);
  const player = await playerRow(context.store.db, userId);
  const away = player?.vacation_until ?? null;
  const paused = (away ?? 0) > now;
  const clock = clockOnSitting(clockOf(table.game), seat, { acts, paused, now });
  const others = table.seats.filter((candidate) => candidate.seat !== seat.seat);
  await changeTable(
    context,
    table,
    { next_deadline: firstDeadline([...others, clock]) },
    (trx) => updateSeat(trx, seat, { user_id: userId, bot: null, missing: 0, program: null, ...clock }),
    (trx) => holdAsSeen(trx, [{ user_id: userId, vacation_until: away }]),
  );
}

/** Holds whoever sits down: whether their clock runs was decided by a vacation that must not have begun or ended meanwhile. */
async function holdAsSeen(trx: Trx, seen: readonly Pick<Seated, 'user_id' | 'vacation_until'>[]): Promise<void> {
  const people = seen.flatMap(({ user_id, vacation_until }) => (user_id === null ? [] : [{ user_id, vacation_until }]));
  const now = await holdPlayers(
    trx,
    people.map(({ user_id }) => user_id),
  );
  if (people.some(({ user_id, vacation_until }) => now.get(user_id) !== vacation_until)) throw new Overtaken();
}

/** Settles who sits where, sets the game up, and begins. */
export async function startTable(context: Context, table: TableRows, caller: Caller): Promise<void> {
  hostOnly(table, caller);
  notBegun(table);
  await beginGame(context, table, caller.id);
}

/** Begins a game; whoever did it need not be told elsewhere. */
export async function beginGame(context: Context, table: TableRows, by: string | undefined): Promise<void> {
  const { game, seats } = table;
  if (seats.length < game.seats) {
    throw new Problem(
      409,
      'table/seats',
      `${game.seats - seats.length} seats are still free; fill them with bots or close them.`,
    );
  }
  const seated = game.seating === 'random' ? shuffled(seats) : seats;
  const playerOf = await playersById(
    context.store.db,
    seats.map(({ user_id }) => user_id),
  );
  const names = distinct(seated.map(({ user_id, bot }) => (user_id === null ? `Bot ${bot}` : playerOf(user_id).name)));
  const title = titleOf(context.titles, game);
  const made = newGame(title, { players: names, options: optionsOf(game), seed: game.seed, version: versionOf(game) });
  if (!made.ok) throw refusedBy(title, names, made.refusal);
  const actors = made.value.actors();
  const now = momentOf(context.clock, game);
  const rules = clockOf(game);
  const rows = seated.map((row, seat): SeatRow => {
    const paused = isPaused(row, now);
    const acts = actors.includes(seat);
    const clock = nextClock(rules, clockAtStart(rules), { acted: false, acts, moved: false, paused, now });
    return { ...EMPTY, game_id: game.id, seat, user_id: row.user_id, bot: row.bot, ...clock };
  });
  const auto = rows.some(({ seat, bot }) => bot !== null && actors.includes(seat));
  const notices = rows.flatMap(({ user_id: user, seat }): NewNotice[] => {
    if (user === null) return [];
    return [{ user, kind: actors.includes(seat) ? 'turn' : 'started', seq: 0, reachable: user !== by }];
  });
  const changes = {
    status: 'running' as const,
    // A table opened under an older revision begins under today's.
    revision: title.revision,
    players: JSON.stringify(names),
    actors: JSON.stringify(actors),
    started_at: now,
    next_deadline: firstDeadline(rows),
    auto_due: auto ? now : null,
  };
  const write = async (trx: Trx) => {
    await deleteSeats(trx, game.id);
    await insertSeats(trx, rows);
    await writeNotices(trx, game.id, notices, now);
  };
  await changeTable(context, table, changes, write, (trx) => holdAsSeen(trx, seats));
  tellNotices(context, game.id, game.name, notices);
  if (auto) context.wake.auto(game.id);
}

function notBegun({ game }: TableRows): void {
  if (game.status !== 'open') throw new Problem(409, 'game/begun', 'The game has begun.');
}

function freeSeat({ game, seats }: TableRows): number {
  for (let seat = 0; seat < game.seats; seat++) if (!seats.some((taken) => taken.seat === seat)) return seat;
  throw new Problem(409, 'table/full', 'All seats are taken.');
}

function noSeat(): Problem {
  return new Problem(404, 'seat/unknown', 'There is no such seat.');
}

function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(randomInt(rest.length), 1));
  return result;
}
