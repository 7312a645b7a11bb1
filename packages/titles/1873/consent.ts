import { type Frame, pop, refuse } from '@stellwerk/engine/kernel';
import type { Action } from './actions.ts';
import { completeMinePurchase } from './buying-mines.ts';
import { answerFounding } from './founding-mines.ts';
import type { Consent, State } from './state.ts';
import { completeTrade, noteDeclined } from './trading.ts';

/** Another owner agrees to a deal or not; then the turn that it interrupted goes on. (A35) */
export const consent: Frame<State, Action, Consent> = {
  actors: (_, { seat }) => [seat],
  choices: () => [{ type: 'answer', params: { accept: [true, false] } }],
  apply({ state, frame, tell }, action) {
    if (action.type !== 'answer') return refuse('kernel/not-now');
    const { deal, seat } = frame;
    pop(state);
    const turn = state.flow.at(-1);
    if (!action.accept) tell({ type: 'offerDeclined', seat });
    if (deal.kind === 'founding') answerFounding(state, deal, action.accept, tell);
    else if (deal.kind === 'mine') {
      if (action.accept) completeMinePurchase(state, deal, tell);
      else if (turn?.kind === 'mineCompanyTurn') turn.declined[deal.mine] = deal.price;
    } else if (action.accept) completeTrade(state, deal, tell);
    else if (turn && 'declined' in turn && turn.kind !== 'stockRound') noteDeclined(turn, deal);
    return undefined;
  },
};
