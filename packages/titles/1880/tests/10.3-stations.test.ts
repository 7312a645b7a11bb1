import { expect } from 'vitest';
import { NANJING } from './boards.ts';
import {
  about,
  building,
  cash,
  earns,
  forbids,
  hexesFor,
  laying,
  marking,
  offeredMarkers,
  PASS,
  places,
  standing,
  treasury,
  trip,
  turnOf,
  verdict,
} from './railways.ts';
import { offers, play, refusedBy, rule, situation, top } from './situation.ts';

/** Wuhan (home of WNR), Nanjing and on. */
const TO_NANJING = { L10: '57/0', K11: '8/4', K13: '6/1' };
const LONG = { ...NANJING, L14: '57/2', I11: '9/2', H10: '57/2' };

rule(
  '1880/X-token-a',
  'the home station comes with the end of the stock round in which the company opens, for free',
  () => {
    const game = situation({
      shares: { NJR: [[1, 20]], HKR: [[0, 20]] },
      turn: { company: 'HKR', step: 'trains' },
      stock: { seat: 2, passes: 2 },
    });
    expect(standing(game, 'NJR')).toEqual([]);
    play(game, PASS);
    expect(standing(game, 'NJR')).toEqual(['K13.city0']);
    expect(treasury(game, 'NJR'), 'the whole capital').toBe(450);
  },
);

rule('1880/X-token-b', 'home and two more, then no marker is left', () => {
  const game = building('NJR', { tiles: LONG, markers: { NJR: ['J12', 'L14'] } });
  expect(refusedBy(game, marking('H10'))).toBe('1880/X-token-b');
  expect(offeredMarkers(game)).toEqual({});
  const one = building('NJR', { tiles: LONG, markers: { NJR: ['J12'] } });
  expect(Object.keys(offeredMarkers(one))).toEqual(['H10.city0', 'L14.city0']);
});

rule(['1880/X-token-c', '1880/E-65'], 'one marker of a company on a hex, separate stations or not', () => {
  const green = building('JGG', { tiles: { F8: '8886/0', G7: '8/3', G9: '8852/2' }, phase: 'B1' });
  expect(refusedBy(green, marking('F8.city5'))).toBe('1880/X-token-c');
  const brown = building('JGG', { tiles: { F8: '8887/0' }, phase: 'C1' });
  expect(refusedBy(brown, marking('F8.city0'))).toBe('1880/X-token-c');
  const city = building('NJR', { tiles: { K13: '619/2' }, phase: 'B1' });
  expect(refusedBy(city, marking('K13'))).toBe('1880/X-token-c');
});

rule('1880/X-token-d', 'the first costs 40 and the second 100, in phase D 80 and 200', () => {
  const second = { NJR: ['J12'] };
  const price = (phase: 'A1' | 'C3' | 'D1', markers: Record<string, string[]> = {}) =>
    offeredMarkers(building('NJR', { tiles: LONG, phase, markers }))['L14.city0'];
  expect([price('A1'), price('C3'), price('D1')]).toEqual([40, 40, 80]);
  expect([price('A1', second), price('C3', second), price('D1', second)]).toEqual([100, 100, 200]);
  const game = building('NJR', { tiles: LONG, phase: 'D1', markers: second });
  play(game, marking('L14'));
  expect(treasury(game, 'NJR')).toBe(300);
  expect(standing(game, 'NJR')).toEqual(['J12.city0', 'K13.city0', 'L14.city0']);
});

rule('1880/X-token-e', 'the treasury pays alone', () => {
  const game = building('NJR', { tiles: NANJING, treasury: { NJR: 39 }, cash: [900] });
  expect(refusedBy(game, marking('J12'))).toBe('1880/X-token-e');
  expect(offeredMarkers(game)).toEqual({});
  const just = building('NJR', { tiles: NANJING, treasury: { NJR: 40 }, cash: [900] });
  play(just, marking('J12'));
  expect([treasury(just, 'NJR'), cash(just, 0)]).toEqual([0, 900]);
});

rule('1880/X-token-f', 'one station a turn', () => {
  const game = building('NJR', { tiles: LONG });
  play(game, marking('J12'));
  expect(refusedBy(game, marking('L14'))).toBe('1880/X-token-f');
  expect(turnOf(game).marked).toBe(true);
});

rule('1880/X-token-g', 'a way of any length leads there from an own station, without reversing', () => {
  const near = building('NJR', { tiles: LONG });
  expect(verdict(near, marking('H10'))).toBe('legal');
  const apart = building('NJR', { tiles: { ...LONG, I11: '9/1' } });
  expect(refusedBy(apart, marking('H10'))).toBe('1880/X-token-g');
  const points = (I11: string) => building('NJR', { tiles: { ...NANJING, I11, I13: '8/1', H14: '6/0' }, phase: 'B1' });
  expect(refusedBy(points('24/2'), marking('H14')), 'only by changing direction on I11').toBe('1880/X-token-g');
  expect(verdict(points('28/5'), marking('H14'))).toBe('legal');
});

rule('1880/X-token-h', 'a place is left for a company that is not open, founded or not', () => {
  const yellow = building('WNR', { tiles: TO_NANJING });
  expect(refusedBy(yellow, marking('K13'))).toBe('1880/X-token-h');
  expect(offeredMarkers(yellow)).toEqual({});
  const founded = building('WNR', { tiles: TO_NANJING, shares: { NJR: [[1, 20]] }, open: ['WNR'] });
  expect(refusedBy(founded, marking('K13'))).toBe('1880/X-token-h');
  const tiles = { ...TO_NANJING, K13: '14/0' };
  expect(verdict(building('WNR', { tiles, phase: 'B1' }), marking('K13')), 'green has two places').toBe('legal');
  const taken = building('WNR', { tiles, phase: 'B1', markers: { BCR: ['K13'] } });
  expect(refusedBy(taken, marking('K13')), 'the last one').toBe('1880/X-token-h');
  const open = building('WNR', { tiles, phase: 'B1', open: ['NJR', 'WNR'] });
  expect(verdict(open, marking('K13')), 'beside NJR').toBe('legal');
});

rule('1880/X-token-h', 'Beijing: the homes are kept one by one, the two new stations are free (C-32)', () => {
  const green = building('WNR', { tiles: { F8: '8886/0' }, phase: 'B1' });
  const kept = ['city0', 'city1', 'city3', 'city4'];
  for (const node of kept) expect(verdict(green, marking(`F8.${node}`)), node).toBe('1880/X-token-h');
  for (const node of ['city2', 'city5']) expect(verdict(green, marking(`F8.${node}`)), node).toBe('1880/X-token-g');
  const brown = { tiles: { F8: '8887/0' }, phase: 'C1' } as const;
  expect(verdict(building('WNR', brown), marking('F8'))).toBe('1880/X-token-g');
  const markers = { BCR: ['F8'], CKR: ['F8'] };
  expect(verdict(building('WNR', { ...brown, markers }), marking('F8')), 'four are kept').toBe('1880/X-token-h');
  const open = building('WNR', { ...brown, markers, open: ['WNR', 'BCR', 'CKR', 'JGG'] });
  expect(verdict(open, marking('F8')), 'three markers, three kept').toBe('1880/X-token-h');
});

rule('1880/X-token-i', 'a full city is passed only by those who stand there, building or running', () => {
  const tiles = { ...TO_NANJING, K13: '14/0', J14: '8851/2' };
  const markers = { NJR: [], BCR: ['K13'] };
  const outside = building('WNR', { tiles, phase: 'B1', markers });
  expect(hexesFor(outside)).not.toContain('I13');
  expect(hexesFor(building('WNR', { tiles, phase: 'B1', markers: { NJR: [] } }))).toContain('I13');
  expect(hexesFor(building('BCR', { tiles, phase: 'B1', markers })), 'BCR stands there').toContain('I13');
  const way = 'L10.city0 L10/3 K11/4 K13.city0 K13/3 J14.town0';
  const running = about('WNR', { tiles, phase: 'B1', markers, trains: ['3'] });
  expect(forbids(running, trip('3', way))).toBe('1880/X-run-h');
  expect(earns(about('WNR', { tiles, phase: 'B1', trains: ['3'] }), trip('3', way))).toBe(70);
});

rule('1880/X-token-j', 'a station needs no building permit', () => {
  const game = building('NJR', { tiles: NANJING, permits: { NJR: 'BCD' } });
  expect(hexesFor(game)).toEqual([]);
  play(game, marking('J12'));
  expect(places(game, 'J12.city0')).toEqual(['NJR']);
});

rule('1880/X-token-k', 'on a green hex SCR chooses the city of its home', () => {
  const game = situation({
    shares: { SCR: [[1, 30]], NJR: [[0, 30]] },
    director: { SCR: 30 },
    phase: 'B1',
    tiles: { N12: '8860/5' },
    turn: { company: 'NJR', step: 'trains' },
    stock: { seat: 2, passes: 2 },
  });
  play(game, PASS);
  expect(top(game)).toBe('homeCity');
  expect(game.actors(), 'its director').toEqual([1]);
  expect(offers(game, { type: 'chooseHome', node: 'city0' })).toBe(true);
  expect(refusedBy(game, { type: 'chooseHome', node: 'city2' })).toBe('1880/X-token-k');
  play(game, { type: 'chooseHome', node: 'city1' });
  expect(standing(game, 'SCR')).toEqual(['N12.city1']);
  expect(top(game)).toBe('companyTurn');
});

rule(['1880/X-token-l', '1880/E-64'], 'before SCR opens nobody marks its two cities; of the joined ones one', () => {
  const tiles = { L10: '5/4', M11: '9/2', N12: '8860/0' };
  const green = building('WNR', { tiles, phase: 'B1' });
  for (const node of ['city0', 'city1']) {
    expect(refusedBy(green, marking(`N12.${node}`)), node).toBe('1880/X-token-l');
  }
  expect(offeredMarkers(green)).toEqual({});
  const yellow = building('WNR', { tiles: { ...tiles, N12: '235/2' } });
  expect(refusedBy(yellow, marking('N12.city0'))).toBe('1880/X-token-l');
  const brown = { ...tiles, N12: '8874/0' };
  expect(verdict(building('WNR', { tiles: brown, phase: 'C1' }), marking('N12'))).toBe('legal');
  const second = building('WNR', { tiles: brown, phase: 'C1', markers: { BCR: ['N12'] } });
  expect(refusedBy(second, marking('N12'))).toBe('1880/X-token-l');
  const open = building('WNR', { tiles, phase: 'B1', open: ['WNR', 'SCR'] });
  expect(verdict(open, marking('N12.city1')), 'SCR stands in the other city').toBe('legal');
});

rule('1880/X-token-m', 'on white or yellow the home lies where the track is and keeps it (C-24)', () => {
  for (const [rotation, leadsTo] of [
    [0, 'O11'],
    [2, 'M11'],
    [5, 'O13'],
  ] as const) {
    const white = building('SCR', { phase: 'B1' });
    play(white, laying('N12', `235/${rotation}`));
    expect(standing(white, 'SCR')).toEqual(['N12.city0']);
    expect(hexesFor(white), 'the track begins at its marker').toEqual([leadsTo]);
  }
  const yellow = situation({
    shares: { SCR: [[1, 20]], NJR: [[0, 20]] },
    tiles: { N12: '235/3' },
    turn: { company: 'NJR', step: 'trains' },
    stock: { seat: 2, passes: 2 },
  });
  play(yellow, PASS);
  expect(top(yellow), 'nothing to choose').toBe('companyTurn');
  expect(standing(yellow, 'SCR')).toEqual(['N12.city0']);
  const kept = { '8860/1': 'N12.city0', '8860/2': 'N12.city1' };
  for (const [tile, place] of Object.entries(kept)) {
    const game = building('SCR', { tiles: { N12: '235/0' }, phase: 'B1' });
    play(game, laying('N12', tile));
    expect(standing(game, 'SCR'), tile).toEqual([place]);
  }
});

rule('1880/X-token-n', 'small towns, harbours and red areas take no marker', () => {
  const game = building('WNR', { tiles: { M15: '8850/0', L14: '8852/2' } });
  for (const place of ['M15.town0', 'L14.town0', 'Q13.offboard0', 'A3.offboard0', 'A15.offboard0', 'M9.city0']) {
    expect(refusedBy(game, marking(place)), place).toBe('1880/X-token-n');
  }
  const full = building('WNR', { tiles: TO_NANJING, open: ['NJR', 'WNR'] });
  expect(refusedBy(full, marking('K13')), 'no free place').toBe('1880/X-token-n');
});

rule('1880/X-token-n', 'a red area beside the line takes none either (C-25)', () => {
  const game = building('CKR', { tiles: { O5: '57/2', P6: '8852/2' } });
  expect(refusedBy(game, marking('Q7.offboard0'))).toBe('1880/X-token-n');
});

rule('1880/X-token-o', 'a place kept for a company bars nobody', () => {
  const kept = building('WNR', { tiles: TO_NANJING });
  expect(hexesFor(kept), 'through the home of NJR').toContain('J14');
  expect(hexesFor(building('WNR', { tiles: TO_NANJING, open: ['NJR', 'WNR'] }))).not.toContain('J14');
});
