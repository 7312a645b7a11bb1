import { expect } from 'vitest';
import { RECONSTRUCTION } from '../index.ts';
import { offers, play, rule, situation, typesOffered } from './situation.ts';
import { exchange, lay, turnOf, verdict, ways } from './table.ts';

const roll = (dice: string) => ({ type: 'roll', dice });
const CHOICES = ['fourSimple', 'twoSimpleOneComplex', 'twoComplex', 'oneComplexUnrolled'];

rule('rrd2/roll-a', 'four choices, each with its dice', () => {
  const taken = (dice: string) => {
    const game = situation();
    expect(offers(game, roll(dice))).toBe(true);
    play(game, roll(dice));
    const { simple, complex, rolled } = turnOf(game);
    expect(rolled).toBe(true);
    expect(game.state.diceBank).toEqual({ simple: 30 - simple.length, complex: 20 - complex.length });
    return [simple.length, complex.length];
  };
  expect(CHOICES.map(taken)).toEqual([
    [4, 0],
    [2, 1],
    [0, 2],
    [0, 1],
  ]);
  const [choice] = situation()
    .choices(0)
    .filter(({ type }) => type === 'roll');
  expect(choice?.params['dice']).toEqual(CHOICES);
});

rule('rrd2/roll-a', 'the faces of the dice, and how often they fall in 300 turns', () => {
  expect([...RECONSTRUCTION.simpleDie].sort()).toEqual(['?', 'curve', 'curve', 'locomotive', 'straight', 'straight']);
  const complexFaces = ['?', 'crossing', 'doubleCurve', 'switchLeft', 'switchRight', 'ySwitch'];
  expect([...RECONSTRUCTION.complexDie].sort()).toEqual(complexFaces);
  const fallen = new Map<string, number>();
  const game = situation();
  for (let i = 0; i < 300; i++) {
    play(game, roll(i % 2 ? 'fourSimple' : 'twoComplex'));
    const { simple, complex } = turnOf(game);
    for (const face of simple) fallen.set(face, (fallen.get(face) ?? 0) + 1);
    for (const face of complex) fallen.set(`complex ${face}`, (fallen.get(`complex ${face}`) ?? 0) + 1);
    play(game, { type: 'endTurn' });
  }
  const expected = { straight: 200, curve: 200, locomotive: 100, '?': 100 };
  for (const [face, times] of Object.entries(expected)) {
    expect(Math.abs((fallen.get(face) ?? 0) - times), `${face} of the seed “situation”`).toBeLessThan(40);
  }
  for (const face of complexFaces) {
    expect(Math.abs((fallen.get(`complex ${face}`) ?? 0) - 50), `complex ${face}`).toBeLessThan(25);
  }
  expect(fallen.size).toBe(10);
});

rule(
  ['rrd2/roll-a', 'rrd2/roll-d', 'rrd2/laying-a', 'rrd2/Y10'],
  'a complex die taken as “?” is not rolled, but it is the roll of this turn',
  () => {
    const game = situation({ stations: { B4: 0 }, track: { C4: 'straight.1' } });
    const [taken] = play(game, roll('oneComplexUnrolled'));
    expect(taken).toMatchObject({ type: 'taken', simple: [], complex: ['?'] });
    expect(game.state.random.draws).toBe(0);
    expect(verdict(game, exchange('C4', 'crossing.0', '?'))).toBe('legal');
    for (const dice of CHOICES) expect(verdict(game, roll(dice))).toBe('rrd2/roll-d');
    expect(verdict(game, { type: 'refill' })).toBe('rrd2/turn-d');
  },
);

rule(
  ['rrd2/roll-b', 'rrd2/Y9'],
  '1 simple and 5 complex dice are left: “2 simple, 1 complex” gives one of each',
  () => {
    const game = situation({ spent: { simple: 29, complex: 15 } });
    expect(game.state.diceBank).toEqual({ simple: 1, complex: 5 });
    play(game, roll('twoSimpleOneComplex'));
    const { simple, complex } = turnOf(game);
    expect([simple.length, complex.length]).toEqual([1, 1]);
    expect(game.state.diceBank).toEqual({ simple: 0, complex: 4 });
  },
);

rule(
  'rrd2/roll-b',
  'three simple dice instead of four, one complex die instead of two, none instead of simple ones',
  () => {
    const given = (spent: { simple?: number; complex?: number }, dice: string) =>
      play(situation({ spent }), roll(dice))[0];
    expect(given({ simple: 27 }, 'fourSimple')).toMatchObject({ simple: { length: 3 }, complex: [] });
    expect(given({ complex: 19 }, 'twoComplex')).toMatchObject({ simple: [], complex: { length: 1 } });
    expect(given({ simple: 30 }, 'twoSimpleOneComplex')).toMatchObject({ simple: [], complex: { length: 1 } });
  },
);

rule('rrd2/roll-c', 'a rolled face cannot be turned to another when it is laid', () => {
  const game = situation({
    stations: { B4: 0 },
    track: { C4: 'straight.1' },
    turn: { rolled: true, simple: ['straight'], complex: ['crossing'] },
  });
  expect(verdict(game, lay('D4', 'curve.3', 'straight'))).toBe('rrd2/roll-c');
  expect(verdict(game, exchange('C4', 'switchRight.1', 'crossing'))).toBe('rrd2/roll-c');
  expect(verdict(game, lay('D4', 'straight.1'))).toBe('legal');
  expect(ways(game, 'exchange')).toEqual(['C4 crossing.0']);
});

rule('rrd2/roll-c', '“?” is turned when used: before that it lies there as “?”', () => {
  const game = situation({
    stations: { B4: 0 },
    track: { C4: 'straight.1' },
    turn: { rolled: true, simple: ['?'], complex: ['?'] },
  });
  play(game, { type: 'buyLoco', loco: 2 });
  expect(turnOf(game)).toMatchObject({ simple: ['?'], complex: ['?'] });
  expect(verdict(game, lay('D4', 'straight.1', '?'))).toBe('legal');
  expect(verdict(game, lay('D4', 'curve.3', '?'))).toBe('legal');
  expect(verdict(game, exchange('C4', 'switchLeft.3', '?'))).toBe('legal');
});

rule('rrd2/roll-c', 'the dice lie as they fell, whatever else is done in the turn', () => {
  const game = situation({ stations: { B4: 0, E4: 'grey' }, track: { C4: 'straight.1', D4: 'straight.1' } });
  play(game, roll('twoSimpleOneComplex'));
  const { simple, complex } = turnOf(game);
  const fallen = { simple: [...simple], complex: [...complex] };
  play(game, { type: 'buyLoco', loco: 2 }, { type: 'transport', loco: 2, station: 'E4', passengers: 1 });
  expect(turnOf(game)).toMatchObject(fallen);
});

rule('rrd2/roll-d', 'a second roll is refused, whatever the first was, until the next turn', () => {
  for (const first of CHOICES) {
    const game = situation();
    play(game, roll(first));
    expect(typesOffered(game)).not.toContain('roll');
    for (const second of CHOICES) expect(verdict(game, roll(second)), `${first}, ${second}`).toBe('rrd2/roll-d');
    play(game, { type: 'endTurn' });
    expect(verdict(game, roll(first))).toBe('legal');
  }
});

rule('rrd2/roll-e', 'no simple die is left: “4 simple” is refused, choices with complex dice are not', () => {
  const game = situation({ spent: { simple: 30, complex: 10 } });
  expect(game.state.diceBank).toEqual({ simple: 0, complex: 10 });
  expect(CHOICES.map((dice) => verdict(game, roll(dice)))).toEqual(['rrd2/roll-e', 'legal', 'legal', 'legal']);
});
