import { memberOf, recordOf } from '@stellwerk/engine/kernel';
import { companies as common, SEVEN } from '../rhineland/companies.ts';
import type { Company as FamilyCompany } from '../rhineland/material.ts';

export const COMPANY_IDS = ['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'KKK', 'RhE'] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];

export interface Company extends FamilyCompany {
  readonly id: CompanyId;
}

/** 18rhl/5.1, 18rhl/1-d; the costs of markers: 18rhl/9-f; KKK: 18rhl/1-e, in the order of 18rhl/5.2-b */
const all: Readonly<Record<CompanyId, Company>> = {
  ...common,
  KKK: { id: 'KKK', name: 'Krefeld-Kreis-Kempener Eisenbahn', homes: ['D7'], markers: [0, 60], certificates: SEVEN },
};
export const companies: Readonly<Record<CompanyId, Company>> = recordOf(COMPANY_IDS, (id) => all[id]);

export const allCompanies: readonly Company[] = COMPANY_IDS.map((id) => companies[id]);

export const isCompany = memberOf(COMPANY_IDS);
