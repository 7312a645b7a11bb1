import { type TrackGraph, trackGraph } from '../track/graph.ts';
import { trackMap } from '../track/map.ts';
import { placeMarker, printedPosition } from '../track/position.ts';
import { readHex } from '../track/read.ts';

/**
 * A map larger than any title's, 10 rows of 20 hexes, all of it built up: a third cities with six exits, the others track
 * as on brown tiles and towns. Company `AA` has markers in four cities.
 */
export function stressGraph(): TrackGraph {
  const names = [...'ABCDEFGHIJ'].flatMap((row, i) =>
    Array.from({ length: 20 }, (_, n) => row + (1 + 2 * n + (i & 1))),
  );
  const printed = names.map((name, i) => readHex(name, { color: 'gray', ...trackOn(i) }));
  const map = trackMap({ orientation: 'pointy', letters: 'rows' }, printed, new Map());
  const position = printedPosition(map);
  const cities = printed.filter(({ nodes }) => nodes[0]?.kind === 'city');
  for (const n of [14, 31, 47, 52])
    placeMarker(map, position, { hex: cities[n]?.id ?? '', node: 'city0', slot: 0 }, 'AA');
  return trackGraph(map, position);
}

/** Brown track: pairs of edges, four to each tile. */
const BROWN = [
  [0, 3, 0, 2, 1, 3, 1, 2],
  [0, 3, 0, 4, 1, 3, 1, 4],
  [0, 1, 2, 5, 0, 5, 1, 2],
  [0, 2, 2, 4, 0, 4, 1, 5],
  [0, 3, 1, 4, 0, 4, 1, 3],
];

function trackOn(i: number): object {
  const n = (i * 7 + Math.floor(i / 20) * 3) % 9;
  if (n % 3 === 0) {
    const city = { id: 'city0', kind: 'city', slots: 2, revenue: 20 + 10 * ((i * 5) % 6) };
    return { nodes: [city], segments: [0, 1, 2, 3, 4, 5].map((edge) => ({ a: edge, b: 'city0' })) };
  }
  if (n === 4) {
    const town = { id: 'town0', kind: 'town', revenue: 10 };
    return { nodes: [town], segments: [0, 1, 2, 3, 4, 5].map((edge) => ({ a: edge, b: 'town0' })) };
  }
  const ends = BROWN[i % BROWN.length] ?? [];
  const turn = i % 6;
  const segments = [0, 2, 4, 6].map((at) => ({ a: ((ends[at] ?? 0) + turn) % 6, b: ((ends[at + 1] ?? 0) + turn) % 6 }));
  return { segments };
}
