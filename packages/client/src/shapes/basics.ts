import { isJson, isRecord, type Json, shape } from '@stellwerk/engine/kernel';

export type Shape<T> = shape.Shape<T>;
export const { integer, nullable, truth } = shape;

export const text: Shape<string> = { accepts: (value): value is string => typeof value === 'string' };
export const number: Shape<number> = { accepts: (value): value is number => typeof value === 'number' };
export const whole = integer();
export const count = integer(0);
export const json: Shape<Json> = { accepts: (value): value is Json => isJson(value) };

/** One of some words; the compiler asks for all of them. */
export function among<T extends string>(words: Readonly<Record<T, true>>): Shape<T> {
  return { accepts: (value): value is T => typeof value === 'string' && Object.hasOwn(words, value) };
}

export function listOf<T>(item: Shape<T>): Shape<T[]> {
  return { accepts: (value): value is T[] => Array.isArray(value) && value.every((entry) => item.accepts(entry)) };
}

export function byName<T>(item: Shape<T>): Shape<Record<string, T>> {
  return {
    accepts: (value): value is Record<string, T> =>
      isRecord(value) && Object.values(value).every((entry) => item.accepts(entry)),
  };
}

/** A record with at least these fields: a newer server may tell more. */
export function fields<T>(known: { readonly [K in keyof T]-?: Shape<T[K]> } & shape.Fields): Shape<T> {
  const names = Object.keys(known);
  return {
    accepts: (value): value is T =>
      isRecord(value) && names.every((name) => Object.hasOwn(value, name) && known[name]?.accepts(value[name])),
  };
}

/** One of some records, told apart by a field. */
export function byTag<T>(tag: string, kinds: Readonly<Record<string, Shape<T>>>): Shape<T> {
  return {
    accepts: (value): value is T => {
      const kind = isRecord(value) ? value[tag] : undefined;
      return typeof kind === 'string' && Object.hasOwn(kinds, kind) && kinds[kind]?.accepts(value) === true;
    },
  };
}
