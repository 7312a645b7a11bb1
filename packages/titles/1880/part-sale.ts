import { BANK, directorIndex, ordinaryOf, percentAt, playerOwner, saleOf, transfer } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import type { CompanyId } from './companies.ts';
import { inBank, noteBank, tens } from './paper.ts';
import { paperOf, type State } from './state.ts';

/**
 * The reading `through-bank` of a sale that needs part of the director certificate: all goes to the bank, the new director
 * takes the certificate for his own cards, and the seller gets the oldest cards of the bank for what was not sold.
 */
export function sellThroughBank(state: State, seat: number, id: CompanyId, units: number, tell: Tell): boolean {
  const issue = paperOf(state, id);
  const seller = playerOwner(seat);
  const successor = saleOf(state, issue, state.seats, seller, tens(units))?.successor;
  if (state.bankOrder === null || successor === undefined) return false;
  const size = percentAt(issue, directorIndex(issue)) / 10;
  const own = ordinaryOf(state, issue, seller);
  const exchanged = ordinaryOf(state, issue, playerOwner(successor)).slice(0, size);
  noteBank(state, id);
  for (const index of [...own, ...exchanged]) {
    transfer(state, issue, index, BANK);
    noteBank(state, id);
  }
  transfer(state, issue, directorIndex(issue), playerOwner(successor));
  for (const index of inBank(state, id).slice(0, own.length + size - units)) transfer(state, issue, index, seller);
  tell({ type: 'directorChanged', company: id, seat: successor });
  return true;
}
