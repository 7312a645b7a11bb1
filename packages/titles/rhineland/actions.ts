import { type ActionOf, shape } from '@stellwerk/engine/kernel';
import { amount, turnKinds } from '@stellwerk/engine/rounds';

const { list, oneOf } = shape;

/** Percents of certificates given up together, smallest first: one list for one hand. */
export const hand: shape.Shape<readonly number[]> = {
  accepts: (value): value is readonly number[] =>
    list(oneOf(10, 20), 20).accepts(value) && value.every((percent, i) => i === 0 || percent >= (value[i - 1] ?? 0)),
};

/** Where shares are bought; the charter holds what a floated company owns of itself. */
export const SHARE_SOURCES = ['offering', 'charter', 'pool'] as const;
export type ShareSource = (typeof SHARE_SOURCES)[number];

interface Names {
  readonly companies: readonly string[];
  readonly items: readonly string[];
  readonly trains: readonly string[];
  /** As an action names the powers; 'none' is the company's normal lay. */
  readonly powers: readonly string[];
  readonly shareSources: readonly ShareSource[];
}

/** The kinds of action of every game on the Rhine. */
export function commonKinds(names: Names) {
  const company = oneOf(...names.companies);
  const item = oneOf(...names.items);
  const train = oneOf(...names.trains);
  const kinds = {
    // Start packet
    buyItem: { item },
    bid: { item, amount },
    // Stock round
    found: { company, par: amount },
    buyShare: { company, from: oneOf(...names.shareSources), percent: oneOf(10, 20) },
    sellShares: { company, certificates: hand },
    // Operating round
    ...turnKinds,
    layTile: { ...turnKinds.layTile, power: oneOf(...names.powers) },
    buyTrain: { train, from: oneOf('depot', 'pool', ...names.companies), price: amount },
    answerOffer: { accept: shape.truth },
    discardTrain: { train },
  } as const;
  return kinds;
}

export type Action = ActionOf<ReturnType<typeof commonKinds>>;
export type ActionNamed<T extends Action['type']> = Extract<Action, { type: T }>;
