import {
  BANK,
  DEPOT,
  GONE,
  moveTrain,
  OFFERING,
  type Owner,
  parPlaces,
  percentAt,
  placeMarker as placeOnMarket,
  playerOwner,
  trainsOf,
} from '@stellwerk/engine/finance';
import { freeSlots, placeMarker, type Rotation, replaceTile, tileOn } from '@stellwerk/engine/track';
import type { Rhineland } from '../game.ts';
import type { LendingState } from '../loan.ts';
import type { Company } from '../material.ts';
import { newCompanyTurn, newOperatingRound, newStockRound } from '../new-frames.ts';
import { type CompanyTurn, charterOf, type StockRound } from '../state.ts';

/** A seat, the charter of the company itself, or another place where certificates lie. */
export type Holder = number | 'charter' | Owner;

/**
 * A position of a game in which the bank lends, in words. C names its companies, T its trains, P its privates. What is not
 * said is as after the set-up with the start packet sold and its privates closed.
 */
export interface Position<C extends string, T extends string, P extends string> {
  /** The phase; by default that of the highest train owned. New trains of lower types that nobody has are gone. */
  readonly phase?: T;
  readonly cash?: readonly number[];
  readonly treasury?: Partial<Record<C, number>>;
  /** Money of others than players, companies and bank. */
  readonly purses?: Readonly<Record<Owner, number>>;
  /** What the bank has; the last seat is given or relieved of the difference. */
  readonly bank?: number;
  /** Company → who has which certificates; the first has the director certificate first. The rest is in the offering. */
  readonly shares?: Partial<Record<C, readonly (readonly [Holder, readonly number[]])[]>>;
  /** Company → its price on a par square, or its place as [row, column]; 70 unless told. Named first, on top. */
  readonly at?: Partial<Record<C, number | readonly [number, number]>>;
  /** By default every company with a treasury, a train, a marker or a turn. */
  readonly floated?: readonly C[];
  /** Of these, the ones that have had a turn; none unless told. */
  readonly acted?: readonly C[];
  readonly trains?: Partial<Record<C | 'pool', readonly T[]>>;
  /** Hex → tile and rotation, such as { E4: '7/4' }. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Company → nodes such as 'F9.city1' of its markers beside the homes. */
  readonly markers?: Partial<Record<C, readonly string[]>>;
  readonly privates?: Partial<Record<P, number>>;
  readonly priority?: number;
  readonly stock?: { readonly seat: number } & Partial<Omit<StockRound, 'kind' | 'seat'>>;
  readonly turn?: { readonly company: C } & Partial<Omit<CompanyTurn, 'kind' | 'company'>>;
  readonly round?: { readonly number: number; readonly of: number };
  readonly loans?: Readonly<Record<number, number>>;
}

type AnyPosition = Position<string, string, string>;

/** Brings a state that the set-up left into that position; an impossible one throws. */
export function bringInto(game: Rhineland, state: LendingState, wanted: AnyPosition): void {
  for (const id of game.privates) {
    const seat = wanted.privates?.[id];
    state.privates[id] = seat === undefined ? GONE : playerOwner(seat);
  }
  for (const company of game.companies) dealShares(game, state, company, wanted);
  quote(game, state, wanted);
  dealTrains(game, state, wanted);
  const implied = [wanted.treasury, wanted.trains, wanted.markers].flatMap((record) => Object.keys(record ?? {}));
  const floated = new Set<string>(wanted.floated ?? [...implied, wanted.turn?.company ?? '']);
  for (const { id } of game.companies) {
    charterOf(state, id).floated = floated.has(id);
    charterOf(state, id).acted = wanted.acted?.includes(id) ?? false;
  }
  build(game, state, wanted);
  state.priority = wanted.priority ?? 0;
  state.loans = { ...state.loans, ...wanted.loans };
  state.flow = framesOf(state, wanted);
  settleMoney(game, state, wanted);
}

export function ownerOf(id: string, holder: Holder): Owner {
  if (holder === 'charter') return id;
  return typeof holder === 'number' ? playerOwner(holder) : holder;
}

function dealShares(game: Rhineland, state: LendingState, company: Company, { shares = {} }: AnyPosition): void {
  if (game.law.refuseCompany?.(state, company)) return;
  const owners: Owner[] = company.certificates.map(() => OFFERING);
  for (const [holder, percents] of shares[company.id] ?? []) {
    for (const percent of percents) {
      const at = owners.findIndex((held, i) => held === OFFERING && percentAt(company, i) === percent);
      if (at < 0) throw new Error(`there is no ${percent}% certificate of ${company.id} left`);
      owners[at] = ownerOf(company.id, holder);
    }
  }
  state.certificates[company.id] = owners;
}

function quote({ market, companies }: Rhineland, state: LendingState, { shares = {}, at = {} }: AnyPosition): void {
  state.market = {};
  for (const { id } of companies) charterOf(state, id).par = null;
  for (const id of new Set([...Object.keys(at), ...Object.keys(shares)])) {
    const place = at[id] ?? 70;
    const square =
      typeof place === 'number'
        ? parPlaces(market).find(({ price }) => price === place)
        : { row: place[0], column: place[1] };
    if (!square) throw new Error(`no square for ${id}`);
    charterOf(state, id).par = 70;
    placeOnMarket(state, id, square);
  }
}

function dealTrains(game: Rhineland, state: LendingState, { trains = {}, phase }: AnyPosition): void {
  let highest = '2';
  for (const [owner, types] of Object.entries(trains)) {
    for (const type of types ?? []) {
      moveTrain(state, type, DEPOT, owner);
      if (Number(type) > Number(highest)) highest = type;
    }
  }
  state.phase = phase ?? highest;
  for (const type of Object.keys(game.trains)) {
    while (Number(type) < Number(state.phase) && trainsOf(state, DEPOT).includes(type))
      moveTrain(state, type, DEPOT, GONE);
  }
}

function build(game: Rhineland, state: LendingState, { tiles = {}, markers = {} }: AnyPosition): void {
  const map = game.law.mapOf(state);
  const put = (id: string, hex: string, node: string) => {
    const [slot] = freeSlots(map, state.track, hex, node);
    if (slot === undefined) throw new Error(`no free place for ${id} on ${hex}`);
    placeMarker(map, state.track, { hex, node, slot }, id);
  };
  for (const company of game.companies) {
    const { id } = company;
    if (!charterOf(state, id).floated) continue;
    for (const hex of game.law.homesOf?.(state, company) ?? company.homes)
      put(id, hex, state.track.reserved[hex]?.find((home) => home.company === id)?.node ?? 'city0');
  }
  for (const [hex, laid] of Object.entries(tiles)) {
    const [tile = '', turned] = laid.split('/');
    const rotation = ([0, 1, 2, 3, 4, 5] as const).find((r): r is Rotation => r === Number(turned));
    if (rotation === undefined) throw new Error(`${laid} is no tile and rotation`);
    replaceTile(map, state.track, state.tiles, hex, { tile, rotation });
  }
  for (const { id } of game.companies) {
    for (const place of markers[id] ?? []) {
      const [hex = '', node] = place.split('.');
      put(id, hex, node ?? tileOn(map, state.track, hex).nodes.find(({ slots }) => slots > 0)?.id ?? '');
    }
  }
}

function framesOf(state: LendingState, { turn, stock, round }: AnyPosition): LendingState['flow'] {
  if (!turn) return [{ ...newStockRound(state), ...stock }];
  const { number, of } = round ?? { number: 1, of: 1 };
  const operating = { ...newOperatingRound(number, of), begun: true, acted: [turn.company] };
  return [operating, { ...newCompanyTurn(turn.company), begun: true, ...turn }];
}

function settleMoney(
  game: Rhineland,
  state: LendingState,
  { cash = [], treasury = {}, purses, bank }: AnyPosition,
): void {
  const sum = () => Object.values(state.money).reduce((all, has) => all + has, 0);
  const allMoney = sum();
  Object.assign(state.money, purses);
  for (const [seat, amount] of cash.entries()) state.money[playerOwner(seat)] = amount;
  for (const { id } of game.companies) state.money[id] = treasury[id] ?? 0;
  const last = playerOwner(state.startingPlayers - 1);
  state.money[BANK] = bank ?? 0;
  const settler = bank === undefined ? BANK : last;
  state.money[settler] = (state.money[settler] ?? 0) + allMoney - sum();
}
