import { type Frame, offering, offersOf, type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import { PASS, PASS_OFFER } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import {
  commonChoices,
  companyActors,
  endTurn,
  STEP_OF,
  settleIncome,
  skipsCommonStep,
  takeCommonStep,
} from './company-turn.ts';
import { restructure } from './insolvency.ts';
import { inReceivership } from './paper.ts';
import { upkeepFor } from './production.ts';
import { canAffordLoco, isCompulsory } from './purchases.ts';
import { hasTrains, prescribedRun, type RunOutcome, refuseRun, runChoiceOf, runNothing } from './running.ts';
import { phaseOf, type RailwayTurn, type State } from './state.ts';
import { markerChoices, placeMarker, restUnvisited } from './stations.ts';
import { buildConcession, isOneOfTwo, layingOffer, layTile } from './track-laying.ts';

/** Track, a station, running, payout, purchases, an issue of shares. 1873/4.4-a */
export const railwayTurn: Frame<State, Action, RailwayTurn> = {
  actors: companyActors,
  ...offering((state: State, frame: RailwayTurn) => {
    const { company, step } = frame;
    if (step === 'station') return offersOf([...markerChoices(state, frame), PASS]);
    if (step === 'run') return offersOf([runChoiceOf(state, company)]);
    if (step !== 'track') return offersOf(commonChoices(state, frame));
    return [layingOffer(state, company, (tile) => mayLay(state, frame, tile)), PASS_OFFER];
  }),
  apply(step, action) {
    const { state, frame } = step;
    if (action.type !== 'pass') return STEPS[action.type] === frame.step ? act(step, action) : refuse('1873/4.4-a');
    if (frame.step === 'track') return beginStations(state, frame);
    if (frame.step === 'station') return beginRun(frame);
    return frame.step === 'run' ? refuse('1873/4.4.3-l') : takeCommonStep(step, action);
  },
  auto({ state, frame, tell }) {
    if (frame.step === 'track') return tracksByItself(state, frame, tell);
    if (frame.step === 'run') return runsByItself(state, frame, tell);
    if (frame.step !== 'station') return skipsCommonStep(state, frame);
    if (markerChoices(state, frame).length > 0) return false;
    beginRun(frame);
    return true;
  },
};

/** The step in which each kind of action is at home. */
const STEPS: Partial<Record<Action['type'], RailwayTurn['step']>> = {
  ...STEP_OF,
  layTile: 'track',
  placeMarker: 'station',
  run: 'run',
  buyLoco: 'purchases',
  buyDiesel: 'purchases',
  becomeInsolvent: 'purchases',
};

function act(step: Step<State, RailwayTurn>, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'layTile':
      return layOneTile(step, action);
    case 'placeMarker':
      return placeMarker(step, action) ?? beginRun(step.frame);
    case 'run':
      return run(step, action);
    case 'becomeInsolvent':
      return becomeInsolvent(step);
    default:
      return takeCommonStep(step, action);
  }
}

// Track

/**
 * In the first round after floating the concession route comes first, for its full cost, and leaves room for nothing
 * else; if it was there before, normal building follows, which nobody must do. 1873/4.6-a, 1873/4.6-b, 1873/4.6-c,
 * 1873/4.4.1-p, 1873/4.4.1-t, 1873/4.4.1-v
 */
function tracksByItself(state: State, frame: RailwayTurn, tell: Tell): boolean {
  const { company } = frame;
  if (inReceivership(state, company)) {
    beginStations(state, frame);
    beginRun(frame);
    return true;
  }
  if (!state.railways[company].routePaid) {
    if (buildConcession(state, company, tell)) beginStations(state, frame);
    return true;
  }
  const [first, second] = frame.laid;
  if (second === undefined && (first === undefined || isOneOfTwo(state, first))) return false;
  beginStations(state, frame);
  return true;
}

/** 1873/4.4.1-u */
function mayLay(state: State, { laid: [first, second] }: RailwayTurn, tile: string): boolean {
  return second === undefined && (first === undefined || (isOneOfTwo(state, first) && isOneOfTwo(state, tile)));
}

function layOneTile({ state, frame, tell }: Step<State, RailwayTurn>, action: ActionNamed<'layTile'>) {
  const refusal = layTile(state, frame.company, action, (tile) => mayLay(state, frame, tile), tell);
  if (!refusal) frame.laid.push(action.tile);
  return refusal;
}

/** All its markers are active again. 1873/4.4.2-a */
function beginStations(state: State, frame: RailwayTurn): undefined {
  state.railways[frame.company].inactive = [];
  frame.step = 'station';
}

// Running

function beginRun(frame: RailwayTurn): undefined {
  frame.step = 'run';
}

function runsByItself(state: State, frame: RailwayTurn, tell: Tell): boolean {
  const { company } = frame;
  if (!hasTrains(state, company)) {
    settleRun(state, frame, runNothing(state, company), tell);
    return true;
  }
  if (!inReceivership(state, company) || state.options.receivershipRun === 'entered') return false;
  settleRun(state, frame, prescribedRun(state, company), tell);
  return true;
}

function run({ state, frame, tell }: Step<State, RailwayTurn>, { routes }: ActionNamed<'run'>): Refusal | undefined {
  const outcome = refuseRun(state, frame.company, routes);
  if ('rule' in outcome) return outcome;
  settleRun(state, frame, outcome, tell);
  return undefined;
}

/** 1873/4.4.4-i, 1873/4.4.6-a */
function settleRun(state: State, frame: RailwayTurn, { revenue, visited, told }: RunOutcome, tell: Tell): void {
  const { company } = frame;
  const phase = phaseOf(state);
  const { locos, switchers } = state.railways[company];
  const upkeep = upkeepFor(phase, 'locos', locos) + upkeepFor(phase, 'switchers', switchers);
  const missing = upkeep - revenue;
  frame.profit = Math.max(0, -missing);
  tell({ type: 'ran', company, routes: told, revenue, upkeep, profit: frame.profit });
  const resting = restUnvisited(state, company, visited);
  if (resting.length > 0) tell({ type: 'markersResting', company, hexes: resting });
  settleIncome(state, frame, missing, tell);
}

// Purchases

/** 1873/4.4.7-e, 1873/4.4.7-p, 1873/6-a */
function becomeInsolvent({ state, frame, tell }: Step<State, RailwayTurn>): Refusal | undefined {
  const { company } = frame;
  if (!isCompulsory(state, company)) return refuse('1873/4.4.7-e');
  if (canAffordLoco(state, company)) return refuse('1873/4.4.7-p');
  restructure(state, company, 'loco', tell);
  return endTurn(state, frame);
}
