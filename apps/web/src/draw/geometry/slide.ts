import { type Curve, pointAt, samples } from './curve.ts';
import { depth, type Orientation } from './hexagon.ts';
import { PLACE } from './measures.ts';
import { distance, type Point } from './point.ts';

/** A stop that may stand anywhere on its own track. */
export interface Slider {
  readonly through: Curve;
  readonly isCity: boolean;
}

const STEPS: readonly number[] = [
  0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7, 0.26, 0.74, 0.22, 0.78, 0.18, 0.82,
];
const CITIES_APART = 67;
const TOWNS_APART = 62;

/**
 * How far along its track each stop stands so that all are clear of one another and of other track. What a stop alone
 * costs at each step is reckoned once; then all combinations are tried: a tile has two or three such stops.
 */
export function slide(
  orientation: Orientation,
  sliders: readonly Slider[],
  walls: readonly Curve[],
  fixed: readonly Point[],
): readonly number[] {
  const options = sliders.map((slider) => {
    const others = [...walls, ...sliders.filter((other) => other !== slider).map((other) => other.through)];
    const track = others.flatMap((curve) => samples(curve, 6));
    return STEPS.map((along) => {
      const at = pointAt(slider.through, along);
      return { along, at, cost: aloneCost(orientation, slider, along, at, track, fixed) };
    });
  });
  let best: readonly number[] = sliders.map(() => 0.5);
  let least = Number.POSITIVE_INFINITY;
  const walk = (chosen: readonly { readonly along: number; readonly at: Point }[], cost: number): void => {
    if (cost >= least) return;
    const next = options[chosen.length];
    if (next === undefined) {
      least = cost;
      best = chosen.map(({ along }) => along);
      return;
    }
    const apart = sliders[chosen.length]?.isCity ? CITIES_APART : TOWNS_APART;
    for (const option of next) {
      const close = chosen.reduce((sum, { at }) => sum + Math.max(0, apart - distance(at, option.at)) * 3, 0);
      walk([...chosen, option], cost + option.cost + close);
    }
  };
  walk([], 0);
  return best;
}

function aloneCost(
  orientation: Orientation,
  { isCity }: Slider,
  along: number,
  at: Point,
  track: readonly Point[],
  fixed: readonly Point[],
): number {
  const clear = isCity ? PLACE + 11 : 32;
  const apart = isCity ? CITIES_APART : TOWNS_APART;
  let cost = Math.abs(along - 0.5) * 12;
  for (const p of track) cost += Math.max(0, clear - distance(at, p)) * 0.6;
  for (const p of fixed) cost += Math.max(0, apart - distance(at, p)) * 3;
  if (depth(orientation, at) < (isCity ? PLACE + 5 : 14)) cost += 40;
  return cost;
}
