import {
  cashOf,
  directorOf,
  isPlayer,
  type MarketState,
  type MoneyState,
  type Owner,
  type PaperState,
  priceOf,
  seatOf,
  type TrainState,
} from '@stellwerk/engine/finance';
import type { BaseState, FrameState } from '@stellwerk/engine/kernel';
import type { TileSupply, TrackMap, TrackPosition } from '@stellwerk/engine/track';
import { maps, SITES } from './board.ts';
import { type Company, type CompanyId, companies } from './companies.ts';
import { market } from './market.ts';
import type { RuleOptions } from './options.ts';
import type { ItemId, PrivateId } from './start-items.ts';
import { type Phase, phases, type TrainType } from './trains.ts';

export const TITLE_ID = '18rhl';

export interface CompanyState {
  par: number | null;
  floated: boolean;
  /** It has had its income step in some turn. */
  acted: boolean;
  /** Owed to the bank. 18rhl/13.3-f */
  debt: number;
  /** The income of its last run. */
  lastIncome: number;
}

/** What the reading `kkkChange: oldest` remembers of KKK. */
export interface KkkBook {
  /** The places of its certificates in the issue, the last moved last. */
  order: number[];
  /** The percentage of each player by what was bought and announced for sale; it decides who is director. */
  booked: Record<Owner, number>;
}

export interface State extends BaseState, MoneyState, PaperState, MarketState, TrainState {
  flow: Frame[];
  options: RuleOptions;
  /** The players still in the game, clockwise. */
  seats: number[];
  /** How many sat down: the certificate limit stays theirs. */
  readonly startingPlayers: number;
  priority: number;
  phase: TrainType;
  /** Which of the nine draws placed the movable coal mine and steel mill. 18rhl/2.2-a */
  readonly draw: number;
  track: TrackPosition;
  tiles: TileSupply;
  privates: Record<PrivateId, Owner>;
  /** The tile powers of No. 1 to No. 4 that were used. */
  usedPowers: PrivateId[];
  companies: Record<CompanyId, CompanyState>;
  /** Which stock round it is, counted from 1. */
  stockRounds: number;
  /** What was paid for No. 6. */
  rheBid: number;
  /** The round in which the bank could not pay. 18rhl/17.1 */
  bankBroke: '' | 'stock' | 'operating';
  /** Floated in this stock round: their markers rise at its end. 18rhl/16.4-c */
  rising: CompanyId[];
  /** Companies of which a marker was linked to another stop; kept only with `trainDuty: ever-linked`. */
  everLinked: CompanyId[];
  /** Kept only with `kkkChange: oldest`. */
  kkk: KkkBook | null;
}

/** Part A of the first stock round. */
export interface StartPacket extends FrameState {
  readonly kind: 'startPacket';
  seat: number;
  passes: number;
  /** The price of No. 1 now. */
  price: number;
  unsold: ItemId[];
  bids: Partial<Record<ItemId, Bid[]>>;
  /** An item was sold: the bids on the next are to be looked at. */
  settling: boolean;
  lastBuyer: number | null;
}

export interface Bid {
  readonly seat: number;
  readonly amount: number;
}

/** The bidders on one item speak in turn. 18rhl/3-j */
export interface ItemAuction extends FrameState {
  readonly kind: 'itemAuction';
  readonly item: ItemId;
  /** Still taking part, clockwise. */
  seats: number[];
  seat: number;
}

export interface ChoosePar extends FrameState {
  readonly kind: 'choosePar';
  readonly seat: number;
  /** Already paid for the director certificate of RhE. */
  readonly paid: number;
}

export interface StockRound extends FrameState {
  readonly kind: 'stockRound';
  seat: number;
  passes: number;
  /** Nothing may be sold in the first one. 18rhl/3-s */
  readonly first: boolean;
  /** Company → the seats that sold shares of it in this round. */
  sold: Partial<Record<CompanyId, number[]>>;
  /** The companies sold in this turn: one block each. */
  soldNow: CompanyId[];
  lastBuyer: number | null;
}

export interface OperatingRound extends FrameState {
  readonly kind: 'operatingRound';
  readonly number: number;
  readonly of: number;
  begun: boolean;
  acted: CompanyId[];
}

export interface CompanyTurn extends FrameState {
  readonly kind: 'companyTurn';
  readonly company: CompanyId;
  step: 'build' | 'run' | 'dividend' | 'trains' | 'over';
  begun: boolean;
  /** The normal lay of the turn is used. */
  laid: boolean;
  /** A marker was placed beside the home markers. */
  marked: boolean;
  /** The hex where the marker of No. 2 may be placed now, for nothing and without connection; '' if there is none. */
  freeMarkerOn: string;
  /** The metropolis where No. 4 lets a marker be placed in this turn without connection. */
  ferryMarkerOn: string;
  income: number;
  /** A train was bought in this turn. */
  bought: boolean;
}

export interface TrainOffer extends FrameState {
  readonly kind: 'trainOffer';
  readonly buyer: CompanyId;
  readonly seller: CompanyId;
  readonly train: TrainType;
  readonly price: number;
}

export interface DiscardTrains extends FrameState {
  readonly kind: 'discardTrains';
  readonly company: CompanyId;
}

/** A director raises money for a train the company cannot pay. 18rhl/13.2 */
export interface RaiseMoney extends FrameState {
  readonly kind: 'raiseMoney';
  readonly company: CompanyId;
  readonly seat: number;
  readonly train: TrainType;
  readonly from: 'depot' | 'pool';
  /** Still to be paid, after the treasury and what others paid. */
  missing: number;
}

export type Frame =
  | StartPacket
  | ItemAuction
  | ChoosePar
  | StockRound
  | OperatingRound
  | CompanyTurn
  | TrainOffer
  | DiscardTrains
  | RaiseMoney;

/** Whether a state is one of this title. */
export function isPosition(state: BaseState): state is State {
  return state.title === TITLE_ID;
}

export function mapOf(state: State): TrackMap {
  return state.options.ratingen ? maps.ratingen : maps.standard;
}

export function phaseOf(state: State): Phase {
  return phases[state.phase];
}

export function priceNow(state: State, company: CompanyId): number {
  return priceOf(market, state, company) ?? 0;
}

/** The seat of the company's director; -1 while it has none, unsold or in receivership. */
export function directorSeat(state: State, company: Company): number {
  return seatOf(directorOf(state, company));
}

/** It has floated and no player directs it. 18rhl/13.3-f */
export function inReceivership(state: State, id: CompanyId): boolean {
  return state.companies[id].floated && !isPlayer(directorOf(state, companies[id]));
}

export function nextSeat(state: State, seat: number): number {
  const at = state.seats.indexOf(seat);
  if (at >= 0) return state.seats[(at + 1) % state.seats.length] ?? seat;
  return state.seats[0] ?? seat;
}

export function treasury(state: State, id: CompanyId): number {
  return cashOf(state, id);
}

/** Where the movable coal mine and steel mill lie. */
export function sitesOf(state: State): { readonly coal: string; readonly steel: string } {
  return SITES[state.draw - 1] ?? { coal: '', steel: '' };
}

/** Which figure of red and grey areas holds now, by the name the map data gives it. 18rhl/11.1-b */
export function valueStep(state: State): 'yellow' | 'brown' {
  return phaseOf(state).values === 'low' ? 'yellow' : 'brown';
}
