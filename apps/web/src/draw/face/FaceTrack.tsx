import { memo } from 'react';
import { line, pathOf } from '../geometry/curve.ts';
import { edgeMiddle, outlinePoints } from '../geometry/hexagon.ts';
import { trackPath } from '../geometry/layout.ts';
import { TRACK } from '../geometry/measures.ts';
import { times } from '../geometry/point.ts';
import { arrowAt, betweenEdges } from '../geometry/track.ts';
import type { MapLook } from '../look.ts';
import type { Face } from './model.ts';

interface FaceProps {
  readonly face: Face;
}

export const FaceGround = memo(function FaceGround({ face }: FaceProps) {
  return <polygon className={`dw-hex dw-ground-${face.ground}`} points={outlinePoints(face.layout.orientation)} />;
});

/** The river that runs through a hex; on a map it is part of the whole river. */
export function FaceRiver({ face }: FaceProps) {
  if (!face.river) return null;
  const d = face.layout.orientation === 'pointy' ? 'M0 -100V100' : 'M0 -86.6V86.6';
  return (
    <>
      <path className="dw-river-edge" d={d} />
      <path className="dw-river" d={d} />
    </>
  );
}

/** All track of a face: rails with their crossings, state lines, ferries, the arrows off the board. */
export const FaceTrack = memo(function FaceTrack({ face }: FaceProps) {
  const { stacking, layout, ground } = face;
  const onLand = ground === 'land' || ground === 'hills';
  const below = trackPath(stacking.below);
  const above = trackPath(stacking.above);
  const state = trackPath(layout.segments.filter(({ segment }) => segment.kind === 'state'));
  const ferries = trackPath(layout.segments.filter(({ segment }) => segment.kind === 'ferry'));
  return (
    <>
      {onLand && <path className="dw-casing" d={below + above} />}
      {below !== '' && <path className="dw-track" d={below} />}
      {stacking.gaps.length > 0 && (
        <path className={`dw-gap dw-gap-${ground}`} d={stacking.gaps.map((gap) => pathOf(gap)).join('')} />
      )}
      {above !== '' && <path className="dw-track" d={above} />}
      {state !== '' && <path className="dw-state" d={state} />}
      {ferries !== '' && (
        <>
          <path className="dw-ferry-bed" d={ferries} />
          <path className="dw-ferry" d={ferries} />
        </>
      )}
      <Arrows face={face} />
    </>
  );
});

function Arrows({ face: { layout } }: FaceProps) {
  const edges = layout.segments.flatMap(({ segment: { a, b }, leavesBoard }) =>
    leavesBoard ? [a, b].filter((end) => typeof end === 'number') : [],
  );
  if (edges.length === 0) return null;
  return <path className="dw-arrow" d={edges.map((edge) => arrowAt(layout.orientation, edge, TRACK / 2)).join('')} />;
}

/** What the print asks for: stubs that the first tile must join, and the line of a concession. */
export function FacePrint({
  face: { tile, layout },
  look,
  stubs,
}: FaceProps & {
  readonly look: MapLook;
  readonly stubs: readonly (0 | 1 | 2 | 3 | 4 | 5)[];
}) {
  const { orientation } = layout;
  const d = stubs
    .map((edge) => {
      const end = edgeMiddle(orientation, edge);
      return pathOf(line(end, times(end, 0.66)));
    })
    .join('');
  const plans = look
    .plannedOn(tile)
    .flatMap(({ ends: [a, b], colour }) =>
      a === undefined || b === undefined ? [] : [{ path: pathOf(betweenEdges(orientation, a, b)), colour }],
    );
  return (
    <>
      {plans.map(({ path, colour }) => (
        <g key={`${path} ${colour}`}>
          <path className="dw-plan-bed" d={path} />
          <path className="dw-plan" d={path} stroke={colour} />
        </g>
      ))}
      {d !== '' && (
        <>
          <path className="dw-casing" d={d} />
          <path className="dw-track" d={d} />
        </>
      )}
    </>
  );
}
