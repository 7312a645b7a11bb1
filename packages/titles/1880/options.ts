import { type OptionsOf, reading } from '@stellwerk/engine/kernel';

/** The first value is the rulebook's, or the reading chosen where it is silent; the others are peers' readings. C numbers: docs/readings/1880.md */
export const options = [
  reading('1880/IV-setup-g', 'seating', 'drawn', 'given'),
  // C-18
  reading('1880/V-auction-e', 'bids', 'fives', 'any'),
  // C-41
  reading('1880/V-auction-n', 'forcedPrivate', 'next-seat', 'skips-one'),
  // C-02
  reading('1880/XII-buy-c', 'parRow', 'topmost', 'free'),
  // C-39
  reading('1880/XII-capital-c', 'secondHalf', 'founding-too', 'purchases'),
  // C-35
  reading('1880/X-debt-h', 'repaying', 'no-act', 'acts'),
  reading('1880/X-debt-b', 'debtors', 'buy-nothing', 'may-found'),
  // C-07
  reading('1880/VII-merge-d', 'merging', 'home', 'any-station'),
  // C-25
  reading('1880/X-token-n', 'redStations', 'investors', 'open'),
  // C-17
  reading('1880/X-bonus-c', 'priceBonus', 'with-train', 'with-route'),
  // C-24
  reading('1880/X-token-m', 'homeCity', 'with-track', 'chosen'),
  reading('1880/X-buy-c', 'trainPrices', 'printed', 'early-site'),
  reading('1880/X-force-e', 'directorSales', 'forced', 'train-step'),
  reading('1880/VI-P5-d', 'permitTarget', 'own', 'any'),
  reading('1880/XII-sell-e', 'partSale', 'exact', 'through-bank'),
  reading('1880/X-limit-c', 'excessTrains', 'at-once', 'after-stock-round'),
  reading('1880/VII-merge-m', 'lastInvestors', 'all-pay', 'next-forgotten'),
  // C-10
  reading('1880/X-marker-c', 'removal', 'by-marker', 'not-after-stock-round'),
] as const;

/** What the rules ask about during the game. */
export type RuleOptions = Omit<OptionsOf<typeof options>, 'seating'>;
