import type { BaseState } from '@stellwerk/engine/kernel';
import type { RouteRules, Train } from '@stellwerk/engine/routes';
import {
  isPosition as isRhl,
  type State as RhlState,
  routeRules as rhlRules,
  trainsToRun as rhlTrains,
} from './18rhl/index.ts';
import {
  type State as ChinaState,
  routeRules as chinaRules,
  trainsToRun as chinaTrains,
  isPosition as isChina,
} from './1880/index.ts';

/** What is to be run in a position: by which rules, with which trains. */
export interface RunPlan {
  readonly railway: string;
  readonly rules: RouteRules;
  readonly trains: readonly Train[];
}

/** The run that is due in a position; undefined if none is. */
export function runPlanOf(state: BaseState): RunPlan | undefined {
  if (isRhl(state)) return rhlPlan(state);
  if (isChina(state)) return chinaPlan(state);
  return undefined;
}

function rhlPlan(state: RhlState): RunPlan | undefined {
  const frame = state.flow.at(-1);
  if (frame?.kind !== 'companyTurn' || frame.step !== 'run') return undefined;
  const { company } = frame;
  return { railway: company, rules: rhlRules(state, company), trains: rhlTrains(state, company) };
}

function chinaPlan(state: ChinaState): RunPlan | undefined {
  const frame = state.flow.at(-1);
  if ((frame?.kind !== 'companyTurn' && frame?.kind !== 'investorTurn') || frame.step !== 'run') return undefined;
  const railway = frame.kind === 'companyTurn' ? frame.company : frame.investor;
  return { railway, rules: chinaRules(state, railway), trains: chinaTrains(state, railway) };
}
