import { BANK, cashOf, moveTrain, newTrains, POOL, pay, poolTrains, scrap, trainsOf } from '@stellwerk/engine/finance';
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
import type { Action, ActionNamed } from './actions.ts';
import { COMPANY_IDS, type CompanyId, companies, isCompany } from './companies.ts';
import { inOperatingOrder } from './floating.ts';
import { PRIVATE_IDS } from './start-items.ts';
import {
  type CompanyTurn,
  type DiscardTrains,
  directorSeat,
  inReceivership,
  phaseOf,
  type State,
  type TrainOffer,
} from './state.ts';
import { hasBegun, isTrainType, phases, priceOfTrain, TRAIN_TYPES, type TrainType } from './trains.ts';

/** The new trains on offer: the lowest of 2 to 5, and 6 and 8 once they have been opened. 18rhl/13.1-c, -d */
export function trainsOnOffer(state: State): readonly TrainType[] {
  const left = new Set(newTrains(state));
  const lowest = TRAIN_TYPES.find((type) => Number(type) <= 5 && left.has(type));
  const open = TRAIN_TYPES.filter(
    (type) =>
      left.has(type) && ((type === '6' && hasBegun(state.phase, '5')) || (type === '8' && hasBegun(state.phase, '6'))),
  );
  return lowest ? [lowest, ...open] : open;
}

export function poolOffers(state: State): readonly TrainType[] {
  return [...new Set(poolTrains(state))].filter(isTrainType).sort();
}

export function isAtLimit(state: State, company: CompanyId): boolean {
  return trainsOf(state, company).length >= phaseOf(state).trainLimit;
}

/** What forbids this purchase with the treasury's own money. 18rhl/13.1 */
function refuseTrain(
  state: State,
  frame: CompanyTurn,
  train: TrainType,
  from: string,
  price: number,
): Refusal | undefined {
  const buyer = frame.company;
  if (frame.step !== 'trains') return refuse('18rhl/13.1-a');
  if (isAtLimit(state, buyer)) return refuse('18rhl/13.1-h');
  const cash = cashOf(state, buyer);
  const short = (rule: string) =>
    cash < price ? refuse(rule, { cost: price, cash }, '18rhl.treasuryShort') : undefined;
  if (isCompany(from)) {
    const wrong = refuseSeller(state, buyer, from, train);
    if (wrong) return wrong;
    return price < 1 ? refuse('18rhl/13.1-e') : short('18rhl/13.1-e');
  }
  if (from === 'pool') {
    const wrong = !poolOffers(state).includes(train) || price !== priceOfTrain(train);
    return wrong ? refuse('18rhl/13.1-f') : short('18rhl/13.1-f');
  }
  if (!trainsOnOffer(state).includes(train)) return refuse(Number(train) > 5 ? '18rhl/13.1-d' : '18rhl/13.1-c');
  return price !== priceOfTrain(train) ? refuse('18rhl/13.1-b') : short('18rhl/13.1-b');
}

/** 18rhl/13.1-e, 13.3-i */
function refuseSeller(state: State, buyer: CompanyId, seller: CompanyId, train: TrainType): Refusal | undefined {
  if (state.options.trainTrade === 'green' && !hasBegun(state.phase, '3')) return refuse('18rhl/13.1-e');
  if (seller === buyer || !trainsOf(state, seller).includes(train)) return refuse('18rhl/13.1-e');
  if (inReceivership(state, buyer)) return refuse('18rhl/13.1-e');
  const indebted = state.companies[seller].debt > 0 && state.options.indebted === 'keeps-trains';
  const barred = inReceivership(state, seller) || indebted;
  return barred ? refuse('18rhl/13.3-i') : undefined;
}

export function buyTrain(step: Step<State, CompanyTurn>, action: ActionNamed<'buyTrain'>): Refusal | undefined {
  const { state, frame, tell } = step;
  const { train, from, price } = action;
  const refusal = refuseTrain(state, frame, train, from, price);
  if (refusal) return refusal;
  const buyer = frame.company;
  frame.bought = true;
  if (!isCompany(from)) {
    pay(state, buyer, BANK, price);
    tell({ type: 'trainBought', company: buyer, train, from, price });
    deliverTrain(state, buyer, train, from, tell);
    return undefined;
  }
  if (directorSeat(state, companies[from]) === directorSeat(state, companies[buyer])) {
    tradeTrain(state, { kind: 'trainOffer', buyer, seller: from, train, price }, tell);
  } else {
    push(state, { kind: 'trainOffer', buyer, seller: from, train, price });
    tell({ type: 'trainOffered', company: buyer, seller: from, train, price });
  }
  return undefined;
}

function tradeTrain(state: State, { buyer, seller, train, price }: TrainOffer, tell: Tell): void {
  pay(state, buyer, seller, price);
  moveTrain(state, train, seller, buyer);
  tell({ type: 'trainBought', company: buyer, train, from: seller, price });
}

/** The director of the company that is to sell agrees or not. 18rhl/13.1-e */
export const trainOffer: Frame<State, Action, TrainOffer> = {
  actors: (state, { seller }) => [directorSeat(state, companies[seller])],
  choices: () => [{ type: 'answerOffer', params: { accept: [true, false] } }],
  apply({ state, frame, tell }, action) {
    if (action.type !== 'answerOffer') return refuse('kernel/not-now');
    pop(state);
    if (action.accept) tradeTrain(state, frame, tell);
    else tell({ type: 'offerDeclined', company: frame.seller, train: frame.train });
    return undefined;
  },
};

/** The train changes hands; the first new one of its type begins a phase. 18rhl/14-a, -d */
export function deliverTrain(state: State, to: CompanyId, train: TrainType, from: 'depot' | 'pool', tell: Tell): void {
  moveTrain(state, train, from, to);
  if (from === 'depot' && !hasBegun(state.phase, train)) beginPhase(state, train, tell);
}

function beginPhase(state: State, phase: TrainType, tell: Tell): void {
  state.phase = phase;
  tell({ type: 'phaseBegan', phase });
  const { scraps, trainLimit } = phases[phase];
  if (scraps) {
    scrap(state, scraps);
    tell({ type: 'trainsScrapped', train: scraps });
  }
  if (phase === '5') closePrivates(state, tell);
  // 18rhl/13.1-i; the first of them must be on top of the flow.
  const over = COMPANY_IDS.filter((id) => trainsOf(state, id).length > trainLimit);
  for (const company of inOperatingOrder(state, over).reverse()) push(state, { kind: 'discardTrains', company });
}

/** 18rhl/4.1-g */
function closePrivates(state: State, tell: Tell): void {
  for (const id of PRIVATE_IDS) state.privates[id] = 'gone';
  tell({ type: 'privatesClosed' });
}

/** A director gives up what is above the limit; for a company without one the smallest go. 18rhl/13.1-i */
export const discardTrains: Frame<State, Action, DiscardTrains> = {
  actors: (state, { company }) => (inReceivership(state, company) ? [] : [directorSeat(state, companies[company])]),
  choices: (state, { company }) => [
    { type: 'discardTrain', params: { train: [...new Set(trainsOf(state, company))] } },
  ],
  apply({ state, frame, tell }, action) {
    if (action.type !== 'discardTrain') return refuse('kernel/not-now');
    if (!trainsOf(state, frame.company).includes(action.train)) return refuse('18rhl/13.1-i');
    discard(state, frame.company, action.train, tell);
    return undefined;
  },
  auto({ state, frame, tell }) {
    const trains = trainsOf(state, frame.company);
    if (trains.length <= phaseOf(state).trainLimit) {
      pop(state);
      return true;
    }
    const [smallest] = [...trains].sort();
    if (!inReceivership(state, frame.company) || smallest === undefined) return false;
    discard(state, frame.company, smallest, tell);
    return true;
  },
};

function discard(state: State, company: CompanyId, train: string, tell: Tell): void {
  moveTrain(state, train, company, POOL);
  tell({ type: 'trainDiscarded', company, train });
}

export function trainChoices(state: State, frame: CompanyTurn): Choice[] {
  const cash = cashOf(state, frame.company);
  const fromBank = (['depot', 'pool'] as const).flatMap((from) =>
    (from === 'pool' ? poolOffers(state) : trainsOnOffer(state)).map((train) => ({
      train,
      from,
      price: priceOfTrain(train),
    })),
  );
  const bank = fromBank
    .filter(({ train, from, price }) => !refuseTrain(state, frame, train, from, price))
    .map(
      ({ train, from, price }): Choice => ({
        type: 'buyTrain',
        params: { train: [train], from: [from], price: [price] },
        info: { price },
      }),
    );
  const companiesToo = COMPANY_IDS.flatMap((from) =>
    [...new Set(trainsOf(state, from))].filter(isTrainType).flatMap((train): Choice[] => {
      if (cash < 1 || refuseTrain(state, frame, train, from, 1)) return [];
      return [{ type: 'buyTrain', params: { train: [train], from: [from], price: { min: 1, max: cash, step: 1 } } }];
    }),
  );
  return [...bank, ...companiesToo];
}
