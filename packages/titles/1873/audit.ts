import { allMoney, BANK, isPlayer, OFFERING, POOL, playerOwner, seatOf } from '@stellwerk/engine/finance';
import { priceFlaws } from '@stellwerk/engine/rounds';
import { countMarkers, hasMarkerIn, markerFlaws, tileOn, tilesInGame } from '@stellwerk/engine/track';
import {
  COMPANY_IDS,
  type CompanyId,
  MHE,
  MINE_COMPANY_IDS,
  RAILWAY_IDS,
  type RailwayId,
  railways,
  STOCK_IDS,
} from './companies.ts';
import { joinsExits } from './concession-route.ts';
import { MINE_IDS } from './mines.ts';
import { companyOf, denominationOf, inReceivership, isFounded, ownersIn, percentHeld } from './paper.ts';
import { mapOf, type State } from './state.ts';
import { units } from './units.ts';
import { valueIn, valueTrack } from './value-track.ts';

/** All that is never made or lost. */
export function conserved(state: State): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { money: allMoney(state), ...tilesInGame(state.track, state.tiles) };
  for (const { tile } of Object.values(state.setAside)) {
    if (state.tiles[tile] !== 'unlimited') sums[`tile ${tile}`] = (sums[`tile ${tile}`] ?? 0) + 1;
  }
  const diesels = RAILWAY_IDS.filter((id) => state.railways[id].diesel).length;
  sums['diesels'] = state.diesels + diesels;
  return sums;
}

/** What cannot be in any position of this game. */
export function flaws(state: State): readonly string[] {
  return [
    ...Object.entries(state.money)
      .filter(([owner, cash]) => owner !== BANK && (cash < 0 || !Number.isInteger(cash)))
      .map(([owner]) => `${owner} has less than nothing or a part of a mark`),
    ...STOCK_IDS.flatMap((id) => paperFlaws(state, id)),
    ...COMPANY_IDS.flatMap((id) => companyFlaws(state, id)),
    ...RAILWAY_IDS.flatMap((id) => railwayFlaws(state, id)),
    ...mineFlaws(state),
    ...stockFlaws(state),
  ];
}

/** 1873/3.2.1-a, 1873/3.2.2-m */
function paperFlaws(state: State, id: (typeof STOCK_IDS)[number]): string[] {
  const owners = ownersIn(state, id);
  const places = new Set([POOL, OFFERING]);
  const found: string[] = [];
  if (![0, 2, 5, 10].includes(owners.length)) found.push(`${id} has ${owners.length} shares`);
  if (owners.some((owner) => !isPlayer(owner) && !places.has(owner))) found.push(`a share of ${id} is nowhere`);
  if (id !== MHE && isFounded(state, id) && !inReceivership(state, id)) {
    if (!owners.some(isPlayer)) found.push(`nobody owns shares of ${id}`);
  }
  return found;
}

function companyFlaws(state: State, id: CompanyId): string[] {
  const { director } = companyOf(state, id);
  const found = priceFlaws(valueTrack, state, id, isFounded(state, id) ? valueIn(state, id) : null);
  if (director === null) {
    if (ownersIn(state, id).some(isPlayer)) found.push(`${id} has owners and no director`);
    return found;
  }
  if (!isFounded(state, id)) found.push(`${id} has a director before its founding`);
  const bound = id in railways && isPlayer(state.railways[id as RailwayId].concession.owner);
  const held = percentHeld(state, id, director);
  if (!bound && state.seats.some((seat) => percentHeld(state, id, seat) > held)) {
    found.push(`the director of ${id} is not its largest owner`);
  }
  if (held < 20) found.push(`the director of ${id} has less than 20 %`);
  return found;
}

function railwayFlaws(state: State, id: RailwayId): string[] {
  const railway = state.railways[id];
  const percent = denominationOf(state, id) === 10 ? 10 : 20;
  const found = markerFlaws(mapOf(state), state.track, id, railways[id].markers[percent]);
  if (!railway.floated && countMarkers(state.track, id) > 0) found.push(`${id} has markers before it floats`);
  if (railway.inactive.some((hex) => !hasMarkerIn(state.track, hex, id)))
    found.push(`${id} has a resting marker nowhere`);
  if (railway.routePaid && id !== 'QLB') {
    const missing = railways[id].concession.routes
      .flat()
      .filter(({ hex, exits }) => !joinsExits(state, tileOn(mapOf(state), state.track, hex), exits));
    if (missing.length > 0) found.push(`the route of ${id} is broken in ${missing.map(({ hex }) => hex).join()}`);
  }
  const mustHave = railway.acted && id !== 'QLB';
  if (mustHave && railway.locos.length === 0) found.push(`${id} has no loco`);
  if (isPlayer(railway.concession.owner) && !railway.concession.active)
    found.push(`the concession of ${id} is not active`);
  return found;
}

function mineFlaws(state: State): string[] {
  const found: string[] = [];
  for (const id of MINE_IDS) {
    const { owner, machine, switcher } = state.mines[id];
    const listed = MINE_COMPANY_IDS.filter((company) => state.mineCompanies[company].mines.includes(id));
    const expected = seatOf(owner) >= 0 || owner === BANK ? '' : owner;
    if (listed.join() !== expected)
      found.push(`${id} belongs to ${owner} and is listed with ${listed.join() || 'nobody'}`);
    if (owner === BANK && (machine !== 1 || switcher !== 0))
      found.push(`${id} is closed and has more than its old machine`);
    if (expected !== '' && (state.money[id] ?? 0) !== 0) found.push(`${id} has a capital of its own in ${expected}`);
  }
  for (const seat of Object.values(state.rights)) {
    if (!state.seats.includes(seat)) found.push(`nobody at the table is ${playerOwner(seat)}`);
  }
  return found;
}

function stockFlaws(state: State): string[] {
  return ([1, 2, 3, 4] as const).flatMap((size) => {
    const left = state.stock[size];
    const most = units[size].count ?? 0;
    return left < 0 || left > most ? [`there are ${left} units of size ${size}`] : [];
  });
}
