import { expect } from 'vitest';
import { play, rule, situation, typesOffered } from './situation.ts';
import { dieOn, exchange, lay, moneyOf, turnOf, verdict } from './table.ts';

const ANN_ON_B4 = { stations: { B4: 0, E4: 'grey' }, track: { C4: 'straight.1' } } as const;

rule('rrd2/laying-a', 'before the roll no die can be laid or exchanged; after it those received can', () => {
  const before = situation(ANN_ON_B4);
  expect(typesOffered(before)).not.toContain('lay');
  expect(verdict(before, lay('D4', 'straight.1'))).toBe('rrd2/laying-a');
  expect(verdict(before, exchange('C4', 'crossing.0'))).toBe('rrd2/laying-a');
  const after = situation({ ...ANN_ON_B4, turn: { rolled: true, simple: ['straight'], complex: ['crossing'] } });
  expect(verdict(after, lay('D4', 'straight.1'))).toBe('legal');
  expect(verdict(after, exchange('C4', 'crossing.0'))).toBe('legal');
});

rule('rrd2/laying-a', 'only dice lying before the player, each of them once', () => {
  const game = situation({ ...ANN_ON_B4, turn: { rolled: true, simple: ['straight'], complex: ['crossing'] } });
  expect(verdict(game, lay('D4', 'curve.3'))).toBe('rrd2/laying-a');
  expect(verdict(game, lay('D4', 'curve.3', '?'))).toBe('rrd2/laying-a');
  expect(verdict(game, exchange('C4', 'switchRight.1'))).toBe('rrd2/laying-a');
  play(game, lay('B3', 'straight.0'));
  expect(verdict(game, lay('D4', 'straight.1')), 'the straight is gone').toBe('rrd2/laying-a');
  play(game, exchange('C4', 'crossing.0'));
  expect(turnOf(game).simple, 'won by the exchange').toEqual(['straight']);
  expect(verdict(game, lay('D4', 'straight.1'))).toBe('legal');
  expect(verdict(game, exchange('B3', 'crossing.0')), 'the crossing is gone').toBe('rrd2/laying-a');
});

rule('rrd2/laying-a', 'dice of one turn, rolled or won, are of no use in the next', () => {
  const game = situation({ ...ANN_ON_B4, turn: { rolled: true, simple: ['curve'], complex: ['crossing'] } });
  play(game, exchange('C4', 'crossing.0'), { type: 'endTurn' }, { type: 'endTurn' });
  for (const move of [lay('D4', 'straight.1'), lay('D4', 'curve.3')]) {
    expect(verdict(game, move)).toBe('rrd2/laying-a');
  }
  play(game, { type: 'roll', dice: 'oneComplexUnrolled' });
  for (const move of [lay('D4', 'straight.1'), lay('D4', 'curve.3')]) {
    expect(verdict(game, move)).toBe('rrd2/laying-a');
  }
});

rule('rrd2/laying-b', 'the far die of two must wait for the near one', () => {
  const game = situation({ stations: { B4: 0 }, turn: { rolled: true, simple: ['straight', 'straight'] } });
  expect(verdict(game, lay('D4', 'straight.1'))).toBe('rrd2/laying-simple-d');
  play(game, lay('C4', 'straight.1'));
  expect(verdict(game, lay('D4', 'straight.1'))).toBe('legal');
});

rule('rrd2/laying-b', 'each die is paid for and its connection settled before the next', () => {
  const game = situation({
    stations: { B5: 0, E4: 'grey' },
    track: { C5: 'straight.1', D5: 'curve.3' },
    money: [0, 10],
    turn: { rolled: true, simple: ['curve', 'straight', 'straight'] },
  });
  expect(verdict(game, lay('B4', 'straight.0')), 'a mountain without money').toBe('rrd2/laying-simple-i');
  const events = play(game, lay('D4', 'curve.1'));
  expect(events.map(({ type }) => type)).toEqual(['laid', 'connected']);
  expect([moneyOf(game, 0), dieOn(game, 'D4'), turnOf(game).simple]).toEqual([5, 'curve.1', ['straight', 'straight']]);
  play(game, lay('B4', 'straight.0'));
  expect(moneyOf(game, 0), 'paid out of the bonus').toBe(4);
});
