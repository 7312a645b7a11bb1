import { expect } from 'vitest';
import { bestRunOf, mustBuy } from '../index.ts';
import { about, along, type Line, pays, says } from './lines.ts';
import { PASS, play, rule, run, situation, types, verdict } from './situation.ts';

/** Aachen – town K4 – Düren. */
const TOWN_END = { K4: '4/1' };
const AACHEN_TOWN = 'K2.city0 K2/4 K4.town0';
const TOWN_DUEREN = 'K4.town0 K4/4 K6.city0';

rule(['18rhi/E-01', '18rhi/6.2.3-c', '18rhi/6.1.2-f'], 'a town may end a route and then counts', () => {
  const two = about('ADR', { trains: ['2'], tiles: TOWN_END });
  expect(says(two, '2', AACHEN_TOWN)).toBe('legal');
  expect(says(two, '2', along(AACHEN_TOWN, TOWN_DUEREN)), 'inside it does not count').toBe('legal');
  const dueren = about('ADR', { trains: ['2'], tiles: TOWN_END, markers: { ADR: ['K6'] } });
  expect(says(dueren, '2', TOWN_DUEREN)).toBe('legal');
});

/** Düren – town K4 – Aachen – town J3 – Gladbach. */
const WEST = { K4: '4/1', K2: '930/0', J3: '55/0', H5: '9/0', G6: '942/3' };
const TOWN_AACHEN_TOWN = 'K4.town0 K4/1 K2.city0 K2/3 J3.town0';
const DUEREN_AACHEN_TOWN = `K6.city0 K6/1 ${TOWN_AACHEN_TOWN}`;

rule(
  ['18rhi/X-01', '18rhi/X-02', '18rhi/E-02', '18rhi/6.2.3-b', '18rhi/6.2.3-c'],
  'city – city – town and town – city – town need three; inside a town is free',
  () => {
    const game = about('ADR', { trains: ['2', '3'], phase: '3', tiles: WEST });
    for (const way of [TOWN_AACHEN_TOWN, DUEREN_AACHEN_TOWN]) {
      expect(says(game, '2', way)).toBe('18rhi/6.2.3-b');
      expect(says(game, '3', way)).toBe('legal');
    }
    const extended = along(DUEREN_AACHEN_TOWN, 'J3.town0 J3/3 I4/3 H5/3 G6.city0');
    expect(says(game, '3', extended)).toBe('legal');
    expect(pays(game, 'ADR', '3', extended), 'it still pays').toMatchObject({ 'J3.town0': 10 });
  },
);

rule(['18rhi/E-03', '18rhi/6.2.2-b'], 'without an own marker nothing is a route', () => {
  const game = about('CME', { trains: ['2'], tiles: TOWN_END });
  expect(says(game, '2', TOWN_DUEREN)).toBe('18rhi/6.2.2-b');
});

/** On the right bank of Düsseldorf Deutz comes in at 5 and Elberfeld at 4, on the left bank Köln at 0 and Duisburg at 2. */
const RHINE = { H11: '8/0', G10: '2/2', F11: '9/1', H9: '4/2', G8: '8/3', E8: '1/2' };
const GREEN = { ...RHINE, F9: '922/0' };
const FROM_DEUTZ = 'I10.city2 I10/3 H11/2 G10.town0 G10/2 F9.city1';
const TO_ELBERFELD = 'F9.city1 F9/4 F11/4 F13.city0';
const FERRY = 'F9.city1 F9.city0';
const TO_KOELN = 'F9.city0 F9/0 G8/5 H9.town0 H9/5 I10.city1';
const TO_DUISBURG = 'F9.city0 F9/2 E8.town0 E8/3 D9.city0';
const RIGHT_TO_RIGHT = along(FROM_DEUTZ, TO_ELBERFELD);
const cme = (line: Partial<Line>) => about('CME', { trains: ['3'], phase: '3', tiles: GREEN, ...line });

rule(
  ['18rhi/X-05', '18rhi/6.2.3.1-d', '18rhi/6.2.3.1-b', '18rhi/6.2.3.1-j'],
  'by the ferry of Düsseldorf from Deutz to Köln',
  () => {
    expect(pays(cme({}), 'CME', '3', along(FROM_DEUTZ, FERRY, TO_KOELN))).toMatchObject({
      ...{ 'I10.city2': 20, F9: 30, 'I10.city1': 30 },
    });
  },
);

rule(
  ['18rhi/X-07', '18rhi/6.2.3.1-e', '18rhi/6.2.3.1-c'],
  'a right bank full of others is passed over the free left circle only',
  () => {
    const game = cme({ floated: ['DEE'], markers: { BME: ['F9.city1'] } });
    expect(says(game, '3', RIGHT_TO_RIGHT)).toBe('18rhi/6.2.3.1-e');
    expect(pays(game, 'CME', '3', along(FROM_DEUTZ, FERRY, TO_DUISBURG))).toMatchObject({ F9: 30 });
  },
);

rule(['18rhi/E-48', '18rhi/6.2.3-d', '18rhi/6.2.3.1-i'], 'ending there is not passing: the higher value', () => {
  const game = cme({ floated: ['DEE'], markers: { BME: ['F9.city1'] } });
  expect(pays(game, 'CME', '3', FROM_DEUTZ)).toMatchObject({ F9: 40 });
});

rule(['18rhi/E-49', '18rhi/6.2.2-c'], 'an own marker on the right bank lets pass without crossing', () => {
  const game = cme({ markers: { BME: ['F9.city1'], CME: ['F9.city1'] } });
  expect(pays(game, 'CME', '3', RIGHT_TO_RIGHT)).toMatchObject({ F9: 40 });
});

rule(
  ['18rhi/6.2.3.1-e', '18rhi/6.2.3.1-h'],
  'an own marker on the left bank does not open a full right bank, nor does over and back',
  () => {
    const game = cme({ floated: ['DEE'], markers: { BME: ['F9.city1'], CME: ['F9.city0'] } });
    expect(says(game, '3', RIGHT_TO_RIGHT)).toBe('18rhi/6.2.3.1-e');
    expect(says(game, '3', along(FROM_DEUTZ, FERRY, 'F9.city0 F9.city1', TO_ELBERFELD))).toBe('18rhi/6.2.3.1-h');
  },
);

rule(['18rhi/E-51', '18rhi/6.1.2-d'], 'three foreign markers close the green metropolis to all others', () => {
  const game = cme({ floated: ['DEE'], markers: { BME: ['F9.city1'], RhE: ['F9.city0'] } });
  for (const way of [RIGHT_TO_RIGHT, along(FROM_DEUTZ, FERRY, TO_KOELN)])
    expect(says(game, '3', way)).toBe('18rhi/6.2.3.1-e');
  expect(says(game, '3', FROM_DEUTZ)).toBe('legal');
});

rule(['18rhi/E-52', '18rhi/6.2.3.1-g'], 'a brown metropolis has one value and one city', () => {
  const game = cme({ phase: '5', tiles: { ...RHINE, F9: '927/0' }, floated: ['DEE'], markers: { BME: ['F9.city0'] } });
  const way = along(FROM_DEUTZ, TO_ELBERFELD).replaceAll('F9.city1', 'F9.city0');
  expect(pays(game, 'CME', '3', way)).toMatchObject({ 'F9.city0': 50 });
});

rule(['18rhi/6.1.2-e', '18rhi/E-26'], 'a home marker lying face down bars nobody', () => {
  const asleep = cme({ markers: { BME: ['F9.city1'] } });
  expect(says(asleep, '3', RIGHT_TO_RIGHT), 'DEE has not floated').toBe('legal');
  const awake = cme({ floated: ['DEE'], markers: { BME: ['F9.city1'] } });
  expect(says(awake, '3', RIGHT_TO_RIGHT)).toBe('18rhi/6.2.3.1-e');
});

/** Roermond – Krefeld – Duisburg – Herne – Östliches Ruhrgebiet. */
const IRON_RHINE = { G4: '8/1', F5: '55/0', E6: '934/0', E8: '56/0', D9: '925/0', C10: '69/2', C12: '942/1' };
const ANTWERPEN_ROERMOND = 'H1.offboard0 H1/3 G2.city0';

rule(
  ['18rhi/E-70', '18rhi/6.2.4.1-c', '18rhi/6.2.4.1-e'],
  'Antwerpen without the Ruhr is no end of a route, and no duty to own a train',
  () => {
    const game = about('GVE', { trains: ['2'], tiles: {}, markers: { GVE: ['G2.city0'] } });
    expect(bestRunOf(game.state, 'GVE').routes).toEqual([]);
    expect(mustBuy(game.state, 'GVE')).toBe(false);
    const line = about('GVE', { trains: ['2', '3'], tiles: { G4: '9/1' }, markers: { GVE: ['G2.city0'] } });
    expect(says(line, '2', ANTWERPEN_ROERMOND)).toBe('18rhi/6.2.4.1-c');
  },
);

const ROERMOND_DUISBURG = 'G2.city0 G2/4 G4/3 F5.town0 F5/3 E6.city0 E6/4 E8.town1 E8/3 D9.city0 D9.city1';
const DUISBURG_RUHR = 'D9.city1 D9/3 C10.town1 C10/4 C12.city0 C12/4 C14.offboard1';
const THE_IRON_RHINE = along(ANTWERPEN_ROERMOND, ROERMOND_DUISBURG, DUISBURG_RUHR);

rule(
  ['18rhi/6.2.4.1-a', '18rhi/6.2.4.1-b', '18rhi/6.2.4.1-d', '18rhi/E-54', '18rhi/E-53'],
  'Antwerpen and the Ruhr bring 80, beside coal and steel; a foreign marker in Roermond bars the way',
  () => {
    const line = { trains: ['6'], phase: '6', tiles: IRON_RHINE, draw: 1 } as const;
    const game = about('CCE', line);
    expect(pays(game, 'CCE', '6', THE_IRON_RHINE)).toMatchObject({ 'H1.offboard0': 0, ironRhine: 80, montan: 40 });
    const barred = about('CCE', { ...line, markers: { GVE: ['G2.city0'] } });
    expect(says(barred, '6', THE_IRON_RHINE)).toBe('18rhi/6.2.2-c');
    expect(says(barred, '6', along(ROERMOND_DUISBURG, DUISBURG_RUHR)), 'as an end').toBe('legal');
  },
);

/** Krefeld – Venlo – Boxtel. */
const BOXTEL = { C4: '3/0', D3: '9/0', F3: '8/2', F5: '56/0', E6: '202/0' };
const KREFELD_VENLO = 'E6.city0 E6/0 F5.town1 F5/1 F3/2 E2.offboard0';
const KREFELD_BOXTEL = along(KREFELD_VENLO, 'E2.offboard0 E2/3 D3/3 C4.town0 C4/1 C2.offboard0');

rule(
  ['18rhi/6.2.2-d', '18rhi/6.2.3-i', '18rhi/6.2.3-m', '18rhi/E-57', '18rhi/6.2.3-e'],
  'trains pass Venlo; a foreign marker closes it, and Boxtel, altogether',
  () => {
    const line = { trains: ['3'], phase: '3', tiles: BOXTEL } as const;
    expect(says(about('CCE', line), '3', KREFELD_BOXTEL)).toBe('legal');
    expect(says(about('CCE', { ...line, markers: { GVE: ['C2'] } }), '3', KREFELD_BOXTEL)).toBe('18rhi/6.2.3-i');
    expect(says(about('CCE', { ...line, markers: { CCE: ['C2'] } }), '3', KREFELD_BOXTEL)).toBe('legal');
    const venlo = about('CCE', { ...line, markers: { GVE: ['E2'] } });
    expect(says(venlo, '3', KREFELD_BOXTEL)).toBe('18rhi/6.2.3-i');
    expect(says(venlo, '3', KREFELD_VENLO), 'as an end too').toBe('18rhi/6.2.3-i');
    const letter = about('CCE', { ...line, options: { venlo: 'end-only' } });
    expect(says(letter, '3', KREFELD_BOXTEL)).toBe('18rhi/6.2.3-e');
  },
);

/** Arnhem – Wesel – Duisburg – Düsseldorf – Köln – Frankfurt; the metropoles are brown. */
const RHEINGOLD = {
  ...{ B9: '6/5', C10: '1/5', D9: '929/0', E10: '8/0', F9: '927/0' },
  ...{ G10: '2/2', H11: '8/0', I10: '928/0', I12: '58/5', J13: '8/0', K12: '58/3' },
};
const ARNHEM_WESEL = 'A6.offboard0 A6/5 B7/4 B9.city0';
const WESEL_KOELN = 'B9.city0 B9/5 C10.town0 C10/0 D9.city0 D9/5 E10/0 F9.city0 F9/5 G10.town0 G10/5 H11/0 I10.city0';
const KOELN_FRANKFURT = 'I10.city0 I10/4 I12.town0 I12/5 J13/0 K12.town0 K12/5 L13.offboard0';

rule(
  ['18rhi/6.2.4.4-a', '18rhi/6.2.4.4-b', '18rhi/6.2.4.4-d', '18rhi/E-55', '18rhi/E-58', '18rhi/6.2.1.3-f'],
  'the 8-train starts in the north; to the south its metropoles count double',
  () => {
    const game = about('CME', { trains: ['8'], phase: '8', tiles: RHEINGOLD });
    expect(says(game, '8', KOELN_FRANKFURT)).toBe('18rhi/6.2.4.4-a');
    const half = along(ARNHEM_WESEL, WESEL_KOELN);
    expect(says(game, '8', half)).toBe('legal');
    expect(pays(game, 'CME', '8', half)).toMatchObject({ 'I10.city0': 50, 'F9.city0': 50 });
    const whole = along(half, KOELN_FRANKFURT);
    expect(pays(game, 'CME', '8', whole)).toMatchObject({ 'I10.city0': 100, 'F9.city0': 100, 'D9.city0': 100 });
    expect(pays(game, 'CME', '8', whole), 'no town').toMatchObject({ 'C10.town0': 0 });
    const toTown = along(half, 'I10.city0 I10/4 I12.town0');
    expect(says(game, '8', toTown)).toBe('18rhi/6.2.4.4-b');
  },
);

rule(['18rhi/6.2.3-a', '18rhi/4.2.2-i'], 'with a route something runs; without one the company stays idle', () => {
  const game = about('ADR', { trains: ['2'], tiles: TOWN_END });
  expect(verdict(game, run())).toBe('18rhi/6.2.3-a');
  expect(verdict(game, PASS)).toBe('18rhi/6.2.3-a');
  const mkb = situation({ turn: { company: 'MKB' }, shares: { MKB: [[0, [20, 20, 20]]] }, trains: { MKB: ['2'] } });
  expect(types(play(mkb, PASS))).toEqual(expect.arrayContaining(['didNotRun', 'priceMoved']));
  expect(verdict(mkb, PASS), 'no duty').toBe('legal');
});

rule(['18rhi/X-08', '18rhi/6.2.3.1-f'], 'the only own marker of the route across the river must be run over', () => {
  const game = about('RhE', { trains: ['3'], phase: '3', tiles: GREEN, markers: { RhE: ['F9.city0'] } });
  expect(says(game, '3', RIGHT_TO_RIGHT)).toBe('18rhi/6.2.3.1-f');
  expect(pays(game, 'RhE', '3', along(FROM_DEUTZ, FERRY))).toMatchObject({ F9: 30 });
});

rule(
  ['18rhi/E-65', '18rhi/6.2.4.2-a', '18rhi/6.2.4.2-c', '18rhi/6.2.4.2-f'],
  'coal on J3 and steel in Krefeld bring 20, from brown on 40',
  () => {
    const tiles = { ...WEST, F7: '8/0', E6: '202/3' };
    const way = 'K2.city0 K2/3 J3.town0 J3/3 I4/3 H5/3 G6.city0 G6/3 F7/2 E6.city0';
    for (const [phase, montan] of [
      ['3', 20],
      ['5', 40],
    ] as const) {
      expect(pays(about('ADR', { trains: ['3'], phase, tiles, draw: 1 }), 'ADR', '3', way)).toMatchObject({ montan });
    }
    expect(pays(about('ADR', { trains: ['3'], phase: '3', tiles, draw: 2 }), 'ADR', '3', way)).not.toHaveProperty(
      'montan',
    );
  },
);
