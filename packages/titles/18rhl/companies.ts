import type { Certificate } from '@stellwerk/engine/finance';
import type { Company as FamilyCompany } from '../rhineland/material.ts';

export const COMPANY_IDS = ['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'KKK', 'RhE'] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];

export interface Company extends FamilyCompany {
  readonly id: CompanyId;
}

const TENS: readonly Certificate[] = Array<Certificate>(8).fill({ percent: 10 });
/** 18rhl/1-d */
const NINE: readonly Certificate[] = [{ percent: 20, director: true }, ...TENS];
/** 18rhl/1-e, in the order of 18rhl/5.2-b */
const SEVEN: readonly Certificate[] = [
  { percent: 20, director: true },
  { percent: 20 },
  { percent: 20 },
  ...TENS.slice(0, 4),
];

/** 18rhl/5.1; the costs of markers: 18rhl/9-f */
export const companies: Readonly<Record<CompanyId, Company>> = {
  ADR: {
    id: 'ADR',
    name: 'Aachen-Düsseldorf-Ruhrorter Eisenbahn',
    homes: ['K2'],
    markers: [0, 60, 80],
    certificates: NINE,
  },
  BME: {
    id: 'BME',
    name: 'Bergisch-Märkische Eisenbahn',
    homes: ['F13'],
    markers: [0, 60, 80, 100],
    certificates: NINE,
  },
  CCE: { id: 'CCE', name: 'Cöln-Crefelder Eisenbahn', homes: ['I10', 'E6'], markers: [0, 0, 80], certificates: NINE },
  CME: { id: 'CME', name: 'Cöln-Mindener Eisenbahn', homes: ['I10'], markers: [0, 60, 80, 100], certificates: NINE },
  DEE: { id: 'DEE', name: 'Düsseldorf-Elberfelder Eisenbahn', homes: ['F9'], markers: [0, 60], certificates: NINE },
  GVE: { id: 'GVE', name: 'Gladbach-Venloer Eisenbahn', homes: ['G6'], markers: [0, 60], certificates: NINE },
  KKK: { id: 'KKK', name: 'Krefeld-Kreis-Kempener Eisenbahn', homes: ['D7'], markers: [0, 60], certificates: SEVEN },
  RhE: { id: 'RhE', name: 'Rheinische Eisenbahn', homes: ['I10'], markers: [0, 60, 80, 100], certificates: NINE },
};

export const allCompanies: readonly Company[] = COMPANY_IDS.map((id) => companies[id]);

export function isCompany(id: string): id is CompanyId {
  return COMPANY_IDS.some((known) => known === id);
}
