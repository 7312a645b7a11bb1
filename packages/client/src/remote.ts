import {
  type BaseAction,
  type Config,
  eventsIn,
  type Figures,
  type Game,
  isJson,
  isRecord,
  newGame,
  publicHash,
  type Refusal,
  type Refused,
  readState,
  type SeedlessGame,
  type SeedlessMove,
  type SeedlessRecord,
  sameJson,
  seedlessGame,
  standingEntries,
  type Title,
} from '@stellwerk/engine/kernel';
import type { ChatLine, Entry, Position, ServerMessage, Table } from '@stellwerk/server/api';
import { type Answer, type Ask, isPassing, type Problem, readAs, retryAfterMs } from './answers.ts';
import { insist } from './insistence.ts';
import type { Line, LineState } from './line.ts';
import * as shapes from './shapes.ts';

/** Everything about a table on a server besides its position, at one moment; a new one with every change. */
export interface LiveMoment {
  readonly table: Table;
  readonly line: LineState;
  /** Moves made here that the server has not accepted yet. */
  readonly pending: number;
  /** One of these moves draws chance, so that only the server knows its outcome. */
  readonly blind: boolean;
  /** Sending a move failed. It is sent again as soon as possible. */
  readonly unsure: boolean;
  /** A move that came after another player's and was not made. The player decides again. */
  readonly overtaken: BaseAction | undefined;
  /** What the server refused by the rules, though the table here would have allowed it. */
  readonly refused: Refusal | undefined;
  readonly problem: Problem | undefined;
  /** Players who look at the table now, by id, and how many look on besides. */
  readonly present: readonly string[];
  readonly others: number;
  readonly chat: readonly ChatLine[];
  /** Counts up with everything that changes the position. */
  readonly version: number;
}

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

interface Pending {
  readonly id: string;
  readonly action: BaseAction;
  readonly blind: boolean;
  /** The entry it follows; the same every time it is sent, so that nothing is played twice or on another position. */
  readonly after: number;
  /** Played on the game shown. */
  shown: boolean;
}

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

const ENTRIES = shapes.listOf(shapes.entry);
const RETRY_MS = 2000;
const MOST_RETRY_MS = 20_000;
const REFRESH_MS = 120;

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
function tableAfter(table: Table, { seq, moves, seats }: Entry): Table {
  if (seq <= table.seq) return table;
  const seatList = table.seatList.map((seat) => ({ ...seat, ...seats.find((change) => change.seat === seat.seat) }));
  return { ...table, seq, moves, undoRequest: null, seatList };
}

async function entriesAfter(ask: Ask, table: string, after: number): Promise<Answer<readonly Entry[]>> {
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

function moveOf({ action, chance }: Entry, seedKept: boolean): SeedlessMove {
  if (action === null) throw new TypeError('a move without an action');
  return { action, chance: seedKept ? chance : null };
}

export function openRemote(loaded: Loaded, wire: Wire): Remote {
  const { ask, line } = wire;
  const { id } = loaded.table;
  const path = `/api/tables/${id}`;
  const listeners = new Set<() => void>();
  let { followed, seq, seedKept } = loaded;
  let revealed = [...loaded.revealed];
  /** How many moves the server has accepted; the game shown may have more. */
  let confirmed = followed.game().actions.length;
  let pending: Pending[] = [];
  let sending = false;
  /** The game is being read again; what is heard meanwhile is asked for afterwards. */
  let loading = false;
  let closed = false;
  let retry = RETRY_MS;
  let cancelRetry = () => {};
  let cancelRefresh = () => {};
  /** The last line of the chat before which none is missing. */
  let chatUpTo: string | undefined;
  let moment: LiveMoment = {
    table: loaded.table,
    line: line.state(),
    pending: 0,
    blind: false,
    unsure: false,
    overtaken: undefined,
    refused: undefined,
    problem: undefined,
    present: [],
    others: 0,
    chat: [],
    version: 0,
  };

  function show(change: Partial<LiveMoment>): void {
    if (closed) return;
    const unsure = pending.length > 0 && (change.unsure ?? moment.unsure);
    moment = { ...moment, ...change, unsure, pending: pending.length, blind: pending.some(({ blind }) => blind) };
    for (const listener of [...listeners]) listener();
  }

  function moved(change: Partial<LiveMoment> = {}): void {
    wire.keep(id, pending.length === 0 ? undefined : JSON.stringify(pending));
    const table = change.table ?? moment.table;
    const isKnown = pending.length === 0 && table.status === 'running' && table.seq === seq;
    const actors = isKnown ? followed.game().actors() : table.actors;
    show({ ...change, table: { ...table, actors: [...actors] }, version: moment.version + 1 });
  }

  /** Takes everything back that the server has not accepted. */
  function hideUnconfirmed(): void {
    if (followed.game().actions.length > confirmed) followed.cut(confirmed);
    for (const move of pending) move.shown = false;
  }

  function play(action: BaseAction): Refused | undefined {
    const game = followed.game();
    const tried = game.preview(action);
    if (!tried.ok) return tried;
    if (pending.some(({ blind }) => blind)) return undefined;
    const blind = seedKept && tried.value.state.random.draws > game.state.random.draws;
    pending.push({ id: wire.newId(), action, blind, after: seq + pending.length, shown: !blind });
    if (!blind) followed.follow({ action, chance: null });
    moved({ overtaken: undefined, refused: undefined, problem: undefined });
    void send();
    return undefined;
  }

  async function send(): Promise<void> {
    const [move] = pending;
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
      if (answer.value.entry.seq > seq) hear([answer.value.entry]);
      if (pending[0] === move) {
        hideUnconfirmed();
        pending = [];
      }
      moved({ unsure: false });
      void send();
      return;
    }
    const { problem } = answer;
    // The socket may have reported meanwhile that the move was accepted.
    if (pending[0] !== move) {
      void send();
      return;
    }
    if (isPassing(problem)) {
      show({ unsure: true });
      cancelRetry = wire.later(retryAfterMs(problem) ?? retry, () => void send());
      retry = Math.min(2 * retry, MOST_RETRY_MS);
      return;
    }
    hideUnconfirmed();
    pending = [];
    if (problem.code === 'move/stale') {
      await catchUp(problem.more['entries']);
      moved({ unsure: false, overtaken: action });
    } else {
      const refused = problem.code === 'move/refused' ? refusalIn(problem.more['refusal']) : undefined;
      moved({ unsure: false, refused, problem: refused ? undefined : problem });
    }
  }

  /** What was missing, as it came with the refusal or as the server tells it when asked. */
  async function catchUp(entries: unknown): Promise<void> {
    if (ENTRIES.accepts(entries)) hear(entries);
    const rest = await entriesAfter(ask, id, seq);
    if (rest.ok) hear(rest.value);
    else missing.begin();
  }

  function hear(entries: readonly Entry[]): void {
    if (loading || closed) return;
    const before = seq;
    try {
      for (const entry of entries) {
        if (entry.seq > seq + 1) missing.begin();
        if (entry.seq === seq + 1) take(entry);
      }
      const last = entries.at(-1);
      if (last?.seq === seq && publicHash(followed.game().at(confirmed)) !== last.hash)
        throw new Error('not the same game');
    } catch {
      readAgain();
      return;
    }
    if (seq === before) return;
    moved();
    // Ranks and ratings come with the end of the game; all else of the table is told by its own message.
    if (followed.game().over) refresh();
  }

  const missing = insist(wire.later, async () => {
    const rest = await entriesAfter(ask, id, seq);
    if (rest.ok) hear(rest.value);
    return rest.ok || !isPassing(rest.problem);
  });

  function take(entry: Entry): void {
    const [first] = pending;
    const isMine =
      entry.kind === 'play' &&
      first?.after === entry.seq - 1 &&
      first.action.seat === entry.seat &&
      sameJson(first.action, entry.action);
    if (entry.kind === 'undo') {
      hideUnconfirmed();
      followed.cut(entry.moves);
      confirmed = entry.moves;
    } else {
      if (isMine) pending.shift();
      if (!isMine || !first.shown) {
        hideUnconfirmed();
        const played = followed.follow(moveOf(entry, seedKept));
        if (!played.ok) throw new Error(played.refusal.rule);
      }
      confirmed += 1;
    }
    revealed.length = entry.kind === 'undo' ? confirmed : confirmed - 1;
    if (entry.kind === 'play') revealed.push(entry.revealed);
    seq = entry.seq;
    moment = { ...moment, table: tableAfter(moment.table, entry) };
  }

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
    ({ followed, seq, seedKept } = fresh.value);
    revealed = [...fresh.value.revealed];
    confirmed = followed.game().actions.length;
    for (const move of pending) move.shown = false;
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
    if (answer.value.seq < seq) refresh();
    else show({ table: answer.value });
    if (answer.value.seq > seq) missing.begin();
    return true;
  });

  const chat = insist(wire.later, async () => {
    for (;;) {
      const since = chatUpTo;
      const where = `${path}/chat${since === undefined ? '' : `?after=${since}`}`;
      const answer = await readAs(shapes.listOf(shapes.chatLine), ask('GET', where));
      if (!answer.ok) return !isPassing(answer.problem);
      for (const said of answer.value) addLine(said);
      chatUpTo = answer.value.at(-1)?.id ?? since;
      if (since === undefined || answer.value.length === 0) return true;
    }
  });

  function addLine(said: ChatLine): void {
    if (moment.chat.some((known) => known.id === said.id)) return;
    // The ids of lines sort by their time.
    show({ chat: [...moment.chat, said].sort((a, b) => (a.id < b.id ? -1 : 1)) });
  }

  function hearMessage(message: ServerMessage): void {
    if (message.type === 'entries') hear(message.entries);
    else if (message.type === 'table') refresh();
    else if (message.type === 'chat') addLine(message.line);
    else if (message.type === 'presence') show({ present: message.players, others: message.others });
    else if (message.type === 'watching') {
      // The connection is back: read the chat and the table again, and send the waiting moves.
      refresh();
      chat.begin();
      if (message.seq > seq) missing.begin();
      void send();
    }
  }

  async function undo(where: string, body: unknown): Promise<void> {
    const answer = await ask('POST', `${path}/${where}`, body);
    if (!answer.ok && answer.problem.code === 'move/stale') await catchUp(answer.problem.more['entries']);
    refresh();
    show({ problem: answer.ok ? undefined : answer.problem });
  }

  const unwatch = line.watch(id, () => seq, hearMessage);
  const unsubscribe = line.subscribe(() => {
    if (line.state() === 'lost') show({ line: 'lost', present: [], others: 0 });
    else show({ line: line.state() });
  });
  const unsent = pendingIn(wire.kept(id));
  if (unsent.length > 0) {
    pending = [...unsent];
    moment = { ...moment, pending: pending.length };
    void send();
  }

  return {
    id,
    game: () => followed.game(),
    moment: () => moment,
    record: () => followed.record(),
    isRevealed: (moves) => revealed.slice(moves).includes(true),
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
    askUndo: (moves) => undo('undo', { after: seq, moves }),
    answerUndo: (agree) => undo('undo/answer', { after: seq, agree }),
    async say(body) {
      const answer = await readAs(shapes.chatLine, ask('POST', `${path}/chat`, { body }));
      if (answer.ok) addLine(answer.value);
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

function refusalIn(value: unknown): Refusal | undefined {
  if (!isRecord(value)) return undefined;
  const { rule, code, figures } = value;
  if (typeof rule !== 'string' || typeof code !== 'string' || !isFigures(figures)) return undefined;
  return { rule, code, figures };
}

function isFigures(value: unknown): value is Figures {
  return isRecord(value) && isJson(value);
}

function pendingIn(text: string | undefined): readonly Pending[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isPending).map((move) => ({ ...move, shown: false })) : [];
  } catch {
    return [];
  }
}

function isPending(value: unknown): value is Pending {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['blind'] === 'boolean' &&
    Number.isSafeInteger(value['after']) &&
    shapes.action.accepts(value['action'])
  );
}
