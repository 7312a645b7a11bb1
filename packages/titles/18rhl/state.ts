import type { Owner } from '@stellwerk/engine/finance';
import { type FrameState, positionOf } from '@stellwerk/engine/kernel';
import type { Bid, DiscardingTrains } from '@stellwerk/engine/rounds';
import type { TrackMap } from '@stellwerk/engine/track';
import { readersOf } from '../rhineland/game.ts';
import * as family from '../rhineland/state.ts';
import { maps, SITES } from './board.ts';
import { box } from './box.ts';
import { type CompanyId, companies } from './companies.ts';
import type { RuleOptions } from './options.ts';
import type { ItemId, PrivateId } from './start-items.ts';
import type { TrainType } from './trains.ts';

export const TITLE_ID = '18rhl';

export type { StockRound } from '../rhineland/state.ts';
export { directorSeat } from '../rhineland/state.ts';

/** What the reading `kkkChange: oldest` remembers of KKK. */
export interface KkkBook {
  /** The places of its certificates in the issue, the last moved last. */
  order: number[];
  /** The percentage of each player by what was bought and announced for sale; it decides who is director. */
  booked: Record<Owner, number>;
}

export interface State extends family.State {
  flow: Frame[];
  readonly options: RuleOptions;
  phase: TrainType;
  /** Which of the nine draws placed the movable coal mine and steel mill. 18rhl/2.2-a */
  readonly draw: number;
  privates: Record<PrivateId, Owner>;
  usedPowers: PrivateId[];
  companies: Record<CompanyId, family.CompanyState>;
  /** What was paid for No. 6. */
  rheBid: number;
  rising: CompanyId[];
  /** Companies of which a marker was linked to another stop; kept only with `trainDuty: ever-linked`. */
  everLinked: CompanyId[];
  /** Kept only with `kkkChange: oldest`. */
  kkk: KkkBook | null;
}

// The frames of the family, with the names of this game.
export interface StartPacket extends family.StartPacket {
  unsold: ItemId[];
  bids: Partial<Record<ItemId, Bid[]>> & family.StartPacket['bids'];
}
export interface CompanyTurn extends family.CompanyTurn {
  readonly company: CompanyId;
}
interface TrainOffer extends family.TrainOffer {
  readonly buyer: CompanyId;
  readonly seller: CompanyId;
  readonly train: TrainType;
}

/** The buyer of No. 6 sets the par of RhE. 18rhl/4.2-no6-b */
export interface ChoosePar extends FrameState {
  readonly kind: 'choosePar';
  readonly seat: number;
  /** Already paid for the director certificate of RhE. */
  readonly paid: number;
}

/** A director raises money for a train the company cannot pay. 18rhl/13.2 */
export interface RaiseMoney extends family.RaiseMoney<CompanyId> {
  /** Still to be paid, after the treasury and what others paid. */
  missing: number;
}

export type Frame =
  | StartPacket
  | family.ItemAuction
  | ChoosePar
  | family.StockRound
  | family.OperatingRound
  | CompanyTurn
  | TrainOffer
  | DiscardingTrains<CompanyId>
  | RaiseMoney;

/** Whether a state is one of this title. */
export const isPosition = positionOf<State>(TITLE_ID);

export function mapOf(state: State): TrackMap {
  return state.options.ratingen ? maps.ratingen : maps.standard;
}

/** It has floated and no player directs it. 18rhl/13.3-f */
export function inReceivership(state: State, id: CompanyId): boolean {
  return family.inReceivership(state, companies[id]);
}

/** Where the movable coal mine and steel mill lie. */
export function sitesOf(state: State): { readonly coal: string; readonly steel: string } {
  return SITES[state.draw - 1] ?? { coal: '', steel: '' };
}

/** The step of values of red and grey areas: 18rhl/11.1-b */
export const { phaseOf, priceNow, valueStep } = readersOf(box);
