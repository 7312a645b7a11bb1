import type { PrintedHex, Tile } from '@stellwerk/engine/track';
import type { Stacking } from '../geometry/crossings.ts';
import type { Orientation } from '../geometry/hexagon.ts';
import type { TileLayout } from '../geometry/layout.ts';
import type { MapLook, Mark } from '../look.ts';
import type { Item } from './items.ts';
import type { Size, Sizes } from './sizes.ts';

export type Ground = 'land' | 'hills' | 'rim' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue' | 'orange';

export interface FaceOptions {
  readonly orientation: Orientation;
  readonly size: Size;
  readonly look: MapLook;
  /** The printed hex that it is or lies on; none for a tile by itself. */
  readonly hex?: PrintedHex | undefined;
  /** Signs that lie there in this game, beside those printed. */
  readonly marks?: readonly Mark[] | undefined;
  /** Companies with a home in the hex, at a node still open. */
  readonly homes?: readonly string[] | undefined;
  readonly showNumber?: boolean | undefined;
}

/** Everything that is to be seen on a tile or a printed hex, each with its place. */
export interface Face {
  readonly tile: Tile;
  readonly ground: Ground;
  readonly layout: TileLayout;
  readonly stacking: Stacking;
  /** A river runs through it from top to bottom. */
  readonly river: boolean;
  readonly items: readonly Item[];
}

/** A tile on the drawing table. */
export interface Sheet {
  readonly tile: Tile;
  readonly layout: TileLayout;
  readonly options: FaceOptions;
  readonly sizes: Sizes;
  readonly river: boolean;
  /** It is the printed hex itself. */
  readonly isPrint: boolean;
}
