/** What a state, an action and an event are made of: plain data that survives a trip through a file. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number that JSON keeps as it is: -0 would come back as another. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0);
}

/** A list without holes. */
export function isWhole(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && Object.keys(value).length === value.length;
}

/** Plain data only: no functions, dates, class instances, cycles (by depth) or numbers that JSON cannot hold. */
export function isJson(value: unknown, depth = 64): value is Json {
  if (depth < 0) return false;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return isNumber(value);
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (Array.isArray(value)) return isWhole(value) && value.every((item) => isJson(item, depth - 1));
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return false;
  return Object.values(value).every((item) => isJson(item, depth - 1));
}

/**
 * A deep copy of plain data; several times faster than `structuredClone`, which must handle everything else too. What is
 * frozen is shared, not copied: whoever freezes a record promises that nothing within it is ever written to.
 */
export function clone<T>(value: T): T {
  // The copy has the shape of the original, which the type system cannot follow through the recursion.
  return copy(value) as T;
}

const OWN = { enumerable: true, writable: true, configurable: true };

function copy(value: unknown): unknown {
  // Most values are no objects, and what they are is told sooner than whether they are frozen.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    const items = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) items[i] = copy(value[i]);
    return items;
  }
  if (!isRecord(value)) return value;
  const result: Record<string, unknown> = {};
  for (const key in value) {
    // Assigned, it would become the prototype of the copy.
    if (key === '__proto__') Object.defineProperty(result, key, { ...OWN, value: copy(value[key]) });
    else result[key] = copy(value[key]);
  }
  return result;
}

/**
 * The one text a value has: keys sorted, nothing left out, no white space. Two states are the same exactly if their
 * canonical texts are; a value that JSON would change on the way (undefined, NaN, -0) is a fault of the title and throws.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!isNumber(value)) throw new TypeError(`${value} has no place in a state`);
      return String(value);
    case 'object': {
      if (Array.isArray(value)) {
        let text = '[';
        for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonical(value[i]);
        return `${text}]`;
      }
      if (!isRecord(value)) return 'null';
      const keys = Object.keys(value).sort();
      let text = '{';
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i] ?? '';
        text += `${(i === 0 ? '' : ',') + JSON.stringify(key)}:${canonical(value[key])}`;
      }
      return `${text}}`;
    }
    default:
      throw new TypeError(`a ${typeof value} has no place in a state`);
  }
}

export function sameJson(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && canonical(a) === canonical(b));
}
