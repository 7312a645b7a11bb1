import { BANK, cashOf, pay, playerOwner } from '@stellwerk/engine/finance';
import {
  type Choice,
  doing,
  type Frame,
  type FrameState,
  pop,
  push,
  type Refusal,
  refuse,
  replaceTop,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import {
  type Bid,
  bidOf,
  endTurn,
  highestBid,
  lowestBid,
  PASS,
  passTurn,
  seatAfter,
  setAside,
  withBid,
} from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import { floatAtOnce } from './floating.ts';
import { itemOf, type Rhineland, refuseSaying } from './game.ts';
import { newFallingOffer, newStockRound } from './new-frames.ts';
import type { ItemAuction, StartPacket, State, StockRound } from './state.ts';

export function lowestItem(frame: StartPacket): string | undefined {
  return frame.unsold[0];
}

function bidsOn(frame: StartPacket, item: string): readonly Bid[] {
  return frame.bids[item] ?? [];
}

/** Cash that is not set aside for bids. */
export function freeCash(state: State, frame: StartPacket, seat: number): number {
  return cashOf(state, playerOwner(seat)) - setAside(Object.values(frame.bids), seat);
}

function leastBid(game: Rhineland, state: State, frame: StartPacket, item: string): number {
  return (highestBid(bidsOn(frame, item))?.amount ?? itemOf(game, state, item).price) + game.leastRaise;
}

/** The most a seat can bid: what is free, and what already lies on the item. */
function mostBid(state: State, frame: StartPacket, seat: number, item: string): number {
  return freeCash(state, frame, seat) + bidOf(bidsOn(frame, item), seat);
}

/** At 0 the player whose turn it is must take it. */
function mustTake(game: Rhineland, state: State, frame: StartPacket): boolean {
  const lowest = lowestItem(frame);
  return lowest !== undefined && game.law.packet.priceOf(state, frame, lowest) === 0;
}

export const startPacket = (game: Rhineland): Frame<State, Action, StartPacket> => ({
  actors: (_, { seat }) => [seat],
  choices(state, frame, seat) {
    const lowest = lowestItem(frame);
    if (!lowest) return [];
    const price = game.law.packet.priceOf(state, frame, lowest);
    const buy: Choice = { type: 'buyItem', params: { item: [lowest] }, info: { price } };
    if (mustTake(game, state, frame)) return [buy];
    const bids = frame.unsold.slice(1).flatMap((item): Choice[] => {
      const amount = {
        min: leastBid(game, state, frame, item),
        max: mostBid(state, frame, seat, item),
        step: game.bidStep,
      };
      return amount.max < amount.min ? [] : [{ type: 'bid', params: { item: [item], amount } }];
    });
    const canBuy = freeCash(state, frame, seat) >= price;
    return [...(canBuy ? [buy] : []), ...bids, PASS];
  },
  apply: doing({
    buyItem: (step, action) => buyItem(game, step, action),
    bid: (step, action) => bid(game, step, action),
    pass: (step) => pass(game, step),
    found: game.cites.packetFirst,
    buyShare: game.cites.packetFirst,
    sellShares: game.cites.packetSale,
  }),
  auto({ state, frame, tell }) {
    if (frame.unsold.length === 0) {
      const { lastBuyer } = frame;
      const seat = game.law.sharesBegin(state, frame);
      const round: StockRound = { ...newStockRound(state), seat, first: true, lastBuyer };
      replaceTop(state, round);
      tell({ type: 'packetSold' });
      return true;
    }
    return frame.settling && settleNext(game, state, frame, tell);
  },
});

function buyItem(
  game: Rhineland,
  { state, frame, tell }: Step<State, StartPacket>,
  action: ActionNamed<'buyItem'>,
): Refusal | undefined {
  const { item, seat } = action;
  if (item !== lowestItem(frame)) return refuse(game.cites.lowestItem);
  const price = game.law.packet.priceOf(state, frame, item);
  if (freeCash(state, frame, seat) < price) return refuse(game.cites.bidCash);
  endTurn(frame, state.seats);
  sell(game, state, frame, item, seat, price, tell);
  return undefined;
}

function bid(
  game: Rhineland,
  { state, frame, tell }: Step<State, StartPacket>,
  action: ActionNamed<'bid'>,
): Refusal | undefined {
  const { item, amount, seat } = action;
  if (mustTake(game, state, frame)) return refuse(game.cites.mustTake);
  if (item === lowestItem(frame) || !frame.unsold.includes(item)) return refuse(game.cites.bidItem);
  const least = leastBid(game, state, frame, item);
  if (amount < least || (amount - least) % game.bidStep !== 0)
    return refuseSaying(game, game.cites.bidAmount, 'leastBid', { least });
  if (amount > mostBid(state, frame, seat, item)) return refuse(game.cites.bidCash);
  frame.bids[item] = withBid(bidsOn(frame, item), { seat, amount });
  endTurn(frame, state.seats);
  tell({ type: 'bid', seat, item, amount });
  return undefined;
}

function pass(game: Rhineland, step: Step<State, StartPacket>): Refusal | undefined {
  const { state, frame, tell } = step;
  if (mustTake(game, state, frame)) return refuse(game.cites.mustTake);
  if (!passTurn(frame, state.seats, tell)) return undefined;
  frame.passes = 0;
  game.law.packet.allPassed(step);
  return undefined;
}

/** The item goes to its buyer, with all that hangs on it; the bids on the next are looked at afterwards. */
export function sell(
  game: Rhineland,
  state: State,
  frame: StartPacket,
  item: string,
  seat: number,
  price: number,
  tell: Tell,
): void {
  const owner = playerOwner(seat);
  delete frame.bids[item];
  frame.unsold = frame.unsold.filter((id) => id !== item);
  frame.settling = true;
  frame.lastBuyer = seat;
  pay(state, owner, BANK, price);
  tell({ type: 'itemSold', seat, item, price });
  if (game.privates.includes(item)) state.privates[item] = owner;
  game.law.packet.sold(state, item, seat, price, tell);
  // A certificate among the items may be what a company waited for.
  for (const company of game.companies) floatAtOnce(game, state, company, tell);
}

/** What the bids on the lowest item bring about; true if something happened. */
function settleNext(game: Rhineland, state: State, frame: StartPacket, tell: Tell): boolean {
  const item = lowestItem(frame);
  const bids = item ? bidsOn(frame, item) : [];
  const [only] = bids;
  if (!item || !only) {
    frame.settling = false;
    const left = seatAfter(state.seats, frame.lastBuyer ?? frame.seat);
    if (item && frame.falling) push(state, newFallingOffer(game, state, item, left, tell));
    return true;
  }
  if (bids.length === 1) {
    sell(game, state, frame, item, only.seat, only.amount, tell);
    return true;
  }
  const first = lowestBid(bids)?.seat ?? only.seat;
  const seats = state.seats.filter((seat) => bids.some((bid) => bid.seat === seat));
  const auction: ItemAuction = { kind: 'itemAuction', item, seats, seat: first };
  push(state, auction);
  tell({ type: 'auctionOpened', item });
  return true;
}

function isPacket(frame: FrameState): frame is StartPacket {
  return frame.kind === 'startPacket';
}

export function packetOf(state: State): StartPacket {
  const frame = state.flow.find(isPacket);
  if (!frame) throw new Error('the start packet is sold');
  return frame;
}

/** The bidders on an item raise or drop out. */
export const itemAuction = (game: Rhineland): Frame<State, Action, ItemAuction> => ({
  actors: (_, { seat }) => [seat],
  choices(state, frame, seat) {
    const packet = packetOf(state);
    const amount = {
      min: leastBid(game, state, packet, frame.item),
      max: mostBid(state, packet, seat, frame.item),
      step: game.bidStep,
    };
    const raise: Choice[] = amount.max < amount.min ? [] : [{ type: 'bid', params: { item: [frame.item], amount } }];
    return [...raise, PASS];
  },
  apply({ state, frame, tell }, action) {
    const packet = packetOf(state);
    if (action.type === 'bid') {
      const { item, amount, seat } = action;
      if (item !== frame.item) return refuse(game.cites.auctionBid);
      const least = leastBid(game, state, packet, item);
      if (amount < least || (amount - least) % game.bidStep !== 0)
        return refuseSaying(game, game.cites.auctionBid, 'leastBid', { least });
      if (amount > mostBid(state, packet, seat, item)) return refuse(game.cites.bidCash);
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
      sell(game, state, packet, frame.item, highest.seat, highest.amount, tell);
      return true;
    }
    if (frame.seat !== highest.seat) return false;
    frame.seat = nextBidder(frame, frame.seat);
    return true;
  },
});

function nextBidder(frame: ItemAuction, seat: number): number {
  return frame.seats[(frame.seats.indexOf(seat) + 1) % frame.seats.length] ?? seat;
}
