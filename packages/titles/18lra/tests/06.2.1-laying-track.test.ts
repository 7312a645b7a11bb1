import { printedOn, tileNamed, tilesLeft } from '@stellwerk/engine/track';
import { expect } from 'vitest';
import { maps } from '../board.ts';
import type { CompanyId } from '../companies.ts';
import { building, circles, fits, fitting, hexesFor, standing, tilesFor } from './building.ts';
import { lay, mark, money, offers, PASS, play, refusedBy, rule, verdict } from './situation.ts';

rule(
  ['18lra/6.2.1.1-a', '18lra/6.1.2-a', '18lra/4.2.3-p'],
  'in its first turn a company builds on its home or on from track that is there',
  () => {
    const first = (company: CompanyId) => hexesFor(building(company));
    expect(first('ADR')).toEqual(['J4']);
    expect(first('BME')).toEqual(['G15']);
    expect(first('CME')).toEqual(['J14']);
    expect(first('GVE')).toEqual(['G7']);
    expect(first('KEG')).toEqual(['F12', 'G11']);
    expect(first('RhE')).toEqual(['J10']);
  },
);

rule('18lra/4.2.3-p', 'ADR passes J2 to nothing until Dalheim is green with an exit to the south-west', () => {
  const game = building('ADR', { phase: '3', tiles: { J4: '4/0' } });
  const exits = fitting(game, 'I3').map((laid) => {
    const [tile = '', turned] = laid.split('/');
    return tileNamed(maps.text, tile).exits.map((edge) => (edge + Number(turned)) % 6);
  });
  expect(exits.every((edges) => edges.includes(0))).toBe(true);
  expect(exits.length).toBeGreaterThan(0);
  expect(refusedBy(building('ADR'), lay('I3', '57/1'))).toBe('18lra/6.2.1.2-a');
});

rule('18lra/4.2.3-n', 'CCE lays nothing before green, yet Wesel and Geldern make a route: it owes a train', () => {
  const game = building('CCE', { treasury: { CCE: 0 }, trains: { BME: ['2'] } });
  expect(hexesFor(game)).toEqual([]);
  play(game, PASS);
  expect(refusedBy(game, PASS)).toBe('18lra/6.2.6.1-a');
});

rule('18lra/4.2.3-o', 'MKB lays nothing before green and has neither route nor duty', () => {
  const game = building('MKB', { treasury: { MKB: 0 } });
  expect(hexesFor(game)).toEqual([]);
  play(game, PASS);
  expect(verdict(game, PASS)).toBe('legal');
});

rule(['18lra/6.2.1-a', '18lra/6.2.1.2-b'], 'a tile extends an own route; without one it is refused', () => {
  const game = building('RhE', { tiles: { J10: '6/3' } });
  expect(refusedBy(game, lay('H12', '9/1'))).toBe('18lra/6.2.1-a');
  expect(refusedBy(game, lay('I11', '7/3')), 'it does not meet the line').toBe('18lra/6.2.1-a');
  expect(offers(game, lay('I11', '9/0'))).toBe(true);
});

rule('18lra/6.2.1.2-b', 'a town is upgraded only for track that the company reaches then', () => {
  const tiles = { J10: '6/5', J8: '4/1' };
  const game = building('RhE', { phase: '3', tiles });
  expect(offers(game, lay('J8', '141/1')), 'a third exit beside its line').toBe(true);
  const cut = building('GVE', { phase: '3', tiles });
  expect(refusedBy(cut, lay('J8', '141/1'))).toBe('18lra/6.2.1.2-b');
});

rule('18lra/6.2.1-b', 'red and grey hexes take no tile', () => {
  const game = building('ADR', { phase: '5' });
  const fixed = maps.text.grid.names.filter((hex) => ['gray', 'red'].includes(printedOn(maps.text, hex).color));
  expect(fixed).toHaveLength(32);
  for (const hex of fixed) expect(refusedBy(game, lay(hex, '9/0')), hex).toBe('18lra/6.2.1-b');
});

rule(['18lra/X-04', '18lra/6.2.1-c', '18lra/6.2.1.4-d'], 'the river costs 30 M, and 29 M are not enough', () => {
  const poor = building('BME', { treasury: { BME: 29 } });
  expect(refusedBy(poor, lay('G15', 'L04/0'))).toBe('18lra/6.2.1.4-d');
  expect(hexesFor(poor)).toEqual([]);
  const game = building('BME', { treasury: { BME: 30 } });
  play(game, lay('G15', 'L04/0'));
  expect([money(game, 'BME'), game.state.track.laid['G15']?.tile]).toEqual([0, 'L04']);
});

rule('18lra/6.2.1.4-d', 'yellow and green Düsseldorf cost 30 M to replace, brown Duisburg nothing', () => {
  const spent = (
    company: CompanyId,
    phase: '3' | '5',
    tiles: Readonly<Record<string, string>>,
    hex: string,
    to: string,
  ) => {
    const game = building(company, { phase, tiles });
    play(game, lay(hex, to));
    return 500 - money(game, company);
  };
  expect(spent('BME', '3', { G15: 'L04/0' }, 'G15', 'L15/0')).toBe(30);
  expect(spent('BME', '5', { G15: 'L15/0' }, 'G15', 'L34/0')).toBe(30);
  expect(spent('BME', '5', { G15: 'L04/0', E15: '58/3', C15: 'L16/0' }, 'C15', 'L35/5')).toBe(0);
});

rule(
  ['18lra/6.2.1-d', '18lra/E-47', '18lra/4.2.3-c', '18lra/4.2.3-h'],
  'two yellow tiles in the first turn, one later',
  () => {
    const game = building('RhE');
    play(game, lay('J10', '6/3'), lay('I11', '9/0'));
    expect(hexesFor(game), 'the second may begin at the first').toEqual([]);
    expect(refusedBy(game, lay('H12', '9/0'))).toBe('18lra/6.2.1-d');

    const second = building('RhE', { acted: ['RhE'] });
    play(second, lay('J10', '6/3'));
    expect(refusedBy(second, lay('I11', '9/0'))).toBe('18lra/6.2.1-d');

    const bme = building('BME');
    play(bme, lay('G15', 'L04/0'));
    expect(hexesFor(bme)).toEqual([]);
  },
);

rule(['18lra/E-48', '18lra/4.2.3-d'], 'in green two yellow tiles or one upgrade, never both', () => {
  const start = () => building('KEG', { phase: '3', tiles: { G11: '9/2' } });
  const yellows = start();
  play(yellows, lay('H12', '9/2'));
  expect(offers(yellows, lay('F12', '55/0'))).toBe(true);
  expect(refusedBy(yellows, lay('F10', 'L17/0'))).toBe('18lra/6.2.1-d');
  const upgrade = start();
  play(upgrade, lay('F10', 'L17/0'));
  expect(refusedBy(upgrade, lay('H12', '9/2'))).toBe('18lra/6.2.1-d');
});

rule(['18lra/E-76', '18lra/6.2.1.1-h'], 'B6 and C11 take no tile before the first 3-train, then a yellow one', () => {
  expect(refusedBy(building('MKB'), lay('C11', 'L08/0'))).toBe('18lra/6.2.1.1-h');
  expect(refusedBy(building('CCE'), lay('B6', '9/2'))).toBe('18lra/6.2.1.1-h');
  expect(offers(building('MKB', { phase: '3' }), lay('C11', 'L08/0'))).toBe(true);
  const cce = building('CCE', { phase: '3' });
  expect(offers(cce, lay('B6', '9/2'))).toBe(true);
  expect(refusedBy(cce, lay('B6', '20/2'))).toBe('18lra/6.2.1.2-a');
});

rule(['18lra/E-77', '18lra/6.2.1.1-g'], 'the first tile on C13 uses its stub to the north-east', () => {
  const game = building('MKB', { phase: '3', tiles: { C11: 'L08/2' } });
  expect(refusedBy(game, lay('C13', 'L02/5'))).toBe('18lra/6.2.1.1-g');
  expect(fits(game, 'C13', 'L02')).toEqual([1, 3]);
  expect(fits(game, 'C13', 'L01')).toEqual([0]);
});

rule(
  ['18lra/E-78', '18lra/6.2.1.1-b', '18lra/6.2.1.2-e', '18lra/6.2.1.2-g'],
  'C13 takes tiles lettered CM, brown ones too; a plain town ends with green',
  () => {
    const empty = building('MKB', { phase: '3' });
    expect(refusedBy(empty, lay('C13', '4/0'))).toBe('18lra/6.2.1.1-b');
    expect(refusedBy(empty, lay('D8', 'L01/0'))).toBe('18lra/6.2.1.1-b');
    const game = building('MKB', { phase: '5', tiles: { C13: 'L12/0', G9: '141/0' } });
    expect(fits(game, 'C13', 'L32')).toContain(0);
    expect(fits(game, 'C13', 'L33').length).toBeGreaterThan(0);
    expect(refusedBy(game, lay('C13', '933/0'))).toBe('18lra/6.2.1.2-e');
    expect(refusedBy(game, lay('G9', '933/0'))).toBe('18lra/6.2.1.2-g');
    expect(refusedBy(game, lay('G9', 'L32/0'))).toBe('18lra/6.2.1.2-e');
  },
);

rule('18lra/6.2.1.2-g', 'a plain city ends with green', () => {
  const game = building('GVE', { phase: '5', tiles: { G7: '14/0' } });
  expect(tilesFor(game, 'G7')).toEqual([]);
  expect(refusedBy(game, lay('G7', 'L37/0'))).toBe('18lra/6.2.1.2-e');
});

rule('18lra/6.2.1.1-c', 'plain, one town, two towns, one city: tile and hex agree', () => {
  const game = building('KEG', { phase: '3' });
  for (const tile of ['4/2', '55/2', '57/2']) expect(refusedBy(game, lay('G11', tile)), tile).toBe('18lra/6.2.1.1-c');
  for (const tile of ['9/1', '4/1', '57/1']) expect(refusedBy(game, lay('F12', tile)), tile).toBe('18lra/6.2.1.1-c');
  expect(tilesFor(game, 'G11')).toEqual(['7', '8', '9']);
  expect(tilesFor(game, 'F12')).toEqual(['1', '55', '56', '69']);
});

rule(
  ['18lra/6.2.1.1-d', '18lra/6.2.1.1-f'],
  'track meets red and grey hexes at their exits only, and may end anywhere else',
  () => {
    const game = building('RhE');
    expect(refusedBy(game, lay('J10', '57/2')), 'I9 has no exit there').toBe('18lra/6.2.1.1-d');
    expect(fitting(game, 'J10')).toEqual(['5/4', '5/5', '6/3', '6/5']);
  },
);

rule(['18lra/6.2.1.1-e', '18lra/6.2.1.4-b'], 'no track leads against the Rhine', () => {
  const game = building('CME');
  expect(refusedBy(game, lay('J14', '7/1'))).toBe('18lra/6.2.1-a');
  expect(refusedBy(game, lay('J14', '7/4')), 'towards J16').toBe('18lra/6.2.1.4-b');
  expect(fitting(game, 'J14')).toEqual(['8/5', '9/2']);
});

rule(
  ['18lra/6.2.1.4-a', '18lra/6.2.1.4-e'],
  'the river leaves each tile of Düsseldorf and Duisburg one way to lie',
  () => {
    expect(refusedBy(building('BME'), lay('G15', 'L04/3'))).toBe('18lra/6.2.1.4-e');
    expect(fitting(building('BME'), 'G15')).toEqual(['L04/0']);
  },
);

rule(['18lra/E-75', '18lra/6.2.1.4-c'], 'yellow Düsseldorf has no track to Neuss, the green one has', () => {
  const yellow = building('BME', { tiles: { G15: 'L04/0' }, phase: '3' });
  expect(hexesFor(yellow), 'not Neuss').not.toContain('H14');
  play(yellow, lay('G15', 'L15/0'));
  const green = building('BME', { tiles: { G15: 'L15/0' }, phase: '3' });
  expect(offers(green, lay('H14', 'L27/0')), 'the yellow print of Neuss does not meet it').toBe(true);
  expect(fits(green, 'H14', 'L27')).toEqual([0]);
});

rule('18lra/6.2.1.2-a', 'green after the first 3-train, brown after the first 5-train', () => {
  const at = (phase: '2' | '3' | '4' | '5', laid: string, to: string) =>
    verdict(building('BME', { phase, tiles: { G15: laid } }), lay('G15', to));
  expect(at('2', 'L04/0', 'L15/0')).toBe('18lra/6.2.1.2-a');
  expect(at('3', 'L04/0', 'L15/0')).toBe('legal');
  expect(at('4', 'L15/0', 'L34/0')).toBe('18lra/6.2.1.2-a');
  expect(at('5', 'L15/0', 'L34/0')).toBe('legal');
  expect(at('5', 'L04/0', 'L34/0'), 'no colour is left out').toBe('18lra/6.2.1.2-a');
});

rule(['18lra/6.2.1.2-c', '18lra/E-27'], 'a reached city may be upgraded although no exit or value comes', () => {
  const game = building('BME', { phase: '5', tiles: { G15: 'L15/0' } });
  expect(offers(game, lay('G15', 'L34/0'))).toBe(true);
  const other = building('GVE', { phase: '5', tiles: { G15: 'L15/0' } });
  expect(refusedBy(other, lay('G15', 'L34/0'))).toBe('18lra/6.2.1.2-c');
});

rule(
  ['18lra/6.2.1.2-d', '18lra/2-c'],
  'all track stays, the old tile goes back, and what is used up is refused',
  () => {
    const game = building('GVE', { phase: '3', tiles: { G7: '57/0' } });
    expect(refusedBy(game, lay('G7', '14/1'))).toBe('18lra/6.2.1.2-d');
    const before = tilesLeft(game.state.tiles, '57');
    play(game, lay('G7', '14/0'));
    expect(tilesLeft(game.state.tiles, '57')).toBe(before + 1);
    const out = building('GVE', { phase: '3', tiles: { G7: '57/0', E7: '14/0', J10: '14/0' } });
    expect(refusedBy(out, lay('G7', '14/0'))).toBe('18lra/2-c');
  },
);

rule('18lra/6.2.1.2-f', 'Orsoy and Rheinhausen turn from town to city, other towns stay towns', () => {
  const game = building('MKB', { phase: '3', tiles: { C11: 'L08/3', J8: '4/1' } });
  play(game, lay('B12', 'L28/0'));
  expect(circles(game, 'B12.city0')).toEqual([null, null]);
  expect(fits(game, 'D14', 'L29')).toEqual([0]);
  expect(refusedBy(building('RhE', { phase: '3', tiles: { J10: '6/5', J8: '4/1' } }), lay('J8', '14/0'))).toBe(
    '18lra/6.2.1.2-f',
  );
});

rule('18lra/6.2.1.2-h', 'two towns become a green tile with four exits, then a brown one', () => {
  const game = building('KEG', { phase: '5', tiles: { F12: '55/0' } });
  expect(fits(game, 'F12', '88')).toEqual([0]);
  expect(refusedBy(game, lay('F12', '141/0'))).toBe('18lra/6.2.1.2-h');
  const green = building('KEG', { phase: '5', tiles: { F12: '88/0' } });
  expect(fits(green, 'F12', '933').length).toBeGreaterThan(0);
});

rule(['18lra/E-97', '18lra/6.2.1.2-i'], 'CCE reaches one city of Geldern and may upgrade the hex', () => {
  const game = building('CCE', { phase: '3' });
  expect(offers(game, lay('B4', 'L14/0'))).toBe(true);
});

rule('18lra/6.2.1.2-j', 'in Geldern the first marker keeps the line from south-west to north-east', () => {
  const markers = { CCE: ['B4.city1'], GVE: ['E1', 'B4.city0'] };
  const upgraded = (geldern: CompanyId, laid: string) => {
    const game = building('CCE', { phase: '3', markers, geldern });
    play(game, lay('B4', laid));
    return [circles(game, 'B4.city0'), circles(game, 'B4.city1')].flat();
  };
  expect(upgraded('CCE', 'L14/0')).toEqual(['CCE', 'GVE']);
  expect(upgraded('GVE', 'L14/0')).toEqual(['GVE', 'CCE']);
  expect(upgraded('CCE', 'L14/1'), 'here the other city of the tile is that line').toEqual(['GVE', 'CCE']);

  const placing = building('GVE', { markers: { GVE: ['E1'] } });
  play(placing, mark('B4.city0'));
  expect(placing.state.geldern).toBe('GVE');
  const later = building('CCE', { markers: { GVE: ['E1', 'B4.city0'] }, geldern: 'GVE' });
  play(later, mark('B4.city1'));
  expect(later.state.geldern).toBe('GVE');
});

rule('18lra/6.2.1.2-j', 'the marker of a city without track goes to the city left over', () => {
  const game = building('KEG', { phase: '3', markers: { CCE: ['F10.city0'] } });
  play(game, lay('F10', 'L17/0'));
  expect([circles(game, 'F10.city0'), circles(game, 'F10.city1')]).toEqual([['KEG', null], ['CCE']]);
  const brown = building('KEG', { phase: '5', tiles: { F10: 'L17/0' }, markers: { CCE: ['F10.city1'] } });
  play(brown, lay('F10', 'L36/0'));
  expect(standing(brown, 'CCE')).toContain('F10.city0');
});
