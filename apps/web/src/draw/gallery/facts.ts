import { EDGES } from '@stellwerk/engine/board';
import {
  placeMarker,
  printedPosition,
  readHexes,
  readTiles,
  type TrackMap,
  type TrackPosition,
  tileOn,
  trackMap,
  withTile,
} from '@stellwerk/engine/track';

/*
 * Boards of titles that have no folder yet, and recorded games, from files that lie beside the project on a developer's
 * machine. Where they do not lie, the gallery leaves them out.
 */

const TILE_OWN = [
  ...['counts', 'checkedBy', 'notes', 'peerId', 'ferryRevenue', 'cityFrame', 'unknown', 'river', 'rhineEdges'],
  ...['nameSource', 'concession', 'place', 'works', 'joinedWithEdge', 'rhine', 'blockedByPrivate', 'rhineThrough'],
];
const OWN = { tile: TILE_OWN, node: ['port', 'hidden', 'note', 'site'] };

type Data = Readonly<Record<string, unknown>>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function fetched(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok || answer.body === null) return undefined;
  if (!path.endsWith('.gz')) return answer.json();
  // Some servers unpack it on the way, some do not.
  const packed = await answer.blob();
  const [first] = new Uint8Array(await packed.slice(0, 1).arrayBuffer());
  if (first !== 0x1f) return JSON.parse(await packed.text());
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).json();
}

export async function boardFrom(folder: string, game: string): Promise<TrackMap | undefined> {
  const [facts, library] = await Promise.all([fetched(`${folder}/${game}.json`), fetched(`${folder}/tiles.json`)]);
  if (!isData(facts) || !isData(library) || !isData(facts['map']) || !isData(facts['map']['hexes'])) return undefined;
  const hexes = Object.entries(facts['map']['hexes']).map(([id, hex]) => [id, isData(hex) ? withBarriers(hex) : hex]);
  const tiles = isData(library['tiles']) ? Object.entries(library['tiles']) : [];
  const known = tiles.filter(([, tile]) => isData(tile) && tile['unknown'] === undefined);
  return trackMap(
    { orientation: 'pointy', letters: 'rows' },
    readHexes(Object.fromEntries(hexes), OWN),
    readTiles(Object.fromEntries(known), OWN),
  );
}

/** The facts call a side with the Rhine by its name. */
function withBarriers(hex: Data): Data {
  return Array.isArray(hex['rhine']) ? { ...hex, barriers: hex['rhine'] } : hex;
}

/** The board after so many actions of a recorded game. */
export async function recordedPosition(
  file: string,
  map: TrackMap,
  action: number,
): Promise<TrackPosition | undefined> {
  const game = await fetched(file);
  const digests = isData(game) && Array.isArray(game['digests']) ? game['digests'] : [];
  const digest: unknown = digests[Math.min(action, digests.length - 1)];
  if (!isData(digest) || !isData(digest['tiles']) || !isData(digest['corporations'])) return undefined;
  let position = printedPosition(map);
  for (const [hex, laid] of Object.entries(digest['tiles'])) {
    const [name = '', turn] = String(laid).split('/');
    const tile = name.replace(/-\d+$/, '').replace(/^X/, '');
    const rotation = EDGES[Number(turn)] ?? 0;
    if (map.tiles.has(tile)) position = withTile(map, position, hex, { tile, rotation });
  }
  for (const [company, sheet] of Object.entries(digest['corporations'])) {
    const tokens = isData(sheet) && Array.isArray(sheet['tokens']) ? sheet['tokens'] : [];
    for (const token of tokens) {
      const [hex = '', city, slot] = String(token).split('/');
      const node = tileOn(map, position, hex).nodes[Number(city)]?.id ?? '';
      placeMarker(map, position, { hex, node, slot: Number(slot) }, company === 'KEG' ? 'KKK' : company);
    }
  }
  return position;
}
