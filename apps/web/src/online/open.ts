import { type Answer, ask, type Problem, readAs } from '@stellwerk/client/answers';
import { type Loaded, loadRemote } from '@stellwerk/client/loading';
import { openRemote, type Wire } from '@stellwerk/client/remote';
import * as shapes from '@stellwerk/client/shapes';
import {
  type Game,
  pastGame,
  readState,
  type SeedlessMove,
  type SeedlessRecord,
  sameJson,
  seedlessGame,
} from '@stellwerk/engine/kernel';
import type { Table } from '@stellwerk/server/api';
import { unpacked } from '../session/line-link.ts';
import type { Opened } from '../session/open.ts';
import { pastSession } from '../session/past-session.ts';
import { openSession } from '../session/session.ts';
import { NOWHERE } from '../session/source.ts';
import type { Sitter } from '../store/games.ts';
import { cardOf } from '../titles/catalogue.ts';
import type { TitleView } from '../titles/view.ts';
import { theLine } from './line.ts';
import { liveId } from './live-id.ts';
import { openLiveSession } from './session.ts';

/** Clock, storage and network of a page. */
function theWire(): Wire {
  const key = (table: string) => `stellwerk/pending/${table}`;
  return {
    ask,
    line: theLine(),
    newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2, 12)}`,
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    keep(table, text) {
      try {
        if (text === undefined) localStorage.removeItem(key(table));
        else localStorage.setItem(key(table), text);
      } catch {
        // Without storage, a move that was not sent is lost with the page.
      }
    },
    kept(table) {
      try {
        return localStorage.getItem(key(table)) ?? undefined;
      } catch {
        return undefined;
      }
    },
  };
}

const OLDER: Problem = { status: 409, code: 'game/revision', detail: '', more: {} };

interface Read {
  readonly view: TitleView;
  readonly loaded: Loaded;
}

async function read(table: Table): Promise<Answer<Read>> {
  const view = await cardOf(table.title)?.load();
  if (!view || view.title.revision < table.revision) return { ok: false, problem: OLDER };
  if (view.title.revision > table.revision) {
    // The server takes the game over if today's rules lead to it as well, and says so by giving it out.
    const given = await ask('GET', `/api/tables/${table.id}/game`);
    if (!given.ok) return given;
  }
  const loaded = await loadRemote(ask, table, view.title);
  return loaded.ok ? { ok: true, value: { view, loaded: loaded.value } } : loaded;
}

export type LiveOpened = Extract<Opened, { ok: true }> | { readonly ok: false; readonly problem: Problem };

/** Sits down at a table whose game has begun, to play or to watch. */
export async function openLive(table: Table): Promise<LiveOpened> {
  const found = await read(table);
  if (!found.ok) return found.problem.code === 'game/older' ? openPast(table, found.problem) : found;
  const { view, loaded } = found.value;
  return { ok: true, session: openLiveSession(openRemote(loaded, theWire()), view) };
}

/** What is left to look at of a game that today's rules do not lead to. */
async function openPast(table: Table, problem: Problem): Promise<LiveOpened> {
  const [view, told] = await Promise.all([
    cardOf(table.title)?.load(),
    readAs(shapes.pastGame, ask('GET', `/api/tables/${table.id}/past`)),
  ]);
  if (!told.ok) return told;
  const { config, actions, positions, refusal } = told.value;
  const [first, ...later] = positions.flatMap(({ moves, position }) => {
    const state = readState(position, config);
    return state ? [{ moves, state }] : [];
  });
  if (!view || !first) return { ok: false, problem };
  const past = pastGame(view.title, config, { actions, positions: [first, ...later], refusal });
  return { ok: true, session: pastSession(liveId(table.id), view, past, undefined) };
}

export async function openLiveById(id: string): Promise<LiveOpened> {
  const table = await readAs(shapes.table, ask('GET', `/api/tables/${id}`));
  return table.ok ? openLive(table.value) : table;
}

/** A position of a game on a server as a sandbox. What chance would give is not known here, so it is rolled anew. */
export async function openLiveAnalysis(id: string, moves: number, line?: string): Promise<LiveOpened> {
  const table = await readAs(shapes.table, ask('GET', `/api/tables/${id}`));
  if (!table.ok) return table;
  const found = await read(table.value);
  if (!found.ok) return found;
  const { view, loaded } = found.value;
  const record = loaded.followed.record();
  const game = seedlessGame(view.title, { ...record, moves: record.moves.slice(0, moves) }).game();
  const from = game.actions.length;
  // What chance gave to the sender is not known here: the line ends where it would be needed.
  for (const action of line === undefined ? [] : await actionsIn(line)) if (!game.play(action).ok) break;
  const sitters = game.config.players.map((): Sitter => ({ kind: 'person' }));
  const session = openSession({
    id: liveId(id),
    from,
    view,
    game,
    sitters,
    undone: [],
    sandbox: true,
    source: NOWHERE,
    // Nobody is helped while a game goes on that counts.
    advises: !(table.value.rated && table.value.status === 'running'),
    seedless: (tried) => ({ ...record, moves: movesUpTo(record, tried) }),
  });
  return { ok: true, session };
}

/** Of a line that somebody sent; the engine decides about each. */
async function actionsIn(line: string): Promise<readonly unknown[]> {
  try {
    const value: unknown = JSON.parse((await unpacked(line)) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** The moves as they were recorded, and after them what was only tried out. */
function movesUpTo({ moves }: SeedlessRecord, { actions }: Game): readonly SeedlessMove[] {
  const differs = actions.findIndex((action, i) => !sameJson(action, moves[i]?.action));
  const same = differs < 0 ? actions.length : differs;
  return [...moves.slice(0, same), ...actions.slice(same).map((action) => ({ action, chance: null }))];
}
