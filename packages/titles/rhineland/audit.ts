import { BANK, directorIndex, directorOf, OFFERING } from '@stellwerk/engine/finance';
import { boardFlaws, conservedIn, directorFlaws, moneyFlaws, priceFlaws, trainFlaws } from '@stellwerk/engine/rounds';
import { countMarkers } from '@stellwerk/engine/track';
import { phaseOf, type Rhineland } from './game.ts';
import type { Company } from './material.ts';
import { charterOf, type State } from './state.ts';

/** All that is never made or lost. */
export function conserved(game: Rhineland, state: State) {
  const inGame = (id: string) => state.certificates[id]?.filter((owner) => owner !== '').length ?? 0;
  return conservedIn(
    state,
    game.companies.map(({ id }) => [`certificates ${id}`, inGame(id)]),
  );
}

/** What cannot be in any position of this game. */
export function flaws(game: Rhineland, state: State): readonly string[] {
  const found = moneyFlaws(state);
  if (!state.bankBroke && (state.money[BANK] ?? 0) < 0) found.push('the bank has less than nothing and did not break');
  const markers = Object.fromEntries(
    game.companies.map(({ id, markers, otherMarkers = 0 }) => [id, markers.length + otherMarkers]),
  );
  return [
    ...found,
    ...game.companies.flatMap((company) => companyFlaws(game, state, company)),
    ...boardFlaws(game.law.mapOf(state), state, markers),
  ];
}

function companyFlaws(game: Rhineland, state: State, company: Company): string[] {
  const { id } = company;
  const { par, floated } = charterOf(state, id);
  const found = priceFlaws(game.market, state, id, par);
  if (floated && par === null) found.push(`${id} floated without a par`);
  if (par !== null && directorOf(state, company) === OFFERING) {
    found.push(`${id} has a par and its director certificate is unsold`);
  }
  // Where 20% certificates exist an exchange may be impossible; elsewhere the strongest is director.
  const ordinaryTwenty = company.certificates.some((one, i) => one.percent === 20 && i !== directorIndex(company));
  if (!ordinaryTwenty) found.push(...directorFlaws(state, company, state.seats));
  if (!game.law.isPhaseBeginning?.(state)) found.push(...trainFlaws(state, id, phaseOf(game, state).trainLimit));
  if (countMarkers(state.track, id) > 0 && !floated) found.push(`${id} has a marker before it floated`);
  return found;
}
