import {
  type BaseAction,
  type BaseState,
  changesBetween,
  type Game,
  type Json,
  newGame,
  publicHash,
  publicJson,
} from '@stellwerk/engine/kernel';
import type { ChatLine, Entry, Notice, ServerMessage, Table } from '@stellwerk/server/api';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import type { Answer, Ask, Method } from './answers.ts';
import { makeLine, type SocketEars } from './line.ts';
import type { Wire } from './remote.ts';

/** A server for tests: one table of Railroad Dice 2 whose seed it keeps, a socket, and a clock turned by hand. */
export interface FakeServer {
  readonly wire: Wire;
  readonly game: Game;
  readonly entries: Entry[];
  readonly table: Table;
  readonly sockets: FakeSocket[];
  /** What was asked, oldest first. */
  readonly asked: { readonly method: Method; readonly path: string; readonly body: unknown }[];
  readonly kept: Map<string, string>;
  /** The network: off, nothing goes out and no socket opens. */
  online: boolean;
  /** The clocks that entries change from now on. */
  seats: Entry['seats'];
  /** The chat. */
  readonly lines: ChatLine[];
  /** Answers to moves wait until let go. */
  hold: boolean;
  /** The answer to the next move is lost on its way back. */
  loseNextAnswer: boolean;
  /** Answers to questions whose path ends so are spoilt before they are read. */
  spoil: { readonly path: string; readonly value: unknown } | undefined;
  letGo(): Promise<void>;
  /** A move made elsewhere; told to the sockets unless silent. */
  play(action: BaseAction, silent?: boolean): void;
  /** A line somebody says; told to the sockets unless silent. */
  say(body: string, silent?: boolean): void;
  undo(moves: number): void;
  tell(message: ServerMessage): void;
  /** Something on the sockets that is no message. */
  babble(text: string): void;
  /** Lets time pass until nothing of at most so many milliseconds waits. */
  pass(ms: number): Promise<void>;
}

interface FakeSocket {
  readonly ears: SocketEars;
  readonly sent: unknown[];
  open: boolean;
}

const AT = 1_800_000_000_000;

export function fakeServer(mySeat: number | null = 0): FakeServer {
  const started = newGame(railroadDice2, { players: ['Ann', 'Ben'], seed: 'kept' });
  if (!started.ok) throw new Error(started.refusal.rule);
  const game: Game = started.value;
  const sockets: FakeSocket[] = [];
  const waiting: (() => void)[] = [];
  const timers: { at: number; readonly act: () => void }[] = [];
  let now = 0;
  let ids = 0;
  const answered = new Map<string, Entry>();

  const person = (id: string, name: string) => ({ id, name, kind: 'guest' as const });
  const seat = (n: number, id: string, name: string) => ({
    seat: n,
    player: person(id, name),
    bot: null,
    missing: false,
    clock: { leftMs: null, deadline: null },
    programmed: false,
    vacation: false,
    rank: null,
    score: null,
    rating: null,
  });
  const table: Table = {
    id: 'table-1',
    status: 'running',
    title: railroadDice2.id,
    revision: railroadDice2.revision,
    name: 'A table',
    visibility: 'open',
    host: person('ann-id', 'Ann'),
    seats: 2,
    seatList: [seat(0, 'ann-id', 'Ann'), seat(1, 'ben-id', 'Ben')],
    options: {},
    clock: { kind: 'none' },
    undo: 'own',
    seating: 'joined',
    chat: 'players',
    rated: false,
    seedSha256: '',
    seed: null,
    invite: null,
    mySeat,
    seq: 0,
    moves: 0,
    actors: [],
    undoRequest: null,
    createdAt: AT,
    startedAt: AT,
    finishedAt: null,
  };

  function append(entry: Omit<Entry, 'seq' | 'moves' | 'hash' | 'at'>): Entry {
    const full = {
      ...entry,
      seq: server.entries.length + 1,
      moves: game.actions.length,
      hash: publicHash(game.state),
      at: AT,
    };
    server.entries.push(full);
    return full;
  }

  function playHere(action: BaseAction): Entry | string {
    const before = seen(game.state);
    const played = game.play(action);
    if (!played.ok) return played.refusal.rule;
    const chance = played.revealed
      ? { events: played.events.map((event) => ({ ...event })), changes: changesBetween(before, seen(game.state)) }
      : null;
    return append({
      kind: 'play',
      seat: action.seat,
      origin: 'person',
      action: { ...action },
      revealed: played.revealed,
      chance,
      seats: server.seats,
    });
  }

  function tellEntry(entry: Entry): void {
    server.tell({ type: 'entries', table: table.id, entries: [entry], more: false });
  }

  function answerTo(method: Method, path: string, body: unknown): Answer<unknown> {
    const ok = (value: unknown): Answer<unknown> => ({ ok: true, value });
    const { title, revision, players, options, version } = game.config;
    if (path === '/api/tables/table-1') return ok({ ...table, seq: server.entries.length });
    if (path.endsWith('/game')) {
      return ok({ config: { title, revision, players, options, seed: '', version }, seedKept: true });
    }
    if (path.endsWith('/positions/0')) return ok({ moves: 0, position: seen(game.at(0)), events: game.events(0) });
    if (path.includes('/chat')) {
      const last = /after=(.+)$/.exec(path)?.[1];
      if (method === 'GET') return ok(server.lines.slice(1 + server.lines.findIndex(({ id }) => id === last)));
      server.say(`${JSON.parse(JSON.stringify(body)).body}`, true);
      return ok(server.lines.at(-1));
    }
    if (path.includes('/entries')) {
      const after = Number(/after=(\d+)/.exec(path)?.[1] ?? 0);
      return ok({ seq: server.entries.length, entries: server.entries.slice(after), more: false });
    }
    if (method === 'POST' && path.endsWith('/moves')) return playFor(body);
    return { ok: false, problem: { status: 404, code: 'request/unknown', detail: '', more: {} } };
  }

  function playFor(body: unknown): Answer<unknown> {
    const move: { after: number; id: string; action: BaseAction } = JSON.parse(JSON.stringify(body));
    const known = answered.get(move.id);
    if (known) return { ok: true, value: { entry: known, actors: [], over: false } };
    if (move.after !== server.entries.length) {
      const entries = server.entries.slice(move.after);
      return { ok: false, problem: { status: 409, code: 'move/stale', detail: '', more: { entries } } };
    }
    const entry = playHere(move.action);
    if (typeof entry === 'string') {
      const refusal = { rule: entry, code: entry, figures: {} };
      return { ok: false, problem: { status: 422, code: 'move/refused', detail: '', more: { refusal } } };
    }
    answered.set(move.id, entry);
    return { ok: true, value: { entry, actors: [], over: false } };
  }

  const ask: Ask = async (method, path, body) => {
    server.asked.push({ method, path, body });
    const gone: Answer<unknown> = { ok: false, problem: { status: 0, code: 'server/none', detail: '', more: {} } };
    if (!server.online) return gone;
    if (server.spoil && path.endsWith(server.spoil.path)) return { ok: true, value: server.spoil.value };
    const answer: Answer<unknown> = JSON.parse(JSON.stringify(answerTo(method, path, body)));
    if (path.endsWith('/moves')) {
      if (server.loseNextAnswer) {
        server.loseNextAnswer = false;
        return gone;
      }
      if (server.hold) await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return answer;
  };

  const later: Wire['later'] = (ms, act) => {
    const timer = { at: now + ms, act };
    timers.push(timer);
    return () => {
      const i = timers.indexOf(timer);
      if (i >= 0) timers.splice(i, 1);
    };
  };

  const line = makeLine({
    later,
    open(ears) {
      const socket: FakeSocket = { ears, sent: [], open: server.online };
      sockets.push(socket);
      if (server.online) later(0, () => ears.message(JSON.stringify({ type: 'hello', protocol: 1, player: null })));
      else later(0, ears.closed);
      return {
        send(text) {
          const said: { type: string; after: number } = JSON.parse(text);
          socket.sent.push(said);
          if (said.type !== 'watch') return;
          const entries = server.entries.slice(said.after);
          const tell = (message: ServerMessage) => later(0, () => socket.open && ears.message(JSON.stringify(message)));
          if (entries.length > 0) tell({ type: 'entries', table: table.id, entries, more: false });
          tell({ type: 'watching', table: table.id, seq: server.entries.length });
        },
        close() {
          socket.open = false;
        },
      };
    },
  });

  const server: FakeServer = {
    game,
    entries: [],
    table,
    sockets,
    asked: [],
    kept: new Map(),
    online: true,
    seats: [],
    lines: [],
    hold: false,
    loseNextAnswer: false,
    spoil: undefined,
    wire: {
      ask,
      line,
      later,
      newId: () => {
        ids += 1;
        return `move-id-${ids}`;
      },
      keep: (id, text) => void (text === undefined ? server.kept.delete(id) : server.kept.set(id, text)),
      kept: (id) => server.kept.get(id),
    },
    async letGo() {
      server.hold = false;
      for (const go of waiting.splice(0)) go();
      await settle();
    },
    play(action, silent = false) {
      const entry = playHere(action);
      if (typeof entry === 'string') throw new Error(entry);
      if (!silent) tellEntry(entry);
    },
    say(body, silent = false) {
      const player = { id: 'ann', name: 'Ann', kind: 'person' } as const;
      const line = { id: `line-${server.lines.length}`, player, body, at: AT };
      server.lines.push(line);
      if (!silent) server.tell({ type: 'chat', table: table.id, line });
    },
    undo(moves) {
      while (game.actions.length > moves) game.undo();
      tellEntry(
        append({ kind: 'undo', seat: 1, origin: 'person', action: null, revealed: false, chance: null, seats: [] }),
      );
    },
    tell(message) {
      for (const socket of sockets) if (socket.open) socket.ears.message(JSON.stringify(message));
    },
    babble(text) {
      for (const socket of sockets) if (socket.open) socket.ears.message(text);
    },
    async pass(ms) {
      const until = now + ms;
      await settle();
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.splice(timers.indexOf(next), 1);
        now = Math.max(now, next.at);
        next.act();
        await settle();
      }
      now = until;
    },
  };
  return server;
}

/** Lets everything that is ready happen. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

function seen(state: BaseState): Json {
  const copy: Json = JSON.parse(JSON.stringify(publicJson(state)));
  return copy;
}

export function noticeFor(table: string): Notice {
  return { table, name: 'A table', kind: 'turn', seq: 1, at: AT, read: false };
}
