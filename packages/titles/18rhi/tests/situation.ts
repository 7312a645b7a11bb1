import {
  BANK,
  cashOf,
  DEPOT,
  GONE,
  moveTrain,
  OFFERING,
  type Owner,
  POOL,
  parPlaces,
  percentAt,
  percentOf,
  placeMarker as placeOnMarket,
  playerOwner,
  trainsOf,
} from '@stellwerk/engine/finance';
import { arrange, explain, type Game, newGame, type Options } from '@stellwerk/engine/kernel';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { freeSlots, placeMarker, type Rotation, replaceTile, tileOn } from '@stellwerk/engine/track';
import { newCompanyTurn, newOperatingRound, newStockRound } from '../../rhineland/new-frames.ts';
import { map } from '../board.ts';
import { COMPANY_IDS, type CompanyId, companies } from '../companies.ts';
import { priceNow, rhi, type State } from '../index.ts';
import { market } from '../market.ts';
import { BANK as ALL_MONEY } from '../preparation.ts';
import { cases, rules } from '../rules/index.ts';
import { PRIVATE_IDS, type PrivateId } from '../start-items.ts';
import type { CompanyTurn, StockRound } from '../state.ts';
import { TRAIN_TYPES, type TrainType } from '../trains.ts';

export { offers, play, refusedBy, types, typesOffered } from '@stellwerk/engine/testing/play';

export const rule = ruleTests(rules, cases);

/** A seat, or where else certificates lie. */
export type Holder = number | 'pool' | 'charter';

/** A position in words; what is not said is as after the set-up with the start packet sold and its privates closed. */
export interface Situation {
  readonly players?: number;
  readonly options?: Options;
  /** The phase; by default that of the highest train owned. New trains of lower types that nobody has are gone. */
  readonly phase?: TrainType;
  readonly cash?: readonly number[];
  readonly treasury?: Partial<Record<CompanyId, number>>;
  readonly fund?: number;
  /** What the bank has; the last seat is given or relieved of the difference. */
  readonly bank?: number;
  /** Company → who has which certificates; the first has the director certificate first. The rest is in the offering. */
  readonly shares?: Partial<Record<CompanyId, readonly (readonly [Holder, readonly number[]])[]>>;
  /** Company → its price on a par square, or its place as [row, column]; 70 unless told. Named first, on top. */
  readonly at?: Partial<Record<CompanyId, number | readonly [number, number]>>;
  /** By default every company with a treasury, a train, a marker or a turn. */
  readonly floated?: readonly CompanyId[];
  readonly trains?: Partial<Record<CompanyId | 'pool', readonly TrainType[]>>;
  /** Hex → tile and rotation, such as { E4: '7/4' }. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Company → nodes such as 'F9.city1' of its markers beside the homes. */
  readonly markers?: Partial<Record<CompanyId, readonly string[]>>;
  readonly privates?: Partial<Record<PrivateId, number>>;
  readonly priority?: number;
  readonly stock?: { readonly seat: number } & Partial<Omit<StockRound, 'kind' | 'seat'>>;
  readonly turn?: { readonly company: CompanyId } & Partial<Omit<CompanyTurn, 'kind' | 'company'>>;
  readonly round?: { readonly number: number; readonly of: number };
  /** Which order card placed coal mine and steel mill; 1 unless told (J3 and Krefeld). */
  readonly draw?: number;
  readonly loans?: Readonly<Record<number, number>>;
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dea', 'Eva'];

/** A new game before the first move. Ann begins, the others sit in the order of their names. */
export function beginning(players = 3, options: Options = {}): Game<State> {
  const settled = { seating: 'given', sites: '1', ...options };
  const game = newGame(rhi, { players: NAMES.slice(0, players), seed: 'a beginning', options: settled });
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

/** A game standing in that position; an impossible one throws. Seats sit in the order of their numbers. */
export function situation(wanted: Situation = {}): Game<State> {
  const players = NAMES.slice(0, wanted.players ?? 3);
  const options = { seating: 'given', sites: String(wanted.draw ?? 1), ...wanted.options };
  const game = arrange(rhi, { players, options, seed: 'situation' }, (state) => edit(state, wanted));
  if (!game.ok) throw new Error(explain(game.refusal, { language: 'en', players, title: rhi }));
  return game.value;
}

function edit(state: State, wanted: Situation): void {
  for (const id of PRIVATE_IDS) {
    const seat = wanted.privates?.[id];
    state.privates[id] = seat === undefined ? GONE : playerOwner(seat);
  }
  for (const id of COMPANY_IDS) dealShares(state, id, wanted);
  quote(state, wanted);
  dealTrains(state, wanted);
  const implied = [wanted.treasury, wanted.trains, wanted.markers].flatMap((record) => Object.keys(record ?? {}));
  const floated = new Set<string>(wanted.floated ?? [...implied, wanted.turn?.company ?? '']);
  for (const id of COMPANY_IDS) state.companies[id].floated = floated.has(id);
  build(state, wanted);
  state.priority = wanted.priority ?? 0;
  state.loans = { ...state.loans, ...wanted.loans };
  state.flow = framesOf(state, wanted);
  settleMoney(state, wanted);
}

function dealShares(state: State, id: CompanyId, { shares = {} }: Situation): void {
  const owners: Owner[] = companies[id].certificates.map(() => OFFERING);
  for (const [holder, percents] of shares[id] ?? []) {
    for (const percent of percents) {
      const at = owners.findIndex((held, i) => held === OFFERING && percentAt(companies[id], i) === percent);
      if (at < 0) throw new Error(`there is no ${percent}% certificate of ${id} left`);
      owners[at] = ownerOf(id, holder);
    }
  }
  state.certificates[id] = owners;
}

function ownerOf(id: CompanyId, holder: Holder): Owner {
  if (holder === 'charter') return id;
  return holder === 'pool' ? POOL : playerOwner(holder);
}

function quote(state: State, { shares = {}, at = {} }: Situation): void {
  const wanted = new Set([...Object.keys(at), ...Object.keys(shares)]);
  delete state.market['RhE'];
  for (const id of COMPANY_IDS) state.companies[id].par = null;
  const ordered = [...wanted].flatMap((id) => COMPANY_IDS.filter((known) => known === id));
  for (const id of ordered) {
    const place = at[id] ?? 70;
    const [row, column] = typeof place === 'number' ? [] : place;
    const square =
      row === undefined || column === undefined
        ? parPlaces(market).find(({ price }) => price === place)
        : { row, column };
    if (!square) throw new Error(`no square for ${id}`);
    state.companies[id].par = 70;
    placeOnMarket(state, id, square);
  }
}

function dealTrains(state: State, { trains = {}, phase }: Situation): void {
  let highest: TrainType = '2';
  for (const [owner, kinds] of Object.entries(trains)) {
    for (const type of kinds ?? []) {
      moveTrain(state, type, DEPOT, owner);
      if (Number(type) > Number(highest)) highest = type;
    }
  }
  state.phase = phase ?? highest;
  for (const type of TRAIN_TYPES) {
    while (Number(type) < Number(state.phase) && trainsOf(state, DEPOT).includes(type))
      moveTrain(state, type, DEPOT, GONE);
  }
}

function build(state: State, { tiles = {}, markers = {} }: Situation): void {
  const put = (id: CompanyId, hex: string, node: string) => {
    const [slot] = freeSlots(map, state.track, hex, node);
    if (slot === undefined) throw new Error(`no free place for ${id} on ${hex}`);
    placeMarker(map, state.track, { hex, node, slot }, id);
  };
  for (const { id, homes } of Object.values(companies)) {
    if (!state.companies[id].floated) continue;
    for (const hex of homes)
      put(id, hex, state.track.reserved[hex]?.find(({ company }) => company === id)?.node ?? 'city0');
  }
  for (const [hex, laid] of Object.entries(tiles)) {
    const [tile = '', turned] = laid.split('/');
    const rotation = ([0, 1, 2, 3, 4, 5] as const).find((r): r is Rotation => r === Number(turned));
    if (rotation === undefined) throw new Error(`${laid} is no tile and rotation`);
    replaceTile(map, state.track, state.tiles, hex, { tile, rotation });
  }
  for (const id of COMPANY_IDS) {
    for (const place of markers[id] ?? []) {
      const [hex = '', node] = place.split('.');
      put(id, hex, node ?? tileOn(map, state.track, hex).nodes.find(({ slots }) => slots > 0)?.id ?? '');
    }
  }
}

function framesOf(state: State, { turn, stock, round }: Situation): State['flow'] {
  if (!turn) return [{ ...newStockRound(state), ...stock }];
  const { number, of } = round ?? { number: 1, of: 1 };
  const operating = { ...newOperatingRound(number, of), begun: true, acted: [turn.company] };
  return [operating, { ...newCompanyTurn(turn.company), begun: true, ...turn }];
}

function settleMoney(state: State, { cash = [], treasury = {}, fund = 0, bank }: Situation): void {
  for (const [seat, amount] of cash.entries()) state.money[playerOwner(seat)] = amount;
  for (const id of COMPANY_IDS) state.money[id] = treasury[id] ?? 0;
  state.money['aachenFund'] = fund;
  const last = playerOwner(state.startingPlayers - 1);
  const others = () => Object.entries(state.money).reduce((sum, [owner, has]) => sum + (owner === BANK ? 0 : has), 0);
  if (bank !== undefined) state.money[last] = (state.money[last] ?? 0) + ALL_MONEY - bank - others();
  state.money[BANK] = ALL_MONEY - others();
}

/** How much of a company somebody has, in percent. */
export function held({ state }: Game<State>, id: CompanyId, holder: Holder): number {
  return percentOf(state, companies[id], ownerOf(id, holder));
}

/** The money of a seat, a company, the bank or the fund for Aachen. */
export function money({ state }: Game<State>, owner: number | CompanyId | 'bank' | 'aachenFund'): number {
  return cashOf(state, typeof owner === 'number' ? playerOwner(owner) : owner);
}

export function price({ state }: Game<State>, id: CompanyId): number {
  return priceNow(state, id);
}

/** What is going on, on top of the flow. */
export function now({ state }: Game<State>): string {
  return state.flow.at(-1)?.kind ?? 'over';
}

/** 'legal', or the rule that forbids the action; the game stays as it is. */
export function verdict(game: Game<State>, action: Readonly<Record<string, unknown>>): string {
  const tried = game.preview({ seat: game.actors()[0], ...action });
  return tried.ok ? 'legal' : tried.refusal.rule;
}

export const PASS = { type: 'pass' };
export const buyItem = (item: string) => ({ type: 'buyItem', item });
export const bid = (item: string, amount: number) => ({ type: 'bid', item, amount });
export const found = (company: CompanyId, par: number) => ({ type: 'found', company, par });
export const share = (company: CompanyId, from: 'offering' | 'charter' | 'pool', percent = 10) => ({
  type: 'buyShare',
  company,
  from,
  percent,
});
export const sell = (company: CompanyId, ...certificates: readonly number[]) => ({
  type: 'sellShares',
  company,
  certificates,
});
export const buyTrain = (train: string, from: string, amount: number) => ({
  type: 'buyTrain',
  train,
  from,
  price: amount,
});
export const force = (train: string, from: 'depot' | 'pool') => ({ type: 'forcePurchase', train, from });
export const sellCharter = (...certificates: readonly number[]) => ({ type: 'sellCharterShares', certificates });
export const loan = (amount: number) => ({ type: 'takeLoan', amount });

/** Lays a tile such as '9/0' (number and rotation). */
export function lay(hex: string, laid: string, power = 'none') {
  const [tile = '', rotation] = laid.split('/');
  return { type: 'layTile', hex, tile, rotation: Number(rotation), power };
}

/** A marker in a place as `F9.city1`; in the first city of a hex without more. */
export function mark(place: string) {
  const [hex = '', node = 'city0'] = place.split('.');
  return { type: 'placeMarker', hex, node };
}

/** A route by its way: nodes, and the sides by which it leaves a hex. */
export function trip(train: string, way: string) {
  return { train, path: way.split(' '), counts: null };
}

export function run(...routes: readonly ReturnType<typeof trip>[]) {
  return { type: 'run', routes };
}
