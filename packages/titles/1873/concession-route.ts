import type { Edge } from '@stellwerk/engine/board';
import { remembered } from '@stellwerk/engine/kernel';
import {
  colorFault,
  giveBackTile,
  keepsTrack,
  type LaidTile,
  type LayCheck,
  labelFault,
  layOf,
  nodeKindsFault,
  rotatedTile,
  rotationsOf,
  sidesFault,
  type Tile,
  takeTile,
  tileNamed,
  tileOn,
  tilesLeft,
  withTile,
} from '@stellwerk/engine/track';
import { RAILWAY_IDS, type RailwayId, type RouteHex, type RouteTile, railways } from './companies.ts';
import { mapOf, type State } from './state.ts';

/** The railways whose route runs through a hex, with the exits it uses there, by hex. */
const ROUTES: ReadonlyMap<string, readonly (RouteHex & { readonly railway: RailwayId })[]> = routesByHex();

function routesByHex() {
  const byHex = new Map<string, (RouteHex & { readonly railway: RailwayId })[]>();
  for (const railway of RAILWAY_IDS) {
    for (const place of railways[railway].concession.routes.flat()) {
      byHex.set(place.hex, [...(byHex.get(place.hex) ?? []), { ...place, railway }]);
    }
  }
  return byHex;
}

/** The concession hex with a cost of its own, and whose it is. 1873/4.4.1-af, (A28) */
export function concessionHex(hex: string): (RouteTile & { readonly railway: RailwayId }) | undefined {
  for (const railway of RAILWAY_IDS) {
    const tile = railways[railway].concession.tiles.find((one) => one.hex === hex);
    if (tile) return { ...tile, railway };
  }
  return undefined;
}

/**
 * One piece of track joins the exits: directly, or through one stop. At the end of a route the town needs its exit.
 * Two exits at two unconnected stops do not count, unless both being there is all that is asked. 1873/4.4.1-aa
 */
export function joinsExits(state: State, tile: Tile, exits: readonly Edge[]): boolean {
  const [a, b] = exits;
  if (a === undefined) return true;
  if (b === undefined || state.options.routeBuilt === 'exits') return exits.every((exit) => leadsTo(tile, exit));
  const ends = (edge: Edge) =>
    tile.segments.flatMap((one) =>
      one.kind === 'state' ? [] : one.a === edge ? [one.b] : one.b === edge ? [one.a] : [],
    );
  const beyond = ends(a);
  return beyond.includes(b) || ends(b).some((end) => typeof end === 'string' && beyond.includes(end));
}

function leadsTo(tile: Tile, edge: Edge): boolean {
  return tile.segments.some(({ a, b, kind }) => kind !== 'state' && (a === edge || b === edge));
}

/** The hexes in which a railway's route is not there yet. */
export function openHexes(state: State, id: RailwayId): RouteHex[] {
  const map = mapOf(state);
  return railways[id].concession.routes
    .flat()
    .filter(({ hex, exits }) => !joinsExits(state, tileOn(map, state.track, hex), exits));
}

/**
 * The route of another railway that is still to be built in the hex: until its owner's first track step. 1873/4.4.1-z
 */
export function openRouteIn(state: State, hex: string, builder: string) {
  return ROUTES.get(hex)?.find(
    ({ railway, exits }) =>
      railway !== builder &&
      !state.railways[railway].routePaid &&
      !joinsExits(state, tileOn(mapOf(state), state.track, hex), exits),
  );
}

/** Through which hexes a railway's route runs, with its exits. */
export function routesThrough(hex: string): readonly (RouteHex & { readonly railway: RailwayId })[] {
  return ROUTES.get(hex) ?? [];
}

const FITS: readonly LayCheck<string>[] = [colorFault, labelFault, nodeKindsFault, sidesFault];

/**
 * The tile that would complete the route in a hex: a colour higher, with all its track and the missing piece and
 * nothing more. 1873/4.4.1-ab. Of a number of which none is left there is none, except for the yellow tile of the
 * owner himself.
 */
export function completingTile(
  state: State,
  position: State['track'],
  place: RouteHex,
  isLeft: (tile: string) => boolean,
): LaidTile | undefined {
  const old = tileOn(mapOf(state), position, place.hex);
  const { routeBuilt, reserveCheck } = state.options;
  const key = [place.hex, ...place.exits, routeBuilt, reserveCheck].join();
  const known = remembered(completions, old, () => new Map<string, readonly Completion[]>());
  const fitting = remembered(known, key, () => findCompletions(state, position, place));
  const left = fitting.filter(({ tile }) => tile in state.tiles && isLeft(tile));
  // The tile that only the later edition has is its last choice.
  const best = left.find(({ keeps }) => keeps) ?? left.find(({ tile }) => tile !== '914') ?? left[0];
  return best && { tile: best.tile, rotation: best.rotation };
}

interface Completion extends LaidTile {
  /** All track stays joined as it was. */
  readonly keeps: boolean;
}

/** By what lies on the hex: the tiles that would complete a route there, whether any is left or not. */
const completions = new WeakMap<Tile, Map<string, readonly Completion[]>>();

function findCompletions(state: State, position: State['track'], { hex, exits }: RouteHex): readonly Completion[] {
  const map = mapOf(state);
  const old = tileOn(map, position, hex);
  const wanted = [...new Set([...old.exits, ...exits])].sort();
  const loose = state.options.reserveCheck === 'exits';
  const fitting: Completion[] = [];
  for (const tile of map.tiles.keys()) {
    for (const rotation of rotationsOf(tileNamed(map, tile))) {
      const next = rotatedTile(tileNamed(map, tile), rotation);
      const exact = next.exits.join() === wanted.join();
      if (!exact && !(loose && wanted.every((exit) => next.exits.includes(exit)))) continue;
      if (!joinsExits(state, next, exits)) continue;
      const lay = layOf(map, position, hex, tile, rotation);
      if (FITS.some((fault) => fault(lay) !== undefined)) continue;
      const keeps = exact && keepsTrack(old, next);
      if (keeps || loose) fitting.push({ tile, rotation, keeps });
    }
  }
  return fitting;
}

/**
 * Blankenburg is one of the hexes for the WBE, and a tile set aside may be laid in its own hex when its colour is
 * there. 1873/4.4.1-ad, 1873/4.4.1-ae. What a lay of somebody else means for the route there: built, or the tile set
 * aside for it; neither: it may not be.
 */
export function reservationAfter(
  state: State,
  hex: string,
  laid: LaidTile,
  builder: string,
): 'none' | 'built' | LaidTile | undefined {
  const route = openRouteIn(state, hex, builder);
  if (route === undefined) return 'none';
  const map = mapOf(state);
  const next = rotatedTile(tileNamed(map, laid.tile), laid.rotation);
  if (joinsExits(state, next, route.exits)) return 'built';
  const after = withTile(map, state.track, hex, laid);
  const before = state.track.laid[hex]?.tile;
  const isLeft = (tile: string) => {
    const back =
      (state.setAside[hex]?.tile === tile ? 1 : 0) + (before === tile ? 1 : 0) - (laid.tile === tile ? 1 : 0);
    return tilesLeft(state.tiles, tile) + back > 0;
  };
  return completingTile(state, after, route, isLeft);
}

/** The tile set aside for a hex goes back to the others. */
export function releaseTile(state: State, hex: string): void {
  const kept = state.setAside[hex];
  if (kept === undefined) return;
  giveBackTile(state.tiles, kept.tile);
  const { [hex]: _, ...rest } = state.setAside;
  state.setAside = Object.freeze(rest);
}

export function setTileAside(state: State, hex: string, laid: LaidTile): void {
  takeTile(state.tiles, laid.tile);
  state.setAside = Object.freeze({ ...state.setAside, [hex]: laid });
}

/**
 * What the owner lays in a hex where his route is not built: the tile set aside, else the one that has exactly the
 * route, which is never refused because no yellow one is left. 1873/4.4.1-ac, 1873/4.4.1-ag
 */
export function ownersTile(state: State, place: RouteHex): LaidTile {
  const kept = state.setAside[place.hex];
  if (kept) return kept;
  const found = completingTile(state, state.track, place, () => true);
  if (!found) throw new RangeError(`no tile completes the route in ${place.hex}`);
  return found;
}

/** The tile that will lie in a hex after the first track step of a railway whose route runs there. 1873/4.4.2-g */
export function tileAfterFirstStep(state: State, place: RouteHex): Tile {
  const map = mapOf(state);
  const now = tileOn(map, state.track, place.hex);
  if (joinsExits(state, now, place.exits)) return now;
  const { tile, rotation } = ownersTile(state, place);
  return rotatedTile(tileNamed(map, tile), rotation);
}
