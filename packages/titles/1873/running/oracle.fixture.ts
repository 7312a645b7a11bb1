import type { Edge } from '@stellwerk/engine/board';
import { neighbour, type Sketch } from './board.fixture.ts';

/**
 * Running by the sentences of the rulebook, naively: every course is followed, every set of routes is looked at, every way
 * to share it out is tried. It reads the sketch of a board itself and uses nothing of check and search.
 */

interface Stop {
  readonly name: string;
  readonly hex: string;
  readonly own: boolean;
  readonly blocked: boolean;
  readonly town: boolean;
  readonly locality: boolean;
  readonly value: number;
  readonly mine: boolean;
}

/** A piece of track between two stops, by the sides of hexes it leads over. */
interface Piece {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly sides: readonly string[];
}

/** Stops and pieces in turn. */
export interface Way {
  readonly stops: readonly string[];
  readonly pieces: readonly string[];
  readonly path: readonly string[];
}

export interface Truth {
  /** All ways over track that come to no hex twice, each in one direction. */
  readonly ways: readonly Way[];
  /** Those of them that are routes of locos, and of diesels. */
  readonly routes: readonly Way[];
  readonly dieselRoutes: readonly Way[];
  readonly concession: readonly Way[];
  /** The most routes that locos can and so must run. */
  readonly most: number;
  /** The most that a legal run brings. */
  readonly revenue: number;
  /** The rules that a run breaks, by their last letter; the run is given as routes with the number of a loco, or diesel. */
  readonly breaks: (run: readonly GivenWay[]) => ReadonlySet<string>;
  readonly brings: (run: readonly GivenWay[]) => number;
}

export interface GivenWay {
  readonly way: Way;
  /** The number of the loco; null for the diesel. */
  readonly loco: number | null;
}

/** Too much to try: the board is left out. */
export class TooMuch extends Error {}

export function truthAbout(sketch: Sketch, most = 6_000): Truth {
  let tried = 0;
  const count = () => {
    tried += 1;
    if (tried > most) throw new TooMuch();
  };
  const stops = stopsOf(sketch);
  const pieces = piecesOf(sketch);
  const stop = (name: string): Stop => {
    const found = stops.get(name);
    if (found === undefined) throw new RangeError(name);
    return found;
  };
  const ways = waysOver(pieces, stop, count);
  const concession = sketch.concession.map((hexes) => concessionWay(ways, stop, hexes, sketch));
  const isConcession = (way: Way) => concession.some((route) => isSame(route, way));

  // "from an own marker or open mine to another own marker or open mine, containing at least one own marker"
  const isTerminus = (name: string) => stop(name).own || (stop(name).mine && !stop(name).blocked);
  const isRoute = (way: Way, isEnd: (name: string) => boolean): boolean => {
    const [first = '', last = ''] = [way.stops[0], way.stops.at(-1)];
    const inside = way.stops.slice(1, -1).map(stop);
    const hexes = way.stops.map((name) => stop(name).hex);
    return (
      way.pieces.length > 0 &&
      isEnd(first) &&
      isEnd(last) &&
      inside.every(({ town, blocked }) => !town && !blocked) &&
      new Set(hexes).size === hexes.length &&
      new Set(way.pieces).size === way.pieces.length &&
      way.stops.some((name) => stop(name).own)
    );
  };
  const isLocoRoute = (way: Way) => isConcession(way) || isRoute(way, isTerminus);
  const isDieselRoute = (way: Way) => isConcession(way) || isRoute(way, (name) => stop(name).own);
  const routes = ways.filter(isLocoRoute);
  const dieselRoutes = ways.filter(isDieselRoute);

  const shareTrack = (one: Way, other: Way) => one.pieces.some((piece) => other.pieces.includes(piece));
  // "linked by common stops that are not blocked"
  const areLinked = (one: Way, other: Way) =>
    one.stops.some((name) => other.stops.includes(name) && !stop(name).blocked);
  const hangsTogether = (set: readonly Way[]): boolean => {
    let together = set.slice(0, 1);
    let apart = set.slice(1);
    for (let grew = true; grew; ) {
      const more = apart.filter((way) => together.some((other) => areLinked(way, other)));
      apart = apart.filter((way) => !more.includes(way));
      together = [...together, ...more];
      grew = more.length > 0;
    }
    return apart.length === 0;
  };
  // "at neither end can the route be continued, over track that no route of the submitted set uses"
  const canGoOn = (way: Way, set: readonly Way[], all: readonly Way[]): boolean =>
    !isConcession(way) &&
    all.some((longer) => {
      if (isConcession(longer)) return false;
      const further = [
        beyond(way, longer),
        beyond(way, reversed(longer)),
        beyond(reversed(way), longer),
        beyond(reversed(way), reversed(longer)),
      ];
      return further.some((rest) => rest?.every((piece) => !set.some(({ pieces }) => pieces.includes(piece))));
    });
  // "two submitted routes may not meet end to end at a village stop or mine if the joined course would be a route"
  const areCut = (one: Way, other: Way, isLegal: (way: Way) => boolean): boolean =>
    !isConcession(one) &&
    !isConcession(other) &&
    [one, reversed(one)].some((head) =>
      [other, reversed(other)].some((tail) => {
        if (head.stops.at(-1) !== tail.stops[0]) return false;
        const joined: Way = {
          stops: [...head.stops, ...tail.stops.slice(1)],
          pieces: [...head.pieces, ...tail.pieces],
          path: [],
        };
        return isLegal(joined);
      }),
    );
  const disjoint = (set: readonly Way[]) =>
    set.every((one, i) => set.slice(i + 1).every((other) => !shareTrack(one, other)));
  const full = (set: readonly Way[], all: readonly Way[], isLegal: (way: Way) => boolean) =>
    !set.some((way) => canGoOn(way, set, all)) &&
    !set.some((one, i) => set.slice(i + 1).some((other) => areCut(one, other, isLegal)));

  /** Every way to give the routes to locos. */
  const sharings = (set: readonly Way[]): GivenWay[][] => {
    let found: GivenWay[][] = [[]];
    for (const way of set) {
      found = found.flatMap((given) => sketch.locos.map((_, loco) => [...given, { way, loco }]));
      for (const _ of found) count();
    }
    return found.filter(mayShare);
  };
  const mayShare = (given: readonly GivenWay[]) =>
    sketch.locos.every(({ size }, number) => {
      const own = given.filter(({ loco }) => loco === number).map(({ way }) => way);
      return own.length <= size && hangsTogether(own);
    });

  const value = (run: readonly GivenWay[]) => revenueOf(sketch, stop, run);

  // All sets of disjoint routes with the concession routes among them.
  const places = sketch.locos.reduce((sum, { size }) => sum + size, 0);
  let largest = -1;
  let best = 0;
  const lookAt = (set: readonly Way[]) => {
    if (!full(set, routes, (way) => isRoute(way, isTerminus))) return;
    if (set.length < largest) return;
    const shared = sharings(set);
    if (shared.length === 0) return;
    const brought = Math.max(...shared.map(value));
    best = set.length > largest ? brought : Math.max(best, brought);
    largest = set.length;
  };
  const enumerate = (
    set: readonly Way[],
    from: number,
    all: readonly Way[],
    most: number,
    look: (set: readonly Way[]) => void,
  ) => {
    count();
    look(set);
    if (set.length >= most) return;
    for (let i = from; i < all.length; i++) {
      const way = all[i];
      if (way === undefined || isConcession(way) || set.some((other) => shareTrack(way, other))) continue;
      enumerate([...set, way], i + 1, all, most, look);
    }
  };
  if (sketch.locos.length > 0 && disjoint(concession)) enumerate(concession, 0, routes, places, lookAt);

  // "no further route can be added": one that shares no track and hangs together with the set.
  const home = [...stops.values()].filter(({ hex, own }) => hex === sketch.local && own).map(({ name }) => name);
  const start: Way = { stops: [...concession.flatMap((way) => way.stops), ...home], pieces: [], path: [] };
  const isDieselSet = (set: readonly Way[]) =>
    disjoint(set) &&
    hangsTogether([start, ...set]) &&
    full(set, dieselRoutes, (way) => isRoute(way, (name) => stop(name).own)) &&
    !dieselRoutes.some(
      (way) =>
        !isConcession(way) &&
        !set.some((other) => shareTrack(way, other)) &&
        [start, ...set].some((other) => areLinked(way, other)),
    );
  let bestOfDiesel = 0;
  const given = (set: readonly Way[]) => set.map((way) => ({ way, loco: null }));
  const baseValue = value([]);
  if (sketch.diesel) {
    let any = -1;
    enumerate(concession, 0, dieselRoutes, Number.POSITIVE_INFINITY, (set) => {
      if (isDieselSet(set)) any = Math.max(any, value(given(set)));
    });
    bestOfDiesel = any;
  }

  const breaks = (run: readonly GivenWay[]): ReadonlySet<string> => {
    const broken = new Set<string>();
    const ofLocos = run.filter(({ loco }) => loco !== null);
    const loco = ofLocos.map(({ way }) => way);
    const diesel = run.filter((entry) => entry.loco === null).map(({ way }) => way);
    if (!loco.every(isLocoRoute)) broken.add('p');
    if (!diesel.every(isDieselRoute)) broken.add('p');
    if (!disjoint(loco)) broken.add('i');
    if (!concession.every((route) => loco.some((way) => isSame(way, route)))) broken.add('g');
    if (!mayShare(ofLocos)) broken.add('f');
    if (loco.some((way) => canGoOn(way, loco, routes))) broken.add('q');
    if (
      loco.some((one, i) => loco.slice(i + 1).some((other) => areCut(one, other, (way) => isRoute(way, isTerminus))))
    ) {
      broken.add('r');
    }
    if (broken.size === 0 && loco.length < largest) broken.add('s');
    if (
      sketch.diesel &&
      (!concession.every((route) => diesel.some((way) => isSame(way, route))) || !isDieselSet(diesel))
    ) {
      broken.add('u');
    }
    return broken;
  };
  const revenue = sketch.diesel ? Math.max(0, largest < 0 ? baseValue : best) + bestOfDiesel - baseValue : best;
  return { ways, routes, dieselRoutes, concession, most: largest, revenue, breaks, brings: value };
}

function reversed(way: Way): Way {
  return { stops: way.stops.toReversed(), pieces: way.pieces.toReversed(), path: [] };
}

function isSame(one: Way, other: Way): boolean {
  const key = (way: Way) => way.pieces.join();
  return key(one) === key(other) || key(one) === key(reversed(other));
}

/** The pieces by which the longer way goes on where the way ends; undefined if it does not begin with it. */
function beyond(way: Way, longer: Way): readonly string[] | undefined {
  if (longer.pieces.length <= way.pieces.length || longer.stops[0] !== way.stops[0]) return undefined;
  return way.pieces.every((piece, i) => longer.pieces[i] === piece)
    ? longer.pieces.slice(way.pieces.length)
    : undefined;
}

function stopsOf(sketch: Sketch): ReadonlyMap<string, Stop> {
  const stops = new Map<string, Stop>();
  for (const [hex, { kind, stops: sketched, mine }] of Object.entries(sketch.hexes)) {
    sketched.forEach(({ circles, value }, i) => {
      const own = circles.includes('own');
      const name = `${hex}.stop${i}`;
      stops.set(name, {
        name,
        hex,
        own,
        blocked: circles.length > 0 && circles.every((circle) => circle === 'foreign'),
        town: kind === 'town',
        locality: kind !== 'quarry',
        value,
        mine: mine !== undefined,
      });
    });
  }
  return stops;
}

const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5];

/** From every exit of every stop along the track to the next stop. */
function piecesOf(sketch: Sketch): readonly Piece[] {
  const pieces = new Map<string, Piece>();
  for (const [hex, { stops }] of Object.entries(sketch.hexes)) {
    stops.forEach(({ exits }, i) => {
      for (const exit of exits) {
        const from = `${hex}.stop${i}`;
        const sides: string[] = [];
        const crossed: string[] = [];
        let at = hex;
        let leaves: Edge | undefined = exit;
        let to: string | undefined;
        while (leaves !== undefined && sides.length < 50) {
          sides.push(`${at}/${leaves}`);
          const next = neighbour(at, leaves);
          crossed.push([at, next].sort().join('|'));
          const enters: Edge = EDGES[(leaves + 3) % 6] ?? 0;
          const beyondHex = sketch.hexes[next];
          leaves = undefined;
          if (beyondHex === undefined) break;
          const stop = beyondHex.stops.findIndex((candidate) => candidate.exits.includes(enters));
          if (stop >= 0) {
            to = `${next}.stop${stop}`;
            break;
          }
          const join: readonly Edge[] = beyondHex.joins?.find((ends) => ends.includes(enters)) ?? [];
          leaves = join.find((edge) => edge !== enters);
          at = next;
        }
        if (to === undefined || to === from) continue;
        pieces.set(`${from} ${sides.join()}`, { id: crossed.toSorted().join(), from, to, sides });
      }
    });
  }
  return [...pieces.values()];
}

/** All ways that use no piece twice and come to no hex twice. */
function waysOver(pieces: readonly Piece[], stop: (name: string) => Stop, count: () => void): readonly Way[] {
  const ways = new Map<string, Way>();
  const grow = (stops: readonly string[], used: readonly string[], path: readonly string[]) => {
    const at = stops.at(-1) ?? '';
    for (const piece of pieces) {
      if (piece.from !== at || used.includes(piece.id)) continue;
      if (stops.some((name) => stop(name).hex === stop(piece.to).hex)) continue;
      count();
      const way = {
        stops: [...stops, piece.to],
        pieces: [...used, piece.id],
        path: [...path, ...piece.sides, piece.to],
      };
      const key = [way.pieces.join(' '), way.pieces.toReversed().join(' ')].sort()[0] ?? '';
      if (!ways.has(key)) ways.set(key, way);
      grow(way.stops, way.pieces, way.path);
    }
  };
  for (const from of new Set(pieces.map((piece) => piece.from))) grow([from], [], [from]);
  return [...ways.values()];
}

function concessionWay(
  ways: readonly Way[],
  stop: (name: string) => Stop,
  hexes: readonly string[],
  sketch: Sketch,
): Way {
  const wanted = hexes.filter((hex) => (sketch.hexes[hex]?.stops.length ?? 0) > 0);
  const found = ways.find((way) => {
    const names = way.path.map((name) => name.split(/[./]/)[0]).filter((hex, i, all) => hex !== all[i - 1]);
    const passed = way.stops.map((name) => stop(name).hex);
    const isIt = (list: readonly (string | undefined)[]) => list.join() === hexes.join();
    return (isIt(names) || isIt(names.toReversed())) && passed.length <= wanted.length;
  });
  if (found === undefined) throw new RangeError(`no way over ${hexes.join()}`);
  return found;
}

/** 4.4.4: every locality once, every mine once by the largest loco, a diesel 10 for each locality; nothing where it is blocked. */
function revenueOf(sketch: Sketch, stop: (name: string) => Stop, run: readonly GivenWay[]): number {
  let sum = 0;
  for (const [hex, { mine, stops }] of Object.entries(sketch.hexes)) {
    const visitors = run.filter(({ way }) => way.stops.some((name) => stop(name).hex === hex && !stop(name).blocked));
    const locos = visitors.filter(({ loco }) => loco !== null);
    const seen = locos.flatMap(({ way }) =>
      way.stops.map(stop).filter((visited) => visited.hex === hex && !visited.blocked),
    );
    if (seen.some(({ locality }) => locality)) sum += seen.find(({ own }) => own)?.value ?? 10;
    const sizes = locos.map(({ loco }) => sketch.locos[loco ?? -1]?.size ?? 0);
    if (mine !== undefined && sizes.length > 0) {
      sum += 'amount' in mine ? mine.amount : mine.multiplier * Math.max(...sizes);
    }
    const isHome = hex === sketch.local && sketch.diesel;
    const byDiesel = visitors.some(({ loco }) => loco === null) && sketch.hexes[hex]?.kind !== 'quarry';
    if (byDiesel || isHome) sum += 10;
    if (hex === sketch.local) sum += stops.find(({ circles }) => circles.includes('own'))?.value ?? 0;
  }
  return sum;
}
