import { type Frame, type Refusal, refuse, type Step, sameJson, type Tell } from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { buyMine, mineChoices } from './buying-mines.ts';
import {
  commonChoices,
  companyActors,
  STEP_OF,
  settleIncome,
  skipsCommonStep,
  takeCommonStep,
} from './company-turn.ts';
import { inReceivership } from './paper.ts';
import { arrangements, bestArrangement, companyIncome, minesUpkeep, switcherSize, switchersOf } from './production.ts';
import type { MineCompanyTurn, State } from './state.ts';

/** Production, payout, a mine, purchases, an issue of shares. 1873/4.3-a */
export const mineCompanyTurn: Frame<State, Action, MineCompanyTurn> = {
  actors: companyActors,
  choices(state, frame) {
    const { company, step } = frame;
    if (step === 'mine') return [...mineChoices(state, frame), PASS];
    if (step !== 'produce') return commonChoices(state, frame);
    return [{ type: 'produce', params: { switchers: arrangements(switchersOf(state, company)) } }];
  },
  apply(step, action) {
    const { frame } = step;
    if (action.type === 'layTile') return refuse('1873/4.3-b');
    if (action.type !== 'pass' && STEPS[action.type] !== frame.step) return refuse('1873/4.3-a');
    if (action.type === 'produce') return assignAndProduce(step, action.switchers);
    if (action.type === 'buyMine') return buyMine(step, action);
    if (frame.step === 'produce') return refuse('1873/4.3.1-a');
    if (frame.step !== 'mine') return takeCommonStep(step, action);
    frame.step = 'purchases';
    return undefined;
  },
  auto({ state, frame, tell }) {
    if (frame.step === 'produce') return producesByItself(state, frame, tell);
    if (frame.step !== 'mine') return skipsCommonStep(state, frame);
    if (mineChoices(state, frame).length > 0) return false;
    frame.step = 'purchases';
    return true;
  },
};

/** The step in which each kind of action is at home. */
const STEPS: Partial<Record<Action['type'], MineCompanyTurn['step']>> = {
  ...STEP_OF,
  produce: 'produce',
  buyMine: 'mine',
  buyMachine: 'purchases',
};

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
  settleIncome(state, frame, missing, tell);
}
