import { BANK, cashOf, OFFERING, pay } from '@stellwerk/engine/finance';
import { type Frame, pop, type Refusal, refuse, type Step, sameJson, type Tell } from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { buyMine, mineChoices } from './buying-mines.ts';
import { restructure } from './insolvency.ts';
import { refuseIssue } from './issuing.ts';
import { inReceivership, splitShares } from './paper.ts';
import { adjustValue, payProfit } from './payout.ts';
import { arrangements, bestArrangement, companyIncome, minesUpkeep, switcherSize, switchersOf } from './production.ts';
import { bankChoices, buyMachine, buySwitcher, hasBankChoice, scrap } from './purchases.ts';
import type { MineCompanyTurn, State } from './state.ts';
import { trade, tradeChoices } from './trading.ts';

/** Production, payout, a mine, purchases, an issue of shares. 1873/4.3-a */
export const mineCompanyTurn: Frame<State, Action, MineCompanyTurn> = {
  actors(state, { company }) {
    const { director } = state.mineCompanies[company];
    return director === null ? state.seats : [director];
  },
  choices(state, frame) {
    const { company, step } = frame;
    switch (step) {
      case 'produce':
        return [{ type: 'produce', params: { switchers: arrangements(switchersOf(state, company)) } }];
      case 'payout':
        return [{ type: 'payOut', params: { part: ['full', 'half', 'none'] }, info: { profit: frame.profit } }];
      case 'mine':
        return [...mineChoices(state, frame), PASS];
      case 'purchases':
        return [...bankChoices(state, company), ...tradeChoices(state, frame, company), PASS];
      case 'issue':
        return refuseIssue(state, company) ? [PASS] : [{ type: 'issueShares', params: {} }, PASS];
    }
  },
  apply(step, action) {
    if (action.type === 'layTile') return refuse('1873/4.3-b');
    if (action.type !== 'pass' && STEP_OF[action.type] !== step.frame.step) return refuse('1873/4.3-a');
    return act(step, action);
  },
  auto({ state, frame, tell }) {
    const { company } = frame;
    switch (frame.step) {
      case 'produce':
        return producesByItself(state, frame, tell);
      case 'mine':
        if (mineChoices(state, frame).length > 0) return false;
        frame.step = 'purchases';
        return true;
      case 'purchases':
        if (hasBankChoice(state, company) || tradeChoices(state, frame, company).length > 0) return false;
        frame.step = 'issue';
        return true;
      case 'issue':
        if (!refuseIssue(state, company)) return false;
        endTurn(state, frame);
        return true;
      default:
        return false;
    }
  },
};

/** The step in which each kind of action is at home. */
const STEP_OF: Partial<Record<Action['type'], MineCompanyTurn['step']>> = {
  produce: 'produce',
  payOut: 'payout',
  buyMine: 'mine',
  buyMachine: 'purchases',
  buySwitcher: 'purchases',
  trade: 'purchases',
  scrap: 'purchases',
  issueShares: 'issue',
};

function act(step: Step<State, MineCompanyTurn>, action: Action): Refusal | undefined {
  const { state, frame, tell } = step;
  const { company } = frame;
  switch (action.type) {
    case 'produce':
      return assignAndProduce(step, action.switchers);
    case 'payOut':
      payProfit(state, company, frame.profit, action.part, tell);
      frame.step = 'mine';
      return undefined;
    case 'buyMine':
      return buyMine(step, action);
    case 'buyMachine':
      return buyMachine(state, company, action.mines, tell);
    case 'buySwitcher':
      return buySwitcher(state, company, action.scraps, tell);
    case 'trade':
      return trade(state, frame, company, action, tell);
    case 'scrap':
      return scrap(state, company, action, tell);
    case 'issueShares':
      return issue(step);
    case 'pass':
      return pass(step);
    default:
      return refuse('kernel/not-now');
  }
}

function pass({ state, frame }: Step<State, MineCompanyTurn>): Refusal | undefined {
  switch (frame.step) {
    case 'produce':
      return refuse('1873/4.3.1-a');
    case 'payout':
      return refuse('1873/4.3.2-a');
    case 'mine':
      frame.step = 'purchases';
      return undefined;
    case 'purchases':
      frame.step = 'issue';
      return undefined;
    case 'issue':
      endTurn(state, frame);
      return undefined;
  }
}

/** Nothing to share out, or nobody who decides. 1873/6.2-b, (A26) */
function producesByItself(state: State, frame: MineCompanyTurn, tell: Tell): boolean {
  const { company } = frame;
  const present = switchersOf(state, company);
  const ways = new Set(present).size;
  if (inReceivership(state, company) && state.options.receivershipSwitchers === 'best') {
    assign(state, frame, bestArrangement(state, company));
  } else if (ways > 1) {
    return false;
  }
  produce(state, frame, tell);
  return true;
}

function assignAndProduce(
  { state, frame, tell }: Step<State, MineCompanyTurn>,
  switchers: readonly number[],
): Refusal | undefined {
  const ways = arrangements(switchersOf(state, frame.company));
  if (!ways.some((way) => sameJson(way, switchers))) return refuse('1873/4.3.1-a');
  assign(state, frame, switchers);
  produce(state, frame, tell);
  return undefined;
}

function assign(state: State, { company }: MineCompanyTurn, switchers: readonly number[]): void {
  state.mineCompanies[company].mines.forEach((mine, i) => {
    state.mines[mine].switcher = switcherSize(switchers[i] ?? 0);
  });
}

/** 1873/4.3.1-c, 1873/4.3.1-d, 1873/4.3.1-e, 1873/4.3.7-a */
function produce(state: State, frame: MineCompanyTurn, tell: Tell): void {
  const { company } = frame;
  const income = companyIncome(state, company, switchersOf(state, company));
  const upkeep = minesUpkeep(state, state.mineCompanies[company].mines);
  const missing = upkeep - income;
  frame.profit = Math.max(0, -missing);
  tell({ type: 'companyProduced', company, income, upkeep, profit: frame.profit });
  if (missing > cashOf(state, company)) {
    restructure(state, company, 'maintenance', tell);
    endTurn(state, frame);
    return;
  }
  if (missing > 0) pay(state, company, BANK, missing);
  if (inReceivership(state, company)) {
    // 1873/6.2-b, (A39)
    pay(state, BANK, company, frame.profit);
    endTurn(state, frame);
  } else if (frame.profit > 0) {
    frame.step = 'payout';
  } else {
    adjustValue(state, company, 0, tell);
    frame.step = 'mine';
  }
}

function issue({ state, frame, tell }: Step<State, MineCompanyTurn>): Refusal | undefined {
  const refusal = refuseIssue(state, frame.company);
  if (refusal) return refusal;
  const count = splitShares(state, frame.company, OFFERING);
  tell({ type: 'sharesIssued', company: frame.company, count });
  endTurn(state, frame);
  return undefined;
}

function endTurn(state: State, frame: MineCompanyTurn): void {
  state.mineCompanies[frame.company].acted = true;
  pop(state);
}
