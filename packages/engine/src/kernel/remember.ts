interface Memory<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The cached value of the key in a `Map`, a `WeakMap` or what `keptBeside` gives. The first call makes and stores it. */
export function remembered<K, V>(memory: Memory<K, V>, key: K, make: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}

/** By memory: what it keeps of the object whose drawer this is. */
type Drawer = Map<object, unknown>;

const DRAWER = Symbol('drawer');

/**
 * A memory of what was worked out for objects. It lies in the objects themselves, out of sight of whoever lists, copies, compares
 * or writes them, and goes when they go. In a weak map it would outlive them: a small collection of garbage takes all values of a
 * weak map for live, so that everything worked out for positions long gone is moved about and waits for a large one.
 */
export function keptBeside<K extends object, V>(): Memory<K, V> {
  /** For objects that somebody froze without a drawer. */
  const apart = new WeakMap<K, V>();
  const memory: Memory<K, V> = {
    get(key) {
      const drawer = drawerOf(key);
      // Only this memory puts anything under its own name.
      return drawer === undefined ? apart.get(key) : (drawer.get(memory) as V | undefined);
    },
    set(key, value) {
      if (drawerOf(key) === undefined && Object.isExtensible(key)) addDrawer(key);
      const drawer = drawerOf(key);
      if (drawer === undefined) apart.set(key, value);
      else drawer.set(memory, value);
    },
  };
  return memory;
}

/** Freezes a record that things will be kept beside. */
export function frozen<T extends object>(record: T): Readonly<T> {
  if (Object.isExtensible(record)) addDrawer(record);
  return Object.freeze(record);
}

function drawerOf(key: { readonly [DRAWER]?: Drawer }): Drawer | undefined {
  return key[DRAWER];
}

function addDrawer(key: object): void {
  Object.defineProperty(key, DRAWER, { value: new Map() });
}
