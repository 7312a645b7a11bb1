import fc from 'fast-check';
import { trackGraph } from '../track/graph.ts';
import { trackMap } from '../track/map.ts';
import { printedPosition } from '../track/position.ts';
import { readHex } from '../track/read.ts';
import { ordinaryTrain, plusTrain } from './trains.ts';
import type { RouteRules, Train } from './types.ts';

/**
 * A corner of a board as it looks late in a game: cities with four exits or more, towns, and between them brown track that
 * forks and joins, so that most of it hangs together.
 */
interface MidBoard {
  readonly hexes: readonly number[];
  readonly turns: readonly number[];
  readonly values: readonly number[];
  readonly own: readonly number[];
  readonly foreign: number;
  readonly trains: readonly Kind[];
}

type Kind = '2' | '3' | '4' | '2+1' | '2E' | '3E';

const NAMES = ['A1', 'A3', 'A5', 'A7', 'B2', 'B4', 'B6', 'C1', 'C3', 'C5', 'C7', 'D2', 'D4', 'D6'];
const size = { minLength: NAMES.length, maxLength: NAMES.length };

/** Each as likely as the others; `nat` likes small numbers, and track would seldom meet. */
const anyOf = (count: number) => fc.constantFrom(...Array.from({ length: count }, (_, i) => i));

export const midBoard: fc.Arbitrary<MidBoard> = fc.record({
  hexes: fc.array(anyOf(12), size),
  turns: fc.array(anyOf(6), size),
  values: fc.array(fc.constantFrom(0, 0, 10, 20, 30, 40, 60), size),
  own: fc.array(anyOf(NAMES.length), { minLength: 3, maxLength: 3 }),
  foreign: anyOf(NAMES.length),
  trains: fc.array(fc.constantFrom<Kind>('2', '3', '4', '2+1', '2E', '3E'), {
    minLength: 1,
    maxLength: 4,
    size: 'max',
  }),
});

/** By pairs of edges: the track of some brown and green tiles. */
const PLAIN: readonly (readonly [number, number])[][] = [
  [
    [0, 3],
    [0, 2],
  ],
  [
    [0, 3],
    [1, 4],
  ],
  [
    [0, 3],
    [0, 4],
    [3, 5],
  ],
  [
    [0, 2],
    [2, 4],
    [0, 4],
  ],
  [
    [0, 1],
    [1, 3],
    [4, 5],
  ],
];

export function midSituation(board: MidBoard): { readonly rules: RouteRules; readonly trains: readonly Train[] } {
  const printed = NAMES.map((name, i) => readHex(name, { color: 'gray', ...trackOn(board, i) }));
  const map = trackMap({ orientation: 'pointy', letters: 'rows' }, printed, new Map());
  const graph = trackGraph(map, printedPosition(map));
  const isOwn = (hex: string) => board.own.some((i) => NAMES[i] === hex);
  const rules: RouteRules = {
    graph,
    kinds: {
      '2': ordinaryTrain(2, 'city'),
      '3': ordinaryTrain(3, 'city'),
      '4': ordinaryTrain(4, 'city'),
      '2+1': plusTrain(2, 1, { large: ['city'], small: ['town'] }),
      '2E': ordinaryTrain(2, 'city'),
      '3E': ordinaryTrain(3, 'city'),
    },
    node: ({ hex, node }, kind) => {
      const value = board.values[NAMES.indexOf(hex)] ?? 0;
      const skip = kind.endsWith('E');
      if (node.kind === 'town')
        return { pass: true, end: 'town', stop: { as: 'town', value: Math.min(10, value), skip } };
      const blocked = NAMES[board.foreign] === hex && !isOwn(hex);
      return { pass: blocked ? 'full' : true, end: true, stop: { as: 'city', value, skip }, own: isOwn(hex) };
    },
  };
  return { rules, trains: board.trains.map((kind, i) => ({ id: `${kind}.${i}`, kind })) };
}

function trackOn({ hexes, turns }: MidBoard, i: number): object {
  const kind = hexes[i] ?? 0;
  const turn = turns[i] ?? 0;
  const turned = (edge: number) => (edge + turn) % 6;
  if (kind < 5) {
    return { segments: (PLAIN[kind] ?? []).map(([a, b]) => ({ a: turned(a), b: turned(b) })) };
  }
  const id = kind < 7 ? 'town0' : 'city0';
  const exits = kind < 7 ? [0, 2, 3] : [0, 1, 3, 4];
  const node = kind < 7 ? { id, kind: 'town' } : { id, kind: 'city', slots: 1 };
  return { nodes: [node], segments: exits.map((edge) => ({ a: turned(edge), b: id })) };
}
