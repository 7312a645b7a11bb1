import { cashOf, type Owner, percentOf, playerOwner } from '@stellwerk/engine/finance';
import type { Game } from '@stellwerk/engine/kernel';
import { companyOf, priceNow, type Rhineland } from '../game.ts';
import type { LendingState } from '../loan.ts';
import { type Holder, ownerOf } from './position.ts';

export { offers, play, refusedBy, types, typesOffered } from '@stellwerk/engine/testing/play';

/** What tests read of a game; C names its companies. */
export function readings<C extends string, S extends LendingState>(rhineland: Rhineland) {
  return {
    /** How much of a company somebody has, in percent. */
    held: ({ state }: Game<S>, id: C, holder: Holder): number =>
      percentOf(state, companyOf(rhineland, id), ownerOf(id, holder)),
    /** The money of a seat, a company, the bank or somebody else. */
    money: ({ state }: Game<S>, owner: number | Owner): number =>
      cashOf(state, typeof owner === 'number' ? playerOwner(owner) : owner),
    price: ({ state }: Game<S>, id: C): number => priceNow(rhineland, state, id),
  };
}

/** What is going on, on top of the flow. */
export function now({ state }: Game<LendingState>): string {
  return state.flow.at(-1)?.kind ?? 'over';
}

/** 'legal', or the rule that forbids the action; the game stays as it is. */
export function verdict(
  game: Pick<Game<LendingState>, 'preview' | 'actors'>,
  action: Readonly<Record<string, unknown>>,
): string {
  const tried = game.preview({ seat: game.actors()[0], ...action });
  return tried.ok ? 'legal' : tried.refusal.rule;
}

export const PASS = { type: 'pass' };
export const buyItem = (item: string) => ({ type: 'buyItem', item });
export const bid = (item: string, amount: number) => ({ type: 'bid', item, amount });
export const found = (company: string, par: number) => ({ type: 'found', company, par });
export const share = (company: string, from: 'offering' | 'charter' | 'pool', percent = 10) => ({
  type: 'buyShare',
  company,
  from,
  percent,
});
export const sell = (company: string, ...certificates: readonly number[]) => ({
  type: 'sellShares',
  company,
  certificates,
});
export const buyTrain = (train: string, from: string, amount: number) => ({
  type: 'buyTrain',
  train,
  from,
  price: amount,
});
export const force = (train: string, from: 'depot' | 'pool') => ({ type: 'forcePurchase', train, from });
export const sellCharter = (...certificates: readonly number[]) => ({ type: 'sellCharterShares', certificates });
export const loan = (amount: number) => ({ type: 'takeLoan', amount });

/** Lays a tile such as '9/0' (number and rotation). */
export function lay(hex: string, laid: string, power = 'none') {
  const [tile = '', rotation] = laid.split('/');
  return { type: 'layTile', hex, tile, rotation: Number(rotation), power };
}

/** A marker in a place as `F9.city1`; in the first city of a hex without more. */
export function mark(place: string) {
  const [hex = '', node = 'city0'] = place.split('.');
  return { type: 'placeMarker', hex, node };
}

/** A route by its way: nodes, and the sides by which it leaves a hex. */
export function trip(train: string, way: string) {
  return { train, path: way.split(' '), counts: null };
}

export function run(...routes: readonly ReturnType<typeof trip>[]) {
  return { type: 'run', routes };
}
