import { accepted, isRecord, type Refusal, type Result, refuse, refused } from '@stellwerk/engine/kernel';
import { type PeerAction, readAction, textIn } from './action.ts';
import { decline, shown, wordOf } from './plain.ts';
import { resolveUndo } from './undo.ts';
import { wrongKind } from './wrong-kind.ts';

interface PeerPlayer {
  /** As actions name the player. */
  readonly id: string;
  readonly name: string;
}

/** Something about the file that whoever takes the game over should know; it is told like a refusal. */
export type Notice = Refusal;

/** A game file of 18xx.games, whatever its title: what was settled before, and the actions that stand. */
export interface PeerGame {
  readonly title: string;
  /** In the order of their seats. */
  readonly players: readonly PeerPlayer[];
  readonly optionalRules: readonly string[];
  /** The site's generator starts from it. */
  readonly seed: number;
  readonly actions: readonly PeerAction[];
  readonly finished: boolean;
  /** What each player had in the end, by id. */
  readonly result: Readonly<Record<string, number>>;
  /** The site's position before the first and after each action, where the file was recorded with it. */
  readonly digests: readonly Readonly<Record<string, unknown>>[];
  /** What the file says and nobody here uses, and what looks odd in it. */
  readonly notices: readonly Notice[];
}

type Data = Readonly<Record<string, unknown>>;

/** Reads what the site exports, and the form in which recorded games are kept, with undo resolved and positions added. */
export function readPeerGame(data: unknown): Result<PeerGame> {
  if (!isRecord(data)) return refused(wrongKind(data));
  const { title, actions, settings, players } = data;
  if (typeof title !== 'string' || !Array.isArray(actions) || !Array.isArray(players)) return refused(wrongKind(data));
  const host = isRecord(settings) ? settings : data;
  const seated = readPlayers(players);
  if (!seated.ok) return seated;
  const rules = readOptionalRules(host);
  if (!rules.ok) return rules;
  const seed = readSeed(host, data);
  if (!seed.ok) return seed;
  const result = readResult(data['result'], seated.value);
  if (!result.ok) return result;
  const log = readLog(actions, seated.value);
  if (!log.ok) return log;
  const standing = resolveUndo(log.value);
  if (!standing.ok) return standing;
  return accepted({
    title,
    players: seated.value,
    optionalRules: rules.value,
    seed: seed.value,
    actions: standing.value,
    finished: isFinished(data),
    result: result.value,
    digests: Array.isArray(data['digests']) ? data['digests'].filter(isRecord) : [],
    notices: [
      ...headNotices(data, host, seated.value),
      ...numberNotices(log.value, 'digests' in data),
      ...undoneNotices(log.value.length - standing.value.length),
      ...unusedNotices(data, host, standing.value),
    ],
  });
}

export function readPeerText(text: string): Result<PeerGame> {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refused(wrongKind(text));
  }
  return readPeerGame(data);
}

function readPlayers(players: readonly unknown[]): Result<readonly PeerPlayer[]> {
  const seated: PeerPlayer[] = [];
  for (const [seat, data] of players.entries()) {
    const id = wordOf(isRecord(data) ? data['id'] : data);
    if (id === undefined || seated.some((other) => other.id === id)) {
      return refused(decline('interop/player', { number: seat + 1 }));
    }
    const name = isRecord(data) ? (textIn(data, 'name') ?? '').trim() : '';
    seated.push({ id, name: shown(name) || `Player ${seat + 1}` });
  }
  return accepted(seated);
}

function readOptionalRules(host: Data): Result<readonly string[]> {
  const rules = host['optional_rules'] ?? [];
  const texts = Array.isArray(rules) ? rules.filter((rule): rule is string => typeof rule === 'string') : [];
  if (!Array.isArray(rules) || texts.length < rules.length) return refused(decline('interop/optional-rules'));
  return accepted([...new Set(texts)]);
}

function readLog(actions: readonly unknown[], players: readonly PeerPlayer[]): Result<readonly PeerAction[]> {
  const log: PeerAction[] = [];
  for (const [i, data] of actions.entries()) {
    const read = readAction(data);
    if (!read.ok) return refused(refuseEntry(data, i + 1, read.refusal, players));
    log.push(read.value);
  }
  return accepted(log);
}

/** An entry is named by the number it has in the file's own count, if it has one. */
function refuseEntry(data: unknown, number: number, cause: Refusal, players: readonly PeerPlayer[]): Refusal {
  const { id, type, entity } = isRecord(data) ? data : { id: null, type: '', entity: '' };
  const action = Number.isSafeInteger(id) ? Number(id) : number;
  if (cause.rule === 'interop/no-action') return refuse('interop/no-action', { action: number });
  const who = nameOf(players, { kind: 'player', id: wordOf(entity) ?? '' });
  return refuseMove({ action, number, kind: wordOf(type) ?? '', who }, cause, players);
}

interface Place {
  /** As the file counts. */
  readonly action: number;
  readonly number: number;
  readonly kind: string;
  readonly who: string;
}

/** The names of the players go along: the reason may speak of seats. */
export function refuseMove(place: Place, cause: Refusal, players: readonly PeerPlayer[]): Refusal {
  const { action, number, kind, who } = place;
  const { rule, code, figures } = cause;
  const told = decline('interop/move', { kind, who }).figures;
  const names = players.map(({ name }) => name);
  return refuse('interop/move', { ...told, action, number, players: names, cause: { rule, code, figures } });
}

/** Players by name, all others by their letters. */
export function nameOf(players: readonly PeerPlayer[], entity: { readonly kind: string; readonly id: string }): string {
  const player = entity.kind === 'player' ? players.find(({ id }) => id === entity.id) : undefined;
  return player?.name ?? shown(entity.id);
}

function readResult(data: unknown, players: readonly PeerPlayer[]): Result<Readonly<Record<string, number>>> {
  if (data === undefined || data === null) return accepted({});
  if (!isRecord(data)) return refused(decline('interop/result-form'));
  const result: [string, number][] = [];
  for (const [id, value] of Object.entries(data)) {
    const known = players.some((player) => player.id === id);
    if (!known || !(value === null || Number.isFinite(value))) return refused(decline('interop/result-form'));
    if (typeof value === 'number') result.push([id, value]);
  }
  return accepted(Object.fromEntries(result));
}

const MODULUS = 2 ** 31;

/** A game without a seed of its own starts from the digits of its id. */
function readSeed(host: Data, data: Data): Result<number> {
  const seed = host['seed'] ?? data['seed'];
  if (seed === undefined || seed === null) {
    return accepted(Number(/\d+/.exec(wordOf(data['id']) ?? '')?.[0] ?? 0) % MODULUS);
  }
  return typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0
    ? accepted(seed)
    : refused(decline('interop/seed'));
}

/** The seed of a game of ours as a number, for the site knows no others; 0 if it is none. */
export function seedOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** The first number the site's generator gives. */
export function firstRandom(seed: number): number {
  return Number((1_103_515_245n * BigInt(Math.trunc(seed)) + 12_345n) % BigInt(MODULUS));
}

function endReason(data: Data): string {
  return textIn(data, 'end_reason') || textIn(data, 'game_end_reason') || '';
}

function isFinished(data: Data): boolean {
  if (data['manually_ended'] === true) return false;
  return textIn(data, 'status') === 'finished' || endReason(data) !== '';
}

function headNotices(data: Data, host: Data, players: readonly PeerPlayer[]): readonly Notice[] {
  const notices: Notice[] = [];
  const status = textIn(data, 'status');
  if (data['manually_ended'] === true) notices.push(decline('interop/ended-early'));
  else if (status !== undefined && (status === 'finished') !== (endReason(data) !== '') && 'result' in data) {
    notices.push(decline('interop/status', { status }));
  }
  if (isFinished(data) && Object.keys(isRecord(data['result']) ? data['result'] : {}).length < players.length) {
    notices.push(decline('interop/no-result'));
  }
  const order = host['player_order'];
  if (order !== undefined && order !== null) {
    const ids = Array.isArray(order) ? order.map(wordOf) : [];
    if (ids.length !== players.length || ids.some((id, seat) => id !== players[seat]?.id)) {
      notices.push(decline('interop/seating'));
    }
  }
  return notices;
}

/** The site numbers its entries in a row: where that breaks, entries are missing, doubled or moved. */
function numberNotices(log: readonly PeerAction[], isRecorded: boolean): readonly Notice[] {
  if (isRecorded || log.every(({ id }) => id === null)) return [];
  const breaks = log.flatMap(({ id }, i) => {
    const before = i === 0 ? 0 : (log[i - 1]?.id ?? null);
    return before !== null && id === before + 1 ? [] : [`${before ?? '?'}–${id ?? '?'}`];
  });
  return breaks.length === 0 ? [] : [refuse('interop/numbers', { count: breaks.length, breaks: listed(breaks) })];
}

/** Each undo and redo is an entry too. */
function undoneNotices(count: number): readonly Notice[] {
  return count === 0 ? [] : [refuse('interop/undone', { count })];
}

const MOST_LISTED = 200;

function listed(items: readonly string[]): string {
  return items.length > MOST_LISTED ? `${items.slice(0, MOST_LISTED).join(', ')} …` : items.join(', ');
}

/** What a game file has around the game. */
const HEAD: ReadonlySet<string> = new Set([
  ...['id', 'title', 'players', 'settings', 'seed', 'optional_rules', 'actions', 'status', 'result'],
  ...['game_end_reason', 'end_reason', 'manually_ended', 'player_order', 'digests'],
  // Told about the game or its table, of no effect on it.
  ...['description', 'user', 'user_settings', 'min_players', 'max_players', 'turn', 'round', 'acting', 'loaded'],
  ...['mode', 'created_at', 'updated_at', 'finished_at', 'is_async', 'unlisted', 'auto_routing'],
  // Of recorded games.
  ...['source', 'engine_commit', 'stuck', 'replay_ok', 'replay_s', 'replay_diff', 'fixture_result', 'phase'],
]);

function unusedNotices(data: Data, host: Data, actions: readonly PeerAction[]): readonly Notice[] {
  const times = new Map<string, number>();
  const note = (field: string) => times.set(field, (times.get(field) ?? 0) + 1);
  for (const field of new Set([...Object.keys(data), ...Object.keys(host)])) if (!HEAD.has(field)) note(field);
  for (const action of actions) {
    for (const one of [action, ...action.automatic]) for (const field of one.unused) note(field);
  }
  return [...times].map(([field, count]) => decline('interop/unused', { field, count }));
}
