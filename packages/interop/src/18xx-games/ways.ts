import { edgeBetween } from '@stellwerk/engine/board';
import { nodesIn, sideOf, type TrackGraph } from '@stellwerk/engine/track';

/** A file that leaves more open than this is not the site's. */
const MOST_WAYS = 64;

/** Hexes in a row. */
export type Chain = readonly string[];

/** The hexes from stop to stop, stop by stop. */
export function chainsIn(data: Readonly<Record<string, unknown>>): readonly Chain[] {
  const chains = data['connections'];
  if (!Array.isArray(chains)) return [];
  return chains.map((chain: unknown) =>
    Array.isArray(chain) ? chain.filter((hex): hex is string => typeof hex === 'string') : [],
  );
}

/** The hexes of the stops that a route names: "K10-0" is a stop on K10. */
export function stopNames(nodes: readonly string[]): string {
  return namesOnce(nodes.map((node) => node.replace(/-\d+$/, '')));
}

export function namesOnce(names: readonly string[]): string {
  return [...new Set(names)].sort().join();
}

/** A way from a node so far: leg by leg the points of the path, and the nodes it visited. */
interface Way {
  readonly legs: readonly (readonly string[])[];
  readonly nodes: readonly number[];
}

/**
 * The ways that follow the chains one after the other, each in whichever direction fits, over track that is there: first
 * those that visit the nodes the file names.
 */
export function waysOf(graph: TrackGraph, chains: readonly Chain[], named: readonly string[]): readonly Way[] {
  const [first] = chains;
  const starts = new Set(first ? [first[0] ?? '', first.at(-1) ?? ''] : []);
  let ways: readonly Way[] = [...starts].flatMap((hex) =>
    graph.map.grid.numbers.has(hex)
      ? nodesIn(graph, hex).map(({ id, node }) => ({ legs: [[`${hex}.${node.id}`]], nodes: [id] }))
      : [],
  );
  for (const chain of chains) {
    const back = chain.toReversed();
    const directions = back.join() === chain.join() ? [chain] : [chain, back];
    ways = ways.flatMap((way) => directions.flatMap((hexes) => follow(graph, way, hexes))).slice(0, MOST_WAYS);
  }
  const wanted = [...named].sort().join();
  const fits = ({ nodes }: Way) => namesOf(graph, nodes).includes(wanted);
  return [...ways.filter(fits), ...ways.filter((way) => !fits(way))];
}

/** Whether one of the ways visits just the nodes that the file names. */
export function visits(graph: TrackGraph, ways: readonly Way[], named: readonly string[]): boolean {
  const wanted = [...named].sort().join();
  return ways.some(({ nodes }) => namesOf(graph, nodes).includes(wanted));
}

/** The site numbers the nodes of a tile in a row, or cities and towns each from 0. */
function namesOf(graph: TrackGraph, nodes: readonly number[]): readonly string[] {
  const numbered = nodes.map((id) => {
    const node = graph.nodes[id];
    if (!node) return { row: '', kind: '' };
    const alike = nodesIn(graph, node.hex);
    const ofKind = alike.filter((other) => other.node.kind === node.node.kind);
    return { row: `${node.hex}-${alike.indexOf(node)}`, kind: `${node.hex}-${ofKind.indexOf(node)}` };
  });
  return [numbered.map(({ row }) => row), numbered.map(({ kind }) => kind)].map((names) => names.sort().join());
}

/** All ways on from the end of a way along these hexes to a node in the last of them. */
function follow(graph: TrackGraph, way: Way, hexes: Chain): readonly Way[] {
  const last = way.nodes.at(-1) ?? -1;
  if (graph.nodes[last]?.hex !== hexes[0]) return [];
  let at = graph.sides + last;
  const sides: string[] = [];
  for (const [i, hex] of hexes.entries()) {
    const next = hexes[i + 1];
    if (next === undefined) break;
    const edge = graph.map.grid.numbers.has(next) ? edgeBetween(graph.map.grid, hex, next) : undefined;
    const side = edge === undefined ? -1 : sideOf(graph, hex, edge);
    const across = graph.across[side] ?? -1;
    if (across < 0 || !joins(graph, at, side)) return [];
    sides.push(`${hex}/${edge}`);
    at = across;
  }
  return nodesIn(graph, hexes.at(-1) ?? '')
    .filter(({ id }) => id !== last && joins(graph, at, graph.sides + id))
    .map(({ id, hex, node }) => ({
      legs: [...way.legs, [...sides, `${hex}.${node.id}`]],
      nodes: [...way.nodes, id],
    }));
}

function joins(graph: TrackGraph, from: number, to: number): boolean {
  for (let i = graph.firstAt[from] ?? 0; i < (graph.firstAt[from + 1] ?? 0); i++) {
    const segment = graph.segments[graph.segmentsAt[i] ?? -1];
    if (segment && (segment.a === to || segment.b === to)) return true;
  }
  return false;
}

/**
 * The site lets a train that may skip stops run on beyond the last stop it counts, even to a town: the way, then without its last stop,
 * without its first, and so on down to two stops.
 */
export function shortened({ legs }: Way): readonly (readonly string[])[] {
  const paths: (readonly string[])[] = [];
  for (let cut = 0; cut <= legs.length - 2; cut++) {
    for (let front = 0; front <= cut; front++) {
      const kept = legs.slice(front, legs.length - (cut - front));
      paths.push([kept[0]?.at(-1) ?? '', ...kept.slice(1).flat()]);
    }
  }
  return paths;
}
