import { type Issue, isPlayer, type Owner, type PaperState, percentOf } from '../finance/index.ts';
import { type Figures, type Offer, offer } from '../kernel/index.ts';

interface Payment {
  readonly to: Owner;
  readonly amount: number;
}

/**
 * Who gets what of a dividend: every player by percentage, and whoever else the title names, such as the company for the
 * certificates that lie unsold. A part of a unit is rounded up.
 */
export function dividendPayments(
  state: PaperState,
  issue: Issue,
  income: number,
  payeeOf: (holder: Owner) => Owner | undefined,
): readonly Payment[] {
  const holders = [...new Set(state.certificates[issue.id] ?? [])].sort();
  return holders.flatMap((holder) => {
    const to = isPlayer(holder) ? holder : payeeOf(holder);
    const amount = Math.ceil((income * percentOf(state, issue, holder)) / 100);
    return to === undefined || amount === 0 ? [] : [{ to, amount }];
  });
}

/** To pay the dividend or to withhold it; `info` is what the buttons say. */
export function dividendOffers(info: Figures): readonly Offer[] {
  return ['payDividend', 'withhold'].map((type) => offer(type, () => [{ type, params: {}, info }]));
}
