import { type Choice, type Frame, offer, offering, type Refusal, refuse } from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import { actInTurn, endTurn, passStep, stayIdle, stepOffers } from '../rhineland/company-turn.ts';
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
      offer('forcePurchase', () =>
        forcedOffers(state, frame.company).map(
          ({ train, from, price }): Choice => ({
            type: 'forcePurchase',
            params: { train: [train], from: [from] },
            info: { price },
          }),
        ),
      ),
      offer('sellShares', () => directorSales(state, frame)),
      offer('pass', () => (refuseEnding(state, frame.company) ? [] : [PASS])),
    ]),
  ),
  apply(step, action) {
    switch (action.type) {
      case 'forcePurchase':
        return forcePurchase(step, action);
      case 'sellShares':
        return sellAsDirector(step, action);
      case 'pass':
        return passStep(game, step, () => refuseEnding(step.state, step.frame.company));
      case 'setPar':
        return refuse('kernel/not-now');
      default:
        return actInTurn(game, step, action);
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
    // 18rhl/12-d
    if (frame.step !== 'run' || canRun(state, frame.company)) return false;
    stayIdle(game, state, frame, tell);
    return true;
  },
};

/** A company may not end its turn without the train it must have. Without a director only what it can pay is asked of it. */
function refuseEnding(state: State, company: CompanyId): Refusal | undefined {
  if (!mustBuy(state, company)) return undefined;
  if (canPayItself(state, company)) return refuse('18rhl/13.1-n');
  return inReceivership(state, company) ? undefined : refuse('18rhl/13.1-l');
}
