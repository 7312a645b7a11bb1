import { type GraphNode, nodesIn, type TrackGraph } from './graph.ts';
import { tileNamed } from './map.ts';
import { type LaidTile, type TrackPosition, tileOn } from './position.ts';
import { entriesTo, type Reach, reachOfLay, type Traveller } from './reach.ts';
import { newTrack, nodeMapping } from './succession.ts';
import { rotatedTile, type Tile, type TrackEnd } from './tile.ts';

/**
 * Whether all new track of a replacement would be reached, and there is some. It is followed from what is reached already; only
 * if nodes were joined the whole way is looked for anew.
 */
export function reachesAllNew(
  reached: Reach,
  position: TrackPosition,
  hex: string,
  laid: LaidTile,
  traveller: Traveller,
): boolean {
  const { map } = reached.graph;
  const old = tileOn(map, position, hex);
  const next = rotatedTile(tileNamed(map, laid.tile), laid.rotation);
  const added = newTrack(old, next);
  if (added.segments.length + added.joined.length === 0) return false;
  if (added.joined.length > 0) return reachOfLay(map, position, hex, laid, traveller).allNew;
  // New track leads off an edge where reached track arrives, or off a reached stop that the new tile lets pass.
  const entries = entriesTo(reached, hex);
  const open = new Set<TrackEnd>([...entries]);
  const becomes = nodeMapping(old, next);
  const passable = (id: string) => isPassable(reached.graph, hex, old, next, id, traveller);
  for (const { id, node } of nodesIn(reached.graph, hex)) {
    const heir = becomes.get(node.id);
    if (reached.nodes[id] === 1 && heir !== undefined && passable(heir)) open.add(heir);
  }
  // A new stop has no marker yet: a start it is only for whoever starts from the hex itself.
  const heirs = new Set(becomes.values());
  for (const node of next.nodes) {
    if (!heirs.has(node.id) && traveller.starts({ id: -1, hex, node, slots: [] }, reached.graph)) open.add(node.id);
  }
  // A new way into a stop opens what leads off it.
  const pieces = added.segments.map((index) => next.segments[index]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const piece of pieces) {
      if (piece === undefined) continue;
      const [from, to] = open.has(piece.a) ? [piece.a, piece.b] : [piece.b, piece.a];
      if (!open.has(from) || open.has(to) || typeof to !== 'string' || !passable(to)) continue;
      open.add(to);
      grew = true;
    }
  }
  return pieces.every((piece) => piece !== undefined && (open.has(piece.a) || open.has(piece.b)));
}

function isPassable(
  graph: TrackGraph,
  hex: string,
  old: Tile,
  next: Tile,
  heir: string,
  traveller: Traveller,
): boolean {
  const node = next.nodes.find(({ id }) => id === heir);
  if (node === undefined) return false;
  const becomes = nodeMapping(old, next);
  const markers = nodesIn(graph, hex)
    .filter((before) => becomes.get(before.node.id) === heir)
    .flatMap(({ slots }) => slots.filter((marker) => marker !== null));
  const slots = [...markers, ...Array<null>(Math.max(0, node.slots - markers.length)).fill(null)];
  const after: GraphNode = { id: -1, hex, node, slots };
  return traveller.passes(after, graph) || traveller.starts(after, graph);
}
