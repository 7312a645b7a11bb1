import { expect } from 'vitest';
import { AACHEN_DUEREN, BONN_BASEL, DUEREN_BONN, DUEREN_KOELN, SOUTH } from './boards.ts';
import { about, along, back, earns, forbids, most, pays, trip, turnOf } from './lines.ts';
import { offers, play, refusedBy, rule, situation, types, typesOffered } from './situation.ts';

rule(
  '18rhl/10.1-a',
  'two trains run a route each; one train does not run two, and no train runs that is not there',
  () => {
    const game = about('ADR', { trains: ['2', '2'], tiles: SOUTH, phase: '3', markers: { ADR: ['K6'] } });
    expect(earns(game, trip('2', AACHEN_DUEREN), trip('2.2', DUEREN_BONN))).toBe(90);
    expect(forbids(game, trip('2', AACHEN_DUEREN), trip('2', DUEREN_BONN))).toBe('18rhl/10.1-a');
    expect(forbids(game, trip('3', AACHEN_DUEREN))).toBe('18rhl/10.1-a');
  },
);

rule('18rhl/10.1-b', 'a new company earns nothing in its first turn: the train it buys there runs in the next', () => {
  const game = situation({
    shares: { BME: [[0, 50]] },
    floated: ['BME'],
    fresh: ['BME'],
    treasury: { BME: 350 },
    tiles: { E14: '9/0' },
  });
  play(game, { type: 'pass' }, { type: 'pass' }, { type: 'pass' });
  expect(types(play(game, { type: 'pass' })), 'no train to run in the first turn').toContain('didNotRun');
  play(game, { type: 'buyTrain', train: '2', from: 'depot', price: 100 });
  const route = trip('2', 'F13.city1 F13/3 E14/3 D15.offboard0');
  expect(refusedBy(game, { type: 'run', routes: [route] })).toBe('18rhl/6.3-a');
  expect(typesOffered(game)).not.toContain('run');
  expect(game.state.money['BME']).toBe(250);
  play(game, ...Array(5).fill({ type: 'pass' }));
  expect(earns(game, route)).toBe(50);
});

rule('18rhl/10.1-c', 'a route joins two cities or areas by track, not one, and not over a gap', () => {
  const game = about('ADR', { trains: ['3'], tiles: SOUTH, phase: '3', markers: { ADR: ['K6', 'K10'] } });
  expect(earns(game, trip('3', DUEREN_BONN)), 'two cities').toBe(40);
  expect(earns(game, trip('3', BONN_BASEL)), 'a city and an area').toBe(50);
  expect(forbids(game, trip('3', 'K6.city0')), 'one city').toBe('18rhl/10.1-c');
  expect(forbids(game, trip('3', 'K2.city0 K2/3 J3/0 K4.town0 K4/4 K6.city0')), 'no track on J3').toBe('18rhl/10.1-c');
  expect(forbids(game, trip('3', 'K6.city0 K6/4 K10.city0')), 'K8 left out').toBe('18rhl/10.1-c');
  expect(forbids(game, trip('3', 'K6.city0 K6/4 K8/4')), 'on the way to Bonn').toBe('18rhl/10.1-c');
  const gap = about('ADR', { trains: ['3'], tiles: { ...SOUTH, K8: '8/1' }, markers: { ADR: ['K6', 'K10'] } });
  expect(forbids(gap, trip('3', DUEREN_BONN)), 'no track from K8 to Bonn').toBe('18rhl/10.1-c');
});

rule('18rhl/10.1-d', 'an own marker stands at an end or in the middle of the route, or it is none', () => {
  const board = { trains: ['3'], tiles: SOUTH, phase: '3' } as const;
  const throughDueren = trip('3', along(AACHEN_DUEREN, DUEREN_BONN));
  expect(earns(about('ADR', board), throughDueren), 'at Aachen').toBe(70);
  expect(earns(about('CME', { ...board, markers: { CME: ['K6'] } }), throughDueren), 'at Düren').toBe(70);
  expect(forbids(about('ADR', board), trip('3', DUEREN_BONN)), 'none at Düren or Bonn').toBe('18rhl/10.1-d');
  expect(forbids(about('CME', board), throughDueren), 'only a marker in Deutz').toBe('18rhl/10.1-d');
});

rule('18rhl/10.1-e', 'no route begins or ends at the town of K4', () => {
  const game = about('ADR', { trains: ['3'], tiles: SOUTH, phase: '3', markers: { ADR: ['K6'] } });
  const fromTown = 'K4.town0 K4/4 K6.city0';
  expect(forbids(game, trip('3', 'K2.city0 K2/4 K4.town0'))).toBe('18rhl/10.1-e');
  expect(forbids(game, trip('3', along(fromTown, DUEREN_BONN)))).toBe('18rhl/10.1-e');
  expect(pays(game, trip('3', AACHEN_DUEREN))).toEqual({ 'K2.city0': 20, 'K4.town0': 10, 'K6.city0': 20 });
});

rule('18rhl/10.1-f', 'a loop does not bring a train back to the city or the town it came from', () => {
  const round = about('ADR', { trains: ['4'], tiles: { ...SOUTH, K6: '15/1', K8: '7/1', J7: '7/5' } });
  const loop = 'K6.city0 K6/3 J7/5 K8/1 K6.city0';
  expect(earns(round, trip('4', AACHEN_DUEREN))).toBe(60);
  expect(forbids(round, trip('4', along(AACHEN_DUEREN, loop))), 'Düren').toBe('18rhl/10.1-f');

  const tiles = { E6: '202/0', F5: '88/0', G4: '7/2', F3: '7/4', F7: '27/0', G6: '942/3' };
  const town = about('CCE', { trains: ['4'], tiles });
  const straight = 'E6.city0 E6/0 F5.town0 F5/4 F7/0 G6.city0';
  expect(earns(town, trip('4', straight))).toBe(70);
  const twice = 'E6.city0 E6/0 F5.town0 F5/0 G4/2 F3/4 F5.town0 F5/4 F7/0 G6.city0';
  expect(forbids(town, trip('4', twice)), 'the town of F5').toBe('18rhl/10.1-f');
});

rule('18rhl/10.1-g', 'Hamburg and Berlin, Arnhem and Nijmegen, Basel and Frankfurt are not joined by a route', () => {
  const east = about('CME', { trains: ['3'], tiles: { B13: '204/0' }, phase: '3', markers: { CME: ['A14'] } });
  expect(forbids(east, trip('3', 'A14.offboard0 A14/0 B13.town0 B13/4 B15.offboard0'))).toBe('18rhl/10.1-g');
  expect(most(east)).toBe(0);

  const north = about('CME', {
    trains: ['3'],
    tiles: { B7: '8/2', B9: '5/0', C8: '8/1', C6: '4/1', C4: '58/2' },
    markers: { CME: ['B9'] },
  });
  const arnhemWesel = 'A6.offboard0 A6/5 B7/4 B9.city0';
  const weselNijmegen = 'B9.city0 B9/0 C8/1 C6.town0 C6/1 C4.town0 C4/2 B3/3 A4.offboard0';
  expect(earns(north, trip('3', arnhemWesel))).toBe(60);
  expect(earns(north, trip('3', weselNijmegen))).toBe(80);
  expect(forbids(north, trip('3', along(arnhemWesel, weselNijmegen)))).toBe('18rhl/10.1-g');

  const south = about('CME', {
    trains: ['4'],
    phase: '5',
    tiles: { K10: '6/5', K8: '7/3', J9: '9/0', I10: '928/0', I12: '58/5', J13: '8/0', K12: '58/3' },
  });
  const baselKoeln = 'L11.offboard0 L11/2 K10.city0 K10/1 K8/3 J9/3 I10.city0';
  const koelnFrankfurt = 'I10.city0 I10/4 I12.town0 I12/5 J13/0 K12.town0 K12/5 L13.offboard0';
  expect(earns(south, trip('4', baselKoeln))).toBe(140);
  expect(earns(south, trip('4', koelnFrankfurt))).toBe(130);
  expect(forbids(south, trip('4', along(baselKoeln, koelnFrankfurt)))).toBe('18rhl/10.1-g');
});

rule('18rhl/10.1-g', 'Liège and Maastricht are single areas: one route joins them through Aachen', () => {
  const game = about('ADR', { trains: ['3'], phase: '3', tiles: { K2: '930/0' } });
  expect(earns(game, trip('3', 'L1.offboard0 L1/3 K2.city0 K2/2 J1.offboard0'))).toBe(70);
});

rule(
  ['18rhl/10.1-h', '18rhl/10.1-i'],
  'Düren full of foreign markers ends a route; a free circle or an own marker opens it',
  () => {
    const board = { trains: ['3'], tiles: SOUTH, phase: '3' } as const;
    const through = trip('3', along(AACHEN_DUEREN, DUEREN_BONN));
    const closed = about('ADR', { ...board, markers: { RhE: ['K6'] } });
    expect(forbids(closed, through)).toBe('18rhl/9-d');
    expect(earns(closed, trip('3', AACHEN_DUEREN)), 'as the last stop').toBe(50);
    expect(earns(closed, trip('3', back(AACHEN_DUEREN))), 'as the first').toBe(50);
    expect(most(closed)).toBe(50);

    expect(earns(about('ADR', board), through), 'an empty circle').toBe(70);
    expect(earns(about('ADR', { ...board, markers: { ADR: ['K6'] } }), through), 'an own marker').toBe(70);
    const two = { ...board, tiles: { ...SOUTH, K6: '15/1' } };
    expect(earns(about('ADR', { ...two, markers: { RhE: ['K6'] } }), through), 'one circle of two').toBe(80);
    expect(earns(about('ADR', { ...two, markers: { RhE: ['K6'], ADR: ['K6'] } }), through), 'full, one own').toBe(80);
    const full = about('ADR', { ...two, markers: { RhE: ['K6'], GVE: ['K6'] } });
    expect(forbids(full, through), 'two foreign markers').toBe('18rhl/9-d');
  },
);

rule('18rhl/10.1-j', 'a train turns round a loop and may not come back over the same piece of track', () => {
  const tiles = { ...SOUTH, K8: '31/2', J7: '28/5', I8: '7/5', J9: '7/1' };
  const game = about('ADR', { trains: ['4'], phase: '3', tiles, markers: { ADR: ['K6', 'K10'] } });
  const loop = 'K6.city0 K6/4 K8/2 J7/3 I8/5 J9/1 J7/5 K8/4 K10.city0';
  expect(forbids(game, trip('4', loop))).toBe('18rhl/10.1-j');
  expect(most(game), 'Aachen – Düren and Bonn – Basel are all there is').toBe(50);
});

/** Gladbach's two cities joined by a line that passes F5 twice, over two tracks with a town each. */
const KNOT = { G6: '942/3', F7: '7/0', F5: '2/4', F3: '7/4', G4: '27/2' };
const THROUGH_THE_KNOT = 'G6.city0 G6/3 F7/1 F5.town0 F5/1 F3/5 G4/3 F5.town1 F5/5 G6.city1';

rule(
  ['18rhl/10.1-j', '18rhl/10.1-o'],
  'two tracks of one tile, two towns and two cities of one hex are all different',
  () => {
    const game = about('GVE', { trains: ['2'], phase: '3', tiles: KNOT });
    expect(earns(game, trip('2', THROUGH_THE_KNOT))).toBe(80);
    expect(pays(game, trip('2', THROUGH_THE_KNOT))).toEqual({
      'G6.city0': 30,
      'F5.town0': 10,
      'F5.town1': 10,
      'G6.city1': 30,
    });
  },
);

rule('18rhl/10.1-k', 'two trains of a company have no piece of track in common', () => {
  const game = about('ADR', { trains: ['3', '2'], tiles: SOUTH, phase: '3', markers: { ADR: ['K6'] } });
  expect(forbids(game, trip('3', AACHEN_DUEREN), trip('2', AACHEN_DUEREN))).toBe('18rhl/10.1-k');
  expect(forbids(game, trip('2', back(AACHEN_DUEREN)), trip('3', along(AACHEN_DUEREN, DUEREN_BONN)))).toBe(
    '18rhl/10.1-k',
  );
  expect(most(game), 'one to Aachen, one by Bonn to Basel').toBe(50 + 70);
});

rule('18rhl/10.1-l', 'routes meet in a city and cross in a town on track of their own, and both are paid', () => {
  const city = about('ADR', { trains: ['3', '3'], tiles: SOUTH, phase: '3', markers: { ADR: ['K6'] } });
  expect(earns(city, trip('3', AACHEN_DUEREN), trip('3.2', along(DUEREN_BONN, BONN_BASEL)))).toBe(50 + 70);

  const tiles = { E6: '202/0', F3: '8/2', F5: '88/0', G4: '8/1', F7: '7/0', G6: '942/3' };
  const town = about('CCE', { trains: ['2', '2'], phase: '3', tiles, markers: { CCE: ['G6.city0'] } });
  const venlo = trip('2', 'E2.offboard0 E2/5 F3/4 F5.town0 F5/3 E6.city0');
  const roermond = trip('2.2', 'G2.offboard0 G2/4 G4/3 F5.town0 F5/4 F7/0 G6.city0');
  expect(earns(town, venlo, roermond)).toBe(20 + 10 + 30 + 10 + 10 + 30);
  const samePiece = trip('2.2', 'G2.offboard0 G2/4 G4/3 F5.town0 F5/3 E6.city0');
  expect(forbids(town, venlo, samePiece)).toBe('18rhl/10.1-k');
});

rule('18rhl/10.1-m', 'only one train uses the fork between Düren, Bonn and Köln', () => {
  const game = about('RhE', { trains: ['2', '2'], tiles: SOUTH, phase: '3', markers: { RhE: ['K6', 'K10'] } });
  expect(earns(game, trip('2', DUEREN_BONN))).toBe(40);
  expect(earns(game, trip('2', DUEREN_KOELN))).toBe(50);
  expect(forbids(game, trip('2', DUEREN_BONN), trip('2.2', DUEREN_KOELN))).toBe('18rhl/10.1-k');
  expect(most(game), 'the other to Aachen or Basel').toBe(100);
});

rule('18rhl/10.1-n', 'with a legal route the company must run, on whichever its director likes', () => {
  const game = about('ADR', { trains: ['3'], tiles: SOUTH, phase: '3' });
  expect(refusedBy(game, { type: 'run', routes: [] })).toBe('18rhl/10.1-n');
  expect(refusedBy(game, { type: 'pass' })).toBe('18rhl/10.1-n');
  expect(typesOffered(game)).toEqual(['run']);
  expect(offers(game, { type: 'run', routes: [] })).toBe(false);
  expect(most(game)).toBe(80);
  play(game, { type: 'run', routes: [trip('3', AACHEN_DUEREN)] });
  expect(turnOf(game.state)).toMatchObject({ income: 50, step: 'dividend' });
});

rule('18rhl/10.1-n', 'without a legal route nothing runs: a train alone makes none', () => {
  const game = situation({ shares: { ADR: [[0, 50]] }, trains: { ADR: ['2'] }, turn: { company: 'ADR' } });
  expect(types(play(game, { type: 'pass' }))).toEqual(['didNotRun', 'priceMoved']);
  expect(turnOf(game.state)).toMatchObject({ income: 0, step: 'trains' });
});
