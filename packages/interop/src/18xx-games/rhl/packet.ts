import type { Refusal } from '@stellwerk/engine/kernel';
import type { PeerAction } from '../action.ts';
import { companyNamed, itemNamed } from './names.ts';
import { frameOf, notNow, play, seatOf, type Table, unknown } from './table.ts';

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
  const refusal = play(table, { type: 'buyItem', seat, item });
  if (!refusal) noteItemShares(table);
  return refusal;
}

/** The certificates that went along with items, as the site numbers them. */
export function noteItemShares({ game, soldOnce }: Table): void {
  if (game.state.privates.no5 !== 'offering') soldOnce.add('GVE_1');
  if (game.state.companies.RhE.par === null && frameIs(game.state.flow, 'choosePar')) {
    for (const share of ['RhE_0', 'RhE_1', 'RhE_2', 'RhE_3']) soldOnce.add(share);
  }
}

function frameIs(flow: readonly { readonly kind: string }[], kind: string): boolean {
  return flow.some((frame) => frame.kind === kind);
}

/** "80,1,2": the price, its row and its column. */
export function par(table: Table, action: PeerAction): Refusal | undefined {
  const company = companyNamed(action.text('corporation'));
  const price = Number(action.text('share_price')?.split(',')[0] ?? -1);
  const seat = seatOf(table, action);
  if (!company) return unknown(action.text('corporation'));
  if (frameOf(table)?.kind === 'choosePar') return play(table, { type: 'setPar', seat, par: price });
  const refusal = play(table, { type: 'found', seat, company, par: price });
  if (!refusal) table.soldOnce.add(`${action.text('corporation')}_0`);
  return refusal;
}
