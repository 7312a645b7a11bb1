import { BANK, type MoneyState, pay } from '../finance/index.ts';
import { type Choice, unlessEmpty } from '../kernel/index.ts';
import { type Rotation, replaceTile, type TileSupply, type TrackMap, type TrackPosition } from '../track/index.ts';

interface Board extends MoneyState {
  track: TrackPosition;
  tiles: TileSupply;
}

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

/** A tile as an action names it; undefined if there is no such hex or tile. */
export function namedLay(
  map: TrackMap,
  { hex, tile, rotation }: { readonly hex: string; readonly tile: string; readonly rotation: number },
) {
  if (!map.grid.numbers.has(hex) || !map.tiles.has(tile)) return undefined;
  return { hex, tile, rotation: ROTATIONS[rotation] ?? 0 };
}

/** The builder pays, and the tile lies; the one before goes back to the stock. */
export function payAndLay(
  map: TrackMap,
  state: Board,
  builder: string,
  { hex, tile, rotation }: { readonly hex: string; readonly tile: string; readonly rotation: Rotation },
  cost: number,
): void {
  pay(state, builder, BANK, cost);
  replaceTile(map, state.track, state.tiles, hex, { tile, rotation });
}

/** The choice to lay a tile in one of these rotations; none if there is none. */
export function layChoices(
  hex: string,
  tile: string,
  rotation: readonly Rotation[],
  cost: number,
  params: Choice['params'] = {},
): Choice[] {
  return unlessEmpty({ type: 'layTile', params: { hex: [hex], tile: [tile], rotation, ...params }, info: { cost } });
}
