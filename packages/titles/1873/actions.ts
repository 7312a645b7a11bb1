import { type ActionOf, actionShape, shape } from '@stellwerk/engine/kernel';
import { COMPANY_IDS, MINE_COMPANY_IDS, RAILWAY_IDS, STOCK_IDS } from './companies.ts';
import { MINE_IDS } from './mines.ts';

const { integer, list, nullable, oneOf, record, text, truth } = shape;

const amount = integer(0, 1_000_000);
const mine = oneOf(...MINE_IDS);
const company = oneOf(...COMPANY_IDS);
const railway = oneOf(...RAILWAY_IDS);
const mineCompany = oneOf(...MINE_COMPANY_IDS);
const stock = oneOf(...STOCK_IDS);
const size = integer(0, 5);

const route = record({ train: text(6), path: list(text(24), 400), counts: nullable(list(text(24), 100)) });

const ITEMS = ['loco', 'diesel', 'switcher'] as const;

const kinds = {
  // Auctions
  bidPremium: { amount },
  buyItem: { item: oneOf(...MINE_IDS, 'HBE', 'GHE') },
  putUp: { item: company, amount },
  raise: { amount },
  // Stock round
  sellShares: { company: stock, count: integer(1, 10) },
  buyShare: { company: stock, from: oneOf('pool', 'offering') },
  foundRailway: { company: railway, price: integer(1, 1000), shares: integer(1, 5) },
  foundMines: { company: mineCompany, first: mine, second: mine },
  exercise: { company, count: integer(1, 10) },
  // Operating round
  layTile: { hex: text(3), tile: text(4), rotation: integer(0, 5) },
  produce: { switchers: list(size, 5) },
  placeMarker: { hex: text(3), node: text(12), replaces: nullable(railway) },
  run: { routes: list(route, 60) },
  payOut: { part: oneOf('none', 'half', 'full') },
  buyMine: { mine, price: amount },
  buyMachine: { mines: list(mine, 5) },
  buyLoco: {},
  buyDiesel: {},
  buySwitcher: { scraps: size },
  trade: {
    item: oneOf(...ITEMS),
    size,
    seller: oneOf(...MINE_IDS, ...COMPANY_IDS),
    price: amount,
    upkeep: oneOf('buyer', 'seller'),
    scraps: size,
  },
  scrap: { item: oneOf(...ITEMS), size },
  becomeInsolvent: {},
  issueShares: {},
  closeMine: {},
  // Everywhere
  answer: { accept: truth },
  pass: {},
} as const;

export const action = actionShape(kinds);

export type Action = ActionOf<typeof kinds>;
export type ActionNamed<T extends Action['type']> = Extract<Action, { type: T }>;
