import {
  BANK,
  directorIndex,
  moveMarker,
  pay,
  percentAt,
  percentOf,
  playerOwner,
  saleOf,
  changesDirector as willChangeDirector,
} from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Tell } from '@stellwerk/engine/kernel';
import { giveUpBlock } from '@stellwerk/engine/rounds';
import { COMPANY_IDS, type CompanyId } from './companies.ts';
import { market, moves, SALE_FEE } from './market.ts';
import { noteBank, tens, unitsOf } from './paper.ts';
import { sellThroughBank } from './part-sale.ts';
import { paperOf, priceNow, type State } from './state.ts';
import { isTakenOver } from './trains.ts';

/**
 * What forbids a player to sell so many units of a company, in whatever round. 1880/VIII-dirchange-c,
 * 1880/VIII-dirchange-d, 1880/XII-sell-e
 */
export function refuseUnits(state: State, seat: number, id: CompanyId, units: number): Refusal | undefined {
  const owner = playerOwner(seat);
  if (units > unitsOf(state, id, owner)) return refuse('1880/XII-sell-a', {}, '1880.notHeld');
  const issue = paperOf(state, id);
  if (saleOf(state, issue, state.seats, owner, tens(units))) return undefined;
  const size = percentAt(issue, directorIndex(issue));
  const heirs = state.seats.filter((other) => other !== seat && percentOf(state, issue, playerOwner(other)) >= size);
  return refuse(heirs.length === 0 ? '1880/VIII-dirchange-d' : '1880/XII-sell-e');
}

/** Whether the sale would make somebody else director. */
export function changesDirector(state: State, seat: number, id: CompanyId, units: number): boolean {
  return willChangeDirector(state, paperOf(state, id), state.seats, playerOwner(seat), tens(units));
}

/** What one unit brings. 1880/XII-sell-b */
export function proceeds(state: State, id: CompanyId): number {
  return priceNow(state, id) - SALE_FEE;
}

/**
 * All at the price before the sale; then it falls a field for each unit, unless prices stand still. 1880/XII-sell-c,
 * 1880/XIV-comm-d
 */
export function sellUnits(state: State, seat: number, id: CompanyId, units: number, tell: Tell): void {
  const amount = units * proceeds(state, id);
  const seller = playerOwner(seat);
  tell({ type: 'sharesSold', seat, company: id, units, amount });
  pay(state, BANK, seller, amount);
  if (!sellThroughBank(state, seat, id, units, tell)) {
    giveUpBlock(state, state.seats, { issue: paperOf(state, id), seller, percents: tens(units), to: BANK }, tell);
  }
  noteBank(state, id);
  if (isTakenOver(state.phase)) return;
  // 1880/XIII-sr-a
  let fell = false;
  for (let i = 0; i < units; i++) fell = moveMarker(market, state, id, moves.sold) || fell;
  if (fell) tell({ type: 'priceMoved', company: id, price: priceNow(state, id) });
}

/** Everything the player may sell; `refusal` adds what else forbids it. */
export function saleChoices(
  state: State,
  seat: number,
  refusal: (id: CompanyId, units: number) => Refusal | undefined,
): Choice[] {
  return COMPANY_IDS.flatMap((id): Choice[] => {
    const held = unitsOf(state, id, playerOwner(seat));
    const units = Array.from({ length: held }, (_, i) => i + 1).filter((n) => !refusal(id, n));
    if (units.length === 0) return [];
    return [{ type: 'sellShares', params: { company: [id], units }, info: { price: proceeds(state, id) } }];
  });
}
