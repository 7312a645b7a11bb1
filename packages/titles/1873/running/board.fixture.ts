import type { Edge } from '@stellwerk/engine/board';
import { readOptions } from '@stellwerk/engine/kernel';
import type { CourseHex } from '@stellwerk/engine/networks';
import { printedPosition, readHexes, trackGraph, trackMap } from '@stellwerk/engine/track';
import { options } from '../options.ts';
import type { EnteredRoute } from './check.ts';
import type { Loco, OpenMine, RunReadings, RunSituation } from './situation.ts';

/** What the rulebook says, or the reading chosen where it is silent. */
const RULEBOOK: RunReadings = readOptions(options, {});

/** A group of circles that belong together, or the quarry without any. */
interface SketchedStop {
  readonly exits: readonly Edge[];
  /** Own and foreign markers and free circles; none for a quarry. */
  readonly circles: readonly ('own' | 'foreign' | null)[];
  readonly value: number;
}

/** A small board as a test writes it down. */
export interface SketchedHex {
  readonly kind: 'town' | 'village' | 'quarry' | 'plain';
  readonly stops: readonly SketchedStop[];
  /** Track that runs through without a stop. */
  readonly joins?: readonly (readonly [Edge, Edge])[];
  readonly state?: readonly (readonly [Edge, Edge])[];
  readonly mine?: OpenMine;
}

export interface Sketch {
  readonly hexes: Readonly<Record<string, SketchedHex>>;
  readonly locos: readonly Loco[];
  readonly diesel: boolean;
  /** Each concession route as the hexes it leads through. */
  readonly concession: readonly (readonly string[])[];
  readonly local?: string;
  readonly readings?: Partial<RunReadings>;
}

const RAILWAY = 'OWN';
export const DIESEL = 'D';

export function situationOf(sketch: Sketch): RunSituation {
  const hexes = Object.fromEntries(
    Object.entries(sketch.hexes).map(([name, { stops, joins = [], state = [], kind }]) => [
      name,
      {
        color: 'gray',
        nodes: stops.map(({ circles, value }, i) => ({
          id: `stop${i}`,
          kind: kind === 'town' ? 'city' : kind === 'quarry' ? 'works' : 'village',
          slots: circles.length,
          revenue: value,
        })),
        segments: [
          ...stops.flatMap(({ exits }, i) => exits.map((edge) => ({ a: edge, b: `stop${i}` }))),
          ...joins.map(([a, b]) => ({ a, b })),
          ...state.map(([a, b]) => ({ a, b, state: true })),
        ],
      },
    ]),
  );
  const map = trackMap({ orientation: 'pointy', letters: 'rows' }, readHexes(hexes), new Map());
  const markers = Object.fromEntries(
    Object.entries(sketch.hexes).flatMap(([name, { stops }]) => {
      const marked = stops.flatMap(({ circles }, i) =>
        circles.some((circle) => circle !== null)
          ? [[`stop${i}`, circles.map((circle) => (circle === 'own' ? RAILWAY : circle === null ? null : 'OTHER'))]]
          : [],
      );
      return marked.length > 0 ? [[name, Object.fromEntries(marked)]] : [];
    }),
  );
  const graph = trackGraph(map, { ...printedPosition(map), markers });
  return {
    graph,
    railway: RAILWAY,
    stop: ({ hex, node }) => ({
      town: sketch.hexes[hex]?.kind === 'town',
      locality: sketch.hexes[hex]?.kind !== 'quarry',
      station: typeof node.revenue === 'number' ? node.revenue : 0,
    }),
    mines: Object.fromEntries(
      Object.entries(sketch.hexes).flatMap(([name, { mine }]) => (mine === undefined ? [] : [[name, mine]])),
    ),
    concession: sketch.concession.map((names) => concessionHexes(sketch, names)),
    locos: sketch.locos,
    diesel: sketch.diesel ? DIESEL : null,
    local: sketch.local ?? null,
    readings: { ...RULEBOOK, ...sketch.readings },
  };
}

const STEPS: readonly (readonly [row: number, column: number])[] = [
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
];
const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5];

export function neighbour(hex: string, edge: Edge): string {
  const [row = 0, column = 0] = STEPS[edge] ?? [];
  return String.fromCharCode(hex.charCodeAt(0) + row) + String(Number(hex.slice(1)) + column);
}

function edgeTowards(from: string, to: string): Edge {
  const edge = EDGES.find((candidate) => neighbour(from, candidate) === to);
  if (edge === undefined) throw new RangeError(`${from} and ${to} are no neighbours`);
  return edge;
}

function concessionHexes(_: Sketch, names: readonly string[]): CourseHex[] {
  return names.map((hex, i) => ({
    hex,
    exits: [names[i - 1], names[i + 1]].flatMap((other) => (other === undefined ? [] : edgeTowards(hex, other))),
  }));
}

/** A route over hexes given in order, from stop to stop. */
export function over(sketch: Sketch, train: string, ...names: readonly string[]): EnteredRoute {
  const path = names.flatMap((hex, i) => {
    const before = names[i - 1];
    const after = names[i + 1];
    const entry = before === undefined ? undefined : edgeTowards(hex, before);
    const exit = after === undefined ? undefined : edgeTowards(hex, after);
    const stop = sketch.hexes[hex]?.stops.findIndex(({ exits }) =>
      [entry, exit].some((edge) => edge !== undefined && exits.includes(edge)),
    );
    return [
      ...(stop === undefined || stop < 0 ? [] : [`${hex}.stop${stop}`]),
      ...(exit === undefined ? [] : [`${hex}/${exit}`]),
    ];
  });
  return { train, path };
}
