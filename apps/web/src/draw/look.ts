import type { Edge } from '@stellwerk/engine/board';
import type { PrintedHex, Tile, TrackNode } from '@stellwerk/engine/track';
import type { CompanyLook } from './palette.ts';

/** A side of a hex. */
export interface Side {
  readonly hex: string;
  readonly edge: Edge;
}

export type MarkKind = 'coal' | 'steel' | 'harbour' | 'camp' | 'closed' | 'mine' | 'rheingold' | 'ironRhine';

/** How a mine stands: its number is dark when it is connected and struck out when it is closed. */
export interface MinePlate {
  readonly state: 'connected' | 'unconnected' | 'closed';
  readonly machine: number;
  /** 0: none. */
  readonly switcher: number;
  /** Stands at its corner. */
  readonly owner?: CompanyLook;
}

/** A sign on a hex: what a bonus counts, a mine with its number, a tile put by for the hex. */
export interface Mark {
  readonly kind: MarkKind | 'works' | 'tile';
  readonly text?: string;
  readonly plate?: MinePlate;
  /** Of a tile. */
  readonly colour?: string;
}

/** One value in a row of boxes. */
export interface ValueStep {
  /** The title's name of the step; null where steps are not phases. */
  readonly step: string | null;
  readonly value: number;
}

/**
 * What a title's board shows beside the track model: its rivers, its signs, its way of printing values. It only says how
 * things look; the rules live in the engine.
 */
export interface MapLook {
  /** How a side that no track may cross is drawn. */
  readonly barrierIs: (hex: PrintedHex, edge: Edge) => 'river' | 'wall';
  /** Sides with a river that track may cross, on a bridge. */
  readonly bridges: readonly Side[];
  /** A river runs straight through the hex, from top to bottom. */
  readonly riverThrough: (tile: Tile) => boolean;
  /** The name as it stands on the map, in lines; none leaves it out. */
  readonly nameOf: (hex: PrintedHex) => readonly string[];
  readonly marksOf: (tile: Tile) => readonly Mark[];
  /** The sign at the arrow of an off-board node. */
  readonly siteOf: (node: TrackNode) => MarkKind | undefined;
  /** The boxes of a node whose value changes; none for a plain value. */
  readonly stepsOf: (tile: Tile, node: TrackNode) => readonly ValueStep[];
  /** The figure over a ferry. */
  readonly ferryValueOf: (tile: Tile) => number | undefined;
  /** Its cities are framed, so that villages stay apart from them. */
  readonly framed: (node: TrackNode, tile: Tile) => boolean;
  /** Track that is planned but not built: the ends it will join, in the colour of whose it is. */
  readonly plannedOn: (tile: Tile) => readonly { readonly ends: readonly Edge[]; readonly colour: string }[];
}

const MARK_KINDS: readonly MarkKind[] = ['coal', 'steel', 'harbour', 'mine', 'rheingold', 'ironRhine'];

/** The icons of a tile that have a sign. */
export function iconsAsMarks(icons: readonly string[]): readonly Mark[] {
  return icons.flatMap((icon) => MARK_KINDS.filter((kind) => kind === icon).map((kind) => ({ kind })));
}

/** The values of a node by phase. */
export function stepsOfRecord(node: TrackNode): readonly ValueStep[] {
  if (typeof node.revenue === 'number') return [];
  return Object.entries(node.revenue).map(([step, value]) => ({ step, value }));
}

/** A name in the lines it is printed in. */
export function linesOf(name: string | null): readonly string[] {
  return name === null ? [] : name.split(/ \/ | & /);
}

export const PLAIN_LOOK: MapLook = {
  barrierIs: () => 'wall',
  bridges: [],
  riverThrough: () => false,
  nameOf: (hex) => linesOf(hex.name),
  marksOf: (tile) => iconsAsMarks(tile.icons),
  siteOf: () => undefined,
  stepsOf: (_, node) => stepsOfRecord(node),
  ferryValueOf: () => undefined,
  framed: () => false,
  plannedOn: () => [],
};
