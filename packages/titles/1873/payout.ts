import { BANK, pay } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { dividendPayments } from '@stellwerk/engine/rounds';
import type { ActionNamed } from './actions.ts';
import type { CompanyId, StockId } from './companies.ts';
import { VALUES } from './data/values.ts';
import { issueOf, valueNow } from './paper.ts';
import type { State } from './state.ts';
import { boxesFor, setValue, valueAfter } from './value-track.ts';

type Part = ActionNamed<'payOut'>['part'];

/**
 * All, half or nothing of a profit goes to the shareholders, the rest to the capital. 1873/4.3.2-a, 1873/4.3.2-b,
 * 1873/4.3.2-c, 1873/4.4.5-a
 */
export function payProfit(state: State, id: CompanyId, profit: number, part: Part, tell: Tell): void {
  const paid = paidOf(profit, part);
  tell({ type: 'paidOut', company: id, part, profit, amount: paid });
  pay(state, BANK, id, profit - paid);
  payHolders(state, id, paid);
  adjustValue(state, id, paid, tell);
}

function paidOf(profit: number, part: Part): number {
  return part === 'none' ? 0 : part === 'half' ? profit / 2 : profit;
}

/** Where a value goes by such a payout. 1873/4.3.3-b, 1873/4.3.3-c */
export function valueAfterPayout(value: number, profit: number, part: Part): number {
  return valueAfter(value, boxesFor(paidOf(profit, part), value));
}

/**
 * Each player once for all of his shares, rounded up; what lies with the bank earns nothing. 1873/4.3.2-b,
 * 1873/4.3.2-c
 */
export function payHolders(state: State, id: StockId, amount: number): void {
  for (const payment of dividendPayments(state, issueOf(state, id), amount, () => undefined)) {
    pay(state, BANK, payment.to, payment.amount);
  }
}

/**
 * Down without a payout, up by how often it covers the value; the marker goes under the others. 1873/4.3.3-a,
 * 1873/4.3.3-b, 1873/4.3.3-c, 1873/4.3.3-d, 1873/4.3.3-e
 */
export function adjustValue(state: State, id: StockId, payout: number, tell: Tell): void {
  moveValue(state, id, boxesFor(payout, valueNow(state, id)), tell);
}

export function moveValue(state: State, id: StockId, boxes: number, tell: Tell): void {
  const value = valueNow(state, id);
  const next = valueAfter(value, boxes);
  if (next !== value || state.options.markerPlace === 'under') setValue(state, id, next);
  if (next === value) return;
  tell({ type: 'valueMoved', company: id, value: next });
  // 1873/7-a, (A40)
  if (next === VALUES.at(-1)) state.ending = true;
}

/** The value of the MHE never moves; in the edition where it does, not once it has a loco of size 5. */
export function isMheFixed({ options, mheLoco }: State): boolean {
  return options.mheValue === 'fixed' || mheLoco === 5;
}
