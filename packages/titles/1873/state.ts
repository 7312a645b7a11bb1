import { type Owner, seatOf } from '@stellwerk/engine/finance';
import { type FrameState, positionOf } from '@stellwerk/engine/kernel';
import type { RailwayPosition, TurnTaking } from '@stellwerk/engine/rounds';
import type { LaidTile, TrackMap } from '@stellwerk/engine/track';
import { mapFor } from './board.ts';
import type { CompanyId, MineCompanyId, RailwayId, StockId } from './companies.ts';
import { MINE_IDS, type MineId } from './mines.ts';
import type { RuleOptions } from './options.ts';
import { type Phase, type PhaseId, phases, type Size, type SwitcherSize } from './units.ts';
import type { IssuePrice } from './value-track.ts';

export const TITLE_ID = '1873';

export interface MineState {
  /** A player, a mine company, or the bank when it is closed. */
  owner: Owner;
  machine: Size;
  /** The switcher it works with; 0 for none. All switchers of a mine company are at its mines. 1873/4.3.1-a */
  switcher: SwitcherSize | 0;
  /** Once connected, always. 1873/4.2.1-h */
  connected: boolean;
}

export interface CompanyState {
  /** The seat that directs it; null: not founded, or in receivership. */
  director: number | null;
  /** Its first turn in an operating round is over. (A42) */
  acted: boolean;
}

export interface RailwayState extends CompanyState {
  concession: {
    active: boolean;
    /** The bank, a player, or gone once the compulsory loco is bought. */
    owner: Owner;
  };
  /** The start issue price; null until it is founded. */
  issuePrice: IssuePrice | null;
  floated: boolean;
  /** Its first track step is over: the route is there and paid. 1873/4.4.1-p, 1873/4.4.1-q */
  routePaid: boolean;
  /** In ascending order. The local loco of the QLB is not among them. */
  locos: Size[];
  diesel: boolean;
  /** It never runs them. 1873/4.1-k */
  switchers: SwitcherSize[];
  /** The hexes in which its marker is inactive. 1873/4.4.3-m */
  inactive: readonly string[];
}

export interface MineCompanyState extends CompanyState {
  /** In the order in which they came. 1873/3.2.5-k */
  mines: MineId[];
}

/** The seats are in the order drawn, afterwards by cash: 1873/3.2.8-d */
export interface State extends RailwayPosition {
  flow: Frame[];
  options: RuleOptions;
  phase: PhaseId;
  /** Units left of sizes 1 to 4; size 5 has no limit. */
  stock: Record<1 | 2 | 3 | 4, number>;
  diesels: number;
  /** The size of the MHE's loco. */
  mheLoco: Size;
  mines: Record<MineId, MineState>;
  railways: Record<RailwayId, RailwayState>;
  mineCompanies: Record<MineCompanyId, MineCompanyState>;
  /** Company → who has bought its pre-emption right in this trading round. */
  rights: Partial<Record<CompanyId, number>>;
  /** Hex → the tile set aside for the concession route there. 1873/4.4.1-z */
  setAside: Readonly<Record<string, LaidTile>>;
  /** Which trading round it is, counted from 1. */
  tradingRound: number;
  /** Full sets of three operating rounds that have begun since phase 5. 1873/4.1-f, 1873/7-b */
  fullSets: number;
  /** A value has reached 1000. 1873/7-a */
  ending: boolean;
}

/** Bids for the start premium, in an edition where it is auctioned. */
export interface PremiumAuction extends FrameState {
  readonly kind: 'premiumAuction';
  seat: number;
  high: { readonly seat: number; readonly amount: number } | null;
  /** Who passed, in that order. */
  passed: number[];
}

/** Mines and the first concessions at a falling premium. 1873/2.1-a */
export interface StartAuction extends FrameState {
  readonly kind: 'startAuction';
  seat: number;
  premium: number;
  passes: number;
  /** The first seat must buy on its first turn, in the edition with bids for the premium. */
  mustBuy: boolean;
}

/** 1873/3.1-a */
export interface AuctionRound extends FrameState {
  readonly kind: 'auctionRound';
  begun: boolean;
  seat: number;
  /** Who has declined in succession to put something up. */
  passes: number;
}

/** Bidding for one item. 1873/3.1-d */
export interface Bidding extends FrameState {
  readonly kind: 'bidding';
  readonly item: CompanyId;
  readonly opener: number;
  seat: number;
  high: { readonly seat: number; readonly amount: number };
  passed: number[];
  /** Nobody else has more cash than the opening bid, where that matters (option `loneBid`). */
  readonly lone: boolean;
}

export interface StockRound extends FrameState, TurnTaking {
  readonly kind: 'stockRound';
  begun: boolean;
  /** What the seat sold in this turn. */
  soldNow: StockId[];
  /** Company → the seats that sold shares of it in this round. */
  sold: Partial<Record<StockId, number[]>>;
  /** Foundings of mine companies that an owner did not agree to in this turn. */
  declined: string[];
}

/** One of the operating rounds of a set. 1873/1-c */
export interface OperatingRound extends FrameState {
  readonly kind: 'operatingRound';
  begun: boolean;
  readonly number: number;
  readonly of: number;
  /** All mines and companies that have acted in it. */
  acted: (MineId | CompanyId)[];
}

export interface Purchases {
  /** Offers that were declined in this turn, with the price; another must be higher. */
  declined: Record<string, number>;
}

export interface MineTurn extends FrameState, Purchases {
  readonly kind: 'mineTurn';
  readonly mine: MineId;
  /** Production and payout come between the two by themselves. 1873/4.2-b */
  step: 'track' | 'purchases';
}

export interface MineCompanyTurn extends FrameState, Purchases {
  readonly kind: 'mineCompanyTurn';
  readonly company: MineCompanyId;
  step: 'produce' | 'payout' | 'mine' | 'purchases' | 'issue';
  profit: number;
}

export interface RailwayTurn extends FrameState, Purchases {
  readonly kind: 'railwayTurn';
  readonly company: RailwayId;
  step: 'track' | 'station' | 'run' | 'payout' | 'purchases' | 'issue';
  begun: boolean;
  /** Tiles laid in this turn. */
  laid: string[];
  profit: number;
}

/** Another owner is asked whether he agrees. (A35) */
export interface Consent extends FrameState {
  readonly kind: 'consent';
  readonly seat: number;
  readonly deal: Deal;
}

export type Operation = MineId | CompanyId;

export type Deal =
  | {
      readonly kind: 'trade';
      readonly item: 'loco' | 'diesel' | 'switcher';
      readonly size: number;
      readonly buyer: Operation;
      readonly seller: Operation;
      readonly price: number;
      /** Who pays the maintenance that is due for it now. 1873/4.2.4-g */
      readonly upkeep: 'buyer' | 'seller';
      /** The size of the switcher that a mine company scraps with it; 0 for none. 1873/4.3.5-f */
      readonly scraps: number;
    }
  | { readonly kind: 'mine'; readonly mine: MineId; readonly buyer: MineCompanyId; readonly price: number }
  | {
      readonly kind: 'founding';
      readonly company: MineCompanyId;
      readonly seat: number;
      readonly first: MineId;
      readonly second: MineId;
    };

export type Frame =
  | PremiumAuction
  | StartAuction
  | AuctionRound
  | Bidding
  | StockRound
  | OperatingRound
  | MineTurn
  | MineCompanyTurn
  | RailwayTurn
  | Consent;

/** Whether a state is one of this title. */
export const isPosition = positionOf<State>(TITLE_ID);

export function mapOf({ options }: Pick<State, 'options'>): TrackMap {
  return mapFor(options.derenburg, options.tanne === '100' ? 100 : 50);
}

export function phaseOf(state: State): Phase {
  return phases[state.phase];
}

/** Open: it belongs to a player or a mine company. 1873/2-d */
export function isOpen(state: State, id: MineId): boolean {
  return state.mines[id].owner !== 'bank';
}

/** The single mines: those that belong to players. */
export function singleMines(state: State): MineId[] {
  return MINE_IDS.filter((id) => seatOf(state.mines[id].owner) >= 0);
}
