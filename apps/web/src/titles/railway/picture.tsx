import type { Json, Params } from '@stellwerk/engine/kernel';
import type { Rotation, TrackMap } from '@stellwerk/engine/track';
import { TileFace } from '../../draw/index.ts';
import type { MapLook } from '../../draw/look.ts';

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

interface TilePictureProps {
  readonly map: TrackMap;
  readonly look: MapLook;
  readonly param: string;
  readonly value: Json;
  readonly values: Params;
}

/** A tile, or the chosen tile in one of its turns. */
export function TilePicture({ map, look, param, value, values }: TilePictureProps) {
  const name = param === 'tile' ? value : param === 'rotation' ? values['tile'] : undefined;
  const tile = typeof name === 'string' ? map.tiles.get(name) : undefined;
  const rotation = param === 'rotation' ? ROTATIONS.find((turn) => turn === value) : 0;
  if (!tile || rotation === undefined) return null;
  return <TileFace tile={tile} rotation={rotation} look={look} width={34} orientation={map.grid.layout.orientation} />;
}
