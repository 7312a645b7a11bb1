import { EDGES, type Edge, oppositeEdge } from '@stellwerk/engine/board';
import { parPlaces } from '@stellwerk/engine/finance';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import {
  colorFault,
  fittingRotations,
  keepsTrack,
  type LayCheck,
  labelFault,
  type PrintedHex,
  printedOn,
  printedPosition,
  type Rotation,
  rotatedTile,
  sideFault,
  sidesFault,
  stubFault,
  tileNamed,
  trackFlaws,
  trackLostFault,
  withTile,
} from '@stellwerk/engine/track';
import { describe, expect, test } from 'vitest';
import {
  DOUBLE_HEXES,
  HARBOURS,
  hexLists,
  IRON_RHINE,
  METROPOLES,
  MG_HEXES,
  maps,
  OPENING_SIDE,
  RIGHT_BANK,
  RIVER_SIDES,
  tileStock,
} from '../board.ts';
import { cites, layCites } from '../cites.ts';
import { allCompanies, COMPANY_IDS, companies, homes } from '../companies.ts';
import { figures } from '../figures.ts';
import { market } from '../market.ts';
import { BANK, CAPITAL, CERTIFICATE_LIMIT } from '../preparation.ts';
import { cases, rules } from '../rules/index.ts';
import { SCENARIO_IDS, scenarios } from '../scenarios.ts';
import { startItems } from '../start-items.ts';
import { phases, rosters, TRAIN_TYPES, trainKinds } from '../trains.ts';

const rule = ruleTests(rules, cases);
const map = maps.text;
const hexes = map.printed;
const list = (names: string) => names.split(' ').sort();
const named = (wanted: (hex: PrintedHex) => boolean) =>
  hexes
    .filter(wanted)
    .map(({ id }) => id)
    .sort();
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function neighbour(hex: string, edge: Edge): PrintedHex | undefined {
  return map.printed[map.grid.neighbours[6 * (map.grid.numbers.get(hex) ?? -1) + edge] ?? -1];
}

function sideBetween(one: string, other: string): Edge {
  const edge = EDGES.find((side) => neighbour(one, side)?.id === other);
  if (edge === undefined) throw new RangeError(`${one} and ${other} are no neighbours`);
  return edge;
}

describe('the map', () => {
  test('has 88 hexes: odd numbers in rows A, C, E, G, I, K and even ones in the rows between', () => {
    const rows = [...'ABCDEFGHIJK'].flatMap((row, i) =>
      Array.from({ length: 8 }, (_, n) => `${row}${2 * n + (i % 2 === 0 ? 1 : 2)}`),
    );
    expect(rows).toHaveLength(88);
    expect(named(() => true)).toEqual(rows.sort());
  });

  test('has neighbours as the map shows them', () => {
    const around = (hex: string) => EDGES.map((edge) => neighbour(hex, edge)?.id ?? '-').join(' ');
    expect(around('F10')).toBe('G9 F8 E9 E11 F12 G11');
    expect(around('C15')).toBe('D14 C13 B14 B16 - D16');
    expect(around('I7')).toBe('J6 I5 H6 H8 I9 J8');
  });

  test('has these red, grey and yellow hexes', () => {
    const colored = (wanted: string) => named(({ color }) => color === wanted);
    expect(colored('red')).toEqual(list('A5 A7 A11 A13 A15 B16 H2 H16 I1 K1 K3 K5 K7 K9 K11 K15'));
    expect(colored('gray')).toEqual(list('A1 A3 A9 C1 C3 D2 D6 D16 E1 F16 G1 I9 I15 J2 J16 K13'));
    expect(colored('yellow')).toEqual(list('B4 B12 B14 D14 E13 F10 H14 I3'));
    expect(colored('white')).toHaveLength(88 - 16 - 16 - 8);
  });

  test('has cities and towns where they are printed', () => {
    const has = (kinds: string) =>
      named((hex) => hex.color === 'white' && hex.nodes.map(({ kind }) => kind).join(' ') === kinds);
    expect(has('city')).toEqual(list('C11 C15 E7 G7 G15 J10'));
    expect(has('city city')).toEqual([...MG_HEXES].sort());
    expect(has('town')).toEqual(list('B2 B8 C9 C13 D4 E15 F2 G3 G9 G13 I13 J4 J6 J8'));
    expect(has('town town')).toEqual(list('D12 E9 F6 F12'));
  });

  rule('18lra/6.2.4-b', 'red and grey areas have a figure up to green and one from brown on', () => {
    const figuresOf = (hex: PrintedHex) =>
      hex.nodes.flatMap(({ revenue }) =>
        typeof revenue === 'number' ? [] : [`${revenue['yellow']}/${revenue['brown']}`],
      );
    const values = Object.fromEntries(hexes.map((hex) => [hex.id, figuresOf(hex).join()]).filter(([, value]) => value));
    expect(values).toEqual({
      ...{ A1: '10/20', A3: '10/20', A5: '20/40', A7: '10/20', A11: '10/30', A13: '20/50', A15: '20/50' },
      ...{ B16: '20/50', E1: '20/40', H2: '10/30', H16: '20/40', I1: '10/30', J2: '20/50' },
      ...{ K1: '20/40', K3: '20/40', K5: '10/20', K7: '10/20', K9: '10/20', K11: '30/60', K15: '30/60' },
    });
  });

  rule('18lra/6.2.1.1-d', 'red and grey areas are entered from these hexes only', () => {
    const doors: Readonly<Record<string, string>> = {
      ...{ A1: 'B2', A3: 'B4', A5: 'B4 B6', A7: 'B8', A11: 'B10 B12', A15: 'B14', B16: 'C15' },
      ...{ C3: 'B2 B4 D2 D4', D2: 'C3 E1', E1: 'D2 F2', D6: 'C5 E7', D16: 'C15 E15', F16: 'E15 G15' },
      ...{ H16: 'G15', I1: 'I3', I9: 'H8 J8', J2: 'I3 J4 K3', K3: 'J2 J4', K5: 'J4', K7: 'J8', K9: 'J10' },
      ...{ K11: 'J10', K15: 'J14' },
    };
    const fixed = hexes.filter(({ color, exits }) => (color === 'red' || color === 'gray') && exits.length > 0);
    const found = fixed.map(({ id, exits }) => [id, exits.map((edge) => neighbour(id, edge)?.id).sort()]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(doors).map(([hex, from]) => [hex, list(from)])),
    );
  });

  test('leads no printed track off the map, into the river or against the blank side of a fixed hex', () => {
    const faults = hexes.flatMap(({ id, exits }) => exits.map((edge) => [id, edge, sideFault(map, id, edge)]));
    expect(faults).toHaveLength(37 + 13);
    expect(faults.filter(([, , fault]) => fault !== undefined)).toEqual([]);
  });

  rule(
    '18lra/4.2.3-p',
    'the track from Aachen through Herzogenrath meets Dalheim where it has none before green',
    () => {
      expect(neighbour('J2', 3)?.id).toBe('I3');
      expect(printedOn(map, 'J2').exits).toContain(3);
      expect(printedOn(map, 'I3').exits).toEqual([1, 4]);
    },
  );

  rule('18lra/6.2.3-m', 'both halves of a double hex are one place with the same figures', () => {
    for (const [one, other] of DOUBLE_HEXES) {
      const [first, second] = [printedOn(map, one), printedOn(map, other)];
      expect(first.name).toBe(second.name);
      expect(first.own['joinedWith']).toBe(sideBetween(one, other));
      expect(second.own['joinedWith']).toBe(sideBetween(other, one));
      const nodes = [...first.nodes, ...second.nodes];
      expect(new Set(nodes.map(({ revenue }) => JSON.stringify(revenue))).size).toBe(1);
      if (nodes.length > 1) expect(nodes.map(({ group }) => group)).toEqual([first.name, first.name]);
    }
    expect(named(({ own }) => own['joinedWith'] !== undefined)).toEqual(DOUBLE_HEXES.flat().sort());
  });

  rule('18lra/6.2.3-o', 'Köln is printed twice and is two places', () => {
    expect([printedOn(map, 'K11').name, printedOn(map, 'K15').name]).toEqual(['Köln', 'Köln']);
    expect(
      [printedOn(map, 'K11'), printedOn(map, 'K15')].flatMap(({ nodes }) => nodes.map(({ group }) => group)),
    ).toEqual([null, null]);
  });

  rule('18lra/6.2.2-d', 'six red areas have a circle', () => {
    const circles = named(({ color, nodes }) => color === 'red' && nodes.some(({ slots }) => slots > 0));
    expect(circles).toEqual(list('A5 B16 H16 K3 K11 K15'));
  });

  rule(
    '18lra/6.2.3-n',
    'Venlo is a city with two circles and track through it, Kevelaer an end with a circle for GKB',
    () => {
      const venlo = printedOn(map, 'E1').nodes[0];
      expect([venlo?.kind, venlo?.slots]).toEqual(['city', 2]);
      expect(printedOn(map, 'D2').nodes).toEqual([]);
      const [kevelaer] = printedOn(map, 'A1').nodes;
      expect([kevelaer?.kind, kevelaer?.countsAs, kevelaer?.slots, kevelaer?.reservedFor]).toEqual([
        'offboard',
        'city',
        1,
        ['GKB'],
      ]);
      expect(named(({ color, nodes }) => color === 'gray' && nodes.some(({ kind }) => kind === 'town'))).toEqual(
        list('C3 D6 I9 J2'),
      );
    },
  );

  rule(
    '18lra/6.2.4.2-c',
    'coal mines and steel mills are printed on these hexes, on either half of a double hex',
    () => {
      const bothHalves = (marked: readonly string[]) =>
        [...new Set(marked.flatMap((hex) => DOUBLE_HEXES.find((pair) => pair.includes(hex)) ?? [hex]))].sort();
      expect(bothHalves(named(({ icons }) => icons.includes('coal')))).toEqual([...hexLists.coal].sort());
      expect(bothHalves(named(({ icons }) => icons.includes('steel')))).toEqual([...hexLists.steel].sort());
      expect(bothHalves(named(({ icons }) => icons.includes('ironRhine')))).toEqual(
        [...IRON_RHINE.west, ...IRON_RHINE.east].sort(),
      );
    },
  );

  rule('18lra/6.2.1.1-h', 'B6 and C11 carry the mark that closes them before green', () => {
    expect(named(({ icons }) => icons.includes('closedBeforeGreen'))).toEqual([...hexLists.closedBeforeGreen].sort());
  });

  rule('18lra/6.2.1.1-g', 'five hexes have a stub', () => {
    const stubs = hexes.flatMap(({ id, mustConnectEdges }) =>
      mustConnectEdges.map((edge) => `${id} ${neighbour(id, edge)?.id}`),
    );
    expect(stubs.sort()).toEqual(['B14 C13', 'C13 B14', 'D14 C15', 'E13 E11', 'J6 I7']);
  });

  rule('18lra/6.2.1.4-d', 'five hexes on the Rhine cost 30 M', () => {
    expect(named(({ upgradeCost }) => upgradeCost !== null)).toEqual(list('B14 C15 D14 E15 G15'));
    expect(hexes.flatMap(({ upgradeCost }) => upgradeCost?.cost ?? [])).toEqual([30, 30, 30, 30, 30]);
    const dear = [...map.tiles.values()].filter(({ upgradeCost }) => upgradeCost !== null);
    expect(
      dear.map(({ labels, color, upgradeCost }) => `${color} ${labels.join()} ${upgradeCost?.cost}`).sort(),
    ).toEqual(['green D 30', 'green RH 30', 'green RU 30', 'yellow D 30']);
  });
});

describe('the Rhine', () => {
  rule('18lra/6.2.1.4-b', 'bars the sides where it flows, seen from both hexes', () => {
    const closed = hexes.flatMap(({ id, barriers }) =>
      barriers.map((edge) => [id, neighbour(id, edge)?.id ?? ''].sort().join('|')),
    );
    expect([...new Set(closed)].sort()).toEqual(RIVER_SIDES.map((pair) => [...pair].sort().join('|')).sort());
    for (const { id, barriers } of hexes) {
      for (const edge of barriers) expect(neighbour(id, edge)?.barriers, id).toContain(oppositeEdge(edge));
    }
  });

  rule(
    '18lra/6.2.1.4-c',
    'is open between Düsseldorf and Neuss to tiles of both, which have track there from green on',
    () => {
      const [west, east] = [OPENING_SIDE[1], OPENING_SIDE[0]];
      expect(sideFault(map, east, sideBetween(east, west))).toBeUndefined();
      expect(tileNamed(map, 'L04').exits).not.toContain(sideBetween(east, west));
      expect(printedOn(map, west).exits).not.toContain(sideBetween(west, east));
      for (const id of ['L15', 'L34']) expect(tileNamed(map, id).exits).toContain(sideBetween(east, west));
      for (const id of ['L27', 'L39']) expect(tileNamed(map, id).exits).toContain(sideBetween(west, east));
    },
  );

  rule(
    '18lra/4.1.2-no1-b',
    'parts the map: beyond it lie the hexes of the right bank and the three metropolises',
    () => {
      // Crossings apart, nothing joins the banks; Wesel lies beyond the edge of the map that the river leaves.
      const crossings = [...RIVER_SIDES, OPENING_SIDE, ['B14', 'C13'], ['C15', 'D14']].map((pair) =>
        [...pair].sort().join(),
      );
      const beyond = new Set(['B16']);
      for (const hex of beyond) {
        for (const edge of EDGES) {
          const next = neighbour(hex, edge)?.id;
          if (next !== undefined && !crossings.includes([hex, next].sort().join())) beyond.add(next);
        }
      }
      const inPlay = [...beyond].filter((hex) => printedOn(map, hex).own['blank'] !== true);
      expect(inPlay.sort()).toEqual([...RIGHT_BANK.filter((hex) => hex !== 'A5'), ...METROPOLES].sort());
      expect(METROPOLES.every((hex) => printedOn(map, hex).labels.length > 0)).toBe(true);
    },
  );

  rule('18lra/6.2.3.2-a', 'has a ferry on one green tile at each of three crossings', () => {
    const ferries = [...map.tiles.values()].filter(({ segments }) => segments.some(({ kind }) => kind === 'ferry'));
    expect(ferries.map(({ id, color }) => `${id} ${color}`)).toEqual(['L15 green', 'L29 green', 'L30 green']);
  });

  rule('18lra/6.2.3.2-d', 'lowers the value of the ferry tile by 10 M', () => {
    const lowered = Object.fromEntries(
      ['L30', 'L29', 'L15'].map((id) => [
        tileNamed(map, id).labels[0],
        [tileNamed(map, id).nodes[0]?.revenue, tileNamed(map, id).own['ferryRevenue']],
      ]),
    );
    expect(lowered).toEqual({ RU: [20, 10], RH: [20, 10], D: [40, 30] });
  });
});

/** What a tile must satisfy wherever it lies; B12 and D14 turn from town to city by their letters. */
const CHECKS: readonly LayCheck[] = [colorFault, labelFault, trackLostFault, sidesFault, stubFault];

describe('the tiles', () => {
  const stock = Object.entries(tileStock());

  rule('18lra/3.3-b', 'are 141: 60 yellow, 58 green and 23 brown, 43 kinds of them of this game alone', () => {
    const ofColor = (color: string) =>
      sum(stock.filter(([id]) => tileNamed(map, id).color === color).map(([, count]) => Number(count)));
    expect([ofColor('yellow'), ofColor('green'), ofColor('brown'), ofColor('gray')]).toEqual([60, 58, 23, 0]);
    expect(map.tiles.size).toBe(stock.length);
    expect(
      stock
        .filter(([id]) => id.startsWith('L'))
        .map(([id]) => id)
        .sort(),
    ).toEqual(Array.from({ length: 43 }, (_, i) => `L${String(i + 1).padStart(2, '0')}`));
  });

  test('are enough for every place of the map that wants a lettered tile', () => {
    for (const { id, labels, color } of hexes) {
      for (const label of labels) {
        const colors = ['white', 'yellow', 'green', 'brown'].slice(['white', 'yellow', 'green'].indexOf(color) + 1);
        for (const next of colors) {
          const copies = sum(
            stock
              .filter(([tile]) => tileNamed(map, tile).labels.includes(label) && tileNamed(map, tile).color === next)
              .map(([, n]) => Number(n)),
          );
          const wanted = label === 'GE' && next === 'brown' ? 0 : 1;
          expect(copies, `${id} ${label} ${next}`).toBeGreaterThanOrEqual(wanted);
        }
      }
    }
  });

  rule('18lra/6.2.1.1-b', 'with letters lie only on hexes of the same letters', () => {
    const lettered = (label: string) => named(({ labels }) => labels.includes(label)).join(' ');
    const letters = {
      CM: 'B8 C13 C9',
      D: 'G15',
      DU: 'C15',
      GE: 'B4',
      KR: 'F10',
      MG: 'H8 I7',
      MO: 'C11',
      NE: 'H14',
      OY: 'B12',
      RH: 'D14',
      RU: 'B14',
      UE: 'E13',
    };
    const known = new Set([...map.tiles.values()].flatMap(({ labels }) => labels));
    expect([...known].sort()).toEqual(Object.keys(letters));
    expect(Object.fromEntries(Object.keys(letters).map((label) => [label, lettered(label)]))).toEqual(letters);
  });

  rule('18lra/6.2.1.4-e', 'lie one way only on the hexes of the river', () => {
    const chains: Readonly<Record<string, readonly (readonly [string, Rotation])[]>> = {
      B12: [
        ['L28', 0],
        ['L40', 5],
      ],
      B14: [
        ['L30', 0],
        ['L42', 0],
      ],
      C15: [
        ['L05', 5],
        ['L16', 0],
        ['L35', 5],
      ],
      D14: [
        ['L29', 0],
        ['L41', 0],
      ],
      E13: [
        ['L31', 1],
        ['L43', 0],
      ],
      G15: [
        ['L04', 0],
        ['L15', 0],
        ['L34', 0],
      ],
      H14: [
        ['L27', 0],
        ['L39', 0],
      ],
    };
    for (const [hex, chain] of Object.entries(chains)) {
      let position = printedPosition(map);
      for (const [tile, rotation] of chain) {
        expect(fittingRotations(map, position, hex, tile, CHECKS), `${tile} on ${hex}`).toEqual([rotation]);
        position = withTile(map, position, hex, { tile, rotation });
      }
    }
  });

  test('with letters fit their hexes in every colour there is', () => {
    const position = printedPosition(map);
    const first = (hex: string, color: string) =>
      stock
        .map(([id]) => id)
        .filter(
          (id) => tileNamed(map, id).color === color && fittingRotations(map, position, hex, id, CHECKS).length > 0,
        );
    expect(first('B8', 'yellow')).toEqual(['L01', 'L02', 'L03']);
    expect(first('C9', 'yellow')).toEqual(['L01', 'L02', 'L03']);
    expect(first('C13', 'yellow')).toEqual(['L01', 'L02', 'L03']);
    expect(first('C11', 'yellow')).toEqual(['L08', 'L09']);
    expect(first('H8', 'yellow')).toEqual(['L06', 'L07']);
    expect(first('I7', 'yellow')).toEqual(['L06', 'L07']);
    expect(first('F10', 'green')).toEqual(['L17']);
    expect(first('B4', 'green')).toEqual(['L14']);
  });

  rule('18lra/6.2.1.2-g', 'of single towns end with green, only CM turns brown; plain cities end with green', () => {
    const brown = stock.map(([id]) => tileNamed(map, id)).filter(({ color }) => color === 'brown');
    expect(brown.filter(({ labels, nodes }) => labels.length === 0 && nodes.length > 0).map(({ id }) => id)).toEqual([
      '933',
    ]);
    expect(brown.filter(({ labels }) => labels.includes('CM')).map(({ id }) => id)).toEqual(['L32', 'L33']);
  });

  rule('18lra/6.2.1.2-h', 'of towns replace one another as in the older edition', () => {
    const heirs = (id: string, color: string) =>
      stock
        .map(([next]) => tileNamed(map, next))
        .filter(
          (next) => next.color === color && next.labels.length === 0 && next.nodes.some(({ kind }) => kind === 'town'),
        )
        .filter((next) => EDGES.some((rotation) => keepsTrack(tileNamed(map, id), rotatedTile(next, rotation))))
        .filter((next) => color === 'brown' || next.exits.length === tileNamed(map, id).nodes.length + 2)
        .map((next) => next.id)
        .join(' ');
    expect(heirs('3', 'green')).toBe('141 142 143');
    expect(heirs('4', 'green')).toBe('141 142');
    expect(heirs('58', 'green')).toBe('141 142 143 144');
    expect(heirs('1', 'green')).toBe('88');
    expect(heirs('55', 'green')).toBe('88');
    expect(heirs('56', 'green')).toBe('87');
    expect(heirs('69', 'green')).toBe('204');
    for (const id of ['87', '88', '204']) expect(heirs(id, 'brown')).toBe('933');
  });

  rule(
    '18lra/6.2.2.1-k',
    'of the harbours have one harbour place beside one circle, in brown Ruhrort and Uerdingen beside two',
    () => {
      const harbours = stock
        .map(([id]) => tileNamed(map, id))
        .filter(({ nodes }) => nodes.some(({ own }) => own['harbour'] !== undefined));
      const circles = harbours.map(
        ({ color, labels, nodes }) => `${color} ${labels.join()} ${(nodes[0]?.slots ?? 0) - 1}`,
      );
      expect(circles.sort()).toEqual([
        'brown NE 1',
        'brown OY 1',
        'brown RU 2',
        'brown UE 2',
        'green NE 1',
        'green OY 1',
        'green RU 1',
        'green UE 1',
      ]);
      // The same slot on all of them: through an upgrade a marker keeps its slot.
      expect(new Set(harbours.map(({ nodes }) => nodes[0]?.own['harbour']))).toEqual(new Set([1]));
    },
  );

  rule('18lra/6.2.2.1-a', 'the harbours are drawn on four hexes, beside an ordinary circle but in Orsoy', () => {
    const places = named(({ nodes }) => nodes.some(({ own }) => own['harbour'] !== undefined));
    expect(places).toEqual(Object.keys(HARBOURS).sort());
    const circles = places.map(
      (hex) => printedOn(map, hex).nodes.filter(({ slots, own }) => slots > 0 && own['harbour'] === undefined).length,
    );
    expect(circles).toEqual([0, 1, 1, 1]);
  });

  test('carry the logos of the hexes they lie on', () => {
    for (const [id] of stock) {
      const { labels, icons } = tileNamed(map, id);
      const under = hexes.filter((hex) => labels.some((label) => hex.labels.includes(label)));
      for (const hex of under)
        expect([id, hexLists.coal.includes(hex.id), hexLists.steel.includes(hex.id)]).toEqual([
          id,
          icons.includes('coal'),
          icons.includes('steel'),
        ]);
    }
  });

  test('and the empty map have no flaw', () => {
    for (const each of Object.values(maps)) expect(trackFlaws(each, printedPosition(each), tileStock())).toEqual([]);
  });
});

describe('the companies', () => {
  rule(['18lra/1.2-b', '18lra/4.2-a'], 'are eight with ten shares each', () => {
    expect([...COMPANY_IDS]).toEqual(list('ADR BME CCE CME GVE KEG MKB RhE'));
    for (const { certificates } of allCompanies) expect(sum(certificates.map(({ percent }) => percent))).toBe(100);
    for (const { certificates } of allCompanies)
      expect(certificates.map(({ director }) => director === true).indexOf(true)).toBe(0);
  });

  rule(['18lra/4.2.3-b', '18lra/4.2.3-i'], 'have nine certificates but for KEG with eight and MKB with seven', () => {
    const percents = (id: 'ADR' | 'KEG' | 'MKB') => companies[id].certificates.map(({ percent }) => percent).join(' ');
    expect(allCompanies.map(({ certificates }) => certificates.length)).toEqual([9, 9, 9, 9, 9, 8, 7, 9]);
    expect(percents('ADR')).toBe('20 10 10 10 10 10 10 10 10');
    expect(percents('KEG')).toBe('30 10 10 10 10 10 10 10');
    expect(percents('MKB')).toBe('20 20 20 10 10 10 10');
  });

  rule(
    ['18lra/4.2.3-a', '18lra/4.2.3-k'],
    'have the markers of the rulebook: ordinary ones and a harbour, GVE none',
    () => {
      const markers = Object.fromEntries(
        allCompanies.map(({ id, markers: costs, harbour }) => [id, `${costs.length}${harbour ? '+1' : ''}`]),
      );
      expect(markers).toEqual({
        ADR: '3+1',
        BME: '3+1',
        CCE: '2+1',
        CME: '3+1',
        GVE: '3',
        KEG: '2+1',
        MKB: '2+1',
        RhE: '3+1',
      });
      // 25 ordinary and 7 two-sided markers are in the box, for both games.
      expect(allCompanies.filter(({ harbour }) => harbour !== null)).toHaveLength(7);
      for (const { markers: costs, harbour } of allCompanies) {
        expect(costs[0]).toBe(0);
        if (harbour) expect([harbour.higher - (costs.at(-1) ?? 0), harbour.higher / harbour.lower]).toEqual([20, 2]);
      }
    },
  );

  rule(
    ['18lra/4.2.3-m', '18lra/4.2.3-l', '18lra/3.1-d'],
    'start where the rulebook has them, each on a circle kept for it',
    () => {
      const places = Object.fromEntries(COMPANY_IDS.map((id) => [id, homes.text[id].hex]));
      expect(places).toEqual({
        ADR: 'K3',
        BME: 'G15',
        CCE: 'A5',
        CME: 'K15',
        GVE: 'G7',
        KEG: 'F10',
        MKB: 'C11',
        RhE: 'K11',
      });
      for (const set of ['text', 'branch'] as const) {
        const position = printedPosition(maps[set]);
        for (const id of COMPANY_IDS) {
          const { hex, node } = homes[set][id];
          expect(position.reserved[hex]).toEqual([{ company: id, node }]);
          expect(printedOn(maps[set], hex).nodes.find((one) => one.id === node)?.slots).toBe(1);
        }
      }
      const krefeld = printedOn(map, 'F10');
      expect(krefeld.segments.filter(({ a, b }) => [a, b].includes(homes.text.KEG.node))).toHaveLength(2);
      expect(krefeld.segments.filter(({ a, b }) => [a, b].includes(homes.branch.KEG.node))).toHaveLength(0);
    },
  );

  rule('18lra/4.2.3-c', 'ADR, CME, KEG and RhE start quickly', () => {
    expect(allCompanies.filter(({ quickStart }) => quickStart).map(({ id }) => id)).toEqual([
      'ADR',
      'CME',
      'KEG',
      'RhE',
    ]);
  });

  rule('18lra/3.3-e', 'are six in each scenario; ADR is in all of them', () => {
    const leftOut = SCENARIO_IDS.map((id) =>
      COMPANY_IDS.filter((company) => !scenarios[id].includes(company)).join(' '),
    );
    expect(leftOut).toEqual(['BME MKB', 'CME RhE', 'GVE KEG', 'CCE CME']);
    for (const id of SCENARIO_IDS) expect(new Set(scenarios[id]).size).toBe(6);
  });
});

describe('privates, money and trains', () => {
  test('six privates cost 350 M together and rise with their numbers', () => {
    const prices = Object.values(startItems).map(({ price }) => price);
    expect(sum(prices)).toBe(350);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(Object.values(startItems).map(({ revenue }) => revenue)).toEqual([5, 15, 15, 15, 20, 10]);
  });

  rule(
    ['18lra/3.3-i', '18lra/3.3-j', '18lra/X-05'],
    'three players leave the bank 4,200 M and four leave it 6,200 M',
    () => {
      const left = (players: number) => (BANK.normal[players] ?? 0) - players * (CAPITAL.normal[players] ?? 0);
      expect([left(3), left(4)]).toEqual([4200, 6200]);
      // With two, the Investor has the money of a third player.
      expect((BANK.normal[2] ?? 0) - 3 * (CAPITAL.normal[2] ?? 0)).toBe(4200);
    },
  );

  rule('18lra/8.2-a', 'the lower capital is 1,500 M in all', () => {
    expect([3 * (CAPITAL.lower[2] ?? 0), 3 * (CAPITAL.lower[3] ?? 0), 4 * (CAPITAL.lower[4] ?? 0)]).toEqual([
      1500, 1500, 1500,
    ]);
  });

  rule(
    ['18lra/5.2.2-a', '18lra/short-e'],
    'the limit is 14, 14 and 15 certificates, in the short game 14, 14 and 11',
    () => {
      expect([2, 3, 4].map((players) => CERTIFICATE_LIMIT.normal[players])).toEqual([14, 14, 15]);
      expect([2, 3, 4].map((players) => CERTIFICATE_LIMIT.short[players])).toEqual([14, 14, 11]);
    },
  );

  rule(
    ['18lra/2-b', '18lra/2p-b', '18lra/short-f'],
    '24 trains with the optional one, 20 with two players, 17 in the short game',
    () => {
      const trains = (roster: keyof typeof rosters) => sum(Object.values(rosters[roster]));
      expect([trains('full') + 1, trains('small') + 1, trains('short')]).toEqual([24, 20, 17]);
      expect(TRAIN_TYPES.map((type) => trainKinds[type].price)).toEqual([100, 200, 300, 500, 600]);
    },
  );

  rule(
    ['18lra/6.2.1.2-a', '18lra/6.3-d'],
    'phases bring green and brown but no grey, and scrap 2- and 3-trains only',
    () => {
      expect(phases['6'].tiles).toEqual(['yellow', 'green', 'brown']);
      expect(TRAIN_TYPES.flatMap((type) => phases[type].scraps ?? [])).toEqual(['2', '3']);
      expect(TRAIN_TYPES.map((type) => phases[type].trainLimit)).toEqual([4, 4, 3, 2, 2]);
      expect(TRAIN_TYPES.map((type) => phases[type].operatingRounds)).toEqual([1, 2, 2, 3, 3]);
      expect(TRAIN_TYPES.map((type) => phases[type].montanBonus)).toEqual([20, 20, 20, 40, 40]);
    },
  );
});

describe('the ids by which the family refuses', () => {
  test('are rules of this game', () => {
    const { faults, ...others } = cites;
    const { stub, label, track, ...lays } = layCites;
    const all = [
      ...Object.values(others),
      ...Object.values(faults),
      ...Object.values(lays),
      ...label,
      ...track,
      stub('C13'),
    ];
    expect(all.filter((id) => !(id in rules))).toEqual([]);
  });
});

describe('the market', () => {
  rule('18lra/4.2-b', 'offers seven par values, 60 to 100', () => {
    const prices = parPlaces(market).map(({ price }) => price);
    expect(prices.sort((a, b) => a - b)).toEqual([60, 65, 70, 75, 80, 90, 100]);
  });
});

describe('what the figures rest on', () => {
  test('is told in both languages, of rules there are', () => {
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    expect(figures.flatMap(({ rules: ids }) => ids).filter((id) => !(id in rules))).toEqual([]);
    for (const { what } of figures) expect([what.de, what.en].filter((text) => !text.endsWith('.'))).toEqual([]);
  });
});
