import type { Refusal } from '@stellwerk/engine/kernel';
import { type TileSupply, tilesLeft } from '@stellwerk/engine/track';
import { decline } from './plain.ts';

/** "934-1" is the second copy of tile 934, "6-2" the third 6-train. */
export function typeOfCopy(copy: string): string {
  return copy.replace(/-\d+$/, '');
}

export function numberOfCopy(copy: string): number {
  return Number(/-(\d+)$/.exec(copy)?.[1] ?? -1);
}

interface Laid {
  readonly hex: string;
  /** As the site turned it. */
  readonly rotation: number;
}

/** Which copy of a tile lies where. */
export interface TileCopies {
  readonly at: Map<string, Laid>;
  readonly on: Map<string, string>;
}

export function newTileCopies(): TileCopies {
  return { at: new Map(), on: new Map() };
}

/** There are so many of the tile, and this one does not lie on the map. */
export function tileFault({ at }: TileCopies, copy: string, tile: string, stock: TileSupply): Refusal | undefined {
  const number = numberOfCopy(copy);
  const count = Object.hasOwn(stock, tile) ? tilesLeft(stock, tile) : 0;
  return number < 0 || number >= count || at.has(copy) ? decline('interop/copy', { name: copy }) : undefined;
}

export function noteTile({ at, on }: TileCopies, copy: string, laid: Laid): void {
  const covered = on.get(laid.hex);
  if (covered !== undefined) at.delete(covered);
  on.set(laid.hex, copy);
  at.set(copy, laid);
}

/** Which train is where, once it left the bank; new trains leave it in the order of their numbers. */
export interface TrainCopies {
  readonly at: Map<string, string>;
  /** How many of each type there were. */
  readonly counts: ReadonlyMap<string, number>;
}

export function newTrainCopies(trains: readonly string[]): TrainCopies {
  const counts = new Map<string, number>();
  for (const type of trains) counts.set(type, (counts.get(type) ?? 0) + 1);
  return { at: new Map(), counts };
}

/** The copy of a type that leaves the bank next; `left` are the trains it still has. */
export function nextTrain({ counts }: TrainCopies, type: string, left: readonly string[]): string {
  return `${type}-${(counts.get(type) ?? 0) - left.filter((one) => one === type).length}`;
}

/** The first copy of a tile that does not lie on the map, or one so many behind it. */
export function freeCopy({ at }: TileCopies, tile: string, behind = 0): string {
  let number = 0;
  for (let left = behind; at.has(`${tile}-${number}`) || left-- > 0; ) number += 1;
  return `${tile}-${number}`;
}

/** What the site calls the stops of a hex: by the copy of the tile that lies there, or by the hex itself. */
export function copyOn({ on }: TileCopies, hex: string): string {
  return on.get(hex) ?? `${hex}-0`;
}

/** The copies of a type that somebody owns, by number. */
export function copiesOf({ at }: TrainCopies, owner: string, type: string): readonly string[] {
  return [...at]
    .flatMap(([copy, holder]) => (holder === owner && typeOfCopy(copy) === type ? [copy] : []))
    .sort((a, b) => numberOfCopy(a) - numberOfCopy(b));
}
