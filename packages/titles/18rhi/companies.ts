import type { Certificate } from '@stellwerk/engine/finance';
import type { Company as FamilyCompany } from '../rhineland/material.ts';

export const COMPANY_IDS = ['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'MKB', 'RhE'] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];

export interface Company extends FamilyCompany {
  readonly id: CompanyId;
}

const tens = (count: number): Certificate[] => Array<Certificate>(count).fill({ percent: 10 });
const NINE: readonly Certificate[] = [{ percent: 20, director: true }, ...tens(8)];
/** 18rhi/4.2.2-b */
const SEVEN: readonly Certificate[] = [{ percent: 20, director: true }, { percent: 20 }, { percent: 20 }, ...tens(4)];

/** 18rhi/1.2-b, 18rhi/4.2-a; markers: 18rhi/4.2.2-h */
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
  // 18rhi/4.2.2-a
  CCE: { id: 'CCE', name: 'Cöln-Crefelder Eisenbahn', homes: ['I10', 'E6'], markers: [0, 0, 80], certificates: NINE },
  CME: { id: 'CME', name: 'Cöln-Mindener Eisenbahn', homes: ['I10'], markers: [0, 60, 80, 100], certificates: NINE },
  DEE: { id: 'DEE', name: 'Düsseldorf-Elberfelder Eisenbahn', homes: ['F9'], markers: [0, 60], certificates: NINE },
  GVE: { id: 'GVE', name: 'Gladbach-Venloer Eisenbahn', homes: ['G6'], markers: [0, 60], certificates: NINE },
  MKB: { id: 'MKB', name: 'Moerser Kreisbahn', homes: ['D7'], markers: [0, 60], certificates: SEVEN },
  RhE: { id: 'RhE', name: 'Rheinische Eisenbahn', homes: ['I10'], markers: [0, 60, 80, 100], certificates: NINE },
};

export const allCompanies: readonly Company[] = COMPANY_IDS.map((id) => companies[id]);

/** RhE starts at this par, with so much of it in the pool and so much money waiting for it at Aachen. */
export const RHE = {
  /** 18rhi/3.2-g */
  par: 70,
  /** 18rhi/3.2-f */
  poolPercent: 30,
  /** 18rhi/3.2-k */
  fund: 210,
} as const;
