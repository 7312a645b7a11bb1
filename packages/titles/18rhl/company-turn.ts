import { type Choice, type Frame, pop, type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import { payDividend, settleIncome, withhold } from '../rhineland/income.ts';
import { markerChoices, placeHomeMarkers, placeMarker } from '../rhineland/markers.ts';
import { run, runChoices } from '../rhineland/running.ts';
import { layingChoices, layTile } from '../rhineland/track-laying.ts';
import { buyTrain, trainChoices } from '../rhineland/train-buying.ts';
import type { Action } from './actions.ts';
import { type CompanyId, companies } from './companies.ts';
import { directorSales, sellAsDirector } from './director-sales.ts';
import { canPayItself, forcedOffers, forcePurchase, mustBuy } from './forced-purchase.ts';
import { game } from './game.ts';
import { operatesByItself } from './receivership.ts';
import { canRun } from './running.ts';
import { type CompanyTurn, directorSeat, inReceivership, type State } from './state.ts';

/** Build, run, pay or withhold, buy trains, in this order. 18rhl/6.3-a */
export const companyTurn: Frame<State, Action, CompanyTurn> = {
  actors(state, { company }) {
    if (!inReceivership(state, company)) return [directorSeat(state, companies[company])];
    return state.options.receivership === 'players' ? state.seats : [];
  },
  choices(state, frame) {
    // After the first step nothing is built, unless `powers` says otherwise.
    const building = [...layingChoices(game, state, frame), ...markerChoices(game, state, frame)];
    switch (frame.step) {
      case 'build':
        return [...building, PASS];
      case 'run':
        return [...building, ...runChoices(game, state, frame)];
      case 'dividend':
        return [
          ...building,
          { type: 'payDividend', params: {}, info: { income: frame.income } },
          { type: 'withhold', params: {}, info: { income: frame.income } },
        ];
      case 'trains':
        return [
          ...building,
          ...trainChoices(game, state, frame),
          ...forcedOffers(state, frame.company).map(
            ({ train, from, price }): Choice => ({
              type: 'forcePurchase',
              params: { train: [train], from: [from] },
              info: { price },
            }),
          ),
          ...directorSales(state, frame),
          ...(refuseEnding(state, frame.company) ? [] : [PASS]),
        ];
      case 'over':
        return [];
    }
  },
  apply(step, action) {
    switch (action.type) {
      case 'layTile':
        return layTile(game, step, action);
      case 'placeMarker':
        return placeMarker(game, step, action);
      case 'run':
        return action.routes.length === 0 ? standStill(step) : run(game, step, action);
      case 'payDividend':
        return payDividend(game, step);
      case 'withhold':
        return withhold(game, step);
      case 'buyTrain':
        return buyTrain(game, step, action);
      case 'forcePurchase':
        return forcePurchase(step, action);
      case 'sellShares':
        return sellAsDirector(step, action);
      case 'pass':
        return pass(step);
      default:
        return refuse('kernel/not-now');
    }
  },
  auto({ state, frame, tell }) {
    if (!frame.begun) {
      frame.begun = true;
      tell({ type: 'turnBegan', company: frame.company });
      if (!state.companies[frame.company].acted) placeHomeMarkers(game, state, frame.company, tell);
      return true;
    }
    if (frame.step === 'over') {
      endTurn(state, frame, tell);
      return true;
    }
    if (inReceivership(state, frame.company) && operatesByItself(state, frame, tell)) return true;
    // Without a legal route there is no income, and the price falls. 18rhl/12-d
    if (frame.step !== 'run' || canRun(state, frame.company)) return false;
    tell({ type: 'didNotRun', company: frame.company });
    settleIncome(game, state, frame, 0, tell);
    return true;
  },
};

/** A director may leave the trains standing only with `running: free`. 18rhl/10.1-n */
function standStill({ state, frame, tell }: Step<State, CompanyTurn>): Refusal | undefined {
  if (frame.step !== 'run') return refuse('18rhl/6.3-a');
  if (state.options.running === 'duty') return refuse('18rhl/10.1-n');
  tell({ type: 'didNotRun', company: frame.company });
  settleIncome(game, state, frame, 0, tell);
  return undefined;
}

function pass({ state, frame, tell }: Step<State, CompanyTurn>): Refusal | undefined {
  switch (frame.step) {
    case 'build':
      frame.step = 'run';
      frame.freeMarkerOn = '';
      return undefined;
    case 'run':
      return refuse('18rhl/10.1-n');
    case 'dividend':
      return refuse('18rhl/11.1-e');
    case 'trains':
      return refuseEnding(state, frame.company) ?? endTurn(state, frame, tell);
    case 'over':
      return refuse('kernel/not-now');
  }
}

/** A company may not end its turn without the train it must have. Without a director only what it can pay is asked of it. */
function refuseEnding(state: State, company: CompanyId): Refusal | undefined {
  if (!mustBuy(state, company)) return undefined;
  if (canPayItself(state, company)) return refuse('18rhl/13.1-n');
  return inReceivership(state, company) ? undefined : refuse('18rhl/13.1-l');
}

function endTurn(state: State, frame: CompanyTurn, tell: Tell): undefined {
  pop(state);
  tell({ type: 'turnEnded', company: frame.company });
}
