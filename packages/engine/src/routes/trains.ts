import type { Limit, Train, TrainKind } from './types.ts';

/** Up to `most` stops of these sorts; all others are free. Whether stops may be skipped is said at each stop. */
export function ordinaryTrain(most: number, ...sorts: readonly string[]): TrainKind {
  return { limits: [limit(most, sorts)] };
}

/**
 * Up to `large` large stops and as many small ones more as `small` says; a small stop may take the place of a large
 * one.
 */
export function plusTrain(
  large: number,
  small: number,
  sorts: { readonly large: readonly string[]; readonly small: readonly string[] },
): TrainKind {
  return { limits: [limit(large, sorts.large), limit(large + small, [...sorts.large, ...sorts.small])] };
}

function limit(most: number, sorts: readonly string[]): Limit {
  return { most, weights: Object.fromEntries(sorts.map((sort) => [sort, 1])) };
}

/** A company's trains by name: the first of a type has the type's, a second one is `3.2`. */
export function namedTrains(types: readonly string[]): readonly Train[] {
  const seen = new Map<string, number>();
  return types.map((kind) => {
    const n = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, n);
    return { id: n === 1 ? kind : `${kind}.${n}`, kind };
  });
}
