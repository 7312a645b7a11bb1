import type { Config, OptionSpec } from '@stellwerk/engine/kernel';

/** The options the rules ask about during the game. */
export interface RuleOptions {
  readonly venlo: 'city' | 'end-only';
  readonly ratingen: boolean;
  readonly rhePar: 'any' | '70-80';
  readonly rhePrice: 'twice-par' | 'bid';
  readonly rheTreasury: 'twice-par' | 'bid';
  readonly aachenLink: 'any-track' | 'open-track';
  readonly trainTrade: 'green' | 'always';
  readonly priorityTie: 'from-last-buyer' | 'next-to-act';
  readonly firstShares: 'next-seat' | 'richest';
  readonly floating: 'round-end' | 'at-once';
  readonly directorSales: 'forced' | 'with-trains';
  readonly saleBlocks: 'one' | 'several';
  readonly powers: 'building' | 'until-trains';
  readonly trainDuty: 'route' | 'ever-linked';
  readonly indebted: 'keeps-trains' | 'sells-trains';
  readonly kkkChange: 'exact' | 'oldest';
  readonly running: 'duty' | 'free';
  readonly receivership: 'bank' | 'players';
  readonly afterBankruptcy: 'same-train' | 'anew';
  readonly unstartedShares: 'to-pool' | 'kept';
  readonly lastPlayer: 'ends' | 'plays-on';
  readonly ironRhine: 'blocked' | 'open';
  readonly rheingold: 'across' | 'any-two';
  readonly offBoardPairs: 'closed' | 'open';
  readonly forcedTrain: 'choice' | 'cheapest';
}

const choice = (id: string, first: string, ...others: string[]): OptionSpec => ({
  id,
  kind: 'choice',
  values: [first, ...others],
  default: first,
});

/** The first value is the rulebook's, or the reading chosen where it is silent; the others are variants and peers' readings. */
export const options: readonly OptionSpec[] = [
  choice('capital', 'normal', 'lower'),
  { id: 'extraTwoTrain', kind: 'switch', default: false },
  { id: 'promotionTiles', kind: 'switch', default: false },
  { id: 'ratingen', kind: 'switch', default: false },
  choice('seating', 'dealt', 'given'),
  choice('sites', 'drawn', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
  choice('venlo', 'city', 'end-only'),
  choice('rhePar', 'any', '70-80'),
  choice('rhePrice', 'twice-par', 'bid'),
  choice('rheTreasury', 'twice-par', 'bid'),
  choice('aachenLink', 'any-track', 'open-track'),
  choice('trainTrade', 'green', 'always'),
  choice('priorityTie', 'from-last-buyer', 'next-to-act'),
  choice('firstShares', 'next-seat', 'richest'),
  choice('floating', 'round-end', 'at-once'),
  choice('directorSales', 'forced', 'with-trains'),
  choice('saleBlocks', 'one', 'several'),
  choice('powers', 'building', 'until-trains'),
  choice('trainDuty', 'route', 'ever-linked'),
  choice('indebted', 'keeps-trains', 'sells-trains'),
  choice('kkkChange', 'exact', 'oldest'),
  choice('running', 'duty', 'free'),
  choice('receivership', 'bank', 'players'),
  choice('afterBankruptcy', 'same-train', 'anew'),
  choice('unstartedShares', 'to-pool', 'kept'),
  choice('lastPlayer', 'ends', 'plays-on'),
  choice('ironRhine', 'blocked', 'open'),
  choice('rheingold', 'across', 'any-two'),
  choice('offBoardPairs', 'closed', 'open'),
  choice('forcedTrain', 'choice', 'cheapest'),
];

export function ruleOptions({ options: given }: Config): RuleOptions {
  return {
    venlo: given['venlo'] === 'end-only' ? 'end-only' : 'city',
    ratingen: given['ratingen'] === true,
    rhePar: given['rhePar'] === '70-80' ? '70-80' : 'any',
    rhePrice: given['rhePrice'] === 'bid' ? 'bid' : 'twice-par',
    rheTreasury: given['rheTreasury'] === 'bid' ? 'bid' : 'twice-par',
    aachenLink: given['aachenLink'] === 'open-track' ? 'open-track' : 'any-track',
    trainTrade: given['trainTrade'] === 'always' ? 'always' : 'green',
    priorityTie: given['priorityTie'] === 'next-to-act' ? 'next-to-act' : 'from-last-buyer',
    firstShares: given['firstShares'] === 'richest' ? 'richest' : 'next-seat',
    floating: given['floating'] === 'at-once' ? 'at-once' : 'round-end',
    directorSales: given['directorSales'] === 'with-trains' ? 'with-trains' : 'forced',
    saleBlocks: given['saleBlocks'] === 'several' ? 'several' : 'one',
    powers: given['powers'] === 'until-trains' ? 'until-trains' : 'building',
    trainDuty: given['trainDuty'] === 'ever-linked' ? 'ever-linked' : 'route',
    indebted: given['indebted'] === 'sells-trains' ? 'sells-trains' : 'keeps-trains',
    kkkChange: given['kkkChange'] === 'oldest' ? 'oldest' : 'exact',
    running: given['running'] === 'free' ? 'free' : 'duty',
    receivership: given['receivership'] === 'players' ? 'players' : 'bank',
    afterBankruptcy: given['afterBankruptcy'] === 'anew' ? 'anew' : 'same-train',
    unstartedShares: given['unstartedShares'] === 'kept' ? 'kept' : 'to-pool',
    lastPlayer: given['lastPlayer'] === 'plays-on' ? 'plays-on' : 'ends',
    ironRhine: given['ironRhine'] === 'open' ? 'open' : 'blocked',
    rheingold: given['rheingold'] === 'any-two' ? 'any-two' : 'across',
    offBoardPairs: given['offBoardPairs'] === 'open' ? 'open' : 'closed',
    forcedTrain: given['forcedTrain'] === 'cheapest' ? 'cheapest' : 'choice',
  };
}
