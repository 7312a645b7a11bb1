import { BANK, moveTrain, newTrains, POOL, poolTrains, trainsOf } from '@stellwerk/engine/finance';
import {
  type Choice,
  type Frame,
  pop,
  push,
  type Refusal,
  refuse,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import {
  type DiscardingTrains,
  discarding,
  payForTrain,
  refuseCost,
  type TrainDeal,
  trainOffers,
} from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import { type Box, companyIds, companyOf, isBound, isCompany, phaseOf, priceOfTrain, type Rhineland } from './game.ts';
import { type CompanyTurn, directorSeat, hasBegun, inReceivership, type State, type TrainOffer } from './state.ts';

/** The new trains on offer: the lowest of those sold in order, and those that have been opened. */
export function trainsOnOffer(game: Box, state: State): readonly string[] {
  const left = new Set(newTrains(state));
  const kinds = Object.entries(game.trains).filter(([type]) => left.has(type));
  const lowest = kinds.find(([, { opens }]) => opens === undefined);
  const open = kinds.filter(([, { opens }]) => opens !== undefined && hasBegun(state.phase, opens));
  return [...(lowest ? [lowest] : []), ...open].map(([type]) => type);
}

function poolOffers(state: State): readonly string[] {
  return [...new Set(poolTrains(state))].sort();
}

/** A train that the bank sells at its price, new or second-hand. */
export interface BankOffer extends TrainDeal {
  readonly from: 'depot' | 'pool';
}

export function bankOffers(game: Box, state: State): readonly BankOffer[] {
  const offer = (from: BankOffer['from']) => (train: string) => ({ train, from, price: priceOfTrain(game, train) });
  return [...trainsOnOffer(game, state).map(offer('depot')), ...poolOffers(state).map(offer('pool'))];
}

export function isAtLimit(game: Rhineland, state: State, company: string): boolean {
  return trainsOf(state, company).length >= phaseOf(game, state).trainLimit;
}

/** What forbids this purchase with the treasury's own money. */
function refuseTrain(
  game: Rhineland,
  state: State,
  { step, company: buyer }: CompanyTurn,
  { train, from, price }: TrainDeal,
): Refusal | undefined {
  if (step !== 'trains') return refuse(game.cites.trainStep);
  if (isAtLimit(game, state, buyer)) return refuse(game.cites.trainLimit);
  const short = (rule: string) => refuseCost(state, buyer, price, rule, `${game.id}.treasuryShort`);
  if (isCompany(game, from)) {
    const wrong = refuseSeller(game, state, buyer, from, train);
    if (wrong) return wrong;
    return price < 1 ? refuse(game.cites.trainTrade) : short(game.cites.trainTrade);
  }
  if (from === 'pool') {
    const wrong = !poolOffers(state).includes(train) || price !== priceOfTrain(game, train);
    return wrong ? refuse(game.cites.poolTrain) : short(game.cites.poolTrain);
  }
  if (!trainsOnOffer(game, state).includes(train)) {
    const locked = game.trains[train]?.opens !== undefined;
    return refuse(locked ? game.cites.lockedTrain : game.cites.lowestTrain);
  }
  return price !== priceOfTrain(game, train) ? refuse(game.cites.newTrain) : short(game.cites.newTrain);
}

function refuseSeller(
  game: Rhineland,
  state: State,
  buyer: string,
  seller: string,
  train: string,
): Refusal | undefined {
  const { trainTrade } = game.cites;
  if (!game.law.tradesTrains(state)) return refuse(trainTrade);
  if (seller === buyer || !trainsOf(state, seller).includes(train) || isBound(game, train)) return refuse(trainTrade);
  if (inReceivership(state, companyOf(game, buyer))) return refuse(trainTrade);
  return game.law.refuseSeller(state, companyOf(game, seller));
}

export function buyTrain(
  game: Rhineland,
  { state, frame, tell }: Step<State, CompanyTurn>,
  deal: ActionNamed<'buyTrain'>,
): Refusal | undefined {
  const { train, from, price } = deal;
  const refusal = refuseTrain(game, state, frame, deal);
  if (refusal) return refusal;
  const buyer = frame.company;
  frame.bought = true;
  if (from === 'depot' || from === 'pool') {
    payForTrain(state, buyer, BANK, deal, tell);
    deliverTrain(game, state, buyer, train, from, tell);
    return undefined;
  }
  const offer: TrainOffer = { kind: 'trainOffer', buyer, seller: from, train, price };
  if (directorSeat(state, companyOf(game, from)) === directorSeat(state, companyOf(game, buyer))) {
    tradeTrain(state, offer, tell);
  } else {
    push(state, offer);
    tell({ type: 'trainOffered', company: buyer, seller: from, train, price });
  }
  return undefined;
}

function tradeTrain(state: State, { buyer, seller, train, price }: TrainOffer, tell: Tell): void {
  payForTrain(state, buyer, seller, { train, from: seller, price }, tell);
  moveTrain(state, train, seller, buyer);
}

/** The director of the company that is to sell agrees or not. */
export const trainOffer = (game: Rhineland): Frame<State, Action, TrainOffer> => ({
  actors: (state, { seller }) => [directorSeat(state, companyOf(game, seller))],
  choices: () => [{ type: 'answerOffer', params: { accept: [true, false] } }],
  apply({ state, frame, tell }, action) {
    if (action.type !== 'answerOffer') return refuse('kernel/not-now');
    pop(state);
    if (action.accept) tradeTrain(state, frame, tell);
    else tell({ type: 'offerDeclined', company: frame.seller, train: frame.train });
    return undefined;
  },
});

/** The train changes hands; the first new one of its type begins a phase. */
export function deliverTrain(
  game: Rhineland,
  state: State,
  to: string,
  train: string,
  from: 'depot' | 'pool',
  tell: Tell,
): void {
  moveTrain(state, train, from, to);
  if (from === 'depot' && !hasBegun(state.phase, train)) beginPhase(game, state, train, tell);
}

function beginPhase(game: Rhineland, state: State, phase: string, tell: Tell): void {
  state.phase = phase;
  tell({ type: 'phaseBegan', phase });
  for (const effect of game.law.phaseEffects) effect(game, state, tell);
}

/** A director gives up what is above the limit; for a company without one the smallest go. */
export const discardTrains = (game: Rhineland): Frame<State, Action, DiscardingTrains> =>
  discarding<State>({
    chooser: (state, id) => {
      const company = companyOf(game, id);
      return inReceivership(state, company) ? undefined : directorSeat(state, company);
    },
    limit: (state) => phaseOf(game, state).trainLimit,
    to: POOL,
    rule: game.cites.discard,
    stays: (train) => isBound(game, train),
  });

export function trainChoices(game: Rhineland, state: State, frame: CompanyTurn): Choice[] {
  const fromBank = bankOffers(game, state).map((offer) => ({ ...offer, info: { price: offer.price } }));
  const sellers = companyIds(game);
  return trainOffers(state, frame.company, fromBank, sellers, (deal) => refuseTrain(game, state, frame, deal));
}
