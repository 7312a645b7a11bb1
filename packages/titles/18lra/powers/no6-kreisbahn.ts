import { trainsOf } from '@stellwerk/engine/finance';
import { refuse } from '@stellwerk/engine/kernel';
import type { Power } from '../../rhineland/law.ts';
import { isKevelaer } from '../board.ts';
import { GKB_TRAIN } from '../start-items.ts';
import type { CompanyTurn, State } from '../state.ts';

/**
 * Each turn one tile more for the company with the 2+4 train, on track that the train reaches from Kevelaer; before or after
 * the normal lay. 18lra/4.1.2-no6-c, 18lra/4.1.2-no6-n
 */
export const gkb: Power = {
  id: 'gkb',
  uses: [],
  targets: (state: State, frame: CompanyTurn) => (isOpen(state, frame) ? undefined : []),
  refuse: (state: State, _hex: string, _tile: string, frame: CompanyTurn) =>
    isOpen(state, frame) ? undefined : refuse('18lra/4.1.2-no6-c'),
  connected: () => true,
  starts: isKevelaer,
  used(_: State, frame: CompanyTurn) {
    frame.gkbLaid = true;
  },
};

function isOpen(state: State, { company, gkbLaid }: CompanyTurn): boolean {
  return !gkbLaid && trainsOf(state, company).includes(GKB_TRAIN.type);
}
