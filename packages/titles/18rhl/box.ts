import type { Box } from '../rhineland/game.ts';
import { METROPOLES } from './board.ts';
import { cites } from './cites.ts';
import { allCompanies } from './companies.ts';
import { market, moves } from './market.ts';
import { PRIVATE_IDS, startItems } from './start-items.ts';
import { phases, trainKinds } from './trains.ts';

/** What lies in the box, and the figures that the rulebook gives. */
export const box: Box = {
  id: '18rhl',
  cites,
  companies: allCompanies,
  market,
  moves,
  trains: trainKinds,
  phases,
  items: startItems,
  privates: PRIVATE_IDS,
  metropoles: METROPOLES,
  /** 18rhl/16.3-a */
  certificateLimits: { 3: 20, 4: 15, 5: 12, 6: 10 },
  /** 18rhl/16.4-a */
  floatPercent: 50,
  /** 18rhl/16.5-d */
  poolLimit: 50,
  bidStep: 1,
  /** 18rhl/3-d */
  leastRaise: 5,
};
