import { type ActionOf, shape } from '@stellwerk/engine/kernel';

const { integer, list, nullable, oneOf, record, text } = shape;

export const amount = integer(0, 1_000_000);
/** Percents of certificates given up together, smallest first: one list for one hand. */
const hand: shape.Shape<readonly number[]> = {
  accepts: (value): value is readonly number[] =>
    list(oneOf(10, 20), 20).accepts(value) && value.every((percent, i) => i === 0 || percent >= (value[i - 1] ?? 0)),
};
const route = record({ train: text(6), path: list(text(24), 400), counts: nullable(list(text(24), 100)) });

interface Names {
  readonly companies: readonly string[];
  readonly items: readonly string[];
  readonly trains: readonly string[];
  /** As an action names the powers; 'none' is the company's normal lay. */
  readonly powers: readonly string[];
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
    buyShare: { company, from: oneOf('offering', 'pool'), percent: oneOf(10, 20) },
    sellShares: { company, certificates: hand },
    // Operating round
    layTile: { hex: text(3), tile: text(8), rotation: integer(0, 5), power: oneOf(...names.powers) },
    placeMarker: { hex: text(3), node: text(12) },
    run: { routes: list(route, 8) },
    payDividend: {},
    withhold: {},
    buyTrain: { train, from: oneOf('depot', 'pool', ...names.companies), price: amount },
    answerOffer: { accept: shape.truth },
    discardTrain: { train },
    // Everywhere
    pass: {},
  } as const;
  return kinds;
}

export type Action = ActionOf<ReturnType<typeof commonKinds>>;
export type ActionNamed<T extends Action['type']> = Extract<Action, { type: T }>;
