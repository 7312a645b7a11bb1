import type { Tile } from '@stellwerk/engine/track';
import { stackingOf } from '../geometry/crossings.ts';
import { layoutOf } from '../geometry/layout.ts';
import type { MapLook } from '../look.ts';
import type { Face, FaceOptions, Ground } from './model.ts';
import { putItems } from './put-items.ts';
import { SIZES } from './sizes.ts';

export function composeFace(tile: Tile, options: FaceOptions): Face {
  const { orientation, look, hex } = options;
  const layout = layoutOf(tile, orientation);
  const isPrint = hex === tile;
  const river = look.riverThrough(tile) || (hex !== undefined && look.riverThrough(hex));
  const rails = layout.segments.filter(({ segment, leavesBoard }) => segment.kind !== 'ferry' && !leavesBoard);
  const items = putItems({ tile, layout, options, river, sizes: SIZES[options.size], isPrint });
  return { tile, ground: groundOf(tile, isPrint), layout, stacking: stackingOf(rails), river, items };
}

const UPS: readonly string[] = ['mountain', 'upland', 'hill'];

export function groundOf(tile: Tile, isPrint: boolean): Ground {
  if (tile.color === 'white') return tile.upgradeCost?.types.some((type) => UPS.includes(type)) ? 'hills' : 'land';
  const isBare = tile.nodes.length === 0 && tile.segments.length === 0;
  return tile.color === 'gray' && isPrint && isBare ? 'rim' : tile.color;
}

const faces = new WeakMap<Tile, Map<string, Face>>();

/** The face of a tile, composed once for each way it is asked for. */
export function faceOf(tile: Tile, options: FaceOptions): Face {
  const known = faces.get(tile) ?? new Map<string, Face>();
  faces.set(tile, known);
  const { orientation, size, look, hex, marks, homes, showNumber } = options;
  const key = JSON.stringify([orientation, size, numberOf(look), hex?.id, marks, homes, showNumber]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = composeFace(tile, options);
  known.set(key, made);
  return made;
}

const looks = new WeakMap<MapLook, number>();
let looksSeen = 0;

function numberOf(look: MapLook): number {
  const known = looks.get(look);
  if (known !== undefined) return known;
  looksSeen += 1;
  looks.set(look, looksSeen);
  return looksSeen;
}
