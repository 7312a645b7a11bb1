import type { BaseAction } from './action.ts';
import { type Game, newGame } from './game.ts';
import { clone, isJson, isRecord, isWhole, type Json } from './json.ts';
import type { Options } from './options.ts';
import { isReadable, type PastGame, pastGame } from './past.ts';
import { accepted, type Refusal, type Result, refuse, refused } from './refusal.ts';
import { hashOfState, readState } from './state.ts';
import type { Title } from './title.ts';
import { type GameVersion, isGameVersion } from './version.ts';

const FORMAT = 'stellwerk-game';

/**
 * A game as a file: what was settled before it, and every move. The position follows from these; the hash proves it. The
 * version is the game's own: a game begun under an older one is saved and loaded under it.
 */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly version: GameVersion;
  readonly title: string;
  readonly revision: number;
  readonly players: readonly string[];
  readonly options: Options;
  readonly seed: string;
  readonly actions: readonly BaseAction[];
  readonly hash: string;
  /** The position itself, for a day on which the rules lead elsewhere: docs/stored-games.md. */
  readonly position?: Json;
}

export function saveGame(game: Game): SavedGame {
  const { title, revision, players, options, seed, version } = game.config;
  const actions = clone(game.actions);
  return { format: FORMAT, version, title, revision, players, options, seed, actions, hash: game.hash() };
}

/**
 * A saved game with its position beside it: what is stored, or handed out as a file, to be looked at whatever the rules
 * become.
 */
export function storeGame(game: Game): SavedGame {
  return { ...saveGame(game), position: positionOf(game) };
}

/**
 * Loads a game from whatever a file held. Nothing is half-loaded: either the whole game stands, or a refusal says why
 * not.
 */
export function loadGame(titles: readonly Title[], data: unknown): Result<Game> {
  const saved = readSaved(titles, data);
  if (!saved.ok) return saved;
  const { title, file } = saved.value;
  const game = newGame(title, file);
  const loaded = game.ok ? replayOnto(game.value, file.actions, file.hash) : game;
  return loaded.ok || file.revision === title.revision ? loaded : refused(olderRules(title, file, loaded.refusal));
}

/** Why a game of an older revision is not one of today's: what today's rules have against it. */
export function olderRules(
  title: Pick<Title, 'revision'>,
  file: { readonly revision: number },
  { rule, code, figures }: Refusal,
): Refusal {
  const { revision } = file;
  const known = title.revision;
  if (rule === 'kernel/move') return refuse('kernel/older-move', { ...figures, revision, known });
  if (rule === 'kernel/hash') return refuse('kernel/older-position', { revision, known });
  return refuse('kernel/older-setup', { revision, known, cause: { rule, code, figures } });
}

/**
 * A saved game of an older revision that today's rules do not lead to: to be looked at from the position that was stored with
 * it. Refused where it can be played on, where no position is stored, or where that is not the one the file states.
 */
export function recallGame(titles: readonly Title[], data: unknown): Result<PastGame & { readonly saved: SavedGame }> {
  const loaded = loadGame(titles, data);
  if (loaded.ok) return refused(refuse('kernel/file'));
  const { refusal } = loaded;
  const saved = readSaved(titles, data);
  if (!saved.ok || !refusal.rule.startsWith('kernel/older-')) return loaded;
  const { title, file } = saved.value;
  const { revision, players, options, seed, version } = file;
  const config = { title: title.id, revision, players, options, seed, version };
  const { position } = file;
  const state = readState(position, config);
  if (position === undefined || !state || !isReadable(title, state) || hashOfState(state) !== file.hash) return loaded;
  const actions = file.actions.filter(isAction);
  const past = pastGame(title, config, { actions, positions: [{ moves: actions.length, state }], refusal });
  const { hash } = file;
  return accepted({ ...past, saved: { format: FORMAT, ...config, actions, hash, position } });
}

export function loadGameText(titles: readonly Title[], text: string): Result<Game> {
  try {
    return loadGame(titles, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return refused(refuse('kernel/file'));
    throw error;
  }
}

function positionOf(game: Game): Json {
  const position: unknown = game.at(game.actions.length);
  if (!isJson(position)) throw new TypeError(`${game.title.id}: the state is not plain data`);
  return position;
}

interface SavedFile {
  readonly revision: number;
  readonly players: readonly string[];
  readonly options: Options;
  readonly seed: string;
  readonly version: GameVersion;
  readonly actions: readonly unknown[];
  readonly hash: string;
  /** Undefined if no valid position is stored. */
  readonly position: Json | undefined;
}

export function readSaved(titles: readonly Title[], data: unknown): Result<{ title: Title; file: SavedFile }> {
  if (!isRecord(data) || data['format'] !== FORMAT) return refused(refuse('kernel/file'));
  const { version, title: id, revision, players, options, seed, actions, hash } = data;
  if (!isGameVersion(version)) return refused(refuse('kernel/file'));
  if (typeof id !== 'string' || typeof revision !== 'number') return refused(refuse('kernel/file'));
  if (!isWhole(players) || !players.every((name) => typeof name === 'string')) return refused(refuse('kernel/file'));
  if (!isOptions(options) || typeof seed !== 'string' || typeof hash !== 'string')
    return refused(refuse('kernel/file'));
  if (!Array.isArray(actions)) return refused(refuse('kernel/file'));
  const revisions = titles.filter((title) => title.id === id);
  const title = revisionFor(revisions, revision);
  const position = isJson(data['position']) ? data['position'] : undefined;
  if (title) return accepted({ title, file: { revision, players, options, seed, version, actions, hash, position } });
  if (revisions.length === 0) return refused(refuse('kernel/title', { title: id }));
  const known = revisions.map((candidate) => candidate.revision).join(', ');
  return refused(refuse('kernel/revision', { title: id, revision, known }));
}

/**
 * The rules for replaying a stored game: its own revision, else the newest. Undefined if the game's revision is newer
 * than all of them.
 */
export function revisionFor(revisions: readonly Title[], revision: number): Title | undefined {
  const same = revisions.find((candidate) => candidate.revision === revision);
  const newest = [...revisions].sort((a, b) => b.revision - a.revision)[0];
  return same ?? (newest && revision < newest.revision ? newest : undefined);
}

function replayOnto(game: Game, actions: readonly unknown[], hash: string): Result<Game> {
  for (const action of actions) {
    const played = game.play(action);
    if (played.ok) continue;
    const { rule, code, figures } = played.refusal;
    return refused(refuse('kernel/move', { move: game.actions.length + 1, rule, cause: { rule, code, figures } }));
  }
  return game.hash() === hash ? accepted(game) : refused(refuse('kernel/hash'));
}

export function isAction(value: unknown): value is BaseAction {
  return isRecord(value) && typeof value['type'] === 'string' && typeof value['seat'] === 'number';
}

function isOptions(value: unknown): value is Options {
  return isRecord(value) && isJson(value);
}
