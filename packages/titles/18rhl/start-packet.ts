import {
  BANK,
  cashOf,
  OFFERING,
  type Owner,
  POOL,
  parPlaces,
  pay,
  placeMarker,
  playerOwner,
  seatOf,
  transfer,
} from '@stellwerk/engine/finance';
import {
  type Choice,
  type Frame,
  pop,
  push,
  type Refusal,
  refuse,
  replaceTop,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import { bidOf, highestBid, lowestBid, setAside, withBid } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import { bankPays } from './bank.ts';
import { companies } from './companies.ts';
import { floatAtOnce } from './floating.ts';
import { market } from './market.ts';
import { nextPriority } from './priority.ts';
import { WITH_NO5 } from './setup.ts';
import { type ItemId, PRIVATE_IDS, startItems } from './start-items.ts';
import { type Bid, type ChoosePar, type ItemAuction, nextSeat, type StartPacket, type State } from './state.ts';

/** 18rhl/3-d */
const LEAST_RAISE = 5;
/** 18rhl/3-l */
const PRICE_CUT = 5;
/** 18rhl/4.2-no6-e: kept by the bank until Köln, Düren and Aachen are linked. */
export const AACHEN_FUND: Owner = 'aachenFund';
const RHE_POOL_SHARES = 3;

function lowestItem(frame: StartPacket): ItemId | undefined {
  return frame.unsold[0];
}

function priceNow(frame: StartPacket, item: ItemId): number {
  return item === 'no1' ? frame.price : startItems[item].price;
}

function bidsOn(frame: StartPacket, item: ItemId): readonly Bid[] {
  return frame.bids[item] ?? [];
}

/** Cash that is not set aside for bids. 18rhl/3-e, -f */
function freeCash(state: State, frame: StartPacket, seat: number): number {
  return cashOf(state, playerOwner(seat)) - setAside(Object.values(frame.bids), seat);
}

function leastBid(frame: StartPacket, item: ItemId): number {
  return (highestBid(bidsOn(frame, item))?.amount ?? startItems[item].price) + LEAST_RAISE;
}

/** The most a seat can bid: what is free, and what already lies on the item. */
function mostBid(state: State, frame: StartPacket, seat: number, item: ItemId): number {
  return freeCash(state, frame, seat) + bidOf(bidsOn(frame, item), seat);
}

/** At 0 the player whose turn it is must take No. 1. 18rhl/3-m */
function mustTake(frame: StartPacket): boolean {
  return lowestItem(frame) === 'no1' && frame.price === 0;
}

export const startPacket: Frame<State, Action, StartPacket> = {
  actors: (_, { seat }) => [seat],
  choices(state, frame, seat) {
    const lowest = lowestItem(frame);
    if (!lowest) return [];
    const price = priceNow(frame, lowest);
    const buy: Choice = { type: 'buyItem', params: { item: [lowest] }, info: { price } };
    if (mustTake(frame)) return [buy];
    const bids = frame.unsold.slice(1).flatMap((item): Choice[] => {
      const amount = { min: leastBid(frame, item), max: mostBid(state, frame, seat, item), step: 1 };
      return amount.max < amount.min ? [] : [{ type: 'bid', params: { item: [item], amount } }];
    });
    const canBuy = freeCash(state, frame, seat) >= price;
    return [...(canBuy ? [buy] : []), ...bids, { type: 'pass', params: {} }];
  },
  apply(step, action) {
    switch (action.type) {
      case 'buyItem':
        return buyItem(step, action);
      case 'bid':
        return bid(step, action);
      case 'pass':
        return pass(step);
      case 'found':
      case 'buyShare':
        return refuse('18rhl/16.2-a');
      case 'sellShares':
        return refuse('18rhl/3-s');
      default:
        return refuse('kernel/not-now');
    }
  },
  auto({ state, frame, tell }) {
    if (frame.unsold.length === 0) {
      const richestFirst = state.options.firstShares === 'richest';
      if (richestFirst) state.priority = nextPriority(state, frame.lastBuyer, frame.seat);
      replaceTop(state, {
        kind: 'stockRound',
        seat: richestFirst ? state.priority : frame.seat,
        passes: 0,
        first: true,
        sold: {},
        soldNow: [],
        lastBuyer: frame.lastBuyer,
      });
      tell({ type: 'packetSold' });
      return true;
    }
    return frame.settling && settleNext(state, frame, tell);
  },
};

function buyItem(
  { state, frame, tell }: Step<State, StartPacket>,
  action: ActionNamed<'buyItem'>,
): Refusal | undefined {
  const { item, seat } = action;
  if (item !== lowestItem(frame)) return refuse('18rhl/3-c');
  const price = priceNow(frame, item);
  if (freeCash(state, frame, seat) < price) return refuse('18rhl/3-e');
  frame.passes = 0;
  frame.seat = nextSeat(state, seat);
  sell(state, frame, item, seat, price, tell);
  return undefined;
}

function bid({ state, frame, tell }: Step<State, StartPacket>, action: ActionNamed<'bid'>): Refusal | undefined {
  const { item, amount, seat } = action;
  if (mustTake(frame)) return refuse('18rhl/3-m');
  if (item === lowestItem(frame) || !frame.unsold.includes(item)) return refuse('18rhl/3-d');
  const least = leastBid(frame, item);
  if (amount < least) return refuse('18rhl/3-d', { least }, '18rhl.leastBid');
  if (amount > mostBid(state, frame, seat, item)) return refuse('18rhl/3-e');
  frame.bids[item] = withBid(bidsOn(frame, item), { seat, amount });
  frame.passes = 0;
  frame.seat = nextSeat(state, seat);
  tell({ type: 'bid', seat, item, amount });
  return undefined;
}

function pass({ state, frame, tell }: Step<State, StartPacket>): Refusal | undefined {
  if (mustTake(frame)) return refuse('18rhl/3-m');
  tell({ type: 'passed', seat: frame.seat });
  frame.seat = nextSeat(state, frame.seat);
  frame.passes += 1;
  if (frame.passes < state.seats.length) return undefined;
  frame.passes = 0;
  if (lowestItem(frame) === 'no1') {
    frame.price -= PRICE_CUT;
    tell({ type: 'priceCut', item: 'no1', price: frame.price });
  } else {
    tell({ type: 'shortOperatingRound' });
    payPrivates(state, tell);
    if (state.bankBroke) {
      // 18rhl/17.1-e: revenue it cannot pay ends the game with the operating rounds, and this one is over.
      pop(state);
      tell({ type: 'gameEnded', reason: 'bank' });
    }
  }
  return undefined;
}

/** 18rhl/4.1-a. It is paid in operating rounds only, short ones included. */
export function payPrivates(state: State, tell: Tell): void {
  for (const id of PRIVATE_IDS) {
    const seat = seatOf(state.privates[id]);
    const { revenue } = startItems[id];
    if (seat < 0 || revenue === 0) continue;
    bankPays(state, playerOwner(seat), revenue, tell, 'operating');
    tell({ type: 'privatePaid', seat, item: id, amount: revenue });
  }
}

/** The item goes to its buyer, with all that hangs on it; the bids on the next are looked at afterwards. 18rhl/3-i */
function sell(state: State, frame: StartPacket, item: ItemId, seat: number, price: number, tell: Tell): void {
  const owner = playerOwner(seat);
  delete frame.bids[item];
  frame.unsold = frame.unsold.filter((id) => id !== item);
  frame.settling = true;
  frame.lastBuyer = seat;
  pay(state, owner, BANK, price);
  tell({ type: 'itemSold', seat, item, price });
  if (item === 'no6') {
    push(state, { kind: 'choosePar', seat, paid: price });
    return;
  }
  state.privates[item] = owner;
  if (item === 'no5') transfer(state, companies.GVE, state.certificates['GVE']?.indexOf(WITH_NO5) ?? -1, owner);
}

/** What the bids on the lowest item bring about; true if something happened. */
function settleNext(state: State, frame: StartPacket, tell: Tell): boolean {
  const item = lowestItem(frame);
  const bids = item ? bidsOn(frame, item) : [];
  const [only] = bids;
  if (!item || !only) {
    frame.settling = false;
    return true;
  }
  if (bids.length === 1) {
    sell(state, frame, item, only.seat, only.amount, tell);
    return true;
  }
  const first = lowestBid(bids)?.seat ?? only.seat;
  const seats = state.seats.filter((seat) => bids.some((bid) => bid.seat === seat));
  push(state, { kind: 'itemAuction', item, seats, seat: first });
  tell({ type: 'auctionOpened', item });
  return true;
}

function packetOf(state: State): StartPacket {
  const frame = state.flow.find((candidate) => candidate.kind === 'startPacket');
  if (!frame) throw new Error('the start packet is sold');
  return frame;
}

/** 18rhl/3-j */
export const itemAuction: Frame<State, Action, ItemAuction> = {
  actors: (_, { seat }) => [seat],
  choices(state, frame, seat) {
    const packet = packetOf(state);
    const amount = { min: leastBid(packet, frame.item), max: mostBid(state, packet, seat, frame.item), step: 1 };
    const raise: Choice[] = amount.max < amount.min ? [] : [{ type: 'bid', params: { item: [frame.item], amount } }];
    return [...raise, { type: 'pass', params: {} }];
  },
  apply({ state, frame, tell }, action) {
    const packet = packetOf(state);
    if (action.type === 'bid') {
      const { item, amount, seat } = action;
      if (item !== frame.item) return refuse('18rhl/3-j');
      const least = leastBid(packet, item);
      if (amount < least) return refuse('18rhl/3-j', { least }, '18rhl.leastBid');
      if (amount > mostBid(state, packet, seat, item)) return refuse('18rhl/3-e');
      packet.bids[item] = withBid(bidsOn(packet, item), { seat, amount });
      tell({ type: 'bid', seat, item, amount });
      frame.seat = nextBidder(frame, seat);
    } else if (action.type === 'pass') {
      tell({ type: 'droppedOut', seat: frame.seat, item: frame.item });
      const next = nextBidder(frame, frame.seat);
      frame.seats = frame.seats.filter((seat) => seat !== frame.seat);
      frame.seat = next;
    } else {
      return refuse('kernel/not-now');
    }
    return undefined;
  },
  /** Whoever holds the highest bid is passed over; when nobody else is left the item is sold. */
  auto({ state, frame, tell }) {
    const packet = packetOf(state);
    const highest = highestBid(bidsOn(packet, frame.item));
    if (!highest) return false;
    if (frame.seats.length === 1) {
      pop(state);
      sell(state, packet, frame.item, highest.seat, highest.amount, tell);
      return true;
    }
    if (frame.seat !== highest.seat) return false;
    frame.seat = nextBidder(frame, frame.seat);
    return true;
  },
};

function nextBidder(frame: ItemAuction, seat: number): number {
  return frame.seats[(frame.seats.indexOf(seat) + 1) % frame.seats.length] ?? seat;
}

/** The buyer of No. 6 sets the par of RhE. 18rhl/4.2-no6 */
export const choosePar: Frame<State, Action, ChoosePar> = {
  actors: (_, { seat }) => [seat],
  choices: (state, frame) => {
    const pars = parPlaces(market).filter(({ price }) => !refusePar(state, frame, price));
    return pars.map(({ price }) => ({
      type: 'setPar',
      params: { par: [price] },
      info: { price: extra(state, frame, price) },
    }));
  },
  apply({ state, frame, tell }, action) {
    if (action.type !== 'setPar') return refuse('kernel/not-now');
    const { par } = action;
    const refusal = refusePar(state, frame, par);
    if (refusal) return refusal;
    const owner = playerOwner(frame.seat);
    pay(state, owner, BANK, extra(state, frame, par));
    transfer(state, companies.RhE, 0, owner);
    const offered = state.certificates['RhE'] ?? [];
    for (let i = 0; i < RHE_POOL_SHARES; i++) transfer(state, companies.RhE, offered.indexOf(OFFERING), POOL);
    const place = parPlaces(market).find(({ price }) => price === par);
    if (place) placeMarker(state, 'RhE', place);
    state.companies.RhE.par = par;
    state.rheBid = frame.paid + extra(state, frame, par);
    bankPays(state, AACHEN_FUND, RHE_POOL_SHARES * par, tell);
    pop(state);
    tell({ type: 'parSet', seat: frame.seat, company: 'RhE', par });
    floatAtOnce(state, companies.RhE, tell);
    return undefined;
  },
};

/** What is still to be paid for twice the par. 18rhl/4.2-no6-c */
function extra(state: State, frame: ChoosePar, par: number): number {
  return state.options.rhePrice === 'bid' ? 0 : Math.max(0, 2 * par - frame.paid);
}

function refusePar(state: State, frame: ChoosePar, par: number): Refusal | undefined {
  if (!parPlaces(market).some(({ price }) => price === par)) return refuse('18rhl/4.2-no6-b');
  if (state.options.rhePar === '70-80' && (par < 70 || par > 80)) return refuse('18rhl/4.2-no6-b');
  return cashOf(state, playerOwner(frame.seat)) < extra(state, frame, par) ? refuse('18rhl/4.2-no6-c') : undefined;
}
