import { BANK, OFFERING, POOL, pay, playerOwner } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step, unlessEmpty } from '@stellwerk/engine/kernel';
import { refusePrice } from '@stellwerk/engine/rounds';
import type { ActionNamed } from './actions.ts';
import { isRailway, MHE, STOCK_IDS, type StockId } from './companies.ts';
import { floatIfReady } from './floating.ts';
import { companyOf, inReceivership, isFounded, moveShares, settleDirector, sharesOf, valueNow } from './paper.ts';
import type { State, StockRound } from './state.ts';

type Source = ActionNamed<'buyShare'>['from'];

/** MHE shares are always in the pool. 1873/3.2.7-a */
const PLACES = { pool: POOL, offering: OFFERING } as const;

function refuseShare(state: State, frame: StockRound, seat: number, id: StockId, from: Source): Refusal | undefined {
  if (!isFounded(state, id)) return refuse('1873/3.2.3-a', {}, '1873.notFounded');
  if (id !== MHE && inReceivership(state, id)) return refuse('1873/3.2.3-b', {}, '1873.inReceivership');
  if (sharesOf(state, id, PLACES[from]) === 0) return refuse('1873/3.2.3-b', {}, '1873.noneThere');
  if (frame.sold[id]?.includes(seat)) return refuse('1873/3.2.3-b', {}, '1873.soldBefore');
  const price = valueNow(state, id);
  return refusePrice(state, playerOwner(seat), price, '1873/3.2.3-b', '1873.tooDear');
}

/** 1873/3.2.3-a, 1873/3.2.3-b, 1873/3.2.3-c, 1873/3.2.3-d, 1873/3.2.3-e, 1873/3.2.3-f, 1873/3.2.3-g */
export function buyShare(
  { state, frame, tell }: Step<State, StockRound>,
  { seat, company, from }: ActionNamed<'buyShare'>,
): Refusal | undefined {
  const refusal = refuseShare(state, frame, seat, company, from);
  if (refusal) return refusal;
  const price = valueNow(state, company);
  const toCompany = from === 'offering' && company !== MHE && companyOf(state, company).acted;
  pay(state, playerOwner(seat), toCompany ? company : BANK, price);
  moveShares(state, company, PLACES[from], playerOwner(seat), 1);
  tell({ type: 'shareBought', seat, company, from, price });
  settleDirector(state, company, tell);
  if (from === 'offering' && isRailway(company)) floatIfReady(state, company, tell);
  return undefined;
}

export function buyingChoices(state: State, frame: StockRound, seat: number): Choice[] {
  return STOCK_IDS.flatMap((company) => {
    const from = (['pool', 'offering'] as const).filter((place) => !refuseShare(state, frame, seat, company, place));
    const price = valueNow(state, company);
    return unlessEmpty({ type: 'buyShare', params: { company: [company], from }, info: { price } });
  });
}
