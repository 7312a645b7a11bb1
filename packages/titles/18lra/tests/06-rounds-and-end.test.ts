import { expect } from 'vitest';
import { operatingRounds } from '../../rhineland/tests/operating-rounds.ts';
import { edition } from './edition.ts';
import { buyTrain, lay, mark, offers, PASS, play, refusedBy, rule, situation } from './situation.ts';

operatingRounds(edition);

rule('18lra/6.2-a', 'track, station, run, dividend and trains follow one another, and none comes back', () => {
  const game = situation({
    tiles: { G15: 'L04/0' },
    treasury: { BME: 500 },
    trains: { BME: ['2'] },
    shares: { BME: [[0, [20, 10, 10, 10]]] },
    turn: { company: 'BME' },
  });
  const PAY = { type: 'payDividend' };
  expect(refusedBy(game, PAY)).toBe('18lra/6.2-a');
  expect(refusedBy(game, buyTrain('2', 'depot', 100))).toBe('18lra/6.2.6-a');
  play(game, PASS);
  expect(refusedBy(game, lay('H14', 'L27/0')), 'no track after step 1').toBe('18lra/6.2-a');
  expect(refusedBy(game, mark('H16.offboard0')), 'no station after step 2').toBe('18lra/6.2-a');
  expect(refusedBy(game, PASS), 'the train must run').toBe('18lra/6.2.3-a');
  play(game, { type: 'run', routes: [{ train: '2', path: ['G15.city0', 'G15/5', 'H16.offboard0'], counts: null }] });
  expect(refusedBy(game, PASS), 'pay or withhold').toBe('18lra/6.2.4-e');
  play(game, PAY);
  expect(refusedBy(game, PAY), 'once').toBe('18lra/6.2-a');
  expect(offers(game, buyTrain('2', 'depot', 100))).toBe(true);
  expect(offers(game, PASS), 'no duty with a train').toBe(true);
});
