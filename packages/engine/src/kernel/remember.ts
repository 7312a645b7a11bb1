interface Memory<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The cached value of the key in a `Map` or `WeakMap`. The first call makes and stores it. */
export function remembered<K, V>(memory: Memory<K, V>, key: K, make: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
