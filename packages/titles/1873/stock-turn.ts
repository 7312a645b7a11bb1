import { nextSeat, type State, type StockRound } from './state.ts';

/** The seat has acted: all others get another turn before the round can end. */
export function endTurn(state: State, frame: StockRound): undefined {
  frame.passes = 0;
  frame.soldNow = [];
  frame.declined = [];
  frame.seat = nextSeat(state, frame.seat);
}
