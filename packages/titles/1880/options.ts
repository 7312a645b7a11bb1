import type { Config, OptionSpec } from '@stellwerk/engine/kernel';

/** The options the rules ask about during the game; C numbers name the readings of the checklist. */
export interface RuleOptions {
  /** C-18 */
  readonly bids: 'fives' | 'any';
  /** C-41 */
  readonly forcedPrivate: 'next-seat' | 'skips-one';
  /** C-02 */
  readonly parRow: 'topmost' | 'free';
  /** C-39 */
  readonly secondHalf: 'founding-too' | 'purchases';
  /** C-35 */
  readonly repaying: 'no-act' | 'acts';
  readonly debtors: 'buy-nothing' | 'may-found';
  /** C-07 */
  readonly merging: 'home' | 'any-station';
  /** C-25 */
  readonly redStations: 'investors' | 'open';
  /** C-17 */
  readonly priceBonus: 'with-train' | 'with-route';
  /** C-24 */
  readonly homeCity: 'with-track' | 'chosen';
  /** 1880/X-buy-c */
  readonly trainPrices: 'printed' | 'early-site';
  /** 1880/X-force-c, -e */
  readonly directorSales: 'forced' | 'train-step';
  /** 1880/VI-P5-d */
  readonly permitTarget: 'own' | 'any';
  /** 1880/XII-sell-e */
  readonly partSale: 'exact' | 'through-bank';
  /** 1880/X-limit-c, 1880/XI-phase-d */
  readonly excessTrains: 'at-once' | 'after-stock-round';
  /** 1880/VII-merge-m */
  readonly lastInvestors: 'all-pay' | 'next-forgotten';
  /** C-10 */
  readonly removal: 'by-marker' | 'not-after-stock-round';
}

const choice = (id: string, first: string, ...others: string[]): OptionSpec => ({
  id,
  kind: 'choice',
  values: [first, ...others],
  default: first,
});

/** The first value is the rulebook's, or the reading chosen where it is silent; the others are peers' readings. */
export const options: readonly OptionSpec[] = [
  choice('seating', 'drawn', 'given'),
  choice('bids', 'fives', 'any'),
  choice('forcedPrivate', 'next-seat', 'skips-one'),
  choice('parRow', 'topmost', 'free'),
  choice('secondHalf', 'founding-too', 'purchases'),
  choice('repaying', 'no-act', 'acts'),
  choice('debtors', 'buy-nothing', 'may-found'),
  choice('merging', 'home', 'any-station'),
  choice('redStations', 'investors', 'open'),
  choice('priceBonus', 'with-train', 'with-route'),
  choice('homeCity', 'with-track', 'chosen'),
  choice('trainPrices', 'printed', 'early-site'),
  choice('directorSales', 'forced', 'train-step'),
  choice('permitTarget', 'own', 'any'),
  choice('partSale', 'exact', 'through-bank'),
  choice('excessTrains', 'at-once', 'after-stock-round'),
  choice('lastInvestors', 'all-pay', 'next-forgotten'),
  choice('removal', 'by-marker', 'not-after-stock-round'),
];

export function ruleOptions({ options: given }: Config): RuleOptions {
  return {
    bids: given['bids'] === 'any' ? 'any' : 'fives',
    forcedPrivate: given['forcedPrivate'] === 'skips-one' ? 'skips-one' : 'next-seat',
    parRow: given['parRow'] === 'free' ? 'free' : 'topmost',
    secondHalf: given['secondHalf'] === 'purchases' ? 'purchases' : 'founding-too',
    repaying: given['repaying'] === 'acts' ? 'acts' : 'no-act',
    debtors: given['debtors'] === 'may-found' ? 'may-found' : 'buy-nothing',
    merging: given['merging'] === 'any-station' ? 'any-station' : 'home',
    redStations: given['redStations'] === 'open' ? 'open' : 'investors',
    priceBonus: given['priceBonus'] === 'with-route' ? 'with-route' : 'with-train',
    homeCity: given['homeCity'] === 'chosen' ? 'chosen' : 'with-track',
    trainPrices: given['trainPrices'] === 'early-site' ? 'early-site' : 'printed',
    directorSales: given['directorSales'] === 'train-step' ? 'train-step' : 'forced',
    permitTarget: given['permitTarget'] === 'any' ? 'any' : 'own',
    partSale: given['partSale'] === 'through-bank' ? 'through-bank' : 'exact',
    excessTrains: given['excessTrains'] === 'after-stock-round' ? 'after-stock-round' : 'at-once',
    lastInvestors: given['lastInvestors'] === 'next-forgotten' ? 'next-forgotten' : 'all-pay',
    removal: given['removal'] === 'not-after-stock-round' ? 'not-after-stock-round' : 'by-marker',
  };
}
