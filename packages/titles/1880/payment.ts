import { BANK, GONE, pay, playerOwner } from '@stellwerk/engine/finance';
import { type Frame, pop, refuse, type Tell } from '@stellwerk/engine/kernel';
import type { Action } from './actions.ts';
import type { Payment, State } from './state.ts';

/** One of three payments, the last of itself. 1880/VI-P0-a, 1880/VI-P0-b, 1880/VI-P0-c, 1880/VI-P0-e */
export const payment: Frame<State, Action, Payment> = {
  actors: (_, { seat }) => [seat],
  choices: (_, { amount }) => [
    { type: 'takePayment', params: {}, info: { amount } },
    { type: 'pass', params: {} },
  ],
  apply({ state, frame, tell }, action) {
    if (action.type === 'takePayment') {
      takePayment(state, frame, tell);
      return undefined;
    }
    if (action.type !== 'pass') return refuse('kernel/not-now');
    pop(state);
    tell({ type: 'paymentDeclined', seat: frame.seat, amount: frame.amount });
    return undefined;
  },
  auto({ state, frame, tell }) {
    if (!frame.last) return false;
    takePayment(state, frame, tell);
    return true;
  },
};

function takePayment(state: State, { seat, amount }: Payment, tell: Tell): void {
  pop(state);
  state.privates.P0 = GONE;
  pay(state, BANK, playerOwner(seat), amount);
  tell({ type: 'paymentTaken', seat, amount });
}
