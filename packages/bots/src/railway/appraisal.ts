import type { Seat } from '@stellwerk/engine/kernel';

/** A company as a valuation sees it. */
export interface CompanyFacts {
  readonly id: string;
  /** By seat: the part of it that the seat owns, from 0 to 1. */
  readonly held: readonly number[];
  /** What all its shares will be worth at the end. */
  readonly capital: number;
  /** What it will still pay out on all its shares. */
  readonly dividends: number;
  /** The seat that directs it; -1 if none does. */
  readonly director: Seat;
  /** What its director will probably have to pay for it. */
  readonly liability: number;
  /** What directing it is worth beside the shares. */
  readonly control: number;
}

/** A position in figures. Amounts are in the money of the game. */
export interface Appraisal {
  /** By seat. */
  readonly cash: readonly number[];
  /** What a coin in hand becomes until the end, because it can still be invested. */
  readonly coin: number;
  readonly companies: readonly CompanyFacts[];
  /** By seat: all that is neither cash nor shares; income of privates to come, debts. */
  readonly others: readonly number[];
}

/** What each seat will probably own at the end. */
export function wealths({ cash, coin, companies, others }: Appraisal): number[] {
  return cash.map((money, seat) => {
    let sum = money * coin + (others[seat] ?? 0);
    for (const { held, capital, dividends, director, liability, control } of companies) {
      sum += (held[seat] ?? 0) * (capital + dividends);
      if (director === seat) sum += control - liability;
    }
    return sum;
  });
}

/** What a seat makes of the wealth of all: its own, less some of what the others have in the mean. */
export function standing(wealth: readonly number[], seat: Seat, rivalry: number): number {
  const own = wealth[seat] ?? 0;
  const others = wealth.length - 1;
  if (others < 1) return own;
  const sum = wealth.reduce((total, one) => total + one, 0) - own;
  return own - (rivalry * sum) / others;
}
