import { type ActionOf, actionShape, shape } from '@stellwerk/engine/kernel';
import { COMPANY_IDS } from './companies.ts';
import { ITEM_IDS } from './start-items.ts';
import { TRAIN_TYPES } from './trains.ts';

const { integer, list, nullable, oneOf, record, text } = shape;

const company = oneOf(...COMPANY_IDS);
const item = oneOf(...ITEM_IDS);
const train = oneOf(...TRAIN_TYPES);
const amount = integer(0, 1_000_000);
/** Percents of certificates given up together, smallest first: one list for one hand. */
const hand: shape.Shape<readonly number[]> = {
  accepts: (value): value is readonly number[] =>
    list(oneOf(10, 20), 20).accepts(value) && value.every((percent, i) => i === 0 || percent >= (value[i - 1] ?? 0)),
};

const route = record({ train: text(6), path: list(text(24), 400), counts: nullable(list(text(24), 100)) });

/** What may pay for or allow a lay beside the company's normal one. */
export const POWERS = ['none', 'no1', 'no2', 'no3', 'no4', 'no1+no3'] as const;

const kinds = {
  // Start packet
  buyItem: { item },
  bid: { item, amount },
  setPar: { par: amount },
  // Stock round
  found: { company, par: amount },
  buyShare: { company, from: oneOf('offering', 'pool'), percent: oneOf(10, 20) },
  sellShares: { company, certificates: hand },
  // Operating round
  layTile: { hex: text(3), tile: text(8), rotation: integer(0, 5), power: oneOf(...POWERS) },
  placeMarker: { hex: text(3), node: text(12) },
  run: { routes: list(route, 8) },
  payDividend: {},
  withhold: {},
  buyTrain: { train, from: oneOf('depot', 'pool', ...COMPANY_IDS), price: amount },
  answerOffer: { accept: shape.truth },
  discardTrain: { train },
  forcePurchase: { train, from: oneOf('depot', 'pool') },
  // Everywhere
  pass: {},
} as const;

export const action = actionShape(kinds);

export type Action = ActionOf<typeof kinds>;
export type ActionNamed<T extends Action['type']> = Extract<Action, { type: T }>;
