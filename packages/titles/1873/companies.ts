import type { Edge } from '@stellwerk/engine/board';
import { MINE_COMPANIES, RAILWAYS } from './data/companies.ts';

export const RAILWAY_IDS = ['HBE', 'GHE', 'NWE', 'SHE', 'KEZ', 'WBE', 'QLB'] as const;
export type RailwayId = (typeof RAILWAY_IDS)[number];

export const MINE_COMPANY_IDS = ['HW', 'CO', 'MO', 'SN', 'UN'] as const;
export type MineCompanyId = (typeof MINE_COMPANY_IDS)[number];

/** A mine company or a railway; the MHE is neither. */
export type CompanyId = RailwayId | MineCompanyId;
export const COMPANY_IDS: readonly CompanyId[] = [...RAILWAY_IDS, ...MINE_COMPANY_IDS];

/** All that has shares. */
export const MHE = 'MHE';
export type StockId = CompanyId | typeof MHE;
export const STOCK_IDS: readonly StockId[] = [...COMPANY_IDS, MHE];

/** A hex of a concession route with the exits that the route uses; a town at its end has one. */
export interface RouteHex {
  readonly hex: string;
  readonly exits: readonly [Edge] | readonly [Edge, Edge];
}

/** A hex in which the route is not printed: the yellow tile that has exactly the route, and the cost. */
export interface RouteTile {
  readonly hex: string;
  readonly tile: string;
  readonly cost: number;
}

interface Concession {
  /** The phase from which it is active, and the one in which somebody else's building makes it so. */
  readonly phase: number;
  readonly early: number | null;
  /** From town to town; the NWE has two. */
  readonly routes: readonly (readonly RouteHex[])[];
  /** What its first track step costs in all. */
  readonly cost: number;
  readonly tiles: readonly RouteTile[];
}

interface Railway {
  readonly id: RailwayId;
  readonly name: string;
  /** The hexes of its home markers, all at the town's only stop. */
  readonly homes: readonly string[];
  /** Station markers while its shares are 20 %, and when they are 10 %. */
  readonly markers: { readonly 20: number; readonly 10: number };
  readonly concession: Concession;
}

/** The table of railways. */
export const railways: Readonly<Record<RailwayId, Railway>> = RAILWAYS;

export const mineCompanyNames: Readonly<Record<MineCompanyId, string>> = MINE_COMPANIES;

export function isRailway(id: string): id is RailwayId {
  return id in railways;
}

export function isMineCompany(id: string): id is MineCompanyId {
  return id in mineCompanyNames;
}

export function isCompany(id: string): id is CompanyId {
  return isRailway(id) || isMineCompany(id);
}

/** The percentage of one share. */
export type Denomination = 50 | 20 | 10;
