import { BANK, cashOf, moveMarker, OFFERING, pay } from '@stellwerk/engine/finance';
import { type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import { dividendPayments } from '@stellwerk/engine/rounds';
import { bankPays } from './bank.ts';
import { type CompanyId, companies } from './companies.ts';
import { market, moves } from './market.ts';
import { type CompanyTurn, priceNow, type State } from './state.ts';
import { noteLink } from './train-duty.ts';

/** All of it to the shareholders: unsold shares earn for the treasury, shares in the pool nothing. 18rhl/11.1-d */
export function payDividend({ state, frame, tell }: Step<State, CompanyTurn>): Refusal | undefined {
  if (frame.step !== 'dividend') return refuse('18rhl/6.3-a');
  const { company, income } = frame;
  tell({ type: 'dividendPaid', company, income });
  const payeeOf = (holder: string) => (holder === OFFERING ? company : undefined);
  for (const { to, amount } of dividendPayments(state, companies[company], income, payeeOf)) {
    bankPays(state, to, amount, tell);
  }
  settleIncome(state, frame, income, tell);
  return undefined;
}

/** 18rhl/11.1-c */
export function withhold({ state, frame, tell }: Step<State, CompanyTurn>): Refusal | undefined {
  if (frame.step !== 'dividend') return refuse('18rhl/6.3-a');
  keepIncome(state, frame, tell);
  return undefined;
}

export function keepIncome(state: State, frame: CompanyTurn, tell: Tell): void {
  tell({ type: 'incomeKept', company: frame.company, income: frame.income });
  bankPays(state, frame.company, frame.income, tell);
  settleIncome(state, frame, 0, tell);
}

/** The price moves, and a debt to the bank is paid off as far as the treasury goes. 18rhl/12, 13.3-h */
export function settleIncome(state: State, frame: CompanyTurn, dividend: number, tell: Tell): void {
  const { company } = frame;
  state.companies[company].lastIncome = frame.income;
  // 18rhl/16.5-e
  state.companies[company].acted = true;
  movePrice(state, company, dividend, tell);
  const repaid = Math.min(state.companies[company].debt, cashOf(state, company));
  if (repaid > 0) {
    pay(state, company, BANK, repaid);
    state.companies[company].debt -= repaid;
    tell({ type: 'debtRepaid', company, amount: repaid });
  }
  noteLink(state, company);
  frame.step = 'trains';
}

function movePrice(state: State, company: CompanyId, dividend: number, tell: Tell): void {
  if (dividend > 0 && dividend < priceNow(state, company)) return;
  const directions = dividend > 0 ? moves.dividend : moves.noDividend;
  if (moveMarker(market, state, company, directions)) {
    tell({ type: 'priceMoved', company, price: priceNow(state, company) });
  }
}
