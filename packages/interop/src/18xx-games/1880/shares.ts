import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import type { Refusal } from '@stellwerk/engine/kernel';
import type { PeerAction } from '../action.ts';
import { issueNamed } from './names.ts';
import { play, seatOf, type Table, unknown } from './table.ts';

export function buyShares(table: Table, action: PeerAction): Refusal | undefined {
  const [share, ...more] = action.texts('shares');
  const company = share === undefined ? undefined : issueNamed(share);
  if (!company || more.length > 0) return unknown(share);
  return play(table, { type: 'buyShare', seat: seatOf(table, action), company });
}

export function sellShares(table: Table, action: PeerAction): Refusal | undefined {
  const sale = saleIn(action);
  if (!sale) return unknown(action.texts('shares')[0]);
  return play(table, { ...sale, seat: seatOf(table, action) });
}

/** The sale as a move, whoever makes it. */
export function saleIn(action: PeerAction) {
  const [share] = action.texts('shares');
  const company = share === undefined ? undefined : issueNamed(share);
  const units = (action.number('percent') ?? 10 * action.texts('shares').length) / 10;
  return company && ({ type: 'sellShares', company, units } as const);
}

/** As much as the player can. */
export function payDebt(table: Table, action: PeerAction): Refusal | undefined {
  const seat = seatOf(table, action);
  const { state } = table.game;
  const amount = Math.min(state.debts[seat] ?? 0, cashOf(state, playerOwner(seat)));
  return play(table, { type: 'repay', seat, amount });
}
