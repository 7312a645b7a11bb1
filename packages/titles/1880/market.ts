import type { Direction, Market, MarketCell, MarketPlace } from '@stellwerk/engine/finance';
import grid from './data/market.json' with { type: 'json' };

export const market: Market = {
  cells: grid.map((row) =>
    row.map((cell): MarketCell | null =>
      cell === null ? null : 'par' in cell && cell.par ? { price: cell.price, par: true } : { price: cell.price },
    ),
  ),
};

/** The small number in a field, for each unit. The rulebook shows it up to 15; above that it is the peers' reading. 1880/X-bonus-a */
export function bonusAt(place: MarketPlace): number {
  const cell = grid[place.row]?.[place.column];
  return cell && 'bonus' in cell ? (cell.bonus ?? 0) : 0;
}

/** Where a marker goes: the first direction that has a field. 1880/XIII */
export const moves: Readonly<Record<'dividend' | 'noDividend' | 'soldOut' | 'sold', readonly Direction[]>> = {
  dividend: ['right', 'up'],
  noDividend: ['left', 'down'],
  soldOut: ['up'],
  sold: ['down'],
};

/** 1880/XII-sell-b */
export const SALE_FEE = 5;
