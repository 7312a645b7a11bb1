import { OFFERING, ownersOf } from '@stellwerk/engine/finance';
import type { Refusal } from '@stellwerk/engine/kernel';
import { companies } from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import { notePurchase, noteSale, purchaseFault, saleFault, sharesFault } from '../certificates.ts';
import { companyNamed, issueOf, percentOfShare } from './names.ts';
import { play, seatOf, type Table, unknown, unlessSame } from './table.ts';

function certificatesOf(name: string): number {
  const company = companyNamed(name);
  return company ? companies[company].certificates.length : 0;
}

/** The file does not say where a share lay; one that was sold before can only come from the pool. */
export function buyShares(table: Table, action: PeerAction): Refusal | undefined {
  const [share, ...more] = action.texts('shares');
  const company = share === undefined ? undefined : issueOf(share);
  if (share === undefined || !company || more.length > 0) return unknown(share);
  const percent = percentOfShare(share) === 20 ? 20 : 10;
  const fault =
    sharesFault([share], certificatesOf) ??
    purchaseFault(table.certificates, share) ??
    unlessSame('percent', percent, action.number('percent'));
  if (fault) return fault;
  const offered = ownersOf(table.game.state, companies[company]).includes(OFFERING);
  const from = offered && !table.soldOnce.has(share) ? 'offering' : 'pool';
  const seat = seatOf(table, action);
  const refusal = play(table, { type: 'buyShare', seat, company, from, percent });
  if (refusal) return refusal;
  table.soldOnce.add(share);
  // Of KKK certificates change hands that no action names.
  if (company !== 'KKK') notePurchase(table.certificates, share, seat);
  return undefined;
}

/** Part of a director certificate may be among what is sold: the percents of the whole then say how much of it. */
export function sellShares(table: Table, action: PeerAction): Refusal | undefined {
  const shares = action.texts('shares');
  const [first] = shares;
  const company = first === undefined ? undefined : issueOf(first);
  if (!company) return unknown(first);
  const seat = seatOf(table, action);
  const ordinary = shares.filter((share) => !share.endsWith('_0')).map(percentOfShare);
  const named = ordinary.reduce((sum, percent) => sum + percent, 0);
  const percent = action.number('percent') ?? named;
  const rest = percent - named;
  const whole = ordinary.length === shares.length;
  const fault =
    sharesFault(shares, certificatesOf) ??
    saleFault(table.certificates, shares, seat) ??
    unlessSame('percent', whole ? named : named + (rest === 20 ? 20 : 10), percent);
  if (fault) return fault;
  const hands = whole
    ? [ordinary]
    : rest === 20
      ? [
          [...ordinary, 10, 10],
          [...ordinary, 20],
        ]
      : [[...ordinary, 10]];
  let refusal: Refusal | undefined;
  for (const hand of hands) {
    refusal = play(table, { type: 'sellShares', seat, company, certificates: sizes(hand) });
    if (!refusal) {
      if (company !== 'KKK') noteSale(table.certificates, shares);
      return undefined;
    }
  }
  return refusal;
}

function sizes(percents: readonly number[]): readonly (10 | 20)[] {
  return percents.map((percent): 10 | 20 => (percent === 20 ? 20 : 10)).sort((a, b) => a - b);
}
