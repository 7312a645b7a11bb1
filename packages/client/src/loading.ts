import {
  type Config,
  eventsIn,
  newGame,
  readState,
  type SeedlessGame,
  type SeedlessMove,
  type SeedlessRecord,
  seedlessGame,
  standingEntries,
  type Title,
} from '@stellwerk/engine/kernel';
import type { Entry, Position, Table } from '@stellwerk/server/api';
import { type Answer, type Ask, readAs } from './answers.ts';
import * as shapes from './shapes.ts';

/** A game as it was read: what it takes to open it. */
export interface Loaded {
  readonly table: Table;
  readonly title: Title;
  readonly followed: SeedlessGame;
  readonly seq: number;
  readonly seedKept: boolean;
  /** For each move that stands, whether chance showed itself in it. */
  readonly revealed: readonly boolean[];
}

export async function loadRemote(ask: Ask, table: Table, title: Title): Promise<Answer<Loaded>> {
  const path = `/api/tables/${table.id}`;
  const [view, first] = await Promise.all([
    readAs(shapes.opening, ask('GET', `${path}/game`)),
    readAs(shapes.start, ask('GET', `${path}/positions/0`)),
  ]);
  if (!view.ok) return view;
  if (!first.ok) return first;
  const { seedKept } = view.value;
  const read = await entriesAfter(ask, table.id, 0);
  if (!read.ok) return read;
  const { config } = view.value;
  const start = seedKept ? startOf(config, first.value) : setUp(title, config);
  if (!start) return { ok: false, problem: { status: 0, code: 'game/position', detail: '', more: {} } };
  const standing = standingEntries(read.value);
  const moves = standing.map((entry) => moveOf(entry, seedKept));
  const followed = seedlessGame(title, { config, start, moves });
  const value: Loaded = {
    table: read.value.reduce(tableAfter, table),
    title,
    followed,
    seq: read.value.at(-1)?.seq ?? 0,
    seedKept,
    revealed: standing.map((entry) => entry.revealed),
  };
  return { ok: true, value };
}

/** The table after an entry of its log: clocks and programs change with it, and no wish to take moves back outlives it. */
export function tableAfter(table: Table, { seq, moves, seats }: Entry): Table {
  if (seq <= table.seq) return table;
  const seatList = table.seatList.map((seat) => ({ ...seat, ...seats.find((change) => change.seat === seat.seat) }));
  return { ...table, seq, moves, undoRequest: null, seatList };
}

export async function entriesAfter(ask: Ask, table: string, after: number): Promise<Answer<readonly Entry[]>> {
  const all: Entry[] = [];
  for (;;) {
    const page = await readAs(
      shapes.entries,
      ask('GET', `/api/tables/${table}/entries?after=${all.at(-1)?.seq ?? after}`),
    );
    if (!page.ok) return page;
    all.push(...page.value.entries);
    if (!page.value.more) return { ok: true, value: all };
  }
}

export function moveOf({ action, chance }: Entry, seedKept: boolean): SeedlessMove {
  if (action === null) throw new TypeError('a move without an action');
  return { action, chance: seedKept ? chance : null };
}

function startOf(
  config: Config,
  { position, events }: Pick<Position, 'position' | 'events'>,
): SeedlessRecord['start'] | undefined {
  const state = readState(position, config);
  return state ? { state, events: eventsIn(events) } : undefined;
}

function setUp(title: Title, config: Config): SeedlessRecord['start'] | undefined {
  const game = newGame(title, config);
  return game.ok ? { state: game.value.at(0), events: game.value.events(0) } : undefined;
}
