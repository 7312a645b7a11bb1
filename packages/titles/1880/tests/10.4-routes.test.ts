import { expect } from 'vitest';
import {
  BY_SEA,
  CHANGSHA_GUANGZHOU,
  HAIKOU_WUHAN,
  HARBIN_VLADIVOSTOK,
  HEFEI_SHANGHAI,
  NANJING,
  NANJING_HEFEI,
  NINE_STOPS,
  RUSSIA_HARBIN,
  SHANGHAI_QINGDAO,
  SOUTH,
  TAIWAN_CHANGSHA,
  TAIWAN_LINE,
  TO_HAIKOU,
  TO_HONG_KONG,
  TRANS_SIBERIA,
  WUHAN_HEFEI,
} from './boards.ts';
import { about, along, earns, forbids, most, pays, trip } from './railways.ts';
import { rule } from './situation.ts';

const TO_THE_COAST = along(CHANGSHA_GUANGZHOU, TO_HAIKOU);

rule(
  '1880/X-trains-a',
  'a normal train counts as many stops as it has in its name, large or small, and leaves none out',
  () => {
    const three = about('SCR', { trains: ['3'], tiles: SOUTH });
    expect(earns(three, trip('3', CHANGSHA_GUANGZHOU)), 'city, town, city').toBe(80);
    expect(forbids(three, trip('3', TO_THE_COAST)), 'the harbour is the fourth').toBe('1880/X-trains-a');
    expect(forbids(three, trip('3', TO_THE_COAST, 'N12.city0 P14.city0 Q13.offboard0'))).toBe('1880/X-run-b');
    expect(earns(about('SCR', { trains: ['4'], tiles: SOUTH }), trip('4', TO_THE_COAST))).toBe(110);
  },
);

rule(['1880/X-trains-b', '1880/X-run-f', '1880/W-07'], 'a 2+2 of SCR reaches Haikou, but not Hong Kong', () => {
  const game = about('SCR', { trains: ['2+2'], tiles: SOUTH, phase: 'B1' });
  expect(pays(game, trip('2+2', TO_THE_COAST))).toEqual({
    ...{ 'N12.city0': 30, 'O11.town1': 20, 'P14.city0': 30, 'Q13.offboard0': 30 },
  });
  expect(earns(game, trip('2+2', TO_THE_COAST))).toBe(110);
  expect(forbids(game, trip('2+2', along(CHANGSHA_GUANGZHOU, TO_HONG_KONG)))).toBe('1880/X-trains-b');
  expect(most(game), 'Hong Kong would bring as much').toBe(110);
});

rule(
  ['1880/X-trains-b', '1880/W-08'],
  'a 3+3 of SCR runs from Taiwan to Haikou: two large and four small stops',
  () => {
    const way = along(TAIWAN_CHANGSHA, TO_THE_COAST);
    const game = about('SCR', { trains: ['3+3'], tiles: TAIWAN_LINE });
    expect(pays(game, trip('3+3', way))).toEqual({
      ...{ 'N16.offboard0': 30, 'M15.town0': 20, 'N12.city0': 40 },
      ...{ 'O11.town1': 20, 'P14.city0': 30, 'Q13.offboard0': 30 },
    });
    expect(earns(game, trip('3+3', way))).toBe(170);
    const two = about('SCR', { trains: ['2+2'], tiles: TAIWAN_LINE, phase: 'B2' });
    expect(forbids(two, trip('2+2', way)), 'six are too many for a 2+2').toBe('1880/X-trains-b');
  },
);

/** Changsha and four small towns in a row. */
const TOWNS = { N12: '235/0', O11: '8854/5', O13: '9/1', O15: '8850/2', N14: '8/3', M15: '8852/0', L16: '8851/2' };
const CHANGSHA_O11 = 'N12.city0 N12/0 O11.town1';
const THREE_TOWNS = 'O11.town1 O11/4 O13/4 O15.town0 O15/2 N14/3 M15.town0';
const TO_L16 = 'M15.town0 M15/3 L16.town0';

rule(['1880/X-trains-b', '1880/E-43'], 'small stops may use the place of large ones, not the other way round', () => {
  const game = about('SCR', { trains: ['2+2'], tiles: TOWNS });
  expect(earns(game, trip('2+2', along(CHANGSHA_O11, THREE_TOWNS))), 'one large, three small').toBe(90);
  const five = along(CHANGSHA_O11, THREE_TOWNS, TO_L16);
  expect(forbids(game, trip('2+2', five)), 'one large, four small').toBe('1880/X-trains-b');
  // Four small towns alone are no fault of the train: only a station of its own is missing on them.
  expect(forbids(game, trip('2+2', along(THREE_TOWNS, TO_L16)))).toBe('1880/X-run-a');
  expect(forbids(about('SCR', { trains: ['2'], tiles: TOWNS }), trip('2', along(THREE_TOWNS, TO_L16)))).toBe(
    '1880/X-trains-a',
  );
  const north = about('BZU', { trains: ['3+3'], tiles: TRANS_SIBERIA });
  expect(forbids(north, trip('3+3', along(RUSSIA_HARBIN, HARBIN_VLADIVOSTOK)))).toBe('1880/X-trains-b');
  expect(earns(north, trip('3+3', HARBIN_VLADIVOSTOK)), 'two large, two small').toBe(80);
});

const NINE = along(HAIKOU_WUHAN, WUHAN_HEFEI, HEFEI_SHANGHAI);

rule(
  ['1880/X-trains-c', '1880/E-45'],
  'a 6E over nine stops counts its own cheap station and the five best others',
  () => {
    const game = about('WNR', { trains: ['6E'], tiles: NINE_STOPS });
    expect(earns(game, trip('6E', NINE))).toBe(250);
    const counted = pays(game, trip('6E', NINE));
    expect(Object.keys(counted)).toHaveLength(6);
    expect(counted).toMatchObject({ 'L10.city0': 20, 'N12.city0': 50, 'K15.city0': 60 });
    const others = 'Q13.offboard0 P14.city0 N12.city0 J12.city0 K13.city0 K15.city0';
    expect(forbids(game, trip('6E', NINE, others)), 'without its station').toBe('1880/X-trains-c');
    expect(forbids(game, trip('6E', NINE, `${others} L10.city0`)), 'seven').toBe('1880/X-trains-c');
    const six = 'Q13.offboard0 P14.city0 N12.city0 L10.city0 J12.city0 K15.city0';
    expect(earns(game, trip('6E', NINE, six))).toBe(250);
    const normal = about('WNR', { trains: ['6'], tiles: NINE_STOPS });
    expect(forbids(normal, trip('6', NINE)), 'a 6 leaves none out').toBe('1880/X-trains-a');
  },
);

rule(
  ['1880/X-trains-d', '1880/X-run-h', '1880/E-44'],
  'a 6E does not pass a full foreign city but may end there',
  () => {
    const tiles = { ...NINE_STOPS, J12: '5/5' };
    const game = about('WNR', { trains: ['6E'], tiles, markers: { BCR: ['J12'] } });
    expect(forbids(game, trip('6E', NINE))).toBe('1880/X-run-h');
    expect(earns(game, trip('6E', along(HAIKOU_WUHAN, WUHAN_HEFEI)))).toBe(190);
  },
);

rule('1880/X-run-a', 'two different stops joined by track, one of them with an own marker', () => {
  const game = about('NJR', { trains: ['2'], tiles: { ...NANJING, I11: '9/2', H10: '57/2' } });
  expect(earns(game, trip('2', NANJING_HEFEI))).toBe(40);
  expect(forbids(game, trip('2', 'K13.city0')), 'one stop').toBe('1880/X-run-a');
  expect(forbids(game, trip('2', 'K13.city0 K13/5')), 'no stop at the end').toBe('1880/X-run-a');
  expect(forbids(game, trip('2', 'K13.city0 K13/1 K11/1 K9/0')), 'no track').toBe('1880/X-run-a');
  expect(forbids(game, trip('2', 'J12.city0 J12/2 I11/2 H10.city0')), 'no marker').toBe('1880/X-run-a');
});

rule('1880/X-run-b', 'a stop on the way is not left out', () => {
  const game = about('NJR', { trains: ['2'], tiles: { ...NANJING, I11: '9/2', H10: '57/2' } });
  const way = along(NANJING_HEFEI, 'J12.city0 J12/2 I11/2 H10.city0');
  expect(forbids(game, trip('2', way, 'K13.city0 H10.city0'))).toBe('1880/X-run-b');
  expect(forbids(game, trip('2', way))).toBe('1880/X-trains-a');
  expect(earns(about('NJR', { trains: ['3'], tiles: { ...NANJING, I11: '9/2', H10: '57/2' } }), trip('3', way))).toBe(
    60,
  );
});

rule('1880/X-run-c', 'no loop back to the same city', () => {
  const tiles = { K13: '15/0', J12: '5/5', K11: '7/3' };
  const game = about('NJR', { trains: ['3'], tiles });
  expect(earns(game, trip('3', NANJING_HEFEI))).toBe(50);
  expect(forbids(game, trip('3', along(NANJING_HEFEI, 'J12.city0 J12/0 K11/4 K13.city0')))).toBe('1880/X-run-c');
});

/** Beijing, Tianjin and the town of E9 in a ring; JHU is at home beside Tianjin. */
const RING = { F10: '5/1', E9: '8850/0' };
const TIANJIN_E9 = 'F10.city0 F10/2 E9.town0';

rule(
  ['1880/X-run-d', '1880/X-run-n', '1880/E-46'],
  'from one station of Beijing round to another, in yellow and green, not in brown',
  () => {
    const yellow = about('JHU', { trains: ['4'], tiles: RING });
    const printed = along('F8.city3 F8/4 F10.city0', TIANJIN_E9, 'E9.town0 E9/0 F8.city2');
    expect(earns(yellow, trip('4', printed))).toBe(80);
    const green = about('JHU', { trains: ['4'], tiles: { ...RING, F8: '8886/0' } });
    const way = along('F8.city4 F8/4 F10.city0', TIANJIN_E9, 'E9.town0 E9/0 F8.city3');
    expect(pays(green, trip('4', way))).toEqual({
      ...{ 'F8.city4': 40, 'F10.city0': 20, 'E9.town0': 20, 'F8.city3': 40 },
    });
    expect(earns(green, trip('4', way))).toBe(120);
    const three = about('JHU', { trains: ['3'], tiles: { ...RING, F8: '8886/0' } });
    expect(forbids(three, trip('3', way)), 'four stops').toBe('1880/X-trains-a');
    const plus = about('JHU', { trains: ['2+2'], tiles: { ...RING, F8: '8886/0' }, phase: 'B1' });
    expect(forbids(plus, trip('2+2', way)), 'three of them large').toBe('1880/X-trains-b');
    const brown = about('JHU', { trains: ['4'], tiles: { ...RING, F8: '8887/0' }, phase: 'C1' });
    const round = along('F8.city0 F8/4 F10.city0', TIANJIN_E9, 'E9.town0 E9/0 F8.city0');
    expect(forbids(brown, trip('4', round))).toBe('1880/X-run-d');
  },
);

rule('1880/X-run-n', 'no train passes through Beijing before it is brown', () => {
  const tiles = { F10: '57/1', G7: '9/0', H6: '57/0' };
  const through = (west: string, east: string) => trip('4', `H6.city0 H6/3 G7/3 F8.${west} F8.${east} F8/4 F10.city0`);
  const green = about('JHU', { trains: ['4'], tiles: { ...tiles, F8: '8886/0' } });
  expect(forbids(green, through('city0', 'city4'))).toBe('1880/X-run-a');
  expect(most(green)).toBe(60);
  const brown = about('JHU', { trains: ['4'], tiles: { ...tiles, F8: '8887/0' }, phase: 'C1' });
  expect(earns(brown, trip('4', 'H6.city0 H6/3 G7/3 F8.city0 F8/4 F10.city0'))).toBe(100);
});

rule('1880/X-run-e', 'no route visits the same red area or harbour twice', () => {
  const red = about('LHR', { trains: ['3'], tiles: { J2: '5/2', I3: '7/0' } });
  expect(forbids(red, trip('3', 'I1.offboard0 I1/5 J2.city0 J2/3 I3/1 I1.offboard0'))).toBe('1880/X-run-e');
  expect(most(red), 'once').toBe(40);
  const tiles = { ...SOUTH, P12: '5/4' };
  const harbour = about('SCR', { trains: ['4'], tiles: { ...tiles, P14: '15/5' }, markers: { SCR: ['P14'] } });
  const way = 'Q13.offboard0 Q13/2 P12.city0 P12/4 P14.city0 P14/0 Q13.offboard0';
  expect(forbids(harbour, trip('4', way))).toBe('1880/X-run-e');
});

rule(['1880/X-run-f', '1880/X-revenue-c', '1880/E-48'], 'Lhasa in phase B is a large stop worth nothing', () => {
  const tiles = { J2: '6/4', J4: '9/1', J6: '57/1' };
  const way = 'J6.city0 J6/1 J4/1 J2.city0 J2/0 K1.offboard0';
  const game = about('LHR', { trains: ['3'], tiles });
  expect(pays(game, trip('3', way))).toEqual({ 'J6.city0': 20, 'J2.city0': 20, 'K1.offboard0': 0 });
  expect(earns(game, trip('3', 'J2.city0 J2/0 K1.offboard0'))).toBe(20);
  const plus = about('LHR', { trains: ['2+2'], tiles, phase: 'B1' });
  expect(forbids(plus, trip('2+2', way)), 'the third large one').toBe('1880/X-trains-b');
});

rule('1880/X-run-g', 'red areas and harbours end a route', () => {
  const tiles = { N12: '235/4', N14: '9/1', M15: '8850/2' };
  const game = about('SCR', { trains: ['4'], tiles: { ...tiles, M15: '8852/2' } });
  const way = 'N12.city0 N12/4 N14/4 N16.offboard0';
  expect(earns(game, trip('4', way))).toBe(60);
  expect(forbids(game, trip('4', `${way} N16/2 M15.town0`))).toBe('1880/X-run-g');
  const red = about('LHR', { trains: ['4'], tiles: { J2: '5/5', K3: '9/1', K5: '8852/1' } });
  expect(forbids(red, trip('4', 'J2.city0 J2/0 K1.offboard0 K1/4 K3/4 K5.town0'))).toBe('1880/X-run-g');
});

rule('1880/X-run-h', 'a full foreign city ends a route; with a free place or an own marker it goes on', () => {
  const tiles = { ...NANJING, I11: '9/2', H10: '57/2' };
  const way = along(NANJING_HEFEI, 'J12.city0 J12/2 I11/2 H10.city0');
  const full = about('NJR', { trains: ['3'], tiles, markers: { BCR: ['J12'] } });
  expect(forbids(full, trip('3', way))).toBe('1880/X-run-h');
  expect(earns(full, trip('3', NANJING_HEFEI))).toBe(40);
  expect(earns(about('NJR', { trains: ['3'], tiles, markers: { NJR: ['J12'] } }), trip('3', way))).toBe(60);
  const roomy = { ...tiles, J12: '619/2' };
  expect(earns(about('NJR', { trains: ['3'], tiles: roomy, markers: { BCR: ['J12'] } }), trip('3', way))).toBe(70);
});

rule('1880/X-run-i', 'no piece of track twice; two tracks on one tile are two pieces', () => {
  const neck = { L10: '57/0', K11: '26/1', K9: '28/4', J10: '7/0', J8: '8854/0', K13: '57/1' };
  const balloon = 'L10.city0 L10/3 K11/1 K9/3 J10/1 J8.town1 J8/5 K9/4 K11/4 K13.city0';
  expect(forbids(about('WNR', { trains: ['3'], tiles: neck }), trip('3', balloon))).toBe('1880/X-run-i');
  const crossing = { L10: '57/0', K11: '20/0', J12: '5/0', J10: '8/4', K9: '7/3', K13: '57/1' };
  const twice = 'L10.city0 L10/3 K11/3 J12.city0 J12/1 J10/0 K9/4 K11/4 K13.city0';
  expect(earns(about('WNR', { trains: ['3'], tiles: crossing }), trip('3', twice))).toBe(60);
});

/** Points at I11: from Hefei to Jinan and to Zhengzhou. */
const POINTS = { ...NANJING, I11: '24/5', H10: '57/2', I9: '235/4' };
const HEFEI_JINAN = 'J12.city0 J12/2 I11/2 H10.city0';
const HEFEI_ZHENGZHOU = 'J12.city0 J12/2 I11/1 I9.city0';

rule('1880/X-run-j', 'a route does not leave a station by the track it came on', () => {
  const game = about('NJR', { trains: ['3'], tiles: POINTS, markers: { NJR: ['J12'] } });
  expect(forbids(game, trip('3', `H10.city0 H10/5 I11/5 ${HEFEI_ZHENGZHOU}`))).toBe('1880/X-run-i');
  expect(earns(game, trip('3', along(NANJING_HEFEI, HEFEI_ZHENGZHOU)))).toBe(70);
});

rule(
  ['1880/X-run-k', '1880/E-47'],
  'two trains do not share the track of a junction, but may meet in a station',
  () => {
    const game = about('NJR', { trains: ['2', '2'], tiles: POINTS, phase: 'B1', markers: { NJR: ['J12'] } });
    expect(forbids(game, trip('2', HEFEI_JINAN), trip('2.2', HEFEI_ZHENGZHOU))).toBe('1880/X-run-k');
    expect(earns(game, trip('2', HEFEI_JINAN))).toBe(40);
    expect(earns(game, trip('2', NANJING_HEFEI), trip('2.2', HEFEI_ZHENGZHOU)), 'both call at Hefei').toBe(90);
    expect(forbids(game, trip('2', NANJING_HEFEI), trip('2', HEFEI_ZHENGZHOU)), 'one train, two routes').toBe(
      '1880/X-run-k',
    );
  },
);

rule('1880/X-run-l', 'separate stations of a tile are two stops, joined ones are one', () => {
  const tiles = { N12: '8860/5', N14: '7/1', M13: '7/5' };
  const way = 'N12.city0 N12/4 N14/2 M13/0 N12.city1';
  expect(earns(about('SCR', { trains: ['3'], tiles }), trip('3', way))).toBe(80);
  const joined = about('SCR', { trains: ['4'], tiles: { ...tiles, N12: '8874/1' }, phase: 'C1' });
  expect(forbids(joined, trip('4', 'N12.city0 N12/4 N14/2 M13/0 N12.city0'))).toBe('1880/X-run-c');
  const towns = { N12: '8860/0', O11: '8858/1', P12: '5/2', O13: '7/0' };
  const pair = about('SCR', { trains: ['4'], tiles: { ...towns, N12: '235/0', O11: '8854/4', P10: '8850/3' } });
  expect(most(pair)).toBeGreaterThanOrEqual(0);
});

rule('1880/X-run-m', 'a ferry is track and no stop; towns never block', () => {
  const sea = about('HKR', { trains: ['2'], tiles: BY_SEA });
  expect(pays(sea, trip('2', SHANGHAI_QINGDAO))).toEqual({ 'K15.city0': 30, 'H14.city0': 20 });
  const game = about('SCR', { trains: ['3'], tiles: SOUTH, open: ['SCR', 'BCR', 'CKR', 'NJR'] });
  expect(earns(game, trip('3', CHANGSHA_GUANGZHOU)), 'through the town of O11').toBe(80);
});
