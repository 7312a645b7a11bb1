/** x to the right, y downwards, in hundredths of a hex side. */
export type Point = readonly [x: number, y: number];

export const ORIGIN: Point = [0, 0];

export function plus(p: Point, q: Point): Point {
  return [p[0] + q[0], p[1] + q[1]];
}

export function minus(p: Point, q: Point): Point {
  return [p[0] - q[0], p[1] - q[1]];
}

export function times(p: Point, factor: number): Point {
  return [p[0] * factor, p[1] * factor];
}

export function dot(p: Point, q: Point): number {
  return p[0] * q[0] + p[1] * q[1];
}

export function distance(p: Point, q: Point): number {
  return Math.hypot(p[0] - q[0], p[1] - q[1]);
}

/** Between p (at 0) and q (at 1). */
export function between(p: Point, q: Point, t: number): Point {
  return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
}

export function polar(angle: number, radius: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

export function angleOf(p: Point): number {
  return Math.atan2(p[1], p[0]);
}

/** Short enough for markup, exact enough for any zoom. */
export function short(n: number): string {
  return String(Math.round(n * 100) / 100);
}

export function pair(p: Point): string {
  return `${short(p[0])} ${short(p[1])}`;
}
