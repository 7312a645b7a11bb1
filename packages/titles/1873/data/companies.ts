/** Railways with their homes, markers and concession routes, mine companies. */

type Edge = 0 | 1 | 2 | 3 | 4 | 5;

const at = (hex: string, ...exits: readonly [Edge] | readonly [Edge, Edge]) => ({ hex, exits });
const tile = (hex: string, id: string, cost: number) => ({ hex, tile: id, cost });

/** 1873/T1-b, 1873/T1-c, 1873/T1-d, 1873/T1-e, 1873/T1-f, 1873/T1-g, 1873/T1-h */
export const RAILWAYS = {
  HBE: {
    id: 'HBE',
    name: 'Halberstadt-Blankenburger Eisenbahn',
    homes: ['B19', 'D15'],
    markers: { 20: 8, 10: 12 },
    concession: {
      phase: 1,
      early: null,
      routes: [[at('B19', 1), at('B17', 0, 4), at('C16', 0, 3), at('D15', 3)]],
      cost: 0,
      tiles: [tile('B17', '78', 0)],
    },
  },
  GHE: {
    id: 'GHE',
    name: 'Gernrode-Harzgeroder Eisenbahn',
    homes: ['G20', 'I18'],
    markers: { 20: 6, 10: 9 },
    concession: {
      phase: 1,
      early: null,
      routes: [[at('G20', 0), at('H19', 1, 3), at('H17', 4, 5), at('I18', 2)]],
      cost: 150,
      tiles: [tile('H19', '78', 150)],
    },
  },
  NWE: {
    id: 'NWE',
    name: 'Nordhausen-Wernigeroder Eisenbahn',
    homes: ['J7', 'B9', 'G6'],
    markers: { 20: 6, 10: 9 },
    concession: {
      phase: 3,
      early: 2,
      routes: [
        [at('B9', 0), at('C8', 0, 3), at('D7', 0, 3), at('E6', 0, 3), at('F5', 3, 5), at('G6', 2)],
        [at('G6', 5), at('H7', 2, 4), at('H9', 0, 1), at('I8', 0, 3), at('J7', 3)],
      ],
      cost: 500,
      tiles: [
        tile('C8', '79', 150),
        tile('D7', '956', 50),
        tile('E6', '956', 50),
        tile('H7', '78', 100),
        tile('I8', '956', 150),
      ],
    },
  },
  SHE: {
    id: 'SHE',
    name: 'Südharz-Eisenbahn',
    homes: ['I2', 'E4'],
    markers: { 20: 4, 10: 6 },
    concession: {
      phase: 3,
      early: 2,
      routes: [[at('E4', 0), at('F3', 0, 3), at('G2', 0, 3), at('H1', 3, 5), at('I2', 2)]],
      cost: 300,
      tiles: [tile('F3', '956', 150), tile('G2', '956', 150)],
    },
  },
  KEZ: {
    id: 'KEZ',
    name: 'Kleinbahn Ellrich-Zorge',
    homes: ['I4', 'G4'],
    markers: { 20: 4, 10: 6 },
    concession: {
      phase: 3,
      early: 2,
      routes: [[at('G4', 0), at('H3', 3, 5), at('I4', 2)]],
      cost: 100,
      tiles: [tile('H3', '78', 100)],
    },
  },
  WBE: {
    id: 'WBE',
    name: 'Wernigerode-Blankenburger Eisenbahn',
    homes: ['B9', 'D15'],
    markers: { 20: 4, 10: 6 },
    concession: {
      phase: 4,
      early: 3,
      routes: [[at('B9', 5), at('C10', 2, 4), at('C12', 1, 4), at('C14', 1, 5), at('D15', 2)]],
      cost: 0,
      tiles: [tile('C10', '78', 0), tile('C12', '956', 0), tile('C14', '76', 0)],
    },
  },
  QLB: {
    id: 'QLB',
    name: 'Quedlinburger Lokalbahn',
    homes: ['E20'],
    markers: { 20: 4, 10: 6 },
    concession: { phase: 4, early: null, routes: [], cost: 0, tiles: [] },
  },
} as const;

export const MINE_COMPANIES = {
  HW: 'Harzer Werke',
  CO: 'Concordia',
  MO: 'Montania',
  SN: 'Schachtbau Nordhausen',
  UN: 'Union',
} as const;

/** Extra income of the Harzer Werke in every production. 1873/4.3.7-a */
export const HW_EXTRA = 50;

/** Mines a mine company may own, by the percentage of its shares. 1873/4.3.4-e */
export const MINE_PLACES = { 50: 2, 20: 4, 10: 5 } as const;
