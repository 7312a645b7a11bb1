import type { BaseAction, Game, Refused, SeedlessRecord } from '@stellwerk/engine/kernel';
import type { Entry, ServerMessage } from '@stellwerk/server/api';
import { type Ask, isPassing, readAs, refusalIn, retryAfterMs } from './answers.ts';
import { followChat } from './chat.ts';
import { insist } from './insistence.ts';
import type { Line } from './line.ts';
import { entriesAfter, type Loaded, loadRemote, tableAfter } from './loading.ts';
import { firstMoment, type LiveMoment } from './moment.ts';
import { pendingIn } from './pending.ts';
import * as shapes from './shapes.ts';
import { showGame } from './shown-game.ts';

/** A game that lives on a server: shown at once, confirmed or taken back, and caught up with after every gap. */
export interface Remote {
  readonly id: string;
  game(): Game;
  moment(): LiveMoment;
  record(): SeedlessRecord;
  /** Whether a move after the first `moves` has revealed chance, so that it cannot be taken back. */
  isRevealed(moves: number): boolean;
  subscribe(listener: () => void): () => void;
  /** Plays here at once and sends it; what the rules refuse is not sent. */
  play(action: BaseAction): Refused | undefined;
  /** Sends an overtaken move again, or drops it. */
  again(): Refused | undefined;
  letBe(): void;
  askUndo(moves: number): Promise<void>;
  answerUndo(agree: boolean): Promise<void>;
  say(body: string): Promise<boolean>;
  /** Asks for a change of the table: leave, return, take a seat, put a bot there. */
  change(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<boolean>;
  close(): void;
}

/** What a remote game needs of the world; tests have one of their own. */
export interface Wire {
  readonly ask: Ask;
  readonly line: Line;
  newId(): string;
  later(ms: number, act: () => void): () => void;
  /** Keeps what was not accepted yet, so that a reload does not lose it. */
  keep(table: string, text: string | undefined): void;
  kept(table: string): string | undefined;
}

const ENTRIES = shapes.listOf(shapes.entry);
const RETRY_MS = 2000;
const MOST_RETRY_MS = 20_000;
const REFRESH_MS = 120;

export function openRemote(loaded: Loaded, wire: Wire): Remote {
  const { ask, line } = wire;
  const { id } = loaded.table;
  const path = `/api/tables/${id}`;
  const listeners = new Set<() => void>();
  const shown = showGame(loaded);
  let moment = firstMoment(loaded.table, line.state());
  let sending = false;
  /** The game is being read again; what is heard meanwhile is asked for afterwards. */
  let loading = false;
  let closed = false;
  let retry = RETRY_MS;
  let cancelRetry = () => {};
  let cancelRefresh = () => {};

  function show(change: Partial<LiveMoment>): void {
    if (closed) return;
    const pending = shown.pending();
    const unsure = pending.length > 0 && (change.unsure ?? moment.unsure);
    moment = { ...moment, ...change, unsure, pending: pending.length, blind: pending.some(({ blind }) => blind) };
    for (const listener of [...listeners]) listener();
  }

  function moved(change: Partial<LiveMoment> = {}): void {
    const pending = shown.pending();
    wire.keep(id, pending.length === 0 ? undefined : JSON.stringify(pending));
    const table = change.table ?? moment.table;
    const isKnown = pending.length === 0 && table.status === 'running' && table.seq === shown.seq();
    const actors = isKnown ? shown.game().actors() : table.actors;
    show({ ...change, table: { ...table, actors: [...actors] }, version: moment.version + 1 });
  }

  function play(action: BaseAction): Refused | undefined {
    const before = shown.pending().length;
    const refused = shown.propose(action, () => wire.newId());
    if (refused || shown.pending().length === before) return refused;
    moved({ overtaken: undefined, refused: undefined, problem: undefined });
    void send();
    return undefined;
  }

  async function send(): Promise<void> {
    const [move] = shown.pending();
    if (sending || closed || !move) return;
    sending = true;
    cancelRetry();
    const { after, id: moveId, action } = move;
    const answer = await readAs(shapes.movePlayed, ask('POST', `${path}/moves`, { after, id: moveId, action }));
    sending = false;
    if (closed) return;
    if (answer.ok) {
      retry = RETRY_MS;
      // The socket may have delivered the entry first.
      if (answer.value.entry.seq > shown.seq()) hear([answer.value.entry]);
      if (shown.pending()[0] === move) shown.drop();
      moved({ unsure: false });
      void send();
      return;
    }
    const { problem } = answer;
    // The socket may have reported meanwhile that the move was accepted.
    if (shown.pending()[0] !== move) {
      void send();
      return;
    }
    if (isPassing(problem)) {
      show({ unsure: true });
      cancelRetry = wire.later(retryAfterMs(problem) ?? retry, () => void send());
      retry = Math.min(2 * retry, MOST_RETRY_MS);
      return;
    }
    shown.drop();
    if (problem.code === 'move/stale') {
      await catchUp(problem.more['entries']);
      moved({ unsure: false, overtaken: action });
    } else {
      const refused = refusalIn(problem);
      moved({ unsure: false, refused, problem: refused ? undefined : problem });
    }
  }

  /** What was missing, as it came with the refusal or as the server tells it when asked. */
  async function catchUp(entries: unknown): Promise<void> {
    if (ENTRIES.accepts(entries)) hear(entries);
    const rest = await entriesAfter(ask, id, shown.seq());
    if (rest.ok) hear(rest.value);
    else missing.begin();
  }

  function hear(entries: readonly Entry[]): void {
    if (loading || closed) return;
    const before = shown.seq();
    try {
      for (const entry of entries) {
        if (entry.seq > shown.seq() + 1) missing.begin();
        if (entry.seq === shown.seq() + 1) {
          shown.take(entry);
          moment = { ...moment, table: tableAfter(moment.table, entry) };
        }
      }
      const last = entries.at(-1);
      if (last?.seq === shown.seq() && !shown.isAt(last.hash)) throw new Error('not the same game');
    } catch {
      readAgain();
      return;
    }
    if (shown.seq() === before) return;
    moved();
    // Ranks and ratings come with the end of the game; all else of the table is told by its own message.
    if (shown.game().over) refresh();
  }

  const missing = insist(wire.later, async () => {
    const rest = await entriesAfter(ask, id, shown.seq());
    if (rest.ok) hear(rest.value);
    return rest.ok || !isPassing(rest.problem);
  });

  /** The game here differs from the server's, so it is read again. */
  function readAgain(): void {
    loading = true;
    reading.begin();
  }

  const reading = insist(wire.later, async () => {
    const fresh = await loadRemote(ask, moment.table, loaded.title);
    if (!fresh.ok) {
      show({ problem: fresh.problem });
      return !isPassing(fresh.problem);
    }
    loading = false;
    shown.begin(fresh.value);
    moved({ table: fresh.value.table, problem: undefined });
    missing.begin();
    return true;
  });

  function refresh(): void {
    cancelRefresh();
    cancelRefresh = wire.later(REFRESH_MS, table.begin);
  }

  const table = insist(wire.later, async () => {
    const answer = await readAs(shapes.table, ask('GET', path));
    if (!answer.ok) return !isPassing(answer.problem);
    // An entry heard since then has changed the table again.
    if (answer.value.seq < shown.seq()) refresh();
    else show({ table: answer.value });
    if (answer.value.seq > shown.seq()) missing.begin();
    return true;
  });

  const chat = followChat(ask, wire.later, path, (lines) => show({ chat: lines }));

  function hearMessage(message: ServerMessage): void {
    if (message.type === 'entries') hear(message.entries);
    else if (message.type === 'table') refresh();
    else if (message.type === 'chat') chat.add(message.line);
    else if (message.type === 'presence') show({ present: message.players, others: message.others });
    else if (message.type === 'watching') {
      // The connection is back: read the chat and the table again, and send the waiting moves.
      refresh();
      chat.read();
      if (message.seq > shown.seq()) missing.begin();
      void send();
    }
  }

  async function undo(where: string, body: unknown): Promise<void> {
    const answer = await ask('POST', `${path}/${where}`, body);
    if (!answer.ok && answer.problem.code === 'move/stale') await catchUp(answer.problem.more['entries']);
    refresh();
    show({ problem: answer.ok ? undefined : answer.problem });
  }

  const unwatch = line.watch(id, shown.seq, hearMessage);
  const unsubscribe = line.subscribe(() => {
    if (line.state() === 'lost') show({ line: 'lost', present: [], others: 0 });
    else show({ line: line.state() });
  });
  const unsent = pendingIn(wire.kept(id));
  if (unsent.length > 0) {
    shown.resume(unsent);
    moment = { ...moment, pending: unsent.length };
    void send();
  }

  return {
    id,
    game: shown.game,
    moment: () => moment,
    record: shown.record,
    isRevealed: shown.isRevealed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play,
    again() {
      const { overtaken } = moment;
      return overtaken && play(overtaken);
    },
    letBe: () => show({ overtaken: undefined, refused: undefined, problem: undefined }),
    askUndo: (moves) => undo('undo', { after: shown.seq(), moves }),
    answerUndo: (agree) => undo('undo/answer', { after: shown.seq(), agree }),
    async say(body) {
      const answer = await readAs(shapes.chatLine, ask('POST', `${path}/chat`, { body }));
      if (answer.ok) chat.add(answer.value);
      show({ problem: answer.ok ? undefined : answer.problem });
      return answer.ok;
    },
    async change(method, where, body) {
      const answer = await readAs(shapes.table, ask(method, `${path}${where}`, body));
      refresh();
      show({ problem: answer.ok ? undefined : answer.problem });
      return answer.ok;
    },
    close() {
      closed = true;
      cancelRetry();
      cancelRefresh();
      for (const work of [missing, reading, table, chat]) work.stop();
      unwatch();
      unsubscribe();
    },
  };
}
