import type { BaseState } from '@stellwerk/engine/kernel';
import type { Rotation } from '@stellwerk/engine/track';
import type { ComponentType } from 'react';
import { TileFace } from '../../draw/index.ts';
import type { TitleView } from '../view.ts';
import type { Railway } from './railway.ts';

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

type Picture = NonNullable<TitleView['Picture']>;
export type PictureProps = Picture extends ComponentType<infer P> ? P : never;

/** A tile, or the chosen tile in one of its turns. */
export function TilePicture<S extends BaseState>({
  railway,
  param,
  value,
  values,
}: PictureProps & { readonly railway: Railway<S> }) {
  const { map, look } = railway;
  const name = param === 'tile' ? value : param === 'rotation' ? values['tile'] : undefined;
  const tile = typeof name === 'string' ? map.tiles.get(name) : undefined;
  const rotation = param === 'rotation' ? ROTATIONS.find((turn) => turn === value) : 0;
  if (!tile || rotation === undefined) return null;
  return <TileFace tile={tile} rotation={rotation} look={look} width={34} orientation={map.grid.layout.orientation} />;
}
