import type { BaseState } from '@stellwerk/engine/kernel';
import type { RouteRules, Train } from '@stellwerk/engine/routes';
import { type State as RhlState, routeRules as rhlRules, trainsToRun as rhlTrains } from './18rhl/index.ts';
import { type State as ChinaState, routeRules as chinaRules, trainsToRun as chinaTrains } from './1880/index.ts';

/** What is to be run in a position: by which rules, with which trains. */
export interface RunPlan {
  readonly railway: string;
  readonly rules: RouteRules;
  readonly trains: readonly Train[];
}

/** Knows the states of its own title. */
interface Planner<S extends BaseState = BaseState> {
  plan(state: S): RunPlan | undefined;
}

const rhl: Planner<RhlState> = {
  plan(state) {
    const frame = state.flow.at(-1);
    if (frame?.kind !== 'companyTurn' || frame.step !== 'run') return undefined;
    const trains = rhlTrains(state, frame.company);
    return { railway: frame.company, rules: rhlRules(state, frame.company), trains };
  },
};

const china: Planner<ChinaState> = {
  plan(state) {
    const frame = state.flow.at(-1);
    if ((frame?.kind !== 'companyTurn' && frame?.kind !== 'investorTurn') || frame.step !== 'run') return undefined;
    const railway = frame.kind === 'companyTurn' ? frame.company : frame.investor;
    return { railway, rules: chinaRules(state, railway), trains: chinaTrains(state, railway) };
  },
};

const planners: Readonly<Record<string, Planner>> = { '18rhl': rhl, '1880': china };

/** The run that is due in a position of a title; undefined if none is. */
export function runPlanOf(title: string, state: BaseState): RunPlan | undefined {
  return planners[title]?.plan(state);
}
