import type { Point } from '../geometry/point.ts';
import type { Rect } from './bounds.ts';

/** What of the map is seen: its middle, and pixels for a unit of the map. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The drawing's room on the screen, in pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The whole of a rectangle, as large as it goes. */
export function fitting(rect: Rect, screen: Screen): View {
  return {
    x: rect.x + rect.width / 2,
    y: rect.y + rect.height / 2,
    scale: Math.max(0.01, Math.min(screen.width / rect.width, screen.height / rect.height)),
  };
}

/** What is looked at where the whole map would be too small to point at anything. */
export interface Near {
  readonly rect: Rect;
  /** Below this scale the whole map is too small. */
  readonly least: number;
  /** No closer than this. */
  readonly most: number;
}

/** The whole if it can be pointed at, else what matters now, with as much around it as there is room for. */
export function nearing(whole: Rect, { rect, least, most }: Near, screen: Screen): View {
  const all = fitting(whole, screen);
  if (all.scale >= least) return all;
  const scale = Math.min(Math.max(fitting(rect, screen).scale, all.scale), most);
  const middle = (from: number, size: number, at: number, room: number): number => {
    const half = Math.min(size, room / scale) / 2;
    return Math.min(Math.max(at, from + half), from + size - half);
  };
  return {
    scale,
    x: middle(whole.x, whole.width, rect.x + rect.width / 2, screen.width),
    y: middle(whole.y, whole.height, rect.y + rect.height / 2, screen.height),
  };
}

/** As the attribute of an SVG that has the proportions of the screen. */
export function viewBoxOf({ x, y, scale }: View, { width, height }: Screen): string {
  const [w, h] = [width / scale, height / scale];
  return [x - w / 2, y - h / 2, w, h].map((n) => Math.round(n * 100) / 100).join(' ');
}

export function moved(view: View, [dx, dy]: Point): View {
  return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
}

/** Closer by a factor; what lies under the point on the screen stays there. */
export function zoomed(view: View, screen: Screen, factor: number, [px, py]: Point): View {
  const scale = view.scale * factor;
  const [dx, dy] = [px - screen.width / 2, py - screen.height / 2];
  return { scale, x: view.x + dx / view.scale - dx / scale, y: view.y + dy / view.scale - dy / scale };
}

const CLOSEST = 4;
const FURTHEST = 0.6;

/** Neither lost in the distance nor off the map: some of it always stays in the middle of the screen. */
export function within(view: View, rect: Rect, screen: Screen): View {
  const whole = fitting(rect, screen).scale;
  const scale = Math.min(Math.max(view.scale, whole * FURTHEST), Math.max(CLOSEST, whole));
  return {
    scale,
    x: Math.min(Math.max(view.x, rect.x), rect.x + rect.width),
    y: Math.min(Math.max(view.y, rect.y), rect.y + rect.height),
  };
}

/** As little moved as it takes to see a square about a point. */
export function showing(view: View, screen: Screen, [px, py]: Point, reach: number): View {
  const shift = (at: number, middle: number, size: number): number => {
    const half = Math.max(0, size / view.scale / 2 - reach);
    return Math.min(Math.max(middle, at - half), at + half);
  };
  return { ...view, x: shift(px, view.x, screen.width), y: shift(py, view.y, screen.height) };
}
