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

/** What a seat has in a position: amounts that are expected to be its wealth at the end, one below the other. */
type Feature = 'cash' | 'capital' | 'dividends' | 'control' | 'liability' | 'others';

/** What a coin of each feature counts for. */
export type RailwayValuation = Readonly<Record<Feature, number>>;

/** As they were thought of: what is expected counts as it is. */
export const AS_EXPECTED: RailwayValuation = { cash: 1, capital: 1, dividends: 1, control: 1, liability: 1, others: 1 };

/** What each seat will probably own at the end. */
export function wealths({ cash, coin, companies, others }: Appraisal, valuation: RailwayValuation): number[] {
  const sums = cash.map((money, seat) => valuation.cash * money * coin + valuation.others * (others[seat] ?? 0));
  for (const { held, capital, dividends, director, liability, control } of companies) {
    const worth = valuation.capital * capital + valuation.dividends * dividends;
    held.forEach((part, seat) => {
      if (part > 0) sums[seat] = (sums[seat] ?? 0) + part * worth;
    });
    if (director >= 0) {
      sums[director] = (sums[director] ?? 0) + valuation.control * control - valuation.liability * liability;
    }
  }
  return sums;
}

/** What a seat makes of the wealth of all: its own, less some of what the others have in the mean. */
export function standing(wealth: readonly number[], seat: Seat, rivalry: number): number {
  const own = wealth[seat] ?? 0;
  const others = wealth.length - 1;
  if (others < 1) return own;
  const sum = wealth.reduce((total, one) => total + one, 0) - own;
  return own - (rivalry * sum) / others;
}
