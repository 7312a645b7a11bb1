import type { MineCompanyId, RailwayId } from './companies.ts';
import type { MineId } from './mines.ts';
import type {
  AuctionRound,
  MineCompanyTurn,
  MineTurn,
  OperatingRound,
  RailwayTurn,
  StartAuction,
  State,
  StockRound,
} from './state.ts';
import { phaseOf } from './state.ts';

function firstSeat({ seats }: State): number {
  return seats[0] ?? 0;
}

export function newStartAuction(state: State, premium: number, mustBuy: boolean): StartAuction {
  return { kind: 'startAuction', seat: firstSeat(state), premium, passes: 0, mustBuy };
}

export function newAuctionRound(state: State): AuctionRound {
  return { kind: 'auctionRound', begun: false, seat: firstSeat(state), passes: 0 };
}

/** 1873/2.2-a, 1873/3.2-a */
export function newStockRound(state: State): StockRound {
  return {
    kind: 'stockRound',
    begun: false,
    seat: firstSeat(state),
    passes: 0,
    soldNow: [],
    sold: {},
    declined: [],
  };
}

/** The first round of a set: the phase of this moment says how many there will be. 1873/1-c, 1873/5-c */
export function newOperatingSet(state: State): OperatingRound {
  return newOperatingRound(1, phaseOf(state).operatingRounds);
}

export function newOperatingRound(number: number, of: number): OperatingRound {
  return { kind: 'operatingRound', begun: false, number, of, acted: [] };
}

export function newMineTurn(mine: MineId): MineTurn {
  return { kind: 'mineTurn', mine, step: 'track', declined: {} };
}

export function newMineCompanyTurn(company: MineCompanyId): MineCompanyTurn {
  return { kind: 'mineCompanyTurn', company, step: 'produce', profit: 0, declined: {} };
}

export function newRailwayTurn(company: RailwayId): RailwayTurn {
  return { kind: 'railwayTurn', company, step: 'track', begun: false, laid: [], profit: 0, declined: {} };
}
