import { doing, type Frame, type Refusal, refuse, replaceTop, type Step, unlessEmpty } from '@stellwerk/engine/kernel';
import { nextBidder, PASS } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { mostBid } from './auction-round.ts';
import { STEP } from './data/limits.ts';
import { newStartAuction } from './new-frames.ts';
import type { PremiumAuction, State } from './state.ts';

/**
 * In another edition the start premium is bid for: whoever passes is out, and the order of play is the winner, then the
 * others from the last who passed to the first. Nobody pays. Option `premium`, 1873/2.1-d
 */
export const premiumAuction: Frame<State, Action, PremiumAuction> = {
  actors: (_, { seat }) => [seat],
  choices(state, frame) {
    const amount = { min: leastBid(frame), max: mostBid(state, frame.seat), step: STEP };
    return [...unlessEmpty({ type: 'bidPremium', params: { amount } }), PASS];
  },
  apply: doing({ bidPremium: (step, { amount }) => bid(step, amount), pass }),
};

function leastBid({ high }: PremiumAuction): number {
  return high === null ? 0 : high.amount + STEP;
}

function bid({ state, frame, tell }: Step<State, PremiumAuction>, amount: number): Refusal | undefined {
  const { seat } = frame;
  if (amount % STEP !== 0 || amount < leastBid(frame) || amount > mostBid(state, seat)) return refuse('1873/2.1-d');
  frame.high = { seat, amount };
  tell({ type: 'premiumBid', seat, amount });
  return goOn(state, frame);
}

function pass({ state, frame, tell }: Step<State, PremiumAuction>): Refusal | undefined {
  tell({ type: 'passed', seat: frame.seat });
  frame.passed.push(frame.seat);
  return goOn(state, frame);
}

/** The next who is still in; with everybody else out, or all out, the premium stands. */
function goOn(state: State, frame: PremiumAuction): undefined {
  const rest = state.seats.filter((seat) => !frame.passed.includes(seat));
  if (rest.length > (frame.high === null ? 0 : 1)) {
    frame.seat = nextBidder(state.seats, frame);
    return;
  }
  state.seats = [...rest, ...frame.passed.toReversed()];
  replaceTop(state, newStartAuction(state, frame.high?.amount ?? 0, true));
}
