import { BANK, cashOf, pay } from '@stellwerk/engine/finance';
import { type Choice, type Frame, pop, type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import { checkRoutes } from '@stellwerk/engine/routes';
import type { Action } from './actions.ts';
import { completePurchase } from './bankruptcy.ts';
import { type CompanyId, companies } from './companies.ts';
import { directorSales, sellAsDirector } from './director-sales.ts';
import { bankOffers, canPayItself, forcedOffers, forcePurchase, mustBuy } from './forced-purchase.ts';
import { keepIncome, payDividend, settleIncome, withhold } from './income.ts';
import { markerChoices, placeHomeMarkers, placeMarker } from './markers.ts';
import { routeRules, trainsToRun } from './route-rules.ts';
import { bestRunOf, canRun, run, runChoices, tellRun } from './running.ts';
import { type CompanyTurn, directorSeat, inReceivership, type State } from './state.ts';
import { layingChoices, layTile } from './track-laying.ts';
import { buyTrain, trainChoices } from './train-buying.ts';

/** Build, run, pay or withhold, buy trains, in this order. 18rhl/6.3-a */
export const companyTurn: Frame<State, Action, CompanyTurn> = {
  actors(state, { company }) {
    if (!inReceivership(state, company)) return [directorSeat(state, companies[company])];
    return state.options.receivership === 'players' ? state.seats : [];
  },
  choices(state, frame) {
    switch (frame.step) {
      case 'build':
        return [...buildChoices(state, frame), PASS];
      case 'run':
        return [...buildChoices(state, frame), ...runChoices(state, frame)];
      case 'dividend':
        return [
          ...buildChoices(state, frame),
          { type: 'payDividend', params: {}, info: { income: frame.income } },
          { type: 'withhold', params: {}, info: { income: frame.income } },
        ];
      case 'trains': {
        const forced = forcedOffers(state, frame.company).map(
          ({ train, from, price }): Choice => ({
            type: 'forcePurchase',
            params: { train: [train], from: [from] },
            info: { price },
          }),
        );
        return [
          ...buildChoices(state, frame),
          ...trainChoices(state, frame),
          ...forced,
          ...directorSales(state, frame),
          ...(refuseEnding(state, frame.company) ? [] : [PASS]),
        ];
      }
      case 'over':
        return [];
    }
  },
  apply(step, action) {
    switch (action.type) {
      case 'layTile':
        return layTile(step, action);
      case 'placeMarker':
        return placeMarker(step, action);
      case 'run':
        return action.routes.length === 0 ? standStill(step) : run(step, action);
      case 'payDividend':
        return payDividend(step);
      case 'withhold':
        return withhold(step);
      case 'buyTrain':
        return buyTrain(step, action);
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
      if (!state.companies[frame.company].acted) placeHomeMarkers(state, frame.company, tell);
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
    settleIncome(state, frame, 0, tell);
    return true;
  },
};

/** What may be built; after the first step that is nothing, unless `powers` says otherwise. */
function buildChoices(state: State, frame: CompanyTurn): Choice[] {
  return [...layingChoices(state, frame), ...markerChoices(state, frame)];
}

const PASS: Choice = { type: 'pass', params: {} };

/** A director may leave the trains standing only with `running: free`. 18rhl/10.1-n */
function standStill({ state, frame, tell }: Step<State, CompanyTurn>): Refusal | undefined {
  if (frame.step !== 'run') return refuse('18rhl/6.3-a');
  if (state.options.running === 'duty') return refuse('18rhl/10.1-n');
  tell({ type: 'didNotRun', company: frame.company });
  settleIncome(state, frame, 0, tell);
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

/** What a company without a director does of itself: it neither builds nor pays a dividend. True if it did something. */
function operatesByItself(state: State, frame: CompanyTurn, tell: Tell): boolean {
  switch (frame.step) {
    case 'build':
      if (state.options.receivership === 'bank') bankOperates(state, frame, tell);
      else frame.step = 'run';
      return true;
    case 'dividend':
      keepIncome(state, frame, tell);
      return true;
    case 'trains':
      // Its director went bankrupt over its train: that purchase was the last thing of the turn.
      if (state.options.receivership === 'bank') frame.step = 'over';
      return state.options.receivership === 'bank';
    default:
      return false;
  }
}

/** It runs its best routes and keeps the income; the bank sees to its train. 18rhl/13.3-g, (A-32) */
function bankOperates(state: State, frame: CompanyTurn, tell: Tell): void {
  const { company } = frame;
  const best = bestRunOf(state, company);
  const checked = checkRoutes(routeRules(state, company), trainsToRun(state, company), best.routes);
  frame.income = checked.ok && best.routes.length > 0 ? checked.result.revenue : 0;
  if (checked.ok && frame.income > 0) {
    tellRun(company, checked.result, tell);
    keepIncome(state, frame, tell);
  } else {
    tell({ type: 'didNotRun', company });
    settleIncome(state, frame, 0, tell);
  }
  // Whatever the purchase brings about (a phase, discards) comes before the turn ends.
  frame.step = 'over';
  if (mustBuy(state, company)) bankBuys(state, company, tell);
}

/** The cheapest train, from the treasury as far as it goes. 18rhl/13.1-l, (A-32) */
function bankBuys(state: State, company: CompanyId, tell: Tell): void {
  const [cheapest] = bankOffers(state).toSorted((a, b) => a.price - b.price);
  if (!cheapest) return;
  const { train, from, price } = cheapest;
  const own = Math.min(price, cashOf(state, company));
  pay(state, company, BANK, own);
  completePurchase(state, company, { train, from, missing: price - own }, tell);
}
