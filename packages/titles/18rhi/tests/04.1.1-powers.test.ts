import { expect } from 'vitest';
import { certificatesHeld } from '../index.ts';
import { building } from './building.ts';
import { lay, mark, money, offers, PASS, play, refusedBy, rule, verdict } from './situation.ts';

const OSTERATH = lay('E8', '935/1', 'no2');

rule(
  ['18rhi/4.1.1-no1-a', '18rhi/4.1.1-no1-b', '18rhi/4.1.1-no1-c', '18rhi/4.1.1-a', '18rhi/4.1-f'],
  'E14 waits for No. 1, whose tile comes beside the normal one and costs 30 M',
  () => {
    const game = building('BME', { privates: { no1: 0 } });
    expect(refusedBy(game, lay('E14', '9/0'))).toBe('18rhi/4.1.1-no1-a');
    expect(refusedBy(game, lay('E12', '9/0', 'no1'))).toBe('18rhi/4.1.1-no1-b');
    play(game, lay('E14', '9/0', 'no1'));
    expect([money(game, 'BME'), game.state.privates.no1]).toEqual([470, 'player0']);
    expect(refusedBy(game, lay('E14', '23/0', 'no1')), 'used').toBe('18rhi/4.1-f');
  },
);

rule(
  ['18rhi/4.1.1-no1-c', '18rhi/4.1.1-no1-e'],
  'with No. 3 too E14 is free; after the 5-train it is open to all',
  () => {
    const game = building('BME', { privates: { no1: 0, no3: 0 } });
    play(game, lay('E14', '9/0', 'no1+no3'));
    expect(money(game, 'BME')).toBe(500);
    expect(offers(building('BME', { phase: '5' }), lay('E14', '9/0'))).toBe(true);
  },
);

rule(['18rhi/4.1-d', '18rhi/4.1-g'], 'a power is its owner’s, for his companies, until the first 5-train', () => {
  expect(refusedBy(building('ADR', { phase: '3', privates: { no2: 1 } }), OSTERATH)).toBe('18rhi/4.1-d');
  expect(refusedBy(building('ADR', { phase: '5' }), OSTERATH)).toBe('18rhi/4.1-g');
});

rule(
  [
    '18rhi/4.1.1-no2-a',
    '18rhi/4.1.1-no2-b',
    '18rhi/4.1.1-no2-c',
    '18rhi/4.1.1-b',
    '18rhi/E-68',
    '18rhi/4.1-e',
    '18rhi/4.1.1-no2-f',
  ],
  'from green on #935 goes on E8 in one rotation, with a free marker; then nothing more is laid',
  () => {
    expect(refusedBy(building('ADR', { privates: { no2: 0 } }), OSTERATH)).toBe('18rhi/4.1.1-no2-a');
    const game = building('ADR', {
      phase: '3',
      privates: { no2: 0, no3: 0 },
      tiles: { E8: '56/0' },
      treasury: { ADR: 0 },
    });
    for (const rotation of [0, 2, 3, 4, 5]) {
      expect(refusedBy(game, lay('E8', `935/${rotation}`, 'no2'))).toBe('18rhi/4.1.1-no2-b');
    }
    play(game, OSTERATH, mark('E8'));
    expect(money(game, 'ADR')).toBe(0);
    expect(refusedBy(game, lay('E12', '9/0', 'no3'))).toBe('18rhi/6.2-a');
  },
);

rule(
  ['18rhi/E-46', '18rhi/4.1.1-no2-e', '18rhi/4.1.1-no2-d', '18rhi/3.2-c'],
  'No. 2 leaves the game with its tile; later a marker there costs and needs a route',
  () => {
    const game = building('ADR', { phase: '3', privates: { no2: 0 } });
    expect(refusedBy(game, lay('E8', '935/1')), 'never without the power').toBe('18rhi/3.2-c');
    const before = certificatesHeld(game.state, 'player0');
    play(game, OSTERATH);
    expect([game.state.privates.no2, certificatesHeld(game.state, 'player0')]).toEqual(['gone', before - 1]);
    const later = building('ADR', { phase: '3', tiles: { E8: '935/1' } });
    expect(refusedBy(later, mark('E8'))).toBe('18rhi/6.2.2-g');
    expect(
      refusedBy(building('CCE', { phase: '5', tiles: { E8: '935/1' } }), lay('E8', '15/0')),
      'never upgraded',
    ).toMatch(/^18rhi\/4\.1\.1-no2-b$/);
  },
);

rule(
  ['18rhi/4.1.1-no3-a', '18rhi/4.1.1-no3-d', '18rhi/E-59', '18rhi/4.1.1-no3-b', '18rhi/4.1.1-no3-c'],
  'No. 3 lays on mountains and upgrades tiles that show one, for nothing',
  () => {
    const game = building('CME', { phase: '3', privates: { no3: 0 }, treasury: { CME: 0 } });
    expect(refusedBy(game, lay('H11', '9/0', 'no3'))).toBe('18rhi/4.1.1-no3-d');
    expect(refusedBy(game, lay('I10', '924/0', 'no3')), 'water').toBe('18rhi/4.1.1-no3-d');
    expect(verdict(game, lay('F11', '9/1', 'no3'))).toBe('legal');
    expect(verdict(game, lay('K2', '930/0', 'no3')), 'an upgrade').toBe('legal');
    play(game, lay('K2', '930/0', 'no3'));
    expect(money(game, 'CME')).toBe(0);
    expect(refusedBy(game, mark('K2'))).toBe('18rhi/6.2.2-g');
    expect(refusedBy(game, lay('F11', '9/1', 'no3'))).toBe('18rhi/4.1-f');
  },
);

rule(
  ['18rhi/4.1.1-no4-a', '18rhi/4.1.1-no4-b', '18rhi/4.1.1-no4-d', '18rhi/E-47', '18rhi/4.2.2-d'],
  'No. 4 makes Duisburg green for nothing, and MKB builds there without a route',
  () => {
    const game = building('MKB', { phase: '3', privates: { no4: 0 } });
    expect(refusedBy(game, lay('E6', '934/0', 'no4'))).toBe('18rhi/4.1.1-no4-a');
    play(game, lay('D9', '925/0', 'no4'), mark('D9.city1'));
    expect(money(game, 'MKB')).toBe(440);
    const green = building('MKB', { phase: '3', privates: { no4: 0 }, tiles: { D9: '925/0' } });
    expect(refusedBy(green, lay('D9', '929/0', 'no4'))).toMatch(/^18rhi\/4\.1\.1-no4-/);
    expect(refusedBy(building('MKB', { privates: { no4: 0 } }), lay('D9', '925/0', 'no4'))).toBe('18rhi/4.1.1-no4-a');
  },
);

rule(
  ['18rhi/4.1.1-no4-f', '18rhi/4.1.1-no4-c'],
  'in Köln every circle is somebody’s home; in a later turn a route is needed',
  () => {
    const game = building('ADR', { phase: '3', privates: { no4: 0 } });
    play(game, lay('I10', '924/0', 'no4'));
    for (const place of ['I10.city0', 'I10.city1']) expect(refusedBy(game, mark(place))).toBe('18rhi/6.1.2-e');
    const later = building('ADR', { phase: '3', tiles: { D9: '925/0' } });
    expect(refusedBy(later, mark('D9.city1'))).toBe('18rhi/6.2.2-g');
  },
);

rule(['18rhi/X-04', '18rhi/6.2.1-c'], 'a mountain of 30 M needs 30 M', () => {
  const poor = building('BME', { treasury: { BME: 29 } });
  expect(refusedBy(poor, lay('E14', '9/0'))).toBe('18rhi/6.2.1-c');
  const able = building('BME', { treasury: { BME: 30 } });
  play(able, lay('E14', '9/0'));
  expect(money(able, 'BME')).toBe(0);
});

rule(
  ['18rhi/6.2.1.2-c', '18rhi/E-27', '18rhi/6.2.1.2-a', '18rhi/6.2.1-d'],
  'a city on the way is upgraded whatever it gains, once a turn',
  () => {
    const game = building('ADR', { phase: '3' });
    expect(verdict(game, lay('K2', '930/0')), 'at home').toBe('legal');
    expect(refusedBy(building('ADR'), lay('K2', '930/0'))).toBe('18rhi/6.2.1.2-a');
    play(game, lay('K2', '930/0'));
    expect(refusedBy(game, lay('K4', '4/1'))).toBe('18rhi/6.2.1-d');
  },
);

rule(['18rhi/E-43', '18rhi/4.1.1-no6-d'], 'whoever links Köln, Düren and Aachen brings RhE its 210 M, once', () => {
  const game = building('ADR', { fund: 210, tiles: { K8: '8/1', J9: '9/0' }, floated: ['ADR', 'RhE'] });
  play(game, lay('K4', '4/1'));
  expect([money(game, 'RhE'), money(game, 'aachenFund')]).toEqual([210, 0]);
});

rule(['18rhi/6.2-a', '18rhi/6.2.2-f'], 'no tile after a marker, no second marker', () => {
  const game = building('ADR', { tiles: { K4: '4/1' } });
  play(game, mark('K6'));
  expect(money(game, 'ADR')).toBe(440);
  expect(refusedBy(game, lay('K8', '8/1'))).toBe('18rhi/6.2-a');
  expect(refusedBy(game, mark('K6'))).toBe('18rhi/6.2.2-f');
  play(game, PASS);
  expect(refusedBy(game, lay('K8', '8/1'))).toBe('18rhi/6.2-a');
});
