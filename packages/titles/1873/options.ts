import { type OptionsOf, reading } from '@stellwerk/engine/kernel';

/**
 * The first value is the rulebook's, or the reading chosen where it is silent; the others are a peer's edition and
 * readings. A numbers: docs/readings/1873.md
 */
export const options = [
  reading('1873/2-e', 'seating', 'drawn', 'given'),
  reading('1873/2.1-d', 'premium', 'fixed', 'auctioned'),
  reading('1873/3.2.7-b', 'mheValue', 'fixed', 'moving'),
  // A53
  reading('1873/4.4.1-e', 'yellowTiles', 'limited', 'unlimited'),
  reading('1873/4.4.1-ab', 'tile914', 'left-out', 'included'),
  // A27
  reading('1873/4.4.4-g', 'derenburg', 'rulebook', 'peer'),
  reading('1873/4.4.1-w', 'tanne', '50', '100'),
  reading('1873/3.1-f', 'loneBid', 'wins', 'withdrawn'),
  reading('1873/3.2.2-b', 'packets', 'one', 'several'),
  reading('1873/4.3.3-d', 'markerPlace', 'under', 'kept'),
  // A35
  reading('1873/4.2.4-f', 'consent', 'asked', 'presumed'),
  reading('1873/4.4.1-aa', 'routeBuilt', 'joined', 'exits'),
  reading('1873/4.4.1-ab', 'reserveCheck', 'track', 'exits'),
  reading('1873/4.4.1-o', 'inactiveReach', 'active', 'all'),
  reading('1873/4.4.3-m', 'inactiveHex', 'stop', 'hex'),
  reading('1873/4.4.2-g', 'stationKept', 'counted', 'two-free'),
  // A14
  reading('1873/4.4.3-l', 'runDuty', 'full', 'free'),
  reading('1873/4.4.3-g', 'concessionRun', 'exact', 'hexes'),
  reading('1873/4.4.3-p', 'dieselReentry', 'refused', 'allowed'),
  // A46
  reading('1873/4.4.4-j', 'villageTwice', 'station', 'first'),
  reading('1873/4.4.4-f', 'halfBlocked', 'stop', 'hex'),
  // A17
  reading('1873/4.4.9-e', 'qlbDiesel', 'visits', 'free'),
  // A50
  reading('1873/6.2-d', 'receivershipRun', 'computed', 'entered'),
  // A26
  reading('1873/6.2-b', 'receivershipSwitchers', 'best', 'kept'),
  reading('1873/6.2-b', 'receivershipTrade', 'refused', 'allowed'),
  // A24
  reading('1873/4.3.5-b', 'machineMarkers', 'free', 'most'),
  // A20
  reading('1873/6.1-b', 'insolvencyCapital', 'kept', 'taken'),
  reading('1873/6.1-e', 'insolvencySubsidy', 'from-value', 'above-value'),
  // A22, A23
  reading('1873/6.1-g', 'insolvencyOrder', 'buys-first', 'scraps-first'),
] as const;

/** What the rules ask about during the game. */
export type RuleOptions = Omit<OptionsOf<typeof options>, 'seating' | 'yellowTiles' | 'tile914'>;
