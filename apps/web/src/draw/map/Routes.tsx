import type { TrackMap, TrackPosition } from '@stellwerk/engine/track';
import { memo } from 'react';
import { polyline } from '../geometry/curve.ts';
import { centreOn } from '../geometry/hexagon.ts';
import { type Point, pair } from '../geometry/point.ts';
import { arrowAt } from '../geometry/track.ts';
import { routeStyle } from '../palette.ts';
import { offsetsOf, type Stretch, stretchesOf, stretchPoints } from './route-path.ts';

export interface RouteView {
  /** As in a route's action: nodes "K6.city0" and sides "K6/4". */
  readonly path: readonly string[];
  /** Which of the company's trains: decides colour and dashes. */
  readonly train: number;
  /** Drawn faintly, when another one is looked at. */
  readonly faint?: boolean;
}

interface RoutesProps {
  readonly map: TrackMap;
  readonly position: TrackPosition;
  readonly routes: readonly RouteView[];
}

/** One colour and dash a train, over the track and under the stops. */
export const Routes = memo(function Routes({ map, position, routes }: RoutesProps) {
  const ways = routes.map(({ path }) => stretchesOf(map, position, path));
  const offsets = offsetsOf(ways);
  return routes.map((route, i) => {
    const stretches = ways[i] ?? [];
    const aside = offsets[i] ?? [];
    const { colour, dashes } = routeStyle(route.train);
    const lines = runs(map, stretches, aside);
    return (
      <g key={`${route.train} ${route.path.join(' ')}`} opacity={route.faint ? 0.35 : 1}>
        {lines.map(({ d, isShared }) => (
          <path key={`bed ${d}`} className={isShared ? 'dw-route-bed dw-route-shared' : 'dw-route-bed'} d={d} />
        ))}
        {lines.map(({ d, isShared }) => (
          <path
            key={d}
            className={isShared ? 'dw-route dw-route-shared' : 'dw-route'}
            d={d}
            stroke={colour}
            strokeDasharray={dashes}
          />
        ))}
        {stretches.map(({ hex, exit }) =>
          exit === null ? null : (
            <path
              key={`${hex}/${exit}`}
              className="dw-route-arrow"
              d={arrowAt(map.grid.layout.orientation, exit, 3.7)}
              fill={colour}
              transform={`translate(${pair(centreOn(map.grid, hex))})`}
            />
          ),
        )}
      </g>
    );
  });
});

interface Run {
  readonly d: string;
  readonly isShared: boolean;
}

/** Stretches joined into one line as long as the route has the track for itself, or shares it, so that dashes run on. */
function runs(map: TrackMap, stretches: readonly Stretch[], aside: readonly number[]): readonly Run[] {
  const found: { points: Point[]; isShared: boolean }[] = [];
  stretches.forEach((stretch, i) => {
    if (stretch.exit !== null) return;
    const offset = aside[i] ?? 0;
    const points = stretchPoints(map, stretch, offset);
    const last = found.at(-1);
    if (last !== undefined && last.isShared === (offset !== 0)) last.points.push(...points);
    else found.push({ points: [...points], isShared: offset !== 0 });
  });
  return found.map(({ points, isShared }) => ({ d: polyline(points), isShared }));
}
