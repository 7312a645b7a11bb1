import { BANK, cashOf, pay, playerOwner } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Tell } from '@stellwerk/engine/kernel';
import type { ActionNamed } from './actions.ts';
import type { State } from './state.ts';

/** Half of it on top, rounded up. 1880/X-debt-a, 1880/X-debt-d, (C-09) */
function withInterest(debt: number): number {
  return debt + Math.ceil(debt / 2);
}

export function debtOf(state: State, seat: number): number {
  return state.debts[seat] ?? 0;
}

/**
 * A shortfall becomes a debt, with interest at once; older debts bear none for it. It is the player's own. 1880/X-debt-a,
 * -e, -g, -j
 */
export function owe(state: State, seat: number, shortfall: number, tell: Tell): void {
  const added = withInterest(shortfall);
  state.debts[seat] = debtOf(state, seat) + added;
  tell({ type: 'debtTaken', seat, amount: added, debt: debtOf(state, seat) });
}

/** 1880/X-debt-d, 1880/X-debt-i */
export function chargeInterest(state: State, tell: Tell): void {
  for (const seat of state.seats) {
    if (debtOf(state, seat) === 0) continue;
    state.debts[seat] = withInterest(debtOf(state, seat));
    tell({ type: 'interestCharged', seat, debt: debtOf(state, seat) });
  }
}

/** The most a player can repay now. 1880/X-debt-c */
function mostRepaid(state: State, seat: number): number {
  return Math.min(debtOf(state, seat), cashOf(state, playerOwner(seat)));
}

export function repaymentChoices(state: State, seat: number): Choice[] {
  const max = mostRepaid(state, seat);
  return max < 1 ? [] : [{ type: 'repay', params: { amount: { min: 1, max, step: 1 } } }];
}

export function repay(state: State, { seat, amount }: ActionNamed<'repay'>, tell: Tell): Refusal | undefined {
  if (amount < 1 || amount > mostRepaid(state, seat)) return refuse('1880/X-debt-c');
  pay(state, playerOwner(seat), BANK, amount);
  state.debts[seat] = debtOf(state, seat) - amount;
  tell({ type: 'debtRepaid', seat, amount, debt: debtOf(state, seat) });
  return undefined;
}
