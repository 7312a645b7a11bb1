import type { TrackGraph } from '@stellwerk/engine/track';
import type { EnteredRoute, Loco, RailwayId } from '@stellwerk/titles/1873';
import { textIn, textsIn } from '../action.ts';
import { numberOfCopy } from '../copies.ts';
import type { Fields } from '../digest.ts';
import { type Chain, chainsIn, waysOf } from '../ways.ts';
import type { Table } from './table.ts';

/** The number of the first place of the first loco of each size: the site numbers the places of locos, not the locos. */
const FIRST_PLACE: Readonly<Record<string, number>> = { 1: 2, 2: 10, 3: 7, 4: 3, 5: 99 };

/** The routes of a run, as its action tells them, as paths over the track; undefined for one that is no way over it. */
export function enteredRoutes(
  records: readonly Fields[],
  graph: TrackGraph,
  locos: readonly Loco[],
  diesel: string | null,
): readonly (EnteredRoute | undefined)[] {
  const trains = trainsOf(
    records.map((data) => textIn(data, 'train') ?? ''),
    locos,
    diesel,
  );
  return records.map((data, i) => {
    const [way] = waysOf(graph, inOrder(chainsIn(data), textsIn(data, 'hexes')), textsIn(data, 'nodes'));
    return way && { train: trains[i] ?? '', path: way.legs.flat() };
  });
}

/** The chains follow one another in no certain order; the stops do. */
function inOrder(chains: readonly Chain[], stops: readonly string[]): readonly Chain[] {
  const left = [...chains];
  const ordered = stops.slice(1).flatMap((to, i) => {
    const from = stops[i];
    const at = left.findIndex((chain) => {
      const ends = [chain[0], chain.at(-1)];
      return (ends[0] === from && ends[1] === to) || (ends[0] === to && ends[1] === from);
    });
    return at < 0 ? [] : left.splice(at, 1);
  });
  return left.length === 0 ? ordered : chains;
}

/** Our loco behind each place: places of one loco follow one another, and locos of a size come in the order of their numbers. */
function trainsOf(places: readonly string[], locos: readonly Loco[], diesel: string | null): readonly string[] {
  const keyOf = (place: string): readonly [size: string, loco: number] => {
    const [kind = '', number = ''] = place.split('-');
    const size = kind.replace('T', '');
    return [size, Math.floor((Number(number) - (FIRST_PLACE[size] ?? 0)) / Number(size))];
  };
  return places.map((place) => {
    const [size, loco] = keyOf(place);
    if (size === 'D') return diesel ?? '';
    const known = [...new Set(places.map(keyOf).flatMap((key) => (key[0] === size ? [key[1]] : [])))].sort(
      (a, b) => a - b,
    );
    return locos.filter((own) => String(own.size) === size)[known.indexOf(loco)]?.id ?? '';
  });
}

/** The other way: the place of a loco behind each route, of a diesel its name. */
export function placesOf(
  { held, locos: bought }: Pick<Table, 'held' | 'locos'>,
  railway: RailwayId,
  routes: readonly { readonly train: string }[],
  locos: readonly Loco[],
): readonly string[] {
  const used = new Map<string, number>();
  return routes.map(({ train }) => {
    const loco = locos.find(({ id }) => id === train);
    const names = [...held].flatMap(([name, owner]) => (owner === railway ? [name] : []));
    if (!loco) return names.find((name) => name.startsWith('D')) ?? 'D-0';
    const alike = (name: string) => name.startsWith(`${loco.size}T`);
    const own = names.filter(alike).sort((a, b) => numberOfCopy(a) - numberOfCopy(b));
    const rank = locos.filter(({ size }) => size === loco.size).indexOf(loco);
    // One that came unnamed, in insolvency, counts behind the others.
    const at = bought.filter(alike).indexOf(own[rank] ?? '');
    const number = at < 0 ? bought.length + rank : at;
    const place = used.get(train) ?? 0;
    used.set(train, place + 1);
    return `${loco.size}T-${(FIRST_PLACE[loco.size] ?? 0) + number * loco.size + place}`;
  });
}
