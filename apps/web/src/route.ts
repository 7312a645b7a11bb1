import { useSyncExternalStore } from 'react';

/** Where one is. It stands behind the # of the address, so that any plain file server can serve the client. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly title: string | undefined }
  | { readonly screen: 'table'; readonly game: string }
  | { readonly screen: 'finale'; readonly game: string }
  | { readonly screen: 'analysis'; readonly game: string; readonly move: number }
  | { readonly screen: 'library'; readonly title: string | undefined; readonly page: string; readonly rule?: string };

export function parseRoute(hash: string): Route {
  const [screen, first, second, third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  switch (screen) {
    case 'new':
      return { screen, title: first };
    case 'table':
    case 'finale':
      return first === undefined ? { screen: 'home' } : { screen, game: first };
    case 'analysis':
      return first === undefined ? { screen: 'home' } : { screen, game: first, move: Number(second) || 0 };
    case 'library':
      return { screen, title: first, page: second ?? 'rules', ...(third === undefined ? {} : { rule: third }) };
    default:
      return { screen: 'home' };
  }
}

export function makeRoute(route: Route): string {
  const parts: readonly (string | number | undefined)[] = (() => {
    switch (route.screen) {
      case 'home':
        return [];
      case 'new':
        return ['new', route.title];
      case 'table':
      case 'finale':
        return [route.screen, route.game];
      case 'analysis':
        return ['analysis', route.game, route.move];
      case 'library':
        return route.title === undefined ? ['library'] : ['library', route.title, route.page, route.rule];
    }
  })();
  const path = parts.flatMap((part) => (part === undefined ? [] : [encodeURIComponent(part)])).join('/');
  return `#/${path}`;
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
