import { expect } from 'vitest';
import { SITES } from '../board.ts';
import { routeRules } from '../index.ts';
import {
  AACHEN_GLADBACH,
  ARNHEM_WESEL,
  DUEREN_AACHEN,
  duesseldorfKoeln,
  duisburgDuesseldorf,
  GLADBACH_KREFELD,
  koelnDueren,
  koelnFrankfurt,
  RHEINGOLD,
  RHINE,
  toKoeln,
  WEST,
  weselDuisburg,
} from './boards.ts';
import { about, along, bonuses, earns, forbids, type Line, most, pays, trip } from './lines.ts';
import { rule } from './situation.ts';

/** Aachen – town J3 – Gladbach – Krefeld; with draw 1 the coal mine lies on J3 and the steel mill in Krefeld. */
const adr = (line: Partial<Line>) => about('ADR', { trains: ['3'], phase: '3', tiles: WEST, draw: 1, ...line });
const OVER_J3 = trip('3', along(AACHEN_GLADBACH, GLADBACH_KREFELD));

/** Siegerland (steel) – two towns – Duisburg – town – Herne (C12) – Östliches Ruhrgebiet (coal). */
const SIEGERLAND_RUHR = {
  ...{
    J13: '8/2',
    I12: '4/2',
    H11: '9/2',
    G10: '56/2',
    F11: '8/0',
    E10: '9/2',
    D9: '925/0',
    C10: '69/2',
    C12: '942/1',
  },
};
const SIEGERLAND_DUISBURG = 'J15.city0 J15/1 J13/2 I12.town0 I12/2 H11/2 G10.town1 G10/3 F11/2 E10/2 D9.city1';
const DUISBURG_RUHR = 'D9.city1 D9/3 C10.town1 C10/4 C12.city0 C12/4 C14.offboard1';
const TWO_AND_TWO = trip('4', along(SIEGERLAND_DUISBURG, DUISBURG_RUHR));
const cme = (line: Partial<Line>) =>
  about('CME', { trains: ['4'], phase: '4', tiles: SIEGERLAND_RUHR, draw: 6, markers: { CME: ['D9.city1'] }, ...line });

rule(['18rhl/11.2-a', '18rhl/X-06'], 'a coal mine and a steel mill bring 20, after the first 5-train 40', () => {
  expect(earns(adr({}), OVER_J3)).toBe(30 + 10 + 30 + 30 + 20);
  for (const [phase, bonus] of [
    ['2', 20],
    ['3', 20],
    ['4', 20],
    ['5', 40],
    ['6', 40],
    ['8', 40],
  ] as const) {
    expect(bonuses(adr({ phase }), OVER_J3), phase).toEqual({ montan: bonus });
  }
  expect(bonuses(adr({}), trip('3', AACHEN_GLADBACH)), 'coal alone').toEqual({});
  expect(bonuses(adr({ draw: 2 }), OVER_J3), 'neither').toEqual({});
});

rule(['18rhl/11.2-b', '18rhl/X-06'], 'two coal mines and two steel mills bring 40, after the first 5-train 80', () => {
  expect(earns(cme({}), TWO_AND_TWO)).toBe(20 + 10 + 10 + 40 + 10 + 30 + 20 + 40);
  expect(bonuses(cme({ phase: '5' }), TWO_AND_TWO)).toEqual({ montan: 80 });
});

rule(['18rhl/11.2-a', '18rhl/11.2-b', '18rhl/E-36'], 'two coal mines and one steel mill bring the single bonus', () => {
  expect(bonuses(cme({ draw: 5 }), TWO_AND_TWO), 'coal in C12, no steel in Duisburg').toEqual({ montan: 20 });
  expect(bonuses(cme({ draw: 9 }), TWO_AND_TWO), 'steel in Duisburg, no coal in C12').toEqual({ montan: 20 });
});

rule(['18rhl/11.2-b', '18rhl/E-36'], 'three coal mines and two steel mills bring the double bonus, not more', () => {
  const tiles = {
    ...{ E14: '9/0', G14: '9/2', J13: '8/2', I12: '4/2', H11: '9/2', G10: '56/2', F11: '9/0', E12: '56/0' },
    ...{ D11: '938/3', D9: '929/0', D7: '947/1' },
  };
  const bme = about('BME', { trains: ['6'], tiles, draw: 9 });
  const ruhrSiegerland = 'D15.offboard0 D15/0 E14/0 F13.city1 F13/5 G14/5 H15/0 I14/5 J15.city0';
  const siegerlandDuisburg =
    'J15.city0 J15/1 J13/2 I12.town0 I12/2 H11/2 G10.town1 G10/3 F11/3 E12.town0 E12/2 D11.city1 D11/1 D9.city0';
  const route = trip('6', along(ruhrSiegerland, siegerlandDuisburg, 'D9.city0 D9/1 D7.city0'));
  expect(bonuses(bme, route)).toEqual({ montan: 80 });
  expect(earns(bme, route)).toBe(20 + 30 + 40 + 3 * 10 + 30 + 50 + 30 + 80);
});

rule(['18rhl/11.2-c', '18rhl/E-57'], 'the town of J3 brings its coal mine onto the route', () => {
  expect(pays(adr({}), OVER_J3)).toMatchObject({ 'J3.town0': 10, 'E6.city0': 30 });
  expect(bonuses(adr({}), OVER_J3)).toEqual({ montan: 20 });
});

rule(['18rhl/11.2-c', '18rhl/E-37'], 'draw 3: Krefeld and Duisburg in one route bring the single bonus', () => {
  const tiles = { E6: '202/2', E8: '56/0' };
  const cce = about('CCE', { trains: ['2'], tiles, draw: 3 });
  const route = trip('2', 'E6.city0 E6/4 E8.town1 E8/3 D9.city0');
  expect(earns(cce, route)).toBe(30 + 10 + 20 + 20);
});

rule(
  ['18rhl/11.2-c', '18rhl/E-37'],
  'no hex has two sites, and both cities of Oberhausen bring its coal mine once',
  () => {
    for (const { coal, steel } of SITES) {
      expect(coal).not.toBe(steel);
      for (const printed of ['J15', 'D7', 'C14', 'D15']) expect([coal, steel]).not.toContain(printed);
    }
    const tiles = { D9: '929/0', D11: '920/0', E12: '2/0', E10: '7/3', C12: '917/4', D13: '216/1' };
    const game = about('CME', { trains: ['6'], tiles, draw: 9, markers: { CME: ['D13'] } });
    const both =
      'D9.city0 D9/4 D11.city0 D11/5 E12.town1 E12/1 E10/3 D11.city1 D11/3 C12.city0 C12/5 D13.city0 D13/4 D15.offboard1';
    expect(Object.keys(pays(game, trip('6', both)))).toEqual(
      expect.arrayContaining(['D9.city0', 'D11.city0', 'D11.city1', 'D15.offboard1']),
    );
    expect(bonuses(game, trip('6', both)), 'steel in Duisburg and at D13, coal in D11').toEqual({ montan: 40 });
  },
);

rule('18rhl/11.2-c', 'either city of a hex brings its coal mine', () => {
  const tiles = { D9: '929/0', D11: '920/0', E12: '2/0', E10: '7/3' };
  const game = about('CME', { trains: ['2'], phase: '5', tiles, draw: 9, markers: { CME: ['D11.city0', 'D9'] } });
  expect(bonuses(game, trip('2', 'D9.city0 D9/4 D11.city0'))).toEqual({ montan: 40 });
  const other = about('CME', {
    trains: ['2'],
    phase: '5',
    tiles: { D9: '929/0', D11: '920/4' },
    draw: 9,
    markers: { CME: ['D9'] },
  });
  expect(bonuses(other, trip('2', 'D9.city0 D9/4 D11.city1'))).toEqual({ montan: 40 });
});

rule('18rhl/11.2-d', 'Moers has no coal mine before it is brown', () => {
  const tiles = { D9: '929/0', D7: '947/1' };
  const game = about('CME', { trains: ['2'], phase: '5', tiles, draw: 6, markers: { CME: ['D9'] } });
  const route = trip('2', 'D9.city0 D9/1 D7.city0');
  expect(earns(game, route)).toBe(50 + 30 + 40);
  expect(earns(about('CME', { trains: ['2'], phase: '5', tiles, draw: 5, markers: { CME: ['D9'] } }), route)).toBe(80);

  const before = routeRules(about('CME', { trains: ['2'], draw: 6 }).state, 'CME');
  const moers = before.graph.nodes.filter(({ hex }) => hex === 'D7');
  expect(moers.map((node) => before.node(node, '2').marks)).toEqual([[]]);
});

/** Arnhem – Wesel – the metropoles – Düren – Aachen – J3 – Gladbach – Krefeld. */
const TO_KREFELD = along(
  along(ARNHEM_WESEL, weselDuisburg('city0'), duisburgDuesseldorf('city0', 'city0')),
  along(duesseldorfKoeln('city0', 'city0'), koelnDueren('city0'), DUEREN_AACHEN, AACHEN_GLADBACH, GLADBACH_KREFELD),
);

rule(
  ['18rhl/11.2-e', '18rhl/11.6-b', '18rhl/E-57'],
  'the 8-train passes J3 and stops in Krefeld without a bonus',
  () => {
    const game = about('ADR', { trains: ['8', '3'], phase: '8', tiles: { ...RHEINGOLD, ...WEST }, draw: 1 });
    expect(bonuses(game, trip('8', TO_KREFELD))).toEqual({});
    expect(bonuses(game, OVER_J3)).toEqual({ montan: 40 });
  },
);

rule('18rhl/11.2-f', 'a coal mine on one route and a steel mill on the other bring nothing', () => {
  const game = adr({ trains: ['2', '2', '3'], markers: { ADR: ['G6.city0'] } });
  expect(earns(game, trip('2', AACHEN_GLADBACH), trip('2.2', GLADBACH_KREFELD))).toBe(70 + 60);
  expect(earns(game, OVER_J3), 'on one route').toBe(100 + 20);
});

rule('18rhl/11.2-g', 'the entry of the route brings its own site: coal from C12 and E14, steel from D13', () => {
  const tiles = { C12: '917/4', D13: '216/1', E14: '9/0', G14: '9/2' };
  const run = (draw: number) =>
    about('BME', { trains: ['3'], phase: '5', tiles, draw, markers: { BME: ['D13', 'C12.city1'] } });
  const herneEssen = 'C12.city0 C12/5 D13.city0';
  const northEast = trip('3', along(herneEssen, 'D13.city0 D13/3 C14.offboard0'));
  const east = trip('3', along(herneEssen, 'D13.city0 D13/4 D15.offboard1'));
  expect(bonuses(run(5), northEast), 'coal in C12, steel at the entry').toEqual({ montan: 40 });
  expect(bonuses(run(5), east), 'coal in C12, steel at the entry').toEqual({ montan: 40 });
  expect(bonuses(run(7), northEast), 'steel in Essen and at the entry').toEqual({});
  expect(bonuses(run(7), east), 'steel in Essen and at the entry').toEqual({});

  const siegerland = trip('3', 'J15.city0 J15/2 I14/3 H15/2 G14/2 F13.city1 F13/3 E14/3 D15.offboard0');
  expect(bonuses(run(1), siegerland), 'steel in Siegerland, coal at E14').toEqual({ montan: 40 });
  const herne = trip('3', 'C12.city1 C12/4 C14.offboard1');
  expect(bonuses(run(5), herne), 'coal in C12 and at the entry').toEqual({});
  expect(bonuses(cme({ draw: 7 }), trip('4', along(SIEGERLAND_DUISBURG, DUISBURG_RUHR))), 'from C12').toEqual({
    montan: 20,
  });
});

/** One entry after the other of the Östliches Ruhrgebiet: from E14, from C12, from D13 to the north-east, to the east. */
const ENTRIES = [{ E14: '9/0' }, { C12: '937/0' }, { D13: '202/1' }, { D13: '934/1' }];
const BARMEN_RUHR = trip('2', 'F13.city1 F13/3 E14/3 D15.offboard0');

rule(
  ['18rhl/11.3-a', '18rhl/11.3-b', '18rhl/X-07'],
  'with one, two, three, four entries linked it pays 20, 30, 40, 50',
  () => {
    for (const phase of ['2', '3', '5', '8'] as const) {
      const paid = ENTRIES.map((_, i) => {
        const tiles = Object.assign({}, ...ENTRIES.slice(0, i + 1));
        return pays(about('BME', { trains: ['2'], phase, tiles }), BARMEN_RUHR)['D15.offboard0'];
      });
      expect(paid, `phase ${phase}`).toEqual([20, 30, 40, 50]);
    }
  },
);

rule('18rhl/11.3-a', 'track that does not meet an entry is no link', () => {
  const tiles = { E14: '9/0', C12: '937/3', D13: '201/0' };
  expect(pays(about('BME', { trains: ['2'], tiles }), BARMEN_RUHR)).toMatchObject({ 'D15.offboard0': 20 });
});

rule(['18rhl/11.3-c', '18rhl/E-41'], 'two trains take two entries for the full value each; one train takes one', () => {
  const tiles = { E14: '9/0', D13: '934/1' };
  const game = about('BME', { trains: ['2', '2', '3'], phase: '3', tiles, draw: 2, markers: { BME: ['D13'] } });
  const essen = 'D13.city0 D13/4 D15.offboard1';
  expect(earns(game, BARMEN_RUHR, trip('2.2', essen))).toBe(30 + 40 + 40 + 40);
  expect(forbids(game, trip('2', essen), trip('2.2', essen)), 'one entry').toBe('18rhl/10.1-k');
  expect(forbids(game, trip('3', along('C14.offboard0 C14/0 D13.city0', essen)))).toBe('18rhl/10.1-g');
});

/** Roermond – town – Krefeld – town – Duisburg – town – Herne – Östliches Ruhrgebiet. */
const IRON_RHINE = {
  ...{ G4: '8/1', F5: '55/0', E6: '934/0', E8: '56/0', D9: '925/0', C10: '69/2', C12: '942/1' },
};
const ROERMOND_DUISBURG = 'G2.offboard0 G2/4 G4/3 F5.town0 F5/3 E6.city0 E6/4 E8.town1 E8/3 D9.city0 D9.city1';
const THE_IRON_RHINE = trip('5', along(ROERMOND_DUISBURG, DUISBURG_RUHR));
const cce = (line: Partial<Line>) => about('CCE', { trains: ['5'], tiles: IRON_RHINE, draw: 7, ...line });

rule(['18rhl/11.4-a', '18rhl/X-08'], 'a route that joins Roermond and the Östliches Ruhrgebiet brings 80 more', () => {
  expect(bonuses(cce({}), THE_IRON_RHINE)).toEqual({ ironRhine: 80 });
  expect(earns(cce({}), THE_IRON_RHINE)).toBe(20 + 10 + 40 + 10 + 30 + 10 + 30 + 20 + 80);
  expect(bonuses(cce({}), trip('5', ROERMOND_DUISBURG)), 'Roermond alone').toEqual({});
});

rule('18rhl/11.4-b', 'a marker in Roermond keeps the bonus for its company', () => {
  expect(bonuses(cce({ markers: { CCE: ['G2'] } }), THE_IRON_RHINE)).toEqual({ ironRhine: 80 });
  expect(bonuses(cce({ markers: { GVE: ['G2'] } }), THE_IRON_RHINE)).toEqual({});
});

rule('18rhl/11.4-c', 'the same route earns the Montan bonus as well', () => {
  expect(bonuses(cce({ draw: 1 }), THE_IRON_RHINE)).toEqual({ montan: 40, ironRhine: 80 });
  expect(earns(cce({ draw: 1 }), THE_IRON_RHINE)).toBe(170 + 40 + 80);
});

rule(
  ['18rhl/11.4-b', '18rhl/E-42'],
  'a foreign marker in Roermond costs the bonus; one in Boxtel closes Boxtel',
  () => {
    const foreign = cce({ markers: { GVE: ['G2'] } });
    expect(pays(foreign, THE_IRON_RHINE)).toMatchObject({ 'G2.offboard0': 20, 'C14.offboard1': 20 });
    expect(earns(foreign, THE_IRON_RHINE)).toBe(170);

    const tiles = { C4: '3/0', D3: '9/0', F3: '8/2', F5: '56/0', E6: '202/0' };
    const krefeldVenlo = 'E6.city0 E6/0 F5.town1 F5/1 F3/2 E2.offboard0';
    const krefeldBoxtel = along(krefeldVenlo, 'E2.offboard0 E2/3 D3/3 C4.town0 C4/1 C2.offboard0');
    const line = { trains: ['3'], phase: '3', tiles } as const;
    expect(earns(about('CCE', line), trip('3', krefeldBoxtel))).toBe(30 + 10 + 20 + 10 + 10);
    const boxtel = about('CCE', { ...line, markers: { GVE: ['C2'] } });
    expect(forbids(boxtel, trip('3', krefeldBoxtel))).toBe('18rhl/9-e');
    expect(earns(about('CCE', { ...line, markers: { CCE: ['C2'] } }), trip('3', krefeldBoxtel)), 'its own').toBe(80);
    const venlo = about('CCE', { ...line, options: { venlo: 'end-only' }, markers: { GVE: ['E2'] } });
    expect(forbids(venlo, trip('3', krefeldVenlo)), 'Venlo to the letter').toBe('18rhl/9-e');
  },
);

const KOELN_TO_FRANKFURT = koelnFrankfurt('city0');
const ARNHEM_KOELN = along(
  along(ARNHEM_WESEL, weselDuisburg('city0')),
  along(duisburgDuesseldorf('city0', 'city0'), duesseldorfKoeln('city0', 'city0')),
);
const express = (line: Partial<Line>) => about('CME', { trains: ['8'], phase: '8', tiles: RHEINGOLD, ...line });

rule(
  ['18rhl/11.6-a', '18rhl/11.6-b', '18rhl/11.6-c', '18rhl/E-38'],
  'Arnhem – the three metropoles – Frankfurt: 420',
  () => {
    const game = express({ draw: 6 });
    const counts = 'A6.offboard0 D9.city0 F9.city0 I10.city0 L13.offboard0';
    const throughAll = trip('8', along(ARNHEM_KOELN, KOELN_TO_FRANKFURT), counts);
    expect(pays(game, throughAll)).toEqual({
      ...{ 'A6.offboard0': 60, 'D9.city0': 100, 'F9.city0': 100, 'I10.city0': 100, 'L13.offboard0': 60 },
    });
    expect(earns(game, throughAll)).toBe(420);
    const toKoelnOnly = trip('8', ARNHEM_KOELN, 'A6.offboard0 D9.city0 F9.city0 I10.city0');
    expect(earns(game, toKoelnOnly), 'ending in Köln').toBe(210);
    expect(most(game), 'with Wesel').toBe(440);
  },
);

rule('18rhl/11.6-a', 'the towns that pay a 6-train pay nothing to the 8-train', () => {
  const six = express({ trains: ['6'], phase: '8' });
  expect(earns(six, trip('6', ARNHEM_KOELN)), 'two towns').toBe(60 + 20 + 150 + 20);
  expect(earns(express({}), trip('8', ARNHEM_KOELN))).toBe(60 + 20 + 150);
});

rule('18rhl/11.6-c', 'a metropolis left out is not doubled, nor any other city, nor on the way to a city', () => {
  const game = express({});
  const way = along(ARNHEM_KOELN, KOELN_TO_FRANKFURT);
  expect(earns(game, trip('8', way, 'A6.offboard0 B9.city0 I10.city0 L13.offboard0'))).toBe(60 + 20 + 100 + 60);
  expect(earns(game, trip('8', KOELN_TO_FRANKFURT))).toBe(50 + 60);
  expect(earns(express({ trains: ['6'] }), trip('6', way)), 'a 6-train').toBe(60 + 20 + 150 + 60 + 40);
});

rule('18rhl/11.6-d', 'by ferry the lower value of a green metropolis is doubled', () => {
  const tiles = { ...RHEINGOLD, ...RHINE, C10: '1/5', D9: '925/0', F9: '921/0', I10: '924/0' };
  const game = express({ tiles });
  const toDuesseldorf = along(ARNHEM_WESEL, weselDuisburg('city1'), duisburgDuesseldorf('city1', 'city1'));
  const bothFerries = along(toDuesseldorf, 'F9.city1 F9.city0', toKoeln('city0', 'city0'), 'I10.city0 I10.city1');
  const route = trip('8', along(bothFerries, koelnFrankfurt('city1')));
  expect(pays(game, route)).toMatchObject({ D9: 80, F9: 60, I10: 60 });
  expect(earns(game, route)).toBe(60 + 20 + 80 + 60 + 60 + 60);
  expect(pays(game, trip('8', bothFerries))).toMatchObject({ D9: 40, F9: 30, I10: 30 });
});
