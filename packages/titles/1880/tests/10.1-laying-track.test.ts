import { expect } from 'vitest';
import { BY_SEA, NANJING, NANJING_HEFEI, SOUTH } from './boards.ts';
import {
  building,
  buy,
  cash,
  earns,
  fitting,
  hexesFor,
  laying,
  marking,
  most,
  PASS,
  tileAt,
  tilesFor,
  treasury,
  trip,
  turnOf,
  verdict,
} from './railways.ts';
import { offers, play, refusedBy, rule, typesOffered } from './situation.ts';

rule(
  '1880/X-turn-a',
  'track, station, run, dividend, trains: nothing of an earlier step comes after a later one',
  () => {
    const game = building('NJR', { tiles: NANJING, trains: { NJR: ['2'] } });
    const lay = laying('I11', '9/2');
    const runs = { type: 'run', routes: [trip('2', NANJING_HEFEI)] };
    expect(typesOffered(game)).toEqual(['layTile', 'placeMarker', 'pass']);
    expect(refusedBy(game, runs)).toBe('1880/X-turn-a');
    expect(refusedBy(game, { type: 'payDividend' })).toBe('1880/X-turn-a');
    expect(refusedBy(game, { type: 'withhold' })).toBe('1880/X-turn-a');
    expect(refusedBy(game, buy('2', 100))).toBe('1880/X-buy-b');
    expect(verdict(game, lay)).toBe('legal');
    play(game, marking('J12'));
    expect(typesOffered(game)).toEqual(['run']);
    expect(refusedBy(game, lay), 'track after the station').toBe('1880/X-turn-a');
    play(game, runs);
    expect(typesOffered(game)).toEqual(['payDividend', 'withhold']);
    expect(refusedBy(game, runs), 'running twice').toBe('1880/X-turn-a');
    play(game, { type: 'payDividend' });
    expect(turnOf(game).step).toBe('trains');
    for (const late of [lay, runs, { type: 'withhold' }]) expect(refusedBy(game, late)).toBe('1880/X-turn-a');
    expect(refusedBy(game, marking('J12')), 'a second station').toBe('1880/X-token-f');
    expect(typesOffered(game)).toEqual(['buyTrain', 'pass']);
  },
);

rule('1880/X-turn-a', 'without a station before it, a station after running is too late as well', () => {
  const game = building('NJR', { tiles: NANJING, trains: { NJR: ['2'] } });
  play(game, PASS);
  expect(refusedBy(game, marking('J12'))).toBe('1880/X-turn-a');
});

rule('1880/X-turn-b', 'track and station may be left out; the train only by a company that has one', () => {
  const fitted = building('NJR', { tiles: NANJING, trains: { NJR: ['2'] } });
  play(fitted, PASS, { type: 'run', routes: [trip('2', NANJING_HEFEI)] }, { type: 'withhold' });
  expect(offers(fitted, PASS)).toBe(true);
  play(fitted, PASS);
  expect(fitted.state.companies.NJR.field, 'its turn is over').toBe(1);
  const bare = building('NJR', { tiles: NANJING });
  play(bare, PASS);
  expect(turnOf(bare).step, 'nothing to run').toBe('trains');
  expect(offers(bare, PASS)).toBe(false);
  expect(refusedBy(bare, PASS)).toBe('1880/X-buy-a');
});

rule('1880/X-turn-c', 'the director runs what he likes: a poorer route, or none', () => {
  const game = building('NJR', {
    tiles: { ...NANJING, J12: '15/5', L14: '57/2' },
    phase: 'B1',
    trains: { NJR: ['2'] },
    turn: { company: 'NJR', step: 'run' },
  });
  expect(most(game)).toBe(50);
  expect(earns(game, trip('2', 'K13.city0 K13/5 L14.city0')), 'to Hangzhou instead of Hefei').toBe(40);
  expect(earns(game), 'idle').toBe(0);
  play(game, { type: 'run', routes: [] });
  expect(turnOf(game)).toMatchObject({ step: 'trains', revenue: 0 });
});

rule('1880/X-lay-a', 'red and blue areas and ferries take no tile; they are track that is there', () => {
  const game = building('HKR', { tiles: BY_SEA });
  for (const hex of ['A3', 'K1', 'N16', 'Q13', 'J16', 'I15', 'F12']) {
    expect(refusedBy(game, laying(hex, '9/0')), hex).toBe('1880/X-lay-a');
  }
  expect(hexesFor(game), 'from Qingdao on, over the ferry').toEqual(['G13', 'L14']);
  const harbour = building('SCR', { tiles: { N12: '235/4', N14: '9/1' } });
  expect(refusedBy(harbour, laying('N16', '8/0'))).toBe('1880/X-lay-a');
});

rule(['1880/X-lay-b', '1880/E-66'], 'with B, C, D a company lays nothing in phase A, not even its home', () => {
  const game = building('NJR', { permits: { NJR: 'BCD' } });
  expect(refusedBy(game, laying('K13', '57/2'))).toBe('1880/VIII-permit-a');
  expect(typesOffered(game)).toEqual(['pass']);
  play(game, PASS);
  expect(refusedBy(game, PASS), 'it must own a train all the same').toBe('1880/X-buy-a');
  play(game, buy('2', 100), PASS);
  expect(verdict(building('NJR', { permits: { NJR: 'ABC' } }), laying('K13', '57/2'))).toBe('legal');
});

rule('1880/X-lay-c', 'in phase A one yellow tile, for BCR two', () => {
  const game = building('NJR', { tiles: NANJING });
  play(game, laying('I11', '9/2'));
  expect(refusedBy(game, laying('H10', '57/2'))).toBe('1880/X-lay-c');
  expect(hexesFor(game)).toEqual([]);
  const bcr = building('BCR');
  play(bcr, laying('M3', '57/0'), laying('L4', '9/0'));
  expect(turnOf(bcr).yellow).toBe(2);
  expect(refusedBy(bcr, laying('N2', '9/0')), 'a third').toBe('1880/X-lay-d');
  expect(hexesFor(bcr)).toEqual([]);
});

rule('1880/X-lay-d', 'from phase B on two yellow tiles or one upgrade, never both', () => {
  const start = () => building('NJR', { tiles: NANJING, phase: 'B1' });
  const two = start();
  play(two, laying('I11', '9/2'), laying('L14', '57/2'));
  expect(refusedBy(two, laying('H10', '57/2')), 'a third').toBe('1880/X-lay-d');
  const mixed = start();
  play(mixed, laying('I11', '9/2'));
  expect(refusedBy(mixed, laying('J12', '619/2'))).toBe('1880/X-lay-d');
  expect(verdict(mixed, laying('L14', '57/2'))).toBe('legal');
  const upgraded = start();
  play(upgraded, laying('J12', '619/2'));
  expect(refusedBy(upgraded, laying('I11', '9/2'))).toBe('1880/X-lay-d');
  expect(refusedBy(upgraded, laying('K13', '619/2'))).toBe('1880/X-lay-d');
  expect(hexesFor(upgraded)).toEqual([]);
});

rule('1880/X-lay-e', 'the tile extends track the company reaches; a full foreign city bars the way', () => {
  const game = building('NJR', { tiles: NANJING });
  expect(verdict(game, laying('I11', '9/2'))).toBe('legal');
  expect(refusedBy(game, laying('I11', '9/1')), 'it does not meet the track from Hefei').toBe('1880/X-lay-e');
  expect(refusedBy(game, laying('K11', '9/1')), 'beside the line').toBe('1880/X-lay-e');
  const barred = building('NJR', { tiles: NANJING, markers: { WNR: ['J12'] } });
  expect(refusedBy(barred, laying('I11', '9/2'))).toBe('1880/X-lay-e');
  expect(hexesFor(barred)).toEqual(['L14']);
});

rule('1880/X-lay-f', 'a company begins on its home hex, or with the track that is there, or not at all', () => {
  const fresh = building('NJR');
  expect(hexesFor(fresh)).toEqual(['K13']);
  expect(refusedBy(fresh, laying('J12', '57/2'))).toBe('1880/X-lay-e');
  expect(verdict(fresh, PASS), 'no duty to build').toBe('legal');
  expect(hexesFor(building('JGG')), 'Beijing is printed').toEqual(['G7']);
  expect(hexesFor(building('NJR', { tiles: { K13: '57/2' } })), 'somebody built it').toEqual(['J12', 'L14']);
});

rule(['1880/X-lay-f', '1880/X-lay-n', '1880/E-72'], 'in phase B the home tile first, then one that extends it', () => {
  const game = building('NJR', { phase: 'B1' });
  expect(refusedBy(game, laying('J12', '57/2'))).toBe('1880/X-lay-e');
  play(game, laying('K13', '57/2'), laying('J12', '57/2'));
  expect(tileAt(game, 'J12')).toBe('57/2');
  expect(refusedBy(game, laying('I11', '9/2'))).toBe('1880/X-lay-d');
});

rule('1880/X-lay-g', 'every kind of hex takes its own kind of tile', () => {
  const game = building('NJR', { tiles: NANJING });
  const on = (hex: string, ...tiles: readonly string[]) => tiles.map((tile) => verdict(game, laying(hex, `${tile}/0`)));
  const fits = '1880/X-lay-e';
  const no = '1880/X-lay-g';
  expect(on('M9', '9', '57', '8852', '8855', '235', '8877'), 'open ground').toEqual([fits, no, no, no, no, no]);
  expect(on('M5', '8852', '9', '57', '8855'), 'a small town').toEqual([fits, no, no, no]);
  expect(on('L12', '8855', '8852', '9', '235'), 'two small towns').toEqual([fits, no, no, no]);
  expect(on('C9', '57', '8852', '9', '235', '8877'), 'a city').toEqual([fits, no, no, no, no]);
  expect(on('K15', '8877', '57', '8852'), 'Shanghai').toEqual([fits, no, no]);
  expect(on('I9', '235', '57', '8855'), 'two cities').toEqual([fits, no, no]);
  const green = building('JHU', { phase: 'B1', tiles: { F10: '57/1' } });
  expect(verdict(green, laying('F8', '8886/0')), 'Beijing').toBe('legal');
  expect(verdict(green, laying('F8', '14/0')), 'not with a tile without B').toBe('1880/X-upgrade-e');
});

rule(['1880/X-lay-h', '1880/E-71'], 'who lays the medium town makes it a town or a city, for good', () => {
  const game = building('NJR', { tiles: NANJING });
  expect(tilesFor(game, 'L14')).toEqual(['5', '6', '57', '8850', '8851', '8852']);
  expect(refusedBy(game, laying('L14', '9/2'))).toBe('1880/X-lay-h');
  expect(refusedBy(game, laying('L14', '8855/2'))).toBe('1880/X-lay-h');
  const town = building('NJR', { tiles: { ...NANJING, L14: '8852/2' }, phase: 'B1' });
  expect(refusedBy(town, laying('L14', '619/2')), 'a town stays one').toBe('1880/X-upgrade-e');
  expect(tilesFor(town, 'L14')).toEqual(['887', '888', '8866']);
  const city = building('NJR', { tiles: { ...NANJING, L14: '57/2' }, phase: 'B1' });
  expect(refusedBy(city, laying('L14', '888/2')), 'a city stays one').toBe('1880/X-upgrade-e');
  expect(tilesFor(city, 'L14')).toEqual(['14', '15', '619']);
});

rule('1880/X-lay-i', 'a double medium town becomes two towns or two cities, for good', () => {
  const game = building('JGG', { tiles: { G7: '8/3' } });
  expect(tilesFor(game, 'H8')).toEqual(['235', '8854', '8855', '8856', '8857', '8858']);
  for (const tile of ['57', '8852', '9']) expect(refusedBy(game, laying('H8', `${tile}/2`))).toBe('1880/X-lay-i');
  const towns = building('JGG', { tiles: { G7: '8/3', H8: '8855/0' }, phase: 'B1' });
  expect(tilesFor(towns, 'H8')).toEqual([]);
  expect(refusedBy(towns, laying('H8', '8860/0'))).toBe('1880/X-upgrade-e');
  const cities = building('JGG', { tiles: { G7: '8/3', H8: '235/2' }, phase: 'B1' });
  expect(tilesFor(cities, 'H8')).toEqual(['8860', '8861', '8862', '8863', '8864', '8865']);
});

rule(['1880/X-lay-j', '1880/X-lay-l', '1880/W-05'], 'three tiles of the picture: stub, barrier, rim', () => {
  const beijing = building('JGG');
  expect(refusedBy(beijing, laying('G7', '9/1')), '1: past the stub of Beijing').toBe('1880/X-lay-l');
  expect(refusedBy(beijing, laying('E11', '9/1')), '2: into the barrier').toBe('1880/X-lay-j');
  expect(refusedBy(beijing, laying('E13', '57/1')), 'from the other side too').toBe('1880/X-lay-j');
  expect(refusedBy(beijing, laying('E15', '9/0')), '3: to F14, where no ferry lands').toBe('1880/X-lay-j');
  expect(refusedBy(beijing, laying('G11', '8852/0')), 'to F12 likewise').toBe('1880/X-lay-j');
  expect(refusedBy(beijing, laying('A13', '8/0')), 'off the map').toBe('1880/X-lay-j');
  expect(verdict(beijing, laying('A13', '9/1')), 'but by an arrow').toBe('1880/X-lay-e');
  expect(verdict(beijing, laying('E13', '6/0')), 'or to a ferry').toBe('1880/X-lay-e');
});

rule('1880/X-lay-k', 'a tile need not join the track of its neighbours', () => {
  const game = building('NJR', { tiles: { K13: '57/2', K11: '9/1', J10: '9/1' } });
  expect(verdict(game, laying('J12', '57/2')), 'past the track on K11 and J10').toBe('legal');
  expect(fitting(game, 'J12')).toEqual(['5/4', '5/5', '57/2', '6/3', '6/5']);
  expect(verdict(building('NJR', { tiles: { K11: '9/1' } }), laying('K13', '57/2')), 'past the track on K11').toBe(
    'legal',
  );
});

rule(['1880/X-lay-l', '1880/W-06'], 'on all four hexes beside Beijing the stub must be joined, by anybody', () => {
  const game = building('NJR', { tiles: NANJING });
  const stubs = { G7: ['9/0', '9/2'], F6: ['57/1', '57/0'], E9: ['8852/0', '8852/1'], F10: ['57/1', '57/2'] } as const;
  for (const [hex, [joins, misses]] of Object.entries(stubs)) {
    expect(verdict(game, laying(hex, joins)), hex).toBe('1880/X-lay-e');
    expect(verdict(game, laying(hex, misses)), hex).toBe('1880/X-lay-l');
  }
  const own = building('JGG');
  expect(verdict(own, laying('G7', '9/0'))).toBe('legal');
  expect(fitting(own, 'G7')).toEqual(['7/2', '7/3', '8/1', '8/3', '9/0']);
});

rule('1880/X-lay-m', 'the first tile on a river or mountain costs the treasury, an upgrade nothing', () => {
  const river = building('NJR', { treasury: { NJR: 20 } });
  play(river, laying('K13', '57/2'));
  expect(treasury(river, 'NJR')).toBe(0);
  const poor = building('NJR', { treasury: { NJR: 19 }, cash: [500] });
  expect(refusedBy(poor, laying('K13', '57/2')), 'the director cannot help').toBe('1880/X-lay-m');
  expect(hexesFor(poor)).toEqual([]);
  expect(cash(poor, 0)).toBe(500);
  const both = building('LHR', { treasury: { LHR: 50 } });
  play(both, laying('J2', '6/4'));
  expect(treasury(both, 'LHR'), 'river and mountain').toBe(0);
  const upgrade = building('NJR', { tiles: NANJING, phase: 'B1', treasury: { NJR: 0 } });
  play(upgrade, laying('K13', '619/2'));
  expect(treasury(upgrade, 'NJR')).toBe(0);
});

rule('1880/X-lay-o', 'the way to a tile obeys the rules of routes, however long it is', () => {
  const harbour = building('SCR', { tiles: { N12: '235/4', N14: '9/1' } });
  expect(refusedBy(harbour, laying('M15', '8850/0')), 'not through Taiwan').toBe('1880/X-lay-e');
  const red = building('LHR', { tiles: { J2: '5/5' } });
  expect(hexesFor(red), 'not through Lhasa to K3 by its arrow').toEqual(['K3']);
  expect(fitting(red, 'K3').every((lay) => lay !== '9/1')).toBe(true);
  expect(refusedBy(red, laying('K3', '9/1'))).toBe('1880/X-lay-e');
  const green = building('JGG', { tiles: { F8: '8886/0', G7: '9/0', F10: '57/1', G9: '8852/0' }, phase: 'B1' });
  expect(hexesFor(green).includes('F10'), 'not through green Beijing').toBe(false);
  const brown = building('JGG', { tiles: { F8: '8887/0', G7: '9/0', F10: '57/1' }, phase: 'C1' });
  expect(hexesFor(brown).includes('F10'), 'through brown Beijing').toBe(true);
  const turning = building('NJR', { tiles: { ...NANJING, I11: '24/5' }, phase: 'B1' });
  expect(hexesFor(turning), 'from side 5 to both others').toEqual(expect.arrayContaining(['H10', 'I9']));
  const reversing = building('NJR', { tiles: { ...NANJING, I11: '24/2' }, phase: 'B1' });
  expect(hexesFor(reversing).includes('I13'), 'no change of direction at the points').toBe(false);
  expect(hexesFor(reversing)).toContain('H10');
});

rule('1880/X-lay-o', 'a ferry on the way costs nothing when building', () => {
  const game = building('HKR', { tiles: BY_SEA });
  play(game, laying('G13', '8/3'));
  expect(treasury(game, 'HKR')).toBe(500);
  expect(tileAt(game, 'G13')).toBe('8/3');
});

rule('1880/X-lay-m', '29 do not pay for a mountain of 30', () => {
  const game = building('SCR', { tiles: SOUTH, phase: 'B1', treasury: { SCR: 29 } });
  expect(refusedBy(game, laying('P10', '8852/1'))).toBe('1880/X-lay-m');
});
