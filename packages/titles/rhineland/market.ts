import type { Direction, Market, MarketCell } from '@stellwerk/engine/finance';
import grid from './data/market.json' with { type: 'json' };

export const market: Market = {
  cells: grid.map((row) =>
    row.map(
      (cell): MarketCell => ('par' in cell && cell.par ? { price: cell.price, par: true } : { price: cell.price }),
    ),
  ),
};

/** Where a marker goes: the first direction that has a square. */
export const moves: Readonly<Record<'dividend' | 'noDividend' | 'soldOut' | 'floated' | 'sold', readonly Direction[]>> =
  {
    dividend: ['right', 'up'],
    noDividend: ['left', 'down'],
    soldOut: ['up'],
    floated: ['up'],
    sold: ['down'],
  };
