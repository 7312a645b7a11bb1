import { draw, isRecord, seededRandom } from '@stellwerk/engine/kernel';
import { importers } from './importers.ts';
import { resolveUndo } from './undo.ts';

/** A game file as it was, with one thing in it changed. */
interface Edit {
  /** What was done, in words: where, and what stood there before and after. */
  readonly what: string;
  readonly file: unknown;
}

type Data = Readonly<Record<string, unknown>>;
type Choose = <T>(items: readonly T[]) => T | undefined;

/** What nobody needs to know to play the game: changing it means nothing. */
const IDLE: ReadonlySet<string> = new Set(['user', 'created_at', 'message', 'revenue_str']);

/** Where these are missing they mean what the site writes there. */
const OPTIONAL: ReadonlySet<string> = new Set(['extra_revenue', 'subsidy', 'tokener']);

const FINE = 1_000_000;

/**
 * One meaningful edit of a file by chance: an entry is dropped, doubled, moved or given to somebody else, a value is changed,
 * dropped or gets another form; now and then something of the head. Undefined where chance chose what changes nothing.
 */
export function editOf(file: unknown, seed: string): Edit | undefined {
  const chance = seededRandom(seed);
  const random = () => draw(chance, 'edit', FINE) / FINE;
  const choose: Choose = (items) => items[Math.floor(random() * items.length)];
  if (!isRecord(file) || !Array.isArray(file['actions'])) return undefined;
  if (random() < 0.08) return headEdit(file, choose);
  const actions: readonly unknown[] = file['actions'];
  const at = Math.floor(random() * actions.length);
  const entry = actions[at];
  if (!isRecord(entry) || entry['type'] === 'message') return undefined;
  const inFile = (edited: readonly unknown[], what: string): Edit => ({
    what: `entry ${at + 1} (${String(entry['type'])}): ${what}`,
    file: { ...file, actions: edited },
  });
  const before = actions.slice(0, at);
  const after = actions.slice(at + 1);
  const kind = random();
  if (kind < 0.12) return inFile([...before, ...after], 'dropped');
  if (kind < 0.18) return inFile([...before, entry, entry, ...after], 'doubled');
  if (kind < 0.24 && after.length > 0) return inFile([...before, after[0], entry, ...after.slice(1)], 'after the next');
  // What was taken back later is never played, and a programme says nothing but what it does.
  if (!standingIn(file, actions).has(at)) return undefined;
  const changed = fieldEdit(entry, file, choose, random);
  if (!changed) return undefined;
  const edit = inFile([...before, changed.data, ...after], changed.what);
  // An undo to an entry that was taken back as well goes as far as before.
  const same = entry['type'] === 'undo' && changed.data['type'] === 'undo' && standsTheSame(file, edit.file);
  return same ? undefined : edit;
}

const standings = new WeakMap<Data, ReadonlySet<number>>();

/** The places of the entries that count: what stands in the end, and every undo and redo. */
function standingIn(file: Data, actions: readonly unknown[]): ReadonlySet<number> {
  const known = standings.get(file);
  if (known) return known;
  const log = actions.map((entry, at) => {
    const { type, id, action_id: undoTo } = isRecord(entry) ? entry : { type: '', id: null, action_id: null };
    const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
    return { type: String(type), id: numberOf(id), undoTo: numberOf(undoTo), at };
  });
  const resolved = resolveUndo(log);
  const stands = resolved.ok ? resolved.value.map(({ at }) => at) : [];
  const turns = log.filter(({ type }) => type === 'undo' || type === 'redo').map(({ at }) => at);
  const found = new Set([...stands, ...turns]);
  standings.set(file, found);
  return found;
}

function standsTheSame(file: Data, edited: unknown): boolean {
  if (!isRecord(edited) || !Array.isArray(edited['actions']) || !Array.isArray(file['actions'])) return false;
  const [one, other] = [standingIn(file, file['actions']), standingIn(edited, edited['actions'])];
  return one.size === other.size && [...one].every((at) => other.has(at));
}

interface Changed {
  readonly what: string;
  readonly data: Data;
}

/** A field of the entry, or of something inside it. */
function fieldEdit(entry: Data, file: Data, choose: Choose, random: () => number): Changed | undefined {
  const isUndo = entry['type'] === 'undo' || entry['type'] === 'redo';
  const isProgramme = String(entry['type']).startsWith('program_');
  const isIdle = (field: string) =>
    IDLE.has(field) ||
    entry[field] === false ||
    (isProgramme && field !== 'auto_actions') ||
    (isUndo && field.startsWith('entity')) ||
    (field === 'slot' && entry['type'] === 'place_token');
  const fields = Object.keys(entry).filter((field) => !isIdle(field));
  const field = choose(fields);
  if (field === undefined) return undefined;
  if (random() < 0.12 && field !== 'auto_actions' && !OPTIONAL.has(field)) {
    const { [field]: _, ...rest } = entry;
    return { what: `without ${field}`, data: rest };
  }
  const value = valueEdit(entry[field], field, entry, file, choose, random);
  if (value === undefined) return undefined;
  const what = `${field} ${JSON.stringify(entry[field])?.slice(0, 300)} → ${JSON.stringify(value)?.slice(0, 300)}`;
  return { what, data: { ...entry, [field]: value } };
}

function valueEdit(
  value: unknown,
  field: string,
  entry: Data,
  file: Data,
  choose: Choose,
  random: () => number,
): unknown {
  if (random() < 0.06) return choose([null, [], {}, 'nonsense', -1, 12_345].filter((other) => other !== value));
  if (typeof value === 'number') return numberEdit(value, field, entry, file, choose);
  if (typeof value === 'string') return textEdit(value, field, file, choose);
  if (typeof value === 'boolean') return !value;
  if (!Array.isArray(value)) return undefined;
  const list: readonly unknown[] = value;
  if (list.length === 0) return field === 'routes' ? undefined : ['nonsense'];
  const at = Math.floor(random() * list.length);
  const item = list[at];
  // What the site notes for itself has no effect.
  if (isRecord(item) && /^(destination_connection|program_)/.test(String(item['type']))) return undefined;
  if (random() < 0.2) return list.filter((_, i) => i !== at);
  const edited = isRecord(item)
    ? fieldEdit(item, file, choose, random)?.data
    : valueEdit(item, field, entry, file, choose, random);
  return edited === undefined ? undefined : list.map((one, i) => (i === at ? edited : one));
}

function numberEdit(value: number, field: string, entry: Data, file: Data, choose: Choose): number | undefined {
  if (field === 'rotation')
    return choose([0, 1, 2, 3, 4, 5].filter((other) => !looksTheSame(entry, value, other, file)));
  if (field === 'entity') return Number(choose(otherPlayers(file, String(value))) ?? -1);
  return value + (choose([-10, -1, 1, 10, 100]) ?? 1);
}

/** Tiles that look the same turned otherwise. */
function looksTheSame(entry: Data, one: number, other: number, file: Data): boolean {
  const importer = importers.find(({ peerTitle }) => peerTitle === file['title']);
  return importer?.looksTheSame(String(entry['tile']), one, other) ?? true;
}

/** Another name of the same kind that stands somewhere in the file. */
function textEdit(value: string, field: string, file: Data, choose: Choose): string | undefined {
  const others = namesIn(file, field).filter((other) => other !== value && !meansTheSame(field, value, other));
  return choose(others) ?? `${value}x`;
}

/** Copies of a tile are alike, and so are the certificates of a company that say the same. */
function meansTheSame(field: string, one: string, other: string): boolean {
  if (field !== 'tile' && field !== 'shares') return false;
  const bare = (name: string) => name.replace(field === 'tile' ? /-\d+$/ : /_[1-9]\d*$/, '');
  return bare(one) === bare(other);
}

const namesOf = new WeakMap<Data, Map<string, readonly string[]>>();

function namesIn(file: Data, field: string): readonly string[] {
  const known = namesOf.get(file) ?? new Map<string, readonly string[]>();
  namesOf.set(file, known);
  const found = known.get(field) ?? [...new Set(textsUnder(file['actions'], field))];
  known.set(field, found);
  return found;
}

function textsUnder(data: unknown, field: string): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((item: unknown) => textsUnder(item, field));
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => (name === field ? textsIn(value) : textsUnder(value, field)));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
}

function otherPlayers(file: Data, id: string): readonly string[] {
  const players = Array.isArray(file['players']) ? file['players'] : [];
  return players.flatMap((player: unknown) => {
    const other = String(isRecord(player) ? player['id'] : player);
    return other === id ? [] : [other];
  });
}

/** Seats, settings, the end of the game. */
function headEdit(file: Data, choose: Choose): Edit | undefined {
  const players: readonly unknown[] = Array.isArray(file['players']) ? file['players'] : [];
  const settings = isRecord(file['settings']) ? file['settings'] : {};
  const result = isRecord(file['result']) ? file['result'] : {};
  const who = choose(Object.keys(result)) ?? '';
  const set = (what: string, changes: Data): Edit => ({ what: `head: ${what}`, file: { ...file, ...changes } });
  return choose([
    set('another title', {
      title: choose(
        [...importers.map(({ peerTitle }) => peerTitle), '1830'].filter((title) => title !== file['title']),
      ),
    }),
    set('players in another order', { players: [...players.slice(1), players[0]] }),
    set('a player fewer', { players: players.slice(1) }),
    set('a player twice', { players: [...players.slice(1), players[1]] }),
    set('optional rules of a wrong form', { settings: { ...settings, optional_rules: 'promotion_tiles' } }),
    set('an optional rule', { settings: { ...settings, optional_rules: ['promotion_tiles'] } }),
    set('a seed of a wrong form', { settings: { ...settings, seed: '7' } }),
    set('not finished', { status: 'active' }),
    set('no reason to end', { game_end_reason: null }),
    set('another result', { result: { ...result, [who]: Number(result[who]) + (choose([-1, 1, 100]) ?? 1) } }),
    set('no result', { result: {} }),
    set('a result fewer', { result: Object.fromEntries(Object.entries(result).filter(([id]) => id !== who)) }),
    set('ended by hand', { manually_ended: true }),
  ]);
}
