import { type Direction, type Market, type MarketState, moveMarker, priceOf } from '../finance/index.ts';
import type { Tell } from '../kernel/index.ts';

/** Moves a company's marker as far as the market lets it, and tells the new price if it moved. */
export function movePrice(
  market: Market,
  state: MarketState,
  company: string,
  directions: readonly Direction[],
  tell: Tell,
  type = 'priceMoved',
): void {
  if (!moveMarker(market, state, company, directions)) return;
  tell({ type, company, price: priceOf(market, state, company) ?? 0 });
}
