import { BANK, cashOf, GONE, pay, seatOf } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import {
  colorFault,
  connects,
  fittingRotations,
  isFixed,
  type Lay,
  type LayCheck,
  labelFault,
  layFault,
  layOf,
  nodeAddedFault,
  nodeCountFault,
  nodeKindsFault,
  nodeMapping,
  nodesIn,
  printedOn,
  type Reach,
  type Revenue,
  type Rotation,
  reachesNewTrack,
  replaceTile,
  rotationsOf,
  sidesFault,
  stubFault,
  type Tile,
  tileNamed,
  tileOn,
  tilesLeft,
  trackLostFault,
} from '@stellwerk/engine/track';
import { payAachenFund } from './aachen-link.ts';
import { type ActionNamed, POWERS } from './actions.ts';
import { METROPOLES, OSTERATH, OSTERATH_TILE } from './board.ts';
import { companies } from './companies.ts';
import { networkOf, traveller } from './network.ts';
import { closeAngertalbahn, hexOfNo1, isAngertalbahn, refuseRatingen } from './ratingen.ts';
import type { PrivateId } from './start-items.ts';
import { type CompanyTurn, directorSeat, mapOf, phaseOf, type State } from './state.ts';
import { hasBegun } from './trains.ts';

export type Power = (typeof POWERS)[number];

/** Where printed track crosses the river. 18rhl/7.2-c */
const CROSSING = 'C8';

/** What a tile must satisfy on a hex; each names the rule it finds broken. */
const CHECKS: readonly LayCheck<string>[] = [
  (lay) => colorFault(lay) && '18rhl/8-b',
  (lay) => labelAgrees(lay) && (isFirst(lay) ? '18rhl/7.1-f' : '18rhl/8-h'),
  (lay) => firstTileFault(lay) && '18rhl/7.1-e',
  (lay) => kindsKept(lay) && '18rhl/8-g',
  townsFault,
  (lay) => (trackLostFault(lay) ?? partsKept(lay)) && (isFirst(lay) ? '18rhl/7.1-k' : '18rhl/8-f'),
  (lay) => sidesFault(lay) && (sidesFault(lay) === 'barrier' ? '18rhl/7.2-e' : '18rhl/7.1-g'),
  (lay) => stubFault(lay) && (lay.hex === CROSSING ? '18rhl/7.2-c' : '18rhl/7.1-k'),
];

function isFirst({ old }: Lay): boolean {
  return old.color === 'white';
}

/** Essen's promotion tile goes on the brown tile of D13 only, whose letter is another. 18rhl/18.3-a */
function labelAgrees(lay: Lay) {
  if (lay.next.labels.includes('Essen')) return lay.hex === 'D13' && lay.old.color === 'brown' ? undefined : 'label';
  return labelFault(lay);
}

function firstTileFault(lay: Lay) {
  return isFirst(lay) ? (nodeKindsFault(lay) ?? nodeCountFault(lay)) : undefined;
}

/** An upgrade keeps the kind; a suburb may come to a city with a promotion tile. */
function kindsKept(lay: Lay) {
  if (lay.next.color === 'gray') return undefined;
  return nodeKindsFault(lay) ?? nodeAddedFault(lay);
}

/** One town becomes green with three exits, and there its upgrades end; two become green with four. 18rhl/8-j, 8-k */
function townsFault({ old, next }: Lay): string | undefined {
  const towns = old.nodes.filter(({ kind }) => kind === 'town').length;
  if (towns === 0) return undefined;
  if (old.color === 'yellow' && next.exits.length !== towns + 2) return towns === 1 ? '18rhl/8-j' : '18rhl/8-k';
  return old.color === 'green' && old.exits.length === 3 ? '18rhl/8-j' : undefined;
}

/** Of two separate cities that stay two, each goes on as one of them: none begins anew beside both. */
function partsKept({ old, next }: Lay) {
  if (next.color === 'gray') return undefined;
  const heirs = new Set(nodeMapping(old, next).values());
  return next.nodes.every(({ id }) => heirs.has(id)) ? undefined : 'node-added';
}

export function layTile(step: Step<State, CompanyTurn>, action: ActionNamed<'layTile'>): Refusal | undefined {
  const { state, frame, tell } = step;
  const { hex, tile, power } = action;
  const rotation = ROTATIONS[action.rotation] ?? 0;
  const map = mapOf(state);
  if (!map.grid.numbers.has(hex) || !map.tiles.has(tile)) return refuse('18rhl/7.1-a');
  const refusal =
    refuseStep(state, frame, power) ??
    refusePower(state, frame, power, hex, tile) ??
    refuseRotation(tileNamed(map, tile), rotation) ??
    refuseTile(state, frame, hex, tile, rotation, power) ??
    refuseConnection(state, frame, networkOf(state, frame.company), hex, tile, rotation, power);
  if (refusal) return refusal;

  const cost = costOf(state, hex, power);
  pay(state, frame.company, BANK, cost);
  replaceTile(map, state.track, state.tiles, hex, { tile, rotation });
  tell({ type: 'tileLaid', company: frame.company, hex, tile, rotation, cost, power });
  notePower(state, frame, power, hex);
  payAachenFund(state, tell);
  return undefined;
}

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

/** No tile after a marker, and none after the first step. 18rhl/6.3-a, 4.1-d, 4.2-no2-e, 4.2-no4-d */
function refuseStep(state: State, frame: CompanyTurn, power: Power): Refusal | undefined {
  if (frame.marked) return refuse('18rhl/6.3-a');
  const late = power !== 'none' && state.options.powers === 'until-trains' && !frame.bought;
  return frame.step === 'build' || late ? undefined : refuse('18rhl/6.3-a');
}

/** A river on the tile leaves it one way to lie; of rotations that look the same only the first is a move. */
function refuseRotation(tile: Tile, rotation: Rotation): Refusal | undefined {
  if (rotationsOf(tile).includes(rotation)) return undefined;
  if (tile.id === OSTERATH_TILE) return refuse('18rhl/4.2-no2-b');
  return refuse(tile.rotations ? '18rhl/7.2-d' : 'kernel/shape');
}

function powersIn(power: Power): readonly PrivateId[] {
  switch (power) {
    case 'none':
      return [];
    case 'no1+no3':
      return ['no1', 'no3'];
    default:
      return [power];
  }
}

/** Whether the director may use the power now, on that hex. 18rhl/4.1-c */
function refusePower(state: State, frame: CompanyTurn, power: Power, hex: string, tile: string): Refusal | undefined {
  const director = directorSeat(state, companies[frame.company]);
  const used = powersIn(power);
  for (const id of used) {
    if (state.privates[id] === GONE && hasBegun(state.phase, '5')) return refuse('18rhl/4.1-g');
    if (seatOf(state.privates[id]) !== director || director < 0) return refuse('18rhl/4.1-c');
    if (state.usedPowers.includes(id)) return refuse('18rhl/4.1-i');
  }
  if (used.includes('no2')) {
    if (!hasBegun(state.phase, '3')) return refuse('18rhl/4.2-no2-a');
    if (hex !== OSTERATH || tile !== OSTERATH_TILE) return refuse('18rhl/4.2-no2-b');
  } else if (tile === OSTERATH_TILE) {
    return refuse('18rhl/4.2-no2-g');
  }
  const ratingen = refuseRatingen(state, hex, power);
  if (ratingen) return ratingen;
  if (used.includes('no1') && (hex !== hexOfNo1(state) || state.track.laid[hex])) return refuse('18rhl/4.2-no1-b');
  if (used.includes('no3') && !isBareMountain(state, hex)) return refuse('18rhl/4.2-no3-e');
  if (used.includes('no4') && !METROPOLES.has(hex)) return refuse('18rhl/4.2-no4-a');
  if (used.includes('no4') && state.track.laid[hex]) return refuse('18rhl/4.2-no4-e');
  if (used.length === 0 && frame.laid) return refuse('18rhl/6.3-b');
  if (used.includes('no1') || !isReservedByNo1(state, hex)) return undefined;
  return refuse(used.includes('no3') ? '18rhl/4.2-no3-d' : '18rhl/4.2-no1-a');
}

/** 18rhl/4.2-no1-a: as long as No. 1 is open and the hex is bare. */
function isReservedByNo1(state: State, hex: string): boolean {
  return hex === hexOfNo1(state) && !state.track.laid[hex] && seatOf(state.privates.no1) >= 0;
}

/** A mountain no tile lies on. 18rhl/4.2-no3-e */
function isBareMountain(state: State, hex: string): boolean {
  return !state.track.laid[hex] && (printedOn(mapOf(state), hex).upgradeCost?.types.includes('mountain') ?? false);
}

/** What is printed there is paid; No. 3 spares a mountain, No. 4 the first step of a metropolis. 18rhl/7.1-i, 7.2-b */
function costOf(state: State, hex: string, power: Power): number {
  const used = powersIn(power);
  if (used.includes('no2') || used.includes('no3') || used.includes('no4')) return 0;
  if (isAngertalbahn(state, power)) return 0;
  return tileOn(mapOf(state), state.track, hex).upgradeCost?.cost ?? 0;
}

/** Everything about the tile on the hex that does not depend on the company's network. */
function refuseTile(
  state: State,
  frame: CompanyTurn,
  hex: string,
  tile: string,
  rotation: Rotation,
  power: Power,
): Refusal | undefined {
  const map = mapOf(state);
  if (isFixed(printedOn(map, hex))) return refuse('18rhl/7.1-a');
  if (!(tile in state.tiles) || tilesLeft(state.tiles, tile) < 1) return refuse('18rhl/1-g');
  if (power !== 'no2') {
    if (state.track.laid[hex]?.tile === OSTERATH_TILE) return refuse('18rhl/4.2-no2-g');
    if (!phaseOf(state).tiles.includes(tileNamed(map, tile).color)) return refuseColor(state, power);
    const broken = layFault(layOf(map, state.track, hex, tile, rotation), CHECKS);
    if (broken) return refuse(broken);
  }
  return refuseCost(state, frame, hex, power);
}

function refuseCost(state: State, frame: CompanyTurn, hex: string, power: Power): Refusal | undefined {
  const cost = costOf(state, hex, power);
  const cash = cashOf(state, frame.company);
  return cash < cost ? refuse(costRule(hex), { cost, cash }, '18rhl.treasuryShort') : undefined;
}

/** There are no tiles of that colour yet. */
function refuseColor(state: State, power: Power): Refusal {
  if (power === 'no3') return refuse('18rhl/4.2-no3-e');
  if (power === 'no4') return refuse('18rhl/4.2-no4-a');
  return refuse(hasBegun(state.phase, '3') ? '18rhl/8-b' : '18rhl/7.1-b');
}

function costRule(hex: string): string {
  if (METROPOLES.has(hex)) return '18rhl/7.2-b';
  return hex === CROSSING ? '18rhl/7.2-f' : '18rhl/7.1-i';
}

/** New track must be reached from a marker of the company, or a city it reaches must gain. 18rhl/7.1-c, 8-d, 8-e */
function refuseConnection(
  state: State,
  frame: CompanyTurn,
  network: Reach,
  hex: string,
  tile: string,
  rotation: Rotation,
  power: Power,
): Refusal | undefined {
  if (power !== 'none' && !isAngertalbahn(state, power)) return undefined;
  const map = mapOf(state);
  const old = tileOn(map, state.track, hex);
  const lay = layOf(map, state.track, hex, tile, rotation);
  const upgradeRule = lay.next.nodes.some((node) => node.kind === 'city') ? '18rhl/8-e' : '18rhl/8-d';
  const rule = isFirst(lay) ? '18rhl/7.1-c' : upgradeRule;
  // A lay that touches nothing reached can bring nothing; asking is cheap and spares the search below.
  if (!connects(network, hex, lay.next)) return refuse(rule);
  const company = traveller(state, frame.company);
  const gains =
    raisesReachedCity(network, hex, old, lay.next) ||
    reachesNewTrack(network, state.track, hex, { tile, rotation }, company);
  return gains ? undefined : refuse(rule);
}

/** A city that is reached already is worth more afterwards; the track printed on G12 is kept like that of a tile. */
function raisesReachedCity({ graph, nodes }: Reach, hex: string, old: Tile, next: Tile): boolean {
  const becomes = nodeMapping(old, next);
  return nodesIn(graph, hex).some(
    ({ id, node }) => node.kind === 'city' && nodes[id] === 1 && gains(old, next, becomes.get(node.id) ?? ''),
  );
}

function gains(old: Tile, next: Tile, node: string): boolean {
  const becomes = nodeMapping(old, next);
  const before = old.nodes.filter((one) => becomes.get(one.id) === node).map((one) => worthOf(one.revenue));
  const after = worthOf(next.nodes.find((one) => one.id === node)?.revenue ?? 0);
  return before.length === 0 || before.some((value) => after > value);
}

function worthOf(revenue: Revenue): number {
  return typeof revenue === 'number' ? revenue : (revenue['yellow'] ?? 0);
}

function notePower(state: State, frame: CompanyTurn, power: Power, hex: string): void {
  const used = powersIn(power);
  state.usedPowers.push(...used);
  closeAngertalbahn(state, power);
  if (used.length === 0) frame.laid = true;
  frame.freeMarkerOn = used.includes('no2') ? hex : '';
  if (used.includes('no4')) frame.ferryMarkerOn = hex;
}

export function layingChoices(state: State, frame: CompanyTurn): Choice[] {
  const map = mapOf(state);
  const choices: Choice[] = [];
  const powers = usablePowers(state, frame).filter((power) => !refuseStep(state, frame, power));
  if (powers.length === 0) return [];
  const network = networkOf(state, frame.company);
  const colors = phaseOf(state).tiles;
  const stock = Object.keys(state.tiles).filter((tile) => tilesLeft(state.tiles, tile) > 0);
  for (const power of powers) {
    for (const hex of targetsOf(state, power)) {
      const touches = power !== 'none' || mayTouch(network, hex);
      if (!touches || isFixed(printedOn(map, hex)) || refuseCost(state, frame, hex, power)) continue;
      if (power !== 'no2' && state.track.laid[hex]?.tile === OSTERATH_TILE) continue;
      for (const tile of stock) {
        if (power !== 'no2' && !colors.includes(tileNamed(map, tile).color)) continue;
        const fitting =
          power === 'no2' ? rotationsOf(tileNamed(map, tile)) : fittingRotations(map, state.track, hex, tile, CHECKS);
        if (fitting.length === 0 || refusePower(state, frame, power, hex, tile)) continue;
        const rotation = fitting.filter((turned) => !refuseConnection(state, frame, network, hex, tile, turned, power));
        if (rotation.length === 0) continue;
        const params = { hex: [hex], tile: [tile], rotation, power: [power] };
        choices.push({ type: 'layTile', params, info: { cost: costOf(state, hex, power) } });
      }
    }
  }
  return choices;
}

/** Some reached track leads into the hex, or a node on it is reached. */
function mayTouch(network: Reach, hex: string): boolean {
  const { graph } = network;
  return connects(network, hex, { ...printedOn(graph.map, hex), exits: [0, 1, 2, 3, 4, 5] });
}

function usablePowers(state: State, frame: CompanyTurn): readonly Power[] {
  const director = directorSeat(state, companies[frame.company]);
  return POWERS.filter((power) => {
    const used = powersIn(power);
    if (used.length === 0) return !frame.laid;
    return used.every((id) => seatOf(state.privates[id]) === director && !state.usedPowers.includes(id));
  });
}

function targetsOf(state: State, power: Power): readonly string[] {
  switch (power) {
    case 'no1':
    case 'no1+no3':
      return [hexOfNo1(state)];
    case 'no2':
      return [OSTERATH];
    case 'no4':
      return [...METROPOLES];
    default:
      return mapOf(state).grid.names;
  }
}
