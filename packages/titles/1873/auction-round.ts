import { BANK, cashOf, pay, playerOwner } from '@stellwerk/engine/finance';
import {
  doing,
  type Frame,
  pop,
  push,
  type Refusal,
  refuse,
  replaceTop,
  type Step,
  type Tell,
  unlessEmpty,
} from '@stellwerk/engine/kernel';
import { begins, nextBidder, PASS, passTurn, seatAfter } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import { COMPANY_IDS, type CompanyId, isRailway } from './companies.ts';
import { CONCESSION_PRICE, STEP } from './data/limits.ts';
import { newStockRound } from './new-frames.ts';
import { inReceivership, isFounded } from './paper.ts';
import type { AuctionRound, Bidding, State } from './state.ts';

/** Concessions and pre-emption rights, each auctioned when somebody puts it up. 1873/3.1 */
export const auctionRound: Frame<State, Action, AuctionRound> = {
  actors: (_, { seat }) => [seat],
  choices(state, _, seat) {
    const amount = { min: CONCESSION_PRICE, max: mostBid(state, seat), step: STEP };
    const items = itemsOnOffer(state);
    return [...items.flatMap((item) => unlessEmpty({ type: 'putUp', params: { item: [item], amount } })), PASS];
  },
  apply: doing({ putUp: (step, { item, amount }) => putUp(step, item, amount), pass: decline }, '1873/3.1-b'),
  auto({ state, frame, tell }) {
    if (begins(frame)) {
      const items = itemsOnOffer(state);
      if (items.length > 0) tell({ type: 'auctionRoundBegan', items });
    }
    // 1873/3.1-k, 1873/3.1-h, 1873/3.1-j
    if (frame.passes < state.seats.length && itemsOnOffer(state).length > 0) return false;
    replaceTop(state, newStockRound(state));
    return true;
  },
};

/** Whoever declines may put something up later. 1873/3.1-l */
function decline({ state, frame, tell }: Step<State, AuctionRound>): undefined {
  passTurn(frame, state.seats, tell);
}

/**
 * What is not sold comes again. 1873/3.1-i. An unfounded railway stands for its concession, a founded company for the
 * right to be first to buy. 1873/3.1-a
 */
export function itemsOnOffer(state: State): CompanyId[] {
  return COMPANY_IDS.filter((id) =>
    isFounded(state, id)
      ? inReceivership(state, id) && state.rights[id] === undefined
      : isRailway(id) && state.railways[id].concession.active && state.railways[id].concession.owner === BANK,
  );
}

export function mostBid(state: State, seat: number): number {
  return Math.floor(cashOf(state, playerOwner(seat)) / STEP) * STEP;
}

function refuseBid(state: State, seat: number, amount: number, least: number, rule: string): Refusal | undefined {
  if (amount < least || amount % STEP !== 0) return refuse(rule, { least }, '1873.bidTooLow');
  return amount > mostBid(state, seat) ? refuse('1873/3.1-d', {}, '1873.bidTooHigh') : undefined;
}

function putUp({ state, frame, tell }: Step<State, AuctionRound>, item: CompanyId, amount: number) {
  const { seat } = frame;
  if (!itemsOnOffer(state).includes(item)) return refuse('1873/3.1-a');
  const refusal = refuseBid(state, seat, amount, CONCESSION_PRICE, '1873/3.1-c');
  if (refusal) return refusal;
  tell({ type: 'putUp', seat, item, amount });
  frame.passes = 0;
  // 1873/3.1-g, (A11)
  frame.seat = seatAfter(state.seats, seat);
  const high = { seat, amount };
  const lone = isLone(state, seat, amount);
  push(state, { kind: 'bidding', item, opener: seat, seat: frame.seat, high, passed: [], lone });
  return undefined;
}

/** 1873/3.1-d, 1873/3.1-e, 1873/3.1-f */
export const bidding: Frame<State, Action, Bidding> = {
  actors: (_, { seat }) => [seat],
  choices(state, frame, seat) {
    const amount = { min: frame.high.amount + STEP, max: mostBid(state, seat), step: STEP };
    return [...unlessEmpty({ type: 'raise', params: { amount } }), PASS];
  },
  apply(step, action) {
    const { state, frame, tell } = step;
    const { seat } = frame;
    if (action.type === 'pass') {
      if (frame.lone) withdraw(step);
      else leave(step, seat);
      return undefined;
    }
    if (action.type !== 'raise') return refuse('1873/3.1-d');
    const refusal = refuseBid(state, seat, action.amount, frame.high.amount + STEP, '1873/3.1-d');
    if (refusal) return refusal;
    frame.high = { seat, amount: action.amount };
    tell({ type: 'bidRaised', seat, item: frame.item, amount: action.amount });
    frame.seat = nextBidder(state.seats, frame);
    return undefined;
  },
  auto(step) {
    const { state, frame, tell } = step;
    if (frame.lone) {
      if (frame.seat === frame.opener) return false;
      frame.seat = frame.opener;
      return true;
    }
    const { seat, amount } = frame.high;
    if (state.seats.every((one) => one === seat || frame.passed.includes(one))) {
      pop(state);
      award(state, frame.item, seat, amount, tell);
      return true;
    }
    // Whoever cannot raise is out.
    if (frame.seat !== seat && mostBid(state, frame.seat) > amount) return false;
    leave(step, frame.seat);
    return true;
  },
};

/** Out of this item's bidding for good. 1873/3.1-e */
function leave({ state, frame, tell }: Step<State, Bidding>, seat: number): void {
  if (seat !== frame.high.seat) {
    frame.passed.push(seat);
    tell({ type: 'leftBidding', seat, item: frame.item });
  }
  frame.seat = nextBidder(state.seats, frame);
}

/** 1873/3.1-f */
function award(state: State, item: CompanyId, seat: number, price: number, tell: Tell): void {
  pay(state, playerOwner(seat), BANK, price);
  if (isFounded(state, item)) state.rights[item] = seat;
  else if (isRailway(item)) state.railways[item].concession.owner = playerOwner(seat);
  tell({ type: isFounded(state, item) ? 'rightBought' : 'concessionBought', seat, item, price });
}

/** Option `loneBid: withdrawn`: nobody else could bid, so the opener may only raise himself or withdraw. */
function isLone({ seats, options, money }: State, opener: number, amount: number): boolean {
  if (options.loneBid === 'wins') return false;
  return seats.every((seat) => seat === opener || (money[playerOwner(seat)] ?? 0) <= amount);
}

function withdraw({ state, frame, tell }: Step<State, Bidding>): void {
  tell({ type: 'bidWithdrawn', seat: frame.opener, item: frame.item });
  pop(state);
  const below = state.flow.at(-1);
  if (below?.kind === 'auctionRound') below.seat = frame.opener;
}
