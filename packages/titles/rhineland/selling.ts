import { POOL, percentOf, playerOwner, sumOf } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Tell } from '@stellwerk/engine/kernel';
import { blockPrice, movePrice } from '@stellwerk/engine/rounds';
import { bankPays } from './bank.ts';
import { notHeld } from './dealing.ts';
import { companyOf, priceNow, type Rhineland } from './game.ts';
import type { Company } from './material.ts';
import type { State } from './state.ts';

/** What forbids a player to sell this block, whatever round it is. */
export function refuseBlock(
  game: Rhineland,
  state: State,
  seat: number,
  company: Company,
  percents: readonly number[],
): Refusal | undefined {
  const sum = sumOf(percents);
  if (sum === 0 || sum > percentOf(state, company, playerOwner(seat))) return notHeld(game);
  const wrong = game.law.refuseSale(state, company);
  if (wrong) return wrong;
  if (percentOf(state, company, POOL) + sum > game.poolLimit) return refuse(game.cites.poolLimit);
  return game.law.dealing(state, company).refuse(state, company, seat, percents);
}

/** The block goes to the pool for the price before the sale, and the marker down. */
export function sellBlock(
  game: Rhineland,
  state: State,
  seat: number,
  id: string,
  percents: readonly number[],
  tell: Tell,
): number {
  const company = companyOf(game, id);
  const amount = blockPrice(percents, priceNow(game, state, id));
  tell({ type: 'sharesSold', seat, company: id, percent: sumOf(percents), amount });
  bankPays(state, playerOwner(seat), amount, tell);
  game.law.dealing(state, company).giveUp(state, company, seat, percents, tell);
  movePrice(game.market, state, id, game.moves.sold, tell);
  return amount;
}

type RefuseHand = (company: Company, percents: readonly number[]) => Refusal | undefined;

/** Every block the player may sell, as `sellShares` choices; `refusal` adds what else forbids one. */
export function saleChoices(game: Rhineland, state: State, seat: number, refusal: RefuseHand): Choice[] {
  return game.companies.flatMap((company) => salesOf(game, state, seat, company, refusal));
}

/** The blocks of one company that the player may sell. */
export function salesOf(
  game: Rhineland,
  state: State,
  seat: number,
  company: Company,
  refusal: RefuseHand,
): readonly Choice[] {
  if (percentOf(state, company, playerOwner(seat)) === 0) return [];
  const hands = game.law
    .dealing(state, company)
    .hands(state, company, seat)
    .filter((hand) => !refusal(company, hand) && !refuseBlock(game, state, seat, company, hand));
  if (hands.length === 0) return [];
  const params = { company: [company.id], certificates: hands };
  return [{ type: 'sellShares', params, info: { price: priceNow(game, state, company.id) } }];
}
