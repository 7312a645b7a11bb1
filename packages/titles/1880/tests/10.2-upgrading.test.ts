import { expect } from 'vitest';
import { NANJING, SOUTH } from './boards.ts';
import { building, fitting, hexesFor, laying, marking, places, tileAt, tilesFor, verdict } from './railways.ts';
import { play, refusedBy, rule } from './situation.ts';

const BEYOND = { ...NANJING, I11: '9/2' };

rule('1880/X-upgrade-a', 'yellow, green, brown, grey: no colour is left out', () => {
  const with13 = (K13: string) => building('NJR', { tiles: { ...NANJING, K13 }, phase: 'D1' });
  expect(refusedBy(with13('57/2'), laying('K13', '63/0')), 'yellow to brown').toBe('1880/X-upgrade-a');
  expect(refusedBy(with13('57/2'), laying('K13', '5/2')), 'yellow on yellow').toBe('1880/X-upgrade-a');
  expect(refusedBy(with13('57/2'), laying('L14', '15/2')), 'green on white').toBe('1880/X-upgrade-a');
  expect(refusedBy(with13('619/2'), laying('K13', '455/0')), 'green to grey').toBe('1880/X-upgrade-a');
  const steps = ['57/2', '619/2', '63/0', '455/0'] as const;
  steps.slice(1).forEach((next, i) => {
    const game = with13(steps[i] ?? '');
    play(game, laying('K13', next));
    expect(tileAt(game, 'K13')).toBe(next);
  });
  expect(fitting(with13('455/0'), 'K13'), 'grey is the last').toEqual([]);
});

rule('1880/X-upgrade-b', 'green from the first 3, brown from the first 4+4, grey from the first 8', () => {
  const rung = [
    ['57/2', '619/2', 'A2', 'B1'],
    ['619/2', '63/0', 'B3', 'C1'],
    ['63/0', '895/0', 'C3', 'D1'],
  ] as const;
  for (const [K13, next, before, since] of rung) {
    const tiles = { ...NANJING, K13 };
    expect(refusedBy(building('NJR', { tiles, phase: before }), laying('K13', next)), before).toBe('1880/X-upgrade-b');
    expect(verdict(building('NJR', { tiles, phase: since }), laying('K13', next)), since).toBe('legal');
  }
});

rule('1880/X-upgrade-c', 'the new tile must be within reach; its new track need not be', () => {
  const game = building('NJR', { tiles: { ...BEYOND, L10: '57/0' }, phase: 'B1' });
  expect(refusedBy(game, laying('L10', '619/0')), 'Wuhan lies apart').toBe('1880/X-upgrade-c');
  expect(verdict(game, laying('I11', '20/2')), 'the crossing track leads nowhere').toBe('legal');
  const barred = building('NJR', { tiles: BEYOND, phase: 'B1', markers: { WNR: ['J12'] } });
  expect(refusedBy(barred, laying('I11', '20/2'))).toBe('1880/X-upgrade-c');
  expect(verdict(barred, laying('J12', '619/2')), 'the full city itself is reached').toBe('legal');
  const gap = building('NJR', { tiles: { ...NANJING, J12: '57/1' }, phase: 'B1' });
  expect(verdict(gap, laying('J12', '14/1')), 'reached only by the new track').toBe('legal');
  expect(refusedBy(gap, laying('J12', '14/0')), 'still not reached').toBe('1880/X-upgrade-c');
});

rule('1880/X-upgrade-d', 'all track of the old tile is there on the new one', () => {
  const game = building('NJR', { tiles: BEYOND, phase: 'B1' });
  expect(refusedBy(game, laying('I11', '20/0'))).toBe('1880/X-upgrade-d');
  expect(refusedBy(game, laying('J12', '15/0')), 'side 5 would be lost').toBe('1880/X-upgrade-d');
  expect(fitting(game, 'J12')).toEqual(['14/1', '14/2', '15/2', '15/5', '619/2', '619/5']);
});

rule('1880/X-upgrade-e', 'plain, town, city and lettered tiles do not turn into one another', () => {
  const tiles = { ...BEYOND, L14: '8852/2', K15: '8877/2', I9: '235/0', B12: '8855/0' };
  const game = building('NJR', { tiles, phase: 'B1' });
  const wrong = [
    ['I11', '619/2'],
    ['I11', '888/2'],
    ['L14', '619/2'],
    ['L14', '20/2'],
    ['J12', '888/2'],
    ['J12', '20/2'],
    ['J12', '8878/2'],
    ['J12', '8860/0'],
    ['K15', '619/2'],
    ['I9', '14/0'],
    ['B12', '888/0'],
  ] as const;
  for (const [hex, tile] of wrong) expect(refusedBy(game, laying(hex, tile)), hex).toBe('1880/X-upgrade-e');
  expect(verdict(game, laying('K15', '8878/2')), 'S to S').not.toBe('1880/X-upgrade-e');
});

rule('1880/X-upgrade-e', 'two cities stay two in green and are one in brown; Beijing has four, six, one', () => {
  const pair = (N12: string, phase: 'B1' | 'C1' | 'D1') => building('SCR', { tiles: { ...SOUTH, N12 }, phase });
  expect(tilesFor(pair('235/0', 'B1'), 'N12')).toEqual(['8860', '8861', '8862', '8863', '8864', '8865']);
  expect(tilesFor(pair('8860/5', 'C1'), 'N12')).toEqual(['8874']);
  expect(tilesFor(pair('8864/5', 'C1'), 'N12')).toEqual(['8873']);
  expect(tilesFor(pair('8863/0', 'C1'), 'N12')).toEqual(['8872']);
  expect(tilesFor(pair('8872/0', 'D1'), 'N12')).toEqual(['8875']);
  const city = building('NJR', { tiles: { ...NANJING, J12: '619/2' }, phase: 'C1' });
  expect(refusedBy(city, laying('J12', '8874/2')), 'one city does not become a joined pair').toBe('1880/X-upgrade-e');
  const beijing = (tiles: Record<string, string>, phase: 'B1' | 'C1' | 'D1') => building('JGG', { tiles, phase });
  expect(tilesFor(beijing({}, 'B1'), 'F8')).toEqual(['8886']);
  expect(tilesFor(beijing({ F8: '8886/0' }, 'C1'), 'F8')).toEqual(['8887']);
  expect(tilesFor(beijing({ F8: '8887/0' }, 'D1'), 'F8')).toEqual(['8888']);
});

rule(
  ['1880/X-upgrade-f', '1880/X-upgrade-k'],
  'a green city has a second place: others stop there and go through',
  () => {
    const tiles = { L10: '57/0', K11: '8/4', K13: '6/1' };
    const yellow = building('WNR', { tiles, phase: 'B1', open: ['NJR', 'WNR'] });
    expect(places(yellow, 'K13.city0')).toEqual(['NJR']);
    expect(refusedBy(yellow, marking('K13'))).toBe('1880/X-token-n');
    expect(hexesFor(yellow), 'Nanjing is full').not.toContain('J14');
    const upgraded = building('WNR', { tiles, phase: 'B1', open: ['NJR', 'WNR'] });
    play(upgraded, laying('K13', '14/0'));
    expect(places(upgraded, 'K13.city0')).toEqual(['NJR', null]);
    expect(verdict(upgraded, marking('K13'))).toBe('legal');
    const green = { ...tiles, K13: '14/0', J14: '8851/2' };
    const passing = building('WNR', { tiles: green, phase: 'B1', open: ['NJR', 'WNR'] });
    expect(hexesFor(passing), 'beyond Nanjing').toContain('I13');
    const full = building('WNR', { tiles: green, phase: 'B1', markers: { NJR: [], BCR: ['K13'] } });
    expect(places(full, 'K13.city0')).toEqual(['NJR', 'BCR']);
    expect(hexesFor(full), 'full again').not.toContain('I13');
  },
);

rule('1880/X-upgrade-g', 'the replaced tile can be laid again', () => {
  const game = building('NJR', { tiles: NANJING, phase: 'B1' });
  expect(game.state.tiles).toMatchObject({ '57': 4, '619': 4 });
  play(game, laying('K13', '619/2'));
  expect(game.state.tiles).toMatchObject({ '57': 5, '619': 3 });
});

rule('1880/X-upgrade-h', 'green Beijing is the one upgrade of the turn', () => {
  const after = building('JGG', { phase: 'B1' });
  play(after, laying('F8', '8886/0'));
  expect(refusedBy(after, laying('G7', '9/0'))).toBe('1880/X-lay-d');
  const before = building('JGG', { phase: 'B1' });
  play(before, laying('G7', '9/0'));
  expect(refusedBy(before, laying('F8', '8886/0'))).toBe('1880/X-lay-d');
  expect(refusedBy(building('JGG', { phase: 'A2' }), laying('F8', '8886/0'))).toBe('1880/X-upgrade-b');
});

/** All six 63 lie on the map. */
const NO_63 = { C9: '63/0', C11: '63/0', G3: '63/0', H6: '63/0', L10: '63/0', M7: '63/0' };

rule(
  ['1880/X-upgrade-i', '1880/X-upgrade-j'],
  'a city with six sides takes 63, and 611 only when no 63 is left',
  () => {
    const tiles = { ...NANJING, J12: '619/2' };
    const game = building('NJR', { tiles, phase: 'C1' });
    expect(tilesFor(game, 'J12')).toEqual(['63']);
    expect(refusedBy(game, laying('J12', '611/2'))).toBe('1880/X-upgrade-j');
    const last = building('NJR', { tiles: { ...tiles, ...NO_63 }, phase: 'C1' });
    expect(tilesFor(last, 'J12')).toEqual(['611']);
    expect(refusedBy(last, laying('J12', '63/0'))).toBe('1880/III-mat-b');
    play(last, laying('J12', '611/2'));
    expect(tileAt(last, 'J12')).toBe('611/2');
  },
);

rule(
  ['1880/X-upgrade-l', '1880/X-upgrade-j', '1880/E-86'],
  'Dalian takes 611 and is never grey, Qiqihar never brown',
  () => {
    const tiles = { E13: '15/2', A5: '15/4' };
    const game = building('NJR', { tiles, phase: 'D1' });
    const fits = '1880/X-upgrade-c';
    expect(verdict(game, laying('E13', '611/2')), 'it fits; only the way there is missing').toBe(fits);
    expect(verdict(game, laying('E13', '63/0'))).toBe('1880/X-lay-j');
    for (const rotation of [0, 1, 2, 3, 4, 5]) {
      const lay = laying('A5', `611/${rotation}`);
      expect(['1880/X-lay-j', '1880/X-upgrade-d']).toContain(verdict(game, lay));
    }
    expect(verdict(game, laying('A5', '63/0'))).toBe('1880/X-lay-j');
    const brown = building('NJR', { tiles: { E13: '611/2' }, phase: 'D1' });
    for (const grey of ['455/0', '895/0']) expect(verdict(brown, laying('E13', grey))).toBe('1880/X-lay-j');
  },
);

rule('1880/X-upgrade-m', 'a grey city has three places or two, as its builder likes and tiles are left', () => {
  const tiles = { ...NANJING, K13: '63/0' };
  const game = building('NJR', { tiles, phase: 'D1' });
  expect(tilesFor(game, 'K13')).toEqual(['455', '895']);
  play(game, laying('K13', '895/0'));
  expect(places(game, 'K13.city0')).toEqual(['NJR', null]);
  const gone = building('NJR', { tiles: { ...tiles, C9: '455/0', C11: '455/0', G3: '455/0' }, phase: 'D1' });
  expect(tilesFor(gone, 'K13')).toEqual(['895']);
});
