import type { Certificate } from '@stellwerk/engine/finance';
import { NINE, SEVEN } from '../rhineland/companies.ts';
import type { Company as FamilyCompany } from '../rhineland/material.ts';

export const COMPANY_IDS = ['ADR', 'BME', 'CCE', 'CME', 'GVE', 'KEG', 'MKB', 'RhE'] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];

/** Its ordinary markers cost what the charter shows: 18lra/4.2.3-k; its home may be another by option: `homes` below. */
export interface Company extends FamilyCompany {
  readonly id: CompanyId;
  /** What the harbour marker costs: on a reserved place before brown, and otherwise. 18lra/4.2.3-a, 18lra/4.2.3-k */
  readonly harbour: { readonly lower: number; readonly higher: number } | null;
  /** Two yellow tiles in its first turn. 18lra/4.2.3-c */
  readonly quickStart: boolean;
}

/** 18lra/4.2.3-i; seven certificates: 18lra/4.2.3-b */
const EIGHT: readonly Certificate[] = [{ percent: 30, director: true }, ...NINE.slice(2)];

const LARGE = { lower: 50, higher: 100 };
const SMALL = { lower: 40, higher: 80 };

export const companies: Readonly<Record<CompanyId, Company>> = {
  ADR: {
    id: 'ADR',
    name: 'Aachen-Düsseldorf-Ruhrorter Eisenbahn',
    homes: ['K3'],
    markers: [0, 60, 80],
    harbour: LARGE,
    quickStart: true,
    certificates: NINE,
  },
  // 18lra/4.2.3-h
  BME: {
    id: 'BME',
    name: 'Bergisch-Märkische Eisenbahn',
    homes: ['G15'],
    markers: [0, 60, 80],
    harbour: LARGE,
    quickStart: false,
    certificates: NINE,
  },
  CCE: {
    id: 'CCE',
    name: 'Cöln-Crefelder Eisenbahn',
    homes: ['A5'],
    markers: [0, 60],
    harbour: SMALL,
    quickStart: false,
    certificates: NINE,
  },
  CME: {
    id: 'CME',
    name: 'Cöln-Mindener Eisenbahn',
    homes: ['K15'],
    markers: [0, 60, 80],
    harbour: LARGE,
    quickStart: true,
    certificates: NINE,
  },
  GVE: {
    id: 'GVE',
    name: 'Gladbach-Venloer Eisenbahn',
    homes: ['G7'],
    markers: [0, 60, 80],
    harbour: null,
    quickStart: false,
    certificates: NINE,
  },
  KEG: {
    id: 'KEG',
    name: 'Krefelder Eisenbahn-Gesellschaft',
    homes: ['F10'],
    markers: [0, 60],
    harbour: SMALL,
    quickStart: true,
    certificates: EIGHT,
  },
  MKB: {
    id: 'MKB',
    name: 'Moerser Kreisbahn',
    homes: ['C11'],
    markers: [0, 60],
    harbour: SMALL,
    quickStart: false,
    certificates: SEVEN,
  },
  RhE: {
    id: 'RhE',
    name: 'Rheinische Eisenbahn',
    homes: ['K11'],
    markers: [0, 60, 80],
    harbour: LARGE,
    quickStart: true,
    certificates: NINE,
  },
};

export const allCompanies: readonly Company[] = COMPANY_IDS.map((id) => ({
  ...companies[id],
  otherMarkers: companies[id].harbour ? 1 : 0,
}));

/** What the harbour markers cost, the lower figure first. */
export const harbourPrices: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  COMPANY_IDS.flatMap((id) => {
    const { harbour } = companies[id];
    return harbour ? [[id, [harbour.lower, harbour.higher]]] : [];
  }),
);

/** Which homes CCE, CME and KEG have: those of the rulebook, or those of the public branch. 18lra/4.2.3-m */
export type HomeSet = 'text' | 'branch';

interface Home {
  readonly hex: string;
  readonly node: string;
}

/** Where each company starts. 18lra/4.2.3-l, 18lra/4.2.3-m, 18lra/4.2.3-p */
export const homes: Readonly<Record<HomeSet, Readonly<Record<CompanyId, Home>>>> = {
  text: {
    ADR: { hex: 'K3', node: 'offboard0' },
    BME: { hex: 'G15', node: 'city0' },
    CCE: { hex: 'A5', node: 'offboard0' },
    CME: { hex: 'K15', node: 'offboard0' },
    GVE: { hex: 'G7', node: 'city0' },
    KEG: { hex: 'F10', node: 'city1' },
    MKB: { hex: 'C11', node: 'city0' },
    RhE: { hex: 'K11', node: 'offboard0' },
  },
  branch: {
    ADR: { hex: 'K3', node: 'offboard0' },
    BME: { hex: 'G15', node: 'city0' },
    CCE: { hex: 'K15', node: 'offboard0' },
    CME: { hex: 'A5', node: 'offboard0' },
    GVE: { hex: 'G7', node: 'city0' },
    KEG: { hex: 'F10', node: 'city0' },
    MKB: { hex: 'C11', node: 'city0' },
    RhE: { hex: 'K11', node: 'offboard0' },
  },
};

/** MKB's price for the harbour of Orsoy, in every phase. 18lra/4.2.3-g */
export const MKB_ORSOY = 20;
/** What the bank pays GVE for the line from Gladbach to Venlo. 18lra/4.2.3-f */
export const GVE_LINE = 100;
/** The company whose certificate No. 2 goes with private No. 5. 18lra/3.3-d */
export const WITH_NO5: CompanyId = 'ADR';
