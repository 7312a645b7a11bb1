import { isRecord } from '@stellwerk/engine/kernel';

/** Part of a position as the site tells it. */
export type Fields = Readonly<Record<string, unknown>>;

export function sorted(items: readonly string[]): string {
  return [...items].sort().join(' ');
}

export function counted(counts: Fields): readonly string[] {
  return Object.entries(counts).flatMap(([type, count]) => new Array<string>(Number(count)).fill(type));
}

export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
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
