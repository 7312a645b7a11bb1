import type { StartItem } from '../rhineland/material.ts';

export const ITEM_IDS = ['no1', 'no2', 'no3', 'no4', 'no5', 'no6'] as const;
export type ItemId = (typeof ITEM_IDS)[number];
/** The privates; No. 6 is the director certificate of RhE. */
export type PrivateId = Exclude<ItemId, 'no6'>;
export const PRIVATE_IDS: readonly PrivateId[] = ['no1', 'no2', 'no3', 'no4', 'no5'];

/** 18rhl/4.2 */
export const startItems: Readonly<Record<ItemId, StartItem>> = {
  no1: { name: 'Prinz-Wilhelm-Bahn', price: 20, revenue: 5 },
  no2: { name: 'Konzession Essen-Osterath', price: 30, revenue: 0 },
  no3: { name: 'Seilzuganlage', price: 50, revenue: 15 },
  no4: { name: 'Trajektanstalt', price: 80, revenue: 20 },
  no5: { name: 'Niederrheinische Licht- und Kraftwerke', price: 120, revenue: 25 },
  no6: { name: 'RhE', price: 140, revenue: 0 },
};
