import { GONE, playerOwner } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import type { ActionNamed } from './actions.ts';
import { COMPANY_IDS, type CompanyId } from './companies.ts';
import { takeNewTrain } from './departures.ts';
import { P5_PERMIT } from './privates.ts';
import { isAtLimit, typeOnSale } from './sale.ts';
import { type CompanyTurn, directorSeat, hasPower, type State } from './state.ts';

/** Any company he directs, open or not. 1880/VI-P5-d, 1880/VI-P5-f */
function refusePermitFor(state: State, seat: number, id: CompanyId): Refusal | undefined {
  if (state.privates.P5 !== playerOwner(seat) || state.permitOfP5 !== null) return refuse('1880/VI-P5-a');
  if (state.options.permitTarget === 'any') {
    return state.companies[id].par === null ? refuse('1880/VI-P5-d') : undefined;
  }
  const directs = directorSeat(state, id) === seat;
  return directs && !state.companies[id].permits.includes(P5_PERMIT) ? undefined : refuse('1880/VI-P5-d');
}

/** In such a frame the owner of P5 may also give its permit away. 1880/VI-P5-b, 1880/VI-P5-c, (C-22) */
export function assignPermit(
  { state, tell }: Step<State>,
  { seat, company }: ActionNamed<'assignPermit'>,
): Refusal | undefined {
  const refusal = refusePermitFor(state, seat, company);
  if (refusal) return refusal;
  state.permitOfP5 = company;
  state.companies[company].permits += P5_PERMIT;
  tell({ type: 'permitAssigned', seat, company });
  return undefined;
}

export function permitChoices(state: State, seat: number): Choice[] {
  if (state.privates.P5 !== playerOwner(seat)) return [];
  const company = COMPANY_IDS.filter((id) => !refusePermitFor(state, seat, id));
  return company.length === 0 ? [] : [{ type: 'assignPermit', params: { company } }];
}

/** 1880/VI-P7-a, 1880/VI-P7-b */
export function refuseRocket(state: State, company: CompanyId): Refusal | undefined {
  if (state.privates.P7 === GONE) return refuse('1880/VI-P7-t');
  if (!hasPower(state, company, 'P7')) return refuse('1880/VI-P7-a');
  return isAtLimit(state, company) ? refuse('1880/VI-P7-b') : undefined;
}

/**
 * A purchase for nothing, at any point of the turn, that does not move the marker; a stock round it causes comes back to the
 * same step. 1880/VI-P7-c, 1880/VI-P7-d, 1880/VI-P7-e, 1880/VI-P7-f, 1880/VI-P7-h, 1880/VI-P7-o, 1880/VI-P7-r, 1880/VI-P7-s
 */
export function exchangeRocket({ state, frame, tell }: Step<State, CompanyTurn>): Refusal | undefined {
  const { company } = frame;
  const refusal = refuseRocket(state, company);
  if (refusal) return refusal;
  const train = typeOnSale(state);
  state.privates.P7 = GONE;
  tell({ type: 'rocketExchanged', company, train });
  takeNewTrain(state, company, train, tell);
  return undefined;
}

export function rocketChoices(state: State, { company }: CompanyTurn): Choice[] {
  if (refuseRocket(state, company)) return [];
  return [{ type: 'exchangeRocket', params: {}, info: { train: typeOnSale(state) } }];
}
