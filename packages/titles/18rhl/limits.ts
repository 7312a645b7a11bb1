import { countOf, type Owner } from '@stellwerk/engine/finance';
import { allCompanies } from './companies.ts';
import { PRIVATE_IDS } from './start-items.ts';
import type { State } from './state.ts';

/** 18rhl/16.3-a */
const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 3: 20, 4: 15, 5: 12, 6: 10 };

export function certificateLimit(state: State): number {
  return CERTIFICATE_LIMIT[state.startingPlayers] ?? 0;
}

/** 18rhl/16.3-b: open privates count like certificates. */
export function certificatesHeld(state: State, owner: Owner): number {
  const paper = allCompanies.reduce((sum, company) => sum + countOf(state, company, owner), 0);
  return paper + PRIVATE_IDS.filter((id) => state.privates[id] === owner).length;
}
