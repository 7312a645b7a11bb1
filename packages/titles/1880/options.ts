import { type Config, type OptionSpec, reading } from '@stellwerk/engine/kernel';

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

/** The first value is the rulebook's, or the reading chosen where it is silent; the others are peers' readings. */
export const options: readonly OptionSpec[] = [
  reading('1880/IV-setup-g', 'seating', 'drawn', 'given'),
  reading('1880/V-auction-e', 'bids', 'fives', 'any'),
  reading('1880/V-auction-n', 'forcedPrivate', 'next-seat', 'skips-one'),
  reading('1880/XII-buy-c', 'parRow', 'topmost', 'free'),
  reading('1880/XII-capital-c', 'secondHalf', 'founding-too', 'purchases'),
  reading('1880/X-debt-h', 'repaying', 'no-act', 'acts'),
  reading('1880/X-debt-b', 'debtors', 'buy-nothing', 'may-found'),
  reading('1880/VII-merge-d', 'merging', 'home', 'any-station'),
  reading('1880/X-token-n', 'redStations', 'investors', 'open'),
  reading('1880/X-bonus-c', 'priceBonus', 'with-train', 'with-route'),
  reading('1880/X-token-m', 'homeCity', 'with-track', 'chosen'),
  reading('1880/X-buy-c', 'trainPrices', 'printed', 'early-site'),
  reading('1880/X-force-e', 'directorSales', 'forced', 'train-step'),
  reading('1880/VI-P5-d', 'permitTarget', 'own', 'any'),
  reading('1880/XII-sell-e', 'partSale', 'exact', 'through-bank'),
  reading('1880/X-limit-c', 'excessTrains', 'at-once', 'after-stock-round'),
  reading('1880/VII-merge-m', 'lastInvestors', 'all-pay', 'next-forgotten'),
  reading('1880/X-marker-c', 'removal', 'by-marker', 'not-after-stock-round'),
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
