import { BANK, cashOf, pay, playerOwner } from '@stellwerk/engine/finance';
import { type Choice, doing, type Frame, pop, push, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import { directorPays } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import type { CompanyId } from './companies.ts';
import { owe } from './debts.ts';
import { priceOfTrain, typeOnSale } from './sale.ts';
import { changesDirector, proceeds, refuseUnits, saleChoices, sellUnits } from './selling.ts';
import { type CompanyTurn, directorSeat, type RaiseMoney, type State } from './state.ts';
import { buyNewTrain, hasDutyTrain } from './train-buying.ts';

/** It must buy and cannot pay: only then does the director help, and only for a new train. 1880/X-force-a, 1880/X-force-i */
function refuseForced(state: State, { step, company }: CompanyTurn): Refusal | undefined {
  if (step !== 'trains') return refuse('1880/X-buy-b');
  const canPay = cashOf(state, company) >= priceOfTrain(state, typeOnSale(state));
  return canPay || hasDutyTrain(state, company) ? refuse('1880/X-force-i') : undefined;
}

/** The whole treasury first, the rest is the director's. 1880/X-force-b */
export function forcePurchase({ state, frame, tell }: Step<State, CompanyTurn>): Refusal | undefined {
  const refusal = refuseForced(state, frame);
  if (refusal) return refusal;
  const { company } = frame;
  const train = typeOnSale(state);
  const price = priceOfTrain(state, train);
  const seat = directorSeat(state, company);
  const missing = price - cashOf(state, company);
  pay(state, company, BANK, cashOf(state, company));
  tell({ type: 'forcedPurchase', company, seat, train, price, missing });
  push(state, { kind: 'raiseMoney', company, seat, missing });
  return undefined;
}

export function forcedChoices(state: State, frame: CompanyTurn): Choice[] {
  if (refuseForced(state, frame)) return [];
  return [{ type: 'forcePurchase', params: {}, info: { price: priceOfTrain(state, typeOnSale(state)) } }];
}

/**
 * In a turn the director sells only for a forced purchase; by the reading `train-step` whenever trains are bought.
 * 1880/X-force-c
 */
function refuseSaleInTurn(
  state: State,
  { step, company }: CompanyTurn,
  id: CompanyId,
  units: number,
): Refusal | undefined {
  if (step !== 'trains' || state.options.directorSales === 'forced') return refuse('1880/X-force-e');
  const seat = directorSeat(state, company);
  const wrong = refuseUnits(state, seat, id, units);
  if (wrong) return wrong;
  return changesDirector(state, seat, id, units) ? refuse('1880/X-force-d') : undefined;
}

export function sellInTurn(
  { state, frame, tell }: Step<State, CompanyTurn>,
  { company, units }: ActionNamed<'sellShares'>,
): Refusal | undefined {
  const refusal = refuseSaleInTurn(state, frame, company, units);
  if (!refusal) sellUnits(state, directorSeat(state, frame.company), company, units, tell);
  return refusal;
}

export function turnSaleChoices(state: State, frame: CompanyTurn): Choice[] {
  return saleChoices(state, directorSeat(state, frame.company), (id, units) =>
    refuseSaleInTurn(state, frame, id, units),
  );
}

/** The director may sell shares as long as money is missing, or owe the rest. 1880/X-force-c, 1880/X-debt-a */
export const raiseMoney: Frame<State, Action, RaiseMoney> = {
  actors: (_, { seat }) => [seat],
  choices: (state, frame) => [...raisingChoices(state, frame), { type: 'borrow', params: {} }],
  apply: doing({ sellShares: sellToPay, borrow: complete }),
  auto({ state, frame, tell }) {
    if (shortOf(state, frame) > 0 && raisingChoices(state, frame).length > 0) return false;
    complete({ state, frame, tell });
    return true;
  },
};

function sellToPay(
  { state, frame, tell }: Step<State, RaiseMoney>,
  { company, units }: ActionNamed<'sellShares'>,
): Refusal | undefined {
  const refusal = refuseRaising(state, frame, company, units);
  if (!refusal) sellUnits(state, frame.seat, company, units, tell);
  return refusal;
}

function shortOf(state: State, { seat, missing }: RaiseMoney): number {
  return missing - cashOf(state, playerOwner(seat));
}

/**
 * No change of director anywhere, and not more than is needed; the takeover does not forbid it. 1880/X-force-d,
 * 1880/X-force-e, 1880/X-force-f,
 * (C-34), (C-08)
 */
function refuseRaising(state: State, frame: RaiseMoney, id: CompanyId, units: number): Refusal | undefined {
  const wrong = refuseUnits(state, frame.seat, id, units);
  if (wrong) return wrong;
  if (changesDirector(state, frame.seat, id, units)) return refuse('1880/X-force-d');
  return (units - 1) * proceeds(state, id) < shortOf(state, frame) ? undefined : refuse('1880/X-force-e');
}

function raisingChoices(state: State, frame: RaiseMoney): Choice[] {
  return saleChoices(state, frame.seat, (id, units) => refuseRaising(state, frame, id, units));
}

/** All his cash goes first; what is missing then is owed. 1880/X-force-b, 1880/X-debt-a */
function complete({ state, frame, tell }: Step<State, RaiseMoney>): undefined {
  const { seat, missing } = frame;
  const paid = Math.min(missing, cashOf(state, playerOwner(seat)));
  pop(state);
  directorPays(state, frame, BANK, paid, tell);
  if (paid < missing) owe(state, seat, missing - paid, tell);
  const turn = state.flow.find((below) => below.kind === 'companyTurn');
  if (turn) buyNewTrain(state, turn, tell);
}
