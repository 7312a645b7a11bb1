import { type Frame, pop, push, refuse, replaceTop } from '@stellwerk/engine/kernel';
import type { Action } from './actions.ts';
import { COMPANY_IDS } from './companies.ts';
import { inOperatingOrder } from './floating.ts';
import { newCompanyTurn, newOperatingRound, newStockRound } from './new-frames.ts';
import { payPrivates } from './start-packet.ts';
import type { OperatingRound, State } from './state.ts';

/** Nobody acts in it: it gives each floated company its turn, by the prices of the moment. 18rhl/6.2 */
export const operatingRound: Frame<State, Action, OperatingRound> = {
  actors: () => [],
  choices: () => [],
  apply: () => refuse('kernel/not-now'),
  auto({ state, frame, tell }) {
    if (!frame.begun) {
      frame.begun = true;
      tell({ type: 'operatingRoundBegan', number: frame.number, of: frame.of });
      payPrivates(state, tell);
    }
    const waiting = COMPANY_IDS.filter((id) => state.companies[id].floated && !frame.acted.includes(id));
    const [next] = inOperatingOrder(state, waiting);
    if (next) {
      frame.acted.push(next);
      push(state, newCompanyTurn(next));
    } else if (frame.number < frame.of) {
      replaceTop(state, newOperatingRound(frame.number + 1, frame.of));
    } else if (state.bankBroke) {
      pop(state);
      tell({ type: 'gameEnded', reason: 'bank' });
    } else {
      state.stockRounds += 1;
      replaceTop(state, newStockRound(state));
      tell({ type: 'stockRoundBegan', round: state.stockRounds });
    }
    return true;
  },
};
