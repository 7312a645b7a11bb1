import { edition as editionOf } from '../../rhineland/tests/edition.ts';
import { game } from '../game.ts';
import { beginning, rule, situation } from './situation.ts';

/** With three players the scenario that has the companies of both games. */
const SCENARIO = '3';

/** 18LRA where the newer rulebook says the same of both games. */
export const edition = editionOf(game, rule, {
  situation: ({ players = 3, options, ...wanted }) =>
    situation({ players, options: players < 4 ? { scenario: SCENARIO, ...options } : { ...options }, ...wanted }),
  beginning: (players) => beginning(players, players < 4 ? { scenario: SCENARIO } : {}),
  // Düsseldorf – Elberfeld
  aRoute: { G15: 'L04/0' },
  homeOfAdr: ['K3', 'offboard0'],
});
