import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import type { Score } from '@stellwerk/engine/kernel';
import { ranked } from '@stellwerk/engine/rounds';
import { STOCK_IDS } from './companies.ts';
import { MINE_IDS, mines } from './mines.ts';
import { sharesOf, valueNow } from './paper.ts';
import type { State } from './state.ts';

/** Cash, shares at their value, and the face values of single mines. 1873/7-d */
export function wealthOf(state: State, seat: number) {
  const owner = playerOwner(seat);
  const cash = cashOf(state, owner);
  const shares = STOCK_IDS.reduce((sum, id) => sum + sharesOf(state, id, owner) * valueNow(state, id), 0);
  const single = MINE_IDS.filter((id) => state.mines[id].owner === owner);
  return { cash, shares, mines: single.reduce((sum, id) => sum + mines[id].faceValue, 0) };
}

/** Equal wealth shares the victory. (A33) */
export function score(state: State): readonly Score[] {
  return ranked(state.seats, (seat) => wealthOf(state, seat)).toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
}
