import { BANK, cashOf, isPlayer, OFFERING, pay } from '@stellwerk/engine/finance';
import { type Choice, pop, type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { type CompanyId, isRailway } from './companies.ts';
import { restructure } from './insolvency.ts';
import { companyOf, denominationOf, inReceivership, ownersIn, percentHeld, splitShares } from './paper.ts';
import { adjustValue, payProfit } from './payout.ts';
import { mayPurchase, purchase, purchaseChoices } from './purchase-step.ts';
import { canAffordLoco, endConcession, isCompulsory } from './purchases.ts';
import type { MineCompanyTurn, RailwayTurn, State } from './state.ts';

/** What the turns of mine companies and of railways have in common: payout, purchases, an issue of shares. */
type CompanyTurn = MineCompanyTurn | RailwayTurn;

/** The step in which each kind of action is at home. */
export const STEP_OF = {
  payOut: 'payout',
  buySwitcher: 'purchases',
  trade: 'purchases',
  scrap: 'purchases',
  issueShares: 'issue',
} as const satisfies Partial<Record<Action['type'], CompanyTurn['step']>>;

export function companyActors(state: State, { company }: CompanyTurn): readonly number[] {
  const { director } = companyOf(state, company);
  return director === null ? state.seats : [director];
}

export function commonChoices(state: State, frame: CompanyTurn): readonly Choice[] {
  const { company, profit, step } = frame;
  switch (step) {
    case 'payout':
      return [{ type: 'payOut', params: { part: ['full', 'half', 'none'] }, info: { profit } }];
    case 'purchases':
      return [...purchaseChoices(state, frame, company), ...waysOn(state, company)];
    case 'issue':
      return refuseIssue(state, company) ? [PASS] : [{ type: 'issueShares', params: {} }, PASS];
    default:
      return [];
  }
}

/** Who must buy a loco and cannot pay it has one way on. */
function waysOn(state: State, id: CompanyId): Choice[] {
  if (!isCompulsory(state, id)) return [PASS];
  return canAffordLoco(state, id) ? [] : [{ type: 'becomeInsolvent', params: {} }];
}

export function takeCommonStep(step: Step<State, CompanyTurn>, action: Action): Refusal | undefined {
  const { state, frame, tell } = step;
  const { company } = frame;
  switch (action.type) {
    case 'payOut':
      payProfit(state, company, frame.profit, action.part, tell);
      return afterPayout(state, frame, tell);
    case 'issueShares':
      return issueShares(step);
    case 'pass':
      return passCommonStep(state, frame);
    default:
      return purchase(state, frame, company, action, 'kernel/not-now', tell);
  }
}

function passCommonStep(state: State, frame: CompanyTurn): Refusal | undefined {
  const { company, step } = frame;
  if (step === 'payout') return refuse('1873/4.3.2-a');
  if (step === 'issue') return endTurn(state, frame);
  if (isCompulsory(state, company)) return refuse(canAffordLoco(state, company) ? '1873/4.4.7-p' : '1873/4.4.7-a');
  frame.step = 'issue';
  return undefined;
}

/** Steps without a decision. */
export function skipsCommonStep(state: State, frame: CompanyTurn): boolean {
  const { company, step } = frame;
  if (step === 'purchases' && !isCompulsory(state, company) && !mayPurchase(state, frame, company)) {
    frame.step = 'issue';
    return true;
  }
  if (step !== 'issue' || !refuseIssue(state, company)) return false;
  endTurn(state, frame);
  return true;
}

/** Maintenance that the income does not cover is paid from the capital; a profit waits for its payout. */
export function settleIncome(state: State, frame: CompanyTurn, missing: number, tell: Tell): void {
  const { company } = frame;
  // In receivership too. 1873/6.2-f
  if (missing > cashOf(state, company)) {
    restructure(state, company, 'maintenance', tell);
    endTurn(state, frame);
    return;
  }
  if (missing > 0) pay(state, company, BANK, missing);
  if (inReceivership(state, company)) {
    // 1873/6.2-b, 1873/6.2-c, (A39)
    pay(state, BANK, company, frame.profit);
    endTurn(state, frame);
  } else if (frame.profit > 0) {
    frame.step = 'payout';
  } else {
    adjustValue(state, company, 0, tell);
    afterPayout(state, frame, tell);
  }
}

function afterPayout(state: State, frame: CompanyTurn, tell: Tell): undefined {
  if (frame.kind === 'mineCompanyTurn') {
    frame.step = 'mine';
    return;
  }
  frame.step = 'purchases';
  // It has no compulsory loco to end its concession. (A18)
  if (frame.company === 'QLB' && isPlayer(state.railways.QLB.concession.owner)) endConcession(state, 'QLB', tell);
}

/** What the director must own before the step to 10 %. */
const DIRECTOR_PART = 40;

/**
 * Neither money nor value moves, and the new shares rule out another issue. 1873/4.3.6-d, 1873/4.3.6-e, 1873/4.3.6-a,
 * 1873/4.3.6-c, 1873/4.4.8-a
 */
function refuseIssue(state: State, id: CompanyId): Refusal | undefined {
  const rule = (mines: string) => refuse(isRailway(id) ? '1873/4.4.8-a' : mines);
  const { director } = companyOf(state, id);
  const percent = denominationOf(state, id);
  // All shares issued so far must belong to players. (A32)
  if (director === null || percent === 10 || !ownersIn(state, id).every(isPlayer)) return rule('1873/4.3.6-a');
  return percent === 20 && percentHeld(state, id, director) < DIRECTOR_PART ? rule('1873/4.3.6-c') : undefined;
}

/** 1873/4.4.8-a, 1873/4.4.8-b, 1873/4.4.8-c */
function issueShares({ state, frame, tell }: Step<State, CompanyTurn>): Refusal | undefined {
  const refusal = refuseIssue(state, frame.company);
  if (refusal) return refusal;
  const count = splitShares(state, frame.company, OFFERING);
  tell({ type: 'sharesIssued', company: frame.company, count });
  return endTurn(state, frame);
}

/** From now on the company has acted. (A42) */
export function endTurn(state: State, { company }: CompanyTurn): undefined {
  companyOf(state, company).acted = true;
  pop(state);
}
