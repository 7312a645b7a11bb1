import type { Tell } from '@stellwerk/engine/kernel';
import { type Box, itemOf } from './game.ts';
import type { CompanyTurn, FallingOffer, OperatingRound, State, StockRound } from './state.ts';

/** By so much an item becomes cheaper that nobody wants. */
export const PRICE_CUT = 5;

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

/** The item is offered below its printed price, as far as it may fall, to this seat first. */
export function newFallingOffer(game: Box, state: State, item: string, seat: number, tell: Tell): FallingOffer {
  const { price: printed, least = 0 } = itemOf(game, state, item);
  const price = Math.max(least, printed - PRICE_CUT);
  tell({ type: 'priceCut', item, price });
  return { kind: 'fallingOffer', item, price, seat, declined: 0, forced: false };
}
