import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import { type CompanyId, isRailway } from './companies.ts';
import { allWithPlayers, companyOf, denominationOf, percentHeld } from './paper.ts';
import type { State } from './state.ts';

/** What the director must own before the step to 10 %. */
const DIRECTOR_PART = 40;

/**
 * Neither money nor value moves, and the new shares rule out another issue. 1873/4.3.6-d, 1873/4.3.6-e, 1873/4.3.6-a,
 * 1873/4.3.6-c, 1873/4.4.8-a
 */
export function refuseIssue(state: State, id: CompanyId): Refusal | undefined {
  const rule = (mines: string) => refuse(isRailway(id) ? '1873/4.4.8-a' : mines);
  const { director } = companyOf(state, id);
  const percent = denominationOf(state, id);
  if (director === null || percent === 10 || !allWithPlayers(state, id)) return rule('1873/4.3.6-a');
  return percent === 20 && percentHeld(state, id, director) < DIRECTOR_PART ? rule('1873/4.3.6-c') : undefined;
}
