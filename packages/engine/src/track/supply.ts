/** How many of each tile are left, by the tile's id. */
export type TileSupply = Record<string, number | 'unlimited'>;

export function tilesLeft(supply: Readonly<TileSupply>, tile: string): number {
  const left = supply[tile];
  if (left === undefined) throw new RangeError(`tile ${tile} is not in the supply`);
  return left === 'unlimited' ? Number.POSITIVE_INFINITY : left;
}

/**
 * Takes one tile out. Whether one is left is for the rules to ask first: some let a compulsory build go below zero until a
 * tile comes back.
 */
export function takeTile(supply: TileSupply, tile: string): void {
  addTile(supply, tile, -1);
}

export function giveBackTile(supply: TileSupply, tile: string): void {
  addTile(supply, tile, 1);
}

function addTile(supply: TileSupply, tile: string, change: number): void {
  const left = tilesLeft(supply, tile);
  if (left !== Number.POSITIVE_INFINITY) supply[tile] = left + change;
}
