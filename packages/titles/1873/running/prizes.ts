import type { Prizes } from '@stellwerk/engine/networks';
import { VISIT } from './revenue.ts';
import type { RunTable } from './table.ts';

/**
 * Visits, stations and mines, each once; numbered mines grow with the loco. 1873/4.4.4-a, 1873/4.4.4-b, 1873/4.4.4-c, 1873/4.4.4-d, 1873/4.4.4-e, 1873/4.4.4-f, 1873/4.4.4-g, 1873/4.4.4-h,
 * 1873/4.4.4-j
 */
export function locoPrizes(table: RunTable, largest: number): Prizes {
  const { own, blocked, locality, station, hexOf, mineOf } = table;
  const values: number[] = [];
  const perSize = new Map<number, number>();
  const numbers = new Map<string, number>();
  const prize = (name: string, value: number): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, values.length);
    values.push(value);
    return values.length - 1;
  };
  const atStop = Array.from(own, (isOwn, stop): readonly number[] => {
    if (blocked[stop] === 1) return [];
    const hex = hexOf[stop] ?? -1;
    const found: number[] = [];
    if (locality[stop] === 1) {
      found.push(prize(`visit ${hex}`, VISIT));
      // Two stops of a village bring its visit once; the station adds what it is worth beyond it.
      if (isOwn === 1) found.push(prize(`station ${hex}`, (station[stop] ?? 0) - VISIT));
    }
    const mine = mineOf[stop];
    if (mine !== undefined) {
      const number = prize(`mine ${hex}`, 'amount' in mine ? mine.amount : mine.multiplier * largest);
      if (!('amount' in mine)) perSize.set(number, mine.multiplier);
      found.push(number);
    }
    return found;
  });
  return { values, perSize, on: ({ stops }) => stops.flatMap((stop) => atStop[stop] ?? []) };
}

/** 1873/4.4.4-d, 1873/4.4.4-e */
export function dieselPrizes({ blocked, locality, hexOf }: RunTable): Prizes {
  const hexes = new Map<number, number>();
  for (const [stop, hex] of hexOf.entries()) {
    if (blocked[stop] === 0 && locality[stop] === 1 && !hexes.has(hex)) hexes.set(hex, hexes.size);
  }
  const at = Array.from(hexOf, (hex, stop) => (blocked[stop] === 0 ? (hexes.get(hex) ?? -1) : -1));
  return {
    values: Array.from(hexes, () => VISIT),
    perSize: new Map(),
    on: ({ stops }) => stops.flatMap((stop) => ((at[stop] ?? -1) >= 0 ? [at[stop] ?? -1] : [])),
  };
}
