import { EDGES, type HexLayout, hexCentre, hexMap, hexNeighbour, oppositeEdge } from '@stellwerk/engine/board';
import { describe, expect, it } from 'vitest';
import { type Curve, lengthOf, partOf, pathOf, pointAt, reversed, tangentAt } from './curve.ts';
import { depth, direction, edgeMiddle, type Orientation, outline, SIDE } from './hexagon.ts';
import { distance, dot, type Point, plus, polar } from './point.ts';
import { betweenEdges, edgeToPoint } from './track.ts';

const ORIENTATIONS: readonly Orientation[] = ['pointy', 'flat'];

/** How far the track is from a right angle where it begins, 0 if it leads straight into the hex. */
function slant(orientation: Orientation, curve: Curve, edge: (typeof EDGES)[number]): number {
  return 1 + dot(polar(tangentAt(curve, 0), 1), direction(orientation, edge));
}

describe.each(ORIENTATIONS)('track on %s hexes', (orientation) => {
  it('joins every two sides at right angles to both', () => {
    for (const a of EDGES) {
      for (const b of EDGES) {
        if (a === b) continue;
        const curve = betweenEdges(orientation, a, b);
        expect(distance(pointAt(curve, 0), edgeMiddle(orientation, a))).toBeLessThan(1e-9);
        expect(distance(pointAt(curve, 1), edgeMiddle(orientation, b))).toBeLessThan(1e-9);
        expect(slant(orientation, curve, a)).toBeLessThan(1e-9);
        expect(slant(orientation, reversed(curve), b)).toBeLessThan(1e-9);
      }
    }
  });

  it('is straight, an arc of radius 150 or one of radius 50', () => {
    const radius = (turn: 1 | 2 | 4 | 5) => {
      const curve = betweenEdges(orientation, 0, turn);
      return curve.kind === 'arc' ? curve.radius : undefined;
    };
    expect(betweenEdges(orientation, 0, 3).kind).toBe('line');
    expect([radius(1), radius(2), radius(4), radius(5)]).toEqual([50, 150, 150, 50]);
  });

  it('leaves the side at a right angle on its way to any place', () => {
    const places: readonly Point[] = [
      [0, 0],
      [40, 10],
      [-43, -33],
      [0, 50],
    ];
    for (const edge of EDGES) {
      for (const place of places) {
        const curve = edgeToPoint(orientation, edge, place);
        expect(slant(orientation, curve, edge)).toBeLessThan(1e-9);
        expect(distance(pointAt(curve, 1), place)).toBeLessThan(1e-9);
      }
    }
  });

  it('meets the track of the neighbour exactly', () => {
    const layout: HexLayout = { orientation, letters: 'rows' };
    const names =
      orientation === 'pointy'
        ? ['B2', 'C1', 'B0', 'A1', 'A3', 'B4', 'C3']
        : ['C2', 'E2', 'D1', 'B1', 'A2', 'B3', 'D3'];
    const [middle = '', ...around] = names;
    const map = hexMap(layout, names);
    const onMap = (hex: string, p: Point): Point => {
      const { x, y } = hexCentre(map, hex);
      return plus([x * SIDE, y * SIDE], p);
    };
    const met = EDGES.map((edge) => {
      const hex = hexNeighbour(map, middle, edge) ?? '';
      expect(around).toContain(hex);
      return distance(
        onMap(middle, edgeMiddle(orientation, edge)),
        onMap(hex, edgeMiddle(orientation, oppositeEdge(edge))),
      );
    });
    expect(Math.max(...met)).toBeLessThan(1e-9);
  });

  it('has all corners at the length of a side from the centre, and none inside', () => {
    for (const p of outline(orientation)) {
      expect(Math.hypot(...p)).toBeCloseTo(SIDE, 9);
      expect(depth(orientation, p)).toBeCloseTo(0, 9);
    }
  });
});

describe('curves', () => {
  const cubic = edgeToPoint('pointy', 0, [40, 10]);

  it('can be cut: the parts lie on the whole', () => {
    for (const curve of [cubic, betweenEdges('pointy', 0, 2), betweenEdges('pointy', 0, 3)]) {
      const part = partOf(curve, 0.25, 0.75);
      expect(distance(pointAt(part, 0), pointAt(curve, 0.25))).toBeLessThan(1e-9);
      expect(distance(pointAt(part, 0.5), pointAt(curve, 0.5))).toBeLessThan(1e-9);
      expect(lengthOf(partOf(curve, 0, 0.5)) + lengthOf(partOf(curve, 0.5, 1))).toBeCloseTo(lengthOf(curve), 0);
    }
  });

  it('are written as path data, going on without a move', () => {
    expect(pathOf(betweenEdges('pointy', 1, 4))).toBe('M-86.6 0L86.6 0');
    expect(pathOf(betweenEdges('pointy', 1, 4), true)).toBe('L86.6 0');
    expect(pathOf(betweenEdges('pointy', 0, 1))).toMatch(/^M-43.3 75A50 50 0 0 0 -86.6 0$/);
  });
});
