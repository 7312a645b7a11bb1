import { BANK, pay, trainsOf } from '@stellwerk/engine/finance';
import type { Step, Tell } from '@stellwerk/engine/kernel';
import { dividendPayments, movePrice as moveMarkerOf } from '@stellwerk/engine/rounds';
import type { CompanyId } from './companies.ts';
import { bonusAt, market, moves } from './market.ts';
import { type CompanyTurn, paperOf, type State } from './state.ts';
import { isTakenOver } from './trains.ts';

/** Ten times the small number in its price field, in every phase. 1880/X-bonus-a, 1880/X-bonus-d */
export function priceBonus(state: State, company: CompanyId): number {
  const place = state.market[company];
  return place ? 10 * bonusAt(place) : 0;
}

/**
 * The bonus that comes with this run; none without a train, by the reading `with-route` none without a route.
 * 1880/X-bonus-b, 1880/X-bonus-c, (C-17)
 */
export function bonusFor(state: State, frame: CompanyTurn, routes: number): number {
  const lapses =
    trainsOf(state, frame.company).length === 0 || (state.options.priceBonus === 'with-route' && routes === 0);
  return lapses ? 0 : frame.bonus;
}

/** The run is over: its revenue is paid or kept, or there is none and the price falls. 1880/X-revenue-a, 1880/XIII-or-b */
export function settleRun(state: State, frame: CompanyTurn, revenue: number, tell: Tell): void {
  frame.revenue = revenue;
  state.companies[frame.company].lastRevenue = revenue;
  if (revenue > 0) {
    frame.step = 'dividend';
    return;
  }
  movePrice(state, frame.company, false, tell);
  frame.step = 'trains';
}

/**
 * Every unit in a player's hand is paid; those of the bank and on investors are not. 1880/X-revenue-e, 1880/X-revenue-f,
 * 1880/X-revenue-g, 1880/VII-inv-m
 */
export function payDividend({ state, frame, tell }: Step<State, CompanyTurn>): undefined {
  const { company, revenue } = frame;
  tell({ type: 'dividendPaid', company, revenue });
  for (const { to, amount } of dividendPayments(state, paperOf(state, company), revenue, () => undefined)) {
    pay(state, BANK, to, amount);
  }
  movePrice(state, company, true, tell);
  frame.step = 'trains';
}

/** 1880/X-revenue-h */
export function withhold({ state, frame, tell }: Step<State, CompanyTurn>): undefined {
  const { company, revenue } = frame;
  tell({ type: 'revenueKept', company, revenue });
  pay(state, BANK, company, revenue);
  movePrice(state, company, false, tell);
  frame.step = 'trains';
}

/** 1880/XIII-or-a, 1880/XIII-or-b, 1880/XIII-all-a */
function movePrice(state: State, company: CompanyId, paid: boolean, tell: Tell): void {
  if (isTakenOver(state.phase)) return;
  moveMarkerOf(market, state, company, paid ? moves.dividend : moves.noDividend, tell);
}
