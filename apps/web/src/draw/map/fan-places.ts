import { type Point, polar } from '../geometry/point.ts';

/** Tiles around a hex: where each lies and how large it is. */
interface FanPlaces {
  readonly at: readonly Point[];
  readonly radius: number;
  readonly scale: number;
}

const RADIUS = 192;
const SCALE = 0.7;
/** Between the middles of two neighbours on the circle. */
const APART = 146;

/** On a circle from the top on, clockwise; a wider one if they are many. `larger` for small screens. */
export function fanPlaces(count: number, larger: boolean): FanPlaces {
  const by = larger ? 1.32 : 1;
  const radius = Math.max(RADIUS, count < 3 ? 0 : APART / (2 * Math.sin(Math.PI / count))) * by;
  const at = Array.from({ length: count }, (_, i) => polar((2 * Math.PI * i) / count - Math.PI / 2, radius));
  return { at, radius, scale: SCALE * by };
}

/** How far the fan reaches from the middle of its hex. */
export function fanReach({ radius, scale }: FanPlaces): number {
  return radius + 128 * scale;
}
