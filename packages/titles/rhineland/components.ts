import { type Json, type OptionSpec, type Options, refuse, remembered, shape } from '@stellwerk/engine/kernel';
import { printedOn, type TileSupply, type TrackMap } from '@stellwerk/engine/track';

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
}

/** What a file may replace. */
export interface Replaceable {
  readonly tiles: Readonly<TileSupply>;
  readonly trains: readonly string[];
  readonly map: TrackMap;
  /** The map with these hexes in place of its own; throws where they cannot be read. */
  mapWith(hexes: Printed): TrackMap;
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
export function patternOf({ tiles }: Replaceable, trains: Counts): Json {
  return { note: '', tiles: { ...tiles }, trains: { ...trains }, hexes: {} };
}

const maps = new WeakMap<Components, TrackMap>();

/** The map of a game: with other hexes if its figures have some. */
export function mapOfFigures({ map, mapWith }: Replaceable, components: Components | undefined): TrackMap {
  return components?.hexes ? remembered(maps, components, () => mapWith(components.hexes ?? {})) : map;
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

/** Hexes of the map, with the same places as before: homes, markers and rules are about them. */
function areHexes({ map, mapWith }: Replaceable, figures: Json): boolean {
  if (!isRecord(figures)) return false;
  const ids = Object.keys(figures);
  if (!ids.every((id) => map.grid.numbers.has(id))) return false;
  try {
    const other = mapWith(figures);
    return ids.every((id) => placesOn(other, id) === placesOn(map, id));
  } catch {
    return false;
  }
}

function placesOn(map: TrackMap, hex: string): string {
  const { color, nodes, labels } = printedOn(map, hex);
  return JSON.stringify([
    color,
    labels,
    nodes.map(({ id, kind, slots, reservedFor }) => [id, kind, slots, reservedFor]),
  ]);
}
