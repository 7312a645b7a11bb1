import { BANK, POOL, pay, playerOwner } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step, type Tell, unlessEmpty } from '@stellwerk/engine/kernel';
import { noteSale } from '@stellwerk/engine/rounds';
import type { ActionNamed } from './actions.ts';
import { isRailway, MHE, STOCK_IDS, type StockId } from './companies.ts';
import { companyOf, denominationOf, moveShares, percentHeld, settleDirector, sharesOf, valueNow } from './paper.ts';
import { isMheFixed, moveValue } from './payout.ts';
import type { State, StockRound } from './state.ts';
import { setValue, valueAfter } from './value-track.ts';

/** The least part of a company that somebody must own. */
const QUORUM = 20;

function hasActed(state: State, id: StockId): boolean {
  return id === MHE || companyOf(state, id).acted;
}

/** Before a company has acted its shares bring the next lower value. 1873/3.2.2-c, 1873/3.2.2-d, 1873/3.2.2-h */
export function salePrice(state: State, id: StockId): number {
  const value = valueNow(state, id);
  return hasActed(state, id) ? value : valueAfter(value, -1);
}

function refuseSale(state: State, frame: StockRound, seat: number, id: StockId, count: number): Refusal | undefined {
  if (state.tradingRound === 1) return refuse('1873/3.2.2-a');
  if (state.options.packets === 'one' && frame.soldNow.includes(id)) return refuse('1873/3.2.2-b');
  if (sharesOf(state, id, playerOwner(seat)) < count) return refuse('1873/3.2.2-c', {}, '1873.notSoMany');
  // 1873/3.2.2-n
  if (id === MHE || companyOf(state, id).director !== seat) return undefined;
  const left = percentHeld(state, id, seat) - count * denominationOf(state, id);
  if (left >= QUORUM) return undefined;
  if (isRailway(id) && !companyOf(state, id).acted) return refuse('1873/3.2.2-j');
  const others = state.seats.filter((other) => other !== seat);
  return others.some((other) => percentHeld(state, id, other) >= QUORUM) ? undefined : refuse('1873/3.2.2-k');
}

export function sellShares(
  { state, frame, tell }: Step<State, StockRound>,
  { seat, company, count }: ActionNamed<'sellShares'>,
): Refusal | undefined {
  const refusal = refuseSale(state, frame, seat, company, count);
  if (refusal) return refusal;
  const price = salePrice(state, company);
  moveShares(state, company, playerOwner(seat), POOL, count);
  pay(state, BANK, playerOwner(seat), price * count);
  tell({ type: 'sharesSold', seat, company, count, price });
  lowerValue(state, company, count, tell);
  frame.soldNow.push(company);
  noteSale(frame.sold, company, seat);
  settleDirector(state, company, tell);
  return undefined;
}

/**
 * A box down for each share, once the company has acted; its marker goes under the others in any case. 1873/3.2.2-e,
 * 1873/3.2.2-f, 1873/3.2.2-g, 1873/3.2.2-h, 1873/3.2.2-i
 */
function lowerValue(state: State, id: StockId, count: number, tell: Tell): void {
  if (id === MHE && isMheFixed(state)) return;
  if (hasActed(state, id)) moveValue(state, id, -count, tell);
  else setValue(state, id, valueNow(state, id));
}

export function saleChoices(state: State, frame: StockRound, seat: number): Choice[] {
  if (state.tradingRound === 1) return [];
  return STOCK_IDS.flatMap((company) => {
    const held = Array.from({ length: sharesOf(state, company, playerOwner(seat)) }, (_, i) => i + 1);
    const count = held.filter((n) => !refuseSale(state, frame, seat, company, n));
    const price = held.length > 0 ? salePrice(state, company) : 0;
    return unlessEmpty({ type: 'sellShares', params: { company: [company], count }, info: { price } });
  });
}
