import type { DatabaseKind } from './kind.ts';

/** A moment as the account library's tables hold it. */
export function storedDate(kind: DatabaseKind, ms: number): string | Date {
  const date = new Date(ms);
  return kind === 'postgres' ? date : date.toISOString();
}

/** A truth as the account library's tables hold it. */
export function storedTruth(kind: DatabaseKind, truth: boolean): boolean | number {
  return kind === 'postgres' ? truth : Number(truth);
}
