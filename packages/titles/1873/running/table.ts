import { oppositeEdge } from '@stellwerk/engine/board';
import { remembered } from '@stellwerk/engine/kernel';
import { nodeName, pointName } from '@stellwerk/engine/routes';
import { sideAt, sideOf, type TrackGraph } from '@stellwerk/engine/track';
import { type Bits, put, wordsFor } from './bits.ts';
import type { ConcessionHex, OpenMine, RunSituation } from './situation.ts';
import { type Course, readCourse, type Track, trackOf } from './track.ts';

/** A situation in numbers: what each stop is to the railway that runs. */
export interface RunTable {
  readonly situation: RunSituation;
  readonly track: Track;
  /** By stop. */
  readonly own: Uint8Array;
  readonly blocked: Uint8Array;
  readonly town: Uint8Array;
  readonly locality: Uint8Array;
  readonly station: Int32Array;
  /** By stop: the number of its hex on the map; no route comes to a hex with stops twice. 1873/4.4.3-e */
  readonly hexOf: Int16Array;
  readonly mineOf: readonly (OpenMine | undefined)[];
  /** By stop: where a route of a loco may begin and end. 1873/4.4.3-o */
  readonly terminus: Uint8Array;
  /** The concession routes, as far as their track is there. */
  readonly concession: readonly Course[];
  /** The legs they run over. */
  readonly conceded: ReadonlySet<number>;
}

const tables = new WeakMap<RunSituation, RunTable>();

export function runTable(situation: RunSituation): RunTable {
  return remembered(tables, situation, () => makeTable(situation));
}

function makeTable(situation: RunSituation): RunTable {
  const { graph, railway, mines } = situation;
  const track = trackOf(graph);
  const count = graph.nodes.length;
  const own = new Uint8Array(count);
  const blocked = new Uint8Array(count);
  const town = new Uint8Array(count);
  const locality = new Uint8Array(count);
  const station = new Int32Array(count);
  const terminus = new Uint8Array(count);
  const hexOf = new Int16Array(count);
  const mineOf: (OpenMine | undefined)[] = [];
  for (const node of graph.nodes) {
    const { id, hex, slots } = node;
    const facts = situation.stop(node);
    const isOwn = slots.includes(railway);
    const isBlocked = slots.length > 0 && !isOwn && !slots.includes(null);
    own[id] = isOwn ? 1 : 0;
    blocked[id] = isBlocked ? 1 : 0;
    town[id] = facts.town ? 1 : 0;
    locality[id] = facts.locality ? 1 : 0;
    station[id] = facts.station;
    hexOf[id] = graph.map.grid.numbers.get(hex) ?? -1;
    mineOf[id] = mines[hex];
    terminus[id] = isOwn || (!isBlocked && mines[hex] !== undefined) ? 1 : 0;
  }
  const concession = situation.concession.flatMap((hexes) => concessionCourse(track, graph, hexes) ?? []);
  const conceded = new Set(concession.flatMap(({ legs }) => legs));
  return { situation, track, own, blocked, town, locality, station, hexOf, mineOf, terminus, concession, conceded };
}

/** The exact track of a concession route, undefined while some of it is not there. 1873/4.4.3-g */
function concessionCourse(track: Track, graph: TrackGraph, hexes: readonly ConcessionHex[]): Course | undefined {
  const names: string[] = [];
  let entered: number | undefined;
  for (const { hex, exits } of hexes) {
    const leaves = exits.map((edge) => sideOf(graph, hex, edge)).find((side) => side !== entered);
    const node = entered === undefined ? nodeAt(graph, leaves ?? -1) : nodeAt(graph, entered);
    if (node !== undefined) names.push(nodeName(graph, node));
    if (leaves === undefined) break;
    names.push(pointName(graph, leaves));
    const { edge } = sideAt(graph, leaves);
    const beyond = graph.map.grid.neighbours[leaves] ?? -1;
    entered = 6 * beyond + oppositeEdge(edge);
  }
  const read = readCourse(track, names);
  return 'fault' in read ? undefined : read;
}

/** The stop that the track at a side leads to within its hex. */
function nodeAt(graph: TrackGraph, side: number): number | undefined {
  for (let i = graph.firstAt[side] ?? 0; i < (graph.firstAt[side + 1] ?? 0); i++) {
    const segment = graph.segments[graph.segmentsAt[i] ?? -1];
    if (segment === undefined || segment.kind === 'state') continue;
    const to = segment.a === side ? segment.b : segment.a;
    if (to >= graph.sides) return to - graph.sides;
  }
  return undefined;
}

/** The same way from the end that comes first on the map. */
function oriented(course: Course): Course {
  const { stops, legs } = course;
  if ((stops[0] ?? 0) <= (stops.at(-1) ?? 0)) return course;
  return { stops: stops.toReversed(), legs: legs.toReversed() };
}

export function sameCourse(one: Course, other: Course): boolean {
  return oriented(one).legs.join() === oriented(other).legs.join() && one.stops.length === other.stops.length;
}

/** The track of a course as bits: a bit for each leg. */
export function trackBits({ legs: all }: Track, legs: Iterable<number>): Bits {
  const set = new Int32Array(wordsFor(all.length));
  for (const leg of legs) put(set, 0, leg);
  return set;
}

function hexWords({ situation }: RunTable): number {
  return wordsFor(situation.graph.map.grid.names.length);
}

export function hexBits(table: RunTable, stops: Iterable<number>): Bits {
  const set = new Int32Array(hexWords(table));
  for (const stop of stops) put(set, 0, table.hexOf[stop] ?? 0);
  return set;
}
