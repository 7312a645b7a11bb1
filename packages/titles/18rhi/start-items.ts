import type { StartItem } from '../rhineland/material.ts';

export const ITEM_IDS = ['no1', 'no2', 'no3', 'no4', 'no5', 'no6'] as const;
export type ItemId = (typeof ITEM_IDS)[number];
/** The privates; No. 6 is the director certificate of RhE. 18rhi/3.2-e */
export type PrivateId = Exclude<ItemId, 'no6'>;
export const PRIVATE_IDS: readonly PrivateId[] = ['no1', 'no2', 'no3', 'no4', 'no5'];

/** Section 4.1.1 of the rulebook; prices and revenues are those of the older edition but for the 140 M of No. 6. */
export const startItems: Readonly<Record<ItemId, StartItem>> = {
  no1: { name: 'Prinz-Wilhelm-Bahn', price: 20, revenue: 5 },
  no2: { name: 'Konzession Essen-Osterath', price: 30, revenue: 0 },
  no3: { name: 'Seilzuganlage', price: 50, revenue: 15 },
  no4: { name: 'Trajektanstalt', price: 80, revenue: 20 },
  no5: { name: 'Niederrheinische Licht- und Kraftwerke', price: 120, revenue: 25 },
  // 18rhi/5.1.1-o
  no6: { name: 'RhE', price: 140, revenue: 0, least: 140 },
};
