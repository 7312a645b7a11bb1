import type { BaseAction } from './action.ts';
import { type Config, makeConfig } from './config.ts';
import { type Game, gameFrom } from './game.ts';
import { hashText } from './hash.ts';
import { canonical } from './json.ts';
import { frozenLike, PAGE_MOVES, type Page } from './page.ts';
import { accepted, type Result, refuse, refused } from './refusal.ts';
import { isAction, readSaved } from './saved.ts';
import { hashOfState, readState } from './state.ts';
import type { Title } from './title.ts';

/** A page with the hash of what stands on it. */
export interface HashedPage extends Page {
  readonly hash: string;
}

/** What spares a stored game its replay. The seal binds the pages to the game's config, its moves and its last position. */
export interface GameHistory {
  readonly pages: readonly HashedPage[];
  readonly seal: string;
}

/** The history of a game. Pages that stand in an earlier one as they are now are taken from there. */
export function historyOf(game: Game, before: readonly HashedPage[] = []): GameHistory {
  const pages = game.pages().map((page, i): HashedPage => {
    const known = before[i];
    if (known && known.start === page.start && known.events === page.events) return known;
    return { ...page, hash: hashOfPage(page) };
  });
  return { pages, seal: sealOf({ ...game.config, actions: game.actions, hash: game.hash() }, pages) };
}

/**
 * Takes a game that was stored with its position (`storeGame`) up from its history, without a replay. Both must come from a
 * store that nobody else writes to: hashes and seal guard against damage and against what does not belong together, not
 * against forgery. Refused, the game is to be loaded by its moves.
 */
export function resumeGame(titles: readonly Title[], data: unknown, { pages, seal }: GameHistory): Result<Game> {
  const saved = readSaved(titles, data);
  if (!saved.ok) return saved;
  const { title, file } = saved.value;
  // Only a replay of the whole game can show whether today's rules lead to the position of an older revision.
  if (file.revision !== title.revision) return refused(refuse('kernel/hash'));
  const config = makeConfig(title, file);
  if (!config.ok) return config;
  const state = readState(file.position, config.value);
  const actions = file.actions.filter(isAction);
  const isSound =
    state !== undefined &&
    hashOfState(state) === file.hash &&
    actions.length === file.actions.length &&
    pages.length === Math.ceil((actions.length + 1) / PAGE_MOVES) &&
    pages.every((page) => hashOfPage(page) === page.hash) &&
    seal === sealOf({ ...config.value, actions, hash: file.hash }, pages);
  if (!isSound) return refused(refuse('kernel/hash'));
  const fresh = title.setup(config.value, () => {});
  return accepted(gameFrom(title, config.value, frozenLike(state, fresh), actions, pages));
}

function hashOfPage({ start, events }: Page): string {
  return hashText(`${start}\n${events}`);
}

type Sealed = Config & { readonly actions: readonly BaseAction[]; readonly hash: string };

function sealOf(
  { title, revision, players, options, seed, version, actions, hash }: Sealed,
  pages: readonly HashedPage[],
): string {
  // Pages of another length would be taken for those of other moves.
  const parts = [PAGE_MOVES, title, revision, players, canonical(options), seed, version, actions, hash];
  return hashText(JSON.stringify([...parts, pages.map((page) => page.hash)]));
}
