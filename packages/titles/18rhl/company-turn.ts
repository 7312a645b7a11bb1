import { doing, type Frame, offer, offering, type Refusal, refuse } from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import { beginsTurn, forcingOffer, goesOn, passStep, stepOffers, turnDeeds } from '../rhineland/company-turn.ts';
import { placeHomeMarkers } from '../rhineland/markers.ts';
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
  ...offering((state: State, frame: CompanyTurn) =>
    stepOffers(game, state, frame, () => [
      forcingOffer(() => forcedOffers(state, frame.company)),
      offer('sellShares', () => directorSales(state, frame)),
      offer('pass', () => (refuseEnding(state, frame.company) ? [] : [PASS])),
    ]),
  ),
  apply: doing({
    ...turnDeeds(game),
    forcePurchase,
    sellShares: sellAsDirector,
    pass: (step) => passStep(game, step, () => refuseEnding(step.state, step.frame.company)),
  }),
  auto(step) {
    const { state, frame, tell } = step;
    if (beginsTurn(step)) {
      if (!state.companies[frame.company].acted) placeHomeMarkers(game, state, frame.company, tell);
      return true;
    }
    const itself = frame.step !== 'over' && inReceivership(state, frame.company);
    // 18rhl/12-d
    return (itself && operatesByItself(state, frame, tell)) || goesOn(game, step, canRun);
  },
};

/** A company may not end its turn without the train it must have. Without a director only what it can pay is asked of it. */
function refuseEnding(state: State, company: CompanyId): Refusal | undefined {
  if (!mustBuy(state, company)) return undefined;
  if (canPayItself(state, company)) return refuse('18rhl/13.1-n');
  return inReceivership(state, company) ? undefined : refuse('18rhl/13.1-l');
}
