import { isRecord } from '@stellwerk/engine/kernel';
import { wordOf } from './plain.ts';

/** Part of a position as the site tells it. */
export type Fields = Readonly<Record<string, unknown>>;

const NAMES = new Map<TemplateStringsArray, Map<string, Map<string, string>>>();

/**
 * figure`cash of ${id}`: the name of a figure, with one or two ids in it. It is made once and found again, because every position
 * of a game asks for hundreds of them.
 */
export function figure(words: TemplateStringsArray, id: string, other = ''): string {
  const known = NAMES.get(words)?.get(id)?.get(other);
  if (known !== undefined) return known;
  const name = String.raw({ raw: words }, id, other);
  const byId = NAMES.get(words) ?? new Map<string, Map<string, string>>();
  const byOther = byId.get(id) ?? new Map<string, string>();
  NAMES.set(words, byId.set(id, byOther.set(other, name)));
  return name;
}

export function sorted(items: readonly string[]): string {
  return [...items].sort().join(' ');
}

/** More of one thing than any game has is no count. */
const MOST = 1000;

export function counted(counts: Fields): readonly string[] {
  return Object.entries(counts).flatMap(([type, count]) =>
    typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MOST
      ? new Array<string>(count).fill(type)
      : [`${type}?`],
  );
}

/** What is neither a text, a number nor a yes or no has no name here. */
export function textOf(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : (wordOf(value) ?? '');
}

export function textsOf(values: readonly unknown[]): readonly string[] {
  return values.map(textOf);
}

export function listIn(data: Fields, field: string): readonly unknown[] {
  const value = data[field];
  return Array.isArray(value) ? value : [];
}

export function recordIn(data: Fields, field: string): Fields {
  const value = data[field];
  return isRecord(value) ? value : {};
}

export function entriesIn(data: Fields, field: string): readonly (readonly [string, Fields])[] {
  return Object.entries(recordIn(data, field)).map(([name, value]) => [name, isRecord(value) ? value : {}] as const);
}
