import { newTrains, trainsOf } from '@stellwerk/engine/finance';
import type { CompanyId } from './companies.ts';
import { phaseOf, type State } from './state.ts';
import { isTrainType, SALE_ORDER, type SaleType, type TrainType, trainKinds } from './trains.ts';

/** The lowest type still in the bank; 10-trains never run out. 1880/X-buy-c */
export function typeOnSale(state: State): SaleType {
  const left = newTrains(state);
  return SALE_ORDER.find((type) => left.includes(type)) ?? '10';
}

/** By the limit before a purchase. 1880/X-limit-a, 1880/X-limit-e */
export function isAtLimit(state: State, company: CompanyId): boolean {
  return trainsOf(state, company).length >= phaseOf(state).trainLimit;
}

/** Once the site sold these two cheaper than they are printed. */
const EARLY_PRICES: Readonly<Partial<Record<TrainType, number>>> = { '6E': 600, '2R': 100 };

export function priceOfTrain(state: State, type: string): number {
  if (!isTrainType(type)) return 0;
  const early = state.options.trainPrices === 'early-site' ? EARLY_PRICES[type] : undefined;
  return early ?? trainKinds[type].price;
}
