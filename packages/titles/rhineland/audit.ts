import { BANK, directorIndex, directorOf, OFFERING, trainsOf } from '@stellwerk/engine/finance';
import { boardFlaws, conservedIn, directorFlaws, isDiscarding, moneyFlaws, priceFlaws } from '@stellwerk/engine/rounds';
import { countMarkers } from '@stellwerk/engine/track';
import { phaseOf, type Rhineland } from './game.ts';
import type { Company } from './material.ts';
import { charterOf, type State } from './state.ts';

/** All that is never made or lost. */
export function conserved(game: Rhineland, state: State): Readonly<Record<string, number>> {
  const paper = game.companies.map(({ id }): [string, number] => [
    `certificates ${id}`,
    (state.certificates[id] ?? []).filter((owner) => owner !== '').length,
  ]);
  return { ...conservedIn(state), ...Object.fromEntries(paper) };
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
  const isSettling = isDiscarding(state, id) || game.law.isPhaseBeginning?.(state) === true;
  if (trainsOf(state, id).length > phaseOf(game, state).trainLimit && !isSettling) {
    found.push(`${id} has too many trains`);
  }
  if (countMarkers(state.track, id) > 0 && !floated) found.push(`${id} has a marker before it floated`);
  return found;
}
