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
  colorFault,
  entriesTo,
  fittingRotations,
  isFixed,
  type Lay,
  type LayCheck,
  labelFault,
  layFault,
  layOf,
  nodeCountFault,
  nodeKindsFault,
  nodesIn,
  printedOn,
  type Reach,
  type Rotation,
  rotatedTile,
  rotationsOf,
  sidesFault,
  stubFault,
  type Tile,
  tileNamed,
  tileOn,
  tilesLeft,
  touchedHexes,
  trackLostFault,
} from '@stellwerk/engine/track';
import type { ActionNamed } from './actions.ts';
import { FIVE_EXITS, map, RIVER, RIVER_DISCOUNT, SIX_EXITS } from './board.ts';
import { isInvestor } from './investors.ts';
import { isReachEnough, networkOf } from './network.ts';
import { askForHome } from './opening.ts';
import { P6_COMPANY } from './privates.ts';
import { type CompanyTurn, hasPower, type InvestorTurn, phaseOf, type Railway, type State } from './state.ts';

type Builder = CompanyTurn | InvestorTurn;

export function builderOf(frame: Builder): Railway {
  return frame.kind === 'companyTurn' ? frame.company : frame.investor;
}

/** What a tile must satisfy on a hex; each names the rule it finds broken. */
const CHECKS: readonly LayCheck<string>[] = [
  (lay) => colorFault(lay) && '1880/X-upgrade-a',
  (lay) => (isFirst(lay) ? firstTileFault(lay) : kindsFault(lay)),
  (lay) => trackLostFault(lay) && '1880/X-upgrade-d',
  (lay) => sidesFault(lay) && '1880/X-lay-j',
  (lay) => stubFault(lay) && '1880/X-lay-l',
];

function isFirst({ old }: Lay): boolean {
  return old.color === 'white';
}

/**
 * The first tile has what is printed; of medium towns its layer makes small towns or cities. 1880/X-lay-g, 1880/X-lay-h,
 * 1880/X-lay-i
 */
function firstTileFault(lay: Lay): string | undefined {
  const medium = lay.old.nodes.filter((node) => node.becomes.length > 0).length;
  // Only a double medium town, which has no letter, may take one: OO. 1880/X-lay-i
  const fault = (medium > 1 ? undefined : labelFault(lay)) ?? nodeKindsFault(lay) ?? nodeCountFault(lay);
  if (!fault) return undefined;
  return medium === 0 ? '1880/X-lay-g' : medium === 1 ? '1880/X-lay-h' : '1880/X-lay-i';
}

/**
 * Separate stations stay apart, but two cities become one in brown, and Beijing goes from four to six to one.
 * 1880/X-upgrade-e
 */
function kindsFault(lay: Lay): string | undefined {
  const { next } = lay;
  const chained = next.labels.includes('B') || (next.labels.includes('OO') && next.color === 'brown');
  const fault = labelFault(lay) ?? nodeKindsFault(lay) ?? (chained ? undefined : nodeCountFault(lay));
  return fault && '1880/X-upgrade-e';
}

function rotationsFor(state: State, hex: string, tile: string): readonly Rotation[] {
  return fittingRotations(map, state.track, hex, tile, CHECKS);
}

export function layTile(step: Step<State, Builder>, action: ActionNamed<'layTile'>): Refusal | undefined {
  const { state, frame, tell } = step;
  const builder = builderOf(frame);
  const lay = namedLay(map, action);
  if (!lay) return refuse('1880/X-lay-a');
  const { hex, tile, rotation } = lay;
  const next = tileNamed(map, tile);
  const refusal =
    refuseTime(state, frame) ??
    refuseKind(state, frame, hex, next) ??
    refuseFit(state, hex, next, rotation) ??
    refuseSite(state, builder, hex) ??
    refuseConnection(state, builder, hex, rotatedTile(next, rotation));
  if (refusal) return refusal;
  const cost = costOf(state, builder, hex);
  const first = tileOn(map, state.track, hex).color === 'white';
  payAndLay(map, state, builder, lay, cost);
  if (first && state.options.homeCity === 'chosen') askForHome(state, hex);
  if (first) frame.yellow += 1;
  else frame.upgraded = true;
  tell({ type: 'tileLaid', company: builder, hex, tile, rotation, cost });
  return undefined;
}

/** 1880/X-turn-a, 1880/X-lay-b, 1880/VIII-permit-a, 1880/VIII-permit-b, 1880/VII-inv-o */
function refuseTime(state: State, frame: Builder): Refusal | undefined {
  if (frame.step !== 'build') return refuse('1880/X-turn-a');
  if (frame.kind === 'investorTurn') return undefined;
  return state.companies[frame.company].permits.includes(phaseOf(state).letter)
    ? undefined
    : refuse('1880/VIII-permit-a');
}

/** How many yellow tiles a turn may bring. 1880/X-lay-c, 1880/X-lay-d, 1880/VI-P6-c, 1880/VI-P6-d, 1880/VII-inv-d */
export function yellowTiles(state: State, builder: Railway): number {
  if (isInvestor(builder)) return 1;
  return phaseOf(state).letter === 'A' && builder !== P6_COMPANY ? 1 : 2;
}

/** Up to two yellow tiles or one upgrade, of a colour there is by now. 1880/X-lay-d, 1880/X-upgrade-b */
function refuseKind(state: State, frame: Builder, hex: string, next: Tile): Refusal | undefined {
  if (isFixed(printedOn(map, hex))) return refuse('1880/X-lay-a');
  if (!phaseOf(state).tiles.includes(next.color)) return refuse('1880/X-upgrade-b');
  if (tilesLeft(state.tiles, next.id) < 1) return refuse('1880/III-mat-b');
  const first = next.color === 'yellow';
  const most = yellowTiles(state, builderOf(frame));
  const used = frame.upgraded || (first ? frame.yellow >= most : frame.yellow > 0);
  if (used) return refuse(isInvestor(builderOf(frame)) ? '1880/VII-inv-d' : most > 1 ? '1880/X-lay-d' : '1880/X-lay-c');
  return refuseFiveExits(state, hex, next);
}

/**
 * 611 waits until no 63 is left, unless the hex has only five open sides. 1880/X-upgrade-i, 1880/X-upgrade-j,
 * 1880/X-upgrade-l
 */
function refuseFiveExits(state: State, hex: string, next: Tile): Refusal | undefined {
  if (next.id !== FIVE_EXITS || tilesLeft(state.tiles, SIX_EXITS) === 0) return undefined;
  const lay = layOf(map, state.track, hex, SIX_EXITS, 0);
  return sidesFault(lay) ? undefined : refuse('1880/X-upgrade-j');
}

function refuseFit(state: State, hex: string, next: Tile, rotation: Rotation): Refusal | undefined {
  if (rotationsFor(state, hex, next.id).includes(rotation)) return undefined;
  const broken = layFault(layOf(map, state.track, hex, next.id, rotation), CHECKS);
  // Of rotations that look the same only the first is a move.
  return refuse(broken ?? (rotationsOf(next).includes(rotation) ? '1880/X-lay-g' : 'kernel/shape'));
}

/** Mountains and rivers cost, on the first tile only; P4 spares the river. 1880/X-lay-m, 1880/VI-P4-a */
function costOf(state: State, builder: Railway, hex: string): number {
  const { color, upgradeCost } = tileOn(map, state.track, hex);
  if (color !== 'white' || !upgradeCost) return 0;
  const spared = upgradeCost.types.includes(RIVER) && hasPower(state, builder, 'P4') ? RIVER_DISCOUNT : 0;
  return upgradeCost.cost - spared;
}

function refuseSite(state: State, builder: Railway, hex: string): Refusal | undefined {
  const rule = isInvestor(builder) ? '1880/VII-inv-e' : '1880/X-lay-m';
  return refuseCost(state, builder, costOf(state, builder, hex), rule, '1880.treasuryShort');
}

/** Something reached now must lead onto the tile: then the tile is reached, whatever of it is new.
 * A first tile on the home hex stands under the company's own marker. 1880/X-lay-e, 1880/X-lay-f, 1880/X-lay-n,
 * 1880/X-upgrade-c */
function refuseConnection(state: State, builder: Railway, hex: string, next: Tile): Refusal | undefined {
  const leadsThere = (network: Reach) =>
    isStandingOn(network, hex) || entriesTo(network, hex).some((edge) => next.exits.includes(edge));
  if (isReachEnough(state, builder, leadsThere)) return undefined;
  return refuse(next.color === 'yellow' ? '1880/X-lay-e' : '1880/X-upgrade-c');
}

function isStandingOn({ graph, nodes }: Reach, hex: string): boolean {
  return nodesIn(graph, hex).some(({ id }) => nodes[id] === 1);
}

/** The lays that a railway may make, a portion for each hex. */
export function layingOffer(state: State, frame: Builder): Offer {
  return offerIn('layTile', () => {
    if (refuseTime(state, frame)) return [];
    const network = networkOf(state, builderOf(frame));
    return portionEach(touchedHexes(network), (hex) => laysOn(state, frame, network, hex));
  });
}

function laysOn(state: State, frame: Builder, network: Reach, hex: string): Choice[] {
  const builder = builderOf(frame);
  if (isFixed(printedOn(map, hex)) || refuseSite(state, builder, hex)) return [];
  const entries = entriesTo(network, hex);
  const standing = isStandingOn(network, hex);
  const choices: Choice[] = [];
  for (const next of map.tiles.values()) {
    // What fits is known from the last time; what is left and allowed is not.
    const fitting = rotationsFor(state, hex, next.id);
    if (fitting.length === 0 || refuseKind(state, frame, hex, next)) continue;
    const rotation = fitting.filter(
      (turned) => standing || rotatedTile(next, turned).exits.some((edge) => entries.includes(edge)),
    );
    choices.push(...layChoices(hex, next.id, rotation, costOf(state, builder, hex)));
  }
  return choices;
}
