import {
  BANK,
  cashOf,
  changesDirector,
  handsOf,
  ordinaryOf,
  ordinaryWorth,
  POOL,
  percentAt,
  percentOf,
  playerOwner,
  saleHands,
  sumOf,
  transfer,
} from '@stellwerk/engine/finance';
import {
  type ActionOf,
  type Choice,
  doing,
  type Frame,
  pop,
  push,
  type Refusal,
  refuse,
  type Step,
  shape,
  type Tell,
} from '@stellwerk/engine/kernel';
import { amount, blockPrice, directorPays, movePrice, payForTrain } from '@stellwerk/engine/rounds';
import { type Action as CommonAction, hand } from './actions.ts';
import { bankPays } from './bank.ts';
import type { LoanCites } from './cites.ts';
import { companyOf, priceNow, priceOfTrain, type Rhineland } from './game.ts';
import type { Company } from './material.ts';
import { refuseBlock, saleChoices, sellBlock } from './selling.ts';
import { type CompanyTurn, directorSeat, type RaiseMoney, type State } from './state.ts';
import { deliverTrain } from './train-buying.ts';
import { canPayItself, forcedOffers, mustBuy } from './train-duty.ts';

/** The money for a train that a company must have and cannot pay: its own shares, its director, and a loan at last. */
export interface LendingState extends State {
  /** By seat: what the bank lent. */
  loans: Record<number, number>;
}

export function loanKinds(trains: readonly string[]) {
  return {
    forcePurchase: { train: shape.oneOf(...trains), from: shape.oneOf('depot', 'pool') },
    sellCharterShares: { certificates: hand },
    takeLoan: { amount },
  } as const;
}

export type LoanAction = CommonAction | ActionOf<ReturnType<typeof loanKinds>>;
type ActionNamed<T extends LoanAction['type']> = Extract<LoanAction, { type: T }>;

/** A game in which the bank lends; `lends` may say that it does not, then the game ends when money is short. */
export interface Lending {
  readonly game: Rhineland;
  readonly cites: LoanCites;
  lends(state: LendingState): boolean;
  /** Its trains have a legal route. */
  canRun(state: LendingState, company: string): boolean;
}

export function forcePurchase(
  { game, cites }: Lending,
  { state, frame, tell }: Step<State, CompanyTurn>,
  { train, from }: ActionNamed<'forcePurchase'>,
): Refusal | undefined {
  const { company } = frame;
  if (frame.step !== 'trains') return refuse(cites.trainStep);
  if (!mustBuy(game, state, company)) return refuse(cites.noDuty);
  if (canPayItself(game, state, company)) return refuse(cites.paysItself);
  if (!forcedOffers(game, state, company).some((offer) => offer.train === train && offer.from === from)) {
    return refuse(cites.forcedTrain);
  }
  const seat = directorSeat(state, companyOf(game, company));
  tell({ type: 'forcedPurchase', company, seat, train, price: priceOfTrain(game, train) });
  const raising: RaiseMoney = { kind: 'raiseMoney', company, seat, train, from };
  push(state, raising);
  return undefined;
}

/** A company may not end its turn without the train it must have. */
export function refuseEnding({ game, cites }: Lending, state: State, company: string): Refusal | undefined {
  if (!mustBuy(game, state, company)) return undefined;
  return refuse(canPayItself(game, state, company) ? cites.paysItself : cites.duty);
}

/** First shares of the charter, then the director's cash, then his shares or a loan. */
export const raiseMoney = (lending: Lending): Frame<LendingState, LoanAction, RaiseMoney> => ({
  actors: (_, { seat }) => [seat],
  choices(state, frame) {
    const ofCharter = charterChoices(lending, state, frame);
    if (ofCharter.length > 0) return ofCharter;
    return [...directorChoices(lending, state, frame), ...loanChoices(lending, state, frame)];
  },
  apply: doing({
    sellCharterShares: (step, action) => sellCharterShares(lending, step, action),
    sellShares: (step, action) => sellShares(lending, step, action),
    takeLoan: (step, action) => takeLoan(lending, step, action),
  }),
  auto({ state, frame, tell }) {
    const { game } = lending;
    if (sellsCharterFirst(lending, state, frame)) return false;
    if (missing(game, state, frame) <= 0) {
      completePurchase(game, state, frame, tell);
      return true;
    }
    if (lending.lends(state) || directorChoices(lending, state, frame).length > 0) return false;
    while (state.flow.length > 0) pop(state);
    tell({ type: 'gameEnded', reason: 'shortOfMoney' });
    return true;
  },
});

/** What the treasury still lacks. */
export function lacking(game: Rhineland, state: State, { company, train }: RaiseMoney): number {
  return Math.max(0, priceOfTrain(game, train) - cashOf(state, company));
}

/** What treasury and director lack together. */
export function missing(game: Rhineland, state: State, frame: RaiseMoney): number {
  return lacking(game, state, frame) - cashOf(state, playerOwner(frame.seat));
}

/** The company pays what it has, the director the rest; more than the train costs stays with the company. */
function completePurchase(game: Rhineland, state: State, frame: RaiseMoney, tell: Tell): void {
  const { company, train, from } = frame;
  const price = priceOfTrain(game, train);
  const rest = lacking(game, state, frame);
  pop(state);
  if (rest > 0) directorPays(state, frame, company, rest, tell);
  payForTrain(state, company, BANK, { train, from, price }, tell);
  deliverTrain(game, state, company, train, from, tell);
}

function charterHands(game: Rhineland, state: State, id: string): readonly (readonly number[])[] {
  const company = companyOf(game, id);
  return handsOf(ordinaryOf(state, company, id).map((index) => percentAt(company, index)));
}

/** Sold for the treasury: as the pool takes them, and no more than is needed. */
function refuseCharterBlock(
  { game, cites }: Lending,
  state: State,
  frame: RaiseMoney,
  percents: readonly number[],
): Refusal | undefined {
  const company = companyOf(game, frame.company);
  const short = lacking(game, state, frame);
  if (short === 0) return refuse(cites.onlyNeeded);
  if (percents.length === 0 || !ordinaryWorth(state, company, company.id, percents)) return refuse(cites.moneyOrder);
  if (percentOf(state, company, POOL) + sumOf(percents) > game.poolLimit) return refuse(cites.poolLimit);
  const price = priceNow(game, state, company.id);
  return isMoreThanNeeded(charterHands(game, state, company.id), percents, price, short)
    ? refuse(cites.onlyNeeded)
    : undefined;
}

/** A smaller block would do. */
function isMoreThanNeeded(
  hands: readonly (readonly number[])[],
  percents: readonly number[],
  price: number,
  short: number,
): boolean {
  return hands.some((other) => sumOf(other) < sumOf(percents) && blockPrice(other, price) >= short);
}

/** The company still has shares of its own to sell, which comes first. */
export function sellsCharterFirst(lending: Lending, state: State, frame: RaiseMoney): boolean {
  return charterChoices(lending, state, frame).length > 0;
}

function charterChoices(lending: Lending, state: State, frame: RaiseMoney): Choice[] {
  const hands = charterHands(lending.game, state, frame.company).filter(
    (percents) => !refuseCharterBlock(lending, state, frame, percents),
  );
  if (hands.length === 0) return [];
  const info = { price: priceNow(lending.game, state, frame.company) };
  return [{ type: 'sellCharterShares', params: { certificates: hands }, info }];
}

function sellCharterShares(
  lending: Lending,
  { state, frame, tell }: Step<LendingState, RaiseMoney>,
  { certificates }: ActionNamed<'sellCharterShares'>,
): Refusal | undefined {
  const { game } = lending;
  const refusal = refuseCharterBlock(lending, state, frame, certificates);
  if (refusal) return refusal;
  const company = companyOf(game, frame.company);
  const brought = blockPrice(certificates, priceNow(game, state, company.id));
  tell({ type: 'charterSharesSold', company: company.id, percent: sumOf(certificates), amount: brought });
  bankPays(state, company.id, brought, tell);
  for (const index of ordinaryWorth(state, company, company.id, certificates) ?? []) {
    transfer(state, company, index, POOL);
  }
  movePrice(game.market, state, company.id, game.moves.sold, tell);
  return undefined;
}

/** A block of the director's own, after the charter's: it makes nobody else director, and no smaller one would do. */
function refuseDirectorBlock(
  lending: Lending,
  state: State,
  frame: RaiseMoney,
  company: Company,
  percents: readonly number[],
): Refusal | undefined {
  const { game, cites } = lending;
  const owner = playerOwner(frame.seat);
  const refused = (hand: readonly number[]): Refusal | undefined => {
    const wrong = refuseBlock(game, state, frame.seat, company, hand);
    if (wrong) return wrong;
    return changesDirector(state, company, state.seats, owner, hand) ? refuse(cites.noNewDirector) : undefined;
  };
  if (sellsCharterFirst(lending, state, frame)) return refuse(cites.moneyOrder);
  const wrong = refused(percents);
  if (wrong) return wrong;
  const hands = saleHands(state, company, state.seats, owner).filter((hand) => !refused(hand));
  const price = priceNow(game, state, company.id);
  return isMoreThanNeeded(hands, percents, price, missing(game, state, frame)) ? refuse(cites.onlyNeeded) : undefined;
}

function directorChoices(lending: Lending, state: State, frame: RaiseMoney): Choice[] {
  return saleChoices(lending.game, state, frame.seat, (company, percents) =>
    refuseDirectorBlock(lending, state, frame, company, percents),
  );
}

function sellShares(
  lending: Lending,
  { state, frame, tell }: Step<LendingState, RaiseMoney>,
  action: ActionNamed<'sellShares'>,
): Refusal | undefined {
  const company = companyOf(lending.game, action.company);
  const refusal = refuseDirectorBlock(lending, state, frame, company, action.certificates);
  if (refusal) return refusal;
  sellBlock(lending.game, state, frame.seat, company.id, action.certificates, tell);
  return undefined;
}

function loanChoices({ game, lends }: Lending, state: LendingState, frame: RaiseMoney): Choice[] {
  return lends(state) ? [{ type: 'takeLoan', params: { amount: [missing(game, state, frame)] } }] : [];
}

/** What is missing after all cash; it is noted for the final account. */
function takeLoan(
  lending: Lending,
  { state, frame, tell }: Step<LendingState, RaiseMoney>,
  { amount: asked }: ActionNamed<'takeLoan'>,
): Refusal | undefined {
  const { game, cites } = lending;
  if (!lending.lends(state)) return refuse(cites.noLoan);
  if (sellsCharterFirst(lending, state, frame)) return refuse(cites.moneyOrder);
  if (asked !== missing(game, state, frame)) return refuse(cites.cashFirst);
  state.loans[frame.seat] = (state.loans[frame.seat] ?? 0) + asked;
  tell({ type: 'loanTaken', seat: frame.seat, amount: asked });
  bankPays(state, playerOwner(frame.seat), asked, tell);
  return undefined;
}
