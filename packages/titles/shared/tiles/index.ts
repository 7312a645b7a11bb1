import { type OwnFields, readTiles, type Tile } from '@stellwerk/engine/track';
import standard from './standard.json' with { type: 'json' };

/** The tiles of a game: its own and those whose numbers mean the same drawing in every game, as many kinds as it has. */
export function tileSet(
  kinds: Iterable<string>,
  own: Readonly<Record<string, unknown>>,
  ownFields: OwnFields,
): ReadonlyMap<string, Tile> {
  const wanted = new Set(kinds);
  return new Map([...readTiles({ ...standard, ...own }, ownFields)].filter(([id]) => wanted.has(id)));
}
