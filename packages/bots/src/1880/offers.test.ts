import { type Choice, clone, newGame, seededRandom } from '@stellwerk/engine/kernel';
import { china, isPosition, type State } from '@stellwerk/titles/1880';
import { expect, test } from 'vitest';
import { CASUAL } from '../railway/planner.ts';
import { turnOffers } from './offers.ts';

/** HKR has no train and no money for one; NJR has these. */
function beside(trains: readonly string[]): State {
  const game = newGame(china, { players: ['a', 'b', 'c'], seed: 'offers', options: {} });
  const state = game.ok ? clone(game.value.state) : undefined;
  if (!state || !isPosition(state)) throw new Error('no game');
  state.flow = [
    {
      ...{ kind: 'companyTurn', company: 'HKR', begun: true, step: 'trains', yellow: 0, upgraded: false },
      ...{ marked: false, bonus: 0, revenue: 0, settled: false },
    },
  ];
  state.trains['NJR'] = [...trains];
  return state;
}

function offersFrom(state: State, train: string): readonly Choice[] {
  const choices: Choice[] = [{ type: 'buyTrain', params: { train: [train], from: ['NJR'], price: [1] } }];
  return turnOffers({ title: china, state, seat: 0, choices, temper: CASUAL, random: seededRandom('offers') });
}

test('a company keeps the train that meets its duty: a restored one beside it does not', () => {
  expect(offersFrom(beside(['2R', '10']), '10')).toEqual([]);
  expect(offersFrom(beside(['6', '10']), '10')).toHaveLength(1);
});

test('a restored train can always be spared', () => {
  expect(offersFrom(beside(['2R', '10']), '2R')).toHaveLength(1);
});
