import { type Choice, type Json, type Refusal, refuse } from '@stellwerk/engine/kernel';
import type { ActionNamed } from './actions.ts';
import type { RailwayId } from './companies.ts';
import type { State } from './state.ts';

/** What a run has brought: the sum, the stops it visited as hex and node, and how it is told. */
export interface RunOutcome {
  readonly revenue: number;
  readonly visited: ReadonlySet<string>;
  readonly told: Json;
}

export function hasTrains(state: State, id: RailwayId): boolean {
  return state.railways[id].locos.length > 0 || state.railways[id].diesel;
}

// Stand-in until the search is there.
export function runNothing(_state: State, _id: RailwayId): RunOutcome {
  return { revenue: 0, visited: new Set(), told: [] };
}
export function refuseRun(state: State, id: RailwayId, routes: ActionNamed<'run'>['routes']): RunOutcome | Refusal {
  return routes.length > 0 ? refuse('1873/4.4.3-b') : { ...runNothing(state, id), revenue: 150 };
}
export function runChoiceOf(_state: State, _id: RailwayId): Choice {
  return { type: 'run', params: { routes: [[]] } };
}
export function prescribedRun(state: State, id: RailwayId): RunOutcome {
  return { ...runNothing(state, id), revenue: 150 };
}
