import type { Json } from './json.ts';

type Path = (string | number)[];

/** How a position changed: a value set or taken away at a path of keys and indices. */
export type Change = { set: Path; to: Json } | { cut: Path };

type Plain = { readonly [key: string]: Json };

/** How to get from one position to another: the least deep values that differ. */
export function changesBetween(before: Json, after: Json, path: Path = []): Change[] {
  if (Object.is(before, after)) return [];
  if (isList(before) && isList(after)) {
    const changes: Change[] = [];
    // Removes from the end, so that the other indices stay valid.
    for (let i = before.length - 1; i >= after.length; i--) changes.push({ cut: [...path, i] });
    after.forEach((value, i) => {
      const old = before[i];
      if (i >= before.length || old === undefined) changes.push(set([...path, i], value));
      else changes.push(...changesBetween(old, value, [...path, i]));
    });
    return changes;
  }
  if (isPlain(before) && isPlain(after)) {
    const changes: Change[] = [];
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.push({ cut: [...path, key] });
    for (const [key, value] of Object.entries(after)) {
      const old = Object.hasOwn(before, key) ? before[key] : undefined;
      if (old === undefined) changes.push(set([...path, key], value));
      else changes.push(...changesBetween(old, value, [...path, key]));
    }
    return changes;
  }
  return [set(path, after)];
}

/** The position with the changes made; the one given stays as it is. */
export function withChanges(position: Json, changes: readonly Change[]): Json {
  return changes.reduce((at: Json, change) => {
    if ('cut' in change) return changed(at, change.cut, undefined);
    return changed(at, change.set, change.to);
  }, position);
}

function set(path: Path, to: Json): Change {
  return { set: path, to };
}

function changed(at: Json, path: readonly (string | number)[], value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (isList(at)) {
    const i = Number(key);
    if (rest.length === 0 && value === undefined) return at.filter((_, index) => index !== i);
    const copy = [...at];
    copy[i] = changed(at[i] ?? null, rest, value);
    return copy;
  }
  const plain: Plain = isPlain(at) ? at : {};
  if (rest.length === 0 && value === undefined) {
    return Object.fromEntries(Object.entries(plain).filter(([name]) => name !== key));
  }
  return { ...plain, [key]: changed(plain[key] ?? null, rest, value) };
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isPlain(value: Json): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
