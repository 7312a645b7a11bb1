import { parseRoute, type Route } from '../route.ts';
import { liveId, tableIn } from './live-id.ts';

/** The link of an invitation, as one passes it on. */
export function inviteLink(table: string, invite: string): string {
  return `${location.origin}${location.pathname}#/join/${table}/${invite}`;
}

/** Where a pasted link leads: an invitation, or a table that is open anyway. */
export function inviteIn(text: string): Route | undefined {
  const plain = text.trim();
  const route = parseRoute(plain.slice(Math.max(0, plain.indexOf('#'))));
  if (route.screen === 'join') return route;
  if (route.screen === 'table' && tableIn(route.game) !== undefined) return route;
  const id = /\/table\/([A-Za-z0-9_-]{4,64})$/.exec(plain)?.[1];
  return id === undefined ? undefined : { screen: 'table', game: liveId(id) };
}
