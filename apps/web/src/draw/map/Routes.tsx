import type { TrackMap, TrackPosition } from '@stellwerk/engine/track';
import { memo, useRef } from 'react';
import { useDrawnAlong } from '../../motion/use-motion.ts';
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
  /** Stands on its middle, where a train has several. */
  readonly letter?: string;
  /** Drawn faintly, when another one is looked at. */
  readonly faint?: boolean;
  /** It has been run, not only thought of. */
  readonly isRun?: boolean;
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
  return routes.map((route, i) => (
    <RouteLine
      key={`${route.train} ${route.letter} ${route.path.join(' ')}`}
      map={map}
      route={route}
      stretches={ways[i] ?? []}
      aside={offsets[i] ?? []}
    />
  ));
});

interface RouteLineProps {
  readonly map: TrackMap;
  readonly route: RouteView;
  readonly stretches: readonly Stretch[];
  readonly aside: readonly number[];
}

function RouteLine({ map, route, stretches, aside }: RouteLineProps) {
  const group = useRef<SVGGElement>(null);
  useDrawnAlong(group, route.isRun === true);
  const { colour, dashes } = routeStyle(route.train);
  const lines = runs(map, stretches, aside);
  return (
    <g ref={group} opacity={route.faint ? 0.35 : 1}>
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
      <Letter letter={route.letter} at={middleOf(map, stretches)} colour={colour} />
    </g>
  );
}

interface LetterProps {
  readonly letter: string | undefined;
  readonly at: Point | undefined;
  readonly colour: string;
}

function Letter({ letter = '', at, colour }: LetterProps) {
  if (letter === '' || at === undefined) return null;
  return (
    <g className="dw-route-letter" transform={`translate(${pair(at)})`}>
      <circle r={15} fill={colour} />
      <text y={6.6}>{letter}</text>
    </g>
  );
}

/** Where a route crosses from hex to hex nearest to its middle: no stop is there. */
function middleOf(map: TrackMap, stretches: readonly Stretch[]): Point | undefined {
  const borders = stretches
    .slice(0, -1)
    .flatMap((stretch, i) => (stretches[i + 1]?.hex === stretch.hex ? [] : [stretch]));
  const stretch = borders[Math.floor(borders.length / 2)] ?? stretches[0];
  return stretch && stretchPoints(map, stretch, 0).at(-1);
}

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
