import { type Frame, type Refusal, refuse, type Step, sameJson, type Tell } from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { buyMine, mineChoices } from './buying-mines.ts';
import {
  companyActors,
  endTurn,
  issueChoices,
  issueShares,
  payoutChoice,
  refuseIssue,
  STEP_OF,
  settleIncome,
} from './company-turn.ts';
import { inReceivership } from './paper.ts';
import { payProfit } from './payout.ts';
import { arrangements, bestArrangement, companyIncome, minesUpkeep, switcherSize, switchersOf } from './production.ts';
import { mayPurchase, purchase, purchaseChoices } from './purchase-step.ts';
import type { MineCompanyTurn, State } from './state.ts';

/** Production, payout, a mine, purchases, an issue of shares. 1873/4.3-a */
export const mineCompanyTurn: Frame<State, Action, MineCompanyTurn> = {
  actors: companyActors,
  choices(state, frame) {
    const { company, step } = frame;
    switch (step) {
      case 'produce':
        return [{ type: 'produce', params: { switchers: arrangements(switchersOf(state, company)) } }];
      case 'payout':
        return [payoutChoice(frame)];
      case 'mine':
        return [...mineChoices(state, frame), PASS];
      case 'purchases':
        return [...purchaseChoices(state, frame, company), PASS];
      case 'issue':
        return issueChoices(state, company);
    }
  },
  apply(step, action) {
    if (action.type === 'layTile') return refuse('1873/4.3-b');
    if (action.type !== 'pass' && STEPS[action.type] !== step.frame.step) return refuse('1873/4.3-a');
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
        if (mayPurchase(state, frame, company)) return false;
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
const STEPS: Partial<Record<Action['type'], MineCompanyTurn['step']>> = {
  ...STEP_OF,
  produce: 'produce',
  buyMine: 'mine',
  buyMachine: 'purchases',
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
    case 'issueShares':
      return issueShares(step);
    case 'pass':
      return pass(step);
    default:
      return purchase(state, frame, company, action, 'kernel/not-now', tell);
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
      return endTurn(state, frame);
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
  settleIncome(state, frame, missing, tell, () => {
    frame.step = 'mine';
  });
}
