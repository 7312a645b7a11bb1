import { type ActionOf, actionShape, shape } from '@stellwerk/engine/kernel';
import { amount, turnKinds } from '@stellwerk/engine/rounds';
import { COMPANY_IDS, DIRECTOR_PERCENTS } from './companies.ts';
import { INVESTOR_IDS } from './investors.ts';
import { PAR_PRICES, ROWS_PER_PRICE } from './par.ts';
import { PRIVATE_IDS } from './privates.ts';
import { TRAIN_TYPES } from './trains.ts';

const { integer, nullable, oneOf, text } = shape;

const company = oneOf(...COMPANY_IDS);
const train = oneOf(...TRAIN_TYPES);
/** A row of the order bar within its price, counted from 0. */
const row = integer(0, ROWS_PER_PRICE - 1);
/** The phases of a building permit as letters in a row; any letters, so that a wrong row of them is refused by its rule. */
const permit = text(4);

const kinds = {
  // Opening
  bid: { item: oneOf(...PRIVATE_IDS), amount },
  startBcr: { row, permit },
  chooseInvestor: { investor: oneOf(...INVESTOR_IDS) },
  // Stock round
  found: { company, percent: oneOf(...DIRECTOR_PERCENTS), par: oneOf(...PAR_PRICES), row, permit },
  buyShare: { company },
  sellShares: { company, units: integer(1, 10) },
  repay: { amount },
  chooseHome: { node: text(12) },
  // Operating round
  ...turnKinds,
  buyTrain: { train, from: oneOf('bank', ...COMPANY_IDS), price: amount },
  forcePurchase: {},
  borrow: {},
  discardTrain: { train },
  // Investors
  mergeTreasury: { to: oneOf('company', 'owner') },
  replaceMarker: {},
  // Powers of the privates
  takePayment: {},
  assignPermit: { company },
  exchangeRocket: {},
  placeRocket: { company, returned: nullable(train) },
} as const;

export const action = actionShape(kinds);

export type Action = ActionOf<typeof kinds>;
export type ActionNamed<T extends Action['type']> = Extract<Action, { type: T }>;
