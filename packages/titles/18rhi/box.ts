import type { Box } from '../rhineland/game.ts';
import { METROPOLES } from './board.ts';
import { cites } from './cites.ts';
import { allCompanies } from './companies.ts';
import { market, moves } from './market.ts';
import { CERTIFICATE_LIMIT } from './preparation.ts';
import { PRIVATE_IDS, startItems } from './start-items.ts';
import { phases, trainKinds } from './trains.ts';

/** What lies in the box, and the figures that the rulebook gives. */
export const box: Box = {
  id: '18rhi',
  cites,
  companies: allCompanies,
  market,
  moves,
  trains: trainKinds,
  phases,
  items: startItems,
  privates: PRIVATE_IDS,
  metropoles: METROPOLES,
  certificateLimits: CERTIFICATE_LIMIT,
  /** 18rhi/4.2-d; MKB gets to 60 by the order of its certificates. 18rhi/4.2.2-b */
  floatPercent: 50,
  /** 18rhi/5.2.1-b */
  poolLimit: 50,
  /** 18rhi/5.1.1-c */
  bidStep: 5,
  leastRaise: 5,
};
