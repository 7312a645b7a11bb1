import { EDGES } from '@stellwerk/engine/board';
import { isPlayer } from '@stellwerk/engine/finance';
import {
  type Choice,
  type Frame,
  offering,
  offersOf,
  type Refusal,
  refuse,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import { PASS, PASS_OFFER } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
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
import { restructure } from './insolvency.ts';
import { inReceivership } from './paper.ts';
import { payProfit } from './payout.ts';
import { locoUpkeep, switcherUpkeep } from './production.ts';
import { mayPurchase, purchase, purchaseChoices } from './purchase-step.ts';
import { canAffordLoco, endConcession, isCompulsory } from './purchases.ts';
import { hasTrains, prescribedRun, type RunOutcome, refuseRun, runChoiceOf, runNothing } from './running.ts';
import { phaseOf, type RailwayTurn, type State } from './state.ts';
import { markerChoices, placeMarker, restUnvisited, turnActive } from './stations.ts';
import { buildConcession, isOneOfTwo, layingOffer, putTile, refuseLay } from './track-laying.ts';

/** Track, a station, running, payout, purchases, an issue of shares. 1873/4.4-a */
export const railwayTurn: Frame<State, Action, RailwayTurn> = {
  actors: companyActors,
  ...offering((state: State, frame: RailwayTurn) => {
    const { company, step } = frame;
    if (step !== 'track') return offersOf(stepChoices(state, frame, step));
    return [layingOffer(state, company, (tile) => mayLay(state, frame, tile)), PASS_OFFER];
  }),
  apply(step, action) {
    if (action.type !== 'pass' && STEPS[action.type] !== step.frame.step) return refuse('1873/4.4-a');
    return act(step, action);
  },
  auto: ({ state, frame, tell }) => goesOn(state, frame, tell),
};

function stepChoices(state: State, frame: RailwayTurn, step: Exclude<RailwayTurn['step'], 'track'>): readonly Choice[] {
  const { company } = frame;
  switch (step) {
    case 'station':
      return [...markerChoices(state, frame), PASS];
    case 'run':
      return [runChoiceOf(state, company)];
    case 'payout':
      return [payoutChoice(frame)];
    case 'purchases':
      return [...purchaseChoices(state, frame, company), ...endChoices(state, frame)];
    case 'issue':
      return issueChoices(state, company);
  }
}

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
  const { state, frame, tell } = step;
  const { company } = frame;
  switch (action.type) {
    case 'layTile':
      return layTile(step, action);
    case 'placeMarker':
      return placeMarker(step, action) ?? advance(frame, 'run');
    case 'run':
      return run(step, action);
    case 'payOut':
      payProfit(state, company, frame.profit, action.part, tell);
      return beginPurchases(state, frame, tell);
    case 'becomeInsolvent':
      return becomeInsolvent(step);
    case 'issueShares':
      return issueShares(step);
    case 'pass':
      return pass(step);
    default:
      return purchase(state, frame, company, action, 'kernel/not-now', tell);
  }
}

function advance(frame: RailwayTurn, step: RailwayTurn['step']): undefined {
  frame.step = step;
}

function pass({ state, frame }: Step<State, RailwayTurn>): Refusal | undefined {
  switch (frame.step) {
    case 'track':
      return beginStations(state, frame);
    case 'station':
      return advance(frame, 'run');
    case 'run':
      return refuse('1873/4.4.3-l');
    case 'payout':
      return refuse('1873/4.3.2-a');
    case 'purchases':
      if (!isCompulsory(state, frame.company)) return advance(frame, 'issue');
      return refuse(canAffordLoco(state, frame.company) ? '1873/4.4.7-p' : '1873/4.4.7-a');
    case 'issue':
      return endTurn(state, frame);
  }
}

/** What happens of itself: the concession route, steps without a decision, and all that receivership prescribes. */
function goesOn(state: State, frame: RailwayTurn, tell: Tell): boolean {
  const { company } = frame;
  switch (frame.step) {
    case 'track':
      return tracksByItself(state, frame, tell);
    case 'station':
      if (markerChoices(state, frame).length > 0) return false;
      frame.step = 'run';
      return true;
    case 'run':
      return runsByItself(state, frame, tell);
    case 'purchases':
      if (isCompulsory(state, company) || mayPurchase(state, frame, company)) return false;
      frame.step = 'issue';
      return true;
    case 'issue':
      if (!refuseIssue(state, company)) return false;
      endTurn(state, frame);
      return true;
    default:
      return false;
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
    turnActive(state, company);
    frame.step = 'run';
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

function layTile(
  { state, frame, tell }: Step<State, RailwayTurn>,
  action: ActionNamed<'layTile'>,
): Refusal | undefined {
  const { company } = frame;
  const request = { hex: action.hex, tile: action.tile, rotation: EDGES[action.rotation] ?? 0 };
  const refusal =
    refuseLay(state, company, request) ?? (mayLay(state, frame, action.tile) ? undefined : refuse('1873/4.4.1-u'));
  if (refusal) return refusal;
  putTile(state, company, request, state.railways[company].director ?? 0, tell);
  frame.laid.push(action.tile);
  return undefined;
}

/** 1873/4.4.2-a */
function beginStations(state: State, frame: RailwayTurn): undefined {
  turnActive(state, frame.company);
  frame.step = 'station';
}

// Running

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
  const upkeep =
    locos.reduce<number>((sum, size) => sum + locoUpkeep(phase, size), 0) +
    switchers.reduce<number>((sum, size) => sum + switcherUpkeep(phase, size), 0);
  const missing = upkeep - revenue;
  frame.profit = Math.max(0, -missing);
  tell({ type: 'ran', company, routes: told, revenue, upkeep, profit: frame.profit });
  const resting = restUnvisited(state, company, visited);
  if (resting.length > 0) tell({ type: 'markersResting', company, hexes: resting });
  settleIncome(state, frame, missing, tell, () => beginPurchases(state, frame, tell));
}

// Purchases

/** The QLB has no compulsory loco to end its concession. (A18) */
function beginPurchases(state: State, frame: RailwayTurn, tell: Tell): undefined {
  frame.step = 'purchases';
  if (frame.company === 'QLB' && isPlayer(state.railways.QLB.concession.owner)) endConcession(state, 'QLB', tell);
}

function endChoices(state: State, { company }: RailwayTurn): Choice[] {
  if (!isCompulsory(state, company)) return [PASS];
  return canAffordLoco(state, company) ? [] : [{ type: 'becomeInsolvent', params: {} }];
}

/** 1873/4.4.7-e, 1873/4.4.7-p, 1873/6-a */
function becomeInsolvent({ state, frame, tell }: Step<State, RailwayTurn>): Refusal | undefined {
  const { company } = frame;
  if (!isCompulsory(state, company)) return refuse('1873/4.4.7-e');
  if (canAffordLoco(state, company)) return refuse('1873/4.4.7-p');
  restructure(state, company, 'loco', tell);
  return endTurn(state, frame);
}
