import { BANK, ownersOf, pay } from '@stellwerk/engine/finance';
import { type Frame, pop, push, refuse, type Tell } from '@stellwerk/engine/kernel';
import { movePrice } from '@stellwerk/engine/rounds';
import { exitsOf, freeSlots, markersOf, placeMarker, removeMarker, tileOn } from '@stellwerk/engine/track';
import type { Action } from './actions.ts';
import { halfCapital } from './capital.ts';
import { allCompanies, type CompanyId, companies } from './companies.ts';
import { market, moves } from './market.ts';
import { nextOnSale, unitsOf } from './paper.ts';
import { byOrder, directorSeat, type HomeCity, mapOf, paperOf, phaseOf, type State } from './state.ts';
import { isTakenOver } from './trains.ts';

/**
 * At the end of a stock round, in the order of the bar. 1880/XII-float-a, 1880/XII-float-b, 1880/XII-float-c,
 * 1880/XII-float-d, 1880/XII-float-e, 1880/XII-float-f, 1880/XII-float-g, 1880/V-sr1-c, 1880/V-sr1-d, 1880/VII-inv-l
 */
export function openCompanies(state: State, tell: Tell): void {
  for (const id of byOrder(state)) {
    if (!state.companies[id].open && mayOpen(state, id)) open(state, id, tell);
  }
}

/** The director holds enough, or nothing is left to be bought. (C-06) */
function mayOpen(state: State, id: CompanyId): boolean {
  const owners = ownersOf(state, paperOf(state, id));
  const directors = unitsOf(state, id, owners[0] ?? '');
  return 10 * directors >= phaseOf(state).opensWith || !owners.includes(BANK);
}

/** 1880/XII-float-e, 1880/XII-capital-a, 1880/V-sr1-e */
function open(state: State, id: CompanyId, tell: Tell): void {
  state.companies[id].open = true;
  const capital = halfCapital(state, id);
  pay(state, BANK, id, capital);
  tell({ type: 'opened', company: id, capital });
}

/**
 * Home markers of the companies that have just opened; where a city is to be chosen, its director is asked. 1880/X-token-a
 */
export function placeHomes(state: State, tell: Tell): void {
  const homeless = byOrder(state).filter((id) => state.companies[id].open && reservation(state, id) !== undefined);
  for (const id of homeless) {
    const node = homeNode(state, id);
    if (node !== undefined) placeHome(state, id, node, tell);
  }
  const asked = homeless.filter((id) => reservation(state, id) !== undefined);
  for (const company of asked.reverse()) push(state, { kind: 'homeCity', company });
}

/** The reading `chosen` asks for the city as soon as there are two of them on a tile: the marker is taken up again. (C-24) */
export function askForHome(state: State, hex: string): void {
  const map = mapOf(state);
  for (const { id, home } of allCompanies) {
    if (home.hex !== hex || home.node !== null) continue;
    const place = markersOf(map, state.track, id).find((marker) => marker.hex === hex);
    if (!place) continue;
    removeMarker(map, state.track, place);
    const kept = [...(state.track.reserved[hex] ?? []), { company: id, node: null }];
    state.track.reserved = { ...state.track.reserved, [hex]: kept };
    push(state, { kind: 'homeCity', company: id });
  }
}

/** The place kept for its home marker, until it stands there. */
function reservation(state: State, id: CompanyId) {
  return state.track.reserved[companies[id].home.hex]?.find(({ company }) => company === id);
}

/** The printed place, or of two cities the one with track; undefined if both have. 1880/X-token-k, 1880/X-token-m, (C-24) */
function homeNode(state: State, id: CompanyId): string | undefined {
  const kept = reservation(state, id)?.node ?? null;
  if (kept !== null) return kept;
  const tile = tileOn(mapOf(state), state.track, companies[id].home.hex);
  const joined = tile.nodes.filter((node) => exitsOf(tile, node.id).length > 0);
  const chosen = state.options.homeCity === 'chosen' && joined.length < tile.nodes.length && joined.length > 0;
  return chosen || joined.length > 1 ? undefined : (joined[0] ?? tile.nodes[0])?.id;
}

function placeHome(state: State, id: CompanyId, node: string, tell: Tell): void {
  const { hex } = companies[id].home;
  const [slot = 0] = freeSlots(mapOf(state), state.track, hex, node);
  placeMarker(mapOf(state), state.track, { hex, node, slot }, id);
  tell({ type: 'homePlaced', company: id, hex });
}

/** 1880/X-token-k */
export const homeCity: Frame<State, Action, HomeCity> = {
  actors: (state, { company }) => [directorSeat(state, company)],
  choices: (state, { company }) => [{ type: 'chooseHome', params: { node: citiesOf(state, company) } }],
  apply({ state, frame, tell }, action) {
    if (action.type !== 'chooseHome') return refuse('kernel/not-now');
    if (!citiesOf(state, frame.company).includes(action.node)) return refuse('1880/X-token-k');
    pop(state);
    placeHome(state, frame.company, action.node, tell);
    return undefined;
  },
};

function citiesOf(state: State, id: CompanyId): string[] {
  return tileOn(mapOf(state), state.track, companies[id].home.hex).nodes.map((node) => node.id);
}

/** Nothing of it is for sale: one field up. 1880/XIII-sr-b, 1880/XIII-sr-c, 1880/XIII-sr-d */
export function raiseSoldOut(state: State, tell: Tell): void {
  if (isTakenOver(state.phase)) return;
  const soldOut = byOrder(state).filter((id) => state.companies[id].open && nextOnSale(state, id) === undefined);
  for (const id of soldOut) {
    movePrice(market, state, id, moves.soldOut, tell, 'soldOut');
  }
}
