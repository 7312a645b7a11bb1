import {
  allMoney,
  BANK,
  cellAt,
  directorIndex,
  directorOf,
  isPlayer,
  OFFERING,
  percentOf,
  playerOwner,
  trainCounts,
  trainsOf,
} from '@stellwerk/engine/finance';
import type { FrameState } from '@stellwerk/engine/kernel';
import { countMarkers, markerFlaws, tilesInGame, trackFlaws } from '@stellwerk/engine/track';
import { phaseOf, type Rhineland } from './game.ts';
import { charterOf, type DiscardTrains, type State } from './state.ts';

/** All that is never made or lost. */
export function conserved(game: Rhineland, state: State): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { money: allMoney(state), ...tilesInGame(state.track, state.tiles) };
  for (const [type, count] of Object.entries(trainCounts(state))) sums[`train ${type}`] = count;
  for (const company of game.companies) {
    const owners = state.certificates[company.id] ?? [];
    sums[`certificates ${company.id}`] = owners.filter((owner) => owner !== '').length;
  }
  return sums;
}

/** What cannot be in any position of this game. */
export function flaws(game: Rhineland, state: State): readonly string[] {
  return [...moneyFlaws(state), ...paperFlaws(game, state), ...boardFlaws(game, state)];
}

function moneyFlaws(state: State): string[] {
  const short = Object.entries(state.money).filter(([owner, cash]) => cash < 0 && owner !== BANK);
  const found = short.map(([owner]) => `${owner} has less than nothing`);
  if (!state.bankBroke && (state.money[BANK] ?? 0) < 0) found.push('the bank has less than nothing and did not break');
  return found;
}

function paperFlaws(game: Rhineland, state: State): string[] {
  const found: string[] = [];
  for (const company of game.companies) {
    const { par, floated } = charterOf(state, company.id);
    const director = directorOf(state, company);
    const place = state.market[company.id];
    if ((par === null) !== (place === undefined))
      found.push(`${company.id} has a par or a marker on the market, not both`);
    if (place && !cellAt(game.market, place)) found.push(`the marker of ${company.id} is off the market`);
    if (floated && par === null) found.push(`${company.id} floated without a par`);
    if (par !== null && director === OFFERING)
      found.push(`${company.id} has a par and its director certificate is unsold`);
    if (isPlayer(director)) {
      const held = percentOf(state, company, director);
      const ordinaryTwenty = company.certificates.some((one, i) => one.percent === 20 && i !== directorIndex(company));
      const stronger = state.seats.some((seat) => percentOf(state, company, playerOwner(seat)) > held);
      // Where 20% certificates exist an exchange may be impossible; elsewhere the strongest is director.
      if (stronger && !ordinaryTwenty) found.push(`the director of ${company.id} is not its strongest shareholder`);
    }
    const discarding = state.flow.some((frame) => isDiscarding(frame) && frame.company === company.id);
    if (trainsOf(state, company.id).length > phaseOf(game, state).trainLimit && !discarding) {
      found.push(`${company.id} has too many trains`);
    }
  }
  return found;
}

function isDiscarding(frame: FrameState): frame is DiscardTrains {
  return frame.kind === 'discardTrains';
}

function boardFlaws(game: Rhineland, state: State): string[] {
  const map = game.law.mapOf(state);
  const found = trackFlaws(map, state.track, state.tiles);
  for (const { id, markers } of game.companies) {
    found.push(...markerFlaws(map, state.track, id, markers.length));
    if (countMarkers(state.track, id) > 0 && !charterOf(state, id).floated)
      found.push(`${id} has a marker before it floated`);
  }
  return found;
}
