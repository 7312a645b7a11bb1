import type { Refusal } from '@stellwerk/engine/kernel';
import { type DirectorPercent, isParPrice, PERMITS } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { companyNamed, investorNamed, privateNamed } from './names.ts';
import { frameOf, notNow, play, seatOf, type Table, unknown } from './table.ts';

/** Investors are chosen there by a bid of nothing. */
export function bid(table: Table, action: PeerAction): Refusal | undefined {
  const seat = seatOf(table, action);
  const minor = action.text('minor');
  if (minor !== undefined) {
    const investor = investorNamed(minor);
    return investor ? play(table, { type: 'chooseInvestor', seat, investor }) : unknown(minor);
  }
  const item = privateNamed(action.text('company'));
  if (!item) return unknown(action.text('company'));
  return play(table, { type: 'bid', seat, item, amount: action.number('price') ?? -1 });
}

/** "90,3,3" is the price and its place in the market. */
export function par(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.text('corporation'));
  const price = Number(action.text('share_price')?.split(',')[0]);
  if (!company) return unknown(action.text('corporation'));
  if (!isParPrice(price)) return unknown(action.text('share_price'));
  table.founding = { company, par: price, row: action.number('slot') ?? 0 };
  return undefined;
}

/** The certificate is asked for only where there is a choice; it follows from the permit. */
export function found(table: Table, action: PeerAction): Refusal | undefined {
  const { founding } = table;
  if (!founding) return notNow(table);
  const permit = action.text('choice');
  if (permit === undefined) return undefined;
  const seat = seatOf(table, action);
  table.founding = null;
  if (frameOf(table)?.kind === 'bcrStart') return play(table, { type: 'startBcr', seat, row: founding.row, permit });
  const percent = percentFor(permit);
  if (!percent) return unknown(permit);
  return play(table, { type: 'found', seat, ...founding, percent, permit });
}

function percentFor(permit: string): DirectorPercent | undefined {
  return ([20, 30, 40] as const).find((percent) => PERMITS[percent].includes(permit));
}
