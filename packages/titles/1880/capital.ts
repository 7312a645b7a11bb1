import { BANK, pay } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { CAPITAL_UNITS, type CompanyId, UNITS_BELOW_CARD } from './companies.ts';
import { unitsOf } from './paper.ts';
import { byOrder, type State } from './state.ts';
import { hasBegun, SINCE } from './trains.ts';

/** Half the capital, by the issue price. 1880/XII-capital-a, 1880/XII-capital-h */
export function halfCapital(state: State, id: CompanyId): number {
  return CAPITAL_UNITS * (state.companies[id].par ?? 0);
}

/**
 * From the first 3-train on, when only five units are left in the bank, open or not. 1880/XII-capital-b,
 * 1880/XII-capital-c, 1880/XII-capital-d, 1880/XII-capital-e, 1880/XII-capital-f, 1880/VII-
 * inv-n
 */
export function paySecondHalf(state: State, id: CompanyId, tell: Tell): void {
  const company = state.companies[id];
  if (company.par === null || company.secondHalf || !hasBegun(state.phase, SINCE.growth)) return;
  if (unitsOf(state, id, BANK) > UNITS_BELOW_CARD) return;
  company.secondHalf = true;
  const amount = halfCapital(state, id);
  pay(state, BANK, id, amount);
  tell({ type: 'secondHalf', company: id, amount });
}

export function payAllSecondHalves(state: State, tell: Tell): void {
  for (const id of byOrder(state)) paySecondHalf(state, id, tell);
}
