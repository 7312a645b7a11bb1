import { type Frame, pop, push, replaceTop, type Tell } from '@stellwerk/engine/kernel';
import { begins, NOBODY_ACTS } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { inOperatingOrder } from './floating.ts';
import { type Box, companyIds, type Rhineland } from './game.ts';
import { newCompanyTurn, newOperatingRound, newStockRound } from './new-frames.ts';
import { payPrivates } from './privates.ts';
import { charterOf, type OperatingRound, type State } from './state.ts';

/** Nobody acts in it: it gives each floated company its turn, by the prices of the moment. */
export const operatingRound = (game: Rhineland): Frame<State, Action, OperatingRound> => ({
  ...NOBODY_ACTS,
  auto({ state, frame, tell }) {
    if (begins(frame)) {
      tell({ type: 'operatingRoundBegan', number: frame.number, of: frame.of });
      payPrivates(game, state, tell);
      return true;
    }
    const [next] = yetToAct(game, state, frame);
    if (next) {
      frame.acted.push(next);
      push(state, newCompanyTurn(next));
    } else {
      endRound(game, state, frame, tell);
    }
    return true;
  },
});

/** The floated companies that have their turn still to come, in order. */
export function yetToAct(game: Box, state: State, { acted }: OperatingRound): readonly string[] {
  const waiting = companyIds(game).filter((id) => charterOf(state, id).floated && !acted.includes(id));
  return inOperatingOrder(game, state, waiting);
}

function endRound(game: Rhineland, state: State, { number, of }: OperatingRound, tell: Tell): void {
  const reason = state.bankBroke ? 'bank' : game.law.endOfGame?.(state);
  if (number < of) {
    replaceTop(state, newOperatingRound(number + 1, of));
  } else if (reason !== undefined) {
    pop(state);
    tell({ type: 'gameEnded', reason });
  } else {
    state.stockRounds += 1;
    replaceTop(state, newStockRound(state));
    tell({ type: 'stockRoundBegan', round: state.stockRounds });
  }
}
