import type { Problem } from '@stellwerk/client/answers';
import {
  explain,
  type Game,
  type GameHistory,
  type Language,
  loadGame,
  loadGameText,
  type PastGame,
  type Refusal,
  recallGame,
  refuse,
  resumeGame,
  storeGame,
} from '@stellwerk/engine/kernel';
import { makeRoute } from '../route.ts';
import { claimGame } from '../store/claim.ts';
import { findGame, keepGame, newId, recordOf, type Sitter, type StoredGame } from '../store/games.ts';
import { findHistory, newHistoryKeeper } from '../store/histories.ts';
import { cardOf } from '../titles/catalogue.ts';
import type { TitleView } from '../titles/view.ts';
import { newHelper } from '../worker/ask.ts';
import type { ImportNotice } from '../worker/protocol.ts';
import { packed, unpacked } from './line-link.ts';
import { pastSession } from './past-session.ts';
import { openSession, type Session } from './session.ts';
import { NOWHERE, type Source } from './source.ts';

export type Opened = { readonly ok: true; readonly session: Session } | NotOpened;

/** Why there is no table: the rules refuse the moves, the entry is damaged, something broke, or there is no such game. */
export interface NotOpened {
  readonly ok: false;
  readonly refusal?: Refusal | undefined;
  readonly view?: TitleView | undefined;
  readonly fault?: string | undefined;
  readonly problem?: Problem | undefined;
  /** What lies in the store under this id, whatever it is. */
  readonly raw?: unknown;
}

/** Takes up a game of this browser where it stood. */
export async function openStored(id: string, again: () => void): Promise<Opened> {
  // Another tab may have played on: the store is read after the game is this tab's, or when that tab has moved.
  const listeners = new Set<() => void>();
  const claim = await claimGame(id, {
    onLost: () => {
      for (const listener of listeners) listener();
    },
    onMove: again,
  });
  const found = await readGame(id).catch((fault: unknown) => ({ ok: false, fault: String(fault) }) as const);
  if (!found.ok) {
    claim.release();
    return found;
  }
  const { record, view, game, past, history } = found;
  if (past) {
    claim.release();
    return { ok: true, session: pastSession(id, view, past, record.saved) };
  }
  const { sitters, undone } = record;
  const histories = newHistoryKeeper(id, history?.pages);
  // What is missing here costs a replay when the game is opened next.
  const keepHistory = () => histories.keep(game).catch(() => {});
  if (!history && claim.isMine()) void keepHistory();
  const source: Source = {
    keep: async (redoable, seated) => {
      await keepGame(recordOf(game, { ...record, sitters: seated }, redoable));
      claim.announce();
      await keepHistory();
    },
    isOpen: claim.isMine,
    take: () => void claim.take().then(again),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: claim.release,
  };
  return { ok: true, session: openSession({ id, view, game, sitters, undone, sandbox: false, source }) };
}

/** A game to be played, or one of the past to be looked at. */
type Found =
  | {
      readonly ok: true;
      readonly record: StoredGame;
      readonly view: TitleView;
      readonly game: Game;
      readonly past: PastGame | undefined;
      /** What it was taken up from; undefined if its moves were played. */
      readonly history: GameHistory | undefined;
    }
  | NotOpened;

/** A game of the store, taken up from its history or else played through; or why not. */
async function readGame(id: string): Promise<Found> {
  const [kept, history] = await Promise.all([findGame(id), findHistory(id).catch(() => undefined)]);
  if (!kept) return { ok: false };
  if (!kept.ok) return { ok: false, raw: kept.damaged.raw };
  const record = kept.game;
  const raw = record.saved;
  const view = await cardOf(record.saved.title)?.load();
  if (!view) return { ok: false, refusal: refuse('kernel/title', { title: record.saved.title }), raw };
  try {
    const began = performance.now();
    const resumed = history && resumeGame([view.title], record.saved, history);
    const loaded = resumed?.ok ? resumed : loadGame([view.title], record.saved);
    performance.measure('stellwerk/game', { start: began, detail: resumed?.ok ? 'resumed' : 'replayed' });
    if (loaded.ok) {
      return {
        ok: true,
        record,
        view,
        game: loaded.value,
        past: undefined,
        history: resumed?.ok ? history : undefined,
      };
    }
    const past = recallGame([view.title], record.saved);
    if (!past.ok) return { ok: false, refusal: loaded.refusal, view, raw };
    return { ok: true, record, view, game: past.value.game, past: past.value, history: undefined };
  } catch (fault) {
    return { ok: false, fault: String(fault), raw };
  }
}

/** Begins to load the title of a stored game, so that it is there when the table asks for it. */
export async function fetchTitle(id: string): Promise<void> {
  const kept = await findGame(id);
  if (kept?.ok) await cardOf(kept.game.saved.title)?.load();
}

/** The position after some move as a sandbox: everybody is played by whoever tries it out, and nothing is stored. */
export async function openAnalysis(id: string, moves: number): Promise<Opened> {
  const found = await readGame(id);
  if (!found.ok) return found;
  const { view, game, past } = found;
  if (past) return { ok: false, refusal: past.refusal, view, raw: found.record.saved };
  while (game.actions.length > moves) game.undo();
  const sitters = game.config.players.map((): Sitter => ({ kind: 'person' }));
  const begun = { id, view, game, sitters, undone: [], sandbox: true, source: NOWHERE };
  return { ok: true, session: openSession({ ...begun, from: game.actions.length }) };
}

/** Under this name an address holds a whole game. */
export const SENT = 'sent';

/** A line that somebody sent together with its game: a sandbox, begun after some move and played on to its end. */
export async function openSent(line: string, from: number): Promise<Opened> {
  const text = await unpacked(line);
  if (text === undefined) return { ok: false, refusal: refuse('kernel/file') };
  const view = await cardOf(titleIdIn(text))?.load();
  if (!view) return { ok: false, refusal: refuse('kernel/title', { title: titleIdIn(text) }) };
  const loaded = loadGameText([view.title], text);
  if (!loaded.ok) return { ok: false, refusal: loaded.refusal, view };
  const game = loaded.value;
  const sitters = game.config.players.map((): Sitter => ({ kind: 'person' }));
  const begun = { id: SENT, view, game, sitters, undone: [], sandbox: true, source: NOWHERE };
  return { ok: true, session: openSession({ ...begun, from: Math.min(from, game.actions.length) }) };
}

/** The address of a line that was tried: of a table everybody can see its moves alone, else the whole game with it. */
export async function linkOf(session: Session): Promise<string> {
  const { game, id, from = game.actions.length } = session;
  const isSeen = game.config.seed === '';
  const line = await packed(JSON.stringify(isSeen ? game.actions.slice(from) : storeGame(game)));
  return makeRoute({ screen: 'analysis', game: isSeen ? id : SENT, move: from, line });
}

export type Adopted =
  /** With what was changed or left out of a file of another program. */
  | { readonly ok: true; readonly id: string; readonly notices: readonly ImportNotice[] }
  | { readonly ok: false; readonly reason: string };

/** Stores a game that came from a file as one of this browser's: a file of ours, or one of 18xx.games. */
export async function adoptFile(text: string, language: Language): Promise<Adopted> {
  if (/"format"\s*:\s*"stellwerk-game"/.test(text)) return adopt(text, language);
  const helper = newHelper();
  try {
    const imported = await helper.importPeer(text, language);
    return imported.ok ? await adopt(JSON.stringify(imported.saved), language, imported.notices) : imported;
  } finally {
    helper.stop();
  }
}

async function adopt(text: string, language: Language, notices: readonly ImportNotice[] = []): Promise<Adopted> {
  const views = await Promise.all([titleIdIn(text)].flatMap((title) => cardOf(title)?.load() ?? []));
  const titles = views.map((view) => view.title);
  const loaded = loadGameText(titles, text);
  const past = loaded.ok ? undefined : recallGame(titles, parsed(text));
  if (past?.ok) {
    const { game, saved } = past.value;
    // It stays what it was: a game of its own revision, with the position that was stored with it.
    return { ok: true, id: await keepNew(game, saved), notices };
  }
  if (!loaded.ok) {
    const title = views[0]?.title ?? { texts: {}, rules: {} };
    return { ok: false, reason: explain(loaded.refusal, { language, players: [], title }) };
  }
  return { ok: true, id: await keepNew(loaded.value), notices };
}

/** Keeps a game as a new one of this browser's. Everybody who sits there is a person at this screen. */
export async function keepNew(game: Game, saved = storeGame(game)): Promise<string> {
  const id = newId();
  const sitters = game.config.players.map((): Sitter => ({ kind: 'person' }));
  await keepGame({ ...recordOf(game, { id, sitters, created: Date.now() }), saved });
  return id;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only to know which title to load; the engine reads the file itself. */
function titleIdIn(text: string): string {
  return /"title"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? '';
}

export function fileOf(session: Session): { readonly name: string; readonly text: string } {
  const { game, past } = session;
  return {
    name: `${game.config.title}-${game.config.seed}-${game.actions.length}.json`,
    text: JSON.stringify(past?.saved ?? storeGame(game), null, 1),
  };
}
