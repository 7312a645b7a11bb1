import type { ClockRules } from '../api/index.ts';
import type { Clock } from '../clock.ts';
import type { GameRow } from '../db/schema.ts';

/** The clock of one seat: what was left at a moment, since when it runs, when it falls. */
export interface SeatClock {
  readonly left_ms: number | null;
  readonly since: number | null;
  readonly deadline: number | null;
}

export const STOPPED: SeatClock = { left_ms: null, since: null, deadline: null };

/** The time of a table: it never goes back, whatever the clock of the process does. Players are charged between such moments. */
export function momentOf(clock: Pick<Clock, 'now'>, game: Pick<GameRow, 'changed_at'>): number {
  return Math.max(clock.now(), game.changed_at);
}

export function clockAtStart(rules: ClockRules): SeatClock {
  return rules.kind === 'bank' ? standing(1000 * rules.seconds) : STOPPED;
}

/** What is left at a moment; null where the seat has had no time to spend. */
export function leftAt({ left_ms, since }: SeatClock, now: number): number | null {
  return left_ms === null ? null : Math.max(0, left_ms - (since === null ? 0 : Math.max(0, now - since)));
}

interface ClockChange {
  /** Whether the seat was to act before. */
  readonly acted: boolean;
  /** Whether the seat is to act from now on. */
  readonly acts: boolean;
  /** Whether it has just moved. */
  readonly moved: boolean;
  /** How many of its moves were taken back, and what it had left when it made the first of them. */
  readonly takenBack?: { readonly moves: number; readonly leftMs: number | null };
  /** The clock of this seat stands still: a bot plays here, the player is on vacation, or it has fallen already. */
  readonly paused: boolean;
  readonly now: number;
}

/** The clock of a seat after an entry of the log, or after a change of what pauses it. */
export function nextClock(rules: ClockRules, clock: SeatClock, change: ClockChange): SeatClock {
  const { acted, acts, moved, takenBack, paused, now } = change;
  if (rules.kind === 'none') return STOPPED;
  const left = leftAt(clock, now);
  if (rules.kind === 'move') {
    if (!acts) return STOPPED;
    const whole = 1000 * rules.seconds;
    // A player who could act before and still can keeps the time that is left. A new decision gets new time, one that is
    // only made again does not.
    if (takenBack) return going(Math.min(whole, takenBack.leftMs ?? left ?? whole), paused, now);
    if (!acted || moved) return going(whole, paused, now);
    return clock.since !== null && !paused ? clock : going(left ?? whole, paused, now);
  }
  const gained = 1000 * rules.increment * ((moved ? 1 : 0) - (takenBack?.moves ?? 0));
  return going(Math.max(0, (left ?? 1000 * rules.seconds) + gained), paused || !acts, now);
}

/**
 * The clock of a seat where somebody sits down again or takes over. Leaving has not stopped it, so nobody gains time by it; one
 * that has fallen starts with a tenth of a move or of the bank.
 */
export function clockOnSitting(
  rules: ClockRules,
  clock: SeatClock,
  { acts, paused, now }: Pick<ClockChange, 'acts' | 'paused' | 'now'>,
): SeatClock {
  if (rules.kind === 'none') return STOPPED;
  const { left_ms, since, deadline } = clock;
  if (since !== null && !paused) return { left_ms, since, deadline };
  const left = leftAt(clock, now) ?? 1000 * rules.seconds;
  if (!acts && rules.kind === 'move') return STOPPED;
  return going(left === 0 ? 100 * rules.seconds : left, paused || !acts, now);
}

/** What is left of a clock that stops for a while. */
export function clockStopped(clock: SeatClock, now: number): SeatClock {
  return { ...STOPPED, left_ms: leftAt(clock, now) };
}

/** Whether the clock of a seat has run out and nobody has sat down there since. */
export function isFallen({ missing, left_ms, since }: SeatClock & { readonly missing: number }): boolean {
  return missing === 1 && left_ms === 0 && since === null;
}

function going(left: number, paused: boolean, now: number): SeatClock {
  return paused ? standing(left) : { left_ms: left, since: now, deadline: now + left };
}

function standing(left: number): SeatClock {
  return { left_ms: left, since: null, deadline: null };
}

/** The first clock to fall. */
export function firstDeadline(clocks: readonly SeatClock[]): number | null {
  const deadlines = clocks.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]));
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}
