import { newTrack, type Rotation, type TrackMap, type TrackPosition, tileOn, withTile } from '@stellwerk/engine/track';
import { memo } from 'react';
import { FaceItems } from '../face/FaceItems.tsx';
import { FaceStops } from '../face/FaceStops.tsx';
import { FaceGround, FaceRiver, FaceTrack } from '../face/FaceTrack.tsx';
import type { Size } from '../face/sizes.ts';
import { outlinePoints } from '../geometry/hexagon.ts';
import { trackPath } from '../geometry/layout.ts';
import { pair } from '../geometry/point.ts';
import type { MapLook, Mark } from '../look.ts';
import type { Companies } from '../palette.ts';
import { cellOn } from './cells.ts';

/** A tile that somebody thinks of laying. */
export interface GhostTile {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: Rotation;
}

interface GhostProps {
  readonly ghost: GhostTile;
  readonly map: TrackMap;
  readonly position: TrackPosition;
  readonly look: MapLook;
  readonly size: Size;
  readonly marks: Readonly<Record<string, readonly Mark[]>>;
  readonly inactive: Readonly<Record<string, readonly string[]>>;
  readonly companies: Companies;
  readonly phase: string | null;
}

/** The tile as it would lie, its new track in accent, old track black. */
export const Ghost = memo(function Ghost(props: GhostProps) {
  const { ghost, map, position, look, size, marks, inactive, companies, phase } = props;
  const { hex, tile, rotation } = ghost;
  const after = withTile(map, position, hex, { tile, rotation });
  const cell = cellOn(hex, { map, position: after, look, size, marks, inactive });
  const { face, centre, markers, reserved } = cell;
  const fresh = newTrack(tileOn(map, position, hex), face.tile).segments;
  const added = trackPath(face.layout.segments.filter(({ index }) => fresh.includes(index)));
  const { orientation } = map.grid.layout;
  return (
    <g transform={`translate(${pair(centre)})`}>
      <polygon className="dw-chosen-gap" points={outlinePoints(orientation, 103)} />
      <FaceGround face={face} />
      <FaceRiver face={face} />
      <FaceTrack face={face} />
      {added !== '' && (
        <>
          <path className="dw-new-bed" d={added} />
          <path className="dw-new" d={added} />
        </>
      )}
      <FaceStops {...{ face, look, companies, markers, reserved }} inactive={cell.inactive} />
      <FaceItems face={face} companies={companies} phase={phase} />
      <polygon className="dw-chosen" points={outlinePoints(orientation, 103)} />
    </g>
  );
});
