import { BANK, cashOf, type Owner, pay } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import type { State } from './state.ts';

/**
 * The bank pays, on credit if it must; the first time it cannot pay in full breaks it, and the round it happens in says how
 * long the game goes on.
 */
export function bankPays(state: State, to: Owner, amount: number, tell: Tell, round = roundOf(state)): void {
  if (amount > cashOf(state, BANK) && state.bankBroke === '') {
    state.bankBroke = round;
    tell({ type: 'bankBroke', round: state.bankBroke });
  }
  pay(state, BANK, to, amount);
}

function roundOf(state: State): 'stock' | 'operating' {
  return state.flow.some((frame) => frame.kind === 'operatingRound') ? 'operating' : 'stock';
}
