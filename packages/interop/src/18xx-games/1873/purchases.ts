import type { Refusal } from '@stellwerk/engine/kernel';
import {
  DIESEL_PRICE,
  DIESELS,
  isMine,
  isMineCompany,
  isSize,
  type MineId,
  nextSize,
  type Operation,
  phaseOf,
  RAILWAY_IDS,
  SWITCHER_PRICES,
  units,
} from '@stellwerk/titles/1873';
import type { PeerAction } from '../action.ts';
import { numberOfCopy, typeOfCopy } from '../copies.ts';
import { decline } from '../plain.ts';
import { goodsNamed, mineNamed, operationOf } from './names.ts';
import { actor, frameOf, notNow, operating, play, type Table, unknown, unlessSame } from './table.ts';

export function buyMine(table: Table, action: PeerAction): Refusal | undefined {
  const mine = mineNamed(action.text('minor'));
  if (!mine) return unknown(action.text('minor'));
  return play(table, { type: 'buyMine', seat: actor(table), mine, price: action.number('price') ?? -1 });
}

/** From the bank it says what the unit becomes; from another mine or company it says nothing. */
export function buyTrain(table: Table, action: PeerAction): Refusal | undefined {
  const buyer = operating(frameOf(table));
  if (buyer === '') return notNow(table);
  const variant = action.text('variant');
  if (variant === undefined) return trade(table, action, buyer);
  const { state } = table.game;
  const kind = variant.slice(1);
  const onSale = kind === 'S' ? phaseOf(state).size : nextSize(state);
  const fault =
    unlessSame('variant', variant === 'D' ? 'D' : `${onSale}${kind}`, variant) ??
    unlessSame('price', variant === 'D' ? DIESEL_PRICE : listPrice(variant), action.number('price'));
  if (fault) return fault;
  const name = action.text('train') ?? '';
  const misnamed = copyFault(table, variant, name);
  if (misnamed) return misnamed;
  const refusal = buyNew(table, action, buyer, variant);
  if (!refusal) table.bought.push(name);
  return refusal;
}

function buyNew(table: Table, action: PeerAction, buyer: Operation, variant: string): Refusal | undefined {
  const seat = actor(table);
  const kind = variant.slice(1);
  if (kind === 'M') return buyMachine(table, action, buyer);
  if (kind === 'S')
    return takeSwitcher(table, action, buyer, (scraps) => play(table, { type: 'buySwitcher', seat, scraps }));
  if (kind !== 'T' && variant !== 'D') return unknown(variant);
  const refusal = play(table, { type: kind === 'T' ? 'buyLoco' : 'buyDiesel', seat });
  if (refusal) return refusal;
  const name = action.text('train') ?? '';
  table.held.set(name, buyer);
  if (kind === 'T') table.locos.push(name);
  return undefined;
}

/** Units and diesels leave the bank in the order of their numbers, a machine under its loco's name; switchers are numbered as they are made. */
export function nextCopy({ game: { state }, bought }: Table, variant: string): string {
  const type = variant.replace('M', 'T');
  if (variant.endsWith('S')) return `${type}-${bought.filter((one) => /S-/.test(one)).length}`;
  if (variant === 'D') return `${type}-${DIESELS - state.diesels}`;
  const size = nextSize(state);
  // The first of size 1 is the MHE's from the start.
  if (size !== 5) return `${type}-${(units[size].count ?? 0) - state.stock[size] + (size === 1 ? 1 : 0)}`;
  return `${type}-${1 + lastBought(bought, type)}`;
}

function lastBought(bought: readonly string[], type: string): number {
  return Math.max(-1, ...bought.filter((one) => typeOfCopy(one) === type).map(numberOfCopy));
}

function copyFault(table: Table, variant: string, name: string): Refusal | undefined {
  if (/[SD]$/.test(variant) || nextSize(table.game.state) !== 5)
    return unlessSame('train', nextCopy(table, variant), name);
  // Of the last size there is no end, and some are taken unnamed.
  const type = variant.replace('M', 'T');
  const isNew = typeOfCopy(name) === type && numberOfCopy(name) > lastBought(table.bought, type);
  return isNew ? undefined : decline('interop/copy', { name });
}

/** What the bank asks for a loco, a machine or a switcher of a size. */
export function listPrice(variant: string): number {
  const size = Number(variant[0]);
  if (!isSize(size)) return 0;
  if (variant.endsWith('T')) return units[size].loco;
  if (variant.endsWith('M')) return units[size].machine ?? 0;
  return size === 1 ? 0 : SWITCHER_PRICES[size];
}

function slotsIn(table: Table, action: PeerAction, buyer: Operation): readonly MineId[] | undefined {
  if (isMine(buyer)) return [buyer];
  if (!isMineCompany(buyer)) return [];
  const { mines } = table.game.state.mineCompanies[buyer];
  const chosen = action.numbers('slots').map((slot) => mines[slot]);
  const known = chosen.filter((mine) => mine !== undefined);
  return known.length === chosen.length ? mines.filter((mine) => known.includes(mine)) : undefined;
}

function buyMachine(table: Table, action: PeerAction, buyer: Operation): Refusal | undefined {
  const mines = slotsIn(table, action, buyer);
  if (!mines) return decline('interop/shape', { field: 'slots' });
  return play(table, { type: 'buyMachine', seat: actor(table), mines: [...mines] });
}

/** It goes to a named mine and scraps the one there; here a company scraps one only where it has as many as mines. */
function takeSwitcher(
  table: Table,
  action: PeerAction,
  buyer: Operation,
  take: (scraps: number) => Refusal | undefined,
): Refusal | undefined {
  const { state } = table.game;
  const name = action.text('train') ?? '';
  if (!isMineCompany(buyer)) {
    const refusal = take(0);
    if (refusal) return refusal;
    if (isMine(buyer)) table.slots.set(buyer, name);
    else table.held.set(name, buyer);
    return undefined;
  }
  const [mine, ...more] = slotsIn(table, action, buyer) ?? [];
  if (mine === undefined || more.length > 0) return decline('interop/shape', { field: 'slots' });
  const { mines } = state.mineCompanies[buyer];
  const full = mines.every((one) => table.slots.has(one));
  const size = goodsNamed(table.slots.get(mine) ?? '')?.size ?? 0;
  if (size > 0 && !full) {
    const refusal = play(table, { type: 'scrap', seat: actor(table), item: 'switcher', size });
    if (refusal) return refusal;
    table.slots.delete(mine);
  }
  const refusal = take(full ? size : 0);
  if (!refusal) table.slots.set(mine, name);
  return refusal;
}

function trade(table: Table, action: PeerAction, buyer: Operation): Refusal | undefined {
  const name = action.text('train') ?? '';
  const goods = goodsNamed(name);
  const seller = goods && ownerOf(table, name);
  if (!goods || seller === undefined) return unknown(name);
  const { item, size } = goods;
  const phase = phaseOf(table.game.state);
  const due = item === 'diesel' ? 0 : ((item === 'loco' ? phase.locos : phase.switchers)[size - 1] ?? 0);
  const upkeep = action.flag('extra_due') && due > 0 ? 'seller' : 'buyer';
  const price = action.number('price') ?? -1;
  const offer = { type: 'trade', seat: actor(table), item, size, seller, price, upkeep } as const;
  if (item === 'switcher') {
    const from = [...table.slots].find(([, one]) => one === name)?.[0];
    return takeSwitcher(table, action, buyer, (scraps) => {
      const refusal = play(table, { ...offer, scraps });
      if (refusal) return refusal;
      table.held.delete(name);
      if (from !== undefined) table.slots.delete(from);
      return refusal;
    });
  }
  const refusal = play(table, { ...offer, scraps: 0 });
  if (!refusal) table.held.set(name, buyer);
  return refusal;
}

/** Of a loco that somebody got unnamed, in insolvency, the owner is the one who has more than are known. */
export function ownerOf({ game: { state }, slots, held }: Table, name: string): Operation | undefined {
  const known = held.get(name);
  if (known !== undefined) return known;
  const at = [...slots].find(([, one]) => one === name)?.[0];
  if (at !== undefined) {
    const { owner } = state.mines[at];
    return isMineCompany(owner) ? owner : at;
  }
  const goods = goodsNamed(name);
  if (goods?.item !== 'loco') return undefined;
  return RAILWAY_IDS.find((id) => {
    const names = [...held].filter(([one, owner]) => owner === id && one.startsWith(`${goods.size}T`));
    return state.railways[id].locos.filter((size) => size === goods.size).length > names.length;
  });
}

export function scrapTrain(table: Table, action: PeerAction): Refusal | undefined {
  const name = action.text('train') ?? '';
  const goods = goodsNamed(name);
  const owner = goods && ownerOf(table, name);
  if (!goods || owner !== operationOf(action)) return unknown(name);
  const refusal = play(table, { type: 'scrap', seat: actor(table), ...goods });
  if (refusal) return refusal;
  table.held.delete(name);
  for (const [mine, one] of table.slots) if (one === name) table.slots.delete(mine);
  return undefined;
}

/** Swaps the switchers of two mines. */
export function switchTrains(table: Table, action: PeerAction): Refusal | undefined {
  const frame = frameOf(table);
  if (frame?.kind !== 'mineCompanyTurn' || frame.step !== 'produce') return notNow(table);
  const { mines } = table.game.state.mineCompanies[frame.company];
  const [a, b, ...more] = action.numbers('slots').map((slot) => mines[slot]);
  if (a === undefined || b === undefined || more.length > 0) return decline('interop/shape', { field: 'slots' });
  const [one, other] = [table.slots.get(a), table.slots.get(b)];
  if (other === undefined) table.slots.delete(a);
  else table.slots.set(a, other);
  if (one === undefined) table.slots.delete(b);
  else table.slots.set(b, one);
  return undefined;
}

/** The sizes of a company's switchers as they lie at its mines there. */
export function arrangementOf(
  { game: { state }, slots }: Table,
  company: Parameters<typeof isMineCompany>[0],
): readonly number[] {
  if (!isMineCompany(company)) return [];
  return state.mineCompanies[company].mines.map((mine) => goodsNamed(slots.get(mine) ?? '')?.size ?? 0);
}
