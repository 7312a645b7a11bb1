import { COMPANY_IDS, type CompanyId } from './companies.ts';

export const SCENARIO_IDS = ['1', '2', '3', '4'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** The six companies of each scenario, for two and three players and in the short game. 18lra/3.3-e */
export const scenarios: Readonly<Record<ScenarioId, readonly CompanyId[]>> = {
  '1': ['RhE', 'ADR', 'CCE', 'GVE', 'CME', 'KEG'],
  '2': ['BME', 'ADR', 'CCE', 'GVE', 'MKB', 'KEG'],
  '3': ['BME', 'ADR', 'RhE', 'CCE', 'MKB', 'CME'],
  '4': ['BME', 'ADR', 'RhE', 'GVE', 'MKB', 'KEG'],
};

/** The companies that take part; all eight without a scenario. 18lra/3.3-e, 18lra/1.2-b */
export function inPlay(scenario: ScenarioId | null): readonly CompanyId[] {
  return scenario === null ? COMPANY_IDS : scenarios[scenario];
}
