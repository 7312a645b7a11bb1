import { type Deeds, doing, type Frame, offer, offering } from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import { beginsTurn, forcingOffer, goesOn, passStep, stepOffers, turnDeeds } from './company-turn.ts';
import { companyOf } from './game.ts';
import { forcePurchase, type Lending, type LendingState, type LoanAction, refuseEnding } from './loan.ts';
import { type CompanyTurn, directorSeat } from './state.ts';
import { forcedOffers } from './train-duty.ts';

/** Build, run, pay or withhold, buy trains, in this order; always by the director, for no company ever loses its own. */
export const lendingTurn = (lending: Lending): Frame<LendingState, LoanAction, CompanyTurn> => {
  const { game } = lending;
  return {
    actors: (state, { company }) => [directorSeat(state, companyOf(game, company))],
    ...offering((state: LendingState, frame: CompanyTurn) =>
      stepOffers(game, state, frame, () => [
        forcingOffer(() => forcedOffers(game, state, frame.company)),
        offer('pass', () => (refuseEnding(lending, state, frame.company) ? [] : [PASS])),
      ]),
    ),
    apply: doing(lendingDeeds(lending)),
    auto: (step) => beginsTurn(step) || goesOn(game, step, lending.canRun),
  };
};

export function lendingDeeds(lending: Lending): Deeds<LendingState, LoanAction, CompanyTurn> {
  const { game } = lending;
  return {
    ...turnDeeds(game),
    forcePurchase: (step, action) => forcePurchase(lending, step, action),
    pass: (step) => passStep(game, step, () => refuseEnding(lending, step.state, step.frame.company)),
  };
}
