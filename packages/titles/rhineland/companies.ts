import type { Certificate } from '@stellwerk/engine/finance';
import type { Company } from './material.ts';

const tens = (count: number): Certificate[] => Array<Certificate>(count).fill({ percent: 10 });

export const NINE: readonly Certificate[] = [{ percent: 20, director: true }, ...tens(8)];
export const SEVEN: readonly Certificate[] = [
  { percent: 20, director: true },
  { percent: 20 },
  { percent: 20 },
  ...tens(4),
];

/** The companies that the map of the Rhineland has in every edition. */
export const companies = {
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
  RhE: { id: 'RhE', name: 'Rheinische Eisenbahn', homes: ['I10'], markers: [0, 60, 80, 100], certificates: NINE },
} as const satisfies Readonly<Record<string, Company>>;
