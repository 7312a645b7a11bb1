import { BANK, cashOf, pay } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { tellRun } from '@stellwerk/engine/rounds';
import { checkRoutes, keptBest } from '@stellwerk/engine/routes';
import { keepIncome, settleIncome } from '../rhineland/income.ts';
import { trainsToRun } from '../rhineland/running.ts';
import { completePurchase } from './bankruptcy.ts';
import type { CompanyId } from './companies.ts';
import { bankOffers, mustBuy } from './forced-purchase.ts';
import { game } from './game.ts';
import { routeRules } from './route-rules.ts';
import type { CompanyTurn, State } from './state.ts';

/** What a company without a director does of itself: it neither builds nor pays a dividend. True if it did something. */
export function operatesByItself(state: State, frame: CompanyTurn, tell: Tell): boolean {
  switch (frame.step) {
    case 'build':
      if (state.options.receivership === 'bank') bankOperates(state, frame, tell);
      else frame.step = 'run';
      return true;
    case 'dividend':
      keepIncome(game, { state, frame, tell });
      return true;
    case 'trains':
      // Its director went bankrupt over its train: that purchase was the last thing of the turn.
      if (state.options.receivership === 'bank') frame.step = 'over';
      return state.options.receivership === 'bank';
    default:
      return false;
  }
}

/** It runs its best routes and keeps the income; the bank sees to its train. 18rhl/13.3-g, (A-32) */
function bankOperates(state: State, frame: CompanyTurn, tell: Tell): void {
  const { company } = frame;
  const rules = routeRules(state, company);
  const trains = trainsToRun(state, company);
  const best = keptBest(rules, trains);
  const checked = checkRoutes(rules, trains, best.routes);
  frame.income = checked.ok && best.routes.length > 0 ? checked.result.revenue : 0;
  if (checked.ok && frame.income > 0) {
    tellRun(company, checked.result, tell);
    keepIncome(game, { state, frame, tell });
  } else {
    tell({ type: 'didNotRun', company });
    settleIncome(game, state, frame, 0, tell);
  }
  // Whatever the purchase brings about (a phase, discards) comes before the turn ends.
  frame.step = 'over';
  if (mustBuy(state, company)) bankBuys(state, company, tell);
}

/** The cheapest train, from the treasury as far as it goes. 18rhl/13.1-l, (A-32) */
function bankBuys(state: State, company: CompanyId, tell: Tell): void {
  const [cheapest] = bankOffers(state).toSorted((a, b) => a.price - b.price);
  if (!cheapest) return;
  const { train, from, price } = cheapest;
  const own = Math.min(price, cashOf(state, company));
  pay(state, company, BANK, own);
  completePurchase(state, company, { train, from, missing: price - own }, tell);
}
