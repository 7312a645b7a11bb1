import { expect } from 'vitest';
import { about, along, earns, type Line, pays, says } from './lines.ts';
import { buyTrain, PASS, play, refusedBy, rule, run, situation, trip, verdict } from './situation.ts';

/** Aachen – town K4 – Düren, and from there over a fork to Bonn, which leads on to Basel, and to the south side of Köln. */
const SOUTH = { K4: '4/1', K8: '24/1', J9: '9/0', K10: '6/5' };
const AACHEN_DUEREN = 'K2.city0 K2/4 K4.town0 K4/4 K6.city0';
const DUEREN_BONN = 'K6.city0 K6/4 K8/4 K10.city0';
const DUEREN_KOELN = 'K6.city0 K6/4 K8/3 J9/3 I10.city0';

/** Aachen – town J3 – Gladbach – Krefeld. */
const WEST = {
  ...{ J9: '9/0', K8: '8/1', K4: '4/1', K2: '930/0', J3: '55/0', H5: '9/0', G6: '942/3', F7: '8/0', E6: '202/3' },
};
const AACHEN_GLADBACH = 'K2.city0 K2/3 J3.town0 J3/3 I4/3 H5/3 G6.city0';
const GLADBACH_KREFELD = 'G6.city0 G6/3 F7/2 E6.city0';
const OVER_J3 = along(AACHEN_GLADBACH, GLADBACH_KREFELD);

/** Arnhem – Wesel – Duisburg – Düsseldorf – Köln – Frankfurt; the metropoles are brown. */
const RHEINGOLD = {
  ...{ B9: '6/5', C10: '1/5', D9: '929/0', E10: '8/0', F9: '927/0' },
  ...{ G10: '2/2', H11: '8/0', I10: '928/0', I12: '58/5', J13: '8/0', K12: '58/3' },
};
const ARNHEM_KOELN =
  'A6.offboard0 A6/5 B7/4 B9.city0 B9/5 C10.town0 C10/0 D9.city0 D9/5 E10/0 F9.city0 F9/5 G10.town0 G10/5 H11/0 I10.city0';
const KOELN_KREFELD = along('I10.city0 I10/0 J9/0 K8/1 K6.city0', 'K6.city0 K6/1 K4.town0 K4/1 K2.city0', OVER_J3);

/** Nijmegen – Venlo – Krefeld. */
const VENLO = { C4: '58/0', D3: '9/0', F3: '8/2', F5: '56/0', E6: '202/0' };
const NIJMEGEN_KREFELD = 'A4.offboard0 A4/0 B3/5 C4.town0 C4/0 D3/0 E2.offboard0 E2/5 F3/4 F5.town1 F5/3 E6.city0';

rule(
  ['18rhi/6.1.1-a', '18rhi/6.1.1-b'],
  'cities, towns and red areas pay, the rest is terrain; red ones by the phase',
  () => {
    const at = (phase: '3' | '5') => about('CCE', { trains: ['3'], phase, tiles: VENLO });
    const fields = (red: readonly [number, number]) => ({
      ...{ 'A4.offboard0': red[0], 'C4.town0': 10, 'E2.offboard0': red[1], 'F5.town1': 10, 'E6.city0': 30 },
    });
    expect(pays(at('3'), 'CCE', '3', NIJMEGEN_KREFELD)).toEqual(fields([40, 20]));
    expect(pays(at('5'), 'CCE', '3', NIJMEGEN_KREFELD)).toEqual(fields([60, 40]));
    const siegerland = 'J15.city0 J15/2 I14/3 H15/2 G14/2 F13.city1';
    const grey = about('BME', { trains: ['2'], phase: '3', tiles: { G14: '9/2' } });
    expect(Object.keys(pays(grey, 'BME', '2', siegerland))).toEqual(['J15.city0', 'F13.city1']);
  },
);

rule('18rhi/6.1.2-b', 'no piece of track twice; two tracks of one hex are different', () => {
  const tiles = { ...SOUTH, K8: '31/2', J7: '28/5', I8: '7/5', J9: '7/1' };
  const game = about('ADR', { trains: ['4'], phase: '4', tiles, markers: { ADR: ['K6', 'K10'] } });
  expect(says(game, '4', 'K6.city0 K6/4 K8/2 J7/3 I8/5 J9/1 J7/5 K8/4 K10.city0')).toBe('18rhi/6.1.2-b');
  const knot = { G6: '942/3', F7: '7/0', F5: '2/4', F3: '7/4', G4: '27/2' };
  const twice = 'G6.city0 G6/3 F7/1 F5.town0 F5/1 F3/5 G4/3 F5.town1 F5/5 G6.city1';
  expect(says(about('GVE', { trains: ['2'], phase: '3', tiles: knot }), '2', twice)).toBe('legal');
});

rule('18rhi/6.1.2-c', 'a fork is not a way between its branches', () => {
  const game = about('RhE', { trains: ['3'], phase: '3', tiles: SOUTH, markers: { RhE: ['K10'] } });
  expect(says(game, '3', DUEREN_KOELN)).toBe('legal');
  expect(says(game, '3', DUEREN_BONN)).toBe('legal');
  expect(says(game, '3', 'K10.city0 K10/1 K8/3 J9/3 I10.city0')).toBe('18rhi/6.1.2-f');
});

rule('18rhi/6.2.3-f', 'no train leaves out a city on its way, not even the 8-train', () => {
  const way = along(AACHEN_DUEREN, DUEREN_BONN);
  for (const train of ['2', '3', '6'] as const) {
    const game = about('ADR', { trains: [train], phase: '6', tiles: SOUTH });
    const skipping = { ...trip(train, way), counts: ['K2.city0', 'K4.town0', 'K10.city0'] };
    expect(verdict(game, { type: 'run', routes: [skipping] }), train).toBe('18rhi/6.2.3-f');
  }
  const line = { trains: ['8'], phase: '8', tiles: { ...RHEINGOLD, ...WEST } } as const;
  const nine = along(ARNHEM_KOELN, KOELN_KREFELD);
  expect(says(about('CME', line), '8', nine), 'nine stops').toBe('18rhi/6.2.3-b');
  const eight = ['A6', 'D9', 'F9', 'I10', 'K6', 'K2', 'G6', 'E6'].map(
    (hex) => `${hex}.${hex === 'A6' ? 'offboard0' : 'city0'}`,
  );
  const skipping = { ...trip('8', nine), counts: eight };
  expect(verdict(about('CME', line), { type: 'run', routes: [skipping] }), 'Wesel left out').toBe('18rhi/6.2.3-f');
});

rule('18rhi/6.2.3-g', 'a loop does not bring a train back to the city or the town it came from', () => {
  const tiles = { ...SOUTH, K6: '15/1', K8: '7/1', J7: '7/5' };
  const round = about('ADR', { trains: ['4'], phase: '4', tiles });
  expect(says(round, '4', along(AACHEN_DUEREN, 'K6.city0 K6/3 J7/5 K8/1 K6.city0'))).toBe('18rhi/6.2.3-g');
  const loop = { E6: '202/0', F5: '88/0', G4: '7/2', F3: '7/4', F7: '27/0', G6: '942/3' };
  const town = about('CCE', { trains: ['4'], phase: '4', tiles: loop });
  expect(says(town, '4', 'E6.city0 E6/0 F5.town0 F5/4 F7/0 G6.city0')).toBe('legal');
  const twice = 'E6.city0 E6/0 F5.town0 F5/0 G4/2 F3/4 F5.town0 F5/4 F7/0 G6.city0';
  expect(says(town, '4', twice)).toBe('18rhi/6.2.3-g');
});

rule(
  ['18rhi/6.2.3-j', '18rhi/6.2.3-k', '18rhi/6.2.4-a'],
  'routes share no track and no fork, but meet in cities; all are added up',
  () => {
    const game = about('RhE', { trains: ['2', '2'], tiles: SOUTH, phase: '3', markers: { RhE: ['K6', 'K10'] } });
    const both = (one: string, other: string) => verdict(game, run(trip('2', one), trip('2.2', other)));
    expect(both(DUEREN_BONN, DUEREN_BONN)).toBe('18rhi/6.2.3-j');
    expect(both(DUEREN_BONN, DUEREN_KOELN), 'the fork').toBe('18rhi/6.2.3-j');
    expect(both(DUEREN_KOELN, AACHEN_DUEREN), 'in Düren').toBe('legal');
    expect([earns(game, trip('2', DUEREN_KOELN)), earns(game, trip('2', AACHEN_DUEREN))]).toEqual([50, 50]);
    expect(earns(game, trip('2', DUEREN_KOELN), trip('2.2', AACHEN_DUEREN))).toBe(100);
  },
);

rule('18rhi/6.2.3-l', 'a train bought in this turn does not run in it', () => {
  const game = situation({
    shares: { ADR: [[0, [20, 10, 10, 10]]] },
    treasury: { ADR: 300 },
    tiles: SOUTH,
    turn: { company: 'ADR' },
  });
  play(game, PASS, buyTrain('2', 'depot', 100));
  expect(refusedBy(game, run(trip('2', AACHEN_DUEREN)))).toBe('18rhi/6.2-a');
});

/** Köln's north and south sides joined through Düren. */
const ROUND_KOELN = { H9: '142/2', H7: '7/4', I8: '8/0', J7: '9/0', K6: '15/1', K8: '8/1', J9: '9/0' };
const NORTH_TO_DUEREN = 'I10.city1 I10/2 H9.town0 H9/1 H7/5 I8/0 J7/0 K6.city0';
const DUEREN_TO_SOUTH = 'K6.city0 K6/4 K8/3 J9/3 I10.city0';

rule(
  ['18rhi/6.2.3.1-a', '18rhi/X-06', '18rhi/E-63'],
  'yellow Köln: its left circles are one city, joined by no track',
  () => {
    const rhe = about('RhE', { trains: ['3'], phase: '3', tiles: ROUND_KOELN });
    expect(says(rhe, '3', DUEREN_TO_SOUTH)).toBe('legal');
    expect(says(rhe, '3', along(NORTH_TO_DUEREN, DUEREN_TO_SOUTH)), 'out north, back south').toBe('18rhi/6.2.3.1-a');
    expect(says(rhe, '3', NORTH_TO_DUEREN), 'its marker serves the south only').toBe('18rhi/6.2.2-b');
    const through = along(DUEREN_TO_SOUTH, 'I10.city0 I10.city1', 'I10.city1 I10/2 H9.town0');
    expect(says(rhe, '3', through), 'from J9 to H9').toBe('18rhi/6.2.3.1-a');
  },
);

/** Siegerland (steel) – Duisburg – Herne – Östliches Ruhrgebiet (coal). */
const SIEGERLAND_RUHR = {
  ...{ J13: '8/2', I12: '4/2', H11: '9/2', G10: '56/2', F11: '8/0', E10: '9/2' },
  ...{ D9: '925/0', C10: '69/2', C12: '942/1' },
};
const TWO_AND_TWO = along(
  'J15.city0 J15/1 J13/2 I12.town0 I12/2 H11/2 G10.town1 G10/3 F11/2 E10/2 D9.city1',
  'D9.city1 D9/3 C10.town1 C10/4 C12.city0 C12/4 C14.offboard1',
);
const montan = (draw: number, phase: '4' | '5' = '4') => {
  const line = { trains: ['4'], tiles: SIEGERLAND_RUHR, markers: { CME: ['D9.city1'] } } as const;
  return pays(about('CME', { ...line, draw, phase }), 'CME', '4', TWO_AND_TWO)['montan'];
};

rule('18rhi/6.2.4.2-b', 'two coal mines and two steel mills bring the double bonus, two and one the single', () => {
  expect([montan(6), montan(6, '5')], 'coal in C12, steel in Duisburg').toEqual([40, 80]);
  expect([montan(5), montan(9)], 'one of them').toEqual([20, 20]);
  const tiles = {
    ...{ E14: '9/0', G14: '9/2', J13: '8/2', I12: '4/2', H11: '9/2', G10: '56/2', F11: '9/0', E12: '56/0' },
    ...{ D11: '938/3', D9: '929/0', D7: '947/1' },
  };
  const way = along(
    'D15.offboard0 D15/0 E14/0 F13.city1 F13/5 G14/5 H15/0 I14/5 J15.city0',
    'J15.city0 J15/1 J13/2 I12.town0 I12/2 H11/2 G10.town1 G10/3 F11/3 E12.town0 E12/2 D11.city1 D11/1 D9.city0',
    'D9.city0 D9/1 D7.city0',
  );
  const three = about('BME', { trains: ['6'], phase: '6', tiles, draw: 9 });
  expect(pays(three, 'BME', '6', way), 'three coal mines').toMatchObject({ montan: 80 });
});

rule('18rhi/E-64', 'from C12 into the Ruhr counts the coal mine of that entry, never the steel of another', () => {
  const tiles = { C12: '917/4', D13: '216/1' };
  const herne = about('BME', { trains: ['3'], phase: '5', tiles, draw: 5, markers: { BME: ['D13', 'C12.city1'] } });
  expect(pays(herne, 'BME', '3', 'C12.city1 C12/4 C14.offboard1')).not.toHaveProperty('montan');
  const essen = 'C12.city0 C12/5 D13.city0 D13/3 C14.offboard0';
  expect(pays(herne, 'BME', '3', essen), 'from D13').toMatchObject({ montan: 40 });
  expect(montan(7), 'coal of the entry, steel of Siegerland').toBe(20);
});

rule('18rhi/6.2.4.2-d', 'brown Moers has a coal mine', () => {
  const tiles = { D9: '929/0', D7: '947/1' };
  const at = (draw: number) => about('CME', { trains: ['2'], phase: '5', tiles, draw, markers: { CME: ['D9'] } });
  const way = 'D9.city0 D9/1 D7.city0';
  expect(pays(at(6), 'CME', '2', way), 'steel in Duisburg').toMatchObject({ montan: 40 });
  expect(pays(at(5), 'CME', '2', way)).not.toHaveProperty('montan');
});

const adr = (line: Partial<Line>) => about('ADR', { trains: ['3'], phase: '3', tiles: WEST, draw: 1, ...line });

rule(['18rhi/6.2.4.2-g', '18rhi/6.2.4-a'], 'coal on one route and steel on the other bring nothing', () => {
  const game = adr({ trains: ['2', '2', '3'], markers: { ADR: ['G6.city0'] } });
  expect(earns(game, trip('2', AACHEN_GLADBACH), trip('2.2', GLADBACH_KREFELD))).toBe(70 + 60);
  expect(earns(game, trip('3', OVER_J3)), 'on one route').toBe(100 + 20);
});

rule('18rhi/3.2-i', 'the steel mill of Krefeld stays under every tile and in every phase', () => {
  for (const [E6, phase] of [
    ['202/3', '2'],
    ['934/3', '3'],
    ['216/3', '8'],
  ] as const) {
    expect(pays(adr({ phase, tiles: { ...WEST, E6 } }), 'ADR', '3', OVER_J3), phase).toHaveProperty('montan');
  }
});

/** One entry after the other of the Östliches Ruhrgebiet: from E14, from C12, from D13 to the north-east, to the east. */
const ENTRIES = [{ E14: '9/0' }, { C12: '937/0' }, { D13: '202/1' }, { D13: '934/1' }];
const BARMEN_RUHR = 'F13.city1 F13/3 E14/3 D15.offboard0';

rule(
  ['18rhi/X-11', '18rhi/6.2.4.3-c', '18rhi/6.1.1-b'],
  'one to four linked entries: 20, 30, 40, 50 in every phase',
  () => {
    for (const phase of ['2', '3', '5', '8'] as const) {
      const paid = ENTRIES.map((_, i) => {
        const tiles = Object.assign({}, ...ENTRIES.slice(0, i + 1));
        return pays(about('BME', { trains: ['2'], phase, tiles }), 'BME', '2', BARMEN_RUHR)['D15.offboard0'];
      });
      expect(paid, `phase ${phase}`).toEqual([20, 30, 40, 50]);
    }
  },
);

rule(
  ['18rhi/E-61', '18rhi/6.2.4.3-b'],
  'two trains take two entries for the full value each; one train takes one',
  () => {
    const tiles = { E14: '9/0', D13: '934/1' };
    const game = about('BME', { trains: ['2', '2', '3'], phase: '3', tiles, draw: 2, markers: { BME: ['D13'] } });
    const essen = 'D13.city0 D13/4 D15.offboard1';
    expect(earns(game, trip('2', BARMEN_RUHR), trip('2.2', essen))).toBe(30 + 40 + 40 + 40);
    expect(verdict(game, run(trip('2', essen), trip('2.2', essen))), 'one entry').toBe('18rhi/6.2.3-j');
    expect(says(game, '3', along('C14.offboard0 C14/0 D13.city0', essen))).toBe('18rhi/6.2.3-h');
  },
);

rule('18rhi/6.2.4.4-c', 'coal and steel bring the 8-train nothing', () => {
  const steel = { ...RHEINGOLD, D9: '929/0', D7: '947/1', K4: '4/1', K8: '8/1', J9: '9/0' };
  const way = along(ARNHEM_KOELN, 'I10.city0 I10/0 J9/0 K8/1 K6.city0 K6/1 K4.town0 K4/1 K2.city0');
  const at = (train: '6' | '8') => about('CME', { trains: [train, '8'], phase: '8', tiles: steel, draw: 2 });
  const inner = way.slice(way.indexOf('D9.city0'));
  expect(pays(at('6'), 'CME', '6', inner), 'coal of K4, steel of Duisburg').toMatchObject({ montan: 40 });
  expect(pays(at('8'), 'CME', '8', way)).not.toHaveProperty('montan');
});

rule('18rhi/6.2.4.4-e', 'the 8-train does not run through Venlo', () => {
  const at = (train: '6' | '8') => about('CCE', { trains: [train], phase: '8', tiles: VENLO });
  expect(says(at('8'), '8', NIJMEGEN_KREFELD)).toBe('18rhi/6.2.4.4-e');
  expect(says(at('6'), '6', NIJMEGEN_KREFELD)).toBe('legal');
});

rule('18rhi/6.2.4.4-f', 'by ferry the lower value of a green metropolis is doubled', () => {
  const tiles = { ...RHEINGOLD, H9: '4/2', G8: '8/3', D9: '925/0', F9: '921/0', I10: '924/0' };
  const game = about('CME', { trains: ['8'], phase: '8', tiles });
  const ferries =
    'A6.offboard0 A6/5 B7/4 B9.city0 B9/5 C10.town0 C10/0 D9.city1 D9/5 E10/0 F9.city1 F9.city0 F9/0 G8/5 H9.town0 H9/5 I10.city0 I10.city1';
  const south = 'I10.city1 I10/4 I12.town0 I12/5 J13/0 K12.town0 K12/5 L13.offboard0';
  expect(pays(game, 'CME', '8', along(ferries, south))).toMatchObject({ D9: 80, F9: 60, I10: 60 });
  expect(pays(game, 'CME', '8', ferries), 'not doubled').toMatchObject({ D9: 40, F9: 30, I10: 30 });
});

rule(
  '18rhi/E-50',
  'with Krefeld and its marker on the route nothing forces CCE over to its marker in Düsseldorf',
  () => {
    const tiles = { E6: '202/2', E8: '56/0', D9: '929/0', E10: '8/0', F9: '921/0', G10: '2/2', H11: '8/0' };
    const game = about('CCE', { trains: ['4'], phase: '5', tiles, markers: { CCE: ['F9.city0'] } });
    const toDeutz = 'D9.city0 D9/5 E10/0 F9.city1 F9/5 G10.town0 G10/5 H11/0 I10.city2';
    expect(says(game, '4', toDeutz)).toBe('18rhi/6.2.3.1-f');
    expect(pays(game, 'CCE', '4', along('E6.city0 E6/4 E8.town1 E8/3 D9.city0', toDeutz))).toMatchObject({ F9: 40 });
  },
);

rule(
  ['18rhi/E-56', '18rhi/6.2.3-f'],
  'from the north to the south with nine stops the 8-train cannot arrive, with eight it can',
  () => {
    const south = { H9: '142/2', H7: '7/4', I8: '8/0', J7: '9/0', K6: '15/1', K8: '9/1', K10: '15/5' };
    const toDuisburg = 'A6.offboard0 A6/5 B7/4 B9.city0 B9/5 C10.town0 C10/0 D9.city0';
    const toKoeln = 'F9.city0 F9/5 G10.town0 G10/5 H11/0 I10.city0';
    const toBasel = 'I10.city0 I10/2 H9.town0 H9/1 H7/5 I8/0 J7/0 K6.city0 K6/4 K8/4 K10.city0 K10/5 L11.offboard0';
    const eight = along(toDuisburg, 'D9.city0 D9/5 E10/0 F9.city0', toKoeln, toBasel);
    const straight = about('CME', { trains: ['8'], phase: '8', tiles: { ...RHEINGOLD, ...south } });
    expect(says(straight, '8', eight)).toBe('legal');
    const tiles = { ...RHEINGOLD, ...south, D11: '920/0', E12: '2/0', E10: '8/4', G10: '55/5' };
    const detour = about('CME', { trains: ['8'], phase: '8', tiles });
    const nine = along(toDuisburg, 'D9.city0 D9/4 D11.city0 D11/5 E12.town1 E12/1 E10/0 F9.city0', toKoeln, toBasel);
    expect(says(detour, '8', nine)).toBe('18rhi/6.2.3-b');
    const stops = [
      'A6.offboard0',
      'B9.city0',
      'D9.city0',
      'F9.city0',
      'I10.city0',
      'K6.city0',
      'K10.city0',
      'L11.offboard0',
    ];
    const skipping = { ...trip('8', nine), counts: stops };
    expect(verdict(detour, { type: 'run', routes: [skipping] }), 'Oberhausen left out').toBe('18rhi/6.2.3-f');
  },
);
