import { seatOf } from '@stellwerk/engine/finance';
import type { ActionNamed } from './actions.ts';
import { isMineCompany, isRailway } from './companies.ts';
import { isMine } from './mines.ts';
import { companyOf } from './paper.ts';
import { incomeOf, switchersOf } from './production.ts';
import { isOpen, type Operation, type State } from './state.ts';
import type { SwitcherSize } from './units.ts';

/** Who decides for a mine or a company; -1 if nobody does. A mine of a mine company is no operation of its own. */
export function seatFor(state: State, id: Operation): number {
  return isMine(id) ? seatOf(state.mines[id].owner) : (companyOf(state, id).director ?? -1);
}

export function switchersHeld(state: State, id: Operation): SwitcherSize[] {
  if (isRailway(id)) return [...state.railways[id].switchers];
  const all = isMineCompany(id)
    ? switchersOf(state, id)
    : [isMine(id) && isOpen(state, id) ? state.mines[id].switcher : 0];
  return all.filter((size): size is SwitcherSize => size !== 0);
}

/** What an operation can sell or scrap, one of each size. */
export type Goods = Pick<ActionNamed<'scrap'>, 'item' | 'size'>;

export function goodsOf(state: State, id: Operation): Goods[] {
  const switchers = [...new Set(switchersHeld(state, id))].map((size): Goods => ({ item: 'switcher', size }));
  if (!isRailway(id)) return switchers;
  const { locos, diesel } = state.railways[id];
  const own = [...new Set(locos)].map((size): Goods => ({ item: 'loco', size }));
  return [...own, ...(diesel ? [{ item: 'diesel' as const, size: 0 }] : []), ...switchers];
}

/** A mine company never has more switchers than mines. 1873/4.1-i, 1873/4.3.5-f */
export function isFull(state: State, id: Operation): boolean {
  return isMineCompany(id) && switchersHeld(state, id).length >= state.mineCompanies[id].mines.length;
}

/**
 * One of this size leaves the game or goes to somebody else. Of several mines that have one, the last that came gives
 * it.
 */
export function dropSwitcher(state: State, id: Operation, size: number): void {
  if (isRailway(id)) {
    removeOne(state.railways[id].switchers, size);
    return;
  }
  const among = isMineCompany(id) ? state.mineCompanies[id].mines : [id].filter(isMine);
  const mine = among.findLast((one) => state.mines[one].switcher === size);
  if (mine !== undefined) state.mines[mine].switcher = 0;
}

/** A mine's old one is scrapped; in a company it goes where it earns most. 1873/4.2.4-h, (A49) */
export function gainSwitcher(state: State, id: Operation, size: SwitcherSize): void {
  if (isRailway(id)) {
    state.railways[id].switchers = [...state.railways[id].switchers, size].sort();
  } else if (isMine(id)) {
    state.mines[id].switcher = size;
  } else {
    const free = state.mineCompanies[id].mines.filter((mine) => state.mines[mine].switcher === 0);
    const gain = (mine: (typeof free)[number]) => incomeOf(state, mine, size) - incomeOf(state, mine, 0);
    const [best] = free.sort((a, b) => gain(b) - gain(a) || Number(a.slice(1)) - Number(b.slice(1)));
    if (best !== undefined) state.mines[best].switcher = size;
  }
}

/** Takes one item equal to the given one out of a list. */
export function removeOne(items: unknown[], item: unknown): void {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
}
