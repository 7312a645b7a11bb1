import { type Frame, pop, push } from '@stellwerk/engine/kernel';
import { NOBODY_ACTS } from '@stellwerk/engine/rounds';
import type { Action } from '../rhineland/actions.ts';
import type { Rhineland } from '../rhineland/game.ts';
import type { PhaseEffect } from '../rhineland/law.ts';
import { BROWN, enforceTrainLimit } from '../rhineland/phase-effects.ts';
import { closePrivates } from '../rhineland/privates.ts';
import { activateCamp } from './dec.ts';
import { startGkb } from './gkb.ts';
import { type BrownEffect, type BrownPhase, isShort, type State } from './state.ts';

/** In this order, each before the next; some need somebody's choice. 18lra/6.3-e */
const EFFECTS: readonly BrownEffect[] = ['camp', 'gkb', 'trainLimit', 'privatesClose'];

/** After scrapping: the new train limit, and in brown what comes before and after it. 18lra/6.3-e */
export const limitOrBrown: PhaseEffect = (game, state, tell) => {
  if (state.phase !== BROWN) return enforceTrainLimit(game, state, tell);
  const frame: BrownPhase = { kind: 'brownPhase', left: [...EFFECTS] };
  push(state, frame);
};

/** Nobody acts in it: it brings about one effect after the other. */
export const brownPhase = (game: Rhineland): Frame<State, Action, BrownPhase> => ({
  ...NOBODY_ACTS,
  auto({ state, frame, tell }) {
    switch (frame.left.shift()) {
      case 'camp':
        activateCamp(state, tell);
        return true;
      case 'gkb':
        startGkb(state, tell);
        return true;
      case 'trainLimit':
        enforceTrainLimit(game, state, tell);
        return true;
      case 'privatesClose':
        if (!isShort(state)) closePrivates(game, state, tell);
        return true;
      case undefined:
        pop(state);
        return true;
    }
  },
});
