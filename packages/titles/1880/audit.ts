import { isPlayer, percentAt, trainsOf } from '@stellwerk/engine/finance';
import { recordOf } from '@stellwerk/engine/kernel';
import { boardFlaws, conservedIn, directorFlaws, moneyFlaws, priceFlaws, trainFlaws } from '@stellwerk/engine/rounds';
import { countMarkers } from '@stellwerk/engine/track';
import { map } from './board.ts';
import { COMPANY_IDS, type CompanyId, MARKER_COSTS } from './companies.ts';
import { INVESTOR_IDS } from './investors.ts';
import { market } from './market.ts';
import { barPosition, paperOf, phaseOf, type State } from './state.ts';
import { RESTORED } from './trains.ts';

/** All that is never made or lost. 1880/VIII-share-c */
export function conserved(state: State) {
  return conservedIn(
    state,
    COMPANY_IDS.map((id) => [`percent of ${id}`, percentInGame(state, id)]),
  );
}

function percentInGame(state: State, id: CompanyId): number {
  const owners = state.certificates[id] ?? [];
  if (owners.length === 0) return 100;
  return owners.reduce((sum, owner, i) => sum + (owner === '' ? 0 : percentAt(paperOf(state, id), i)), 0);
}

/** What cannot be in any position of this game. */
export function flaws(state: State): readonly string[] {
  return [
    ...moneyFlaws(state),
    ...state.debts.flatMap((debt, seat) => (debt < 0 ? [`seat ${seat} owes less than nothing`] : [])),
    ...COMPANY_IDS.flatMap((id) => companyFlaws(state, id)),
    ...barFlaws(state),
    ...investorFlaws(state),
    ...boardFlaws(
      map,
      state,
      recordOf(COMPANY_IDS, () => MARKER_COSTS.length),
    ),
  ];
}

function companyFlaws(state: State, id: CompanyId): string[] {
  const { par, director, open, permits } = state.companies[id];
  const issue = paperOf(state, id);
  const owners = state.certificates[id] ?? [];
  const found = [...priceFlaws(market, state, id, par), ...directorFlaws(state, issue, state.seats)];
  if ((par === null) !== (director === 0)) found.push(`${id} has a price or a director, not both`);
  if (owners.length !== (par === null ? 0 : issue.certificates.length)) found.push(`${id} has a wrong set of cards`);
  if (par !== null && !isPlayer(owners[0])) found.push(`${id} is founded and nobody directs it`);
  if (open && par === null) found.push(`${id} is open and nobody founded it`);
  if ((par === null) !== (permits === '')) found.push(`${id} has a price or a permit, not both`);
  found.push(...trainFlaws(state, id, phaseOf(state).trainLimit));
  if (trainsOf(state, id).filter((type) => type === RESTORED).length > 1) found.push(`${id} has two restored trains`);
  if (countMarkers(state.track, id) > 0 && !open) found.push(`${id} has a marker before it opened`);
  return found;
}

function barFlaws(state: State): string[] {
  const rows = COMPANY_IDS.map((id) => barPosition(state, id)).filter((row) => row !== undefined);
  return new Set(rows).size < rows.length ? ['two companies share a row of the order bar'] : [];
}

function investorFlaws(state: State): string[] {
  return INVESTOR_IDS.flatMap((id) => {
    const { owner, company, merged } = state.investors[id];
    const cards = COMPANY_IDS.filter((one) => state.certificates[one]?.includes(id));
    const expected = owner !== null && company !== null && !merged ? [company] : [];
    return cards.join() === expected.join() ? [] : [`${id} has the cards ${cards.join() || 'of nobody'}`];
  });
}
