import type { BaseAction } from './action.ts';
import { type Change, withChanges } from './changes.ts';
import type { Config } from './config.ts';
import type { GameEvent } from './event.ts';
import type { BaseState } from './flow.ts';
import { type Game, gameFrom } from './game.ts';
import { isJson, isRecord } from './json.ts';
import { accepted, type Refused, refuse, refused } from './refusal.ts';
import { readState } from './state.ts';
import type { Title } from './title.ts';

/**
 * What chance gave in a move: the events it led to and how the position changed. Whoever keeps the seed tells it to those
 * who do not know it.
 */
interface ChanceOutcome {
  readonly events: readonly unknown[];
  readonly changes: readonly Change[];
}

/** A move, with what chance gave in it if it drew. */
export interface SeedlessMove {
  readonly action: BaseAction;
  readonly chance: ChanceOutcome | null;
}

/** All that is known of such a game: where it began, and every move since. */
export interface SeedlessRecord {
  readonly kind: 'seedless';
  readonly config: Config;
  readonly start: { readonly state: BaseState; readonly events: readonly GameEvent[] };
  readonly moves: readonly SeedlessMove[];
}

/**
 * A game whose seed somebody else keeps. The engine plays every move that draws nothing; where chance spoke, the position is
 * taken over from the outcome.
 */
export interface SeedlessGame {
  /** The game as the table reads it. After moves were taken back it is another object. */
  game(): Game;
  /** Plays the move, or takes over what chance gave in it. */
  follow(move: SeedlessMove): { readonly ok: true } | Refused;
  /** Takes back every move after the first `moves`. */
  cut(moves: number): void;
  record(): SeedlessRecord;
}

/** A stretch of the game that the engine plays itself, from one position taken over to the next. */
interface Stretch {
  readonly from: number;
  readonly game: Game;
  /** What happened in the move that led to its first position. */
  readonly events: readonly GameEvent[];
}

export function seedlessGame(title: Title, { config, start, moves }: Omit<SeedlessRecord, 'kind'>): SeedlessGame {
  const first: Stretch = { from: 0, game: gameFrom(title, config, start.state, []), events: start.events };
  const stretches: Stretch[] = [first];
  const moved: SeedlessMove[] = [];
  let shown = facade(title, config, stretches);

  function last(): Stretch {
    return stretches[stretches.length - 1] ?? first;
  }

  function follow(move: SeedlessMove): { readonly ok: true } | Refused {
    const { game } = last();
    if (move.chance === null) {
      const played = game.play(move.action);
      if (!played.ok) return played;
    } else {
      const actions = [...game.actions, move.action];
      const state = changedState(config, game.state, move.chance);
      stretches.push({
        from: actions.length,
        game: gameFrom(title, config, state, actions),
        events: eventsIn(move.chance.events),
      });
    }
    moved.push(move);
    return accepted(undefined);
  }

  for (const move of moves) {
    const played = follow(move);
    if (!played.ok) throw new Error(`a recorded move is refused by ${played.refusal.rule}`);
  }

  return {
    game: () => shown,
    follow,
    cut(count) {
      while (stretches.length > 1 && last().from > count) stretches.pop();
      while (last().game.actions.length > count && last().game.undo().ok);
      moved.length = Math.min(moved.length, count);
      shown = facade(title, config, stretches);
    },
    record: () => ({ kind: 'seedless', config, start, moves: [...moved] }),
  };
}

function changedState(config: Config, before: BaseState, { changes }: ChanceOutcome): BaseState {
  const plain: unknown = before;
  if (!isJson(plain)) throw new TypeError('a position is not plain data');
  const after = readState(withChanges(plain, changes), config);
  if (!after) throw new TypeError('the outcome of chance leads to no position');
  return after;
}

/** The events among what came over a wire. */
export function eventsIn(sent: readonly unknown[]): readonly GameEvent[] {
  return sent.filter(isEvent);
}

function isEvent(value: unknown): value is GameEvent {
  return isRecord(value) && typeof value['type'] === 'string' && isJson(value);
}

function facade(title: Title, config: Config, stretches: Stretch[]): Game {
  const popped: Stretch[] = [];
  const now = () => {
    const found = stretches[stretches.length - 1];
    if (!found) throw new Error('a game begins somewhere');
    return found;
  };
  const around = (moves: number) => stretches.findLast(({ from }) => from <= moves) ?? now();
  return {
    title,
    config,
    get state() {
      return now().game.state;
    },
    get actions() {
      return now().game.actions;
    },
    get over() {
      return now().game.over;
    },
    redoable: 0,
    actors: () => now().game.actors(),
    choices: (seat) => now().game.choices(seat),
    play(action) {
      popped.length = 0;
      return now().game.play(action);
    },
    preview: (action) => now().game.preview(action),
    undo() {
      const { from, game } = now();
      const action = game.actions[from - 1];
      if (game.actions.length > from || stretches.length === 1 || !action) {
        return game.actions.length > from ? game.undo() : refused(refuse('kernel/undo'));
      }
      popped.push(...stretches.splice(-1));
      return accepted(action);
    },
    redo() {
      const next = popped[popped.length - 1];
      if (next?.from !== now().game.actions.length + 1) return now().game.redo();
      stretches.push(...popped.splice(-1));
      return { ok: true, events: next.events, revealed: true };
    },
    at(moves) {
      if (moves > now().game.actions.length) throw new RangeError(`no position ${moves}`);
      return around(moves).game.at(moves);
    },
    events(move) {
      const { from, events, game } = around(move);
      return from === move ? events : game.events(move);
    },
    pages: () => [],
    hash: () => now().game.hash(),
    score: () => now().game.score(),
  };
}
