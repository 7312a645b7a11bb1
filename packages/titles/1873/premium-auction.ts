import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import { type Choice, type Frame, type Refusal, refuse, replaceTop, type Step } from '@stellwerk/engine/kernel';
import { PASS } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { STEP } from './limits.ts';
import { newStartAuction } from './new-frames.ts';
import type { PremiumAuction, State } from './state.ts';

/**
 * In another edition the start premium is bid for: whoever passes is out, and the order of play is the winner, then the
 * others from the last who passed to the first. Nobody pays. Option `premium`, 1873/2.1-d
 */
export const premiumAuction: Frame<State, Action, PremiumAuction> = {
  actors: (_, { seat }) => [seat],
  choices(state, frame) {
    const min = leastBid(frame);
    const max = mostBid(state, frame.seat);
    const bid: Choice = { type: 'bidPremium', params: { amount: { min, max, step: STEP } } };
    return [...(min <= max ? [bid] : []), PASS];
  },
  apply(step, action) {
    switch (action.type) {
      case 'bidPremium':
        return bid(step, action.amount);
      case 'pass':
        return pass(step);
      default:
        return refuse('kernel/not-now');
    }
  },
};

function leastBid({ high }: PremiumAuction): number {
  return high === null ? 0 : high.amount + STEP;
}

function mostBid(state: State, seat: number): number {
  return Math.floor(cashOf(state, playerOwner(seat)) / STEP) * STEP;
}

function bid({ state, frame, tell }: Step<State, PremiumAuction>, amount: number): Refusal | undefined {
  const { seat } = frame;
  if (amount % STEP !== 0 || amount < leastBid(frame) || amount > mostBid(state, seat)) return refuse('1873/2.1-d');
  frame.high = { seat, amount };
  tell({ type: 'premiumBid', seat, amount });
  goOn(state, frame);
  return undefined;
}

function pass({ state, frame, tell }: Step<State, PremiumAuction>): Refusal | undefined {
  tell({ type: 'passed', seat: frame.seat });
  frame.passed.push(frame.seat);
  goOn(state, frame);
  return undefined;
}

/** The next who is still in; with everybody else out, or all out, the premium stands. */
function goOn(state: State, frame: PremiumAuction): void {
  const { seats } = state;
  const rest = seats.filter((seat) => !frame.passed.includes(seat));
  const over = rest.length === 0 || (rest.length === 1 && frame.high !== null);
  if (!over) {
    const at = seats.indexOf(frame.seat);
    frame.seat = [...seats.slice(at + 1), ...seats.slice(0, at + 1)].find((seat) => rest.includes(seat)) ?? frame.seat;
    return;
  }
  state.seats = [...rest, ...frame.passed.toReversed()];
  replaceTop(state, newStartAuction(state, frame.high?.amount ?? 0, true));
}
