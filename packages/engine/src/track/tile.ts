import { EDGES, type Edge, rotatedEdge } from '../board/hex.ts';
import type { Json } from '../kernel/json.ts';

export const TILE_COLORS = ['white', 'yellow', 'green', 'brown', 'gray', 'red', 'blue', 'orange'] as const;
export type TileColor = (typeof TILE_COLORS)[number];

export const NODE_KINDS = ['city', 'town', 'offboard', 'village', 'medium', 'works', 'pass'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** Ordinary track, a ferry, or track of a state railway that is not for everybody. */
export type SegmentKind = 'track' | 'ferry' | 'state';

/** A tile turned by so many sixths clockwise. */
export type Rotation = Edge;

/** A figure, or one for each step (a colour, a phase, a part of a sum), by the name the title gives it. */
export type Revenue = number | Readonly<Record<string, number>>;

/** A place where track ends or meets and a train may stop. */
export interface TrackNode {
  readonly id: string;
  readonly kind: NodeKind;
  /** Circles for station markers. */
  readonly slots: number;
  readonly revenue: Revenue;
  /** Nodes of one group exclude one another on a route. */
  readonly group: string | null;
  /** The side of a river it lies on. */
  readonly bank: string | null;
  /** Companies that have their home here. */
  readonly reservedFor: readonly string[];
  /** As what an off-board area counts for a train. */
  readonly countsAs: 'city' | 'town' | null;
  /** The kinds the first tile may make of it, by the choice of who lays it. */
  readonly becomes: readonly NodeKind[];
  /** Where to draw it: towards an edge (x.5 between two), in the centre, or as the track has it. */
  readonly at: number | 'center' | null;
  /** What only the title itself reads. */
  readonly own: Readonly<Record<string, Json>>;
}

/** What a piece of track leads to: an edge of the hex, or a node by its id. */
export type TrackEnd = Edge | string;

export interface Segment {
  readonly a: TrackEnd;
  readonly b: TrackEnd;
  readonly kind: SegmentKind;
}

export interface UpgradeCost {
  readonly cost: number;
  readonly types: readonly string[];
}

/** What lies on a hex: a tile, or what the map has printed there. */
export interface Tile {
  readonly id: string;
  readonly color: TileColor;
  /** The letters on it; one that answers to several letters has them all. */
  readonly labels: readonly string[];
  readonly nodes: readonly TrackNode[];
  readonly segments: readonly Segment[];
  /** The edges track leads to, in order. */
  readonly exits: readonly Edge[];
  /** Printed on it and paid by whoever builds over it: the terrain of a hex, the figure on a tile. */
  readonly upgradeCost: UpgradeCost | null;
  readonly icons: readonly string[];
  /** The only rotations it may lie in, where something beside the track (a river) decides. */
  readonly rotations: readonly Rotation[] | null;
  /** What only the title itself reads. */
  readonly own: Readonly<Record<string, Json>>;
}

/** A hex of the map as printed; its `id` is its place ("E8"). */
export interface PrintedHex extends Tile {
  readonly name: string | null;
  /** Sides that no track may cross, for ever: rivers, walls of rock. */
  readonly barriers: readonly Edge[];
  /** Printed stubs that the first tile must join. */
  readonly mustConnectEdges: readonly Edge[];
  /** Companies that have their home in the hex, at a node still open. */
  readonly homeOf: readonly string[];
}

const FIXED_COLORS: ReadonlySet<TileColor> = new Set(['gray', 'red', 'blue']);

/** A hex that never takes a tile. */
export function isFixed(hex: PrintedHex): boolean {
  return FIXED_COLORS.has(hex.color);
}

export function nodeOf(tile: Tile, id: string): TrackNode | undefined {
  return tile.nodes.find((node) => node.id === id);
}

/** The edges that a node has track to, without another node in between. */
export function exitsOf(tile: Tile, node: string): Edge[] {
  return EDGES.filter((edge) =>
    tile.segments.some(({ a, b }) => (a === edge && b === node) || (a === node && b === edge)),
  );
}

const rotatedTiles = new WeakMap<Tile, readonly Tile[]>();

/** The tile as it lies in a rotation; the same object each time. */
export function rotatedTile(tile: Tile, rotation: Rotation): Tile {
  let views = rotatedTiles.get(tile);
  if (views === undefined) {
    views = EDGES.map((rotation) => (rotation === 0 ? tile : rotate(tile, rotation)));
    rotatedTiles.set(tile, views);
  }
  return views[rotation] ?? tile;
}

function rotate(tile: Tile, rotation: Rotation): Tile {
  const rotateEnd = (end: TrackEnd): TrackEnd => (typeof end === 'string' ? end : rotatedEdge(end, rotation));
  return {
    ...tile,
    nodes: tile.nodes.map((node) => (typeof node.at === 'number' ? { ...node, at: (node.at + rotation) % 6 } : node)),
    segments: tile.segments.map(({ a, b, kind }) => ({ a: rotateEnd(a), b: rotateEnd(b), kind })),
    exits: tile.exits.map((edge) => rotatedEdge(edge, rotation)).sort(),
  };
}

const distinctRotations = new WeakMap<Tile, readonly Rotation[]>();

/** The rotations a tile may lie in, each drawing once: a straight has three. */
export function rotationsOf(tile: Tile): readonly Rotation[] {
  let rotations = distinctRotations.get(tile);
  if (rotations === undefined) {
    const seen = new Set<string>();
    rotations = (tile.rotations ?? EDGES).filter((rotation) => {
      const drawing = drawingOf(rotatedTile(tile, rotation));
      const isNew = !seen.has(drawing);
      seen.add(drawing);
      return isNew;
    });
    distinctRotations.set(tile, rotations);
  }
  return rotations;
}

/** The same text for two rotations exactly if they differ in nothing but which of two equal nodes has which id. */
function drawingOf(tile: Tile): string {
  const faces = new Map<TrackEnd, string>();
  for (const { id, kind, slots, revenue, bank } of tile.nodes) {
    faces.set(id, JSON.stringify([kind, slots, revenue, bank, exitsOf(tile, id)]));
  }
  const faceOf = (end: TrackEnd) => faces.get(end) ?? String(end);
  return tile.segments
    .map(({ a, b, kind }) => `${[faceOf(a), faceOf(b)].sort().join('-')} ${kind}`)
    .sort()
    .join();
}
