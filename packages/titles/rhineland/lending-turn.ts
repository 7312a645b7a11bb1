import { type Choice, type Frame, offer, offering, refuse } from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import { actInTurn, endTurn, passStep, stayIdle, stepOffers } from './company-turn.ts';
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
        offer('forcePurchase', () =>
          forcedOffers(game, state, frame.company).map(
            ({ train, from, price }): Choice => ({
              type: 'forcePurchase',
              params: { train: [train], from: [from] },
              info: { price },
            }),
          ),
        ),
        offer('pass', () => (refuseEnding(lending, state, frame.company) ? [] : [PASS])),
      ]),
    ),
    apply(step, action) {
      switch (action.type) {
        case 'forcePurchase':
          return forcePurchase(lending, step, action);
        case 'pass':
          return passStep(game, step, () => refuseEnding(lending, step.state, step.frame.company));
        case 'sellCharterShares':
        case 'takeLoan':
          return refuse('kernel/not-now');
        default:
          return actInTurn(game, step, action);
      }
    },
    auto({ state, frame, tell }) {
      if (!frame.begun) {
        frame.begun = true;
        tell({ type: 'turnBegan', company: frame.company });
        return true;
      }
      if (frame.step === 'over') {
        endTurn(state, frame, tell);
        return true;
      }
      if (frame.step !== 'run' || lending.canRun(state, frame.company)) return false;
      stayIdle(game, state, frame, tell);
      return true;
    },
  };
};
