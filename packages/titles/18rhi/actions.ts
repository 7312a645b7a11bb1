import { type ActionOf, actionShape } from '@stellwerk/engine/kernel';
import { commonKinds, SHARE_SOURCES } from '../rhineland/actions.ts';
import { loanKinds } from '../rhineland/loan.ts';
import { COMPANY_IDS } from './companies.ts';
import { ITEM_IDS } from './start-items.ts';
import { TRAIN_TYPES } from './trains.ts';

/** What may pay for or allow a lay beside the company's normal one. */
const POWERS = ['none', 'no1', 'no2', 'no3', 'no4', 'no1+no3'] as const;

const kinds = {
  ...commonKinds({
    companies: COMPANY_IDS,
    items: ITEM_IDS,
    trains: TRAIN_TYPES,
    powers: POWERS,
    shareSources: SHARE_SOURCES,
  }),
  ...loanKinds(TRAIN_TYPES),
};

export const action = actionShape(kinds);

export type Action = ActionOf<typeof kinds>;
