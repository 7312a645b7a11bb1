/** What is sold and what each phase brings. */

export const UNITS = {
  1: { count: 1, machine: null, loco: 100 },
  2: { count: 10, machine: 150, loco: 250 },
  3: { count: 7, machine: 300, loco: 450 },
  4: { count: 3, machine: 500, loco: 750 },
  5: { count: null, machine: 800, loco: 1200 },
} as const;

export const SWITCHER_PRICES = { 2: 50, 3: 100, 4: 150, 5: 200 } as const;
export const DIESELS = 7;
export const DIESEL_PRICE = 250;

const NONE = [0, 0, 0, 0, 0];
const LATE = { machines: [100, 50, 0, 0, 0], locos: [100, 100, 0, 0, 0], switchers: [0, 20, 0, 0, 0] };

/** 1873/T2-a, 1873/T2-b, 1873/T2-c, 1873/T2-d, 1873/T2-e, 1873/T2-f */
export const PHASES = {
  1: {
    id: '1',
    size: 1,
    operatingRounds: 1,
    tiles: ['yellow'],
    values: 'yellow',
    machines: NONE,
    locos: NONE,
    switchers: NONE,
  },
  2: {
    id: '2',
    size: 2,
    operatingRounds: 1,
    tiles: ['yellow'],
    values: 'yellow',
    machines: NONE,
    locos: NONE,
    switchers: NONE,
  },
  3: {
    id: '3',
    size: 3,
    operatingRounds: 2,
    tiles: ['yellow', 'green'],
    values: 'green',
    machines: [50, 0, 0, 0, 0],
    locos: [50, 0, 0, 0, 0],
    switchers: NONE,
  },
  4: { id: '4', size: 4, operatingRounds: 2, tiles: ['yellow', 'green'], values: 'green', ...LATE },
  5: { id: '5', size: 5, operatingRounds: 3, tiles: ['yellow', 'green', 'brown'], values: 'brown', ...LATE },
  D: {
    id: 'D',
    size: 5,
    operatingRounds: 3,
    tiles: ['yellow', 'green', 'brown', 'gray'],
    values: 'gray',
    machines: [150, 100, 50, 0, 0],
    locos: [150, 150, 150, 0, 0],
    switchers: [0, 50, 30, 0, 0],
  },
} as const;
