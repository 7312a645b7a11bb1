import { type Issue, readMarket } from '@stellwerk/engine/finance';
import { readHexes, type TileSupply, trackMap } from '@stellwerk/engine/track';
import { tileSet } from '../../shared/tiles/index.ts';

const TILES: TileSupply = { '5': 2, '6': 2, '57': 3, '7': 3, '8': 6, '9': 6, '14': 2, '15': 2 };

const city = { id: 'city0', kind: 'city', slots: 1, revenue: 0 };
const plain = { color: 'white' };

const HEXES = {
  A1: { name: 'Norden', color: 'white', nodes: [{ ...city, reservedFor: ['N'] }] },
  A3: plain,
  A5: plain,
  A7: {
    name: 'Ausland',
    color: 'red',
    nodes: [{ id: 'offboard0', kind: 'offboard', revenue: 50, countsAs: 'city' }],
    segments: [
      { a: 0, b: 'offboard0' },
      { a: 1, b: 'offboard0' },
    ],
  },
  B2: plain,
  B4: { name: 'Mitte', color: 'white', nodes: [city] },
  B6: plain,
  C1: { name: 'Westen', color: 'white', nodes: [city] },
  C3: plain,
  C5: { name: 'Süden', color: 'white', nodes: [{ ...city, reservedFor: ['S'] }] },
};

export const map = trackMap(
  { orientation: 'pointy', letters: 'rows' },
  readHexes(HEXES),
  tileSet(Object.keys(TILES), {}, {}),
);

export const tileStock = (): TileSupply => ({ ...TILES });

export const market = readMarket([
  [60, 70, 80, 90, 100, 120, 140].map((price) => ({ price, par: price === 70 })),
  [50, 60, 70, 80, 90, 100].map((price) => ({ price })),
]);

export const COMPANY_IDS = ['N', 'S'] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];

const CERTIFICATES: Issue['certificates'] = [
  { percent: 20, director: true },
  ...Array.from({ length: 8 }, () => ({ percent: 10 })),
];

export const companies: Readonly<Record<CompanyId, { readonly issue: Issue; readonly home: string }>> = {
  N: { issue: { id: 'N', certificates: CERTIFICATES }, home: 'A1' },
  S: { issue: { id: 'S', certificates: CERTIFICATES }, home: 'C5' },
};

export const TRAIN_TYPES = ['2', '3'] as const;
export const trainTypes = { '2': { count: 3, price: 80, stops: 2 }, '3': { count: 3, price: 180, stops: 3 } } as const;

export const SEATS: readonly number[] = [0, 1];
export const LIMITS = { par: 70, trains: 2, shares: 60, rounds: 6 } as const;
export const MONEY = { player: 500, bank: 4000 } as const;
