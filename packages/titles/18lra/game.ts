import type { Rhineland } from '../rhineland/game.ts';
import type { Lending } from '../rhineland/loan.ts';
import { box } from './box.ts';
import { loanCites } from './cites.ts';
import { law } from './law.ts';
import { canRun } from './running.ts';
import type { State } from './state.ts';

export const game: Rhineland = { ...box, law };

/** The bank lends what a director lacks, unless the game is to end then. 18lra/6.2.6.2-g, 18lra/8.3-a */
export const lending: Lending = {
  game,
  cites: loanCites,
  lends: (state: State) => state.options.ending === 'loans',
  canRun,
};
