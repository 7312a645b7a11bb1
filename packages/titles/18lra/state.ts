import type { Owner } from '@stellwerk/engine/finance';
import { type FrameState, positionOf } from '@stellwerk/engine/kernel';
import type { Bid, DiscardingTrains } from '@stellwerk/engine/rounds';
import type { TrackMap } from '@stellwerk/engine/track';
import { mapOfFigures } from '../rhineland/components.ts';
import { readersOf } from '../rhineland/game.ts';
import type { LendingState } from '../rhineland/loan.ts';
import * as family from '../rhineland/state.ts';
import { hexLists, replaceable } from './board.ts';
import { box } from './box.ts';
import type { CompanyId } from './companies.ts';
import type { RuleOptions } from './options.ts';
import type { ScenarioId } from './scenarios.ts';
import type { ItemId } from './start-items.ts';
import type { TrainType } from './trains.ts';

export const TITLE_ID = '18lra';

export { directorSeat } from '../rhineland/state.ts';

export interface State extends LendingState {
  flow: Frame[];
  readonly options: RuleOptions;
  /** Which six companies play; null if all eight do. 18lra/3.3-e */
  readonly scenario: ScenarioId | null;
  phase: TrainType;
  privates: Record<ItemId, Owner>;
  usedPowers: ItemId[];
  companies: Record<CompanyId, family.CompanyState>;
  /** Twice as much is deducted at the end; nothing is paid back before. 18lra/6.2.6.2-g, 18lra/6.2.6.2-h */
  loans: Record<number, number>;
  /** The seat that chooses for the Investor; null if there is none. 18lra/2p-d, 18lra/2p-g */
  investorCard: number | null;
  /** The emigrant camp of Dalheim is open, and whose charter has the marker worth 20 M. 18lra/4.1.2-no1-a, 18lra/4.1.2-no1-h */
  decActive: boolean;
  decOn: CompanyId | null;
  /** Cards whose owner directs no company yet. 18lra/4.1.2-no1-i */
  waiting: Waiting[];
  /** 18lra/4.2.3-f */
  gvePaid: boolean;
  /** Whose marker came first to Geldern. 18lra/6.2.1.2-j */
  geldern: CompanyId | null;
}

/** What the owner of a private puts on a charter: the marker of No. 1, the train of No. 6. */
export type Card = 'dec' | 'gkb';
export interface Waiting {
  readonly card: Card;
  readonly seat: number;
}

// The frames of the family, with the names of this game.
export interface StartPacket extends family.StartPacket {
  unsold: ItemId[];
  bids: Partial<Record<ItemId, Bid[]>> & family.StartPacket['bids'];
}
export interface StockRound extends family.StockRound {
  /** Of the short game: which lap it is. 18lra/short-i */
  lap?: number;
}
export interface OperatingRound extends family.OperatingRound {
  /** Of the short game: how many new trains there were when it began; gone once that was looked at. 18lra/short-l */
  newTrains?: number;
}
/** The Investor buys. 18lra/2p-g */
export interface InvestorTurn extends FrameState {
  readonly kind: 'investorTurn';
}
export interface CompanyTurn extends family.CompanyTurn {
  readonly company: CompanyId;
  /** Yellow tiles that the company laid as normal lays. 18lra/4.2.3-c */
  yellowLays?: number;
  /** The tile of the 2+4 train is laid. 18lra/4.1.2-no6-c */
  gkbLaid?: true;
}

/** Somebody says which company gets a card, whoever's turn it is. 18lra/4.1.2-no1-d, 18lra/4.1.2-no6-a */
export interface AssignCard extends FrameState, Waiting {
  readonly kind: 'assignCard';
}

/** What the first 5-train brings about and is still to come, in this order. 18lra/6.3-e */
export interface BrownPhase extends FrameState {
  readonly kind: 'brownPhase';
  left: BrownEffect[];
}
export type BrownEffect = 'camp' | 'gkb' | 'trainLimit' | 'privatesClose';

export type Frame =
  | StartPacket
  | family.FallingOffer
  | family.ItemAuction
  | StockRound
  | InvestorTurn
  | OperatingRound
  | CompanyTurn
  | family.TrainOffer
  | DiscardingTrains
  | family.RaiseMoney
  | BrownPhase
  | AssignCard;

/** Whether a state is one of this title. */
export const isPosition = positionOf<State>(TITLE_ID);

/** 18lra/4.2.3-m */
export function mapOf(state: State): TrackMap {
  return mapOfFigures(replaceable[state.options.homes], state.options.components);
}

/** The hexes of a list, as printed or by a file. */
export function hexesIn({ options }: State, list: keyof typeof hexLists): readonly string[] {
  return options.components?.hexLists?.[list] ?? hexLists[list];
}

export function isShort({ options }: State): boolean {
  return options.length === 'short';
}

export function isBrown({ phase }: State): boolean {
  return family.hasBegun(phase, '5');
}

/** The step of values of red and grey areas: 18lra/6.2.4-b */
export const { phaseOf, priceNow, valueStep } = readersOf(box);
