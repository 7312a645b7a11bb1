import { depth, type Orientation } from '../geometry/hexagon.ts';
import type { Point } from '../geometry/point.ts';

/** Something that is in the way of words and figures. */
export interface Obstacle {
  readonly at: Point;
  readonly radius: number;
  /** How bad it is to cover it. */
  readonly weight: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
}

interface Found {
  readonly at: Point;
  /** How much is covered there, by depth and weight. */
  readonly overlap: number;
}

/** The free room on a tile. What is put down becomes an obstacle for the next. */
export interface Room {
  readonly orientation: Orientation;
  readonly obstacles: Obstacle[];
}

const COARSE = 6;
const FINER: readonly number[] = [3, 1.5];
const LIMIT = 92;

/**
 * The best place for a box: first it covers as little as possible, then it lies where it is wished. Undefined if the tile
 * has no place for it at all.
 */
export function findPlace(
  room: Room,
  box: Box,
  margin: number,
  wish: (x: number, y: number) => number,
): Found | undefined {
  let best: Found | undefined;
  let least = Number.POSITIVE_INFINITY;
  const attempt = (x: number, y: number): void => {
    const wished = wish(x, y);
    if (wished >= least || !isInside(room.orientation, x, y, box, margin)) return;
    const overlap = overlapAt(room, x, y, box);
    const cost = overlap * 2.2 + wished;
    if (cost < least) {
      least = cost;
      best = { at: [x, y], overlap };
    }
  };
  for (let y = -LIMIT; y <= LIMIT; y += COARSE) for (let x = -LIMIT; x <= LIMIT; x += COARSE) attempt(x, y);
  for (const step of FINER) {
    const from = best;
    if (from === undefined) break;
    for (const dy of [-step, 0, step]) for (const dx of [-step, 0, step]) attempt(from.at[0] + dx, from.at[1] + dy);
  }
  return best;
}

function isInside(orientation: Orientation, x: number, y: number, box: Box, margin: number): boolean {
  if (box.round) return depth(orientation, [x, y]) >= box.width / 2 + margin;
  // Text hardly ever fills the corners of its box.
  const w = box.width * 0.46;
  const h = box.height * 0.46;
  return (
    depth(orientation, [x - w, y - h]) >= margin &&
    depth(orientation, [x + w, y - h]) >= margin &&
    depth(orientation, [x - w, y + h]) >= margin &&
    depth(orientation, [x + w, y + h]) >= margin
  );
}

function overlapAt({ obstacles }: Room, x: number, y: number, box: Box): number {
  const halfWidth = box.width / 2;
  const halfHeight = box.height / 2;
  let sum = 0;
  for (const { at, radius, weight } of obstacles) {
    const dx = Math.abs(at[0] - x);
    const dy = Math.abs(at[1] - y);
    if (dx > halfWidth + radius || dy > halfHeight + radius) continue;
    const gap = box.round
      ? Math.hypot(dx, dy) - halfWidth
      : Math.hypot(Math.max(0, dx - halfWidth), Math.max(0, dy - halfHeight));
    if (gap < radius) sum += (radius - gap) * weight;
  }
  return sum;
}

/** Keeps a box free from now on. */
export function occupy({ obstacles }: Room, [x, y]: Point, box: Box): void {
  const radius = Math.min(box.width, box.height) / 2;
  const spare = Math.max(0, box.width - box.height) / 2;
  const columns = Math.max(1, Math.ceil((2 * spare) / (1.4 * radius)) + 1);
  for (let i = 0; i < columns; i++) {
    const shift = columns === 1 ? 0 : (i / (columns - 1) - 0.5) * 2 * spare;
    obstacles.push({ at: [x + shift, y], radius: radius + 3, weight: 5 });
  }
  const tall = Math.max(0, box.height - box.width) / 2;
  if (tall > 0) for (const dy of [-tall, tall]) obstacles.push({ at: [x, y + dy], radius: radius + 3, weight: 5 });
}
