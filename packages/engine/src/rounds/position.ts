import { BANK, type MarketState, type MoneyState, type PaperState } from '../finance/index.ts';
import type { BaseState, FrameState, Seat } from '../kernel/index.ts';
import { printedPosition, type TileSupply, type TrackMap, type TrackPosition } from '../track/index.ts';

/** What the position of every 18xx holds; a title adds what is its own. */
export interface RailwayPosition extends BaseState, MoneyState, PaperState, MarketState {
  /** The players still in the game, clockwise. */
  seats: Seat[];
  track: TrackPosition;
  tiles: TileSupply;
}

/** Before anything is dealt: the bank has all money, nobody any paper, and the board is as printed. */
export function undealt(
  seats: Seat[],
  money: number,
  map: TrackMap,
  tiles: TileSupply,
): Omit<RailwayPosition, keyof BaseState> {
  return {
    seats,
    money: { [BANK]: money },
    certificates: {},
    market: {},
    arrivals: 0,
    track: printedPosition(map),
    tiles,
  };
}

/** As many seats as sit down, counted from 0. */
export function seatsFor(players: number): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** A company must give up what it has above the limit of trains. */
export interface DiscardingTrains<C extends string = string> extends FrameState {
  readonly kind: 'discardTrains';
  readonly company: C;
}

/** A director raises money for a train that the company cannot pay. */
export interface RaisingMoney<C extends string = string> extends FrameState {
  readonly kind: 'raiseMoney';
  readonly company: C;
  readonly seat: Seat;
}
