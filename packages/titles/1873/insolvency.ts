import { BANK, cashOf, GONE, isPlayer, OFFERING, POOL, pay } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { type CompanyId, isRailway, type MineCompanyId, type RailwayId } from './companies.ts';
import type { MineId } from './mines.ts';
import { companyOf, denominationOf, moveShares, ownersIn, sharesOf, splitShares, valueNow } from './paper.ts';
import { moveValue } from './payout.ts';
import { nextSize } from './phase-change.ts';
import { isObsolete } from './production.ts';
import { buyNextLoco, installMachine } from './purchases.ts';
import { phaseOf, type State } from './state.ts';
import { type Phase, phaseNumber, phaseOfSize, phases, type Size, units } from './units.ts';
import { boxesFor } from './value-track.ts';

/** Why a company is insolvent: 1873/6-a or 1873/6-b. */
type Reason = 'loco' | 'maintenance';

/**
 * Shares back, new ones into the pool as far as needed, the bank for the rest, then what must be bought. 1873/6-c, 6.1
 */
export function restructure(state: State, id: CompanyId, reason: Reason, tell: Tell): void {
  tell({ type: 'insolvent', company: id, reason: reason === 'loco' ? 'compulsory' : reason });
  companyOf(state, id).director = null;
  if (isRailway(id)) state.railways[id].concession.owner = GONE;
  if (reason === 'maintenance' && state.options.insolvencyCapital === 'taken') pay(state, id, BANK, cashOf(state, id));
  // 1873/6.1-a
  for (const owner of new Set(ownersIn(state, id).filter(isPlayer))) {
    moveShares(state, id, owner, POOL, sharesOf(state, id, owner));
  }
  // 1873/6.1-b
  const unsold = sharesOf(state, id, OFFERING);
  moveShares(state, id, OFFERING, POOL, unsold);
  raise(state, id, unsold, tell);
  const loco = isRailway(id) && needsLoco(state, id, reason) ? units[nextSize(state)].loco : 0;
  const cost = isRailway(id) ? loco : planMachines(state, id).cost;
  // 1873/6.1-c, 1873/6.1-d
  while (cashOf(state, id) < cost && denominationOf(state, id) > 10)
    raise(state, id, splitShares(state, id, POOL), tell);
  subsidise(state, id, cost - cashOf(state, id), tell);
  // What is left over stays with the company, which is solvent again and in receivership. 1873/6.1-k, 1873/6.1-n
  if (isRailway(id)) renewRailway(state, id, reason, tell);
  else renewMines(state, id, tell);
}

/** The company gets the value of shares that go to the pool. */
function raise(state: State, id: CompanyId, count: number, tell: Tell): void {
  if (count === 0) return;
  const amount = count * valueNow(state, id);
  pay(state, BANK, id, amount);
  tell({ type: 'sharesToPool', company: id, count, amount });
}

/** The missing rest; a large one raises the value as a payout would. 1873/6.1-e */
function subsidise(state: State, id: CompanyId, missing: number, tell: Tell): void {
  if (missing <= 0) return;
  pay(state, BANK, id, missing);
  tell({ type: 'subsidised', company: id, amount: missing });
  const value = valueNow(state, id);
  const rises = state.options.insolvencySubsidy === 'from-value' ? missing >= value : missing > value;
  if (rises) moveValue(state, id, boxesFor(missing, value), tell);
}

/** The QLB's local loco needs no maintenance. 1873/6.1-g, 1873/6.1-l, 1873/6.1-m, (A19) */
function needsLoco(state: State, id: RailwayId, reason: Reason): boolean {
  if (reason === 'loco') return true;
  return id !== 'QLB' && state.railways[id].locos.every((size) => isObsolete(phaseOf(state), 'locos', size));
}

/** 1873/6.1-f, 1873/6.1-g: scrapped is by the phase after the purchase. (A22) */
function renewRailway(state: State, id: RailwayId, reason: Reason, tell: Tell): void {
  const before = phaseOf(state);
  const buys = needsLoco(state, id, reason);
  const first = state.options.insolvencyOrder === 'scraps-first';
  if (reason === 'maintenance' && first) scrapObsolete(state, id, before, tell);
  if (buys) buyNextLoco(state, id, tell);
  if (reason === 'maintenance' && !first) scrapObsolete(state, id, phaseOf(state), tell);
}

function scrapObsolete(state: State, id: RailwayId, phase: Phase, tell: Tell): void {
  const railway = state.railways[id];
  const locos = railway.locos.filter((size) => isObsolete(phase, 'locos', size));
  const switchers = railway.switchers.filter((size) => isObsolete(phase, 'switchers', size));
  railway.locos = railway.locos.filter((size) => !locos.includes(size));
  railway.switchers = railway.switchers.filter((size) => !switchers.includes(size));
  if (locos.length + switchers.length > 0) tell({ type: 'obsoleteScrapped', company: id, locos, switchers });
}

interface MachinePlan {
  readonly cost: number;
  readonly machines: readonly { readonly size: Size; readonly mines: readonly MineId[] }[];
}

/**
 * Which machines replace all obsolete markers, in the order in which the mines came, played through with the phases
 * that the purchases begin. Surplus markers count only of a machine that is larger than the first. 1873/6.1-h,
 * 1873/6.1-i, 1873/6.1-l, (A22, A23)
 */
export function planMachines(state: State, id: MineCompanyId): MachinePlan {
  const peer = state.options.insolvencyOrder === 'scraps-first';
  const own = state.mineCompanies[id].mines;
  const sizes = new Map<MineId, number>(own.map((mine) => [mine, state.mines[mine].machine]));
  const stock = { ...state.stock };
  let phase = state.phase;
  let cost = 0;
  const machines: { size: Size; mines: MineId[] }[] = [];
  for (;;) {
    const law = phases[peer ? state.phase : phase];
    const obsolete = own.filter((mine) => isObsolete(law, 'machines', sizes.get(mine) ?? 1));
    if (obsolete.length === 0) return { cost, machines };
    const size = nextSize({ stock });
    if (size !== 5) stock[size] -= 1;
    cost += units[size].machine ?? 0;
    if (phaseNumber(phase) < size) phase = phaseOfSize(size);
    const replaced = obsolete.slice(0, size);
    const larger = size > (machines[0]?.size ?? size);
    if (larger || peer) {
      const smaller = own.filter((mine) => !replaced.includes(mine) && (sizes.get(mine) ?? 1) < size);
      const spare = smaller.filter((mine) => !obsolete.includes(mine));
      replaced.push(...spare.slice(0, size - replaced.length));
    }
    for (const mine of replaced) sizes.set(mine, size);
    machines.push({ size, mines: replaced });
  }
}

/** 1873/6.1-h, 1873/6.1-i, 1873/6.1-j */
function renewMines(state: State, id: MineCompanyId, tell: Tell): void {
  for (const { mines: replaced } of planMachines(state, id).machines) installMachine(state, id, replaced, tell);
  const phase = phaseOf(state);
  for (const mine of state.mineCompanies[id].mines) {
    if (isObsolete(phase, 'switchers', state.mines[mine].switcher)) state.mines[mine].switcher = 0;
  }
}
