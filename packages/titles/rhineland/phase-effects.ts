import { scrap, trainsOf } from '@stellwerk/engine/finance';
import { push } from '@stellwerk/engine/kernel';
import type { DiscardingTrains } from '@stellwerk/engine/rounds';
import { inOperatingOrder } from './floating.ts';
import { companyIds, phaseOf } from './game.ts';
import type { PhaseEffect } from './law.ts';
import { closePrivates } from './privates.ts';

/** The phase in which all privates close. */
export const BROWN = '5';

/** Trains of an outdated type leave the game, wherever they are. */
export const scrapOutdated: PhaseEffect = (game, state, tell) => {
  const { scraps } = phaseOf(game, state);
  if (!scraps) return;
  scrap(state, scraps);
  tell({ type: 'trainsScrapped', train: scraps });
};

export const closeInBrown: PhaseEffect = (game, state, tell) => {
  if (state.phase === BROWN) closePrivates(game, state, tell);
};

/** Companies above the new limit give up trains, the first in operating order first. */
export const enforceTrainLimit: PhaseEffect = (game, state) => {
  const { trainLimit } = phaseOf(game, state);
  const over = companyIds(game).filter((id) => trainsOf(state, id).length > trainLimit);
  // The first of them must be on top of the flow.
  for (const company of inOperatingOrder(game, state, over).toReversed()) {
    const frame: DiscardingTrains = { kind: 'discardTrains', company };
    push(state, frame);
  }
};
