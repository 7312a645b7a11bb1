import { frames, type Title } from '@stellwerk/engine/kernel';
import { type Action, action } from './actions.ts';
import { conserved, flaws } from './audit.ts';
import { checkComponents } from './components.ts';
import { drawBoard } from './drawing.ts';
import { layCards, placeGreyStations, placeStartStations } from './preparation.ts';
import { cases, rules } from './rules.ts';
import { score } from './score.ts';
import { checkConfig, setup } from './setup.ts';
import { type Frame, type State, TITLE_ID } from './state.ts';
import { texts } from './texts.ts';
import { turn } from './turn.ts';

export const railroadDice2: Title<State, Action> = {
  id: TITLE_ID,
  name: 'Railroad Dice 2',
  revision: 1,
  // rrd2/setup-a
  players: [2, 4],
  options: [
    {
      id: 'layout',
      rule: 'rrd2/setup-b',
      kind: 'choice',
      values: ['suggested', 'random', 'chosen'],
      default: 'suggested',
    },
    { id: 'startPlayer', rule: 'rrd2/setup-f', kind: 'choice', values: ['lot', '1', '2', '3', '4'], default: 'lot' },
    { id: 'winner', rule: 'rrd2/score-a', kind: 'choice', values: ['transported', 'held'], default: 'transported' },
    { id: 'components', kind: 'data', default: null, check: checkComponents },
  ],
  checkConfig,
  action,
  setup,
  frames: frames<State, Action, Frame>({ layCards, placeStartStations, placeGreyStations, turn }),
  score,
  conserved,
  flaws,
  rules,
  cases,
  texts,
  draw: drawBoard,
};
