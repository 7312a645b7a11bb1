import {
  clockwiseFrom,
  type Issue,
  isPlayer,
  type OFFERING,
  type Owner,
  type POOL,
  percentOf,
  playerOwner,
  strongest,
} from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { type CompanyId, type Denomination, isRailway, MHE, STOCK_IDS, type StockId } from './companies.ts';
import { MHE_VALUE } from './data/limits.ts';
import type { CompanyState, State } from './state.ts';
import { valueIn } from './value-track.ts';

const DENOMINATION: Readonly<Record<number, Denomination>> = { 2: 50, 5: 20, 10: 10 };

/** The shares of every company in each size; all of one company are alike and none is a director's. 1873/3.2.1-a */
const issues: ReadonlyMap<StockId, Readonly<Record<Denomination, Issue>>> = new Map(
  STOCK_IDS.map((id) => [id, { 50: issue(id, 50), 20: issue(id, 20), 10: issue(id, 10) }]),
);

function issue(id: StockId, percent: Denomination): Issue {
  return { id, certificates: Array.from({ length: 100 / percent }, () => ({ percent })) };
}

export function companyOf(state: State, id: CompanyId): CompanyState {
  return isRailway(id) ? state.railways[id] : state.mineCompanies[id];
}

export function isFounded(state: State, id: StockId): boolean {
  return ownersIn(state, id).length > 0;
}

export function ownersIn(state: State, id: StockId): Owner[] {
  return state.certificates[id] ?? [];
}

/** The percentage of one share; 20 before the founding. */
export function denominationOf(state: State, id: StockId): Denomination {
  return DENOMINATION[ownersIn(state, id).length] ?? 20;
}

export function issueOf(state: State, id: StockId): Issue {
  const found = issues.get(id)?.[denominationOf(state, id)];
  if (!found) throw new RangeError(`no shares of ${id}`);
  return found;
}

export function sharesOf(state: State, id: StockId, owner: Owner): number {
  let count = 0;
  for (const holder of ownersIn(state, id)) if (holder === owner) count += 1;
  return count;
}

/** There is no limit to what a player holds. 1873/3.2-d */
export function percentHeld(state: State, id: StockId, seat: number): number {
  return isFounded(state, id) ? percentOf(state, issueOf(state, id), playerOwner(seat)) : 0;
}

/** What one share is worth. 1873/3.2.1-b, 1873/3.2.7-b */
export function valueNow(state: State, id: StockId): number {
  return id === MHE && state.options.mheValue === 'fixed' ? MHE_VALUE : valueIn(state, id);
}

/** So many shares go from one owner to another. */
export function moveShares(state: State, id: StockId, from: Owner, to: Owner, count: number): void {
  const owners = ownersIn(state, id);
  for (let i = 0; i < count; i++) {
    const at = owners.indexOf(from);
    if (at < 0) throw new RangeError(`${from} has no share of ${id}`);
    owners[at] = to;
  }
}

/** Founded and without a director, which every other company has. 1873/3.2.1-c, 1873/6.2-a */
export function inReceivership(state: State, id: CompanyId): boolean {
  return isFounded(state, id) && companyOf(state, id).director === null;
}

/** The owner of a concession stays director until the compulsory loco is bought. 1873/3.2.1-e */
function isBound(state: State, id: CompanyId): boolean {
  return isRailway(id) && isPlayer(state.railways[id].concession.owner);
}

/**
 * Whoever now owns more than the director takes over; of several the largest, of equals the next in order after the old
 * director. 1873/3.2.1-d, 1873/3.2.2-l, (A37)
 */
export function settleDirector(state: State, id: StockId, tell: Tell): void {
  if (id === MHE) return;
  const company = companyOf(state, id);
  if (company.director === null || isBound(state, id)) return;
  const held = percentHeld(state, id, company.director);
  const next = strongest(state, issueOf(state, id), clockwiseFrom(state.seats, company.director), held);
  if (next === undefined) return;
  company.director = next;
  tell({ type: 'directorChanged', company: id, seat: next });
}

/** New shares come, and all are of the next size. 1873/4.3.6-b, 1873/4.3.6-c */
export function splitShares(state: State, id: StockId, to: typeof OFFERING | typeof POOL): number {
  const count = denominationOf(state, id) === 50 ? 3 : 5;
  state.certificates[id] = [...ownersIn(state, id), ...Array<Owner>(count).fill(to)];
  return count;
}
