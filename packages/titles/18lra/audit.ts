import { isPlayer, percentOf } from '@stellwerk/engine/finance';
import { flaws as familyFlaws } from '../rhineland/audit.ts';
import { allCompanies, type Company } from './companies.ts';
import { game } from './game.ts';
import { COVERED, INVESTOR } from './owners.ts';
import { INVESTOR_LIMITS } from './preparation.ts';
import { inPlay } from './scenarios.ts';
import type { State } from './state.ts';

/** What cannot be in any position of this game. */
export function flaws(state: State): readonly string[] {
  return [...familyFlaws(game, state), ...allCompanies.flatMap((company) => paperFlaws(state, company))];
}

/** Stacks that a scenario leaves out stay covered, and the Investor keeps to its limit. 18lra/3.3-f, 18lra/2p-h, 18lra/2p-k */
function paperFlaws(state: State, company: Company): string[] {
  const { id } = company;
  const owners = state.certificates[id] ?? [];
  const found: string[] = [];
  const covered = owners.filter((owner) => owner === COVERED).length;
  if (covered !== (inPlay(state.scenario).includes(id) ? 0 : owners.length))
    found.push(`the stack of ${id} is not as the scenario has it`);
  if (percentOf(state, company, INVESTOR) > INVESTOR_LIMITS.percent) found.push(`the Investor has too much of ${id}`);
  if (state.companies[id].floated && !isPlayer(owners[0])) found.push(`${id} has no director`);
  return found;
}
