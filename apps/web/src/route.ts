import { useSyncExternalStore } from 'react';
import { isTableId, liveId } from './online/live-id.ts';

/** The screen that is shown. It stands behind the # of the address, so that any file server can serve the client. */
export type Route =
  | { readonly screen: 'home' }
  /** An address without a screen. */
  | { readonly screen: 'lost' }
  | { readonly screen: 'new'; readonly title: string | undefined }
  /** A table, and the position after one of its moves if an older one is meant. */
  | { readonly screen: 'table'; readonly game: string; readonly at?: number }
  | { readonly screen: 'finale'; readonly game: string }
  /** A position to try things out from, and the line that was tried if somebody sent one. */
  | { readonly screen: 'analysis'; readonly game: string; readonly move: number; readonly line?: string }
  /** The guided first game of a title. */
  | { readonly screen: 'learn'; readonly title: string | undefined }
  | { readonly screen: 'lobby' }
  /** Running games to watch, and finished ones to replay. */
  | { readonly screen: 'watch' }
  | { readonly screen: 'archive' }
  | { readonly screen: 'tournaments' }
  | { readonly screen: 'tournament'; readonly tournament: string }
  | { readonly screen: 'host'; readonly title: string | undefined }
  /** An invitation: a table of the server and the word that lets one in. */
  | { readonly screen: 'join'; readonly table: string; readonly invite: string }
  | { readonly screen: 'profile' }
  | { readonly screen: 'player'; readonly player: string }
  /** The best players of a title. */
  | { readonly screen: 'best'; readonly title: string | undefined }
  /** A link from one of our mails, with its token. */
  | { readonly screen: 'mailLink'; readonly about: 'verify' | 'reset'; readonly token: string }
  | { readonly screen: 'library'; readonly title: string | undefined; readonly page: string; readonly rule?: string };

export function parseRoute(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (parts.includes(undefined)) return { screen: 'lost' };
  const [screen, first, second, third] = parts;
  switch (screen) {
    case 'new':
      return { screen, title: first };
    case 'table':
      if (first === undefined) return { screen: 'lost' };
      return { screen, game: first, ...(second === undefined ? {} : { at: moveIn(second) }) };
    case 'finale':
      return first === undefined ? { screen: 'lost' } : { screen, game: first };
    case 'analysis':
      if (first === undefined) return { screen: 'lost' };
      return { screen, game: first, move: moveIn(second), ...(third === undefined ? {} : { line: third }) };
    case 'lobby':
    case 'watch':
    case 'archive':
    case 'tournaments':
    case 'profile':
      return { screen };
    case 'tournament':
      return first === undefined ? { screen: 'tournaments' } : { screen, tournament: first };
    case 'learn':
    case 'host':
    case 'best':
      return { screen, title: first };
    case 'join':
      if (first === undefined || !isTableId(first)) return { screen: 'lost' };
      return { screen, table: first, invite: second ?? '' };
    case 'player':
      return first === undefined ? { screen: 'lobby' } : { screen, player: first };
    case 'verify':
    case 'reset':
      return { screen: 'mailLink', about: screen, token: first ?? '' };
    case 'library':
      return { screen, title: first, page: second ?? 'rules', ...(third === undefined ? {} : { rule: third }) };
    case '':
      return { screen: 'home' };
    default:
      return { screen: 'lost' };
  }
}

/** Undefined where the address is no text: a lone % or half a letter. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function moveIn(text: string | undefined): number {
  const move = Number(text);
  return Number.isSafeInteger(move) && move > 0 ? move : 0;
}

export function makeRoute(route: Route): string {
  const parts: readonly (string | number | undefined)[] = (() => {
    switch (route.screen) {
      case 'home':
      case 'lost':
        return [];
      case 'new':
        return ['new', route.title];
      case 'lobby':
      case 'watch':
      case 'archive':
      case 'tournaments':
      case 'profile':
        return [route.screen];
      case 'tournament':
        return ['tournament', route.tournament];
      case 'learn':
      case 'host':
      case 'best':
        return [route.screen, route.title];
      case 'join':
        return ['join', route.table, route.invite];
      case 'player':
        return ['player', route.player];
      case 'mailLink':
        return [route.about, route.token];
      case 'table':
        return ['table', route.game, route.at];
      case 'finale':
        return [route.screen, route.game];
      case 'analysis':
        return ['analysis', route.game, route.move, route.line];
      case 'library':
        return route.title === undefined ? ['library'] : ['library', route.title, route.page, route.rule];
    }
  })();
  const path = parts.flatMap((part) => (part === undefined ? [] : [encodeURIComponent(part)])).join('/');
  return `#/${path}`;
}

/** Links in our mails and messages have no #. They become addresses of the client before anything is shown. */
export function hashFor(pathname: string, hash: string): string | undefined {
  const [, screen, id] = pathname.split('/');
  if (screen === 'table' && id) return makeRoute({ screen: 'table', game: liveId(id) });
  if (screen === 'verify' || screen === 'reset') {
    return makeRoute({ screen: 'mailLink', about: screen, token: hash.replace(/^#/, '') });
  }
  return undefined;
}

export function go(route: Route): void {
  location.hash = makeRoute(route);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return parseRoute(hash);
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
