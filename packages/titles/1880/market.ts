import { type MarketPlace, readMarket, USUAL_MOVES } from '@stellwerk/engine/finance';
import grid from './data/market.json' with { type: 'json' };

export const market = readMarket(grid);

/** The small number in a field, for each unit. The rulebook shows it up to 15; above that it is the peers' reading. 1880/X-bonus-a */
export function bonusAt(place: MarketPlace): number {
  const cell = grid[place.row]?.[place.column];
  return cell && 'bonus' in cell ? (cell.bonus ?? 0) : 0;
}

/** 1880/XIII */
export const moves = USUAL_MOVES;

/** 1880/XII-sell-b */
export const SALE_FEE = 5;
