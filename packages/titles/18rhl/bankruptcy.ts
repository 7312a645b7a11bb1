import {
  BANK,
  cashOf,
  clockwiseFrom,
  directorIndex,
  directorOf,
  exchangeHand,
  heldBy,
  ordinaryWorth,
  POOL,
  pay,
  percentAt,
  playerOwner,
  seatOf,
  strongest,
  transfer,
} from '@stellwerk/engine/finance';
import { pop, push, type Tell } from '@stellwerk/engine/kernel';
import { seatAfter } from '@stellwerk/engine/rounds';
import { deliverTrain } from '../rhineland/train-buying.ts';
import { allCompanies, type Company, type CompanyId, companies } from './companies.ts';
import { game } from './game.ts';
import { exchangeKkk, surrenderKkk, takesOldestBack } from './kkk-change.ts';
import { PRIVATE_IDS } from './start-items.ts';
import type { RaiseMoney, State } from './state.ts';
import { priceOfTrain } from './trains.ts';

/** 18rhl/13.3-f */
const RECEIVERSHIP_FEE = 100;

/** The director could not pay: everything goes to the bank and the pool, and somebody else finishes the purchase. 18rhl/13.3 */
export function goBankrupt(state: State, frame: RaiseMoney, tell: Tell): void {
  const { seat, company, train, from } = frame;
  const owner = playerOwner(seat);
  const order = clockwiseFrom(state.seats, seat).slice(0, -1);
  const cash = cashOf(state, owner);
  pop(state);
  tell({ type: 'bankrupt', seat });
  pay(state, owner, BANK, cash);
  closePrivatesOf(state, seat);
  if (state.priority === seat) state.priority = seatAfter(state.seats, seat);
  state.seats = state.seats.filter((other) => other !== seat);
  for (const issue of allCompanies) surrender(state, issue, seat, order, tell);

  //
  if (state.seats.length === 0 || (state.seats.length === 1 && state.options.lastPlayer === 'ends')) {
    state.flow = [];
    tell({ type: 'gameEnded', reason: 'lastPlayer' });
    return;
  }
  // 18rhl/13.3-a, 18rhl/13.3-e
  const director = seatOf(directorOf(state, companies[company]));
  const missing = frame.missing - cash;
  if (director >= 0 && state.options.afterBankruptcy === 'anew') {
    pay(state, BANK, company, priceOfTrain(train) - frame.missing);
    return;
  }
  if (director >= 0) {
    push(state, { kind: 'raiseMoney', company, seat: director, train, from, missing });
    return;
  }
  completePurchase(state, company, { train, from, missing }, tell);
}

/** The bank pays what is still missing for a train; only then the company owes that and the fee. 18rhl/13.3-f, (A-32) */
export function completePurchase(
  state: State,
  company: CompanyId,
  { train, from, missing }: Pick<RaiseMoney, 'train' | 'from' | 'missing'>,
  tell: Tell,
): void {
  if (missing > 0) {
    state.companies[company].debt += missing + RECEIVERSHIP_FEE;
    tell({ type: 'bankCompleted', company, debt: state.companies[company].debt });
  }
  tell({ type: 'trainBought', company, train, from, price: priceOfTrain(train) });
  deliverTrain(game, state, company, train, from, tell);
}

function closePrivatesOf(state: State, seat: number): void {
  for (const id of PRIVATE_IDS) if (state.privates[id] === playerOwner(seat)) state.privates[id] = 'gone';
}

/**
 * All shares to the pool; the directorship to whoever has as much as the director certificate. 18rhl/13.3-b,
 * 18rhl/13.3-d, 18rhl/13.3-k
 */
function surrender(state: State, issue: Company, seat: number, order: readonly number[], tell: Tell): void {
  const owner = playerOwner(seat);
  if (state.companies[issue.id].par === null && state.options.unstartedShares === 'kept') return;
  const directed = directorOf(state, issue) === owner;
  if (takesOldestBack(state, issue)) surrenderKkk(state, seat);
  for (const index of heldBy(state, issue, owner)) transfer(state, issue, index, POOL);
  if (!directed) return;
  const size = percentAt(issue, directorIndex(issue));
  const next = strongest(state, issue, order, size - 1);
  const hand = next === undefined ? undefined : exchangeHand(state, issue, playerOwner(next));
  if (next === undefined || !hand) {
    tell({ type: 'receivership', company: issue.id });
    return;
  }
  if (takesOldestBack(state, issue)) {
    exchangeKkk(state, next, POOL);
  } else {
    for (const index of ordinaryWorth(state, issue, playerOwner(next), hand) ?? []) transfer(state, issue, index, POOL);
    transfer(state, issue, directorIndex(issue), playerOwner(next));
  }
  tell({ type: 'directorChanged', company: issue.id, seat: next });
}
