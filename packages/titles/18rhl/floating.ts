import { byPrice, moveMarker, OFFERING, POOL, percentOf, transfer } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { bankPays } from './bank.ts';
import { COMPANY_IDS, type Company, type CompanyId, companies, isCompany } from './companies.ts';
import { isBookedSoldOut } from './kkk-change.ts';
import { market, moves } from './market.ts';
import { priceNow, type State } from './state.ts';
import { hasBegun } from './trains.ts';

/** 18rhl/16.4-a */
const FLOAT_PERCENT = 50;
/** The three RhE certificates that went to the pool with No. 6. 18rhl/4.2-no6-d */
const RHE_POOL_PERCENT = 30;

/** Companies in the order in which they would operate. */
export function inOperatingOrder(state: State, ids: readonly CompanyId[]): CompanyId[] {
  return byPrice(market, state, ids).filter(isCompany);
}

/** At the end of a stock round. 18rhl/16.4 */
export function floatCompanies(state: State, tell: Tell): void {
  const ready = COMPANY_IDS.filter((id) => isReadyToFloat(state, companies[id]));
  for (const id of inOperatingOrder(state, ready)) float(state, companies[id], tell);
  for (const id of state.rising) {
    if (moveMarker(market, state, id, moves.floated)) {
      tell({ type: 'priceMoved', company: id, price: priceNow(state, id) });
    }
  }
  state.rising = [];
}

/** The reading `floating: at-once`: the capital comes with the purchase, the price rises at the end of the round. */
export function floatAtOnce(state: State, company: Company, tell: Tell): void {
  if (state.options.floating === 'at-once' && isReadyToFloat(state, company)) float(state, company, tell);
}

function isReadyToFloat(state: State, company: Company): boolean {
  const { floated, par } = state.companies[company.id];
  return !floated && par !== null && 100 - percentOf(state, company, OFFERING) >= FLOAT_PERCENT;
}

function float(state: State, company: Company, tell: Tell): void {
  const { id } = company;
  const late = hasBegun(state.phase, '5');
  const capital = late ? 10 * priceNow(state, id) : capitalOf(state, company);
  state.companies[id].floated = true;
  tell({ type: 'floated', company: id, capital });
  bankPays(state, id, capital, tell);
  if (late) {
    (state.certificates[id] ?? []).forEach((owner, i) => {
      if (owner === OFFERING) transfer(state, company, i, POOL);
    });
  } else {
    state.rising.push(id);
  }
}

/** Par for every share sold out of the initial offering. 18rhl/16.4-b */
function capitalOf(state: State, company: Company): number {
  const sold = 100 - percentOf(state, company, OFFERING);
  const par = state.companies[company.id].par ?? 0;
  if (company.id !== 'RhE') return (sold / 10) * par;
  const further = ((sold - RHE_POOL_PERCENT - 20) / 10) * par;
  return further + (state.options.rheTreasury === 'bid' ? state.rheBid : 2 * par);
}

/** All certificates with players: one row up. 18rhl/15.3-a */
export function raiseSoldOut(state: State, tell: Tell): void {
  const soldOut = COMPANY_IDS.filter(
    (id) =>
      (state.certificates[id] ?? []).every((owner) => owner.startsWith('player')) &&
      (id !== 'KKK' || isBookedSoldOut(state)),
  );
  for (const id of inOperatingOrder(state, soldOut)) {
    if (moveMarker(market, state, id, moves.soldOut)) {
      tell({ type: 'soldOut', company: id, price: priceNow(state, id) });
    }
  }
}
