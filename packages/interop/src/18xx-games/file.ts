import { accepted, isRecord, type Result, refuse, refused } from '@stellwerk/engine/kernel';
import { numberIn, type PeerAction, readAction, textIn, textsIn } from './action.ts';
import { resolveUndo } from './undo.ts';

export interface PeerPlayer {
  /** As actions name the player. */
  readonly id: string;
  readonly name: string;
}

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
}

/** Reads what the site exports, and the form in which recorded games are kept, with undo resolved and positions added. */
export function readPeerGame(data: unknown): Result<PeerGame> {
  if (!isRecord(data)) return refused(refuse('interop/file'));
  const { title, actions, settings, players } = data;
  if (typeof title !== 'string' || !Array.isArray(actions) || !Array.isArray(players)) {
    return refused(refuse('interop/file'));
  }
  const seated = players.map(readPlayer);
  const log = actions.map(readAction);
  const wrong = log.indexOf(undefined);
  if (wrong >= 0) return refused(refuse('interop/no-action', { action: wrong + 1 }));
  const standing = resolveUndo(log.filter((action) => action !== undefined));
  if (!standing.ok) return standing;
  const host = isRecord(settings) ? settings : data;
  return accepted({
    title,
    players: seated,
    optionalRules: textsIn(host, 'optional_rules'),
    seed: numberIn(host, 'seed') ?? seedFrom(data['id']),
    actions: standing.value,
    finished: textIn(data, 'status') === 'finished' || Boolean(textIn(data, 'end_reason')),
    result: readResult(data['result']),
    digests: Array.isArray(data['digests']) ? data['digests'].filter(isRecord) : [],
  });
}

export function readPeerText(text: string): Result<PeerGame> {
  try {
    return readPeerGame(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return refused(refuse('interop/file'));
    throw error;
  }
}

function readPlayer(data: unknown, seat: number): PeerPlayer {
  const fallback = `Player ${seat + 1}`;
  if (!isRecord(data)) return { id: String(data), name: fallback };
  return { id: String(data['id']), name: textIn(data, 'name')?.trim().slice(0, 60) || fallback };
}

function readResult(data: unknown): Readonly<Record<string, number>> {
  if (!isRecord(data)) return {};
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

const MODULUS = 2 ** 31;

/** A game without a seed of its own starts from the digits of its id. */
function seedFrom(id: unknown): number {
  return Number(/\d+/.exec(String(id ?? ''))?.[0] ?? 0) % MODULUS;
}

/** The first number the site's generator gives. */
export function firstRandom(seed: number): number {
  return Number((1_103_515_245n * BigInt(Math.trunc(seed)) + 12_345n) % BigInt(MODULUS));
}
