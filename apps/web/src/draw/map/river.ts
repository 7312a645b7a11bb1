import { type Edge, hexNeighbour, oppositeEdge } from '@stellwerk/engine/board';
import { printedOn, type TrackMap } from '@stellwerk/engine/track';
import { centreOn, corner, edgeMiddle, sideEnds } from '../geometry/hexagon.ts';
import { between, distance, type Point, pair, plus } from '../geometry/point.ts';
import type { MapLook, Side } from '../look.ts';

/** The closed sides of a map, each once, as what they are drawn. */
export function barrierSides(map: TrackMap, look: MapLook): { readonly rivers: Side[]; readonly walls: Side[] } {
  const rivers = new Map<string, Side>();
  const walls = new Map<string, Side>();
  for (const printed of map.printed) {
    for (const edge of printed.barriers) {
      const side = { hex: printed.id, edge };
      (look.barrierIs(printed, edge) === 'river' ? rivers : walls).set(sideKey(map, side), side);
    }
  }
  for (const side of look.bridges) rivers.set(sideKey(map, side), side);
  return { rivers: [...rivers.values()], walls: [...walls.values()] };
}

/** The same for a side as seen from either hex. */
function sideKey(map: TrackMap, { hex, edge }: Side): string {
  const beyond = hexNeighbour(map.grid, hex, edge);
  if (beyond === undefined || hex < beyond) return `${hex}/${edge}`;
  return `${beyond}/${oppositeEdge(edge)}`;
}

/** A side of the map as a line. */
export function sideLine(map: TrackMap, { hex, edge }: Side): readonly [Point, Point] {
  const centre = centreOn(map.grid, hex);
  const [from, to] = sideEnds(map.grid.layout.orientation, edge);
  return [plus(centre, from), plus(centre, to)];
}

export function sideMiddle(map: TrackMap, hex: string, edge: Edge): Point {
  return plus(centreOn(map.grid, hex), edgeMiddle(map.grid.layout.orientation, edge));
}

/** The rivers of a map as path data: along sides and through hexes, in one line as far as they go on, corners rounded. */
export function riverPath(map: TrackMap, look: MapLook): string {
  const { orientation } = map.grid.layout;
  const reaches = barrierSides(map, look).rivers.map((side) => sideLine(map, side));
  for (const hex of map.grid.names) {
    if (!look.riverThrough(printedOn(map, hex))) continue;
    const centre = centreOn(map.grid, hex);
    const [top, bottom] =
      orientation === 'pointy'
        ? [corner(orientation, 2), corner(orientation, 5)]
        : [edgeMiddle(orientation, 3), edgeMiddle(orientation, 0)];
    reaches.push([plus(centre, top), plus(centre, bottom)]);
  }
  return chains(reaches).map(rounded).join('');
}

const SAME = 2;

/** Lines joined end to end; each chain goes on until it ends or forks. */
export function chains(lines: readonly (readonly [Point, Point])[]): readonly (readonly Point[])[] {
  const left = [...lines];
  const meeting = (p: Point) => lines.filter((line) => line.some((q) => distance(p, q) < SAME)).length;
  const takeFrom = (p: Point): Point | undefined => {
    const at = left.findIndex((line) => line.some((q) => distance(p, q) < SAME));
    const [line] = at < 0 ? [] : left.splice(at, 1);
    if (line === undefined) return undefined;
    return distance(line[0], p) < SAME ? line[1] : line[0];
  };
  const found: Point[][] = [];
  while (left.length > 0) {
    const ends = left.flat();
    const start = ends.find((p) => meeting(p) !== 2) ?? ends[0];
    if (start === undefined) break;
    const chain: Point[] = [start];
    for (let next = takeFrom(start); next !== undefined; next = takeFrom(next)) {
      chain.push(next);
      if (meeting(next) !== 2) break;
    }
    found.push(chain);
  }
  return found;
}

const ROUNDING = 26;

function rounded(points: readonly Point[]): string {
  return points
    .map((p, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (before === undefined) return `M${pair(p)}`;
      if (after === undefined) return `L${pair(p)}`;
      const towards = (q: Point) => pair(between(p, q, ROUNDING / distance(p, q)));
      return `L${towards(before)}Q${pair(p)} ${towards(after)}`;
    })
    .join('');
}
