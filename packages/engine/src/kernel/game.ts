import type { BaseAction, Seat } from './action.ts';
import type { Choice } from './choice.ts';
import { type Config, type ConfigRequest, makeConfig } from './config.ts';
import type { GameEvent, Tell } from './event.ts';
import type { BaseState } from './flow.ts';
import { clone } from './json.ts';
import {
  asPositionText,
  frozenLike,
  PAGE_MOVES,
  type Page,
  type PageEvents,
  type PositionText,
  readEvents,
  wholeText,
  writePosition,
} from './page.ts';
import { accepted, type Refused, type Result, refuse, refused } from './refusal.ts';
import { remembered } from './remember.ts';
import { hashOfState } from './state.ts';
import { actorsOf, choicesOf, settle, step } from './step.ts';
import type { Score, Title } from './title.ts';
import { type Reached, wayBack } from './way-back.ts';

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
  /** The history as text, page by page; none where the game does not hold its own. */
  pages(): readonly Page[];
  hash(): string;
  score(): readonly Score[];
}

/** So many positions of the past are kept at hand, for whoever goes on from there. */
const AT_HAND = 7;
/** Whoever goes back often goes back further: positions so many moves before the one asked for are kept at hand too. */
const ON_THE_WAY: readonly number[] = [1, 2, 4, 8, 16];

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
  pages: readonly Page[] = [],
): Game<S> {
  return gameOf(title, config, { state: start, moves, pages });
}

function gameOf<S extends BaseState>(
  title: Title<S>,
  config: Config,
  begun?: { readonly state: S; readonly moves: readonly BaseAction[]; readonly pages: readonly Page[] },
): Game<S> {
  const actions: BaseAction[] = begun ? [...begun.moves] : [];
  const undone: BaseAction[] = [];
  /** Positions as text, by the number of moves that led to them. */
  const positions = new Map<number, PositionText>();
  /** What happened in the moves of each page that is over, where all of it is known. */
  const told = new Map<number, string>();
  /** What happened in the moves of the page that is not over. */
  let open: PageEvents = [];
  /** The page that was read last of those that are over. */
  let read: { readonly page: number; readonly events: PageEvents } | undefined;
  let atHand: readonly Reached<S>[] = [];
  /** The last position in the middle of a page, so that the first move that is taken back does not ask for all of one. */
  let middle: Reached<S> | undefined;
  let prelude: readonly GameEvent[] | undefined;
  let state: S;

  if (begun) {
    state = clone(begun.state);
    begun.pages.forEach(({ start, events }, page) => {
      positions.set(page * PAGE_MOVES, asPositionText(start));
      if ((page + 1) * PAGE_MOVES <= actions.length) told.set(page, events);
      else open = readEvents(events);
    });
    open.length = actions.length % PAGE_MOVES;
  } else state = setUp();
  if (!positions.has(0)) positions.set(actions.length, writePosition(state));

  function setUp(): S {
    const events: GameEvent[] = [];
    const tell: Tell = (event) => events.push(event);
    const fresh = title.setup(config, tell);
    settle(title, fresh, tell);
    prelude = events;
    return clone(fresh);
  }

  const back = wayBack<S>({ near, setUp, replay }, PAGE_MOVES);

  /** The nearest known position that is later than `after` and not later than `moves`, to be written on. */
  function near(moves: number, after: number): Reached<S> | undefined {
    let from = after;
    let text: PositionText | undefined;
    for (const [at, position] of positions) {
      if (at > moves || at <= from) continue;
      from = at;
      text = position;
    }
    let kept: Reached<S> | undefined;
    for (const one of middle ? [middle, ...atHand] : atHand) {
      if (one.moves <= moves && one.moves > after && one.moves >= (kept?.moves ?? from)) kept = one;
    }
    if (!kept && text !== undefined) kept = { moves: from, state: frozenLike(JSON.parse(wholeText(text)), state) };
    if (!kept) return undefined;
    if (kept !== middle) keepAtHand(kept.moves, kept.state);
    return { moves: kept.moves, state: clone(kept.state) };
  }

  /** A position of the past, to be written on. */
  function positionAt(moves: number): S {
    const start = near(moves, -1) ?? { moves: 0, state: setUp() };
    const position = start.state;
    for (let i = start.moves; i < moves; i++) {
      if (i > start.moves && ON_THE_WAY.includes(moves - i)) keepAtHand(i, clone(position));
      replay(position, i + 1);
    }
    return position;
  }

  /** Makes a move of the past again, on the position before it. */
  function replay(position: S, move: number): void {
    const events: GameEvent[] = [];
    const applied = step(title, position, actions[move - 1], (event) => events.push(event));
    if (!applied.ok) throw new Error(`move ${move} was legal when played; now ${applied.refusal.rule} refuses it`);
    note(move, events);
  }

  /** The game goes on from here. */
  function keepMiddle(): void {
    if (actions.length % PAGE_MOVES === PAGE_MOVES / 2) {
      middle = { moves: actions.length, state: clone(state) };
      back.keep(0);
    } else back.keep(AT_HAND);
  }

  function keepAtHand(moves: number, position: S): void {
    const others = atHand.filter((one) => one.moves !== moves).slice(1 - AT_HAND);
    atHand = [...others, { moves, state: position }];
  }

  /** The events of the page that a move belongs to. */
  function pageWith(move: number): PageEvents {
    const page = Math.floor((move - 1) / PAGE_MOVES);
    if ((page + 1) * PAGE_MOVES > actions.length) return open;
    if (read?.page !== page) read = { page, events: readEvents(told.get(page) ?? '[]') };
    return read.events;
  }

  function note(move: number, events: readonly GameEvent[]): void {
    const list = pageWith(move);
    if (list[(move - 1) % PAGE_MOVES]) return;
    list[(move - 1) % PAGE_MOVES] = events;
    if (list !== open && read && isWhole(list)) told.set(read.page, JSON.stringify(list));
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
      show();
      throw fault;
    }
    if (!applied.ok) return applied;
    actions.push(clone(applied.value));
    open.push(events);
    if (actions.length % PAGE_MOVES === 0) {
      if (isWhole(open)) told.set(actions.length / PAGE_MOVES - 1, JSON.stringify(open));
      open = [];
      positions.set(actions.length, writePosition(state, positions.get(actions.length - PAGE_MOVES)));
    }
    keepMiddle();
    return { ok: true, events, revealed: state.random.draws > draws };
  }

  function takeBack(): void {
    if (actions.length % PAGE_MOVES === 0) {
      open = [...pageWith(actions.length)];
      told.delete(actions.length / PAGE_MOVES - 1);
      read = undefined;
    }
    open.length = (actions.length - 1) % PAGE_MOVES;
    positions.delete(actions.length);
    actions.pop();
    atHand = atHand.filter(({ moves }) => moves <= actions.length);
    if (middle && middle.moves > actions.length) middle = undefined;
  }

  function eventsOf(move: number): readonly GameEvent[] {
    if (!Number.isInteger(move) || move < 0 || move > actions.length) return [];
    if (move === 0) {
      if (!prelude) setUp();
      return prelude ?? [];
    }
    const at = (move - 1) % PAGE_MOVES;
    if (!pageWith(move)[at]) {
      const position = positionAt(move - 1);
      replay(position, move);
      keepAtHand(move, position);
    }
    return pageWith(move)[at] ?? [];
  }

  // Fields, not getters: those of each game would be functions of their own, and the machine keeps such functions for long, even
  // of a game that is gone, and its whole history with them.
  const game: Writable<Game<S>> = {
    title,
    config,
    state,
    actions,
    over: state.flow.length === 0,
    redoable: 0,
    actors: () => actorsOf(title, state),
    choices: (seat) => choicesOf(title, state, seat),
    play(action) {
      const played = commit(action);
      if (played.ok) undone.length = 0;
      show();
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
      state = back.to(actions.length - 1);
      takeBack();
      undone.push(action);
      show();
      return accepted(action);
    },
    redo() {
      const action = undone[undone.length - 1];
      if (action === undefined) return refused(refuse('kernel/redo'));
      const played = commit(action);
      if (played.ok) undone.pop();
      show();
      return played;
    },
    at(moves) {
      if (!Number.isInteger(moves) || moves < 0 || moves > actions.length) {
        throw new RangeError(`this game has ${actions.length} moves, no position ${moves}`);
      }
      if (moves === actions.length) return clone(state);
      const position = positionAt(moves);
      keepAtHand(moves, position);
      return clone(position);
    },
    events: eventsOf,
    pages() {
      const count = Math.ceil((actions.length + 1) / PAGE_MOVES);
      return Array.from({ length: count }, (_, page): Page => {
        const first = page * PAGE_MOVES;
        const last = Math.min(first + PAGE_MOVES, actions.length);
        if (!told.has(page)) for (let move = first + 1; move <= last; move++) eventsOf(move);
        const start = remembered(positions, first, () => writePosition(positionAt(first)));
        return { start: wholeText(start), events: told.get(page) ?? JSON.stringify(open) };
      });
    },
    hash: () => hashOfState(state),
    score: () => title.score(state),
  };
  function show(): void {
    game.state = state;
    game.over = state.flow.length === 0;
    game.redoable = undone.length;
  }
  return game;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Whether what happened is known of all moves of a page that is over. */
function isWhole(events: PageEvents): boolean {
  return events.length === PAGE_MOVES && !events.includes(undefined);
}
