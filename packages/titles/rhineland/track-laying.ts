import { GONE } from '@stellwerk/engine/finance';
import {
  type Choice,
  type Offer,
  offerIn,
  portionEach,
  type Refusal,
  refuse,
  type Step,
} from '@stellwerk/engine/kernel';
import { layChoices, namedLay, payAndLay, refuseCost } from '@stellwerk/engine/rounds';
import {
  connects,
  fittingRotations,
  isFixed,
  knownLayFault,
  layOf,
  printedOn,
  type Reach,
  type Rotation,
  reachesNewTrack,
  rotationsOf,
  TILE_COLORS,
  type Tile,
  tileNamed,
  tileOn,
  tilesLeft,
  touchedHexes,
} from '@stellwerk/engine/track';
import type { ActionNamed } from './actions.ts';
import { companyOf, phaseOf, type Rhineland } from './game.ts';
import type { Power } from './law.ts';
import { isFirst } from './lay-checks.ts';
import { isReachEnough, networkOf, traveller } from './network.ts';
import { ownerSeat } from './privates.ts';
import { type CompanyTurn, directorSeat, hasBegun, type State } from './state.ts';

/** As an action names the company's normal lay. */
const NORMAL = 'none';

/** A tile as it is to be laid: by a power, or as the company's normal lay. */
interface Laying {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: Rotation;
  readonly power: Power | undefined;
}

export function layTile(
  game: Rhineland,
  { state, frame, tell }: Step<State, CompanyTurn>,
  action: ActionNamed<'layTile'>,
): Refusal | undefined {
  const power = game.law.powers.find(({ id }) => id === action.power);
  const map = game.law.mapOf(state);
  const lay = namedLay(map, action);
  if (!lay) return refuse(game.cites.fixedHex);
  const { hex, tile, rotation } = lay;
  const laying: Laying = { hex, tile, rotation, power };
  const refusal =
    refuseStep(game, state, frame, power) ??
    refusePower(game, state, frame, power, hex, tile) ??
    refuseRotation(game, power, tileNamed(map, tile), rotation) ??
    refuseTile(game, state, frame, laying) ??
    refuseUnconnected(game, state, frame, laying);
  if (refusal) return refusal;

  const cost = costOf(game, state, hex, power);
  payAndLay(map, state, frame.company, lay, cost);
  tell({ type: 'tileLaid', company: frame.company, hex, tile, rotation, cost, power: action.power });
  if (!power) frame.laid = true;
  frame.freeMarkerOn = '';
  state.usedPowers.push(...(power?.uses ?? []));
  power?.used?.(state, frame, hex);
  game.law.afterLay(state, tell, { frame, hex, tile: tileNamed(map, tile), power });
  return undefined;
}

/** No tile after a marker, and none after the first step. */
function refuseStep(game: Rhineland, state: State, frame: CompanyTurn, power: Power | undefined): Refusal | undefined {
  if (frame.marked) return refuse(game.cites.stepOrder);
  const late = power && game.law.buildsLate(state) && !frame.bought;
  return frame.step === 'build' || late ? undefined : refuse(game.cites.stepOrder);
}

/** A river on the tile leaves it one way to lie; of rotations that look the same only the first is a move. */
function refuseRotation(
  game: Rhineland,
  power: Power | undefined,
  tile: Tile,
  rotation: Rotation,
): Refusal | undefined {
  if (rotationsOf(tile).includes(rotation)) return undefined;
  if (power?.tile?.id === tile.id) return refuse(power.tile.rule);
  return refuse(tile.rotations ? game.cites.rotation : 'kernel/shape');
}

/** Whether the director may use the power now, on that hex; without one, whether the company may lay there. */
function refusePower(
  game: Rhineland,
  state: State,
  frame: CompanyTurn,
  power: Power | undefined,
  hex: string,
  tile: string,
): Refusal | undefined {
  const { law, cites } = game;
  const director = directorSeat(state, companyOf(game, frame.company));
  for (const id of power?.uses ?? []) {
    if (state.privates[id] === GONE && hasBegun(state.phase, '5')) return refuse(cites.powersClosed);
    if (ownerSeat(state, id) !== director || director < 0) return refuse(cites.powerOwner);
    if (state.usedPowers.includes(id)) return refuse(cites.powerUsed);
  }
  const wrong = power?.refuse(state, hex, tile, frame);
  if (wrong) return wrong;
  if (!power && !normalColors(game, state, frame).includes(tileNamed(law.mapOf(state), tile).color)) {
    return refuse(cites.oneLay);
  }
  return law.refuseReserved(state, hex, tile, power);
}

/** The colours in which the company may lay a tile without a power now. */
function normalColors(game: Rhineland, state: State, frame: CompanyTurn): readonly string[] {
  return frame.laid ? (game.law.furtherColors?.(state, frame) ?? []) : TILE_COLORS;
}

/** What is printed there is paid, unless a power spares it. */
function costOf(game: Rhineland, state: State, hex: string, power: Power | undefined): number {
  return power?.cost?.(state) ?? tileOn(game.law.mapOf(state), state.track, hex).upgradeCost?.cost ?? 0;
}

/** Everything about the tile on the hex that does not depend on the company's network. */
function refuseTile(
  game: Rhineland,
  state: State,
  frame: CompanyTurn,
  { hex, tile, rotation, power }: Laying,
): Refusal | undefined {
  const { law, cites } = game;
  const map = law.mapOf(state);
  if (isFixed(printedOn(map, hex))) return refuse(cites.fixedHex);
  if (!(tile in state.tiles) || tilesLeft(state.tiles, tile) < 1) return refuse(cites.tileStock);
  if (power?.tile === undefined) {
    if (!phaseOf(game, state).tiles.includes(tileNamed(map, tile).color)) return refuseColor(game, state, power);
    const broken = knownLayFault(layOf(map, state.track, hex, tile, rotation), law.layChecks);
    if (broken) return refuse(broken);
  }
  return refuseSite(game, state, frame, hex, power);
}

function refuseSite(
  game: Rhineland,
  state: State,
  frame: CompanyTurn,
  hex: string,
  power: Power | undefined,
): Refusal | undefined {
  const cost = costOf(game, state, hex, power);
  return refuseCost(state, frame.company, cost, game.law.costRule(hex), `${game.id}.treasuryShort`);
}

/** There are no tiles of that colour yet. */
function refuseColor(game: Rhineland, state: State, power: Power | undefined): Refusal {
  if (power?.waits) return refuse(power.waits);
  return refuse(hasBegun(state.phase, '3') ? game.cites.color : game.cites.firstColor);
}

function refuseUnconnected(game: Rhineland, state: State, frame: CompanyTurn, laying: Laying): Refusal | undefined {
  if (needsNone(state, laying.power)) return undefined;
  let refusal: Refusal | undefined;
  const isConnected = (network: Reach) => {
    refusal = refuseConnection(game, state, frame, network, laying);
    return refusal === undefined;
  };
  return isReachEnough(game, state, frame.company, laying.power, isConnected) ? undefined : refusal;
}

/** Some powers build wherever they may, connected or not. */
function needsNone(state: State, power: Power | undefined): boolean {
  return power !== undefined && !power.connected?.(state);
}

/** New track must be reached from a marker of the company, or a city it reaches must gain. */
function refuseConnection(
  game: Rhineland,
  state: State,
  frame: CompanyTurn,
  network: Reach,
  { hex, tile, rotation, power }: Laying,
): Refusal | undefined {
  if (needsNone(state, power)) return undefined;
  const { law, cites } = game;
  const map = law.mapOf(state);
  const old = tileOn(map, state.track, hex);
  const lay = layOf(map, state.track, hex, tile, rotation);
  const upgradeRule = lay.next.nodes.some((node) => node.kind === 'city') ? cites.cityConnection : cites.connection;
  const rule = isFirst(lay) ? cites.firstConnection : upgradeRule;
  // A lay that touches nothing reached can bring nothing; asking is cheap and spares the search below.
  if (!connects(network, hex, lay.next)) return refuse(rule);
  const gains =
    law.gainsCity(network, hex, old, lay.next) ||
    reachesNewTrack(network, state.track, hex, { tile, rotation }, traveller(game, state, frame.company, power));
  return gains ? undefined : refuse(rule);
}

/** The lays that a company may make, a portion for each hex and power. */
export function layingOffer(game: Rhineland, state: State, frame: CompanyTurn): Offer {
  return offerIn('layTile', () => {
    const powers = usablePowers(game, state, frame).filter((power) => !refuseStep(game, state, frame, power));
    if (powers.length === 0) return [];
    const tiles = tilesOnOffer(game, state);
    return powers.flatMap((power) => {
      const network = networkOf(game, state, frame.company, power);
      const hexes = placesFor(game, state, frame, network, power);
      return portionEach(hexes, (hex) => laysOn(game, state, frame, network, tiles, hex, power));
    });
  });
}

/** The hexes to look at: those of the power, and where track must be reached those that it comes to. */
function placesFor(
  game: Rhineland,
  state: State,
  frame: CompanyTurn,
  network: Reach,
  power: Power | undefined,
): readonly string[] {
  const targets = power?.targets?.(state, frame);
  if (needsNone(state, power)) return targets ?? game.law.mapOf(state).grid.names;
  const touched = touchedHexes(network);
  return targets?.filter((hex) => touched.includes(hex)) ?? touched;
}

/** The tiles left, and which of them have a colour that may be laid by now. */
interface TilesOnOffer {
  readonly stock: readonly string[];
  readonly colored: readonly string[];
}

function tilesOnOffer(game: Rhineland, state: State): TilesOnOffer {
  const map = game.law.mapOf(state);
  const colors = phaseOf(game, state).tiles;
  const stock = Object.keys(state.tiles).filter((tile) => tilesLeft(state.tiles, tile) > 0);
  return { stock, colored: stock.filter((tile) => colors.includes(tileNamed(map, tile).color)) };
}

function laysOn(
  game: Rhineland,
  state: State,
  frame: CompanyTurn,
  network: Reach,
  { stock, colored }: TilesOnOffer,
  hex: string,
  power: Power | undefined,
): Choice[] {
  const { law } = game;
  const map = law.mapOf(state);
  if (isFixed(printedOn(map, hex)) || refuseSite(game, state, frame, hex, power)) return [];
  const choices: Choice[] = [];
  const own = power?.tile !== undefined;
  for (const tile of own ? stock : colored) {
    const fitting = own
      ? rotationsOf(tileNamed(map, tile))
      : fittingRotations(map, state.track, hex, tile, law.layChecks);
    if (fitting.length === 0 || refusePower(game, state, frame, power, hex, tile)) continue;
    const rotation = fitting.filter(
      (turned) => !refuseConnection(game, state, frame, network, { hex, tile, rotation: turned, power }),
    );
    const cost = costOf(game, state, hex, power);
    choices.push(...layChoices(hex, tile, rotation, cost, { power: [power?.id ?? NORMAL] }));
  }
  return choices;
}

/** The company's normal lay first, as undefined, if it is still to come. */
function usablePowers(game: Rhineland, state: State, frame: CompanyTurn): readonly (Power | undefined)[] {
  const director = directorSeat(state, companyOf(game, frame.company));
  const usable = game.law.powers.filter(({ uses }) =>
    uses.every((id) => ownerSeat(state, id) === director && !state.usedPowers.includes(id)),
  );
  return normalColors(game, state, frame).length > 0 ? [undefined, ...usable] : usable;
}
