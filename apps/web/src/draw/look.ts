import { EDGES, type Edge } from '@stellwerk/engine/board';
import type { PrintedHex, Tile, TrackNode } from '@stellwerk/engine/track';

/** A side of a hex. */
export interface Side {
  readonly hex: string;
  readonly edge: Edge;
}

export type MarkKind = 'coal' | 'steel' | 'harbour' | 'mine' | 'rheingold' | 'ironRhine';

/** A sign on a hex: what a bonus counts, or a mine with its number. */
export interface Mark {
  readonly kind: MarkKind;
  readonly text?: string;
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
  /** Track that is planned but not built: the ends it will join. */
  readonly plannedOn: (tile: Tile) => readonly { readonly ends: readonly Edge[]; readonly company: string }[];
}

const MARK_KINDS: readonly MarkKind[] = ['coal', 'steel', 'harbour', 'mine', 'rheingold', 'ironRhine'];

function iconsAsMarks(icons: readonly string[]): readonly Mark[] {
  return icons.flatMap((icon) => MARK_KINDS.filter((kind) => kind === icon).map((kind) => ({ kind })));
}

function stepsOfRecord(node: TrackNode): readonly ValueStep[] {
  if (typeof node.revenue === 'number') return [];
  return Object.entries(node.revenue).map(([step, value]) => ({ step, value }));
}

function linesOf(name: string | null): readonly string[] {
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

const METROPOLES: readonly string[] = ['D', 'DU', 'K'];
/** The boxes of the eastern Ruhr stand once, on its southern hex. */
const RUHR_NORTH = 'C14';

const RHINELAND: MapLook = {
  ...PLAIN_LOOK,
  barrierIs: () => 'river',
  bridges: [{ hex: 'C8', edge: 3 }],
  riverThrough: (tile) => tile.labels.some((label) => METROPOLES.includes(label)),
  nameOf: (hex) => {
    if (hex.id === 'D15') return [];
    return linesOf(hex.id === RUHR_NORTH ? 'Östliches / Ruhrgebiet' : hex.name);
  },
  siteOf: ({ own }) => (own['site'] === 'coal' || own['site'] === 'steel' ? own['site'] : undefined),
  stepsOf: (tile, node) => {
    if (typeof node.revenue === 'number') return [];
    const { base, perLink } = node.revenue;
    if (base === undefined || perLink === undefined) return stepsOfRecord(node);
    if (tile.id === RUHR_NORTH || node.id !== tile.nodes[0]?.id) return [];
    return [1, 2, 3, 4].map((links) => ({ step: null, value: base + links * perLink }));
  },
  ferryValueOf: ({ own }) => (typeof own['ferryRevenue'] === 'number' ? own['ferryRevenue'] : undefined),
};

/** A ferry costs its train so much; over two hexes the figure stands once. */
const FERRY_FEE = -10;
const FERRY_SECOND_HEX = 'J16';

const CHINA: MapLook = {
  ...PLAIN_LOOK,
  ferryValueOf: ({ id, segments }) =>
    id !== FERRY_SECOND_HEX && segments.some(({ kind }) => kind === 'ferry') ? FERRY_FEE : undefined,
  marksOf: (tile) => [
    ...iconsAsMarks(tile.icons),
    ...(tile.nodes.some(({ own }) => own['port'] === true) ? [{ kind: 'harbour' as const }] : []),
  ],
};

const HARZ: MapLook = {
  ...PLAIN_LOOK,
  marksOf: (tile) => {
    const works = tile.own['works'];
    if (typeof works !== 'object' || works === null || Array.isArray(works)) return [];
    // The mines are numbered; a quarry or a factory has only its sign.
    const [, number] = /^W(\d+)$/.exec('id' in works ? String(works['id']) : '') ?? [];
    return [number === undefined ? { kind: 'mine' } : { kind: 'mine', text: number }];
  },
  framed: (node, tile) => tile.own['cityFrame'] === true && node.kind === 'city',
  plannedOn: (tile) => {
    const plan = tile.own['concession'];
    if (typeof plan !== 'object' || plan === null || Array.isArray(plan)) return [];
    const exits = 'exits' in plan && Array.isArray(plan['exits']) ? plan['exits'] : [];
    const railway = 'railway' in plan && Array.isArray(plan['railway']) ? plan['railway'] : [];
    return [{ ends: EDGES.filter((edge) => exits.includes(edge)), company: railway.map(String).join('/') }];
  },
};

const LOWER_RHINE: MapLook = { ...PLAIN_LOOK, barrierIs: () => 'river' };

export const LOOKS: Readonly<Record<string, MapLook>> = {
  '18rhl': RHINELAND,
  '1880': CHINA,
  '1873': HARZ,
  '18lra': LOWER_RHINE,
};

export function lookOf(title: string): MapLook {
  return LOOKS[title] ?? PLAIN_LOOK;
}
