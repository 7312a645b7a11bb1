import type { CompanyId } from './companies.ts';
import type { InvestorId } from './investors.ts';
import { type PrivateId, privates } from './privates.ts';
import type { Auction, CompanyTurn, InvestorTurn, OperatingRound, State, StockRound } from './state.ts';

export function newAuction(state: State, item: PrivateId): Auction {
  return { kind: 'auction', item, minimum: privates[item].price, high: null, seat: state.priority, passed: [] };
}

export function newStockRound(state: State, first = false): StockRound {
  return {
    kind: 'stockRound',
    first,
    begun: false,
    seat: state.priority,
    passes: 0,
    sold: {},
    acted: false,
    lastActor: null,
  };
}

export function newOperatingRound(number: number): OperatingRound {
  return { kind: 'operatingRound', number, begun: false, at: -1, interrupted: false };
}

export function newCompanyTurn(company: CompanyId): CompanyTurn {
  return {
    kind: 'companyTurn',
    company,
    begun: false,
    step: 'build',
    yellow: 0,
    upgraded: false,
    marked: false,
    bonus: 0,
    revenue: 0,
    settled: false,
  };
}

export function newInvestorTurn(investor: InvestorId): InvestorTurn {
  return { kind: 'investorTurn', investor, begun: false, step: 'build', yellow: 0, upgraded: false };
}
