import { EDGES, type Edge, oppositeEdge } from '@stellwerk/engine/board';
import { moveMarker, parPlaces, placeMarker, priceOf } from '@stellwerk/engine/finance';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import {
  colorFault,
  exitsOf,
  fittingRotations,
  type LayCheck,
  labelFault,
  type PrintedHex,
  printedOn,
  printedPosition,
  sideFault,
  sidesFault,
  stubFault,
  tileNamed,
  trackFlaws,
  trackLostFault,
} from '@stellwerk/engine/track';
import { describe, expect, test } from 'vitest';
import {
  ANTWERPEN,
  METROPOLES,
  map,
  OSTERATH_TILE,
  RED_CIRCLES,
  RHEINGOLD,
  ROERMOND,
  tileStock,
  VENLO,
} from '../board.ts';
import { allCompanies, RHE } from '../companies.ts';
import { market, moves } from '../market.ts';
import { ORDER_CARDS } from '../preparation.ts';
import { cases, rules } from '../rules/index.ts';

const rule = ruleTests(rules, cases);
const hexes = map.printed;
const list = (names: string) => names.split(' ').sort();
const named = (wanted: (hex: PrintedHex) => boolean) =>
  hexes
    .filter(wanted)
    .map(({ id }) => id)
    .sort();

function neighbour(hex: string, edge: Edge): PrintedHex | undefined {
  return map.printed[map.grid.neighbours[6 * (map.grid.numbers.get(hex) ?? -1) + edge] ?? -1];
}

const doorsOf = (hex: string) =>
  printedOn(map, hex)
    .exits.map((edge) => neighbour(hex, edge)?.id)
    .sort()
    .join(' ');

describe('the map', () => {
  test('has even numbers in rows A, C, E, G, I, K and odd ones in the rows between', () => {
    const isEven = ({ id }: PrintedHex) => Number(id.slice(1)) % 2 === 0;
    expect(hexes.filter((hex) => isEven(hex) !== 'ACEGIK'.includes(hex.id.slice(0, 1)))).toEqual([]);
  });

  test('leads no printed track off the map, into the river or against the blank side of a fixed hex', () => {
    const faults = hexes.flatMap(({ id, exits }) => exits.map((edge) => [id, edge, sideFault(map, id, edge)]));
    expect(faults.filter(([, , fault]) => fault !== undefined)).toEqual([]);
    expect(faults.map(([id]) => id)).toEqual(expect.arrayContaining(['B7', 'G2', 'H1']));
  });

  test('has a river that both hexes of each side show', () => {
    for (const { id, barriers } of hexes) {
      for (const edge of barriers) expect(neighbour(id, edge)?.barriers, id).toContain(oppositeEdge(edge));
    }
  });

  rule('18rhi/6.2.1.3-f', 'B7 is grey with track from Arnhem to Wesel', () => {
    expect(printedOn(map, 'B7').color).toBe('gray');
    expect(doorsOf('B7')).toBe('A6 B9');
    expect(printedOn(map, 'A6').exits.map((edge) => neighbour('A6', edge)?.id)).toEqual(['B7']);
  });

  rule(
    ['18rhi/6.2.4.1-c', '18rhi/6.2.4.1-d', '18rhi/6.2.4.1-e'],
    'Antwerpen is worth nothing and reached from Roermond alone, a grey city',
    () => {
      const [antwerpen] = printedOn(map, ANTWERPEN).nodes;
      expect([antwerpen?.kind, antwerpen?.revenue, antwerpen?.slots, antwerpen?.countsAs]).toEqual([
        'offboard',
        0,
        0,
        'city',
      ]);
      expect(doorsOf(ANTWERPEN)).toBe(ROERMOND);
      const [roermond] = printedOn(map, ROERMOND).nodes;
      expect([printedOn(map, ROERMOND).color, roermond?.kind, roermond?.slots]).toEqual(['gray', 'city', 1]);
      expect(roermond?.revenue).toMatchObject({ yellow: 10, brown: 20 });
      expect(doorsOf(ROERMOND)).toBe('G4 H1');
    },
  );

  rule('18rhi/6.2.2-d', 'four red areas have a circle, the Eastern Ruhr and Antwerpen have none', () => {
    const circles = named(({ color, nodes }) => color === 'red' && nodes.some(({ slots }) => slots > 0));
    expect(circles).toEqual([...RED_CIRCLES].sort());
  });

  rule('18rhi/6.2.4-b', 'red areas have a figure up to green and one from brown on', () => {
    const figures = hexes.flatMap(({ id, color, nodes }) =>
      nodes.flatMap(({ revenue }) => {
        if (color !== 'red' && color !== 'gray') return [];
        return typeof revenue === 'number' || revenue['yellow'] === undefined
          ? []
          : [`${id} ${revenue['yellow']}/${revenue['brown']}`];
      }),
    );
    expect(figures.sort()).toEqual(
      [
        ...['A4 40/60', 'A6 40/60', 'A14 40/60', 'B15 50/80', 'C2 10/30', 'E2 20/40', 'G2 10/20'],
        ...['J1 10/30', 'J15 20/40', 'L1 30/60', 'L11 30/70', 'L13 30/60'],
      ].sort(),
    );
  });

  rule('18rhi/6.2.3-h', 'pairs of red areas exclude one another', () => {
    const grouped = (group: string) => named(({ nodes }) => nodes.some((node) => node.group === group));
    const groups = [...new Set(hexes.flatMap(({ nodes }) => nodes.flatMap(({ group }) => group ?? [])))];
    expect(groups.map((group) => grouped(group).join(' ')).sort()).toEqual(['A14 B15', 'A4 A6', 'C14 D15', 'L11 L13']);
  });

  rule('18rhi/6.2.4.4-a', 'the Rheingold hexes lie two in the north and two in the south', () => {
    expect(named(({ icons }) => icons.includes('rheingold'))).toEqual([...RHEINGOLD.north, ...RHEINGOLD.south].sort());
  });

  rule(
    '18rhi/6.2.4.1-a',
    'the Iron Rhine is marked at Antwerpen and the Eastern Ruhr and no longer at Roermond',
    () => {
      expect(named(({ icons }) => icons.includes('ironRhine'))).toEqual(['C14', 'D15', 'H1']);
    },
  );

  rule('18rhi/6.2.4.3-a', 'the Eastern Ruhr has four entries from three hexes', () => {
    expect([doorsOf('C14'), doorsOf('D15')]).toEqual(['C12 D13', 'D13 E14']);
  });

  rule('18rhi/6.2.4.2-e', 'each entry of the Eastern Ruhr has its site: coal from C12 and E14, steel from D13', () => {
    const sites = ['C14', 'D15'].flatMap((hex) => {
      const { segments, nodes } = printedOn(map, hex);
      return segments.map(
        ({ a, b }) =>
          `${typeof a === 'number' ? neighbour(hex, a)?.id : ''} ${nodes.find(({ id }) => id === b)?.own['site']}`,
      );
    });
    expect(sites.sort()).toEqual(['C12 coal', 'D13 steel', 'D13 steel', 'E14 coal']);
  });

  rule('18rhi/6.2.3-m', 'Venlo has track on two sides', () => {
    expect(doorsOf(VENLO)).toBe('D3 F3');
  });

  rule('18rhi/6.2.3-n', 'L9 is a red hex with a town of 10 M and track on two sides', () => {
    const [town] = printedOn(map, 'L9').nodes;
    expect([printedOn(map, 'L9').color, town?.kind, town?.revenue, doorsOf('L9')]).toEqual([
      'red',
      'town',
      10,
      'K10 K8',
    ]);
  });

  rule('18rhi/4.1.1-no3-d', 'mountains cost 30 or 60 M; the rest that costs is the Rhine', () => {
    const costs = (cost: number, type: string) =>
      named(({ upgradeCost }) => upgradeCost?.cost === cost && upgradeCost.types.includes(type));
    expect(costs(30, 'mountain')).toEqual(list('D13 E12 E14 F13 G12 I12 J13 K2 K12'));
    expect(costs(60, 'mountain')).toEqual(list('F11 G14 H13 I14'));
    expect(costs(30, 'river')).toEqual(list('C8 D9 F9 I10'));
    const dear = [...map.tiles.values()].filter(({ upgradeCost }) => upgradeCost?.types.includes('mountain'));
    expect(dear.map(({ id, color, upgradeCost }) => `${id} ${color} ${upgradeCost?.cost}`)).toEqual(['930 green 30']);
  });

  rule('18rhi/6.2.1.1-b', 'letters stand on these hexes', () => {
    const letters = { AC: 'K2', D: 'F9', DU: 'D9', K: 'I10', Moers: 'D7', OO: 'C12 D11 G12 G6', Y: 'D13 E6 F13' };
    const known = [...new Set(hexes.flatMap(({ labels }) => labels))]
      .filter((label) => label in letters || label.length < 6)
      .sort();
    expect(
      Object.fromEntries(
        Object.keys(letters).map((label) => [label, named(({ labels }) => labels.includes(label)).join(' ')]),
      ),
    ).toEqual(letters);
    expect(known).toEqual(Object.keys(letters).sort());
  });

  rule(['18rhi/4.2.2-g', '18rhi/3.1-d'], 'each home is a circle kept for its company', () => {
    const { reserved } = printedPosition(map);
    for (const { id, homes } of allCompanies) {
      const kept = Object.entries(reserved).filter(([, homesThere]) =>
        homesThere.some(({ company }) => company === id),
      );
      expect(kept.map(([hex]) => hex).sort(), id).toEqual([...homes].sort());
    }
    const nodeOf = (hex: string, company: string) =>
      reserved[hex]?.find((home) => home.company === company)?.node ?? '';
    const exits = (hex: string, company: string) => exitsOf(printedOn(map, hex), nodeOf(hex, company));
    expect(exits('I10', 'RhE')).toEqual([0]);
    expect(exits('I10', 'CCE')).toEqual([2]);
    expect(exits('I10', 'CME')).toEqual([3]);
    expect(exits('F9', 'DEE')).toEqual([4]);
    expect(exits('F13', 'BME')).toEqual([3, 5]);
    expect(exits('G6', 'GVE')).toEqual([2]);
  });

  rule(
    '18rhi/6.2.3.1-d',
    'values of the metropolises: yellow by bank, green 40 or 30 by ferry, brown 50, grey 60',
    () => {
      const yellow = (hex: string) => printedOn(map, hex).nodes.map(({ bank, revenue }) => `${bank} ${revenue}`);
      expect(yellow('I10')).toEqual(['west 30', 'west 30', 'east 20']);
      expect(yellow('F9')).toEqual(['west 20', 'east 30', 'east 30']);
      expect(yellow('D9')).toEqual(['west 20', 'east 30', 'east 30']);
      const tiles = [...map.tiles.values()].filter(({ labels }) =>
        labels.some((label) => ['D', 'DU', 'K'].includes(label)),
      );
      const worth = tiles.map(({ color, nodes, own }) =>
        [color, ...new Set(nodes.map(({ revenue }) => revenue)), own['ferryRevenue'] ?? ''].join(' '),
      );
      expect([...new Set(worth)].sort()).toEqual(['brown 50 ', 'gray 60 ', 'green 40 30']);
      for (const hex of METROPOLES) expect(printedOn(map, hex).upgradeCost?.cost).toBe(30);
    },
  );

  rule('18rhi/3.2-h', 'every hex of an order card has a city or town', () => {
    for (const { coal, steel } of ORDER_CARDS) {
      for (const hex of [coal, steel]) expect(printedOn(map, hex).nodes.length, hex).toBeGreaterThan(0);
    }
  });
});

const CHECKS: readonly LayCheck[] = [colorFault, labelFault, trackLostFault, sidesFault, stubFault];

describe('the tiles', () => {
  rule('18rhi/2-c', 'are 57 yellow, 51 green, 26 brown, 3 grey and #935', () => {
    const count = (color: string) =>
      Object.entries(tileStock()).reduce(
        (sum, [id, left]) => sum + (tileNamed(map, id).color === color ? Number(left) : 0),
        0,
      );
    expect(['yellow', 'green', 'brown', 'gray', 'orange'].map(count)).toEqual([57, 51, 26, 3, 1]);
    expect(map.tiles.size).toBe(Object.keys(tileStock()).length);
  });

  rule('18rhi/3.2-b', 'have none of those sorted out', () => {
    expect(['1910', '1911', '1990', '1991'].filter((id) => map.tiles.has(id))).toEqual([]);
  });

  test('of each colour that follows the print fit their metropolis one way only', () => {
    const position = printedPosition(map);
    for (const hex of METROPOLES) {
      const fitting = Object.keys(tileStock()).filter(
        (id) => fittingRotations(map, position, hex, id, CHECKS).length > 0,
      );
      expect(fitting).toHaveLength(2);
      for (const id of fitting) expect(fittingRotations(map, position, hex, id, CHECKS)).toEqual([0]);
    }
  });

  rule('18rhi/4.1.1-no2-b', '#935 has one rotation, without track towards the Rhine alone', () => {
    const tile = tileNamed(map, OSTERATH_TILE);
    expect(tile.rotations).toEqual([1]);
    const towards = EDGES.filter((edge) => printedOn(map, 'E8').barriers.includes(edge));
    expect(EDGES.filter((edge) => !tile.exits.map((exit) => (exit + 1) % 6).includes(edge))).toEqual(towards);
  });

  test('and the empty map have no flaw', () => {
    expect(trackFlaws(map, printedPosition(map), tileStock())).toEqual([]);
  });
});

describe('the market', () => {
  rule('18rhi/E-71', 'floating raises each par by one row, but for 100 in the top row', () => {
    const risen = parPlaces(market).map(({ price, row, column }) => {
      const state = { market: {}, arrivals: 0 };
      placeMarker(state, 'RhE', { row, column });
      moveMarker(market, state, 'RhE', moves.floated);
      return `${price} ${priceOf(market, state, 'RhE')}`;
    });
    expect(risen.sort()).toEqual(['100 100', '60 65', '65 70', '70 75', '75 80', '80 90', '90 100']);
  });

  rule('18rhi/3.2-g', 'RhE starts on a violet square', () => {
    expect(parPlaces(market).filter(({ price }) => price === RHE.par)).toHaveLength(1);
  });
});
