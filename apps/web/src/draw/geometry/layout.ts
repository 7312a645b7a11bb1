import type { Edge } from '@stellwerk/engine/board';
import { exitsOf, type Segment, type Tile, type TrackNode } from '@stellwerk/engine/track';
import { type Curve, line, partOf, pathOf, pointAt, reversed, tangentAt } from './curve.ts';
import { APOTHEM, depth, direction, edgeAngle, edgeMiddle, type Orientation } from './hexagon.ts';
import { DOT, LAND_DOT, PLACE, RING } from './measures.ts';
import { type Places, placesOf, reachOf } from './places.ts';
import { distance, minus, ORIGIN, type Point, plus, times } from './point.ts';
import { type Slider, slide } from './slide.ts';
import { ARROW_LENGTH, betweenEdges, edgeToPoint } from './track.ts';

type NodeShape = 'city' | 'bar' | 'dot' | 'medium' | 'works' | 'offboard' | 'none';

export interface PlacedNode {
  readonly node: TrackNode;
  readonly shape: NodeShape;
  readonly at: Point;
  /** The direction of the track through it. */
  readonly heading: number;
  readonly exits: readonly Edge[];
  /** The circles; none in a town or in an off-board area without a place. */
  readonly places: Places;
  /** The radius of a dot. */
  readonly radius: number;
}

export interface PlacedSegment {
  /** Its number in the tile's list. */
  readonly index: number;
  readonly segment: Segment;
  /** From end `a` to end `b`. */
  readonly curve: Curve;
  /** It leads off the board: an arrow is drawn, not track. */
  readonly leavesBoard: boolean;
}

export interface TileLayout {
  readonly orientation: Orientation;
  readonly nodes: readonly PlacedNode[];
  readonly segments: readonly PlacedSegment[];
}

const layouts = new WeakMap<Tile, Partial<Record<Orientation, TileLayout>>>();

/** Where everything on a tile goes, as it lies. The same object each time. */
export function layoutOf(tile: Tile, orientation: Orientation): TileLayout {
  const known = layouts.get(tile) ?? {};
  const found = known[orientation];
  if (found !== undefined) return found;
  const made = arrange(tile, orientation);
  known[orientation] = made;
  layouts.set(tile, known);
  return made;
}

interface Draft {
  readonly node: TrackNode;
  readonly exits: readonly Edge[];
  /** Pieces of track that end here. */
  readonly ends: number;
  readonly shape: NodeShape;
  readonly places: Places;
  at: Point | undefined;
  heading: number;
  /** The track through it, if it slides along one, and how far along it stands. */
  through: Curve | undefined;
  along: number;
}

const NO_PLACES: Places = { at: [], radius: 0 };
const BANKS: Readonly<Record<string, -1 | 1>> = { west: -1, east: 1 };

function arrange(tile: Tile, orientation: Orientation): TileLayout {
  const crowded = tile.nodes.length > 3;
  const drafts = tile.nodes.map((node): Draft => {
    const exits = exitsOf(tile, node.id);
    const ends = tile.segments.filter(({ a, b }) => a === node.id || b === node.id).length;
    const shape = shapeOf(node, ends);
    const hasPlaces = shape === 'city' || (shape === 'offboard' && node.slots > 0);
    const places = hasPlaces ? placesOf(node.slots, node.bank !== null, crowded) : NO_PLACES;
    return { node, exits, ends, shape, places, at: undefined, heading: 0, through: undefined, along: 0.5 };
  });
  placeOnBanks(drafts, orientation);
  for (const draft of drafts) if (draft.at === undefined) placeAlone(draft, tile, drafts, orientation);
  placeSuburbs(tile, drafts, orientation);
  placeLoose(drafts);
  placeSliding(tile, drafts, orientation);
  const nodes = drafts.map(
    ({ node, shape, at, heading, exits, places, ends }): PlacedNode => ({
      node,
      shape,
      at: at ?? ORIGIN,
      heading,
      exits,
      places,
      radius: ends > 0 ? DOT : LAND_DOT,
    }),
  );
  const segments = tile.segments.map((segment, index) => placedSegment(segment, index, drafts, orientation));
  return { orientation, nodes, segments };
}

function shapeOf(node: TrackNode, ends: number): NodeShape {
  switch (node.kind) {
    case 'city':
    case 'village':
      return 'city';
    case 'town':
      return ends === 1 || ends === 2 ? 'bar' : 'dot';
    case 'medium':
    case 'works':
    case 'offboard':
      return node.kind;
    case 'pass':
      return 'none';
  }
}

/** The cities of a metropolis stand on its two banks, those of one bank in the order of their track from top to bottom. */
function placeOnBanks(drafts: readonly Draft[], orientation: Orientation): void {
  for (const [bank, side] of Object.entries(BANKS)) {
    const group = drafts.filter(({ node }) => node.bank === bank);
    if (group.length === 1) for (const draft of group) draft.at = [side * 46, 0];
    else if (group.length > 1) {
      const height = ({ exits: [first] }: Draft) => (first === undefined ? 0 : edgeMiddle(orientation, first)[1]);
      const step = 66 / (group.length - 1);
      [...group]
        .sort((a, b) => height(a) - height(b))
        .forEach((draft, i) => {
          draft.at = [side * 43, i * step - 33];
        });
    }
  }
}

function placeAlone(draft: Draft, tile: Tile, drafts: readonly Draft[], orientation: Orientation): void {
  const { node, exits, shape } = draft;
  const single = drafts.length === 1;
  const isCity = shape === 'city' || shape === 'medium';
  if (shape === 'offboard') {
    draft.at = node.slots > 0 ? freeCorner(orientation, tile) : times(mean(orientation, exits), 20);
  } else if (node.at === 'center') {
    draft.at = ORIGIN;
  } else if (typeof node.at === 'number') {
    const passedBy = tile.segments.some(({ a, b }) => typeof a === 'number' && typeof b === 'number');
    const away = single ? (passedBy ? 34 : 20) : shape === 'city' ? 44 : 58;
    draft.at = times(direction(orientation, node.at), away);
    draft.heading = edgeAngle(orientation, node.at);
  } else if (single && (isCity || exits.length !== 2)) {
    draft.at = ORIGIN;
    const [exit] = exits;
    if (exit !== undefined) draft.heading = edgeAngle(orientation, exit);
  } else if (exits.length === 2) {
    const [a, b] = exits;
    if (a !== undefined && b !== undefined) draft.through = betweenEdges(orientation, a, b);
  } else if (exits.length === 1) {
    const [exit] = exits;
    if (exit !== undefined) {
      draft.at = times(direction(orientation, exit), drafts.length > 3 ? 54 : 44);
      draft.heading = edgeAngle(orientation, exit);
    }
  } else if (exits.length > 2) {
    draft.at = times(mean(orientation, exits), 54);
  }
}

function mean(orientation: Orientation, edges: readonly Edge[]): Point {
  const sum = edges.map((edge) => direction(orientation, edge)).reduce(plus, ORIGIN);
  return edges.length === 0 ? ORIGIN : times(sum, 1 / edges.length);
}

/** Where the place of an off-board area is clear of its arrows, rather high up: name and values go below. */
function freeCorner(orientation: Orientation, tile: Tile): Point {
  const tips = tile.exits.flatMap((edge) =>
    [0, 12, 24, ARROW_LENGTH].map((along) => times(direction(orientation, edge), APOTHEM - along)),
  );
  let best: Point = ORIGIN;
  let least = Number.POSITIVE_INFINITY;
  for (let y = -52; y <= 52; y += 4) {
    for (let x = -52; x <= 52; x += 4) {
      const p: Point = [x, y];
      if (depth(orientation, p) < PLACE + RING + 4) continue;
      const near = tips.reduce((sum, tip) => sum + Math.max(0, PLACE + 14 - distance(p, tip)), 0);
      const cost = near * 2 + Math.abs(x) * 0.3 + Math.abs(y + 42) * 0.25;
      if (cost < least) [best, least] = [p, cost];
    }
  }
  return best;
}

/** A town on the line from a city to its exit stands half-way between the circles and the side. */
function placeSuburbs(tile: Tile, drafts: readonly Draft[], orientation: Orientation): void {
  for (const draft of drafts) {
    if (draft.shape !== 'bar' || typeof draft.node.at !== 'number') continue;
    const towards = direction(orientation, draft.node.at);
    const city = drafts.find(
      (other) =>
        other.shape === 'city' &&
        tile.segments.some(({ a, b }) => [a, b].includes(draft.node.id) && [a, b].includes(other.node.id)),
    );
    if (city?.at !== undefined) draft.at = times(towards, (reachOf(city.places, towards) + APOTHEM) / 2);
  }
}

/** Nodes without track: opposite to what stands there, else side by side. */
function placeLoose(drafts: readonly Draft[]): void {
  const loose = drafts.filter(({ at, through }) => at === undefined && through === undefined);
  const [only] = loose;
  if (only !== undefined && loose.length === 1) {
    const fixed = drafts.find(({ at }) => at !== undefined)?.at;
    const through = drafts.find((draft) => draft.through !== undefined)?.through;
    if (fixed !== undefined) only.at = times(fixed, -1);
    else only.at = through === undefined ? ORIGIN : times(pointAt(through, 0.5), through.kind === 'line' ? 0 : -1);
    if (distance(only.at, ORIGIN) < 1 && drafts.length > 1) only.at = [44, 0];
    return;
  }
  const width = loose.some(({ shape }) => shape === 'city') ? 72 : 60;
  loose.forEach((draft, i) => {
    draft.at = [(i / (loose.length - 1) - 0.5) * width, 0];
  });
}

function placeSliding(tile: Tile, drafts: readonly Draft[], orientation: Orientation): void {
  const sliding = drafts.flatMap((draft) => (draft.through === undefined ? [] : [{ draft, through: draft.through }]));
  const [only] = sliding;
  if (only === undefined) return;
  const plain = tile.segments.flatMap(({ a, b }) =>
    typeof a === 'number' && typeof b === 'number' ? [betweenEdges(orientation, a, b)] : [],
  );
  const standing = drafts.flatMap(({ at, exits }) => (at === undefined ? [] : [{ at, exits }]));
  const walls = [...plain, ...standing.flatMap(({ at, exits }) => exits.map((e) => edgeToPoint(orientation, e, at)))];
  const sliders = sliding.map(({ draft, through }): Slider => ({ through, isCity: draft.shape !== 'bar' }));
  const along =
    drafts.length === 1
      ? [0.5]
      : slide(
          orientation,
          sliders,
          walls,
          standing.map(({ at }) => at),
        );
  sliding.forEach(({ draft, through }, i) => {
    draft.along = along[i] ?? 0.5;
    draft.at = pointAt(through, draft.along);
    draft.heading = tangentAt(through, draft.along);
  });
}

function placedSegment(
  segment: Segment,
  index: number,
  drafts: readonly Draft[],
  orientation: Orientation,
): PlacedSegment {
  const { a, b } = segment;
  const nodeNamed = (id: string) => drafts.find(({ node }) => node.id === id);
  if (typeof a === 'number' && typeof b === 'number') {
    return { index, segment, curve: betweenEdges(orientation, a, b), leavesBoard: false };
  }
  if (typeof a === 'string' && typeof b === 'string') {
    const curve = line(nodeNamed(a)?.at ?? ORIGIN, nodeNamed(b)?.at ?? ORIGIN);
    return { index, segment, curve, leavesBoard: false };
  }
  const [edge, id] = typeof a === 'number' ? [a, b] : [b, a];
  const draft = typeof id === 'string' ? nodeNamed(id) : undefined;
  const inwards = typeof edge === 'number' ? edgeToNode(orientation, edge, draft) : line(ORIGIN, ORIGIN);
  const leavesBoard = draft?.shape === 'offboard';
  return { index, segment, curve: typeof a === 'number' ? inwards : reversed(inwards), leavesBoard };
}

function edgeToNode(orientation: Orientation, edge: Edge, draft: Draft | undefined): Curve {
  if (draft?.shape === 'offboard') {
    const from = edgeMiddle(orientation, edge);
    return line(from, minus(from, times(direction(orientation, edge), ARROW_LENGTH)));
  }
  if (draft?.through !== undefined) {
    return draft.exits[0] === edge ? partOf(draft.through, 0, draft.along) : partOf(draft.through, 1, draft.along);
  }
  return edgeToPoint(orientation, edge, draft?.at ?? ORIGIN);
}

/** Path data of all the track, for outlines and hit areas. */
export function trackPath(segments: readonly PlacedSegment[]): string {
  return segments.map(({ curve }) => pathOf(curve)).join('');
}
