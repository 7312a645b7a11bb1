import type { Refusal } from '@stellwerk/engine/kernel';
import { type CompanyId, type DirectorPercent, isParPrice, PERMITS, type State } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { notePurchase } from '../certificates.ts';
import { decline } from '../plain.ts';
import { companyNamed, investorNamed, privateNamed } from './names.ts';
import { type Founding, frameOf, leaveOut, notNow, play, seatOf, type Table, unknown, unlessSame } from './table.ts';

/** Investors are chosen there by a bid of nothing. */
export function bid(table: Table, action: PeerAction): Refusal | undefined {
  const seat = seatOf(table, action);
  const minor = action.text('minor');
  if (minor !== undefined) {
    const investor = investorNamed(minor);
    if (!investor) return unknown(minor);
    return unlessSame('price', 0, action.number('price')) ?? play(table, { type: 'chooseInvestor', seat, investor });
  }
  const item = privateNamed(action.text('company'));
  if (!item) return unknown(action.text('company'));
  return play(table, { type: 'bid', seat, item, amount: action.number('price') ?? -1 });
}

/** "90,3,3" is the price and its place in the market. */
export function par(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.text('corporation'));
  const square = action.text('share_price') ?? '';
  const price = Number(square.split(',')[0]);
  const row = action.number('slot');
  const seat = seatOf(table, action);
  if (!company) return unknown(action.text('corporation'));
  if (!isParPrice(price)) return unknown(square);
  if (row === undefined) return decline('interop/missing', { field: 'slot' });
  if (frameOf(table)?.kind === 'bcrStart' && company !== 'BCR') return notNow(table);
  if (!table.game.actors().includes(seat)) return decline('interop/who');
  table.founding = { company, par: price, row, square, seat, percent: undefined };
  return undefined;
}

/** The certificate is asked for only where there is a choice; the permit must be one of its own. */
export function found(table: Table, action: PeerAction): Refusal | undefined {
  const { founding } = table;
  if (!founding || founding.seat !== seatOf(table, action)) return notNow(table);
  const choice = action.word('choice') ?? '';
  const chosen = PERCENTS.find((percent) => String(percent) === choice);
  if (chosen !== undefined) {
    if (founding.percent !== undefined) return notNow(table);
    table.founding = { ...founding, percent: chosen };
    return leaveOut(table, action, choice);
  }
  const percent = percentFor(choice);
  if (!percent || (founding.percent ?? percent) !== percent) return unknown(choice);
  table.founding = null;
  const refusal = start(table, founding, percent, choice);
  if (refusal) return refusal;
  notePurchase(table.certificates, `${founding.company}_0`, founding.seat);
  return unlessSame('share_price', squareIn(table.game.state, founding.company), founding.square);
}

function start(table: Table, founding: Founding, percent: DirectorPercent, permit: string): Refusal | undefined {
  const { company, par: price, row, seat } = founding;
  if (frameOf(table)?.kind === 'bcrStart') return play(table, { type: 'startBcr', seat, row, permit });
  return play(table, { type: 'found', seat, company, par: price, row, percent, permit });
}

export function squareIn(state: Readonly<State>, company: CompanyId): string {
  const place = state.market[company];
  return `${state.companies[company].par ?? ''},${place?.row ?? ''},${place?.column ?? ''}`;
}

const PERCENTS = [20, 30, 40] as const;

function percentFor(permit: string): DirectorPercent | undefined {
  return PERCENTS.find((percent) => PERMITS[percent].includes(permit));
}
