import { between, distance, minus, type Point, pair, plus, polar, short, times } from './point.ts';

interface Line {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
}

interface Arc {
  readonly kind: 'arc';
  readonly centre: Point;
  readonly radius: number;
  /** Angles; the sweep is less than half a turn. */
  readonly start: number;
  readonly sweep: number;
}

interface Cubic {
  readonly kind: 'cubic';
  readonly from: Point;
  readonly leave: Point;
  readonly arrive: Point;
  readonly to: Point;
}

/** A piece of track as geometry; `t` runs along it from 0 to 1. */
export type Curve = Line | Arc | Cubic;

export function line(from: Point, to: Point): Curve {
  return { kind: 'line', from, to };
}

/** The same curve elsewhere. */
export function shifted(curve: Curve, by: Point): Curve {
  switch (curve.kind) {
    case 'line':
      return { ...curve, from: plus(curve.from, by), to: plus(curve.to, by) };
    case 'arc':
      return { ...curve, centre: plus(curve.centre, by) };
    case 'cubic':
      return {
        kind: 'cubic',
        from: plus(curve.from, by),
        leave: plus(curve.leave, by),
        arrive: plus(curve.arrive, by),
        to: plus(curve.to, by),
      };
  }
}

export function pointAt(curve: Curve, t: number): Point {
  switch (curve.kind) {
    case 'line':
      return between(curve.from, curve.to, t);
    case 'arc':
      return plus(curve.centre, polar(curve.start + curve.sweep * t, curve.radius));
    case 'cubic': {
      const u = 1 - t;
      const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
      return plus(
        plus(times(curve.from, weights[0]), times(curve.leave, weights[1])),
        plus(times(curve.arrive, weights[2]), times(curve.to, weights[3])),
      );
    }
  }
}

/** The direction of travel. */
export function tangentAt(curve: Curve, t: number): number {
  switch (curve.kind) {
    case 'line':
      return headingOf(minus(curve.to, curve.from));
    case 'arc':
      return curve.start + curve.sweep * t + (Math.sign(curve.sweep) * Math.PI) / 2;
    case 'cubic': {
      const u = 1 - t;
      return headingOf(
        plus(
          times(minus(curve.leave, curve.from), u * u),
          plus(times(minus(curve.arrive, curve.leave), 2 * u * t), times(minus(curve.to, curve.arrive), t * t)),
        ),
      );
    }
  }
}

function headingOf([x, y]: Point): number {
  return Math.atan2(y, x);
}

const STEPS = 24;

export function lengthOf(curve: Curve): number {
  switch (curve.kind) {
    case 'line':
      return distance(curve.from, curve.to);
    case 'arc':
      return Math.abs(curve.sweep) * curve.radius;
    case 'cubic': {
      let sum = 0;
      let before = curve.from;
      for (let i = 1; i <= STEPS; i++) {
        const next = pointAt(curve, i / STEPS);
        sum += distance(before, next);
        before = next;
      }
      return sum;
    }
  }
}

/** From `from` to `to`, both 0 to 1; backwards if `from` is the greater. */
export function partOf(curve: Curve, from: number, to: number): Curve {
  switch (curve.kind) {
    case 'line':
      return line(pointAt(curve, from), pointAt(curve, to));
    case 'arc':
      return { ...curve, start: curve.start + curve.sweep * from, sweep: curve.sweep * (to - from) };
    case 'cubic': {
      // The control points of a part are blossoms: the curve's polar form at mixtures of the two ends.
      const blossom = (s: number, t: number, u: number): Point => {
        const step = (p: Point, q: Point, r: number) => between(p, q, r);
        const one = step(step(curve.from, curve.leave, s), step(curve.leave, curve.arrive, s), t);
        const other = step(step(curve.leave, curve.arrive, s), step(curve.arrive, curve.to, s), t);
        return step(one, other, u);
      };
      return {
        kind: 'cubic',
        from: blossom(from, from, from),
        leave: blossom(from, from, to),
        arrive: blossom(from, to, to),
        to: blossom(to, to, to),
      };
    }
  }
}

export function reversed(curve: Curve): Curve {
  return partOf(curve, 1, 0);
}

/** Points along the curve, both ends included, no further apart than the step. */
export function samples(curve: Curve, step: number): readonly Point[] {
  const count = Math.max(2, Math.ceil(lengthOf(curve) / step));
  return Array.from({ length: count + 1 }, (_, i) => pointAt(curve, i / count));
}

/** SVG path data; without its first move if it goes on from where another ended. */
export function pathOf(curve: Curve, goesOn = false): string {
  const start = goesOn ? '' : `M${pair(pointAt(curve, 0))}`;
  switch (curve.kind) {
    case 'line':
      return `${start}L${pair(curve.to)}`;
    case 'arc': {
      const radius = short(curve.radius);
      return `${start}A${radius} ${radius} 0 0 ${curve.sweep > 0 ? 1 : 0} ${pair(pointAt(curve, 1))}`;
    }
    case 'cubic':
      return `${start}C${pair(curve.leave)} ${pair(curve.arrive)} ${pair(curve.to)}`;
  }
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`;
}
