import { type Frame, pop, push, refuse, replaceTop } from '@stellwerk/engine/kernel';
import type { Action } from './actions.ts';
import { inOperatingOrder } from './floating.ts';
import { companyIds, type Rhineland } from './game.ts';
import { newCompanyTurn, newOperatingRound, newStockRound } from './new-frames.ts';
import { payPrivates } from './privates.ts';
import { charterOf, type OperatingRound, type State } from './state.ts';

/** Nobody acts in it: it gives each floated company its turn, by the prices of the moment. */
export const operatingRound = (game: Rhineland): Frame<State, Action, OperatingRound> => ({
  actors: () => [],
  choices: () => [],
  apply: () => refuse('kernel/not-now'),
  auto({ state, frame, tell }) {
    if (!frame.begun) {
      frame.begun = true;
      tell({ type: 'operatingRoundBegan', number: frame.number, of: frame.of });
      payPrivates(game, state, tell);
    }
    const waiting = companyIds(game).filter((id) => charterOf(state, id).floated && !frame.acted.includes(id));
    const [next] = inOperatingOrder(game, state, waiting);
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
});
