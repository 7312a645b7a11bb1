import type { Edge } from '@stellwerk/engine/board';
import fc from 'fast-check';
import { neighbour, type Sketch, type SketchedHex } from './board.fixture.ts';

const circle = fc.constantFrom('own' as const, 'own' as const, null, null, 'foreign' as const);
const circles = fc.array(circle, { minLength: 1, maxLength: 2 });
const mine = fc.constantFrom(null, null, null, 10, 20, 30, 'fixed' as const);

const randomHex = fc.record({
  kind: fc.constantFrom('town', 'town', 'village', 'village', 'village', 'village', 'double', 'plain', 'quarry'),
  /** Where the exits of a double village part, and which exits plain track joins. */
  split: fc.nat({ max: 5 }),
  circles,
  others: circles,
  value: fc.constantFrom(20, 30, 40, 60),
  mine,
});
type RandomHex = typeof randomHex extends fc.Arbitrary<infer T> ? T : never;

const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5];
const NAMES = ['A2', 'A4', 'A6', 'B1', 'B3', 'B5', 'B7', 'C2', 'C4', 'C6'];

/** All sides between two hexes of the patch, each once. */
const SIDES: readonly (readonly [string, Edge])[] = NAMES.flatMap((name) =>
  EDGES.filter((edge) => edge >= 3 && NAMES.includes(neighbour(name, edge))).map((edge) => [name, edge] as const),
);

interface RandomBoard {
  readonly hexes: readonly RandomHex[];
  /** By side: whether track crosses it. */
  readonly crossed: readonly boolean[];
  readonly sizes: readonly number[];
  readonly diesel: boolean;
  readonly routes: number;
  readonly choice: number;
}

/** A patch of ten hexes with more or less track. */
export const randomBoard: fc.Arbitrary<RandomBoard> = fc.record({
  hexes: fc.array(randomHex, { minLength: NAMES.length, maxLength: NAMES.length }),
  crossed: fc.nat({ max: 3 }).chain((dense) =>
    fc.array(
      fc.nat({ max: 9 }).map((drawn) => drawn < 5 + dense),
      { minLength: SIDES.length, maxLength: SIDES.length },
    ),
  ),
  sizes: fc.array(fc.constantFrom(1, 2, 2, 3, 3, 4, 5), { minLength: 1, maxLength: 3 }),
  diesel: fc.boolean(),
  routes: fc.constantFrom(0, 1, 1, 1, 2, 2),
  choice: fc.nat({ max: 1000 }),
});

/** The board as a sketch, with a concession route laid over track that happens to join two towns. */
export function sketchOf(board: RandomBoard): Sketch {
  const hexes: Record<string, SketchedHex> = {};
  board.hexes.forEach((hex, i) => {
    const name = NAMES[i] ?? '';
    hexes[name] = sketched(hex, name, exitsOf(board, name));
  });
  const towns = townRoutes(hexes);
  const concession: (readonly string[])[] = [];
  const first = board.routes === 0 ? undefined : towns[board.choice % Math.max(1, towns.length)];
  if (first !== undefined) concession.push(first);
  const second = board.routes < 2 ? undefined : towns.find((way) => continues(first, way));
  if (second !== undefined) concession.push(second);
  for (const way of concession) {
    for (const end of [way[0], way.at(-1)]) if (end !== undefined) hexes[end] = withHome(hexes[end]);
  }
  const sizes = [...board.sizes];
  sizes[0] = Math.max(sizes[0] ?? 1, concession.length);
  const home = concession.length > 0 ? undefined : NAMES.find((name) => hexes[name]?.kind === 'town');
  if (home !== undefined) hexes[home] = withHome(hexes[home]);
  return {
    hexes,
    locos: sizes.map((size, i) => ({ id: `loco${i}`, size })),
    diesel: board.diesel && (concession.length > 0 || home !== undefined),
    concession,
    ...(home === undefined ? {} : { local: home }),
  };
}

function exitsOf({ crossed }: RandomBoard, name: string): readonly Edge[] {
  const isCrossed = (from: string, edge: Edge) =>
    crossed[SIDES.findIndex((side) => side[0] === from && side[1] === edge)] === true;
  return EDGES.filter((edge) => {
    const facing = EDGES[(edge + 3) % 6] ?? 0;
    return edge >= 3 ? isCrossed(name, edge) : isCrossed(neighbour(name, edge), facing);
  });
}

function sketched(
  { kind, split, circles: own, others, value, mine: drawn }: RandomHex,
  name: string,
  exits: readonly Edge[],
): SketchedHex {
  const here =
    drawn === null ? {} : { mine: drawn === 'fixed' ? { id: name, amount: 50 } : { id: name, multiplier: drawn } };
  switch (kind) {
    case 'town':
      return { kind: 'town', stops: [{ exits, circles: own, value }], ...here };
    case 'village':
      return { kind: 'village', stops: [{ exits, circles: own, value: 20 }], ...here };
    case 'double': {
      const at = Math.min(Math.max(1, split), exits.length - 1);
      if (exits.length < 2) return { kind: 'village', stops: [{ exits, circles: own, value: 20 }], ...here };
      // A railway has one marker in a hex at most.
      const second = own.includes('own') ? others.map((circle) => (circle === 'own' ? null : circle)) : others;
      const stops = [
        { exits: exits.slice(0, at), circles: own, value: 20 },
        { exits: exits.slice(at), circles: second, value: 20 },
      ];
      return { kind: 'village', stops, ...here };
    }
    case 'quarry':
      return {
        kind: 'quarry',
        stops: [{ exits: exits.slice(0, 1), circles: [], value: 0 }],
        mine: { id: name, amount: 60 },
      };
    case 'plain': {
      const turned = [...exits.slice(split % 2), ...exits.slice(0, split % 2)];
      const crosses = split > 2 && turned.length === 4;
      const order = crosses ? [0, 2, 1, 3].map((at) => turned[at] ?? 0) : turned;
      const joins: [Edge, Edge][] = [];
      for (let i = 0; i + 1 < order.length; i += 2) joins.push([order[i] ?? 0, order[i + 1] ?? 0]);
      return { kind: 'plain', stops: [], joins };
    }
  }
}

function withHome(hex: SketchedHex | undefined): SketchedHex {
  const stop = hex?.stops[0];
  if (hex === undefined || stop === undefined) return { kind: 'plain', stops: [] };
  return { ...hex, stops: [{ ...stop, circles: stop.circles.with(0, 'own') }, ...hex.stops.slice(1)] };
}

/** Ways from town to town over villages and plain track, each hex once, in the order of the names. */
function townRoutes(hexes: Readonly<Record<string, SketchedHex>>): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const follow = (names: readonly string[], leaves: Edge): void => {
    const next = neighbour(names.at(-1) ?? '', leaves);
    const hex = hexes[next];
    const enters = ((leaves + 3) % 6) as Edge;
    if (hex === undefined || names.includes(next) || names.length > 6) return;
    const stop = hex.stops.find(({ exits }) => exits.includes(enters));
    const way = [...names, next];
    if (hex.kind === 'town') {
      if (stop !== undefined && (names[0] ?? '') < next) found.push(way);
      return;
    }
    const on = stop?.exits ?? hex.joins?.find((ends) => ends.includes(enters)) ?? [];
    for (const edge of on) if (edge !== enters) follow(way, edge);
  };
  for (const [name, { kind, stops }] of Object.entries(hexes)) {
    if (kind === 'town') for (const edge of stops[0]?.exits ?? []) follow([name], edge);
  }
  return found;
}

/** The second of two concession routes begins in the town where the first ends and uses other hexes. */
function continues(first: readonly string[] | undefined, way: readonly string[]): boolean {
  if (first === undefined) return false;
  const common = way.filter((hex) => first.includes(hex));
  const [hex] = common;
  return common.length === 1 && (hex === first[0] || hex === first.at(-1)) && (hex === way[0] || hex === way.at(-1));
}
