import { BANK, pay, playerOwner } from '@stellwerk/engine/finance';
import {
  type Choice,
  doing,
  type Frame,
  type Refusal,
  refuse,
  replaceTop,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import { PASS, passTurn, refusePrice, seatAfter } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import { CONCESSION_PRICE, STEP } from './data/limits.ts';
import { allMines, isMine, MINE_IDS, mines } from './mines.ts';
import { newStockRound } from './new-frames.ts';
import type { StartAuction, State } from './state.ts';

type Item = ActionNamed<'buyItem'>['item'];

/** 1873/2.1-a */
export const START_ITEMS = [...MINE_IDS, 'HBE', 'GHE'] as const;

/**
 * Mines and the first two concessions at a premium that falls while nobody buys. 1873/2.1-a, 1873/2.1-b, 1873/2.1-c,
 * 1873/2.1-d, 1873/2.1-e, 1873/2.1-f, 1873/2.1-g, 1873/2.1-h, 1873/2.1-i, 1873/2.1-j, 1873/2.1-k
 */
export const startAuction: Frame<State, Action, StartAuction> = {
  actors: (_, { seat }) => [seat],
  choices(state, frame, seat) {
    const items = START_ITEMS.filter((item) => !refuseItem(state, frame, seat, item));
    const purchases = items.map(
      (item): Choice => ({ type: 'buyItem', params: { item: [item] }, info: { price: priceOf(frame, item) } }),
    );
    return mustBuy(state, frame) ? purchases : [...purchases, PASS];
  },
  apply: doing({ buyItem: (step, { item }) => buyItem(step, item), pass }, '1873/2.1-c'),
};

function isUnsold(state: State, item: Item): boolean {
  return (isMine(item) ? state.mines[item].owner : state.railways[item].concession.owner) === BANK;
}

export function priceOf({ premium }: StartAuction, item: Item): number {
  return (isMine(item) ? mines[item].faceValue : CONCESSION_PRICE) + premium;
}

function refuseItem(state: State, frame: StartAuction, seat: number, item: Item): Refusal | undefined {
  if (!isUnsold(state, item)) return refuse('1873/2.1-a');
  const price = priceOf(frame, item);
  return refusePrice(state, playerOwner(seat), price, '1873/2.1-c', '1873.tooDear');
}

/** Only where the premium was bid for, and only if the seat can. */
function mustBuy(state: State, frame: StartAuction): boolean {
  return frame.mustBuy && START_ITEMS.some((item) => !refuseItem(state, frame, frame.seat, item));
}

function buyItem({ state, frame, tell }: Step<State, StartAuction>, item: Item): Refusal | undefined {
  const { seat } = frame;
  const refusal = refuseItem(state, frame, seat, item);
  if (refusal) return refusal;
  const price = priceOf(frame, item);
  pay(state, playerOwner(seat), BANK, price);
  if (isMine(item)) state.mines[item].owner = playerOwner(seat);
  else state.railways[item].concession.owner = playerOwner(seat);
  tell({ type: 'itemBought', seat, item, price });
  frame.passes = 0;
  frame.mustBuy = false;
  frame.seat = seatAfter(state.seats, seat);
  // 1873/2.1-g
  if (START_ITEMS.every((one) => !isUnsold(state, one))) end(state, tell);
  return undefined;
}

function pass({ state, frame, tell }: Step<State, StartAuction>): Refusal | undefined {
  if (mustBuy(state, frame)) return refuse('1873/2.1-d', {}, '1873.mustBuyFirst');
  frame.mustBuy = false;
  if (!passTurn(frame, state.seats, tell)) return undefined;
  if (frame.premium === 0) return end(state, tell);
  frame.passes = 0;
  frame.premium -= STEP;
  tell({ type: 'premiumFell', premium: frame.premium });
  return undefined;
}

/**
 * What is left of the mines is closed for good; a concession stays with the bank. 1873/2.1-i, 1873/2.1-k, 1873/2.2-a
 */
function end(state: State, tell: Tell): undefined {
  const closed = allMines.filter(({ id }) => state.mines[id].owner === BANK).map(({ id }) => id);
  if (closed.length > 0) tell({ type: 'minesUnsold', mines: closed });
  replaceTop(state, newStockRound(state));
}
