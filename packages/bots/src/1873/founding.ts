import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import type { Choice } from '@stellwerk/engine/kernel';
import { ISSUE_PRICES, isRailway, nextSize, type RailwayId, railways, type State, units } from '@stellwerk/titles/1873';
import { soldInARound } from './calendar.ts';

/** So many units are sold before a new railway buys its loco: in the first phases, and later. */
const SOLD_BEFORE = { early: 2, late: 5 };
const FLOATS_WITH = 3;
/** A founder takes so many of them. */
const OWN_SHARES = 2;

/** What a new railway must have for its route and its first loco, after so many units are sold. */
function needOf(state: State, id: RailwayId, soldBefore: number): number {
  const { cost } = railways[id].concession;
  if (id === 'QLB') return cost;
  const stock = { ...state.stock };
  for (let sold = soldBefore; sold > 0; sold--) {
    const size = nextSize({ stock });
    if (size !== 5) stock[size] -= 1;
  }
  return cost + units[nextSize({ stock })].loco;
}

/** The least issue price with which a railway can pay its route and its loco; none: it would be insolvent. */
export function leastPrice(state: State, id: RailwayId): number | undefined {
  const early = state.phase === '1' || state.phase === '2';
  const need = needOf(state, id, early ? SOLD_BEFORE.early : SOLD_BEFORE.late);
  return ISSUE_PRICES.find((price) => 5 * price >= need);
}

/** Whether the founder's shares and one of each of the others who can pay it make it float in this round. */
function canFloat(state: State, seat: number, price: number): boolean {
  if (cashOf(state, playerOwner(seat)) < OWN_SHARES * price) return false;
  const others = state.seats.filter((one) => one !== seat && cashOf(state, playerOwner(one)) >= price);
  return OWN_SHARES + others.length >= FLOATS_WITH;
}

/**
 * A share is worth its value at the end too, and five times the issue price is the railway's: the highest price that the table
 * can pay is the best.
 */
export function isSound(state: State, seat: number, { params }: Choice): boolean {
  const [company] = Array.isArray(params['company']) ? params['company'] : [];
  const [price] = Array.isArray(params['price']) ? params['price'] : [];
  if (typeof company !== 'string' || !isRailway(company)) return false;
  const least = leastPrice(state, company);
  if (least === undefined) return false;
  return price === ISSUE_PRICES.findLast((one) => one >= least && canFloat(state, seat, one));
}

/** Whether the share is one of a railway that waits for buyers and could no longer pay its route and its loco if it floated. */
export function floatsTooPoor(state: State, { params }: Choice): boolean {
  const [company] = Array.isArray(params['company']) ? params['company'] : [];
  if (typeof company !== 'string' || !isRailway(company)) return false;
  const { floated, issuePrice } = state.railways[company];
  if (floated || issuePrice === null) return false;
  // It acts in the next round, and what is paid for its shares is lost to its founder if it never does.
  return 5 * issuePrice < needOf(state, company, soldInARound(state));
}
