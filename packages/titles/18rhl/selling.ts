import {
  directorIndex,
  moveMarker,
  type Owner,
  ordinaryOf,
  POOL,
  percentAt,
  percentOf,
  playerOwner,
  type Sale,
  saleHands,
  saleOf,
  sumOf,
} from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Tell } from '@stellwerk/engine/kernel';
import { blockPrice, giveUpBlock } from '@stellwerk/engine/rounds';
import { bankPays } from './bank.ts';
import { allCompanies, type Company, type CompanyId, companies } from './companies.ts';
import { giveUpKkk, kkkHands, refuseKkkSale, takesOldestBack } from './kkk-change.ts';
import { market, moves } from './market.ts';
import { directorSeat, priceNow, type State } from './state.ts';

/** 18rhl/16.5-d */
const POOL_LIMIT = 50;

/** What forbids a player to sell this block, whatever round it is. 18rhl/16.5, 5.4 */
export function refuseBlock(
  state: State,
  seat: number,
  company: Company,
  percents: readonly number[],
): Refusal | undefined {
  const owner = playerOwner(seat);
  const sum = sumOf(percents);
  if (sum === 0 || sum > percentOf(state, company, owner)) return notHeld();
  if (!state.companies[company.id].acted) return refuse('18rhl/16.5-e');
  if (percentOf(state, company, POOL) + sum > POOL_LIMIT) return refuse('18rhl/16.5-d');
  if (takesOldestBack(state, company)) return refuseKkkSale(state, seat, percents);
  const sale = saleOf(state, company, state.seats, owner, percents);
  if (!sale) return refuseSizes(state, seat, company, percents);
  return partsTwenty(state, seat, company, sale, percents) ? refuse('18rhl/5.4-k') : undefined;
}

function notHeld(): Refusal {
  return refuse('18rhl/16.5-a', {}, '18rhl.notHeld');
}

/** Why certificates of these sizes cannot leave the seller. */
function refuseSizes(state: State, seat: number, company: Company, percents: readonly number[]): Refusal {
  const owner = playerOwner(seat);
  const wantsTwenty = count(percents, 20) > count(ordinaryPercents(state, company, owner), 20);
  if (directorSeat(state, company) !== seat) return wantsTwenty ? notHeld() : refuse('18rhl/16.5-g');
  const others = state.seats.filter((other) => other !== seat);
  const most = Math.max(0, ...others.map((other) => percentOf(state, company, playerOwner(other))));
  if (most < percentAt(company, directorIndex(company))) return refuse('18rhl/5.4-e');
  if (most <= percentOf(state, company, owner) - sumOf(percents)) return refuse('18rhl/5.4-i');
  return refuse(wantsTwenty ? '18rhl/16.5-f' : '18rhl/5.4-k');
}

/** Two shares of 10% would be exchanged and both sold although the new director has one of 20% to give. 18rhl/5.4-k */
function partsTwenty(state: State, seat: number, company: Company, sale: Sale, percents: readonly number[]): boolean {
  const { successor, exchange = [] } = sale;
  if (successor === undefined || exchange.length === 1) return false;
  const tens = count([...ordinaryPercents(state, company, playerOwner(seat)), ...exchange], 10);
  return count(percents, 10) === tens && ordinaryPercents(state, company, playerOwner(successor)).includes(20);
}

function ordinaryPercents(state: State, company: Company, owner: Owner): readonly number[] {
  return ordinaryOf(state, company, owner).map((index) => percentAt(company, index));
}

function count(percents: readonly number[], size: number): number {
  return percents.filter((percent) => percent === size).length;
}

/** The block goes to the pool for the price before the sale, and the marker one row down. 18rhl/16.5-b, 16.6-a */
export function sellBlock(state: State, seat: number, id: CompanyId, percents: readonly number[], tell: Tell): number {
  const company = companies[id];
  const amount = blockPrice(percents, priceNow(state, id));
  tell({ type: 'sharesSold', seat, company: id, percent: sumOf(percents), amount });
  bankPays(state, playerOwner(seat), amount, tell);
  if (takesOldestBack(state, company)) giveUpKkk(state, seat, percents, tell);
  else giveUpBlock(state, state.seats, { issue: company, seller: playerOwner(seat), percents, to: POOL }, tell);
  if (moveMarker(market, state, id, moves.sold)) tell({ type: 'priceMoved', company: id, price: priceNow(state, id) });
  return amount;
}

/** Every block the player may sell, as the title's `sellShares` choices; `refusal` adds what else forbids one. */
export function saleChoices(
  state: State,
  seat: number,
  refusal: (company: Company, percents: readonly number[]) => Refusal | undefined,
): Choice[] {
  return allCompanies.flatMap((company): Choice[] => {
    const all = takesOldestBack(state, company)
      ? kkkHands(state, seat)
      : saleHands(state, company, state.seats, playerOwner(seat));
    const hands = all.filter((hand) => !refusal(company, hand) && !refuseBlock(state, seat, company, hand));
    if (hands.length === 0) return [];
    const params = { company: [company.id], certificates: hands };
    return [{ type: 'sellShares', params, info: { price: priceNow(state, company.id) } }];
  });
}
