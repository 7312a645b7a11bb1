import { type Config, type OptionSpec, reading } from '@stellwerk/engine/kernel';

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

/** The first value is the rulebook's, or the reading chosen where it is silent; the others are variants and peers' readings. */
export const options: readonly OptionSpec[] = [
  reading('18rhl/18.2-a', 'capital', 'normal', 'lower'),
  { id: 'extraTwoTrain', rule: '18rhl/18.1-a', kind: 'switch', default: false },
  { id: 'promotionTiles', rule: '18rhl/18.3-a', kind: 'switch', default: false },
  { id: 'ratingen', kind: 'switch', default: false },
  reading('18rhl/2.1-a', 'seating', 'dealt', 'given'),
  reading('18rhl/2.2-a', 'sites', 'drawn', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
  reading('18rhl/10.3-d', 'venlo', 'city', 'end-only'),
  reading('18rhl/4.2-no6-b', 'rhePar', 'any', '70-80'),
  reading('18rhl/4.2-no6-c', 'rhePrice', 'twice-par', 'bid'),
  reading('18rhl/16.4-b', 'rheTreasury', 'twice-par', 'bid'),
  reading('18rhl/4.2-no6-f', 'aachenLink', 'any-track', 'open-track'),
  reading('18rhl/13.1-e', 'trainTrade', 'green', 'always'),
  reading('18rhl/15.2-b', 'priorityTie', 'from-last-buyer', 'next-to-act'),
  reading('18rhl/3-r', 'firstShares', 'next-seat', 'richest'),
  reading('18rhl/16.4-a', 'floating', 'round-end', 'at-once'),
  reading('18rhl/13.2-d', 'directorSales', 'forced', 'with-trains'),
  reading('18rhl/16.6-a', 'saleBlocks', 'one', 'several'),
  reading('18rhl/4.1-d', 'powers', 'building', 'until-trains'),
  reading('18rhl/13.1-l', 'trainDuty', 'route', 'ever-linked'),
  reading('18rhl/13.3-i', 'indebted', 'keeps-trains', 'sells-trains'),
  reading('18rhl/5.4-k', 'kkkChange', 'exact', 'oldest'),
  reading('18rhl/10.1-n', 'running', 'duty', 'free'),
  reading('18rhl/13.3-g', 'receivership', 'bank', 'players'),
  reading('18rhl/13.3-e', 'afterBankruptcy', 'same-train', 'anew'),
  reading('18rhl/13.3-b', 'unstartedShares', 'to-pool', 'kept'),
  reading('18rhl/13.3-a', 'lastPlayer', 'ends', 'plays-on'),
  reading('18rhl/11.4-b', 'ironRhine', 'blocked', 'open'),
  reading('18rhl/11.6-c', 'rheingold', 'across', 'any-two'),
  reading('18rhl/10.1-g', 'offBoardPairs', 'closed', 'open'),
  reading('18rhl/13.2-a', 'forcedTrain', 'choice', 'cheapest'),
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
