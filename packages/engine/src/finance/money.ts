import { BANK, type Owner } from './owners.ts';

/** Money in whole units, by owner. It only ever moves. */
export interface MoneyState {
  money: Record<Owner, number>;
}

export function cashOf(state: MoneyState, owner: Owner): number {
  return state.money[owner] ?? 0;
}

/** Moves money. Only the bank may go below zero. The caller must check that anyone else can pay. */
export function pay(state: MoneyState, from: Owner, to: Owner, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} cannot be paid`);
  if (amount === 0 || from === to) return;
  const left = cashOf(state, from) - amount;
  if (left < 0 && from !== BANK) throw new RangeError(`${from} cannot pay ${amount}`);
  state.money[from] = left;
  state.money[to] = cashOf(state, to) + amount;
}

export function allMoney(state: MoneyState): number {
  return Object.values(state.money).reduce((sum, cash) => sum + cash, 0);
}
