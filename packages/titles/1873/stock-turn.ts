import { endTurn as nextTurn } from '@stellwerk/engine/rounds';
import type { State, StockRound } from './state.ts';

/** The seat has acted: all others get another turn before the round can end. */
export function endTurn(state: State, frame: StockRound): undefined {
  clearTurn(frame);
  nextTurn(frame, state.seats);
}

/** What counts for one turn only. */
export function clearTurn(frame: StockRound): void {
  frame.soldNow = [];
  frame.declined = [];
}
