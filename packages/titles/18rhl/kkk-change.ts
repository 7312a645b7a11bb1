import {
  clockwiseFrom,
  directorIndex,
  directorOf,
  type Owner,
  POOL,
  percentAt,
  percentOf,
  playerOwner,
  seatOf,
  sumOf,
  transfer,
} from '@stellwerk/engine/finance';
import { type Refusal, refuse, type Tell } from '@stellwerk/engine/kernel';
import type { Dealing } from '../rhineland/law.ts';
import { type Company, companies } from './companies.ts';
import type { State } from './state.ts';

// The rulebook has no change for KKK's certificates of 20%: an exchange must be exact (18rhl/5.4-k, A-15). 18xx.games lets
// part of the director certificate be sold all the same. With `kkkChange: oldest` it goes as there: the announced percentage
// is paid, everything given up goes to the pool, and as change the seller gets the certificate that has lain there longest,
// be it worth 10% or 20%. Who is director goes by what was announced.

const KKK = companies.KKK;
const DIRECTOR = directorIndex(KKK);
const DIRECTOR_PERCENT = percentAt(KKK, DIRECTOR);

export function takesOldestBack(state: State, company: Company): boolean {
  return company.id === 'KKK' && state.kkk !== null;
}

/** What the owner has of KKK, in the order in which it came. */
function heldInOrder(state: State, owner: Owner): readonly number[] {
  return (state.kkk?.order ?? []).filter((index) => state.certificates['KKK']?.[index] === owner);
}

function ordinaryInOrder(state: State, owner: Owner): readonly number[] {
  return heldInOrder(state, owner).filter((index) => index !== DIRECTOR);
}

function move(state: State, index: number, to: Owner): void {
  transfer(state, KKK, index, to);
  if (state.kkk) state.kkk.order = [...state.kkk.order.filter((other) => other !== index), index];
}

function book(state: State, owner: Owner, percent: number): void {
  if (state.kkk) state.kkk.booked[owner] = booked(state, owner) + percent;
}

function booked(state: State, owner: Owner): number {
  return state.kkk?.booked[owner] ?? 0;
}

/** How KKK's certificates change hands by this reading. */
export const kkkDealing: Dealing = {
  hands: (state: State, _: Company, seat: number) => kkkHands(state, seat),
  refuse: (state: State, _: Company, seat: number, percents: readonly number[]) => refuseKkkSale(state, seat, percents),
  giveUp: (state: State, _: Company, seat: number, percents: readonly number[], tell: Tell) =>
    giveUpKkk(state, seat, percents, tell),
  take(state: State, company: Company, index: number, seat: number, tell: Tell) {
    const from = state.certificates[company.id]?.[index] ?? '';
    buyKkk(state, percentAt(company, index), from, playerOwner(seat), tell);
  },
};

/** The ordinary certificates a hand names, small ones first, the oldest of each size; and what is needed of the director's. */
function partsOf(state: State, owner: Owner, percents: readonly number[]) {
  const left = [...ordinaryInOrder(state, owner)];
  const ordinary: number[] = [];
  for (const percent of [...percents].sort((a, b) => b - a)) {
    const at = left.findIndex((index) => percentAt(KKK, index) === percent);
    if (at >= 0) ordinary.push(...left.splice(at, 1));
  }
  const covered = sumOf(ordinary.map((index) => percentAt(KKK, index)));
  ordinary.sort((a, b) => percentAt(KKK, a) - percentAt(KKK, b));
  return { ordinary, kept: left.length, ofDirector: sumOf(percents) - covered };
}

/** All ordinary certificates go before any part of the director certificate, and somebody else must have its worth. */
function refuseKkkSale(state: State, seat: number, percents: readonly number[]): Refusal | undefined {
  const owner = playerOwner(seat);
  const { kept, ofDirector } = partsOf(state, owner, percents);
  if (ofDirector === 0) return undefined;
  if (directorOf(state, KKK) !== owner || kept > 0 || ofDirector > DIRECTOR_PERCENT) return refuse('18rhl/16.5-g');
  return successorOf(state, seat, DIRECTOR_PERCENT - 1) === undefined ? refuse('18rhl/5.4-e') : undefined;
}

/** Every hand that could be sold, the smallest certificates first in each. */
function kkkHands(state: State, seat: number): readonly (readonly number[])[] {
  const owner = playerOwner(seat);
  const sizes = ordinaryInOrder(state, owner).map((index) => percentAt(KKK, index));
  const tens = sizes.filter((size) => size === 10).length;
  const twenties = sizes.length - tens;
  const handOf = (small: number, large: number) => [...Array<number>(small).fill(10), ...Array<number>(large).fill(20)];
  const hands = Array.from({ length: (tens + 1) * (twenties + 1) - 1 }, (_, i) =>
    handOf((i + 1) % (tens + 1), Math.floor((i + 1) / (tens + 1))),
  );
  if (directorOf(state, KKK) !== owner) return hands;
  return [...hands, handOf(tens + 1, twenties), handOf(tens + 2, twenties)];
}

function giveUpKkk(state: State, seat: number, percents: readonly number[], tell: Tell): void {
  const seller = playerOwner(seat);
  const { ordinary, ofDirector } = partsOf(state, seller, percents);
  const wasDirector = directorOf(state, KKK) === seller;
  book(state, seller, -sumOf(percents));
  for (const index of ordinary) move(state, index, POOL);
  if (ofDirector > 0) move(state, DIRECTOR, POOL);
  if (wasDirector) settleDirector(state, seller, tell);
  const [oldest] = heldInOrder(state, POOL);
  if (ofDirector > 0 && ofDirector < DIRECTOR_PERCENT && oldest !== undefined) move(state, oldest, seller);
}

function buyKkk(state: State, percent: number, from: Owner, buyer: Owner, tell: Tell): void {
  const onSale = from === POOL ? heldInOrder(state, from) : heldInOrder(state, from).toSorted((a, b) => a - b);
  const index = onSale.find((candidate) => percentAt(KKK, candidate) === percent);
  if (index === undefined) return;
  const director = directorOf(state, KKK);
  move(state, index, buyer);
  book(state, buyer, percent);
  if (index !== DIRECTOR && seatOf(director) >= 0) settleDirector(state, director, tell);
}

/** All of a bankrupt's to the pool. */
export function surrenderKkk(state: State, seat: number): void {
  for (const index of heldInOrder(state, playerOwner(seat))) move(state, index, POOL);
  if (state.kkk) delete state.kkk.booked[playerOwner(seat)];
}

/** Whoever has more than the old director follows; what is given for the certificate goes to the old one if he has 20%. */
function settleDirector(state: State, old: Owner, tell: Tell): void {
  const next = successorOf(state, seatOf(old), Math.max(booked(state, old), DIRECTOR_PERCENT - 1));
  if (next === undefined) return;
  exchangeKkk(state, next, percentOf(state, KKK, old) >= DIRECTOR_PERCENT ? old : POOL);
  tell({ type: 'directorChanged', company: 'KKK', seat: next });
}

/** A new director gives one certificate of 20%; whoever has more than two certificates gives the first two others. */
export function exchangeKkk(state: State, seat: number, to: Owner): void {
  const hand = ordinaryInOrder(state, playerOwner(seat));
  const twenty = hand.find((index) => percentAt(KKK, index) === DIRECTOR_PERCENT);
  const given = twenty !== undefined && hand.length <= 2 ? [twenty] : hand.filter((i) => i !== twenty).slice(0, 2);
  for (const index of given) move(state, index, to);
  move(state, DIRECTOR, playerOwner(seat));
}

/** By what was announced, some of KKK lies in the pool although no certificate does. */
export function isBookedSoldOut(state: State): boolean {
  return state.kkk === null || state.seats.reduce((sum, seat) => sum + booked(state, playerOwner(seat)), 0) >= 100;
}

/** The first clockwise of those with the most, if that is more than `least`. */
function successorOf(state: State, seat: number, least: number): number | undefined {
  let best: number | undefined;
  let most = least;
  for (const other of clockwiseFrom(state.seats, seat)) {
    const percent = booked(state, playerOwner(other));
    if (other === seat || percent <= most) continue;
    most = percent;
    best = other;
  }
  return best;
}
