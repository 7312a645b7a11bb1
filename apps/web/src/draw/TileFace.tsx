import { type Rotation, rotatedTile, type Slots, type Tile } from '@stellwerk/engine/track';
import { memo, useId } from 'react';
import { faceOf } from './face/compose.ts';
import { FaceItems } from './face/FaceItems.tsx';
import { FaceStops } from './face/FaceStops.tsx';
import { FaceGround, FaceRiver, FaceTrack } from './face/FaceTrack.tsx';
import { sizeFor } from './face/sizes.ts';
import { hexExtent, type Orientation, outlinePoints } from './geometry/hexagon.ts';
import { type MapLook, PLAIN_LOOK } from './look.ts';
import type { Companies } from './palette.ts';

interface TileFaceProps {
  /** As it is in the supply, not turned. */
  readonly tile: Tile;
  readonly rotation?: Rotation;
  readonly orientation?: Orientation;
  /** The width of the hex in pixels; it also decides how large the figures are. */
  readonly width: number;
  readonly look?: MapLook;
  readonly companies?: Companies;
  readonly markers?: Readonly<Record<string, Slots>>;
  readonly showNumber?: boolean;
  /** What a screen reader says; without it the tile is decoration beside a text. */
  readonly label?: string;
}

const NOBODY: Companies = {};

/** One tile by itself: in fans, lists and the library. */
export const TileFace = memo(function TileFace({
  tile,
  rotation = 0,
  orientation = 'pointy',
  width,
  look = PLAIN_LOOK,
  companies = NOBODY,
  markers,
  showNumber = false,
  label,
}: TileFaceProps) {
  const face = faceOf(rotatedTile(tile, rotation), { orientation, size: sizeFor(width), look, showNumber });
  const [across, down] = hexExtent(orientation);
  const [w, h] = [across + 4, down + 4];
  const clip = useId();
  return (
    <svg
      className="dw-svg"
      viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`}
      width={width}
      height={(width * h) / w}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <clipPath id={clip}>
        <polygon points={outlinePoints(orientation)} />
      </clipPath>
      <FaceGround face={face} />
      <g clipPath={`url(#${clip})`}>
        <FaceRiver face={face} />
        <FaceTrack face={face} />
      </g>
      <FaceStops face={face} look={look} companies={companies} markers={markers} />
      <FaceItems face={face} companies={companies} />
      <polygon className="dw-tile-edge" points={outlinePoints(orientation, 99.2)} />
    </svg>
  );
});
