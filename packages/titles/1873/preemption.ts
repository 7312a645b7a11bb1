import { BANK, POOL, pay, playerOwner } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step, unlessEmpty } from '@stellwerk/engine/kernel';
import { refusePrice } from '@stellwerk/engine/rounds';
import type { ActionNamed } from './actions.ts';
import { COMPANY_IDS, type CompanyId } from './companies.ts';
import { companyOf, denominationOf, moveShares, valueNow } from './paper.ts';
import type { State, StockRound } from './state.ts';

/**
 * The way out of receivership. 1873/6.3-a, 1873/6.3-b: 20 to 40 % in one action; of a company with two shares one.
 * 1873/3.2.6-b, (A25)
 */
export function sharesToExercise(state: State, id: CompanyId): readonly [least: number, most: number] {
  const percent = denominationOf(state, id);
  return percent === 50 ? [1, 1] : [20 / percent, 40 / percent];
}

function refuseExercise(state: State, seat: number, id: CompanyId, count: number): Refusal | undefined {
  if (state.rights[id] !== seat) return refuse('1873/3.2.6-a');
  const [least, most] = sharesToExercise(state, id);
  if (count < least || count > most) return refuse('1873/3.2.6-b');
  const price = count * valueNow(state, id);
  return refusePrice(state, playerOwner(seat), price, '1873/3.2.6-e', '1873.tooDear');
}

/** 1873/3.2.6-a, 1873/3.2.6-b, 1873/3.2.6-c, 1873/3.2.6-d, 1873/3.2.6-e */
export function exercise(
  { state, tell }: Step<State, StockRound>,
  { seat, company, count }: ActionNamed<'exercise'>,
): Refusal | undefined {
  const refusal = refuseExercise(state, seat, company, count);
  if (refusal) return refusal;
  const price = valueNow(state, company);
  pay(state, playerOwner(seat), BANK, count * price);
  moveShares(state, company, POOL, playerOwner(seat), count);
  companyOf(state, company).director = seat;
  delete state.rights[company];
  tell({ type: 'rightExercised', seat, company, count, price });
  return undefined;
}

export function exerciseChoices(state: State, seat: number): Choice[] {
  return COMPANY_IDS.filter((id) => state.rights[id] === seat).flatMap((company) => {
    const count = [1, 2, 3, 4].filter((n) => !refuseExercise(state, seat, company, n));
    const price = valueNow(state, company);
    return unlessEmpty({ type: 'exercise', params: { company: [company], count }, info: { price } });
  });
}
