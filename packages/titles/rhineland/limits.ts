import { countOf, type Owner } from '@stellwerk/engine/finance';
import type { Box, Rhineland } from './game.ts';
import type { State } from './state.ts';

export function certificateLimit(game: Rhineland, state: State): number {
  const given = state.options.components?.certificateLimit?.[state.startingPlayers];
  return given ?? game.law.certificateLimit?.(state) ?? game.certificateLimits[state.startingPlayers] ?? 0;
}

/** Open privates count like certificates. */
export function certificatesHeld(game: Box, state: State, owner: Owner): number {
  const paper = game.companies.reduce((sum, company) => sum + countOf(state, company, owner), 0);
  return paper + game.privates.filter((id) => state.privates[id] === owner).length;
}
