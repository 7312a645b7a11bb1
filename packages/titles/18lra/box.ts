import type { Box } from '../rhineland/game.ts';
import { cites } from './cites.ts';
import { allCompanies } from './companies.ts';
import { market, moves } from './market.ts';
import { INVESTOR } from './owners.ts';
import { CERTIFICATE_LIMIT } from './preparation.ts';
import { GKB_TRAIN, ITEM_IDS, startItems } from './start-items.ts';
import { phases, trainKinds } from './trains.ts';

/** What lies in the box, and the figures that the rulebook gives. */
export const box: Box = {
  id: '18lra',
  cites,
  companies: allCompanies,
  market,
  moves,
  trains: trainKinds,
  /** 18lra/4.1.2-no6-b, 18lra/4.1.2-no6-f, 18lra/6.3-d */
  boundTrains: [GKB_TRAIN.type],
  phases,
  items: startItems,
  privates: ITEM_IDS,
  // No city here lies on both banks. 18lra/6.2.3.2-a
  metropoles: new Set(),
  /** 18lra/2p-l */
  holders: [INVESTOR],
  certificateLimits: CERTIFICATE_LIMIT.normal,
  /** 18lra/4.2-d; MKB gets to 60 by the order of its certificates. 18lra/4.2.3-b */
  floatPercent: 50,
  /** 18lra/5.2.1-b, 18lra/5.2.2-f */
  poolLimit: 50,
  /** 18lra/5.1.1-c */
  bidStep: 5,
  leastRaise: 5,
};
