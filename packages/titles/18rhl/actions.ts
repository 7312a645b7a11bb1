import { type ActionOf, actionShape, shape } from '@stellwerk/engine/kernel';
import { amount } from '@stellwerk/engine/rounds';
import { commonKinds } from '../rhineland/actions.ts';
import { COMPANY_IDS } from './companies.ts';
import { ITEM_IDS } from './start-items.ts';
import { TRAIN_TYPES } from './trains.ts';

/** What may pay for or allow a lay beside the company's normal one. */
export const POWERS = ['none', 'no1', 'no2', 'no3', 'no4', 'no1+no3'] as const;
export type PowerId = (typeof POWERS)[number];

const kinds = {
  ...commonKinds({
    companies: COMPANY_IDS,
    items: ITEM_IDS,
    trains: TRAIN_TYPES,
    powers: POWERS,
    shareSources: ['offering', 'pool'],
  }),
  setPar: { par: amount },
  forcePurchase: { train: shape.oneOf(...TRAIN_TYPES), from: shape.oneOf('depot', 'pool') },
};

export const action = actionShape(kinds);

export type Action = ActionOf<typeof kinds>;
export type ActionNamed<T extends Action['type']> = Extract<Action, { type: T }>;
