import { type Choice, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import { companyOf } from '../rhineland/game.ts';
import type { Company } from '../rhineland/material.ts';
import { saleChoices, sellBlock } from '../rhineland/selling.ts';
import type { ActionNamed } from './actions.ts';
import { companies } from './companies.ts';
import { refuseForcedBlock } from './forced-purchase.ts';
import { game } from './game.ts';
import { type CompanyTurn, directorSeat, type State } from './state.ts';

/**
 * In an operating round a director sells shares for a forced purchase only, within it. 18rhl/13.2-d
 * With `directorSales: with-trains` he may do so whenever his company is to buy trains.
 */
export function directorSales(state: State, frame: CompanyTurn): Choice[] {
  const seat = directorSeat(state, companies[frame.company]);
  if (seat < 0 || frame.step !== 'trains' || state.options.directorSales === 'forced') return [];
  return saleChoices(game, state, seat, (company, percents) => refuseSale(state, frame, company, percents));
}

function refuseSale(
  state: State,
  frame: CompanyTurn,
  company: Company,
  percents: readonly number[],
): Refusal | undefined {
  const seat = directorSeat(state, companies[frame.company]);
  if (seat < 0 || frame.step !== 'trains' || state.options.directorSales === 'forced') return refuse('18rhl/13.2-d');
  return refuseForcedBlock(state, seat, frame.company, company, percents);
}

export function sellAsDirector(
  { state, frame, tell }: Step<State, CompanyTurn>,
  { seat, company: id, certificates }: ActionNamed<'sellShares'>,
): Refusal | undefined {
  const refusal = refuseSale(state, frame, companyOf(game, id), certificates);
  if (refusal) return refusal;
  sellBlock(game, state, seat, id, certificates, tell);
  return undefined;
}
