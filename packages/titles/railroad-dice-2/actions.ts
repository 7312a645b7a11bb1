import { type ActionOf, actionShape, shape } from '@stellwerk/engine/kernel';

const { integer, oneOf, text } = shape;

const field = text(3);
const rotation = integer(0, 3);
const card = integer(1, 6);

const kinds = {
  layCard: { card, column: integer(-5, 5), row: integer(-5, 5), rotation },
  placeStation: { field },
  roll: { dice: oneOf('fourSimple', 'twoSimpleOneComplex', 'twoComplex', 'oneComplexUnrolled') },
  refill: {},
  lay: { die: oneOf('straight', 'curve', 'locomotive', '?'), face: oneOf('straight', 'curve'), field, rotation },
  exchange: {
    die: oneOf('crossing', 'doubleCurve', 'switchRight', 'switchLeft', 'ySwitch', '?'),
    face: oneOf('crossing', 'doubleCurve', 'switchRight', 'switchLeft', 'ySwitch'),
    field,
    rotation,
  },
  buyLoco: { loco: integer(2, 6) },
  transport: { loco: integer(2, 6), station: field, passengers: integer(0, 6) },
  newPassengers: { die: oneOf('straight', 'curve', 'locomotive', '?'), card },
  endTurn: {},
} as const;

export const action = actionShape(kinds);

export type Action = ActionOf<typeof kinds>;
type ActionNamed<T extends Action['type']> = Extract<Action, { type: T }>;
export type Roll = ActionNamed<'roll'>;
export type Lay = ActionNamed<'lay'>;
export type Exchange = ActionNamed<'exchange'>;
export type BuyLoco = ActionNamed<'buyLoco'>;
export type Transport = ActionNamed<'transport'>;
export type NewPassengers = ActionNamed<'newPassengers'>;
