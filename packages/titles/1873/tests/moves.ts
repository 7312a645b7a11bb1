import type { Game } from '@stellwerk/engine/kernel';
import type { CompanyId, MineCompanyId, RailwayId, StockId } from '../companies.ts';
import type { MineId } from '../mines.ts';
import { bestRunOf } from '../running.ts';
import type { Operation, State } from '../state.ts';
import { play } from './situation.ts';

type Move = Record<string, unknown> & { readonly type: string };

export const passing: Move = { type: 'pass' };
export const loco: Move = { type: 'buyLoco' };
export const diesel: Move = { type: 'buyDiesel' };
export const insolvency: Move = { type: 'becomeInsolvent' };
export const issuing: Move = { type: 'issueShares' };
export const closing: Move = { type: 'closeMine' };

export const item = (id: MineId | 'HBE' | 'GHE'): Move => ({ type: 'buyItem', item: id });
export const offerUp = (id: CompanyId, amount: number): Move => ({ type: 'putUp', item: id, amount });
export const raising = (amount: number): Move => ({ type: 'raise', amount });
export const selling = (company: StockId, count = 1): Move => ({ type: 'sellShares', company, count });
export const buying = (company: StockId, from: 'pool' | 'offering' = 'pool'): Move => ({
  type: 'buyShare',
  company,
  from,
});
export const founding = (company: RailwayId, price: number, shares = 1): Move => ({
  type: 'foundRailway',
  company,
  price,
  shares,
});
export const merging = (company: MineCompanyId, first: MineId, second: MineId): Move => ({
  type: 'foundMines',
  company,
  first,
  second,
});
export const exercising = (company: CompanyId, count: number): Move => ({ type: 'exercise', company, count });
export const answering = (accept: boolean): Move => ({ type: 'answer', accept });
export const paying = (part: 'none' | 'half' | 'full'): Move => ({ type: 'payOut', part });
export const producing = (...switchers: number[]): Move => ({ type: 'produce', switchers });
export const machine = (...mines: MineId[]): Move => ({ type: 'buyMachine', mines });
export const switcher = (scraps = 0): Move => ({ type: 'buySwitcher', scraps });
export const buyingMine = (mine: MineId, price: number): Move => ({ type: 'buyMine', mine, price });
export const scrapping = (goods: 'loco' | 'diesel' | 'switcher', size: number): Move => ({
  type: 'scrap',
  item: goods,
  size,
});

/** Lays a tile such as '78/4', number and rotation. */
export function laying(hex: string, laid: string): Move {
  const [tile = '', rotation] = laid.split('/');
  return { type: 'layTile', hex, tile, rotation: Number(rotation) };
}

/** A station in a place such as 'C16' or 'F5.village1'. */
export function marking(place: string, replaces: RailwayId | null = null): Move {
  const [hex = '', node = 'village0'] = place.split('.');
  return { type: 'placeMarker', hex, node, replaces };
}

export function trading(
  goods: 'loco' | 'diesel' | 'switcher',
  size: number,
  seller: Operation,
  price: number,
  more: { readonly upkeep?: 'buyer' | 'seller'; readonly scraps?: number } = {},
): Move {
  return { type: 'trade', item: goods, size, seller, price, upkeep: 'buyer', scraps: 0, ...more };
}

/** Runs the best run of the railway whose turn it is. */
export function runBest(game: Game<State>) {
  const frame = game.state.flow.at(-1);
  if (frame?.kind !== 'railwayTurn') throw new Error('no railway is to run');
  return play(game, { type: 'run', routes: bestRunOf(game.state, frame.company).routes });
}

/** All seats pass once, from whoever is to act. */
export function allPass(game: Game<State>) {
  const count = game.state.seats.length;
  return play(game, ...Array.from({ length: count }, () => passing));
}
