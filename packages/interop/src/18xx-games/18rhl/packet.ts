import type { Refusal } from '@stellwerk/engine/kernel';
import { type CompanyId, type State, startItems } from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import { notePurchase } from '../certificates.ts';
import { companyNamed, itemNamed } from './names.ts';
import { frameOf, ITEM_SHARES, notNow, play, seatOf, type Table, unknown, unlessSame } from './table.ts';

/** The site has one kind of action for buying the lowest item and for bidding on others. */
export function bid(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  const item = itemNamed(action.text('company'));
  const amount = action.number('price') ?? -1;
  const seat = seatOf(table, action);
  if (!item) return unknown(action.text('company'));
  if (frame?.kind === 'itemAuction') return play(table, { type: 'bid', seat, item, amount });
  if (frame?.kind !== 'startPacket') return notNow(table);
  if (item !== frame.unsold[0]) return play(table, { type: 'bid', seat, item, amount });
  const refusal =
    unlessSame('price', item === 'no1' ? frame.price : startItems[item].price, amount) ??
    play(table, { type: 'buyItem', seat, item });
  if (!refusal) noteItemShares(table);
  return refusal;
}

/** The certificates that went along with items, as the site numbers them. */
export function noteItemShares({ game, soldOnce }: Table): void {
  if (game.state.privates.no5 !== 'offering') for (const share of ITEM_SHARES.no5) soldOnce.add(share);
  if (game.state.companies.RhE.par === null && frameIs(game.state.flow, 'choosePar')) {
    for (const share of ITEM_SHARES.no6) soldOnce.add(share);
  }
}

function frameIs(flow: readonly { readonly kind: string }[], kind: string): boolean {
  return flow.some((frame) => frame.kind === kind);
}

export function par(table: Table, action: PeerAction): Refusal | undefined {
  const name = action.text('corporation') ?? '';
  const company = companyNamed(name);
  const square = action.text('share_price') ?? '';
  const price = Number(square.split(',')[0] ?? -1);
  const seat = seatOf(table, action);
  if (!company) return unknown(name);
  if (frameOf(table)?.kind === 'choosePar') {
    if (company !== 'RhE') return notNow(table);
    return (
      play(table, { type: 'setPar', seat, par: price }) ??
      unlessSame('share_price', squareIn(table.game.state, company), square)
    );
  }
  const refusal =
    play(table, { type: 'found', seat, company, par: price }) ??
    unlessSame('share_price', squareIn(table.game.state, company), square);
  if (refusal) return refusal;
  table.soldOnce.add(`${name}_0`);
  if (company !== 'KKK') notePurchase(table.certificates, `${name}_0`, seat);
  return undefined;
}

/** "80,1,2": the price, its row and its column. */
export function squareIn(state: Readonly<State>, company: CompanyId): string {
  const place = state.market[company];
  return `${state.companies[company].par ?? ''},${place?.row ?? ''},${place?.column ?? ''}`;
}
