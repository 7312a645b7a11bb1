import { BANK, DEPOT, moveTrain, newTrains, trainsOf } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import { payForTrain, refuseCost, type TrainDeal, trainOffers } from '@stellwerk/engine/rounds';
import type { ActionNamed } from './actions.ts';
import { COMPANY_IDS, type CompanyId, isCompany } from './companies.ts';
import { takeNewTrain } from './departures.ts';
import { isAtLimit, priceOfTrain, typeOnSale } from './sale.ts';
import { type CompanyTurn, directorSeat, type State } from './state.ts';
import { hasBegun, isSaleType, meetsDuty, RESTORED, SINCE } from './trains.ts';

/** Whether the company owns a train that meets the duty. 1880/X-buy-a */
export function hasDutyTrain(state: State, company: CompanyId): boolean {
  return trainsOf(state, company).some(meetsDuty);
}

/** What forbids this purchase with the treasury's own money. */
function refuseTrain(
  state: State,
  { step, company }: CompanyTurn,
  { train, from, price }: TrainDeal,
): Refusal | undefined {
  if (step !== 'trains') return refuse('1880/X-buy-b');
  if (isAtLimit(state, company)) return refuse('1880/X-limit-b');
  if (train === RESTORED && trainsOf(state, company).includes(RESTORED)) return refuse('1880/X-trains-e');
  const wrong = isCompany(from) ? refuseSeller(state, company, from, train, price) : refuseNew(state, train, price);
  if (wrong) return wrong;
  return refuseCost(state, company, price, '1880/X-buy-c', '1880.treasuryShort');
}

/** Only the lowest type, at its price; restored trains beside it. 1880/X-buy-c */
function refuseNew(state: State, train: string, price: number): Refusal | undefined {
  if (train === RESTORED) {
    const onSale = hasBegun(state.phase, SINCE.exchange) && newTrains(state).includes(RESTORED);
    if (!onSale) return refuse('1880/X-trains-e');
  } else if (train !== typeOnSale(state)) {
    return refuse('1880/X-buy-c');
  }
  return price === priceOfTrain(state, train) ? undefined : refuse('1880/X-buy-c');
}

/**
 * Companies of one director trade, from the first 3-train on, at any price from 1. 1880/X-buy-e, 1880/X-buy-f,
 * 1880/X-buy-g, 1880/X-buy-h, 1880/X-buy-i, 1880/X-force-h
 */
function refuseSeller(
  state: State,
  buyer: CompanyId,
  seller: CompanyId,
  train: string,
  price: number,
): Refusal | undefined {
  if (!hasBegun(state.phase, SINCE.growth) || seller === buyer) return refuse('1880/X-buy-f');
  if (directorSeat(state, seller) !== directorSeat(state, buyer)) return refuse('1880/X-buy-f');
  return trainsOf(state, seller).includes(train) && price >= 1 ? undefined : refuse('1880/X-buy-e');
}

/** One after another, in any order. 1880/X-buy-d, 1880/X-force-g */
export function buyTrain(
  { state, frame, tell }: Step<State, CompanyTurn>,
  deal: ActionNamed<'buyTrain'>,
): Refusal | undefined {
  const refusal = refuseTrain(state, frame, deal);
  if (refusal) return refusal;
  const { company } = frame;
  const { train, from } = deal;
  payForTrain(state, company, isCompany(from) ? from : BANK, deal, tell);
  if (from !== 'bank') moveTrain(state, train, from, company);
  else if (isSaleType(train)) buyNewTrain(state, frame, tell);
  // The restored train moves no marker and begins nothing. 1880/X-trains-e
  else moveTrain(state, train, DEPOT, company);
  return undefined;
}

/**
 * The marker goes to the buyer, until the last 8 is gone; then follows what the train brings. 1880/X-marker-a,
 * 1880/X-marker-i
 */
export function buyNewTrain(state: State, frame: CompanyTurn, tell: Tell): void {
  frame.settled = true;
  if (state.turnsLeft === null) state.marker = frame.company;
  takeNewTrain(state, frame.company, typeOnSale(state), tell);
}

export function trainChoices(state: State, frame: CompanyTurn): Choice[] {
  const fromBank = [typeOnSale(state), RESTORED].map((train) => ({
    train,
    from: 'bank',
    price: priceOfTrain(state, train),
  }));
  return trainOffers(state, frame.company, fromBank, COMPANY_IDS, (deal) => refuseTrain(state, frame, deal));
}
