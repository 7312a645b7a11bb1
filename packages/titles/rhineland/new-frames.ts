import type { CompanyTurn, OperatingRound, State, StockRound } from './state.ts';

export function newStockRound(state: State): StockRound {
  return { kind: 'stockRound', seat: state.priority, passes: 0, first: false, sold: {}, soldNow: [], lastBuyer: null };
}

export function newOperatingRound(number: number, of: number): OperatingRound {
  return { kind: 'operatingRound', number, of, begun: false, acted: [] };
}

export function newCompanyTurn(company: string): CompanyTurn {
  return {
    kind: 'companyTurn',
    company,
    step: 'build',
    begun: false,
    laid: false,
    marked: false,
    freeMarkerOn: '',
    ferryMarkerOn: '',
    income: 0,
    bought: false,
  };
}
