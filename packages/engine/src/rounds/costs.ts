import { cashOf, type MoneyState, type Owner, pay, playerOwner } from '../finance/index.ts';
import { type Refusal, refuse, type Seat, type Tell } from '../kernel/index.ts';

/** Refused if the owner has less than the price; the text `code` says so. */
export function refusePrice(
  state: MoneyState,
  owner: Owner,
  price: number,
  rule: string,
  code: string,
): Refusal | undefined {
  return cashOf(state, owner) < price ? refuse(rule, { price }, code) : undefined;
}

/** The same where the text tells what there is beside what it costs. */
export function refuseCost(
  state: MoneyState,
  owner: Owner,
  cost: number,
  rule: string,
  code: string,
): Refusal | undefined {
  const cash = cashOf(state, owner);
  return cash < cost ? refuse(rule, { cost, cash }, code) : undefined;
}

/** A director helps the company out. */
export function directorPays(
  state: MoneyState,
  { seat, company }: { readonly seat: Seat; readonly company: string },
  to: Owner,
  amount: number,
  tell: Tell,
): void {
  pay(state, playerOwner(seat), to, amount);
  tell({ type: 'directorPaid', seat, company, amount });
}
