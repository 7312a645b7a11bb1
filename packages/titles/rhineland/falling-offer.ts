import {
  type Choice,
  doing,
  type Frame,
  pop,
  push,
  type Refusal,
  refuse,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import { PASS, seatAfter } from '@stellwerk/engine/rounds';
import type { Action } from './actions.ts';
import type { FallingCites } from './cites.ts';
import { type Box, itemOf, type Rhineland, refuseSaying } from './game.ts';
import { newFallingOffer, PRICE_CUT } from './new-frames.ts';
import { playShortOperatingRound } from './short-operating-round.ts';
import { freeCash, lowestItem, packetOf, sell } from './start-packet.ts';
import type { FallingOffer, StartPacket, State } from './state.ts';

/** Everybody passed: after a short operating round what has no bid is offered for less, item by item. */
export function beginFallingOffers(game: Box, { state, frame, tell }: Step<State, StartPacket>): void {
  playShortOperatingRound(game, state, tell);
  const item = lowestItem(frame);
  if (state.bankBroke || !item) return;
  frame.falling = true;
  push(state, newFallingOffer(game, state, item, frame.seat, tell));
}

/** Each seat takes the item or declines; when all have declined it becomes cheaper, down to its least price. */
export const fallingOffer = (game: Rhineland, cites: FallingCites): Frame<State, Action, FallingOffer> => ({
  actors: (_, { seat }) => [seat],
  choices(state, frame, seat) {
    const take: Choice = { type: 'buyItem', params: { item: [frame.item] }, info: { price: frame.price } };
    if (mustTake(frame)) return [take];
    return canPay(state, frame, seat) ? [take, PASS] : [PASS];
  },
  apply: doing({
    buyItem: (step, { item }) => take(game, cites, step, item),
    pass: (step) => decline(game, cites, step),
    bid: cites.takeOrDecline,
    found: game.cites.packetFirst,
    buyShare: game.cites.packetFirst,
    sellShares: game.cites.packetSale,
  }),
  /** Whoever is to be made to take it must have the money; if nobody has it, the privates pay again. */
  auto({ state, frame, tell }) {
    if (!frame.forced || canPay(state, frame, frame.seat)) return false;
    askNext(state, frame);
    if (frame.declined >= state.seats.length) {
      frame.declined = 0;
      playShortOperatingRound(game, state, tell);
    }
    return true;
  },
});

/** For nothing, or when nobody wanted it at a least price that cannot fall. */
function mustTake({ forced, price }: FallingOffer): boolean {
  return forced || price === 0;
}

function canPay(state: State, frame: FallingOffer, seat: number): boolean {
  return freeCash(state, packetOf(state), seat) >= frame.price;
}

function take(
  game: Rhineland,
  cites: FallingCites,
  { state, frame, tell }: Step<State, FallingOffer>,
  item: string,
): Refusal | undefined {
  const { seat, price } = frame;
  if (item !== frame.item) return refuse(cites.takeOrDecline);
  if (!canPay(state, frame, seat)) return refuseSaying(game, cites.reducedPrice, 'tooDear', { price });
  pop(state);
  sell(game, state, packetOf(state), item, seat, price, tell);
  return undefined;
}

function decline(
  game: Rhineland,
  cites: FallingCites,
  { state, frame, tell }: Step<State, FallingOffer>,
): Refusal | undefined {
  if (mustTake(frame)) return refuse(frame.forced ? cites.leastPrice : game.cites.mustTake);
  tell({ type: 'offerRefused', seat: frame.seat, item: frame.item, price: frame.price });
  askNext(state, frame);
  if (frame.declined < state.seats.length) return undefined;
  frame.declined = 0;
  fall(game, state, frame, tell);
  return undefined;
}

function askNext(state: State, frame: FallingOffer): void {
  frame.declined += 1;
  frame.seat = seatAfter(state.seats, frame.seat);
}

/** All have declined: the price falls; where it cannot, somebody will have to take it after another short round. */
function fall(game: Rhineland, state: State, frame: FallingOffer, tell: Tell): void {
  const least = itemOf(game, state, frame.item).least ?? 0;
  if (frame.price > least) {
    frame.price = Math.max(least, frame.price - PRICE_CUT);
    tell({ type: 'priceCut', item: frame.item, price: frame.price });
    return;
  }
  frame.forced = true;
  playShortOperatingRound(game, state, tell);
}
