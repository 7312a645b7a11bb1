import type { MarketState, MoneyState, PaperState, TrainState } from '@stellwerk/engine/finance';
import { type ActionOf, actionShape, type BaseState, type FrameState, shape } from '@stellwerk/engine/kernel';
import { amount, type TurnTaking, turnKinds } from '@stellwerk/engine/rounds';
import type { TileSupply, TrackPosition } from '@stellwerk/engine/track';
import { COMPANY_IDS, type CompanyId, TRAIN_TYPES } from './data.ts';

export interface StockRound extends FrameState, TurnTaking {
  readonly kind: 'stockRound';
}

export interface OperatingRound extends FrameState {
  readonly kind: 'operatingRound';
  readonly waiting: CompanyId[];
}

export interface CompanyTurn extends FrameState {
  readonly kind: 'companyTurn';
  readonly company: CompanyId;
  step: 'lay' | 'run' | 'pay' | 'train';
  income: number;
}

export type ToyFrame = StockRound | OperatingRound | CompanyTurn;

export interface State extends BaseState, MoneyState, PaperState, TrainState, MarketState {
  flow: ToyFrame[];
  track: TrackPosition;
  tiles: TileSupply;
  rounds: number;
}

const kinds = {
  buyShare: { company: shape.oneOf(...COMPANY_IDS) },
  ...turnKinds,
  buyTrain: { train: shape.oneOf(...TRAIN_TYPES), from: shape.oneOf('bank'), price: amount },
} as const;

export const action = actionShape(kinds);
export type Action = ActionOf<typeof kinds>;
export type ActionNamed<T extends Action['type']> = Extract<Action, { type: T }>;
