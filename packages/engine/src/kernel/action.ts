import { type Fields, type FieldsOf, integer, record, type Shape } from './shape.ts';

/** A seat at the table, counted from 0. */
export type Seat = number;

/** What a seat does: plain data, as it is sent, stored and replayed. */
export interface BaseAction {
  readonly type: string;
  readonly seat: Seat;
}

/** The parameters of every kind of action a title knows. */
type ActionFields = Readonly<Record<string, Fields>>;

export type ActionOf<A extends ActionFields> = {
  [T in keyof A & string]: { readonly type: T; readonly seat: Seat } & FieldsOf<A[T]>;
}[keyof A & string];

export function actionShape<A extends ActionFields>(kinds: A): Shape<ActionOf<A>> {
  const shapes = new Map<unknown, Shape<unknown>>();
  for (const [type, fields] of Object.entries(kinds)) {
    const typeShape: Shape<string> = { accepts: (value): value is string => value === type };
    shapes.set(type, record({ ...fields, type: typeShape, seat: integer(0, 99) }));
  }
  return {
    accepts: (value): value is ActionOf<A> =>
      typeof value === 'object' && value !== null && 'type' in value && shapes.get(value.type)?.accepts(value) === true,
  };
}
