import { BANK, cashOf, OFFERING, type Owner, pay, placeMarker } from '@stellwerk/engine/finance';
import { type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import { dividendPayments, movePrice } from '@stellwerk/engine/rounds';
import { bankPays } from './bank.ts';
import { companyOf, isShareholder, priceNow, type Rhineland } from './game.ts';
import { type CompanyTurn, charterOf, type State } from './state.ts';

/** To the shareholders, but for what is kept: unsold shares and those on the charter earn for the treasury, shares in the pool nothing. */
export function payDividend(
  game: Rhineland,
  { state, frame, tell }: Step<State, CompanyTurn>,
  kept = 0,
): Refusal | undefined {
  if (frame.step !== 'dividend') return refuse(game.cites.stepOrder);
  const { company } = frame;
  const income = frame.income - kept;
  tell({ type: 'dividendPaid', company, income });
  const payeeOf = (holder: Owner) => {
    if (isShareholder(game, holder)) return holder;
    return holder === OFFERING || holder === company ? company : undefined;
  };
  for (const { to, amount } of dividendPayments(state, companyOf(game, company), income, payeeOf)) {
    bankPays(state, to, amount, tell);
  }
  if (kept > 0) {
    tell({ type: 'incomeKept', company, income: kept });
    bankPays(state, company, kept, tell);
  }
  settleIncome(game, state, frame, income, tell);
  return undefined;
}

export function keepIncome(game: Rhineland, { state, frame, tell }: Step<State, CompanyTurn>): undefined {
  tell({ type: 'incomeKept', company: frame.company, income: frame.income });
  bankPays(state, frame.company, frame.income, tell);
  settleIncome(game, state, frame, 0, tell);
}

/** The price moves, and a debt to the bank is paid off as far as the treasury goes. */
export function settleIncome(game: Rhineland, state: State, frame: CompanyTurn, dividend: number, tell: Tell): void {
  const { company } = frame;
  const charter = charterOf(state, company);
  charter.lastIncome = frame.income;
  charter.acted = true;
  const { dividend: up, noDividend: down } = game.moves;
  const stays = dividend > 0 && dividend < priceNow(game, state, company);
  if (!stays) movePrice(game.market, state, company, dividend > 0 ? up : down, tell);
  else if (game.law.unmovedMarker === 'goesUnder') goUnder(state, company);
  const repaid = Math.min(charter.debt, cashOf(state, company));
  if (repaid > 0) {
    pay(state, company, BANK, repaid);
    charter.debt -= repaid;
    tell({ type: 'debtRepaid', company, amount: repaid });
  }
  game.law.afterIncome(state, company);
  frame.step = 'trains';
}

/** The marker stays on its square, below all others there. */
function goUnder(state: State, company: string): void {
  const place = state.market[company];
  if (place) placeMarker(state, company, place);
}
