import type { Owner } from '@stellwerk/engine/finance';
import { positionOf } from '@stellwerk/engine/kernel';
import type { Bid, DiscardingTrains } from '@stellwerk/engine/rounds';
import type { TrackMap } from '@stellwerk/engine/track';
import { mapOfFigures } from '../rhineland/components.ts';
import { readersOf } from '../rhineland/game.ts';
import type { LendingState } from '../rhineland/loan.ts';
import type * as family from '../rhineland/state.ts';
import { replaceable } from './board.ts';
import { box } from './box.ts';
import type { CompanyId } from './companies.ts';
import type { RuleOptions } from './options.ts';
import { ORDER_CARDS } from './preparation.ts';
import type { ItemId, PrivateId } from './start-items.ts';
import type { TrainType } from './trains.ts';

export const TITLE_ID = '18rhi';

export interface State extends LendingState {
  flow: Frame[];
  readonly options: RuleOptions;
  phase: TrainType;
  /** Which of the nine order cards placed the movable coal mine and steel mill. 18rhi/3.2-h, 18rhi/3.2-i */
  readonly draw: number;
  privates: Record<PrivateId, Owner>;
  usedPowers: PrivateId[];
  companies: Record<CompanyId, family.CompanyState>;
  /** Twice as much is deducted at the end; nothing is paid back before. 18rhi/6.2.6.2-g, 18rhi/6.2.6.2-h */
  loans: Record<number, number>;
}

// The frames of the family, with the names of this game.
export interface StartPacket extends family.StartPacket {
  unsold: ItemId[];
  bids: Partial<Record<ItemId, Bid[]>> & family.StartPacket['bids'];
}
interface CompanyTurn extends family.CompanyTurn {
  readonly company: CompanyId;
}

export type Frame =
  | StartPacket
  | family.FallingOffer
  | family.ItemAuction
  | family.StockRound
  | family.OperatingRound
  | CompanyTurn
  | family.TrainOffer
  | DiscardingTrains
  | family.RaiseMoney;

/** Whether a state is one of this title. */
export const isPosition = positionOf<State>(TITLE_ID);

/** As printed, or with the hexes of a file. */
export function mapOf({ options }: State): TrackMap {
  return mapOfFigures(replaceable, options.components);
}

/** Where the movable coal mine and steel mill lie. */
export function sitesOf(state: State): { readonly coal: string; readonly steel: string } {
  return ORDER_CARDS[state.draw - 1] ?? { coal: '', steel: '' };
}

/** The step of values of red and grey areas: 18rhi/6.2.4-b */
export const { phaseOf, priceNow, valueStep } = readersOf(box);
