import {
  accepted,
  type BaseAction,
  type BaseState,
  type Config,
  type Game,
  type GameEvent,
  gameFrom,
  hashOfState,
  isJson,
  isRecord,
  type Refused,
  readState,
  refuse,
  refused,
  type Title,
  veiled,
} from '@stellwerk/engine/kernel';
import type { Chance } from '@stellwerk/server/api';
import { withChanges } from '@stellwerk/server/api/changes';

/** A move as it was told: where chance spoke and the seed is kept, with what chance gave. */
export interface ToldMove {
  readonly action: BaseAction;
  readonly chance: Chance | null;
}

/** A game as one is told of it: where it began, and every move since. */
export interface ToldRecord {
  readonly kind: 'told';
  readonly config: Config;
  readonly start: { readonly state: BaseState; readonly events: readonly GameEvent[] };
  readonly moves: readonly ToldMove[];
}

/** A game whose chance somebody else keeps. The engine plays what can be played here; the rest is taken as told. */
export interface ToldGame {
  /** The game as the table reads it. After moves were taken back it is another object. */
  game(): Game;
  tell(move: ToldMove): { readonly ok: true } | Refused;
  /** Goes back to where so many moves stood. */
  cut(moves: number): void;
  record(): ToldRecord;
}

/** From one told position to the next the engine plays by itself. */
interface Stretch {
  readonly from: number;
  readonly game: Game;
  /** What happened in the move that led to its first position. */
  readonly events: readonly GameEvent[];
}

export function toldGame(title: Title, { config, start, moves }: Omit<ToldRecord, 'kind'>): ToldGame {
  const first: Stretch = { from: 0, game: gameFrom(title, config, start.state, []), events: start.events };
  const stretches: Stretch[] = [first];
  const told: ToldMove[] = [];
  let shown = facade(title, config, stretches);

  function last(): Stretch {
    return stretches[stretches.length - 1] ?? first;
  }

  function tell(move: ToldMove): { readonly ok: true } | Refused {
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
    told.push(move);
    return accepted(undefined);
  }

  for (const move of moves) {
    const played = tell(move);
    if (!played.ok) throw new Error(`a told move is refused by ${played.refusal.rule}`);
  }

  return {
    game: () => shown,
    tell,
    cut(count) {
      while (stretches.length > 1 && last().from > count) stretches.pop();
      while (last().game.actions.length > count && last().game.undo().ok);
      told.length = Math.min(told.length, count);
      shown = facade(title, config, stretches);
    },
    record: () => ({ kind: 'told', config, start, moves: [...told] }),
  };
}

/** The hash of a position as everybody may see it: how much chance was drawn, not what will be. */
export function publicHash(state: BaseState): string {
  return hashOfState(veiled(state));
}

function changedState(config: Config, before: BaseState, { changes }: Chance): BaseState {
  const plain: unknown = before;
  if (!isJson(plain)) throw new TypeError('a position is not plain data');
  const after = readState(withChanges(plain, changes), config);
  if (!after) throw new TypeError('what was told is no position');
  return after;
}

/** What came over the wire as events, as the engine's own. */
export function eventsIn(told: readonly unknown[]): readonly GameEvent[] {
  return told.filter(isEvent);
}

function isEvent(value: unknown): value is GameEvent {
  return isRecord(value) && typeof value['type'] === 'string' && isJson(value);
}

function facade(title: Title, config: Config, stretches: Stretch[]): Game {
  const popped: Stretch[] = [];
  const now = () => {
    const found = stretches[stretches.length - 1];
    if (!found) throw new Error('a told game begins somewhere');
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
    hash: () => now().game.hash(),
    score: () => now().game.score(),
  };
}
