import { type Choice, type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import type { NewPassengers } from './actions.ts';
import { stationsOn } from './board.ts';
import type { State, Turn } from './state.ts';

/** rrd2/setup-m, rrd2/newpass-b */
const UNITS_PER_STATION = 5;
/** rrd2/shortage-a */
const EMPTY_CARDS_FOR_SHORTAGE = 3;
const CARDS = [1, 2, 3, 4, 5, 6] as const;

export function passengersBeside(state: State, card: number): number {
  return state.passengers[card - 1] ?? 0;
}

/** Five units for every station on the card, from the bank; short or not, they are placed in full. (B10) */
function placePassengers(state: State, card: number): number {
  const units = UNITS_PER_STATION * stationsOn(state.board, state.stations, card);
  state.bank -= units;
  state.passengers[card - 1] = passengersBeside(state, card) + units;
  return units;
}

export function placePassengersEverywhere(state: State): number {
  return CARDS.reduce((sum, card) => sum + placePassengers(state, card), 0);
}

/** rrd2/turn-d */
export function refill({ state, frame, tell }: Step<State, Turn>): Refusal | undefined {
  if (frame.rolled) return refuse('rrd2/turn-d', {}, 'rrd2.rolled');
  if (frame.refilled) return refuse('rrd2/turn-d', {}, 'rrd2.refilledTwice');
  frame.refilled = true;
  tell({ type: 'refilled', seat: frame.seat, units: placePassengersEverywhere(state) });
  return undefined;
}

export function newPassengers({ state, frame, tell }: Step<State, Turn>, action: NewPassengers): Refusal | undefined {
  const { die, card } = action;
  if (!frame.rolled || !callsPassengers(die)) return refuse('rrd2/newpass-a');
  if (!frame.simple.includes(die)) {
    return die === '?' && frame.complex.includes('?') ? refuse('rrd2/newpass-c') : refuse('rrd2/newpass-a');
  }
  frame.simple.splice(frame.simple.indexOf(die), 1);
  state.diceBank.simple += 1;
  tell({ type: 'newPassengers', seat: frame.seat, die, card, units: placePassengers(state, card) });
  return undefined;
}

export function passengerChoices(_state: State, turn: Turn): Choice[] {
  const choices: Choice[] = [];
  const dice = [...new Set(turn.simple)].filter(callsPassengers);
  if (dice.length > 0) choices.push({ type: 'newPassengers', params: { die: dice, card: CARDS } });
  if (!turn.rolled && !turn.refilled) choices.push({ type: 'refill', params: {} });
  return choices;
}

function callsPassengers(die: string): boolean {
  return die === 'locomotive' || die === '?';
}

/**
 * As soon as too many cards have run empty, all are refilled (rrd2/shortage-a) and the turn goes on (rrd2/shortage-c). Cards
 * without a station do not count (rrd2/shortage-b).
 */
export function relieveShortage(state: State, tell: Tell): void {
  const served = CARDS.filter((card) => stationsOn(state.board, state.stations, card) > 0);
  const empty = served.filter((card) => passengersBeside(state, card) === 0).length;
  if (empty === 0 || empty < Math.min(EMPTY_CARDS_FOR_SHORTAGE, served.length)) return;
  tell({ type: 'shortage', units: placePassengersEverywhere(state) });
}
