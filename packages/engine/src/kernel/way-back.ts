import { clone } from './json.ts';

/** A position, and how many moves led to it. */
export interface Reached<S> {
  readonly moves: number;
  readonly state: S;
}

interface Past<S> {
  /** The nearest known position that is later than `after` and not later than `moves`, to be written on. */
  near(moves: number, after: number): Reached<S> | undefined;
  /** The position before the first move, made anew: of a game that was taken up later it may be another than it was. */
  setUp(): S;
  /** Makes a move of the past again, on the position before it. */
  replay(position: S, move: number): void;
}

/** Taking back moves one by one. */
interface WayBack<S> {
  /** The position after so many moves, to be kept and written on. */
  to(moves: number): S;
  /** The game goes on: no more than the last `count` positions stay ready. */
  keep(count: number): void;
}

/** Positions that follow each other move by move, the first of them reached in `first` moves. */
interface Stretch<S> {
  readonly first: number;
  readonly positions: S[];
}

/**
 * Keeps the positions before the present one ready as far back as the last that was known, and plays on towards them from the
 * known one before, a move or two at every step back: no step has to play all the moves between two known positions. Stretches
 * longer than `longest` are played when they are needed.
 */
export function wayBack<S>({ near, setUp, replay }: Past<S>, longest: number): WayBack<S> {
  let ready: Stretch<S> = { first: 0, positions: [] };
  /** Before those that are ready. */
  let next: Stretch<S> | undefined;

  function extend(stretch: Stretch<S>, steps: number): void {
    for (let i = 0; i < steps; i++) {
      const { first, positions } = stretch;
      const position = clone(positions[positions.length - 1]);
      if (position === undefined) return;
      replay(position, first + positions.length);
      positions.push(position);
    }
  }

  function begin(moves: number, after: number): Stretch<S> | undefined {
    const known = near(moves, after) ?? (after < 0 ? { moves: 0, state: setUp() } : undefined);
    if (!known) return undefined;
    const { state } = known;
    let first = known.moves;
    for (; moves - first > longest; first++) replay(state, first + 1);
    return { first, positions: [state] };
  }

  /** A share of what is missing, so that nothing is when the positions that are ready are used up. */
  function prepare(): void {
    const { first, positions } = ready;
    if (first === 0) return;
    if (!next) {
      const known = near(first - 1, first - 1 - longest);
      if (!known) return;
      next = { first: known.moves, positions: [known.state] };
    }
    const missing = first - end(next);
    extend(next, Math.ceil(missing / (positions.length + 2)));
  }

  return {
    to(moves) {
      ready.positions.length = Math.max(0, Math.min(ready.positions.length, moves + 1 - ready.first));
      if (ready.positions.length === 0 && next && ready.first === moves + 1) {
        ready = next;
        next = undefined;
      }
      const nearer = begin(moves, ready.positions.length > 0 ? end(ready) - 1 : -1);
      if (nearer) {
        ready = nearer;
        next = undefined;
      }
      extend(ready, moves + 1 - end(ready));
      const position = ready.positions.pop();
      if (position === undefined) throw new RangeError(`no way leads back to position ${moves}`);
      prepare();
      return position;
    },
    keep(count) {
      const { first, positions } = ready;
      if (positions.length === 0 && !next) return;
      const gone = Math.max(0, positions.length - count);
      ready = { first: first + gone, positions: positions.slice(gone) };
      next = undefined;
    },
  };
}

/** So many moves lead to the position after the stretch. */
function end<S>({ first, positions }: Stretch<S>): number {
  return first + positions.length;
}
