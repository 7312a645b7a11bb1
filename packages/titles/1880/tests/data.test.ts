import { EDGES } from '@stellwerk/engine/board';
import { parPlaces } from '@stellwerk/engine/finance';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { nodeOf, printedOn, printedPosition, sideFault, tileNamed } from '@stellwerk/engine/track';
import { describe, expect, test } from 'vitest';
import { FERRIES, map, TRANS_SIBERIAN, tileStock } from '../board.ts';
import { allCompanies, COMPANY_IDS, DIRECTOR_PERCENTS, issueOf, MARKER_COSTS, PERMITS } from '../companies.ts';
import { allInvestors } from '../investors.ts';
import { bonusAt, market } from '../market.ts';
import { ORDER_BAR, PAR_PRICES, positionOnBar, startPlace } from '../par.ts';
import { allPrivates, P0_PAYMENTS } from '../privates.ts';
import { cases, rules } from '../rules/index.ts';
import {
  isTakenOver,
  LAST_CAUSES_STOCK_ROUND,
  meetsDuty,
  PHASE_IDS,
  phaseBegunBy,
  phases,
  SALE_ORDER,
  trainKinds,
} from '../trains.ts';

const rule = ruleTests(rules, cases);

const hexes = map.printed;
const named = (wanted: (hex: (typeof hexes)[number]) => boolean) =>
  hexes
    .filter(wanted)
    .map(({ id }) => id)
    .sort();
const list = (names: string) => names.split(' ').sort();

describe('the board', () => {
  test('has 121 hexes of which 109 take tiles', () => {
    expect(hexes).toHaveLength(121);
    expect(named(({ color }) => color === 'red')).toEqual(list('A3 A15 I1 K1 Q7 Q15'));
    expect(named(({ color }) => color === 'blue')).toEqual(list('F12 F14 I15 J16 N16 Q13'));
    expect(named(({ color }) => color === 'yellow')).toEqual(['F8']);
    expect(named(({ color }) => color === 'white')).toHaveLength(108);
  });

  test('has cities, towns and medium towns where they are printed', () => {
    const has = (kinds: string) =>
      named((hex) => hex.color === 'white' && hex.nodes.map(({ kind }) => kind).join(' ') === kinds);
    expect(has('city')).toEqual(list('A5 B8 C9 C11 E13 F10 G3 H6 H10 H14 J2 J6 J12 K13 K15 L10 M3 M7 O5 P8 P12 P14'));
    expect(has('city city')).toEqual(list('D12 F4 I9 N12'));
    expect(has('medium')).toEqual(list('B14 E9 F6 L14 N10 O7'));
    expect(has('medium medium')).toEqual(list('H8 N4'));
    expect(has('town')).toEqual(list('A7 C7 D4 D14 G9 G11 G15 J14 K5 K7 L16 M5 M15 O15 P4 P6 P10'));
    expect(has('town town')).toEqual(list('B12 H12 J8 L12 O3 O11'));
  });

  test('letters: B, S, and OO on the four hexes with two cities', () => {
    const lettered = (letter: string) => named(({ labels }) => labels.includes(letter));
    expect(lettered('B')).toEqual(['F8']);
    expect(lettered('S')).toEqual(['K15']);
    expect(lettered('OO')).toEqual(list('D12 F4 I9 N12'));
    expect(named(({ labels }) => labels.length > 1)).toEqual([]);
  });

  test('terrain costs', () => {
    const costs = (cost: number, ...types: string[]) =>
      named(({ upgradeCost }) => upgradeCost?.cost === cost && [...upgradeCost.types].sort().join() === types.join());
    expect(costs(20, 'river')).toEqual(list('G1 H4 I5 N6 G3 H10 K13 L10 M7 I9 G11 J14 L12 O3 N4'));
    expect(costs(30, 'mountain')).toEqual(
      list('B4 C3 C5 C15 D4 D6 D8 E3 E5 E7 F6 H2 I3 J4 J6 J8 K3 K5 K7 K9 L4 L6 M5 N8 O7 O9 O15 P10'),
    );
    expect(costs(40, 'mountain')).toEqual(list('L2 M1 N2 P2 P4'));
    expect(costs(50, 'mountain', 'river')).toEqual(list('G5 I7 J2 L8'));
    expect(costs(60, 'mountain', 'river')).toEqual(['O1']);
    expect(named(({ upgradeCost }) => upgradeCost !== null)).toHaveLength(15 + 28 + 5 + 4 + 1);
  });

  test('red and blue areas show their values for the phases A, B, C and D', () => {
    const values = Object.fromEntries(
      hexes
        .filter(({ color, nodes }) => (color === 'red' || color === 'blue') && nodes.length > 0)
        .map(({ id, nodes }) => [id, nodes[0]?.revenue]),
    );
    const steps = (yellow: number, green: number, brown: number, gray: number) => ({ yellow, green, brown, gray });
    expect(values).toEqual({
      A3: steps(20, 30, 40, 50),
      A15: steps(10, 20, 30, 40),
      I1: steps(10, 20, 30, 40),
      K1: steps(0, 0, 0, 80),
      Q7: steps(30, 40, 50, 60),
      Q15: steps(20, 30, 10, 70),
      N16: steps(30, 30, 0, 0),
      Q13: steps(20, 30, 40, 50),
    });
  });

  test('red areas are large stops, harbours small ones', () => {
    for (const { color, nodes } of hexes) {
      for (const { kind, countsAs, own } of nodes) {
        if (kind !== 'offboard') continue;
        expect(countsAs).toBe(color === 'red' ? 'city' : 'town');
        expect(own['port'] === true).toBe(color === 'blue');
      }
    }
  });

  test('red and blue areas are entered from these hexes only', () => {
    const entries = (hex: string) =>
      printedOn(map, hex).exits.map((edge) => {
        const number = map.grid.neighbours[6 * (map.grid.numbers.get(hex) ?? -1) + edge] ?? -1;
        return map.printed[number]?.id;
      });
    const doors: Readonly<Record<string, string>> = {
      A3: 'A5 B4',
      A15: 'A13 B14',
      I1: 'H2 I3 J2',
      K1: 'J2 K3 L2',
      Q7: 'P6 P8',
      Q15: 'P14',
      N16: 'M15 N14 O15',
      Q13: 'P12 P14',
      F12: 'E13 F10',
      F14: 'E13 G13',
      I15: 'H14 J16',
      J16: 'I15 K15',
    };
    for (const [hex, from] of Object.entries(doors)) expect(entries(hex).sort(), hex).toEqual(list(from));
  });

  test('three ferries cross four blue hexes, and every ferry track lies in one of them', () => {
    const ferryHexes = named(({ segments }) => segments.some(({ kind }) => kind === 'ferry'));
    expect(ferryHexes).toEqual(Object.keys(FERRIES).sort());
    expect(new Set(Object.values(FERRIES)).size).toBe(3);
  });

  test('one barrier, between E11 and E13', () => {
    expect(named(({ barriers }) => barriers.length > 0)).toEqual(['E11', 'E13']);
    expect(sideFault(map, 'E11', 4)).toBe('barrier');
    expect(sideFault(map, 'E13', 1)).toBe('barrier');
  });

  test('four stubs point at the four stations of Beijing, one each', () => {
    const stubs = named(({ mustConnectEdges }) => mustConnectEdges.length > 0);
    expect(stubs).toEqual(list('E9 F6 F10 G7'));
    const beijing = printedOn(map, 'F8');
    for (const hex of stubs) {
      const [edge] = printedOn(map, hex).mustConnectEdges;
      const beyond = map.grid.neighbours[6 * (map.grid.numbers.get(hex) ?? -1) + (edge ?? 0)];
      expect(map.printed[beyond ?? -1]?.id, hex).toBe('F8');
    }
    expect(beijing.segments.map(({ a, b }) => `${a}-${b}`)).toEqual(['0-city0', '1-city1', '3-city2', '4-city3']);
  });

  test('sides a tile may lead to: all six, but for the hexes at the rim', () => {
    const open = (hex: string) => EDGES.filter((edge) => sideFault(map, hex, edge) === undefined).length;
    expect(open('A5')).toBe(4);
    for (const hex of list('E13 H14 J2 P8 P12 P14 B14 K15')) expect(open(hex), hex).toBe(5);
    const wide = list('B8 C9 C11 F10 G3 H6 H10 J6 J12 K13 L10 M3 M7 O5 D12 F4 I9 N12 E9 F6 L14 N10 O7 H8 N4');
    for (const hex of wide) expect(open(hex), hex).toBe(6);
  });

  test('the ends of the Trans-Siberian line are red', () => {
    for (const hex of TRANS_SIBERIAN) expect(printedOn(map, hex).color).toBe('red');
  });
});

describe('the tiles', () => {
  rule('1880/III-mat-a', '179 tiles: 86 yellow, 64 green, 20 brown, 9 grey', () => {
    const stock = tileStock();
    const count = (color: string) =>
      Object.entries(stock).reduce((sum, [id, n]) => sum + (tileNamed(map, id).color === color ? Number(n) : 0), 0);
    expect(['yellow', 'green', 'brown', 'gray'].map(count)).toEqual([86, 64, 20, 9]);
    expect(Object.keys(stock)).toHaveLength(57);
    expect([...map.tiles.keys()].sort()).toEqual(Object.keys(stock).sort());
    expect(stock).toMatchObject({ '30': 1, '31': 1, '8861': 1, '63': 6, '611': 3, '235': 5, '8': 15, '9': 15 });
  });

  test('what they are worth, and how many places they have', () => {
    const face = (id: string) =>
      tileNamed(map, id).nodes.map(({ kind, slots, revenue }) => `${kind} ${slots} ${revenue}`);
    for (const id of list('5 6 57')) expect(face(id)).toEqual(['city 1 20']);
    for (const id of list('14 15 619')) expect(face(id)).toEqual(['city 2 30']);
    for (const id of list('63 611')) expect(face(id)).toEqual(['city 2 40']);
    expect(face('455')).toEqual(['city 3 50']);
    expect(face('895')).toEqual(['city 2 50']);
    expect(face('235')).toEqual(['city 1 30', 'city 1 30']);
    for (const id of list('8860 8861 8862 8863 8864 8865')) expect(face(id)).toEqual(['city 1 40', 'city 1 40']);
    for (const id of list('8872 8873 8874')) expect(face(id)).toEqual(['city 2 50']);
    expect(face('8875')).toEqual(['city 2 60']);
    expect(list('8877 8878 8879 8880').flatMap(face)).toEqual(['city 1 30', 'city 2 40', 'city 2 60', 'city 2 70']);
    expect(face('8886')).toEqual(Array(6).fill('city 1 40'));
    expect(face('8887')).toEqual(['city 6 60']);
    expect(face('8888')).toEqual(['city 6 80']);
    for (const id of list('8850 8851 8852 887 888 8866 8871')) expect(face(id)).toEqual(['town 0 20']);
    for (const id of list('8854 8855 8856 8857 8858')) expect(face(id)).toEqual(['town 0 20', 'town 0 20']);
  });

  test('letters', () => {
    const lettered = (letter: string) =>
      [...map.tiles.values()].filter(({ labels }) => labels.includes(letter)).map(({ id }) => id);
    expect(lettered('OO').sort()).toEqual(list('235 8860 8861 8862 8863 8864 8865 8872 8873 8874 8875'));
    expect(lettered('S').sort()).toEqual(list('8877 8878 8879 8880'));
    expect(lettered('B').sort()).toEqual(list('8886 8887 8888'));
  });
});

describe('companies and investors', () => {
  test('fourteen companies, seven investors, eight privates', () => {
    expect(allCompanies).toHaveLength(14);
    expect(allInvestors).toHaveLength(7);
    expect(allPrivates).toHaveLength(8);
  });

  test('every home lies in a place of the map that is kept for it', () => {
    const { reserved } = printedPosition(map);
    for (const { id, home } of [...allCompanies, ...allInvestors]) {
      expect(reserved[home.hex], id).toContainEqual({ company: id, node: home.node });
      if (home.node !== null) expect(nodeOf(printedOn(map, home.hex), home.node)?.slots, id).toBe(1);
    }
    expect(Object.values(reserved).flat()).toHaveLength(21);
  });

  test('homes by name', () => {
    const homes = Object.fromEntries(allCompanies.map(({ id, home }) => [id, printedOn(map, home.hex).name]));
    expect(homes).toEqual({
      JHA: 'Beijing',
      JHU: 'Beijing',
      JGG: 'Beijing',
      JLR: 'Beijing',
      BZU: 'Harbin',
      LHR: 'Lanzhou',
      SCR: 'Changsha & Nanchang',
      CKR: 'Kunming',
      BCR: 'Chengdu',
      NXR: "Xi'an",
      HKR: 'Shanghai',
      NJR: 'Nanjing',
      QSR: 'Shenyang & Fushun',
      WNR: 'Wuhan',
    });
    const places = allInvestors.map(({ home }) => printedOn(map, home.hex).name);
    expect(places).toEqual(['Russia', 'Dalian', 'Taiyuan', 'Qingdao', 'Hong Kong', 'Macau', 'French Indochina']);
  });

  rule('1880/III-mat-d', 'with each director certificate there are 8, 7 or 6 further cards and 100 % in all', () => {
    for (const id of COMPANY_IDS) {
      const cards = DIRECTOR_PERCENTS.map((percent) => issueOf(id, percent).certificates);
      expect(cards.map((issue) => issue.length - 1)).toEqual([8, 7, 6]);
      for (const issue of cards) {
        expect(issue.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        expect(issue.filter(({ director }) => director)).toHaveLength(1);
        expect(issue.every(({ counts = 1 }) => counts === 1)).toBe(true);
      }
    }
  });

  test('three, two or one phase, all in a row', () => {
    for (const percent of DIRECTOR_PERCENTS) {
      for (const permit of PERMITS[percent]) {
        expect(permit).toHaveLength(5 - percent / 10);
        expect('ABCD').toContain(permit);
      }
    }
    expect(DIRECTOR_PERCENTS.map((percent) => PERMITS[percent].length)).toEqual([2, 3, 4]);
  });

  rule('1880/III-mat-e', 'a company has three markers: the home, one for 40, one for 100', () => {
    expect(MARKER_COSTS).toEqual([0, 40, 100]);
  });
});

describe('privates', () => {
  test('their prices', () => {
    expect(allPrivates.map(({ price }) => price)).toEqual([5, 10, 25, 45, 70, 100, 160, 50]);
  });

  test('only P0 and P1 get cheaper', () => {
    expect(allPrivates.filter(({ drops }) => drops).map(({ id }) => id)).toEqual(['P0', 'P1']);
  });

  test('their income and the payments of P0', () => {
    expect(allPrivates.map(({ income }) => income)).toEqual([0, 5, 10, 15, 20, 25, 0, 0]);
    expect(P0_PAYMENTS).toEqual({ '2+2': 40, '3': 70, '3+3': 100 });
  });
});

describe('trains and phases', () => {
  rule('1880/III-mat-c', '49 trains up to 8E, ten restored ones, as many 10-trains as are asked for', () => {
    const counted = SALE_ORDER.filter((type) => type !== '10');
    expect(counted.reduce((sum, type) => sum + (trainKinds[type].count ?? 0), 0)).toBe(49);
    expect(trainKinds['2R'].count).toBe(10);
    expect(trainKinds['10'].count).toBeNull();
  });

  test('their prices', () => {
    expect(SALE_ORDER.map((type) => trainKinds[type].price)).toEqual([
      100, 180, 180, 300, 300, 450, 600, 700, 800, 900, 1000,
    ]);
    expect(trainKinds['2R'].price).toBe(250);
  });

  test('the figures in the name say how far a train runs', () => {
    for (const type of SALE_ORDER) {
      const [cities = 0, towns = 0] = type.replace('E', '').split('+').map(Number);
      expect(trainKinds[type]).toMatchObject({ cities, stops: cities + towns });
      expect(trainKinds[type].skips === true).toBe(type.endsWith('E'));
    }
  });

  test('each type but the restored one begins a phase', () => {
    expect(SALE_ORDER.map(phaseBegunBy)).toEqual([...PHASE_IDS]);
    for (const id of PHASE_IDS) expect(phaseBegunBy(phases[id].begins)).toBe(id);
  });

  test('the train limit falls with B2 and C3', () => {
    expect(PHASE_IDS.map((id) => phases[id].trainLimit)).toEqual([4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2]);
  });

  test('what a director must hold grows with B1, B3 and C2', () => {
    expect(PHASE_IDS.map((id) => phases[id].opensWith)).toEqual([20, 20, 30, 30, 40, 40, 60, 60, 60, 60, 60]);
  });

  test('B3 to D2 scrap one type each, in order', () => {
    expect(PHASE_IDS.map((id) => phases[id].scraps ?? '')).toEqual([
      ...['', '', '', '', '2', '2+2', '3', '3+3', '4', '4+4', ''],
    ]);
  });

  test('colours are added with B1, C1 and D1', () => {
    expect(PHASE_IDS.map((id) => phases[id].tiles.length)).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    expect(phases.D3.tiles).toEqual(['yellow', 'green', 'brown', 'gray']);
  });

  test('the communist phase is B3 and C1', () => {
    expect(PHASE_IDS.filter(isTakenOver)).toEqual(['B3', 'C1']);
  });

  test('the last train of the types from 2 to 8 causes a stock round', () => {
    expect(SALE_ORDER.filter((type) => LAST_CAUSES_STOCK_ROUND.has(type)).join(' ')).toBe('2 2+2 3 3+3 4 4+4 6 6E 8');
    expect(LAST_CAUSES_STOCK_ROUND.has('2R')).toBe(false);
  });

  test('the restored train does not meet the duty', () => {
    expect(meetsDuty('2R')).toBe(false);
    for (const type of SALE_ORDER) expect(meetsDuty(type)).toBe(true);
  });
});

describe('the market', () => {
  rule('1880/W-11', 'the printed excerpt', () => {
    const prices = [0, 1, 2].map((row) => [5, 6, 7, 8, 9, 10].map((column) => market.cells[row]?.[column]?.price));
    expect(prices).toEqual([
      [115, 120, 125, 130, 140, 150],
      [110, 115, 120, 125, 135, 145],
      [105, 110, 115, 120, 130, 140],
    ]);
    for (const row of [0, 1, 2]) {
      expect([5, 6, 7, 8, 9, 10].map((column) => bonusAt({ row, column }))).toEqual([5, 5, 5, 10, 10, 15]);
    }
  });

  test('its corners, and no gap in a row or column', () => {
    expect(market.cells[0]?.at(-1)?.price).toBe(200);
    expect(market.cells.at(-1)?.[0]?.price).toBe(40);
    expect(market.cells.map((row) => row.length)).toEqual([14, 14, 14, 12, 10, 8, 7, 6, 5]);
    for (const row of market.cells) {
      const printed = row.flatMap((cell) => (cell ? [cell.price] : []));
      expect(printed).toEqual([...printed].sort((a, b) => a - b));
      expect(row.slice(row.length - printed.length)).not.toContain(null);
    }
  });

  test('the bonus stands in columns and only in the top right field it doubles', () => {
    const bonuses = Array.from({ length: 14 }, (_, column) => bonusAt({ row: 1, column }));
    expect(bonuses).toEqual([0, 0, 0, 0, 0, 5, 5, 5, 10, 10, 15, 15, 20, 20]);
    expect(bonusAt({ row: 0, column: 13 })).toBe(40);
  });

  test('four rows for each of 100, 90, 80 and 70', () => {
    expect(ORDER_BAR).toHaveLength(16);
    for (const price of PAR_PRICES) expect(ORDER_BAR.filter(({ par }) => par === price)).toHaveLength(4);
    expect(ORDER_BAR.map(positionOnBar)).toEqual(Array.from({ length: 16 }, (_, i) => i));
  });

  test('the start fields lie in the fourth column', () => {
    expect(parPlaces(market).map(({ price }) => price)).toEqual([100, 90, 80, 70]);
    expect(PAR_PRICES.map((par) => startPlace(par))).toEqual([1, 3, 5, 7].map((row) => ({ row, column: 3 })));
  });
});

describe('the rules', () => {
  test('370 rules, 17 examples, 92 edge cases, each rule in both languages and no sentence twice', () => {
    expect(Object.keys(rules)).toHaveLength(370);
    expect(cases).toHaveLength(17 + 92);
    for (const language of ['de', 'en'] as const) {
      const sentences = Object.values(rules).map((texts) => texts[language]);
      expect(sentences.filter((text) => text.trim() === '')).toEqual([]);
      expect(sentences.filter((text, i) => sentences.indexOf(text) !== i)).toEqual([]);
    }
  });
});
