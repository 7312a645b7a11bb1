import type { BaseAction, Seat } from './action.ts';
import type { Choice } from './choice.ts';
import { type Config, type ConfigRequest, makeConfig } from './config.ts';
import type { GameEvent, Tell } from './event.ts';
import type { BaseState } from './flow.ts';
import { clone } from './json.ts';
import { accepted, type Refused, type Result, refuse, refused } from './refusal.ts';
import { hashOfState } from './state.ts';
import { actorsOf, choicesOf, settle, step } from './step.ts';
import type { Score, Title } from './title.ts';

interface Played {
  readonly ok: true;
  readonly events: readonly GameEvent[];
  /** The move revealed chance: a player who takes it back knows what will be drawn. */
  readonly revealed: boolean;
}

/** A game under way. It owns its state; whoever wants to keep a position gets a copy. */
export interface Game<S extends BaseState = BaseState> {
  readonly title: Title<S>;
  readonly config: Config;
  /** The position now. To be read, never written, and not kept beyond the next call. */
  readonly state: Readonly<S>;
  /** The moves played so far; those taken back are not among them. */
  readonly actions: readonly BaseAction[];
  readonly over: boolean;
  actors(): readonly Seat[];
  choices(seat: Seat): readonly Choice[];
  /** Plays an action, wherever it came from. Refused: nothing has changed. */
  play(action: unknown): Played | Refused;
  /** What the action would do, tried on a copy. */
  preview(action: unknown): Result<{ readonly events: readonly GameEvent[]; readonly state: S }>;
  undo(): Result<BaseAction>;
  redo(): Played | Refused;
  /** How many moves taken back could be made again. */
  readonly redoable: number;
  /** A copy of the position after the first `moves` moves. */
  at(moves: number): S;
  /** What happened in a move, counted from 1; 0 is the set-up. */
  events(move: number): readonly GameEvent[];
  hash(): string;
  score(): readonly Score[];
}

/** The history keeps a copy of the position at this interval of moves and replays the moves after it. */
const SNAPSHOT_EVERY = 16;

export function newGame<S extends BaseState>(title: Title<S>, request: ConfigRequest): Result<Game<S>> {
  const config = makeConfig(title, request);
  return config.ok ? accepted(gameOf(title, config.value)) : config;
}

/** A game from a position other than the set-up's: `start` is the position after `moves`, the moves that led to it. */
export function gameFrom<S extends BaseState>(
  title: Title<S>,
  config: Config,
  start: S,
  moves: readonly BaseAction[],
): Game<S> {
  return gameOf(title, config, { state: start, moves });
}

function gameOf<S extends BaseState>(
  title: Title<S>,
  config: Config,
  start?: { readonly state: S; readonly moves: readonly BaseAction[] },
): Game<S> {
  const actions: BaseAction[] = start ? [...start.moves] : [];
  const undone: BaseAction[] = [];
  const snapshots = new Map<number, S>();
  const log: (readonly GameEvent[])[] = [];
  let state: S;

  if (start) {
    state = clone(start.state);
    snapshots.set(actions.length, clone(state));
  } else {
    state = setUp();
  }

  function setUp(): S {
    const events: GameEvent[] = [];
    const tell: Tell = (event) => events.push(event);
    const fresh = title.setup(config, tell);
    settle(title, fresh, tell);
    log[0] = events;
    return fresh;
  }

  function positionAt(moves: number): S {
    let from = -1;
    for (const at of snapshots.keys()) if (at <= moves && at > from) from = at;
    const kept = snapshots.get(from);
    const position = kept ? clone(kept) : setUp();
    for (let i = kept ? from : 0; i < moves; i++) {
      const events: GameEvent[] = [];
      const applied = step(title, position, actions[i], (event) => events.push(event));
      if (!applied.ok) throw new Error(`move ${i + 1} was legal when played; now ${applied.refusal.rule} refuses it`);
      log[i + 1] = events;
    }
    return position;
  }

  function commit(action: unknown): Played | Refused {
    const events: GameEvent[] = [];
    const draws = state.random.draws;
    let applied: Result<BaseAction>;
    try {
      applied = step(title, state, action, (event) => events.push(event));
    } catch (fault) {
      // A fault of the title may have written half a move: the position is built anew before anyone sees it.
      state = positionAt(actions.length);
      throw fault;
    }
    if (!applied.ok) return applied;
    actions.push(clone(applied.value));
    log.length = actions.length;
    log.push(events);
    if (actions.length % SNAPSHOT_EVERY === 0) snapshots.set(actions.length, clone(state));
    return { ok: true, events, revealed: state.random.draws > draws };
  }

  return {
    title,
    config,
    get state() {
      return state;
    },
    get actions() {
      return actions;
    },
    get over() {
      return state.flow.length === 0;
    },
    get redoable() {
      return undone.length;
    },
    actors: () => actorsOf(title, state),
    choices: (seat) => choicesOf(title, state, seat),
    play(action) {
      const played = commit(action);
      if (played.ok) undone.length = 0;
      return played;
    },
    preview(action) {
      const copy = clone(state);
      const events: GameEvent[] = [];
      const applied = step(title, copy, action, (event) => events.push(event));
      return applied.ok ? accepted({ events, state: copy }) : applied;
    },
    undo() {
      const action = actions[actions.length - 1];
      if (action === undefined) return refused(refuse('kernel/undo'));
      state = positionAt(actions.length - 1);
      snapshots.delete(actions.length);
      actions.pop();
      log.length = actions.length + 1;
      undone.push(action);
      return accepted(action);
    },
    redo() {
      const action = undone[undone.length - 1];
      if (action === undefined) return refused(refuse('kernel/redo'));
      const played = commit(action);
      if (played.ok) undone.pop();
      return played;
    },
    at(moves) {
      if (!Number.isInteger(moves) || moves < 0 || moves > actions.length) {
        throw new RangeError(`this game has ${actions.length} moves, no position ${moves}`);
      }
      return moves === actions.length ? clone(state) : positionAt(moves);
    },
    events(move) {
      if (log[move] === undefined && move >= 0 && move <= actions.length) positionAt(move);
      return log[move] ?? [];
    },
    hash: () => hashOfState(state),
    score: () => title.score(state),
  };
}
