import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { State } from '../index.ts';
import { fetching, locos } from './moves.ts';
import { play, rule, type Situation, situation } from './situation.ts';

/** The rank of each player, by seat. */
function ranks(game: Game<State>): readonly number[] {
  const results = game.score();
  return game.state.players.map((_, seat) => results.find((result) => result.seat === seat)?.rank ?? 0);
}

/**
 * Ann on D5 and Bob on G5 are connected with each other. In the end game Ann fetches the last two passengers, and the game
 * is over; what each had transported before that is given.
 */
function lastTwoFetched(transported: readonly number[], wanted: Situation = {}): Game<State> {
  const game = situation({
    stations: { D5: 0, G5: 1 },
    track: { E5: 'straight.1', F5: 'straight.1' },
    locos: [[6], [6]],
    passengers: { 1: 0, 5: 2, 6: 0 },
    transported,
    ending: 'dice',
    ...wanted,
  });
  play(game, fetching(2, 'G5', Math.max(...(locos(game)[0] ?? []))));
  expect(game.over).toBe(true);
  return game;
}

rule('rrd2/score-a', 'the last two passengers decide: 11 transported beat 10', () => {
  expect(ranks(lastTwoFetched([9, 10]))).toEqual([1, 2]);
  expect(ranks(lastTwoFetched([7, 10]))).toEqual([2, 1]);
});

rule('rrd2/score-a', 'it is passengers that count, not money, locos or connected stations', () => {
  const game = lastTwoFetched([7, 10], {
    stations: { D5: 0, G5: 1, D2: 'grey' },
    track: { E5: 'straight.1', F5: 'straight.1', D4: 'straight.0', D3: 'straight.0' },
    locos: [[6], []],
    money: [100, 0],
  });
  expect(game.score().map(({ value }) => value)).toEqual([9, 10]);
  expect(ranks(game)).toEqual([2, 1]);
});

rule('rrd2/score-a', 'three players are ranked by what they transported', () => {
  const stations = { D5: 0, G5: 1, J3: 2 };
  const game = lastTwoFetched([3, 2, 9], { players: 3, stations, passengers: { 3: 0, 5: 2, 6: 0 } });
  expect(ranks(game)).toEqual([2, 3, 1]);
});

rule('rrd2/score-a', 'by agreement before the game it is the units held at the end that count', () => {
  const game = lastTwoFetched([9, 10], { options: { winner: 'held' }, money: [20, 23] });
  expect(game.score().map(({ value }) => value)).toEqual([22, 23]);
  expect(ranks(game)).toEqual([2, 1]);
});

rule('rrd2/score-b', 'equal in passengers: more connected stations win, even against a better loco', () => {
  const between = { E5: 'straight.1', F5: 'straight.1' };
  const annHasMore: Situation = {
    stations: { D5: 0, G5: 1, D2: 'grey' },
    track: { ...between, D4: 'straight.0', D3: 'straight.0' },
    locos: [[5], [6]],
  };
  expect(ranks(lastTwoFetched([8, 10], annHasMore))).toEqual([1, 2]);
  const bobHasMore: Situation = {
    stations: { D5: 0, G5: 1, F7: 'grey' },
    track: { ...between, G6: 'straight.0', G7: 'curve.3' },
    locos: [[6], [5]],
  };
  expect(ranks(lastTwoFetched([8, 10], bobHasMore))).toEqual([2, 1]);
});

rule(
  ['rrd2/score-b', 'rrd2/Y39'],
  'equal in passengers and stations, best locos 5 and 6: the owner of the 6 wins',
  () => {
    expect(ranks(lastTwoFetched([8, 10], { locos: [[5], [6]] }))).toEqual([2, 1]);
    // Bob then has all other locos from 3 to 5, but Ann the highest.
    expect(ranks(lastTwoFetched([8, 10], { locos: [[6], [5]] }))).toEqual([1, 2]);
  },
);

rule('rrd2/score-b', 'equal in everything: they share the victory', () => {
  expect(ranks(lastTwoFetched([8, 10], { money: [50, 0] }))).toEqual([1, 1]);
});

rule('rrd2/score-b', 'equal in units held, where these count: the ties are broken in the same way', () => {
  const held: Situation = { options: { winner: 'held' }, money: [20, 22] };
  expect(ranks(lastTwoFetched([50, 10], held))).toEqual([1, 1]);
  expect(ranks(lastTwoFetched([50, 10], { ...held, locos: [[5], [6]] }))).toEqual([2, 1]);
});
