const SOURCE = Symbol('source');

/**
 * Makes objects whose fields are worked out from a source when they are read. All of them share their getters: written into an
 * object, a getter is a function of its own, which the machine stores among what lives long, and with it all that it would work
 * on, a prepared search for instance, until a large collection of garbage.
 */
export function lazily<S, T extends object>(
  fields: {
    readonly [K in keyof T]-?: (source: S) => T[K];
  },
): (source: S) => T {
  const getters: PropertyDescriptorMap = {};
  for (const name in fields) {
    const read = fields[name];
    const get = function (this: { readonly [SOURCE]: S }) {
      return read(this[SOURCE]);
    };
    getters[name] = { enumerable: true, get };
  }
  // The fields are those of the type, which the type system cannot follow through their definition.
  return (source) => Object.defineProperties(Object.defineProperty({}, SOURCE, { value: source }), getters) as T;
}
