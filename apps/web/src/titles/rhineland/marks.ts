import type { Mark } from '../../draw/index.ts';

/** The coal mine and the steel mill that were drawn. */
export function siteMarks(
  sites: Readonly<Record<'coal' | 'steel', string>>,
): Readonly<Record<string, readonly Mark[]>> {
  const marks: Record<string, readonly Mark[]> = {};
  for (const kind of ['coal', 'steel'] as const) {
    const hex = sites[kind];
    if (hex !== '') marks[hex] = [...(marks[hex] ?? []), { kind }];
  }
  return marks;
}
