import { byPrice, OFFERING, type Owner, ownersOf, POOL, percentAt, transfer } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { movePrice } from '@stellwerk/engine/rounds';
import { bankPays } from './bank.ts';
import { type Box, companyIds, companyOf, isShareholder, type Rhineland } from './game.ts';
import { placeHomeMarkers } from './markers.ts';
import type { Company } from './material.ts';
import { charterOf, type State } from './state.ts';

/** Companies in the order in which they would operate. */
export function inOperatingOrder(game: Box, state: State, ids: readonly string[]): readonly string[] {
  return byPrice(game.market, state, ids);
}

/** At the end of a stock round. */
export function floatCompanies(game: Rhineland, state: State, tell: Tell): void {
  const ready = companyIds(game).filter((id) => isReadyToFloat(game, state, companyOf(game, id)));
  for (const id of inOperatingOrder(game, state, ready)) float(game, state, companyOf(game, id), tell);
  for (const id of state.rising) raise(game, state, id, tell);
  state.rising = [];
}

/** After a purchase, where that is the moment. */
export function floatAtOnce(game: Rhineland, state: State, company: Company, tell: Tell): void {
  if (game.law.floatsAt(state) === 'purchase' && isReadyToFloat(game, state, company))
    float(game, state, company, tell);
}

function isReadyToFloat(game: Rhineland, state: State, company: Company): boolean {
  const { floated, par } = charterOf(state, company.id);
  return !floated && par !== null && percentSold(game, state, company) >= game.floatPercent;
}

/** What lies with shareholders or in the pool; not what still waits in the start packet. */
function percentSold(game: Box, state: State, company: Company): number {
  const isSold = (owner: Owner) => isShareholder(game, owner) || owner === POOL;
  return ownersOf(state, company).reduce((sum, owner, i) => sum + (isSold(owner) ? percentAt(company, i) : 0), 0);
}

function float(game: Rhineland, state: State, company: Company, tell: Tell): void {
  const { id } = company;
  const { law } = game;
  const capital = law.capitalOf(state, company);
  charterOf(state, id).floated = true;
  tell({ type: 'floated', company: id, capital });
  bankPays(state, id, capital, tell);
  const to = law.unsoldGoesTo(state, company);
  (state.certificates[id] ?? []).forEach((owner, i) => {
    if (to !== undefined && owner === OFFERING) transfer(state, company, i, to);
  });
  if (law.homesAt === 'float') placeHomeMarkers(game, state, id, tell);
  const price = law.priceAfterFloat(state);
  if (price === 'rises') raise(game, state, id, tell);
  if (price === 'risesAtRoundEnd') state.rising.push(id);
  law.afterFloat?.(state, company, tell);
}

function raise(game: Rhineland, state: State, id: string, tell: Tell): void {
  movePrice(game.market, state, id, game.moves.floated, tell);
}

/** All certificates with players: one row up. */
export function raiseSoldOut(game: Rhineland, state: State, tell: Tell): void {
  const soldOut = game.companies.filter((company) => game.law.isSoldOut(state, company)).map(({ id }) => id);
  for (const id of inOperatingOrder(game, state, soldOut)) {
    movePrice(game.market, state, id, game.moves.soldOut, tell, 'soldOut');
  }
}

/** None in the offering, with the company or in the pool. */
export function isWithShareholders(game: Box, state: State, { id }: Company): boolean {
  return (state.certificates[id] ?? []).every((owner) => isShareholder(game, owner));
}
