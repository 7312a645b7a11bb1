import type { StartItem } from '../rhineland/material.ts';

export const ITEM_IDS = ['no1', 'no2', 'no3', 'no4', 'no5', 'no6'] as const;
export type ItemId = (typeof ITEM_IDS)[number];

/** An item that may fall to its least price and no lower. 18lra/5.1.1-o */
interface FallingItem extends StartItem {
  readonly least: number;
}

/** Section 4.1.2 of the rulebook; prices and revenues have one source. */
export const startItems: Readonly<Record<ItemId, FallingItem>> = {
  no1: { name: 'Auswandererlager Dalheim', price: 20, revenue: 5, least: 0 },
  no2: { name: 'Hafen Uerdingen', price: 40, revenue: 15, least: 0 },
  no3: { name: 'Hafen Neuss', price: 50, revenue: 15, least: 0 },
  no4: { name: 'Hafen Ruhrort', price: 60, revenue: 15, least: 0 },
  no5: { name: 'Manchester des Rheinlands', price: 80, revenue: 20, least: 0 },
  no6: { name: 'Geldernsche Kreisbahn', price: 100, revenue: 10, least: 0 },
};

/** What the marker of the emigrant camp brings a route. 18lra/4.1.2-no1-e */
export const DEC_BONUS = 20;
/** Of the 2+4 train beside Kevelaer. 18lra/4.1.2-no6-d */
export const GKB_TRAIN = { type: '2+4', cities: 2, towns: 4 } as const;
