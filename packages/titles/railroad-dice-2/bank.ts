import { playerAt, type State } from './state.ts';

/** rrd2/setup-p: 80 small counters of 1 unit and 40 large ones of 5. */
export const ALL_UNITS = 280;
/** rrd2/setup-e */
export const START_MONEY = 10;

/** A payment beyond what the bank has is made all the same; its account then is below zero. (B10) */
export function moveToPlayer(state: State, seat: number, units: number): void {
  state.bank -= units;
  playerAt(state, seat).money += units;
}

export function moveFromPlayer(state: State, seat: number, units: number): void {
  playerAt(state, seat).money -= units;
  state.bank += units;
}
