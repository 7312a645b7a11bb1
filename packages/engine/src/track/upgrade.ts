import { remembered } from '../kernel/remember.ts';
import { printedOn, type SideFault, sideFault, type TrackMap, tileNamed } from './map.ts';
import { type TrackPosition, tileOn } from './position.ts';
import { keepsTrack } from './succession.ts';
import { isFixed, type NodeKind, type Rotation, rotatedTile, rotationsOf, type Tile, type TileColor } from './tile.ts';

/** A lay to be checked: the tile or print that lies on the hex, and the tile that would replace it, both as turned. */
export interface Lay {
  readonly map: TrackMap;
  readonly hex: string;
  readonly old: Tile;
  readonly next: Tile;
}

type LayFault =
  | 'fixed-hex'
  | 'color'
  | 'label'
  | 'node-kinds'
  | 'node-count'
  | 'node-added'
  | 'track-lost'
  | 'stub'
  | SideFault;

/** One condition of a lay: the reason why it is not met, or undefined. A title lists those that hold for it. */
export type LayCheck<Fault extends string = LayFault> = (lay: Lay) => Fault | undefined;

export function layOf(map: TrackMap, position: TrackPosition, hex: string, tile: string, rotation: Rotation): Lay {
  return { map, hex, old: tileOn(map, position, hex), next: rotatedTile(tileNamed(map, tile), rotation) };
}

export function layFault<Fault extends string>(lay: Lay, checks: readonly LayCheck<Fault>[]): Fault | undefined {
  for (const check of checks) {
    const fault = check(lay);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

type Checks = readonly LayCheck<string>[];

/** By the checks, the map, the tiles as turned, old and next, and the hex; null where nothing is wrong. */
const faults = new WeakMap<Checks, WeakMap<TrackMap, WeakMap<Tile, WeakMap<Tile, Map<string, string | null>>>>>();

/** What the checks say of a lay is asked of the same tiles on the same hex again and again: in every replay, by every bot. */
export function knownLayFault(lay: Lay, checks: Checks): string | undefined {
  const byMap = remembered(faults, checks, () => new WeakMap());
  const byOld = remembered(byMap, lay.map, () => new WeakMap());
  const byNext = remembered(byOld, lay.old, () => new WeakMap());
  const byHex = remembered(byNext, lay.next, () => new Map());
  return remembered(byHex, lay.hex, () => layFault(lay, checks) ?? null) ?? undefined;
}

/** By the checks, the map, what lies on the hex, and the names of hex and tile: all that the answer depends on. */
const fits = new WeakMap<Checks, WeakMap<TrackMap, WeakMap<Tile, Map<string, readonly Rotation[]>>>>();

/** The rotations in which a tile passes all checks, each drawing once. */
export function fittingRotations(
  map: TrackMap,
  position: TrackPosition,
  hex: string,
  tile: string,
  checks: Checks,
): readonly Rotation[] {
  const byMap = remembered(fits, checks, () => new WeakMap());
  const byOld = remembered(byMap, map, () => new WeakMap());
  const known = remembered(byOld, tileOn(map, position, hex), () => new Map());
  return remembered(known, `${hex} ${tile}`, () => findRotations(map, position, hex, tile, checks));
}

function findRotations(
  map: TrackMap,
  position: TrackPosition,
  hex: string,
  tile: string,
  checks: Checks,
): readonly Rotation[] {
  return rotationsOf(tileNamed(map, tile)).filter(
    (rotation) => layFault(layOf(map, position, hex, tile, rotation), checks) === undefined,
  );
}

const COLOR_SEQUENCE: readonly TileColor[] = ['white', 'yellow', 'green', 'brown', 'gray'];

/** Yellow on an empty hex, then green, brown and gray; no colour is left out. */
export function colorFault({ map, hex, old, next }: Lay): LayFault | undefined {
  if (isFixed(printedOn(map, hex))) return 'fixed-hex';
  const before = COLOR_SEQUENCE.indexOf(old.color);
  return before >= 0 && COLOR_SEQUENCE[before + 1] === next.color ? undefined : 'color';
}

/** Letters only on the same letters, and no letters on none. */
export function labelFault({ old, next }: Lay): LayFault | undefined {
  const agree =
    old.labels.length === 0 ? next.labels.length === 0 : old.labels.some((label) => next.labels.includes(label));
  return agree ? undefined : 'label';
}

/** Plain stays plain, town stays town, city stays city. */
export function nodeKindsFault({ old, next }: Lay): LayFault | undefined {
  return someReading(old, (before) => {
    const now = next.nodes.map((node) => node.kind);
    return now.every((kind) => before.includes(kind)) && before.every((kind) => now.includes(kind));
  })
    ? undefined
    : 'node-kinds';
}

/** Two towns stay two towns: the number of nodes of each kind is the same, as is asked of the first tile on a hex. */
export function nodeCountFault({ old, next }: Lay): LayFault | undefined {
  return someReading(old, (before) => next.nodes.length === before.length && !addsNode(before, next))
    ? undefined
    : 'node-count';
}

/** An upgrade may join nodes but not part them or bring new ones. */
export function nodeAddedFault({ old, next }: Lay): LayFault | undefined {
  return someReading(old, (before) => !addsNode(before, next)) ? undefined : 'node-added';
}

export function trackLostFault({ old, next }: Lay): LayFault | undefined {
  return keepsTrack(old, next) ? undefined : 'track-lost';
}

/** No track off the map, through a barrier, or against the blank side of a hex that never takes a tile. */
export function sidesFault({ map, hex, next }: Lay): LayFault | undefined {
  for (const edge of next.exits) {
    const fault = sideFault(map, hex, edge);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The printed stubs of the hex must be joined. */
export function stubFault({ map, hex, next }: Lay): LayFault | undefined {
  return printedOn(map, hex).mustConnectEdges.every((edge) => next.exits.includes(edge)) ? undefined : 'stub';
}

/** The node kinds of what lies there; where the first tile decides what they are, one list for each decision. */
function someReading(old: Tile, holds: (kinds: readonly NodeKind[]) => boolean): boolean {
  const choices = new Set(old.nodes.flatMap((node) => node.becomes));
  if (choices.size === 0) return holds(old.nodes.map((node) => node.kind));
  return [...choices].some((choice) =>
    holds(old.nodes.map((node) => (node.becomes.includes(choice) ? choice : node.kind))),
  );
}

function addsNode(before: readonly NodeKind[], next: Tile): boolean {
  const rest = [...before];
  return next.nodes.some(({ kind }) => {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
