import { type Json, type OptionSpec, type Options, refuse, remembered, shape } from '@stellwerk/engine/kernel';
import { printedOn, type Tile, type TileSupply, type TrackMap } from '@stellwerk/engine/track';
import type { Company, StartItem } from './material.ts';

type Printed = Readonly<Record<string, Json>>;
type Counts = Readonly<Record<string, number>>;

/** Figures from a file of somebody who knows better; whatever it does not name stays as it is. */
export interface Components {
  /** Where the figures are from. */
  readonly note?: string;
  /** How many there are of a tile, by its number. */
  readonly tiles?: Counts;
  /** How many new trains there are of a type. */
  readonly trains?: Counts;
  /** Hexes as they are printed, in the form of the title's own data. */
  readonly hexes?: Printed;
  /** Tiles as they are drawn, in the form of the title's own data. */
  readonly drawings?: Printed;
  /** What privates cost and pay. */
  readonly privates?: Readonly<Record<string, { readonly price?: number; readonly revenue?: number }>>;
  /** What the markers of a company cost, in their order. */
  readonly markers?: Readonly<Record<string, readonly number[]>>;
  /** What the harbour marker of a company costs, the lower figure first. */
  readonly harbours?: Readonly<Record<string, readonly number[]>>;
  /** Money of the whole game and of each player, and the certificate limit, by the number of players. */
  readonly bank?: Counts;
  readonly capital?: Counts;
  readonly certificateLimit?: Counts;
  /** Hexes with something in common, by its name. */
  readonly hexLists?: Readonly<Record<string, readonly string[]>>;
}

/** What a file may replace. */
export interface Replaceable {
  readonly tiles: Readonly<TileSupply>;
  readonly trains: readonly string[];
  readonly map: TrackMap;
  /** The map with these hexes and tiles in place of its own; throws where they cannot be read. */
  mapWith(hexes: Printed, drawings: Printed): TrackMap;
  readonly privates: Readonly<Record<string, StartItem>>;
  readonly companies: readonly Company[];
  /** What a title has of these. */
  readonly harbours?: Readonly<Record<string, readonly number[]>>;
  readonly bank?: Counts;
  readonly capital?: Counts;
  readonly certificateLimit?: Counts;
  readonly hexLists?: Readonly<Record<string, readonly string[]>>;
}

const MOST = 40;

/** The option that takes such a file. It came when games were stored already. */
export function componentsOption(title: string, printed: Replaceable) {
  return {
    id: 'components',
    kind: 'data',
    default: null,
    added: true,
    check: (value: Json) =>
      isComponents(printed, value)
        ? undefined
        : refuse('kernel/option', { option: 'components' }, `${title}.components`),
  } as const satisfies OptionSpec;
}

/** The figures that a game was begun with, if a file was given. */
export function componentsIn(printed: Replaceable, { components }: Options): { readonly components?: Components } {
  return components !== undefined && isComponents(printed, components) ? { components: Object.freeze(components) } : {};
}

/** A file with the figures as they are, to begin with; of hexes it shows none. */
export function patternOf(printed: Replaceable, trains: Counts): Json {
  const { tiles, privates, companies, harbours, bank, capital, certificateLimit, hexLists } = printed;
  const own = { harbours, bank, capital, certificateLimit, hexLists };
  return {
    note: '',
    tiles: { ...tiles },
    trains: { ...trains },
    hexes: {},
    drawings: {},
    privates: Object.fromEntries(Object.entries(privates).map(([id, { price, revenue }]) => [id, { price, revenue }])),
    markers: Object.fromEntries(companies.map(({ id, markers }) => [id, [...markers]])),
    ...Object.fromEntries(Object.entries(own).flatMap(([part, figures]) => (figures ? [[part, figures]] : []))),
  };
}

const maps = new WeakMap<Components, TrackMap>();

/** The map of a game: with other hexes and tiles if its figures have some. */
export function mapOfFigures({ map, mapWith }: Replaceable, components: Components | undefined): TrackMap {
  if (!components?.hexes && !components?.drawings) return map;
  return remembered(maps, components, () => mapWith(components.hexes ?? {}, components.drawings ?? {}));
}

function isComponents(printed: Replaceable, value: Json): value is Json & Components {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([part, figures]) => {
    switch (part) {
      case 'note':
        return typeof figures === 'string' && figures.length <= 1000;
      case 'tiles':
        return areCounts(figures, Object.keys(printed.tiles), 0);
      case 'trains':
        return areCounts(figures, printed.trains, 1);
      case 'hexes':
        return areHexes(printed, figures);
      case 'drawings':
        return areDrawings(printed, figures);
      case 'privates':
        return areFigures(figures, printed.privates, isPriceAndRevenue);
      case 'markers':
        return areFigures(
          figures,
          Object.fromEntries(printed.companies.map(({ id, markers }) => [id, markers])),
          areCosts,
        );
      case 'harbours':
        return areFigures(figures, printed.harbours, areCosts);
      case 'bank':
        return areFigures(figures, printed.bank, isBank);
      case 'capital':
        return areFigures(figures, printed.capital, isCapital);
      case 'certificateLimit':
        return areFigures(figures, printed.certificateLimit, isCount);
      case 'hexLists':
        return areFigures(figures, printed.hexLists, (list) => areHexNames(printed.map, list));
      default:
        return false;
    }
  });
}

function isRecord(value: Json): value is Printed {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areCounts(figures: Json, known: readonly string[], least: number): boolean {
  const { accepts } = shape.integer(least, MOST);
  return isRecord(figures) && Object.entries(figures).every(([id, count]) => known.includes(id) && accepts(count));
}

/** Figures for things that the title has, each in its form. */
function areFigures<T>(
  figures: Json,
  known: Readonly<Record<string, T>> | undefined,
  accepts: (figure: Json, printed: T) => boolean,
): boolean {
  if (!isRecord(figures) || !known) return false;
  return Object.entries(figures).every(([id, figure]) => {
    const printed = Object.hasOwn(known, id) ? known[id] : undefined;
    return printed !== undefined && accepts(figure, printed);
  });
}

const isCount = (value: Json) => shape.integer(1, MOST).accepts(value);
const isCost = (value: Json) => shape.integer(0, 1000).accepts(value);
/** Within these any bank can pay what any number of players starts with. */
const isBank = (value: Json) => shape.integer(4000, 100_000).accepts(value);
const isCapital = (value: Json) => shape.integer(100, 1000).accepts(value);

function isPriceAndRevenue(value: Json): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([part, figure]) => ['price', 'revenue'].includes(part) && isCost(figure));
}

/** As many as are printed: the number of markers is no figure in doubt. */
function areCosts(value: Json, printed: readonly number[]): boolean {
  return Array.isArray(value) && value.length === printed.length && value.every(isCost);
}

function areHexNames({ grid }: TrackMap, value: Json): boolean {
  return Array.isArray(value) && value.every((hex) => typeof hex === 'string' && grid.numbers.has(hex));
}

/** Tiles of the game with the same colour, letters and places as before: markers stay on them and rules name them. */
function areDrawings({ map, mapWith }: Replaceable, figures: Json): boolean {
  if (!isRecord(figures)) return false;
  const ids = Object.keys(figures);
  if (!ids.every((id) => map.tiles.has(id))) return false;
  try {
    const other = mapWith({}, figures);
    return ids.every((id) => placesOf(other.tiles.get(id)) === placesOf(map.tiles.get(id)));
  } catch {
    return false;
  }
}

/** Hexes of the map, with the same places as before: homes, markers and rules are about them. */
function areHexes({ map, mapWith }: Replaceable, figures: Json): boolean {
  if (!isRecord(figures)) return false;
  const ids = Object.keys(figures);
  if (!ids.every((id) => map.grid.numbers.has(id))) return false;
  try {
    const other = mapWith(figures, {});
    return ids.every((id) => placesOf(printedOn(other, id)) === placesOf(printedOn(map, id)));
  } catch {
    return false;
  }
}

function placesOf(tile: Tile | undefined): string {
  if (!tile) return '';
  const { color, nodes, labels } = tile;
  return JSON.stringify([
    color,
    labels,
    nodes.map(({ id, kind, slots, reservedFor }) => [id, kind, slots, reservedFor]),
  ]);
}
