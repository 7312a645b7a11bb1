import { PLACE, RING, SMALL_PLACE } from './measures.ts';
import { ORIGIN, type Point, polar } from './point.ts';

/** The circles of a city: where they lie about its middle, and how large they are. */
export interface Places {
  readonly at: readonly Point[];
  readonly radius: number;
}

/** Side by side, on a river bank one above the other; three in a triangle, four in a square, more in a ring. */
export function placesOf(count: number, upright: boolean, crowded: boolean): Places {
  const radius = count > 4 || crowded ? SMALL_PLACE : PLACE;
  switch (Math.max(1, count)) {
    case 1:
      return { at: [ORIGIN], radius };
    case 2:
      return {
        at: upright
          ? [
              [0, -radius],
              [0, radius],
            ]
          : [
              [-radius, 0],
              [radius, 0],
            ],
        radius,
      };
    case 3: {
      const height = (radius * 2) / Math.sqrt(3);
      return {
        at: [
          [0, -height],
          [radius, height / 2],
          [-radius, height / 2],
        ],
        radius,
      };
    }
    case 4:
      return {
        at: [
          [-radius, -radius],
          [radius, -radius],
          [radius, radius],
          [-radius, radius],
        ],
        radius,
      };
    default: {
      const ring = radius / Math.sin(Math.PI / count) + 2;
      const at = Array.from({ length: count }, (_, i) => polar((2 * Math.PI * i) / count - Math.PI / 2, ring));
      return { at, radius };
    }
  }
}

/** How far the circles reach from their middle in a direction. */
export function reachOf({ at, radius }: Places, towards: Point): number {
  return Math.max(...at.map(([x, y]) => x * towards[0] + y * towards[1])) + radius + RING;
}
