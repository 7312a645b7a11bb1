import { BANK, countOf, heldBy, type Owner, percentOf, playerOwner } from '@stellwerk/engine/finance';
import { COMPANY_IDS, type CompanyId, UNITS_BELOW_CARD } from './companies.ts';
import { CERTIFICATE_LIMIT } from './limits.ts';
import { paperOf, type State } from './state.ts';
import { hasBegun, SINCE } from './trains.ts';

/** So many units as certificates. */
export function tens(units: number): readonly number[] {
  return Array<number>(units).fill(10);
}

export function unitsOf(state: State, id: CompanyId, owner: Owner): number {
  return percentOf(state, paperOf(state, id), owner) / 10;
}

/** The bank's certificates by their place in the issue, or as they came if that is kept. */
export function inBank(state: State, id: CompanyId): readonly number[] {
  const there = heldBy(state, paperOf(state, id), BANK);
  const known = (state.bankOrder?.[id] ?? []).filter((index) => there.includes(index));
  return [...known, ...there.filter((index) => !known.includes(index))];
}

/** Notes what lies in the bank, where its order is kept. */
export function noteBank(state: State, id: CompanyId): void {
  if (state.bankOrder) state.bankOrder[id] = inBank(state, id);
}

/** The next certificate that lies above the capitalisation card, by its place in the issue. 1880/IV-setup-e */
export function nextAbove(state: State, id: CompanyId): number | undefined {
  const below = paperOf(state, id).certificates.length - UNITS_BELOW_CARD;
  return inBank(state, id).find((index) => index < below);
}

/**
 * The next certificate for sale: until the first 3-train one above the card. 1880/XII-buy-f, 1880/XII-buy-g,
 * 1880/XII-buy-i
 */
export function nextOnSale(state: State, id: CompanyId): number | undefined {
  const above = nextAbove(state, id);
  if (above !== undefined || !hasBegun(state.phase, SINCE.growth)) return above;
  return inBank(state, id)[0];
}

/** Units in the bank that nobody may buy before the first 3-train: those below the card. 1880/XII-buy-f */
export function lockedUnits(state: State, id: CompanyId): number {
  if (hasBegun(state.phase, SINCE.growth)) return 0;
  const above = paperOf(state, id).certificates.length - UNITS_BELOW_CARD;
  return inBank(state, id).filter((index) => index >= above).length;
}

export function certificateLimit(state: State): number {
  return CERTIFICATE_LIMIT[state.seats.length] ?? 0;
}

/**
 * Privates, investors and the cards on them do not count. 1880/XII-limit-b, 1880/VIII-share-b, 1880/VI-priv-c, 1880/VII-
 * inv-p, -t
 */
export function certificatesHeld(state: State, seat: number): number {
  const owner = playerOwner(seat);
  return COMPANY_IDS.reduce((sum, id) => sum + countOf(state, paperOf(state, id), owner), 0);
}
