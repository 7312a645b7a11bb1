import { recordOf } from '@stellwerk/engine/kernel';
import { companies as common, SEVEN } from '../rhineland/companies.ts';
import type { Company as FamilyCompany } from '../rhineland/material.ts';

export const COMPANY_IDS = ['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'MKB', 'RhE'] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];

export interface Company extends FamilyCompany {
  readonly id: CompanyId;
}

/** 18rhi/1.2-b, 18rhi/4.2-a; CCE has two homes: 18rhi/4.2.2-a; markers: 18rhi/4.2.2-h; MKB: 18rhi/4.2.2-b */
const all: Readonly<Record<CompanyId, Company>> = {
  ...common,
  MKB: { id: 'MKB', name: 'Moerser Kreisbahn', homes: ['D7'], markers: [0, 60], certificates: SEVEN },
};
export const companies: Readonly<Record<CompanyId, Company>> = recordOf(COMPANY_IDS, (id) => all[id]);

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
