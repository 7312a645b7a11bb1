import { BANK, cashOf, changesDirector, pay, playerOwner, saleHands, sumOf } from '@stellwerk/engine/finance';
import { type Choice, doing, type Frame, pop, push, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import { blockPrice, directorPays } from '@stellwerk/engine/rounds';
import { companyOf } from '../rhineland/game.ts';
import type { Company } from '../rhineland/material.ts';
import { refuseBlock, saleChoices, sellBlock } from '../rhineland/selling.ts';
import { type BankOffer, bankOffers as offersOfBank } from '../rhineland/train-buying.ts';
import * as duty from '../rhineland/train-duty.ts';
import type { Action, ActionNamed } from './actions.ts';
import { completePurchase, goBankrupt } from './bankruptcy.ts';
import { allCompanies, type CompanyId, companies } from './companies.ts';
import { game } from './game.ts';
import { type CompanyTurn, directorSeat, inReceivership, priceNow, type RaiseMoney, type State } from './state.ts';
import { priceOfTrain } from './trains.ts';

/** Everything the bank sells now, what lies in the pool first. */
export function bankOffers(state: State): readonly BankOffer[] {
  return offersOfBank(game, state).toSorted((a, b) => (a.from === b.from ? 0 : a.from === 'pool' ? -1 : 1));
}

/** 18rhl/13.1-l */
export const mustBuy = (state: State, company: CompanyId) => duty.mustBuy(game, state, company);

/** 18rhl/13.1-n */
export const canPayItself = (state: State, company: CompanyId) => duty.canPayItself(game, state, company);

/** The trains a director may choose when the treasury cannot pay: any in the pool, or the cheapest new one. 18rhl/13.2-a */
export function forcedOffers(state: State, company: CompanyId): readonly BankOffer[] {
  if (inReceivership(state, company)) return [];
  const choice = duty.forcedOffers(game, state, company);
  const [cheapest] = choice;
  if (!cheapest) return [];
  if (state.options.forcedTrain === 'cheapest') return choice.filter(({ price }) => price === cheapest.price);
  const most = cashOf(state, company) + mostRaised(state, company);
  const payable = choice.filter(({ price }) => price <= most);
  return payable.length > 0 ? payable : [cheapest];
}

/** The director's cash and the best block of each company. */
function mostRaised(state: State, company: CompanyId): number {
  const seat = directorSeat(state, companies[company]);
  const owner = playerOwner(seat);
  const blocks = allCompanies.map((issue) => {
    const hands = saleHands(state, issue, state.seats, owner).filter(
      (hand) => !refuseForcedBlock(state, seat, company, issue, hand),
    );
    return Math.max(0, ...hands.map((hand) => blockPrice(hand, priceNow(state, issue.id))));
  });
  return blocks.reduce((sum, block) => sum + block, cashOf(state, owner));
}

/** A block the director may sell now, however much it brings. 18rhl/13.2-e */
export function refuseForcedBlock(
  state: State,
  seat: number,
  acting: CompanyId,
  company: Company,
  percents: readonly number[],
): Refusal | undefined {
  const wrong = refuseBlock(game, state, seat, company, percents);
  if (wrong || company.id !== acting) return wrong;
  return changesDirector(state, company, state.seats, playerOwner(seat), percents) ? refuse('18rhl/13.2-e') : undefined;
}

/** The treasury is used up, the director pays the rest. 18rhl/13.2-b */
export function forcePurchase(
  step: Step<State, CompanyTurn>,
  action: ActionNamed<'forcePurchase'>,
): Refusal | undefined {
  const { state, frame, tell } = step;
  const { train, from } = action;
  if (frame.step !== 'trains') return refuse('18rhl/13.1-a');
  if (inReceivership(state, frame.company) || !mustBuy(state, frame.company)) return refuse('18rhl/13.1-m');
  if (canPayItself(state, frame.company)) return refuse('18rhl/13.1-n');
  if (!forcedOffers(state, frame.company).some((offer) => offer.train === train && offer.from === from)) {
    return refuse('18rhl/13.2-a');
  }
  const seat = directorSeat(state, companies[frame.company]);
  const cash = cashOf(state, frame.company);
  pay(state, frame.company, BANK, cash);
  tell({ type: 'forcedPurchase', company: frame.company, seat, train, price: priceOfTrain(train) });
  push(state, { kind: 'raiseMoney', company: frame.company, seat, train, from, missing: priceOfTrain(train) - cash });
  return undefined;
}

export const raiseMoney: Frame<State, Action, RaiseMoney> = {
  actors: (_, { seat }) => [seat],
  choices: raisingChoices,
  apply: doing({ sellShares: sellToPay }),
  auto({ state, frame, tell }) {
    if (cashOf(state, playerOwner(frame.seat)) >= frame.missing) {
      pop(state);
      directorPays(state, frame, BANK, frame.missing, tell);
      completePurchase(state, frame.company, { ...frame, missing: 0 }, tell);
      return true;
    }
    if (raisingChoices(state, frame).length > 0) return false;
    goBankrupt(state, frame, tell);
    return true;
  },
};

function raisingChoices(state: State, frame: RaiseMoney): Choice[] {
  return saleChoices(game, state, frame.seat, (company, percents) => refuseRaising(state, frame, company, percents));
}

function sellToPay(
  { state, frame, tell }: Step<State, RaiseMoney>,
  { company, certificates }: ActionNamed<'sellShares'>,
): Refusal | undefined {
  const refusal = refuseRaising(state, frame, companyOf(game, company), certificates);
  if (!refusal) sellBlock(game, state, frame.seat, company, certificates, tell);
  return refusal;
}

/** Only as much as is needed: no smaller block of the company would do. 18rhl/13.2-f */
function refuseRaising(
  state: State,
  frame: RaiseMoney,
  company: Company,
  percents: readonly number[],
): Refusal | undefined {
  const { seat } = frame;
  const wrong = refuseForcedBlock(state, seat, frame.company, company, percents);
  if (wrong) return wrong;
  const owner = playerOwner(seat);
  const short = frame.missing - cashOf(state, owner);
  const price = priceNow(state, company.id);
  const smaller = saleHands(state, company, state.seats, owner).some(
    (hand) =>
      sumOf(hand) < sumOf(percents) &&
      blockPrice(hand, price) >= short &&
      !refuseForcedBlock(state, seat, frame.company, company, hand),
  );
  return smaller ? refuse('18rhl/13.2-f') : undefined;
}
