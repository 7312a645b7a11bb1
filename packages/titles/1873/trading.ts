import { BANK, cashOf, pay } from '@stellwerk/engine/finance';
import { type Choice, push, type Range, type Refusal, refuse, type Tell, unlessEmpty } from '@stellwerk/engine/kernel';
import type { ActionNamed } from './actions.ts';
import { COMPANY_IDS, isRailway } from './companies.ts';
import { DIESEL_PRICE, SWITCHER_PRICES } from './data/units.ts';
import { isMine, MINE_IDS } from './mines.ts';
import { dropSwitcher, type Goods, goodsOf, seatFor } from './operations.ts';
import { inReceivership } from './paper.ts';
import { switcherSize, upkeepFor } from './production.ts';
import {
  dropLoco,
  isCompulsory,
  purchaseRule,
  refuseFirstLoco,
  refuseParting,
  refuseScrapped,
  scrapsWith,
  takeInLoco,
  takeInSwitcher,
} from './purchases.ts';
import { type Deal, type Operation, type Purchases, phaseOf, type State } from './state.ts';
import { isSize, units } from './units.ts';

type Trade = Extract<Deal, { kind: 'trade' }>;

/** The MHE is none of them. 1873/4.4.7-o, 1873/4.5-e, 1873/4.1-a */
const OPERATIONS: readonly Operation[] = [...MINE_IDS, ...COMPANY_IDS];

/** Only a railway buys locos, of another. 1873/4.1-j */
function goodsFor(state: State, buyer: Operation, seller: Operation): Goods[] {
  return goodsOf(state, seller).filter(({ item }) => item === 'switcher' || isRailway(buyer));
}

function listPrice({ item, size }: Goods): number {
  if (item === 'diesel') return DIESEL_PRICE;
  if (item === 'loco') return isSize(size) ? units[size].loco : 0;
  const known = switcherSize(size);
  return known === 0 ? 0 : SWITCHER_PRICES[known];
}

/** What is due for it in this phase and is paid within the trade. 1873/4.2.4-g, 1873/4.4.7-k */
function upkeepOf(state: State, { item, size }: Goods): number {
  if (item === 'diesel') return 0;
  return upkeepFor(phaseOf(state), item === 'loco' ? 'locos' : 'switchers', [size]);
}

function keyOf({ item, size, seller, upkeep, scraps }: Omit<Trade, 'price'>): string {
  return [item, size, seller, upkeep, scraps].join(' ');
}

/** Whether the two may deal in it at all, whatever the price. 1873/4.4.7-j */
function refuseGoods(state: State, trade: Omit<Trade, 'price'>): Refusal | undefined {
  const { item, size, buyer, seller, upkeep, scraps } = trade;
  if (buyer === seller || !isAble(state, seller)) return refuse('1873/6.2-b', {}, '1873.noSeller');
  const has = goodsFor(state, buyer, seller).some((one) => one.item === item && one.size === size);
  const isFor = item === 'switcher' || isRailway(buyer);
  if (!has) return refuse('1873/4.1-j', {}, isFor ? '1873.notThere' : '1873/4.1-j');
  if (upkeep === 'seller' && upkeepOf(state, trade) === 0) return refuse('1873/4.2.4-g');
  if (item === 'switcher') {
    return isCompulsory(state, buyer) ? refuse('1873/4.4.7-a') : refuseScrapped(state, buyer, scraps);
  }
  if (!(isRailway(buyer) && isRailway(seller))) return refuse('1873/4.1-j');
  if (scraps !== 0) return refuse('kernel/shape');
  if (item === 'diesel') {
    if (isCompulsory(state, buyer)) return refuse('1873/4.4.7-d');
    return state.railways[buyer].diesel ? refuse('1873/4.4.7-n') : undefined;
  }
  return refuseFirstLoco(state, buyer, size) ?? refuseParting(state, seller, size);
}

/** Somebody decides for the seller; in receivership nothing is sold. (A26) */
function isAble(state: State, seller: Operation): boolean {
  if (seatFor(state, seller) >= 0) return true;
  return state.options.receivershipTrade === 'allowed' && !isMine(seller) && inReceivership(state, seller);
}

/** From 1 to twice the list price, as far as both can pay, and above what was declined in this turn. */
function prices(state: State, turn: Purchases, trade: Omit<Trade, 'price'>): Range {
  const { buyer, seller, upkeep } = trade;
  const due = upkeepOf(state, trade);
  const least = upkeep === 'seller' ? Math.max(1, due - cashOf(state, seller)) : 1;
  const most = cashOf(state, buyer) - (upkeep === 'buyer' ? due : 0);
  const asked = (turn.declined[keyOf(trade)] ?? 0) + 1;
  return { min: Math.max(least, asked), max: Math.min(2 * listPrice(trade), most), step: 1 };
}

export function trade(
  state: State,
  turn: Purchases,
  buyer: Operation,
  action: ActionNamed<'trade'>,
  tell: Tell,
): Refusal | undefined {
  const { item, size, seller, price, upkeep, scraps } = action;
  const deal: Trade = { kind: 'trade', item, size, buyer, seller, price, upkeep, scraps };
  const refusal = refuseGoods(state, deal);
  if (refusal) return refusal;
  if (price < 1 || price > 2 * listPrice(deal)) return refuse(purchaseRule(buyer));
  const { min, max } = prices(state, turn, deal);
  if (price > max) return refuse(purchaseRule(buyer), { cost: price, cash: cashOf(state, buyer) }, '1873.capitalShort');
  if (price < min) return refuse(purchaseRule(buyer), { min }, '1873.offerTooLow');
  const seat = seatFor(state, seller);
  if (seat === seatFor(state, buyer) || seat < 0 || state.options.consent === 'presumed') {
    completeTrade(state, deal, tell);
    return undefined;
  }
  tell({ type: 'tradeOffered', buyer, seller, item, size, price });
  push(state, { kind: 'consent', seat, deal });
  return undefined;
}

/** The price first, so that the seller may pay the maintenance from it. (A35) */
export function completeTrade(state: State, deal: Trade, tell: Tell): void {
  const { item, size, buyer, seller, price, upkeep, scraps } = deal;
  pay(state, buyer, seller, price);
  pay(state, upkeep === 'buyer' ? buyer : seller, BANK, upkeepOf(state, deal));
  tell({ type: 'traded', buyer, seller, item, size, price });
  if (item === 'switcher') {
    const switcher = switcherSize(size);
    dropSwitcher(state, seller, size);
    if (switcher !== 0) takeInSwitcher(state, buyer, switcher, scraps);
  } else if (isRailway(buyer) && isRailway(seller)) {
    if (item === 'diesel') {
      state.railways[seller].diesel = false;
      state.railways[buyer].diesel = true;
    } else if (isSize(size)) {
      dropLoco(state, seller, size);
      takeInLoco(state, buyer, size, tell);
    }
  }
}

export function noteDeclined(turn: Purchases, deal: Trade): void {
  turn.declined[keyOf(deal)] = deal.price;
}

export function tradeChoices(state: State, turn: Purchases, buyer: Operation): Choice[] {
  if (cashOf(state, buyer) < 1) return [];
  return OPERATIONS.flatMap((seller) =>
    goodsFor(state, buyer, seller).flatMap(({ item, size }) =>
      (['buyer', 'seller'] as const).flatMap((upkeep) => {
        const scraps = item === 'switcher' ? scrapsWith(state, buyer) : [0];
        return scraps.flatMap((scrapped) => {
          const offer = { kind: 'trade', item, size, buyer, seller, upkeep, scraps: scrapped } as const;
          if (refuseGoods(state, offer)) return [];
          const price = prices(state, turn, offer);
          const params = { item: [item], size: [size], seller: [seller], price, upkeep: [upkeep], scraps: [scrapped] };
          return unlessEmpty({ type: 'trade', params });
        });
      }),
    ),
  );
}
