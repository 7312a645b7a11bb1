import { cashOf, playerOwner, sumOf } from '@stellwerk/engine/finance';
import type { Score } from '@stellwerk/engine/kernel';
import { ranked } from '@stellwerk/engine/rounds';
import { COMPANY_IDS } from './companies.ts';
import { debtOf } from './debts.ts';
import { INVESTOR_IDS, type InvestorId, OWNERS_PERCENT } from './investors.ts';
import { unitsOf } from './paper.ts';
import { priceNow, type State } from './state.ts';

/**
 * Cash, shares at their price, a fifth of what an unmerged investor has, less debts. 1880/XV-score-a, 1880/XV-score-b,
 * 1880/XV-score-c, 1880/XV-score-d
 */
export function score(state: State): readonly Score[] {
  const paying = payingInvestors(state);
  const seats = state.seats.toSorted((a, b) => a - b);
  return ranked(
    seats,
    (seat) => {
      const owner = playerOwner(seat);
      const worth = COMPANY_IDS.map((id) => unitsOf(state, id, owner) * priceNow(state, id));
      // 1880/VII-merge-m
      const own = paying.filter((id) => state.investors[id].owner === seat);
      const investor = own.reduce((sum, id) => sum + (cashOf(state, id) * OWNERS_PERCENT) / 100, 0);
      return { cash: cashOf(state, owner), shares: sumOf(worth), investor, debt: debtOf(state, seat) };
    },
    ({ cash = 0, shares = 0, investor = 0, debt = 0 }) => cash + shares + investor - debt,
  );
}

/** Those that are not merged; by the reading `next-forgotten` whoever stands next after one that pays is passed over. */
function payingInvestors(state: State): readonly InvestorId[] {
  const standing = INVESTOR_IDS.filter((id) => !state.investors[id].merged);
  const inPlay = (id: InvestorId) => state.investors[id].owner !== null;
  if (state.options.lastInvestors === 'all-pay') return standing.filter(inPlay);
  const paying: InvestorId[] = [];
  standing.forEach((id, i) => {
    const forgotten = i > 0 && paying.at(-1) === standing[i - 1];
    if (inPlay(id) && !forgotten) paying.push(id);
  });
  return paying;
}
