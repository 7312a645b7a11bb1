import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import type { Refusal } from '@stellwerk/engine/kernel';
import type { PeerAction } from '../action.ts';
import { notePurchase, noteSale, purchaseFault, saleFault, sharesFault } from '../certificates.ts';
import { companyNamed, issueNamed } from './names.ts';
import { play, seatOf, type Table, unknown, unlessSame } from './table.ts';

const UNIT = 10;
/** The director certificate and eight more, as the site numbers them, whatever the director's is worth. */
const CERTIFICATES = 9;

function certificatesOf(name: string): number {
  return companyNamed(name) ? CERTIFICATES : 0;
}

export function buyShares(table: Table, action: PeerAction): Refusal | undefined {
  const [share, ...more] = action.texts('shares');
  const company = share === undefined ? undefined : issueNamed(share);
  if (share === undefined || !company || more.length > 0) return unknown(share);
  const seat = seatOf(table, action);
  const refusal =
    sharesFault([share], certificatesOf) ??
    purchaseFault(table.certificates, share) ??
    unlessSame('percent', UNIT, action.number('percent')) ??
    play(table, { type: 'buyShare', seat, company });
  if (!refusal) notePurchase(table.certificates, share, seat);
  return refusal;
}

export function sellShares(table: Table, action: PeerAction): Refusal | undefined {
  const shares = action.texts('shares');
  const sale = saleIn(action);
  if (!sale) return unknown(shares[0]);
  const seat = seatOf(table, action);
  const refusal =
    sharesFault(shares, certificatesOf) ??
    saleFault(table.certificates, shares, seat) ??
    percentFault(table, action) ??
    play(table, { ...sale, seat });
  if (!refusal) noteSale(table.certificates, shares);
  return refusal;
}

/** Of a director certificate a part may be sold: one unit at least, at most the whole. */
function percentFault({ game }: Table, action: PeerAction): Refusal | undefined {
  const shares = action.texts('shares');
  const percent = action.number('percent') ?? 0;
  const ordinary = UNIT * shares.filter((share) => !share.endsWith('_0')).length;
  const company = issueNamed(shares[0] ?? '');
  const director = company && UNIT * shares.length > ordinary ? game.state.companies[company].director : 0;
  const part = percent - ordinary;
  const fits = director === 0 ? part === 0 : part >= UNIT && part <= director && part % UNIT === 0;
  return fits ? undefined : unlessSame('percent', ordinary + director, percent);
}

/** The sale as a move, whoever makes it. */
export function saleIn(action: PeerAction) {
  const [share] = action.texts('shares');
  const company = share === undefined ? undefined : issueNamed(share);
  const units = (action.number('percent') ?? UNIT * action.texts('shares').length) / UNIT;
  return company && ({ type: 'sellShares', company, units } as const);
}

/** As much as the player can. */
export function payDebt(table: Table, action: PeerAction): Refusal | undefined {
  const seat = seatOf(table, action);
  const { state } = table.game;
  const amount = Math.min(state.debts[seat] ?? 0, cashOf(state, playerOwner(seat)));
  return play(table, { type: 'repay', seat, amount });
}
