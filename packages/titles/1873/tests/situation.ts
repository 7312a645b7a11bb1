import { EDGES } from '@stellwerk/engine/board';
import { BANK, GONE, OFFERING, type Owner, POOL, playerOwner } from '@stellwerk/engine/finance';
import { arrange, explain, type Game, type GameEvent, newGame, type Options } from '@stellwerk/engine/kernel';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { freeSlots, placeMarker, replaceTile, tileOn } from '@stellwerk/engine/track';
import {
  type CompanyId,
  type Denomination,
  isMineCompany,
  isRailway,
  MHE,
  type MineCompanyId,
  RAILWAY_IDS,
  type RailwayId,
  railways,
} from '../companies.ts';
import { completingTile, openRouteIn, setTileAside } from '../concession-route.ts';
import { placeHome } from '../floating.ts';
import { harzbahn } from '../index.ts';
import { MINE_IDS, type MineId } from '../mines.ts';
import { isLinked } from '../network.ts';
import {
  newAuctionRound,
  newMineCompanyTurn,
  newMineTurn,
  newOperatingRound,
  newRailwayTurn,
  newStockRound,
} from '../new-frames.ts';
import { activateConcessions } from '../phase-change.ts';
import { cases, rules } from '../rules/index.ts';
import { type Frame, mapOf, type Operation, type State, type StockRound } from '../state.ts';
import { type PhaseId, phaseNumber, type Size, type SwitcherSize } from '../units.ts';
import { type IssuePrice, setValue } from '../value-track.ts';

export { choicesOf, offers, play, refusedBy, types, typesOffered } from '@stellwerk/engine/testing/play';

export const rule = ruleTests(rules, cases);

export const [ANN, BOB, CID, DEA] = [0, 1, 2, 3];
const NAMES = ['Ann', 'Bob', 'Cid', 'Dea', 'Eva'];
const NOBODY = () => {};

interface Paper {
  /** Seat and number of shares; the first seat directs. None: receivership. */
  readonly shares?: readonly (readonly [seat: number, count: number])[];
  readonly percent?: Denomination;
  /** Shares in the issue box; all others that nobody owns are in the pool. */
  readonly offering?: number;
  readonly value?: number;
  /** It has had a turn; true unless told. */
  readonly acted?: boolean;
  readonly capital?: number;
}

export interface RailwaySetting extends Paper {
  readonly price?: IssuePrice;
  /** With home markers and charter; true unless told. */
  readonly floated?: boolean;
  /** The seat that still has the concession; otherwise it is gone. */
  readonly concession?: number;
  readonly locos?: readonly Size[];
  readonly diesel?: boolean;
  readonly switchers?: readonly SwitcherSize[];
  /** Hexes or stops ('F5.village1') of further markers. */
  readonly markers?: readonly string[];
  /** Hexes of markers that rest. */
  readonly inactive?: readonly string[];
}

interface MinesSetting extends Paper {
  readonly mines: readonly MineId[];
}

/** A position in words; what is not said is as after a start auction in which nothing was sold, everything closed. */
export interface Situation {
  readonly players?: number;
  readonly options?: Options;
  readonly phase?: PhaseId;
  /** The number of the trading round; 2 unless told. */
  readonly round?: number;
  readonly cash?: readonly number[];
  /** The order of play, if not by seat. */
  readonly order?: readonly number[];
  /** Who owns single mines. */
  readonly mines?: Partial<Record<MineId, number>>;
  readonly capital?: Partial<Record<MineId, number>>;
  readonly machines?: Partial<Record<MineId, Size>>;
  readonly switchers?: Partial<Record<MineId, SwitcherSize>>;
  readonly connected?: readonly MineId[];
  readonly companies?: Partial<Record<MineCompanyId, MinesSetting>>;
  readonly railways?: Partial<Record<RailwayId, RailwaySetting>>;
  /** Concessions in the hands of players, the railways not founded. */
  readonly concessions?: Partial<Record<RailwayId, number>>;
  readonly rights?: Partial<Record<CompanyId, number>>;
  readonly mhe?: readonly (readonly [seat: number, count: number])[];
  readonly mheLoco?: Size;
  /** Units left of a size; by default none below that of the phase and all from it on. */
  readonly stock?: Partial<Record<1 | 2 | 3 | 4, number>>;
  /** Hex → tile and rotation, such as { B17: '78/4' }. */
  readonly tiles?: Readonly<Record<string, string>>;
  readonly fullSets?: number;
  /** Whose turn it is in an operating round; all others have acted unless they are `waiting`. */
  readonly turn?: Operation;
  readonly step?: string;
  readonly waiting?: readonly Operation[];
  readonly set?: readonly [number: number, of: number];
  readonly stockRound?: Partial<Omit<StockRound, 'kind'>>;
  readonly auction?: { readonly seat: number };
}

export function situation(wanted: Situation = {}): Game<State> {
  const players = NAMES.slice(0, wanted.players ?? 3);
  const options = { seating: 'given', ...wanted.options };
  const game = arrange(harzbahn, { players, options, seed: 'situation' }, (state) => edit(state, wanted));
  if (!game.ok) throw new Error(explain(game.refusal, { language: 'en', players, title: harzbahn }));
  return game.value;
}

/**
 * The game as the operation's turn has just begun, with all that happens of itself then: Ann's mine 15, connected and with
 * a machine that costs nothing, gives way to it. Without an operation the operating round ends.
 */
export function starting(operation: Operation | undefined, wanted: Situation = {}): Started {
  const waiting = [...(wanted.waiting ?? []), ...(operation === undefined ? [] : [operation])];
  const mines = { ...wanted.mines, W15: wanted.mines?.W15 ?? ANN };
  const machines = { W15: 5 as const, ...wanted.machines };
  const game = situation({ ...wanted, mines, machines, waiting, turn: 'W15', step: 'purchases' });
  const played = game.play({ type: 'pass', seat: game.actors()[0] });
  if (!played.ok) throw new Error(played.refusal.rule);
  return { game, events: played.events };
}

interface Started {
  readonly game: Game<State>;
  readonly events: readonly GameEvent[];
}

/** A new game, seats in the order of their numbers. */
export function opening(players = 3, options: Options = {}): Game<State> {
  const names = NAMES.slice(0, players);
  const game = newGame(harzbahn, { players: names, options: { seating: 'given', ...options }, seed: 'opening' });
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

const STOCK = { 1: 1, 2: 10, 3: 7, 4: 3 } as const;

function edit(state: State, wanted: Situation): void {
  state.phase = wanted.phase ?? '1';
  state.tradingRound = wanted.round ?? 2;
  state.fullSets = wanted.fullSets ?? 0;
  if (wanted.order) state.seats = [...wanted.order];
  for (const size of [1, 2, 3, 4] as const) {
    const gone = size < phaseNumber(state.phase);
    state.stock[size] = wanted.stock?.[size] ?? (gone ? 0 : STOCK[size]);
  }
  for (const [id, settings] of Object.entries(wanted.railways ?? {}))
    if (isRailway(id)) found(state, id, settings ?? {});
  for (const [id, seat] of Object.entries(wanted.concessions ?? {})) {
    if (isRailway(id)) state.railways[id].concession = { active: true, owner: playerOwner(seat ?? 0) };
  }
  for (const [id, settings] of Object.entries(wanted.companies ?? {})) {
    if (isMineCompany(id) && settings) merge(state, id, settings);
  }
  for (const id of MINE_IDS) editMine(state, id, wanted);
  build(state, wanted);
  Object.assign(state.rights, wanted.rights);
  for (const [seat, count] of wanted.mhe ?? []) deal(state, MHE, POOL, seat, count);
  state.mheLoco = wanted.mheLoco ?? 1;
  for (const [seat, cash] of (wanted.cash ?? []).entries()) state.money[playerOwner(seat)] = cash;
  settle(state);
  state.flow = framesOf(state, wanted);
}

/** The bank makes up the balance. */
function settle(state: State): void {
  const others = Object.entries(state.money).reduce((sum, [owner, cash]) => sum + (owner === BANK ? 0 : cash), 0);
  state.money[BANK] = 0 - others;
}

function deal(state: State, id: CompanyId | typeof MHE, from: Owner, seat: number, count: number): void {
  const owners = state.certificates[id] ?? [];
  for (let i = 0; i < count; i++) owners[owners.indexOf(from)] = playerOwner(seat);
}

function issue(state: State, id: CompanyId, { shares = [], percent = 20, offering = 0, value = 150 }: Paper): void {
  state.certificates[id] = Array.from({ length: 100 / percent }, (_, i) => (i < offering ? OFFERING : POOL));
  for (const [seat, count] of shares) deal(state, id, POOL, seat, count);
  setValue(state, id, value);
}

function found(state: State, id: RailwayId, settings: RailwaySetting): void {
  const { acted = true, floated = true, shares = [], price = 150, concession } = settings;
  issue(state, id, settings);
  Object.assign(state.railways[id], {
    director: shares[0]?.[0] ?? null,
    acted,
    floated,
    issuePrice: price,
    routePaid: acted && floated,
    locos: [...(settings.locos ?? (acted && id !== 'QLB' ? [5] : []))].sort(),
    diesel: settings.diesel ?? false,
    switchers: [...(settings.switchers ?? [])],
    inactive: [...(settings.inactive ?? [])],
    concession: { active: true, owner: concession === undefined ? GONE : playerOwner(concession) },
  });
  if (settings.diesel) state.diesels -= 1;
  state.money[id] = settings.capital ?? 0;
}

function merge(state: State, id: MineCompanyId, settings: MinesSetting): void {
  const { acted = true, shares = [], mines, percent = 50 } = settings;
  issue(state, id, { ...settings, percent });
  Object.assign(state.mineCompanies[id], { director: shares[0]?.[0] ?? null, acted, mines: [...mines] });
  for (const mine of mines) state.mines[mine].owner = id;
  state.money[id] = settings.capital ?? 0;
}

function editMine(state: State, id: MineId, wanted: Situation): void {
  const mine = state.mines[id];
  const seat = wanted.mines?.[id];
  if (seat !== undefined) mine.owner = playerOwner(seat);
  mine.machine = wanted.machines?.[id] ?? 1;
  mine.switcher = wanted.switchers?.[id] ?? 0;
  mine.connected ||= wanted.connected?.includes(id) ?? false;
  state.money[id] = wanted.capital?.[id] ?? 0;
}

/** Tiles, then the routes of railways that have acted, then markers; mines are connected by what lies there. */
function build(state: State, wanted: Situation): void {
  const map = mapOf(state);
  for (const [hex, laid] of Object.entries(wanted.tiles ?? {})) {
    const [tile = '', turned] = laid.split('/');
    replaceTile(map, state.track, state.tiles, hex, { tile, rotation: EDGES[Number(turned)] ?? 0 });
  }
  for (const id of RAILWAY_IDS) {
    if (!state.railways[id].routePaid) continue;
    for (const place of railways[id].concession.routes.flat()) {
      const missing = openRouteIn(state, place.hex, '');
      if (missing?.railway !== undefined && missing.railway !== id) continue;
      const laid = isMissing(state, id, place.hex) ? completingTile(state, state.track, place, () => true) : undefined;
      if (laid) replaceTile(map, state.track, state.tiles, place.hex, laid);
    }
  }
  for (const hex of Object.keys(wanted.tiles ?? {})) {
    const route = openRouteIn(state, hex, '');
    const kept = route && completingTile(state, state.track, route, () => true);
    if (kept) setTileAside(state, hex, kept);
  }
  for (const id of RAILWAY_IDS) {
    if (!state.railways[id].floated) continue;
    for (const hex of railways[id].homes) placeHome(state, id, hex, NOBODY);
    for (const place of wanted.railways?.[id]?.markers ?? []) {
      const [hex = '', node = tileOn(map, state.track, hex).nodes[0]?.id ?? ''] = place.split('.');
      const [slot] = freeSlots(map, state.track, hex, node);
      if (slot === undefined) throw new Error(`no free circle for ${id} in ${place}`);
      placeMarker(map, state.track, { hex, node, slot }, id);
    }
  }
  for (const id of MINE_IDS) if (isLinked(state, id)) state.mines[id].connected = true;
  activateConcessions(state, NOBODY);
}

function isMissing(state: State, id: RailwayId, hex: string): boolean {
  const { routePaid } = state.railways[id];
  state.railways[id].routePaid = false;
  const missing = openRouteIn(state, hex, '')?.railway === id;
  state.railways[id].routePaid = routePaid;
  return missing;
}

function framesOf(state: State, wanted: Situation): Frame[] {
  const { turn, step } = wanted;
  if (wanted.auction) return [{ ...newAuctionRound(state), begun: true, ...wanted.auction }];
  if (turn === undefined && wanted.set === undefined && wanted.waiting === undefined) {
    return [{ ...newStockRound(state), begun: true, ...wanted.stockRound }];
  }
  const [number, of] = wanted.set ?? [1, 1];
  const all: Operation[] = [...MINE_IDS, ...RAILWAY_IDS, 'HW', 'CO', 'MO', 'SN', 'UN'];
  const acted = all.filter((id) => !wanted.waiting?.includes(id));
  const round: Frame = { ...newOperatingRound(number, of), begun: true, acted };
  if (turn === undefined) return [round];
  const acting: Frame = isRailway(turn)
    ? newRailwayTurn(turn)
    : isMineCompany(turn)
      ? newMineCompanyTurn(turn)
      : newMineTurn(turn);
  return [round, Object.assign(acting, step === undefined ? {} : { step })];
}

/** What a game tells of: cash of seats, capital, values. */
export function cash(game: Game<State>, seat: number): number {
  return game.state.money[playerOwner(seat)] ?? 0;
}

export function capital(game: Game<State>, id: Operation): number {
  return game.state.money[id] ?? 0;
}

export function told(events: readonly GameEvent[], type: string): GameEvent | undefined {
  return events.find((event) => event.type === type);
}

/** The kind of frame on top. */
export function top(game: Game<State>): string {
  return game.state.flow.at(-1)?.kind ?? '';
}

export function stepOf(game: Game<State>): string {
  const frame = game.state.flow.at(-1);
  return frame && 'step' in frame ? frame.step : '';
}

export function actor(game: Game<State>): number {
  return game.actors()[0] ?? -1;
}
