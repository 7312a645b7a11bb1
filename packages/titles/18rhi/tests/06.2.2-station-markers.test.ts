import { expect } from 'vitest';
import { allCompanies } from '../companies.ts';
import { building, hexesFor, offeredMarkers, standing } from './building.ts';
import { lay, mark, money, play, refusedBy, rule, type Situation } from './situation.ts';

/** Köln South – J9 – Bonn, and on to K8. */
const BONN = { J9: '8/3', K10: '5/1' };

rule(
  '18rhi/6.2.2-a',
  'markers stand on free white circles: not on plain track, in towns or where there is no city',
  () => {
    const game = building('CCE', { phase: '3', tiles: { H9: '4/2', G8: '8/3', E6: '201/3', E8: '935/1' } });
    for (const place of ['H9.town0', 'E8.town0', 'G8.city0', 'K8.city0', 'L9.town0', 'I10.city7', 'A4.offboard0']) {
      expect(refusedBy(game, mark(place)), place).toBe('18rhi/6.2.2-a');
    }
    expect(offeredMarkers(game)).toEqual({ 'D9.city0': 80, 'E8.city0': 80, 'F9.city0': 80 });
    const taken = building('RhE', { tiles: BONN, markers: { CME: ['K10'] } });
    expect(refusedBy(taken, mark('K10'))).toBe('18rhi/6.2.2-a');
  },
);

rule(
  ['18rhi/6.2.2-e', '18rhi/6.2.2-i'],
  'homes are free; then the charter’s prices, cheapest first; none without money',
  () => {
    expect(allCompanies.map(({ markers }) => markers.slice(0, 1))).toEqual(allCompanies.map(() => [0]));
    for (const [others, cost] of [
      [[], 60],
      [['E2'], 80],
      [['E2', 'C2'], 100],
    ] as const) {
      const site: Situation = { tiles: BONN, markers: { RhE: others } };
      const game = building('RhE', { ...site, treasury: { RhE: cost } });
      play(game, mark('K10'));
      expect(money(game, 'RhE')).toBe(0);
      const poor = building('RhE', { ...site, treasury: { RhE: cost - 1 } });
      expect(refusedBy(poor, mark('K10'))).toBe('18rhi/6.2.2-e');
    }
    const spent = building('DEE', { tiles: { F11: '9/1' }, markers: { DEE: ['K6'] } });
    expect(refusedBy(spent, mark('F13.city0')), 'all placed').toBe('18rhi/6.2.2-e');
  },
);

rule('18rhi/6.2.2-g', 'the city must be joined with an own marker by track that no other marker blocks', () => {
  const tiles = { ...BONN, K8: '9/1' };
  expect(offeredMarkers(building('RhE', { tiles }))).toEqual({ 'K10.city0': 60, 'K6.city0': 60 });
  expect(refusedBy(building('RhE', { tiles, markers: { CME: ['K10'] } }), mark('K6'))).toBe('18rhi/6.2.2-g');
  expect(refusedBy(building('RhE', { tiles: { K10: '5/1', K8: '9/1' } }), mark('K10'))).toBe('18rhi/6.2.2-g');
});

rule('18rhi/6.2.2-h', 'DEE stands in Düsseldorf: neither there nor in Neuss may it place another marker', () => {
  const green = building('DEE', { phase: '3', tiles: { F9: '921/0' } });
  for (const place of ['F9.city0', 'F9.city1']) expect(refusedBy(green, mark(place))).toBe('18rhi/6.2.2-h');
  const brown = building('DEE', { phase: '5', tiles: { F9: '927/0' } });
  expect(refusedBy(brown, mark('F9.city0'))).toBe('18rhi/6.2.2-h');
  const gve = building('GVE', { phase: '3', tiles: { G6: '942/3', H5: '7/4' } });
  expect(refusedBy(gve, mark('G6.city0')), 'two cities of one hex').toBe('18rhi/6.2.2-h');
});

rule('18rhi/6.2.2-j', 'yellow Düsseldorf: only the circle whose track is reached; green: both banks', () => {
  const tiles = { H9: '4/2', G8: '8/3' };
  const yellow = building('CCE', { tiles });
  expect(offeredMarkers(yellow)).toEqual({ 'F9.city0': 80 });
  expect(refusedBy(yellow, mark('F9.city2'))).toBe('18rhi/6.2.2-g');
  const green: Situation = { tiles: { ...tiles, F9: '921/0' }, phase: '3' };
  expect(offeredMarkers(building('CCE', green))).toEqual({ 'F9.city0': 80, 'F9.city1': 80 });
  const across = building('CCE', { ...green, markers: { RhE: ['F9.city0'] } });
  play(across, mark('F9.city1'));
  expect(standing(across, 'CCE')).toContain('F9.city1');
});

rule('18rhi/4.1-h', 'several powers in one turn; what a power laid is upgraded by the normal action', () => {
  const game = building('BME', { phase: '3', privates: { no1: 0, no3: 0 } });
  play(game, lay('E14', '9/0', 'no1'), lay('F11', '9/1', 'no3'), lay('E14', '24/0'));
  expect(game.state.track.laid['E14']).toEqual({ tile: '24', rotation: 0 });
  expect(money(game, 'BME')).toBe(470);
});

rule('18rhi/4.1.1-no1-d', 'E14 is upgraded like any hex, by whoever comes there', () => {
  const tiles = { E14: '9/0' };
  expect(refusedBy(building('BME', { tiles, privates: { no1: 1 } }), lay('E14', '24/0'))).toBe('18rhi/6.2.1.2-a');
  const far = building('RhE', { phase: '3', tiles, privates: { no1: 0 } });
  expect(refusedBy(far, lay('E14', '24/0'))).toBe('18rhi/6.2.1.2-b');
  const green = building('BME', { phase: '3', tiles, privates: { no1: 1 } });
  play(green, lay('E14', '24/0'));
  expect(money(green, 'BME')).toBe(500);
});

rule('18rhi/4.1.1-no4-e', 'after the marker of No. 4 no tile is laid any more', () => {
  const game = building('BME', { phase: '3', privates: { no3: 0, no4: 0 } });
  play(game, lay('D9', '925/0', 'no4'));
  expect(hexesFor(game)).toContain('E14');
  play(game, mark('D9.city1'));
  expect(hexesFor(game)).toEqual([]);
  expect(refusedBy(game, lay('E14', '9/0'))).toBe('18rhi/6.2-a');
  expect(refusedBy(game, lay('F11', '9/1', 'no3'))).toBe('18rhi/6.2-a');
});

rule('18rhi/4.1.1-no5-c', 'No. 5 lets nobody lay or mark anything', () => {
  const game = building('BME', { phase: '3', privates: { no5: 0 } });
  const offered = JSON.stringify(game.choices(0));
  expect(offered).toBe(JSON.stringify(building('BME', { phase: '3' }).choices(0)));
  expect(refusedBy(game, lay('E14', '9/0', 'no5'))).toMatch(/^kernel\//);
});
