import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import type { Refusal } from '@stellwerk/engine/kernel';
import type { PeerAction } from '../action.ts';
import { issueNamed } from './names.ts';
import { actor, frameOf, offers, play, seatOf, type Table, unknown } from './table.ts';

export function buyShares(table: Table, action: PeerAction): Refusal | undefined {
  const [share, ...more] = action.texts('shares');
  const company = share === undefined ? undefined : issueNamed(share);
  if (!company || more.length > 0) return unknown(share);
  return play(table, { type: 'buyShare', seat: seatOf(table, action), company });
}

/** In the turn of a company such a sale raises money for its train: here the purchase begins before it. */
export function sellShares(table: Table, action: PeerAction): Refusal | undefined {
  const [share] = action.texts('shares');
  const company = share === undefined ? undefined : issueNamed(share);
  if (!company) return unknown(share);
  if (frameOf(table)?.kind === 'companyTurn' && offers(table, 'forcePurchase')) {
    const refusal = play(table, { type: 'forcePurchase', seat: actor(table) });
    if (refusal) return refusal;
  }
  const percent = action.number('percent') ?? 10 * action.texts('shares').length;
  return play(table, { type: 'sellShares', seat: seatOf(table, action), company, units: percent / 10 });
}

/** As much as the player can. */
export function payDebt(table: Table, action: PeerAction): Refusal | undefined {
  const seat = seatOf(table, action);
  const { state } = table.game;
  const amount = Math.min(state.debts[seat] ?? 0, cashOf(state, playerOwner(seat)));
  return play(table, { type: 'repay', seat, amount });
}
