/** A record with what `make` gives for each key. */
export function recordOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  const record: Partial<Record<K, V>> = {};
  for (const key of keys) record[key] = make(key);
  if (!holdsAll(record, keys)) throw new RangeError('a key is missing');
  return record;
}

function holdsAll<K extends string, V>(record: Partial<Record<K, V>>, keys: readonly K[]): record is Record<K, V> {
  return keys.every((key) => key in record);
}

/** Tells the names of a list from all others. */
export function memberOf<T extends string | number>(known: readonly T[]): (value: string | number) => value is T {
  return (value): value is T => known.some((one) => one === value);
}
