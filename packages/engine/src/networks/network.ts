import type { GraphNode, TrackGraph } from '../track/graph.ts';
import type { Traveller } from '../track/reach.ts';
import { type Bits, put, wordsFor } from './bits.ts';
import { type Course, type CourseHex, courseOver, type Track, trackOf } from './courses.ts';

/** What the stops of a map are to the railway that runs there, in numbers. */
export interface Network {
  readonly track: Track;
  /** By stop: whether it has a marker there. */
  readonly own: Uint8Array;
  /** By stop: whether markers of others leave no room. */
  readonly blocked: Uint8Array;
  /** By stop: whether every route ends there at the latest. */
  readonly ends: Uint8Array;
  /** By stop: the number of its hex on the map; no route comes to a hex with stops twice. */
  readonly hexOf: Int16Array;
  /** The courses that are run in any case, as far as their track is there. */
  readonly base: readonly Course[];
  /** The legs they run over, which are closed to all other routes. */
  readonly closed: ReadonlySet<number>;
}

/** What the title says of a railway and the stops on its map. */
interface NetworkFacts {
  readonly graph: TrackGraph;
  /** Whose markers are own. */
  readonly railway: string;
  readonly uses: Traveller['uses'];
  readonly endsAt: (node: GraphNode) => boolean;
  readonly base: readonly (readonly CourseHex[])[];
}

export function networkOf({ graph, railway, uses, endsAt, base: wanted }: NetworkFacts): Network {
  const track = trackOf(graph, uses);
  const count = graph.nodes.length;
  const own = new Uint8Array(count);
  const blocked = new Uint8Array(count);
  const ends = new Uint8Array(count);
  const hexOf = new Int16Array(count);
  for (const node of graph.nodes) {
    const { id, hex, slots } = node;
    const isOwn = slots.includes(railway);
    own[id] = isOwn ? 1 : 0;
    blocked[id] = slots.length > 0 && !isOwn && !slots.includes(null) ? 1 : 0;
    ends[id] = endsAt(node) ? 1 : 0;
    hexOf[id] = graph.map.grid.numbers.get(hex) ?? -1;
  }
  const base = wanted.flatMap((hexes) => courseOver(track, hexes) ?? []);
  return { track, own, blocked, ends, hexOf, base, closed: new Set(base.flatMap(({ legs }) => legs)) };
}

export function hexBits({ track, hexOf }: Network, stops: Iterable<number>): Bits {
  const set = new Int32Array(wordsFor(track.graph.map.grid.names.length));
  for (const stop of stops) put(set, 0, hexOf[stop] ?? 0);
  return set;
}
