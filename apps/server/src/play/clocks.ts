import type { ClockRules } from '../api/index.ts';

/** The clock of one seat: what is left, since when it runs, when it falls. */
export interface SeatClock {
  readonly left_ms: number | null;
  readonly since: number | null;
  readonly deadline: number | null;
}

export const STOPPED: SeatClock = { left_ms: null, since: null, deadline: null };

export function clockAtStart(rules: ClockRules): SeatClock {
  return rules.kind === 'bank' ? { ...STOPPED, left_ms: 1000 * rules.seconds } : STOPPED;
}

interface ClockChange {
  /** Whether the seat is to act from now on. */
  readonly acts: boolean;
  /** Whether it has just moved. */
  readonly moved: boolean;
  /** The clock of this seat stands still: a bot plays here, or the player is missing or on vacation. */
  readonly paused: boolean;
  readonly now: number;
}

/** The clock of a seat after an entry of the log. */
export function nextClock(rules: ClockRules, clock: SeatClock, { acts, moved, paused, now }: ClockChange): SeatClock {
  if (rules.kind === 'none') return STOPPED;
  if (rules.kind === 'move') {
    if (!acts || paused) return STOPPED;
    // A player who could act before and still can keeps the time that is left. A new decision gets new time.
    if (clock.since !== null && !moved) return clock;
    return running(1000 * rules.seconds, now);
  }
  const spent = clock.since === null ? 0 : now - clock.since;
  const left = Math.max(0, (clock.left_ms ?? 1000 * rules.seconds) - spent) + (moved ? 1000 * rules.increment : 0);
  return acts && !paused ? running(left, now) : { left_ms: left, since: null, deadline: null };
}

/** A clock that fell starts again for a player who comes back: a whole move, or a tenth of the bank. */
export function clockOnReturn(rules: ClockRules, clock: SeatClock, acts: boolean, now: number): SeatClock {
  if (rules.kind === 'none') return STOPPED;
  const left = Math.max(clock.left_ms ?? 0, rules.kind === 'bank' ? 100 * rules.seconds : 1000 * rules.seconds);
  if (acts) return running(left, now);
  return rules.kind === 'bank' ? { left_ms: left, since: null, deadline: null } : STOPPED;
}

function running(left: number, now: number): SeatClock {
  return { left_ms: left, since: now, deadline: now + left };
}

/** The first clock to fall. */
export function firstDeadline(clocks: readonly SeatClock[]): number | null {
  const deadlines = clocks.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]));
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}
