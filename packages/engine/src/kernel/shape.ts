import { isNumber, isRecord, isWhole } from './json.ts';

/** What a value from outside must look like before a rule is asked about it. */
export interface Shape<T> {
  accepts(value: unknown): value is T;
}

export type Of<S> = S extends Shape<infer T> ? T : never;

export function text(most = 200): Shape<string> {
  return { accepts: (value): value is string => typeof value === 'string' && value.length <= most };
}

export const truth: Shape<boolean> = { accepts: (value): value is boolean => typeof value === 'boolean' };

export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  return {
    accepts: (value): value is number => isNumber(value) && Number.isSafeInteger(value) && value >= min && value <= max,
  };
}

export function oneOf<const T extends string | number>(...values: readonly T[]): Shape<T> {
  const known: ReadonlySet<unknown> = new Set(values);
  // A set does not distinguish 0 from -0.
  return { accepts: (value): value is T => known.has(value) && !Object.is(value, -0) };
}

export function list<T>(item: Shape<T>, most = 1000): Shape<readonly T[]> {
  return {
    accepts: (value): value is readonly T[] =>
      isWhole(value) && value.length <= most && value.every((entry) => item.accepts(entry)),
  };
}

export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return { accepts: (value): value is T | null => value === null || inner.accepts(value) };
}

export type Fields = Readonly<Record<string, Shape<unknown>>>;
export type FieldsOf<F extends Fields> = { readonly [K in keyof F]: Of<F[K]> };

/** A record with exactly these fields: a missing one is refused, and so is an unknown one. */
export function record<F extends Fields>(fields: F): Shape<FieldsOf<F>> {
  const names = Object.keys(fields);
  return {
    accepts: (value): value is FieldsOf<F> =>
      isRecord(value) &&
      Object.keys(value).length === names.length &&
      names.every((name) => Object.hasOwn(value, name) && fields[name]?.accepts(value[name])),
  };
}
