import { type BaseAction, changesBetween, type GameEvent, publicHash, publicJson } from '@stellwerk/engine/kernel';
import type { Chance, Entry, SeatChange } from '../api/index.ts';
import type { Context } from '../context.ts';
import type { MoveRow, SnapshotRow } from '../db/schema.ts';
import { isDuplicate, type Trx } from '../db/store.ts';
import { newMessage } from '../notify/enqueue.ts';
import { isKept, keepNotices, messagesOf, type NewNotice, tellNotices } from '../notify/notices.ts';
import type { GameAfter, SeatAfter } from '../repositories/step.ts';
import { isPaused, Overtaken, type Seated, type TableRows } from '../tables/rows.ts';
import { firstDeadline, leftAt, momentOf, nextClock, type SeatClock } from './clocks.ts';
import { entryOf } from './entries.ts';
import { type Finish, writeFinish } from './finish.ts';
import type { Live } from './live-games.ts';
import { programAfter } from './programs.ts';
import { actorsOf, clockOf, isProgrammed, programOf, type StoredProgram } from './stored.ts';

/** A step that the game in memory has just made and that must be stored. */
interface Step {
  readonly kind: 'play' | 'undo';
  readonly actionId: string;
  readonly seat: number;
  readonly userId: string | null;
  readonly origin: MoveRow['origin'];
  readonly action: BaseAction | undefined;
  readonly events: readonly GameEvent[];
  readonly revealed: boolean;
  /** The program that played, counted up. */
  readonly program?: StoredProgram;
  /** What was taken back. */
  readonly takenBack?: TakenBack;
}

/** Moves that are taken back. */
export interface TakenBack {
  /** How many of each seat. */
  readonly moves: ReadonlyMap<number, number>;
  /** Whose move was the first of them, and what was left on their clock when they made it. */
  readonly first: { readonly seat: number; readonly leftMs: number | null } | undefined;
}

export interface Appended {
  readonly entry: Entry;
  readonly actors: readonly number[];
  readonly over: boolean;
}

/** Stored positions stay, so that whoever looks back at a long game need not wait for it to be played again. */
const SNAPSHOT_EVERY = 32;

/**
 * Stores a step that the engine has accepted: the entry of the log, whose turn it is, clocks, programs, notices and what is to
 * be sent, all in one transaction. Only when it is on disk anybody is told. Fails with `Overtaken` if the log or the
 * table has changed since it was read; then, as after any failure, the game in memory is forgotten.
 */
export async function append(context: Context, table: TableRows, live: Live, step: Step): Promise<Appended> {
  try {
    return await store(context, table, live, step);
  } catch (error) {
    context.live.forget(table.game.id);
    if (isDuplicate(error)) throw new Overtaken();
    throw error;
  }
}

async function store(context: Context, table: TableRows, live: Live, step: Step): Promise<Appended> {
  const { game: row } = table;
  const { game } = live;
  const now = momentOf(context.clock, row);
  const actors = game.actors();
  const { over } = game;
  const seats = seatsAfter(table, step, { actors, over, now });
  const changed = changedSeats(table.seats, seats);
  const move: MoveRow = {
    game_id: row.id,
    seq: row.seq + 1,
    kind: step.kind,
    action_id: step.actionId,
    seat: step.seat,
    user_id: step.userId,
    origin: step.origin,
    action: step.action ? JSON.stringify(step.action) : null,
    moves: game.actions.length,
    hash: publicHash(game.state),
    revealed: step.revealed ? 1 : 0,
    chance: step.revealed && row.seed_open === 0 ? JSON.stringify(chanceOf(live, step)) : null,
    seats: JSON.stringify(changed.map(seatChange)),
    had_ms: hadMs(table, step, now),
    at: now,
  };
  const finish: Finish | undefined = over ? { scores: game.score() } : undefined;
  const auto = !over && seats.some((seat) => actors.includes(seat.seat) && playsItself(seat));
  const notices = noticesOf(table, seats, { actors, over, seq: move.seq });
  const after: GameAfter = {
    status: over ? 'finished' : row.status,
    seq: move.seq,
    moves: move.moves,
    actors: JSON.stringify(actors),
    next_deadline: over ? null : firstDeadline(seats),
    auto_due: auto ? now : null,
    undo_request: null,
    changed_at: now,
    finished_at: over ? now : null,
  };
  const messages = messagesOf(row.id, notices, now);
  if (row.webhooks > 0) {
    messages.push(newMessage('webhook', { table: row.id, seq: move.seq, event: over ? 'over' : 'move' }, now));
  }
  const kept = notices.filter(isKept);
  // The last position of a game is stored, so that it can be shown even if the rules change.
  const snapshot = over || move.seq % SNAPSHOT_EVERY === 0 ? snapshotOf(row.id, move.seq, live) : undefined;
  const rare = finish !== undefined || kept.length > 0;
  const more = async (trx: Trx) => {
    if (finish) await writeFinish(trx, table, finish, now);
    await keepNotices(trx, row.id, kept, now);
  };
  const rows = { seen: row, game: after, move, seats: changed, messages, snapshot };
  await context.steps.write(rows, rare ? more : undefined);
  context.live.know({ game: { ...row, ...after }, seats });
  live.seq = move.seq;
  const entry = entryOf(move);
  context.metrics.moves.inc({ origin: step.origin });
  context.hub.entry(row.id, entry);
  context.bridge.send({ kind: 'entry', table: row.id, seq: move.seq });
  tellNotices(context, row.id, row.name, notices);
  if (row.webhooks > 0) context.wake.outbox();
  if (auto) context.wake.auto(row.id);
  return { entry, actors, over };
}

/**
 * The outcome of chance, so that no client needs the seed. It replays the move from the position before; this is rare
 * and short.
 */
function chanceOf({ game }: Live, step: Step): Chance {
  const before = publicJson(game.at(game.actions.length - 1));
  const events = step.events.map((event) => ({ ...event }));
  return { events, changes: changesBetween(before, publicJson(game.state)) };
}

interface Situation {
  readonly actors: readonly number[];
  readonly over: boolean;
}

function seatsAfter(table: TableRows, step: Step, { actors, over, now }: Situation & { now: number }): Seated[] {
  const rules = clockOf(table.game);
  return table.seats.map((seat) => {
    const stored = (seat.seat === step.seat ? step.program : undefined) ?? programOf(seat);
    const happened = { kind: step.kind, seat: step.seat, action: step.action, events: step.events, over };
    const program = stored && programAfter(stored, seat.seat, happened);
    const clock: SeatClock = nextClock(rules, seat, {
      acted: actorsOf(table.game).includes(seat.seat),
      acts: actors.includes(seat.seat) && !over,
      moved: step.kind === 'play' && step.seat === seat.seat,
      ...takenBackAt(step, seat.seat),
      paused: isPaused(seat, now),
      now,
    });
    const { left_ms, since, deadline } = clock;
    return { ...seat, left_ms, since, deadline, program: program ? JSON.stringify(program) : null };
  });
}

/** What was left on the clock of whoever made this move. */
function hadMs({ seats }: TableRows, step: Step, now: number): number | null {
  const mover = step.kind === 'play' ? seats.find(({ seat }) => seat === step.seat) : undefined;
  return mover ? leftAt(mover, now) : null;
}

function takenBackAt({ takenBack }: Step, seat: number) {
  const moves = takenBack?.moves.get(seat);
  if (!takenBack || moves === undefined) return {};
  return { takenBack: { moves, leftMs: takenBack.first?.seat === seat ? takenBack.first.leftMs : null } };
}

function changedSeats(before: readonly Seated[], after: readonly Seated[]): SeatAfter[] {
  return after.flatMap(({ seat, left_ms, since, deadline, program }, i) => {
    const old = before[i];
    const same =
      old && old.left_ms === left_ms && old.since === since && old.deadline === deadline && old.program === program;
    return same ? [] : [{ seat, left_ms, since, deadline, program }];
  });
}

function seatChange(after: SeatAfter): SeatChange {
  const { seat, left_ms: leftMs, deadline } = after;
  return { seat, clock: { leftMs, deadline }, programmed: isProgrammed(after) };
}

/** Whether moves at this seat are made without its player. */
export function playsItself(seat: Pick<Seated, 'bot' | 'program'>): boolean {
  return seat.bot !== null || isProgrammed(seat);
}

function noticesOf(
  { game, seats: before }: TableRows,
  seats: readonly Seated[],
  { actors, over, seq }: Situation & { readonly seq: number },
): NewNotice[] {
  const wasToAct = actorsOf(game);
  return seats.flatMap((seat, i): NewNotice[] => {
    const { user_id: user } = seat;
    if (user === null) return [];
    const reachable = seat.reachable === 1;
    if (over) return [{ user, kind: 'over', seq, reachable: true }];
    if (!actors.includes(seat.seat) || playsItself(seat)) return [];
    const old = before[i];
    if (old && playsItself(old)) return [{ user, kind: 'program', seq, reachable }];
    return wasToAct.includes(seat.seat) ? [] : [{ user, kind: 'turn', seq, reachable }];
  });
}

function snapshotOf(id: string, seq: number, { game }: Live): SnapshotRow {
  return { game_id: id, seq, moves: game.actions.length, hash: game.hash(), state: JSON.stringify(game.state) };
}
