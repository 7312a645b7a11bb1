import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import type { Refusal } from '@stellwerk/engine/kernel';
import { denominationOf, isMineCompany, MHE, mines, salePrice, sharesToExercise } from '@stellwerk/titles/1873';
import type { PeerAction } from '../action.ts';
import { numberOfShare } from '../certificates.ts';
import { decline } from '../plain.ts';
import { companyNamed, mineNamed, operationOf, stockNamed } from './names.ts';
import {
  frameOf,
  leaveOut,
  nextIn,
  notNow,
  placeOfShare,
  play,
  seatOf,
  type Table,
  unknown,
  unlessSame,
} from './table.ts';

/** For the premium, for an item of the start auction at its price without the premium, or for one of an auction round. */
export function bid(table: Table, action: PeerAction): Refusal | undefined {
  const seat = seatOf(table, action);
  const frame = frameOf(table);
  const amount = action.number('price') ?? -1;
  const name = action.text('company');
  if (frame?.kind === 'premiumAuction') return play(table, { type: 'bidPremium', seat, amount });
  if (frame?.kind === 'startAuction') return buyItem(table, seat, name, amount);
  const item = companyNamed(name);
  if (!item) return unknown(name);
  table.highest = seat;
  if (frame?.kind === 'bidding') {
    return unlessSame('company', frame.item, item) ?? play(table, { type: 'raise', seat, amount });
  }
  const { state } = table.game;
  const refusal = play(table, { type: 'putUp', seat, item, amount });
  if (refusal) return refusal;
  table.bidders.clear();
  for (const one of state.seats) {
    if (one === seat || cashOf(state, playerOwner(one)) > amount) table.bidders.add(one);
  }
  return undefined;
}

function buyItem(table: Table, seat: number, name: string | undefined, amount: number): Refusal | undefined {
  const item = mineNamed(name) ?? (name === 'HBE' || name === 'GHE' ? name : undefined);
  if (item === undefined) return unknown(name);
  const due = item === 'HBE' || item === 'GHE' ? 100 : mines[item].faceValue;
  return unlessSame('price', due, amount) ?? play(table, { type: 'buyItem', seat, item });
}

/** In the bidding for an item the site asks also those who cannot raise any more; here they are out already. */
export function pass(table: Table, action: PeerAction): Refusal | undefined {
  const seat = seatOf(table, action);
  const frame = frameOf(table);
  const asked = table.bidders.size > 1 && table.bidders.has(seat);
  if (asked) table.bidders.delete(seat);
  if (table.bidders.size < 2) table.bidders.clear();
  if (asked && !(frame?.kind === 'bidding' && frame.seat === seat)) return leaveOut(table, action);
  return play(table, { type: 'pass', seat });
}

/** "120,0,5" is the price and its box; for mine companies it means nothing. */
export function par(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.text('corporation'));
  if (!company) return unknown(action.text('corporation'));
  const seat = seatOf(table, action);
  if (isMineCompany(company)) {
    const frame = frameOf(table);
    if (frame?.kind !== 'stockRound' || frame.seat !== seat) return notNow(table);
    table.founding = { company, seat, first: undefined };
    return undefined;
  }
  const price = Number(action.text('share_price')?.split(',')[0]);
  if (!Number.isSafeInteger(price) || price < 1 || price > 1000) return unknown(action.text('share_price'));
  const { state } = table.game;
  const next = nextIn(table);
  const asked = cashOf(state, playerOwner(seat)) >= 2 * price && next !== undefined && seatOf(table, next) === seat;
  const second = asked && next.type === 'buy_shares' && stockNamed(next.texts('shares')[0]) === company;
  const refusal = play(table, { type: 'foundRailway', seat, company, price, shares: second ? 2 : 1 });
  if (refusal) return refusal;
  if (second || (asked && next.type === 'pass')) table.done.add(next);
  table.issued.add(`${action.text('corporation') ?? ''}_0`);
  for (const share of second ? next.texts('shares') : []) table.issued.add(share);
  return undefined;
}

/** The founder's mine, then the other. */
export function merge(table: Table, action: PeerAction): Refusal | undefined {
  const { founding } = table;
  const mine = mineNamed(action.text('minor'));
  if (!founding || operationOf(action) !== founding.company) return notNow(table);
  if (!mine) return unknown(action.text('minor'));
  const { company, seat, first } = founding;
  if (first === undefined) {
    founding.first = mine;
    return undefined;
  }
  table.founding = null;
  return play(table, { type: 'foundMines', seat, company, first, second: mine });
}

export function buyShares(table: Table, action: PeerAction): Refusal | undefined {
  const shares = action.texts('shares');
  const [share = ''] = shares;
  const company = stockNamed(share);
  const fault = sharesFault(table, action);
  if (!company || fault) return fault ?? unknown(share);
  const seat = seatOf(table, action);
  const { state } = table.game;
  if (company !== MHE && state.rights[company] === seat) return exercise(table, action);
  if (shares.length > 1) return decline('interop/shares', { name: shares[1] ?? '' });
  const from = placeOfShare(table, company, share);
  const refusal = play(table, { type: 'buyShare', seat, company, from });
  if (!refusal) table.issued.add(share);
  return refusal;
}

/** The first 20 %, then one by one up to 40 % in the same turn; at 50 % just one. */
function exercise(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(
    stockNamed(action.texts('shares')[0]) === 'UN' ? 'U' : stockNamed(action.texts('shares')[0]),
  );
  if (!company) return unknown(action.texts('shares')[0]);
  const seat = seatOf(table, action);
  const [, most] = sharesToExercise(table.game.state, company);
  let count = action.texts('shares').length;
  const more: PeerAction[] = [];
  for (let after = 0; count < most; after++) {
    const next = nextIn(table, after);
    if (!next || seatOf(table, next) !== seat) break;
    if (next.type === 'pass') more.push(next);
    if (next.type !== 'buy_shares' || stockNamed(next.texts('shares')[0]) !== company) break;
    more.push(next);
    count += next.texts('shares').length;
  }
  const refusal = play(table, { type: 'exercise', seat, company, count });
  if (!refusal) for (const one of more) table.done.add(one);
  return refusal;
}

export function sellShares(table: Table, action: PeerAction): Refusal | undefined {
  const shares = action.texts('shares');
  const company = stockNamed(shares[0]);
  const fault = sharesFault(table, action);
  if (!company || fault) return fault ?? unknown(shares[0]);
  const { state } = table.game;
  const told = action.number('share_price');
  const wrong = told === undefined ? undefined : unlessSame('share_price', salePrice(state, company), told);
  return wrong ?? play(table, { type: 'sellShares', seat: seatOf(table, action), company, count: shares.length });
}

/** All of one company, each once, and all there are. */
function sharesFault({ game: { state } }: Table, action: PeerAction): Refusal | undefined {
  const shares = action.texts('shares');
  const company = stockNamed(shares[0]);
  if (!company) return unknown(shares[0]);
  const odd = shares.find((share, i) => stockNamed(share) !== company || shares.indexOf(share) !== i);
  if (odd !== undefined) return decline('interop/shares', { name: odd });
  const total = state.certificates[company]?.length ?? 0;
  const wrong = shares.find((share) => !(numberOfShare(share) >= 0 && numberOfShare(share) < total));
  if (wrong !== undefined) return unknown(wrong);
  return unlessSame('percent', shares.length * denominationOf(state, company), action.number('percent'));
}
