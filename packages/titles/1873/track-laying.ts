import { BANK, cashOf, pay, playerOwner } from '@stellwerk/engine/finance';
import { type Choice, type Offer, type Portion, type Refusal, refuse, type Tell } from '@stellwerk/engine/kernel';
import { layChoices, namedLay } from '@stellwerk/engine/rounds';
import {
  colorFault,
  fittingRotations,
  isFixed,
  knownLayFault,
  type Lay,
  type LayCheck,
  labelFault,
  layOf,
  nodeKindsFault,
  printedOn,
  type Reach,
  type Rotation,
  reachesAllNew,
  replaceTile,
  rotationsOf,
  sidesFault,
  tileNamed,
  tilesLeft,
  touchedHexes,
  trackLostFault,
} from '@stellwerk/engine/track';
import type { ActionNamed } from './actions.ts';
import { type RailwayId, railways } from './companies.ts';
import {
  concessionHex,
  openHexes,
  ownersTile,
  releaseTile,
  reservationAfter,
  setTileAside,
} from './concession-route.ts';
import { CLOSED_BEFORE_3, DOUBLE_TILES } from './data/board.ts';
import { isMine, MINE_IDS, mines } from './mines.ts';
import { type Builder, builderTraveller, hasTrack, isLinked, isReachEnough, networkOf } from './network.ts';
import { seatFor } from './operations.ts';
import { activateConcessions } from './phase-change.ts';
import { mapOf, phaseOf, type State } from './state.ts';
import { phaseNumber } from './units.ts';

interface LayRequest {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: Rotation;
}

/** What a tile must satisfy on a hex; each names the rule it finds broken. */
const CHECKS: readonly LayCheck<string>[] = [
  colorRule,
  (lay) => labelFault(lay) && labelRule(lay),
  (lay) => nodeKindsFault(lay) && '1873/4.4.1-g',
  (lay) => trackLostFault(lay) && '1873/4.4.1-k',
  (lay) => sidesFault(lay) && '1873/4.4.1-j',
];

function colorRule(lay: Lay): string | undefined {
  if (isFixed(printedOn(lay.map, lay.hex))) return '1873/4.4.1-d';
  if (!colorFault(lay)) return undefined;
  return lay.next.color === 'yellow' || lay.old.color === 'white' ? '1873/4.4.1-b' : '1873/4.4.1-c';
}

function labelRule({ old, next }: Lay): string {
  return [...old.labels, ...next.labels].includes('B') ? '1873/4.4.1-h' : '1873/4.4.1-i';
}

/** One tile, or two that are yellow or have two unconnected pieces of track. 1873/4.4.1-u */
export function isOneOfTwo(state: State, tile: string): boolean {
  return DOUBLE_TILES.has(tile) || tileNamed(mapOf(state), tile).color === 'yellow';
}

/** The terrain is paid with the first tile on the hex. 1873/4.4.1-w */
function costOf(state: State, hex: string): number {
  return state.track.laid[hex] ? 0 : (printedOn(mapOf(state), hex).upgradeCost?.cost ?? 0);
}

function isLeft(state: State, hex: string, tile: string): boolean {
  return tile in state.tiles && (tilesLeft(state.tiles, tile) > 0 || state.setAside[hex]?.tile === tile);
}

/** Lays the tile that an action names, if nothing forbids it; `mayLay` says which may be laid besides others in the turn. */
export function layTile(
  state: State,
  builder: Builder,
  action: ActionNamed<'layTile'>,
  mayLay: (tile: string) => boolean,
  tell: Tell,
): Refusal | undefined {
  const lay = namedLay(mapOf(state), action);
  if (!lay) return refuse('1873/4.4.1-b');
  const refusal = refuseLay(state, builder, lay) ?? (mayLay(lay.tile) ? undefined : refuse('1873/4.4.1-u'));
  if (!refusal) putTile(state, builder, lay, tell);
  return refusal;
}

function refuseLay(state: State, builder: Builder, request: LayRequest): Refusal | undefined {
  const { hex, tile, rotation } = request;
  const named = tileNamed(mapOf(state), tile);
  if (!rotationsOf(named).includes(rotation)) return refuse('kernel/shape');
  if (!phaseOf(state).tiles.some((color) => color === named.color)) return refuse('1873/4.4.1-a');
  const closed = refuseHex(state, builder, hex);
  if (closed) return closed;
  const fault = knownLayFault(layOf(mapOf(state), state.track, hex, tile, rotation), CHECKS);
  if (fault) return refuse(fault);
  if (!isLeft(state, hex, tile)) return refuse('1873/4.4.1-e');
  let refusal: Refusal | undefined;
  const isAllowed = (network: Reach) => {
    refusal = refuseSite(state, builder, network, request);
    return refusal === undefined;
  };
  return isReachEnough(state, builder, isAllowed) ? undefined : refusal;
}

/** What the hex alone decides. 1873/4.4.1-f, 1873/4.4.1-w, 1873/4.2.1-a, 1873/4.2.1-d */
function refuseHex(state: State, builder: Builder, hex: string): Refusal | undefined {
  if (CLOSED_BEFORE_3.has(hex) && phaseNumber(state.phase) < 3) return refuse('1873/4.4.1-f');
  if (isMine(builder) && hex !== mines[builder].hex && !hasTrack(state, mines[builder].hex)) {
    return refuse('1873/4.2.1-a');
  }
  const cost = costOf(state, hex);
  const cash = cashOf(state, builder);
  if (cash >= cost) return undefined;
  return refuse(isMine(builder) ? '1873/4.2.1-d' : '1873/4.4.1-w', { cost, cash }, '1873.capitalShort');
}

/** All new track must be reached, and another's route must stay possible. 1873/4.4.1-n, (A44) */
function refuseSite(state: State, builder: Builder, network: Reach, request: LayRequest): Refusal | undefined {
  const { hex } = request;
  if (!reachesAllNew(network, state.track, hex, request, builderTraveller(state, builder))) {
    return refuse('1873/4.4.1-n');
  }
  const kept = reservationAfter(state, hex, request, builder);
  return kept === undefined ? refuse(isMine(builder) ? '1873/4.2.1-f' : '1873/4.4.1-z') : undefined;
}

/**
 * Lays a tile that is not refused: pays, refunds, reserves, connects and activates. Markers move along with their
 * stops, and stops that are joined share them. 1873/4.4.1-l, 1873/4.4.1-m
 */
function putTile(state: State, builder: Builder, request: LayRequest, tell: Tell): void {
  const { hex, tile, rotation } = request;
  const kept = reservationAfter(state, hex, request, builder);
  const cost = costOf(state, hex);
  pay(state, builder, BANK, cost);
  tell({ type: 'tileLaid', builder, hex, tile, rotation, cost });
  const conceded = concessionHex(hex);
  if (cost > 0 && conceded && conceded.railway !== builder) {
    // 1873/4.4.1-x, 1873/4.2.1-e
    const seat = seatFor(state, builder);
    pay(state, BANK, playerOwner(seat), cost);
    tell({ type: 'refunded', seat, hex, amount: cost });
  }
  if (kept !== 'none') releaseTile(state, hex);
  replaceTile(mapOf(state), state.track, state.tiles, hex, { tile, rotation });
  if (typeof kept === 'object') {
    setTileAside(state, hex, kept);
    tell({ type: 'tileSetAside', hex, tile: kept.tile });
  }
  noteTrack(state, tell);
}

/** Who is connected now, and which concessions building has made active. 1873/4.2.1-h, 1873/T1-i */
function noteTrack(state: State, tell: Tell): void {
  for (const id of MINE_IDS) {
    if (state.mines[id].connected || !isLinked(state, id)) continue;
    state.mines[id].connected = true;
    tell({ type: 'mineConnected', mine: id });
  }
  activateConcessions(state, tell);
}

/**
 * The whole route at once, for the cost of the table. True if there was something to build. 1873/4.4.1-p,
 * 1873/4.4.1-q, 1873/4.4.1-r, 1873/4.4.1-s, 1873/4.4.1-t, 1873/4.4.1-y
 */
export function buildConcession(state: State, id: RailwayId, tell: Tell): boolean {
  const railway = state.railways[id];
  const { cost } = railways[id].concession;
  pay(state, id, BANK, cost);
  const places = openHexes(state, id);
  for (const place of places) {
    const laid = ownersTile(state, place);
    releaseTile(state, place.hex);
    replaceTile(mapOf(state), state.track, state.tiles, place.hex, laid);
  }
  railway.routePaid = true;
  tell({ type: 'concessionBuilt', company: id, cost, hexes: places.map(({ hex }) => hex) });
  noteTrack(state, tell);
  return places.length > 0;
}

/** The lays that a builder may make, a portion for each hex. */
export function layingOffer(state: State, builder: Builder, mayLay: (tile: string) => boolean): Offer {
  const map = mapOf(state);
  const network = networkOf(state, builder);
  const colors: readonly string[] = phaseOf(state).tiles;
  const stock = Object.keys(state.tiles).filter((tile) => colors.includes(tileNamed(map, tile).color) && mayLay(tile));
  // Reached track leads there, or it is the bare hex of the mine that builds.
  const touched = new Set([...touchedHexes(network), isMine(builder) ? mines[builder].hex : '']);
  const hexes = map.grid.names.filter((hex) => touched.has(hex) && !isFixed(printedOn(map, hex)));
  const portions = hexes.map(
    (hex): Portion =>
      () =>
        laysOn(state, builder, network, stock, hex),
  );
  return { type: 'layTile', portions: () => portions };
}

function laysOn(state: State, builder: Builder, network: Reach, stock: readonly string[], hex: string): Choice[] {
  if (refuseHex(state, builder, hex)) return [];
  const map = mapOf(state);
  const left = stock.filter((tile) => isLeft(state, hex, tile));
  return left.flatMap((tile) => {
    const rotation = fittingRotations(map, state.track, hex, tile, CHECKS).filter(
      (turned) => !refuseSite(state, builder, network, { hex, tile, rotation: turned }),
    );
    return layChoices(hex, tile, rotation, costOf(state, hex));
  });
}
