import { type ActionOf, actionShape, shape } from '@stellwerk/engine/kernel';
import { commonKinds, SHARE_SOURCES } from '../rhineland/actions.ts';
import { loanKinds } from '../rhineland/loan.ts';
import { COMPANY_IDS } from './companies.ts';
import { ITEM_IDS } from './start-items.ts';
import { TRAIN_TYPES } from './trains.ts';

const { oneOf, text } = shape;

/** What may allow a lay beside or in place of the company's normal one. */
export const POWERS = ['none', 'no5', 'gkb'] as const;

const kinds = {
  ...commonKinds({
    companies: COMPANY_IDS,
    items: ITEM_IDS,
    trains: TRAIN_TYPES,
    powers: POWERS,
    shareSources: SHARE_SOURCES,
  }),
  ...loanKinds(TRAIN_TYPES),
  // 18lra/2p-g
  investorBuys: { company: oneOf(...COMPANY_IDS), from: oneOf(...SHARE_SOURCES), percent: oneOf(10, 20) },
  // Harbours and the two cards that come to a charter
  placeHarbour: { hex: text(3) },
  payWithoutGkb: {},
  chooseCompany: { company: oneOf(...COMPANY_IDS) },
};

export const action = actionShape(kinds);

export type Action = ActionOf<typeof kinds>;
export type ActionNamed<T extends Action['type']> = Extract<Action, { type: T }>;
