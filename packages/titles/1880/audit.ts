import {
  allMoney,
  BANK,
  cellAt,
  isPlayer,
  percentAt,
  percentOf,
  playerOwner,
  trainCounts,
  trainsOf,
} from '@stellwerk/engine/finance';
import { countMarkers, markerFlaws, tilesInGame, trackFlaws } from '@stellwerk/engine/track';
import { map } from './board.ts';
import { COMPANY_IDS, type CompanyId, MARKER_COSTS } from './companies.ts';
import { INVESTOR_IDS } from './investors.ts';
import { market } from './market.ts';
import { barPosition, paperOf, phaseOf, type State } from './state.ts';
import { RESTORED } from './trains.ts';

/** All that is never made or lost. */
export function conserved(state: State): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { money: allMoney(state), ...tilesInGame(state.track, state.tiles) };
  for (const [type, count] of Object.entries(trainCounts(state))) sums[`train ${type}`] = count;
  // 1880/VIII-share-c
  for (const id of COMPANY_IDS) sums[`percent of ${id}`] = percentInGame(state, id);
  return sums;
}

function percentInGame(state: State, id: CompanyId): number {
  const owners = state.certificates[id] ?? [];
  if (owners.length === 0) return 100;
  return owners.reduce((sum, owner, i) => sum + (owner === '' ? 0 : percentAt(paperOf(state, id), i)), 0);
}

/** What cannot be in any position of this game. */
export function flaws(state: State): readonly string[] {
  return [
    ...Object.entries(state.money)
      .filter(([owner, cash]) => cash < 0 && owner !== BANK)
      .map(([owner]) => `${owner} has less than nothing`),
    ...state.debts.flatMap((debt, seat) => (debt < 0 ? [`seat ${seat} owes less than nothing`] : [])),
    ...COMPANY_IDS.flatMap((id) => companyFlaws(state, id)),
    ...barFlaws(state),
    ...investorFlaws(state),
    ...boardFlaws(state),
  ];
}

function companyFlaws(state: State, id: CompanyId): string[] {
  const { par, director, open, permits } = state.companies[id];
  const issue = paperOf(state, id);
  const owners = state.certificates[id] ?? [];
  const place = state.market[id];
  const trains = trainsOf(state, id);
  const discarding = state.flow.some((frame) => frame.kind === 'discardTrains' && frame.company === id);
  const found: string[] = [];
  if ((par === null) !== (director === 0)) found.push(`${id} has a price or a director, not both`);
  if ((par === null) !== (place === undefined)) found.push(`${id} has a price or a marker on the chart, not both`);
  if (place && !cellAt(market, place)) found.push(`the marker of ${id} is off the chart`);
  if (owners.length !== (par === null ? 0 : issue.certificates.length)) found.push(`${id} has a wrong set of cards`);
  if (par !== null && !isPlayer(owners[0])) found.push(`${id} is founded and nobody directs it`);
  const held = percentOf(state, issue, owners[0] ?? '');
  if (state.seats.some((seat) => percentOf(state, issue, playerOwner(seat)) > held)) {
    found.push(`the director of ${id} is not its strongest shareholder`);
  }
  if (open && par === null) found.push(`${id} is open and nobody founded it`);
  if ((par === null) !== (permits === '')) found.push(`${id} has a price or a permit, not both`);
  if (trains.length > phaseOf(state).trainLimit && !discarding) found.push(`${id} has too many trains`);
  if (trains.filter((type) => type === RESTORED).length > 1) found.push(`${id} has two restored trains`);
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

function boardFlaws(state: State): string[] {
  const found = trackFlaws(map, state.track, state.tiles);
  for (const id of COMPANY_IDS) {
    found.push(...markerFlaws(map, state.track, id, MARKER_COSTS.length));
    if (countMarkers(state.track, id) > 0 && !state.companies[id].open)
      found.push(`${id} has a marker before it opened`);
  }
  return found;
}
