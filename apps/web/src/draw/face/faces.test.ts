import { EDGES } from '@stellwerk/engine/board';
import { printedPosition, rotatedTile, type Tile } from '@stellwerk/engine/track';
import { maps } from '@stellwerk/titles/18rhl';
import { describe, expect, it } from 'vitest';
import { mapLook as look } from '../../titles/18rhl/look.ts';
import { pointAt, tangentAt } from '../geometry/curve.ts';
import { depth, direction, edgeMiddle, type Orientation } from '../geometry/hexagon.ts';
import { RING } from '../geometry/measures.ts';
import { distance, dot, plus, polar } from '../geometry/point.ts';
import { cellOn } from '../map/cells.ts';
import { composeFace } from './compose.ts';
import type { Item } from './items.ts';
import type { Face } from './model.ts';
import { isSmall, type Size } from './sizes.ts';

const map = maps.ratingen;
const SIZE_NAMES: readonly Size[] = ['XS', 'S', 'M', 'L'];
const ORIENTATIONS: readonly Orientation[] = ['pointy', 'flat'];

function everyFace(orientation: Orientation, size: Size): readonly { readonly name: string; readonly face: Face }[] {
  return [...map.tiles.values()].flatMap((tile) =>
    (tile.rotations ?? EDGES).map((rotation) => ({
      name: `${tile.id} turned by ${rotation}`,
      face: composeFace(rotatedTile(tile, rotation), { orientation, size, look, showNumber: true }),
    })),
  );
}

/** How deep two boxes lie in one another, discs as discs. */
function overlap(a: Item, b: Item): number {
  const [dx, dy] = [Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])];
  const isDisc = (item: Item) => item.width === item.height;
  if (isDisc(a) && isDisc(b)) return (a.width + b.width) / 2 - Math.hypot(dx, dy);
  return Math.min((a.width + b.width) / 2 - dx, (a.height + b.height) / 2 - dy);
}

/** How deep a word lies over the places of a stop; one in the middle of a ring of places is meant to. */
function overPlaces({ layout }: Face, item: Item): number {
  const half = Math.min(item.width, item.height) / 2;
  const depths = layout.nodes.flatMap((placed) =>
    placed.places.at.length > 4
      ? []
      : placed.places.at.map((at) => {
          const place = plus(placed.at, at);
          const dx = Math.max(0, Math.abs(place[0] - item.at[0]) - item.width / 2 + half);
          const dy = Math.max(0, Math.abs(place[1] - item.at[1]) - item.height / 2 + half);
          return placed.places.radius + RING + half - Math.hypot(dx, dy);
        }),
  );
  return Math.max(0, ...depths);
}

describe.each(ORIENTATIONS)('all tiles of 18Rhl, %s, at all rotations', (orientation) => {
  it('have track that meets the sides at right angles', () => {
    for (const { name, face } of everyFace(orientation, 'M')) {
      for (const { segment, curve } of face.layout.segments) {
        for (const [end, t, sign] of [
          [segment.a, 0, 1],
          [segment.b, 1, -1],
        ] as const) {
          if (typeof end !== 'number') continue;
          expect(distance(pointAt(curve, t), edgeMiddle(orientation, end)), name).toBeLessThan(1e-6);
          const inwards = polar(tangentAt(curve, t), sign);
          expect(dot(inwards, direction(orientation, end)), name).toBeCloseTo(-1, 6);
        }
      }
    }
  });

  it('have their stops inside the hex and apart from one another', () => {
    for (const { name, face } of everyFace(orientation, 'M')) {
      const circles = face.layout.nodes.flatMap((placed) =>
        placed.places.at.map((at) => ({ at: plus(placed.at, at), radius: placed.places.radius, of: placed.node.id })),
      );
      for (const circle of circles) {
        expect(depth(orientation, circle.at), name).toBeGreaterThan(circle.radius - 1);
        for (const other of circles) {
          if (other.of === circle.of) continue;
          expect(distance(circle.at, other.at), name).toBeGreaterThan(circle.radius + other.radius);
        }
      }
    }
  });

  it.each(SIZE_NAMES)('show their values and labels clear of one another, size %s', (size) => {
    for (const { name, face } of everyFace(orientation, size)) {
      face.items.forEach((item, i) => {
        for (const other of face.items.slice(i + 1)) {
          expect(overlap(item, other), `${name}: ${item.kind} over ${other.kind}`).toBeLessThan(5);
        }
        // On a full tile, a figure without free room may cover a little of a place.
        expect(overPlaces(face, item), `${name}: ${item.kind} over a place`).toBeLessThan(isSmall(size) ? 17 : 9);
      });
    }
  });

  it('show every value', () => {
    for (const { name, face } of everyFace(orientation, 'L')) {
      const values = new Set(face.tile.nodes.map(({ revenue }) => String(revenue)));
      const shown = face.items.flatMap((item) => (item.kind === 'value' ? [item.text] : []));
      expect(shown.sort(), name).toEqual([...values].sort());
      if (face.tile.labels.length > 0)
        expect(
          face.items.some(({ kind }) => kind === 'label'),
          name,
        ).toBe(true);
    }
  });
});

describe('the printed map', () => {
  const standard = maps.standard;
  const position = printedPosition(standard);
  const faceOn = (hex: string) => cellOn(hex, { map: standard, position, look, size: 'M', marks: {} }).face;
  const kinds = (hex: string) => faceOn(hex).items.map(({ kind }) => kind);

  it('has names, values by phase and signs where they belong', () => {
    expect(kinds('A4').sort()).toEqual(['mark', 'name', 'steps']);
    expect(kinds('E14')).toEqual(['cost']);
    expect(kinds('E6').sort()).toEqual(['label', 'name']);
    expect(faceOn('A2').ground).toBe('rim');
    expect(faceOn('E14').ground).toBe('hills');
  });

  it.each(SIZE_NAMES)('shows of a metropolis which bank earns what, size %s', (size) => {
    for (const hex of ['D9', 'F9', 'I10']) {
      const { face } = cellOn(hex, { map: standard, position, look, size, marks: {} });
      const byBank = face.layout.nodes.toSorted((a, b) => a.at[0] - b.at[0]).map(({ node }) => String(node.revenue));
      const discs = face.items.flatMap((item) => (item.kind === 'value' ? [item] : []));
      const byDisc = discs.toSorted((a, b) => a.at[0] - b.at[0]).map(({ text }) => text);
      expect(byDisc, hex).toEqual([...new Set(byBank)]);
    }
  });

  it('has the price of every hex, whatever else is on it', () => {
    for (const hex of standard.printed) {
      if (hex.upgradeCost !== null) expect(kinds(hex.id), hex.id).toContain('cost');
    }
  });

  it('writes a name that is also the label once', () => {
    expect(kinds('D7')).toEqual(['name']);
  });

  it('has the four steps of the eastern Ruhr on its southern hex alone', () => {
    const steps = (hex: string) =>
      faceOn(hex).items.flatMap((item) => (item.kind === 'steps' ? item.boxes.map(({ value }) => value) : []));
    expect(steps('D15')).toEqual([20, 30, 40, 50]);
    expect(steps('C14')).toEqual([]);
  });

  it('draws a hex on which nothing changed as the same object', () => {
    const cell = (size: Size) =>
      cellOn('F9', { map: standard, position: structuredClone(position), look, size, marks: {} });
    expect(cell('M')).toBe(cell('M'));
    expect(cell('M')).not.toBe(cell('L'));
  });
});

describe('a crossing', () => {
  const stacked = (id: string) => {
    const tile: Tile | undefined = map.tiles.get(id);
    if (tile === undefined) throw new RangeError(id);
    return composeFace(tile, { orientation: 'pointy', size: 'M', look }).stacking;
  };

  it('has one track over the other with a gap', () => {
    expect(stacked('20').gaps).toHaveLength(1);
    expect(stacked('20').below.map(({ index }) => index)).toEqual([0]);
  });

  it('is none where tracks only join or pass', () => {
    for (const id of ['23', '18', '40', '70']) expect(stacked(id).gaps, id).toHaveLength(id === '70' ? 1 : 0);
  });
});
