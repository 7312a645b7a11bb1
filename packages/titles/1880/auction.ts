import { BANK, cashOf, GONE, pay, playerOwner, seatOf } from '@stellwerk/engine/finance';
import {
  type Choice,
  doing,
  type Frame,
  pop,
  push,
  type Refusal,
  refuse,
  replaceTop,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import { nextBidder, PASS, seatAfter } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import { PERMITS } from './companies.ts';
import { issueCompany, refusePermit, refuseRow, rowsFor } from './founding.ts';
import { newAuction } from './new-frames.ts';
import { allPrivates, BID_STEP, DROP_STEP, P6_COMPANY, P6_PAR, P6_PERCENT, PRIVATE_IDS, privates } from './privates.ts';
import type { Auction, BcrStart, State } from './state.ts';

/** One private after another, P0 first; whoever has the loco opens. 1880/V-auction-a, 1880/V-auction-b */
export const auction: Frame<State, Action, Auction> = {
  actors: (_, { seat }) => [seat],
  choices(state, frame, seat) {
    const step = state.options.bids === 'fives' ? BID_STEP : 1;
    const amount = { min: leastBid(frame), max: cashOf(state, playerOwner(seat)), step };
    const bids: Choice[] = amount.max < amount.min ? [] : [{ type: 'bid', params: { item: [frame.item], amount } }];
    return [...bids, PASS];
  },
  apply: doing({
    bid,
    pass,
    found: '1880/V-auction-r',
    buyShare: '1880/V-auction-r',
    sellShares: '1880/V-sr1-b',
  }),
};

export function leastBid({ high, minimum }: Auction): number {
  return high ? high.amount + BID_STEP : minimum;
}

function refuseBid(state: State, frame: Auction, { item, amount, seat }: ActionNamed<'bid'>): Refusal | undefined {
  if (item !== frame.item) return refuse('1880/V-auction-a');
  const least = leastBid(frame);
  if (amount < least) return refuse(frame.high ? '1880/V-auction-d' : '1880/V-auction-c', { least }, '1880.leastBid');
  if (state.options.bids === 'fives' && amount % BID_STEP !== 0) {
    return refuse(frame.high ? '1880/V-auction-d' : '1880/V-auction-e');
  }
  return amount > cashOf(state, playerOwner(seat)) ? refuse('1880/V-auction-f') : undefined;
}

function bid({ state, frame, tell }: Step<State, Auction>, action: ActionNamed<'bid'>): Refusal | undefined {
  const refusal = refuseBid(state, frame, action);
  if (refusal) return refusal;
  const { seat, item, amount } = action;
  frame.high = { seat, amount };
  tell({ type: 'bid', seat, item, amount });
  goOn(state, frame, tell);
  return undefined;
}

/** 1880/V-auction-g */
function pass({ state, frame, tell }: Step<State, Auction>): Refusal | undefined {
  tell({ type: 'passed', seat: frame.seat });
  frame.passed.push(frame.seat);
  if (frame.passed.length === state.seats.length) offerAgain(state, frame, tell);
  else goOn(state, frame, tell);
  return undefined;
}

/** The next who has not passed, unless the highest bidder is alone. 1880/V-auction-h */
function goOn(state: State, frame: Auction, tell: Tell): void {
  const { high } = frame;
  frame.seat = nextBidder(state.seats, frame);
  if (high && high.seat === frame.seat) sell(state, frame, high.seat, high.amount, 1, tell);
}

/**
 * Nobody wants it: P0 and P1 get cheaper, the others wait for the privates to pay. 1880/V-auction-j, 1880/V-auction-m,
 * 1880/V-auction-o, 1880/V-auction-p
 */
function offerAgain(state: State, frame: Auction, tell: Tell): void {
  frame.passed = [];
  // The loco has not moved: the same seat opens again. 1880/V-auction-l, 1880/V-auction-q
  frame.seat = state.priority;
  if (!privates[frame.item].drops) {
    tell({ type: 'privatesPay' });
    payPrivates(state, tell);
    return;
  }
  frame.minimum -= DROP_STEP;
  tell({ type: 'priceDropped', item: frame.item, price: frame.minimum });
  // 1880/V-auction-n
  const seatsOn = state.options.forcedPrivate === 'skips-one' ? 2 : 1;
  if (frame.minimum === 0) sell(state, frame, state.priority, 0, seatsOn, tell);
}

function sell(state: State, frame: Auction, seat: number, price: number, seatsOn: number, tell: Tell): void {
  const { item } = frame;
  pay(state, playerOwner(seat), BANK, price);
  state.privates[item] = playerOwner(seat);
  tell({ type: 'privateSold', seat, item, price });
  // 1880/V-auction-i
  for (let i = 0; i < seatsOn; i++) state.priority = seatAfter(state.seats, state.priority);
  const next = PRIVATE_IDS[PRIVATE_IDS.indexOf(item) + 1];
  if (next) replaceTop(state, newAuction(state, next));
  else setFinalOrder(state, tell);
  if (item === 'P6') push(state, { kind: 'bcrStart', seat });
}

/** Everybody who owns one is paid. 1880/V-auction-o, 1880/VI-priv-a, 1880/VI-P1-a */
export function payPrivates(state: State, tell: Tell): void {
  for (const { id, income } of allPrivates) {
    const seat = seatOf(state.privates[id]);
    if (seat < 0 || income === 0) continue;
    pay(state, BANK, playerOwner(seat), income);
    tell({ type: 'privatePaid', seat, item: id, amount: income });
  }
}

/** The least cash first; of equals the lower number as drawn. 1880/V-order-a, 1880/V-order-b */
function setFinalOrder(state: State, tell: Tell): void {
  state.seats = [...state.seats].sort((a, b) => cashOf(state, playerOwner(a)) - cashOf(state, playerOwner(b)));
  state.priority = state.seats[0] ?? 0;
  tell({ type: 'seated', seats: state.seats });
  replaceTop(state, { kind: 'investorChoice', seat: state.priority });
}

/**
 * P6 is exchanged for the director certificate of BCR. 1880/VI-P6-a, 1880/VI-P6-b, 1880/VI-P6-e, 1880/VI-P6-f,
 * 1880/V-auction-s
 */
export const bcrStart: Frame<State, Action, BcrStart> = {
  actors: (_, { seat }) => [seat],
  choices: (state) => [{ type: 'startBcr', params: { row: rowsFor(state, P6_PAR), permit: [...PERMITS[P6_PERCENT]] } }],
  apply({ state, frame, tell }, action) {
    if (action.type !== 'startBcr') return refuse('kernel/not-now');
    const { row, permit } = action;
    const refusal = refuseRow(state, P6_PAR, row) ?? refusePermit(P6_PERCENT, permit);
    if (refusal) return refusal;
    pop(state);
    state.privates.P6 = GONE;
    const { seat } = frame;
    issueCompany(state, { seat, company: P6_COMPANY, percent: P6_PERCENT, par: P6_PAR, row, permit }, tell);
    return undefined;
  },
};
