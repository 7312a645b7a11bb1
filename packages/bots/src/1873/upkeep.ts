import { cashOf } from '@stellwerk/engine/finance';
import type { CompanyId, State } from '@stellwerk/titles/1873';
import { plantOf } from './appraise.ts';
import { calendarOf } from './calendar.ts';

/** So many rounds ahead a company must be able to pay its maintenance out of what it has. */
const AHEAD = 3;

/** What a company must keep of its profit to pay the maintenance of the next rounds. */
export function savingOf(state: State, id: CompanyId): number {
  return -leastCapital(state, id, AHEAD, false);
}

/** The least that a company will have until the end if it keeps all it earns and buys nothing more. */
export function reserveOf(state: State, id: CompanyId): number {
  return leastCapital(state, id, Number.POSITIVE_INFINITY, true);
}

function leastCapital(state: State, id: CompanyId, ahead: number, keeps: boolean): number {
  const calendar = calendarOf(state, true);
  const plant = plantOf(state, id, calendar);
  let capital = cashOf(state, id);
  let least = capital;
  for (let turn = 1; turn < Math.min(ahead + 1, calendar.rounds.length); turn++) {
    const profit = plant.profit(turn);
    capital += keeps ? profit : Math.min(0, profit);
    least = Math.min(least, capital);
  }
  return least;
}
