import {
  directorOf,
  type Issue,
  type Owner,
  playerOwner,
  priceOf,
  seatOf,
  type TrainState,
} from '@stellwerk/engine/finance';
import { type FrameState, positionOf } from '@stellwerk/engine/kernel';
import type { Bid, DiscardingTrains, RailwayPosition, RaisingMoney, TurnTaking } from '@stellwerk/engine/rounds';
import type { TrackMap } from '@stellwerk/engine/track';
import { map } from './board.ts';
import { COMPANY_IDS, type CompanyId, type DirectorPercent, issueOf } from './companies.ts';
import { type InvestorId, isInvestor } from './investors.ts';
import { market } from './market.ts';
import type { RuleOptions } from './options.ts';
import { type ParPrice, positionOnBar } from './par.ts';
import type { PrivateId } from './privates.ts';
import { type Phase, type PhaseId, phases } from './trains.ts';

export const TITLE_ID = '1880';

export interface CompanyState {
  /** The issue price; null until somebody founds it. */
  par: ParPrice | null;
  /** Its row on the order bar within that price, counted from 0. */
  row: number;
  /** The director certificate its founder chose; 0 until then. */
  director: DirectorPercent | 0;
  /** The phase letters in which it may build. */
  permits: string;
  open: boolean;
  /** The second half of the capital was paid. 1880/XII-capital-e */
  secondHalf: boolean;
  /** The field of its row that its marker lies on; it changes with each turn. 1880/AID-a */
  field: 0 | 1;
  /** 1880/AID-b */
  lastRevenue: number;
}

export interface InvestorState {
  /** The seat it belongs to; null: not in the game. */
  owner: number | null;
  /** Its associated company, whose card lies on it until they merge. 1880/VII-inv-j */
  company: CompanyId | null;
  merged: boolean;
}

/** The seats are in the order drawn until the auction is over, then by cash: 1880/V-order-a */
export interface State extends RailwayPosition, TrainState {
  flow: Frame[];
  options: RuleOptions;
  /** Who has the large loco. */
  priority: number;
  phase: PhaseId;
  privates: Record<PrivateId, Owner>;
  /** Where P5's permit went. 1880/VI-P5-a */
  permitOfP5: CompanyId | null;
  companies: Record<CompanyId, CompanyState>;
  investors: Record<InvestorId, InvestorState>;
  /** What each seat owes the bank. 1880/X-debt-a */
  debts: number[];
  /** The company that last bought a new train from the bank. 1880/X-marker-a */
  marker: CompanyId | null;
  /** How many turns of the marker's company are still to end, the one in progress included; null before the end is near. */
  turnsLeft: number | null;
  /** Which stock round it is, counted from 1. */
  stockRounds: number;
  /** The certificates in the bank, by their place in the issue, the last come last; kept only with `partSale: through-bank`. */
  bankOrder: Partial<Record<CompanyId, readonly number[]>> | null;
}

/** The privates are sold one after another. 1880/V-auction-a */
export interface Auction extends FrameState {
  readonly kind: 'auction';
  item: PrivateId;
  /** The least opening bid now. */
  minimum: number;
  high: Bid | null;
  seat: number;
  passed: number[];
}

/** The winner of P6 sets up BCR. 1880/VI-P6-a */
export interface BcrStart extends FrameState {
  readonly kind: 'bcrStart';
  readonly seat: number;
}

/** 1880/V-investor-a */
export interface InvestorChoice extends FrameState {
  readonly kind: 'investorChoice';
  seat: number;
}

export interface StockRound extends FrameState, TurnTaking {
  readonly kind: 'stockRound';
  /** Nothing may be sold in the first one, and an operating round follows it. */
  readonly first: boolean;
  begun: boolean;
  /** Company → the seats that sold units of it in this round. */
  sold: Partial<Record<CompanyId, number[]>>;
  /** The seat acted in this turn, but has not bought. */
  acted: boolean;
  lastActor: number | null;
}

/** Which of the two cities takes the home marker. 1880/X-token-k */
export interface HomeCity extends FrameState {
  readonly kind: 'homeCity';
  readonly company: CompanyId;
}

/** The circle of the order bar: it never ends while the game lasts. 1880/IX-order-c */
export interface OperatingRound extends FrameState {
  readonly kind: 'operatingRound';
  number: number;
  begun: boolean;
  /** Who acted last, by the place on the bar: investors from 0 on, the rows of companies behind them; -1 for nobody. */
  at: number;
  /** A stock round was held in it. */
  interrupted: boolean;
}

/** What one turn built. */
interface Building {
  yellow: number;
  upgraded: boolean;
}

export interface CompanyTurn extends FrameState, Building {
  readonly kind: 'companyTurn';
  readonly company: CompanyId;
  begun: boolean;
  step: 'build' | 'run' | 'dividend' | 'trains';
  marked: boolean;
  /** What the price field at the start of the turn adds to the revenue. 1880/X-bonus-a */
  bonus: number;
  revenue: number;
  /** It bought a new train from the bank in this turn, or its refusal to do so removed a type. 1880/X-marker-f */
  settled: boolean;
}

export interface InvestorTurn extends FrameState, Building {
  readonly kind: 'investorTurn';
  readonly investor: InvestorId;
  begun: boolean;
  step: 'build' | 'run' | 'over';
}

/** An investor joins its company. 1880/VII-merge-a */
export interface Merger extends FrameState {
  readonly kind: 'merger';
  readonly investor: InvestorId;
  readonly company: CompanyId;
  step: 'treasury' | 'marker';
}

/** 1880/X-force-b */
export interface RaiseMoney extends RaisingMoney<CompanyId> {
  /** Still to be paid when the treasury is used up. */
  readonly missing: number;
}

/** 1880/X-limit-c */
export type DiscardTrains = DiscardingTrains<CompanyId>;

/** P7 is exchanged for the second 4-train. 1880/VI-P7-i */
export interface ForcedRocket extends FrameState {
  readonly kind: 'forcedRocket';
  readonly seat: number;
}

/** P0 may pay now. 1880/VI-P0-a */
export interface Payment extends FrameState {
  readonly kind: 'payment';
  readonly seat: number;
  readonly amount: number;
  readonly last: boolean;
}

export type Frame =
  | Auction
  | BcrStart
  | InvestorChoice
  | StockRound
  | HomeCity
  | OperatingRound
  | CompanyTurn
  | InvestorTurn
  | Merger
  | RaiseMoney
  | DiscardTrains
  | ForcedRocket
  | Payment;

/** Whoever builds and runs trains. */
export type Railway = CompanyId | InvestorId;

/** Whether a state is one of this title. */
export const isPosition = positionOf<State>(TITLE_ID);

export function mapOf(_state: State): TrackMap {
  return map;
}

export function phaseOf(state: State): Phase {
  return phases[state.phase];
}

export function priceNow(state: State, company: CompanyId): number {
  return priceOf(market, state, company) ?? 0;
}

/** The certificates of a company; before its founding nobody has any. */
export function paperOf(state: State, id: CompanyId): Issue {
  return issueOf(id, state.companies[id].director || 20);
}

/** The seat of the director; -1 while nobody has founded the company. */
export function directorSeat(state: State, id: CompanyId): number {
  return seatOf(directorOf(state, paperOf(state, id)));
}

/** Who decides for a company or an investor; -1 if nobody does. 1880/II-gen-d */
export function seatFor(state: State, id: Railway): number {
  return isInvestor(id) ? (state.investors[id].owner ?? -1) : directorSeat(state, id);
}

/** Whether its director or owner holds the private. 1880/VI-priv-e, 1880/VI-priv-f */
export function hasPower(state: State, id: Railway, power: PrivateId): boolean {
  const seat = seatFor(state, id);
  return seat >= 0 && state.privates[power] === playerOwner(seat);
}

/** Founded companies in the order of the bar. 1880/IX-order-a */
export function byOrder(state: State): CompanyId[] {
  const place = (id: CompanyId) => barPosition(state, id) ?? 0;
  return COMPANY_IDS.filter((id) => state.companies[id].par !== null).sort((a, b) => place(a) - place(b));
}

export function barPosition(state: State, id: CompanyId): number | undefined {
  const { par, row } = state.companies[id];
  return par === null ? undefined : positionOnBar({ par, row });
}
