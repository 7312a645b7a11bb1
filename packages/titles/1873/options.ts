import { type Config, type OptionSpec, reading } from '@stellwerk/engine/kernel';

/** The options the rules ask about during the game; A numbers name the readings of the checklist. */
export interface RuleOptions {
  readonly premium: 'fixed' | 'auctioned';
  readonly mheValue: 'fixed' | 'moving';
  /** A27 */
  readonly derenburg: 'rulebook' | 'peer';
  readonly tanne: 50 | 100;
  readonly loneBid: 'wins' | 'withdrawn';
  readonly packets: 'one' | 'several';
  readonly markerPlace: 'under' | 'kept';
  /** A35 */
  readonly consent: 'asked' | 'presumed';
  readonly routeBuilt: 'joined' | 'exits';
  readonly reserveCheck: 'track' | 'exits';
  readonly inactiveReach: 'active' | 'all';
  readonly inactiveHex: 'stop' | 'hex';
  readonly stationKept: 'counted' | 'two-free';
  /** A14 */
  readonly runDuty: 'full' | 'free';
  readonly concessionRun: 'exact' | 'hexes';
  readonly dieselReentry: 'refused' | 'allowed';
  /** A46 */
  readonly villageTwice: 'station' | 'first';
  readonly halfBlocked: 'stop' | 'hex';
  /** A17 */
  readonly qlbDiesel: 'visits' | 'free';
  /** A50 */
  readonly receivershipRun: 'computed' | 'entered';
  /** A26 */
  readonly receivershipSwitchers: 'best' | 'kept';
  readonly receivershipTrade: 'refused' | 'allowed';
  /** A24 */
  readonly machineMarkers: 'free' | 'most';
  /** A20 */
  readonly insolvencyCapital: 'kept' | 'taken';
  readonly insolvencySubsidy: 'from-value' | 'above-value';
  /** A22, A23 */
  readonly insolvencyOrder: 'buys-first' | 'scraps-first';
}

/**
 * The first value is the rulebook's, or the reading chosen where it is silent; the others are a peer's edition and
 * readings.
 */
export const options: readonly OptionSpec[] = [
  reading('1873/2-e', 'seating', 'drawn', 'given'),
  reading('1873/2.1-d', 'premium', 'fixed', 'auctioned'),
  reading('1873/3.2.7-b', 'mheValue', 'fixed', 'moving'),
  reading('1873/4.4.1-e', 'yellowTiles', 'limited', 'unlimited'),
  reading('1873/4.4.1-ab', 'tile914', 'left-out', 'included'),
  reading('1873/4.4.4-g', 'derenburg', 'rulebook', 'peer'),
  reading('1873/4.4.1-w', 'tanne', '50', '100'),
  reading('1873/3.1-f', 'loneBid', 'wins', 'withdrawn'),
  reading('1873/3.2.2-b', 'packets', 'one', 'several'),
  reading('1873/4.3.3-d', 'markerPlace', 'under', 'kept'),
  reading('1873/4.2.4-f', 'consent', 'asked', 'presumed'),
  reading('1873/4.4.1-aa', 'routeBuilt', 'joined', 'exits'),
  reading('1873/4.4.1-ab', 'reserveCheck', 'track', 'exits'),
  reading('1873/4.4.1-o', 'inactiveReach', 'active', 'all'),
  reading('1873/4.4.3-m', 'inactiveHex', 'stop', 'hex'),
  reading('1873/4.4.2-g', 'stationKept', 'counted', 'two-free'),
  reading('1873/4.4.3-l', 'runDuty', 'full', 'free'),
  reading('1873/4.4.3-g', 'concessionRun', 'exact', 'hexes'),
  reading('1873/4.4.3-p', 'dieselReentry', 'refused', 'allowed'),
  reading('1873/4.4.4-j', 'villageTwice', 'station', 'first'),
  reading('1873/4.4.4-f', 'halfBlocked', 'stop', 'hex'),
  reading('1873/4.4.9-e', 'qlbDiesel', 'visits', 'free'),
  reading('1873/6.2-d', 'receivershipRun', 'computed', 'entered'),
  reading('1873/6.2-b', 'receivershipSwitchers', 'best', 'kept'),
  reading('1873/6.2-b', 'receivershipTrade', 'refused', 'allowed'),
  reading('1873/4.3.5-b', 'machineMarkers', 'free', 'most'),
  reading('1873/6.1-b', 'insolvencyCapital', 'kept', 'taken'),
  reading('1873/6.1-e', 'insolvencySubsidy', 'from-value', 'above-value'),
  reading('1873/6.1-g', 'insolvencyOrder', 'buys-first', 'scraps-first'),
];

export function ruleOptions({ options: given }: Config): RuleOptions {
  return {
    premium: given['premium'] === 'auctioned' ? 'auctioned' : 'fixed',
    mheValue: given['mheValue'] === 'moving' ? 'moving' : 'fixed',
    derenburg: given['derenburg'] === 'peer' ? 'peer' : 'rulebook',
    tanne: given['tanne'] === '100' ? 100 : 50,
    loneBid: given['loneBid'] === 'withdrawn' ? 'withdrawn' : 'wins',
    packets: given['packets'] === 'several' ? 'several' : 'one',
    markerPlace: given['markerPlace'] === 'kept' ? 'kept' : 'under',
    consent: given['consent'] === 'presumed' ? 'presumed' : 'asked',
    routeBuilt: given['routeBuilt'] === 'exits' ? 'exits' : 'joined',
    reserveCheck: given['reserveCheck'] === 'exits' ? 'exits' : 'track',
    inactiveReach: given['inactiveReach'] === 'all' ? 'all' : 'active',
    inactiveHex: given['inactiveHex'] === 'hex' ? 'hex' : 'stop',
    stationKept: given['stationKept'] === 'two-free' ? 'two-free' : 'counted',
    runDuty: given['runDuty'] === 'free' ? 'free' : 'full',
    concessionRun: given['concessionRun'] === 'hexes' ? 'hexes' : 'exact',
    dieselReentry: given['dieselReentry'] === 'allowed' ? 'allowed' : 'refused',
    villageTwice: given['villageTwice'] === 'first' ? 'first' : 'station',
    halfBlocked: given['halfBlocked'] === 'hex' ? 'hex' : 'stop',
    qlbDiesel: given['qlbDiesel'] === 'free' ? 'free' : 'visits',
    receivershipRun: given['receivershipRun'] === 'entered' ? 'entered' : 'computed',
    receivershipSwitchers: given['receivershipSwitchers'] === 'kept' ? 'kept' : 'best',
    receivershipTrade: given['receivershipTrade'] === 'allowed' ? 'allowed' : 'refused',
    machineMarkers: given['machineMarkers'] === 'most' ? 'most' : 'free',
    insolvencyCapital: given['insolvencyCapital'] === 'taken' ? 'taken' : 'kept',
    insolvencySubsidy: given['insolvencySubsidy'] === 'above-value' ? 'above-value' : 'from-value',
    insolvencyOrder: given['insolvencyOrder'] === 'scraps-first' ? 'scraps-first' : 'buys-first',
  };
}
