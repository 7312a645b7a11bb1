import {
  BANK,
  cashOf,
  directorOf,
  exchangeDirector,
  exchangeHand,
  OFFERING,
  type Owner,
  ownersOf,
  POOL,
  parPlaces,
  pay,
  percentAt,
  placeMarker,
  playerOwner,
} from '@stellwerk/engine/finance';
import {
  type Choice,
  clone,
  type Frame,
  type Refusal,
  refuse,
  replaceTop,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import { handOver, nextCertificate } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import { allCompanies, type Company, companies } from './companies.ts';
import { floatAtOnce, floatCompanies, raiseSoldOut } from './floating.ts';
import { buyKkk, exchangeKkk, takesOldestBack } from './kkk-change.ts';
import { certificateLimit, certificatesHeld } from './limits.ts';
import { market } from './market.ts';
import { newOperatingRound } from './new-frames.ts';
import { nextPriority } from './priority.ts';
import { refuseBlock, saleChoices, sellBlock } from './selling.ts';
import { nextSeat, phaseOf, priceNow, type State, type StockRound } from './state.ts';

export const stockRound: Frame<State, Action, StockRound> = {
  actors: (_, { seat }) => [seat],
  choices(state, frame, seat) {
    const sales = saleChoices(state, seat, (company) => refuseSaleNow(state, frame, seat, company));
    const mustSell = sales.length > 0 && isOverLimit(state, seat);
    if (mustSell) return sales;
    return [
      ...foundingChoices(state, frame, seat),
      ...buyingChoices(state, frame, seat),
      ...sales,
      { type: 'pass', params: {} },
    ];
  },
  apply(step, action) {
    switch (action.type) {
      case 'found':
        return found(step, action);
      case 'buyShare':
        return buyShare(step, action);
      case 'sellShares':
        return sellShares(step, action);
      case 'pass':
        return pass(step);
      default:
        return refuse('kernel/not-now');
    }
  },
};

/** 18rhl/16.3-d */
function isOverLimit(state: State, seat: number): boolean {
  return certificatesHeld(state, playerOwner(seat)) > certificateLimit(state);
}

function refuseOverLimit(state: State, frame: StockRound, seat: number): Refusal | undefined {
  if (!isOverLimit(state, seat)) return undefined;
  const canSell = saleChoices(state, seat, (company) => refuseSaleNow(state, frame, seat, company)).length > 0;
  return canSell ? refuse('18rhl/16.3-d') : undefined;
}

/** What forbids the seat to buy this certificate now, whatever it costs. */
function refusePurchase(
  state: State,
  frame: StockRound,
  seat: number,
  company: Company,
  index: number,
): Refusal | undefined {
  const over = refuseOverLimit(state, frame, seat);
  if (over) return over;
  if (frame.sold[company.id]?.includes(seat)) return refuse('18rhl/16.2-f');
  return exceedsLimit(state, seat, company, index) ? refuse('18rhl/16.3-c') : undefined;
}

/** Counted after the purchase, with the exchange for the director certificate that it may bring. 18rhl/16.3-c */
function exceedsLimit(state: State, seat: number, company: Company, index: number): boolean {
  const limit = certificateLimit(state);
  if (certificatesHeld(state, playerOwner(seat)) < limit) return false;
  const after: State = { ...state, certificates: clone(state.certificates), kkk: clone(state.kkk) };
  takeCertificate(after, company, index, seat, () => undefined);
  return certificatesHeld(after, playerOwner(seat)) > limit;
}

function refuseFounding(
  state: State,
  frame: StockRound,
  seat: number,
  company: Company,
  par: number,
): Refusal | undefined {
  if (directorOf(state, company) !== OFFERING) return refuse('18rhl/5.1-a');
  const wrong = refusePurchase(state, frame, seat, company, 0);
  if (wrong) return wrong;
  if (!parPlaces(market).some(({ price }) => price === par)) return refuse('18rhl/16.2-c');
  return cashOf(state, playerOwner(seat)) < 2 * par
    ? refuse('18rhl/16.2-c', { price: 2 * par }, '18rhl.tooDear')
    : undefined;
}

function found({ state, frame, tell }: Step<State, StockRound>, action: ActionNamed<'found'>): Refusal | undefined {
  const { seat, par } = action;
  const company = companies[action.company];
  const refusal = refuseFounding(state, frame, seat, company, par);
  if (refusal) return refusal;
  const place = parPlaces(market).find(({ price }) => price === par);
  if (place) placeMarker(state, company.id, place);
  state.companies[company.id].par = par;
  tell({ type: 'founded', seat, company: company.id, par });
  pay(state, playerOwner(seat), BANK, 2 * par);
  takeCertificate(state, company, 0, seat, tell);
  floatAtOnce(state, company, tell);
  endBuyingTurn(state, frame);
  return undefined;
}

/** The certificate such a purchase would bring, by its place in the issue. */
function certificateOnSale(
  state: State,
  company: Company,
  from: 'offering' | 'pool',
  percent: number,
): number | undefined {
  if (from === 'pool') {
    return (
      nextCertificate(state, company, POOL, percent, true) ?? nextCertificate(state, company, POOL, percent, false)
    );
  }
  // 18rhl/5.2-b: the initial offering is sold in the order of the issue.
  const next = ownersOf(state, company).indexOf(OFFERING);
  return next > 0 && percentAt(company, next) === percent ? next : undefined;
}

function refuseShare(
  state: State,
  frame: StockRound,
  seat: number,
  company: Company,
  from: 'offering' | 'pool',
  percent: number,
): Refusal | undefined {
  if (state.companies[company.id].par === null) return refuse('18rhl/16.2-b');
  const index = certificateOnSale(state, company, from, percent);
  if (index === undefined) {
    return refuse(isOutOfOrder(state, company, from, percent) ? '18rhl/5.2-b' : '18rhl/16.2-b', {}, '18rhl.notOnSale');
  }
  const wrong = refusePurchase(state, frame, seat, company, index);
  if (wrong) return wrong;
  const price = sharePrice(state, company, percent);
  return cashOf(state, playerOwner(seat)) < price ? refuse('18rhl/15.1-d', { price }, '18rhl.tooDear') : undefined;
}

/** The initial offering has such a certificate, but others come before it. 18rhl/5.2-b */
function isOutOfOrder(state: State, company: Company, from: 'offering' | 'pool', percent: number): boolean {
  const sizes = new Set(company.certificates.slice(1).map((certificate) => certificate.percent));
  return from === 'offering' && sizes.size > 1 && sizes.has(percent) && ownersOf(state, company).includes(OFFERING);
}

/** 18rhl/15.1-d */
function sharePrice(state: State, company: Company, percent: number): number {
  return (percent / 10) * priceNow(state, company.id);
}

function buyShare(
  { state, frame, tell }: Step<State, StockRound>,
  action: ActionNamed<'buyShare'>,
): Refusal | undefined {
  const { seat, from, percent } = action;
  const company = companies[action.company];
  const refusal = refuseShare(state, frame, seat, company, from, percent);
  if (refusal) return refusal;
  const index = certificateOnSale(state, company, from, percent) ?? -1;
  const price = sharePrice(state, company, percent);
  // 18rhl/16.2-d, -e
  const payee: Owner = from === 'offering' && state.companies[company.id].floated ? company.id : BANK;
  tell({ type: 'shareBought', seat, company: company.id, percent, from, price });
  pay(state, playerOwner(seat), payee, price);
  takeCertificate(state, company, index, seat, tell);
  floatAtOnce(state, company, tell);
  endBuyingTurn(state, frame);
  return undefined;
}

/** The certificate changes hands, and the directorship with it if it must. */
function takeCertificate(state: State, company: Company, index: number, seat: number, tell: Tell): void {
  if (takesOldestBack(state, company)) {
    buyKkk(state, percentAt(company, index), ownersOf(state, company)[index] ?? '', playerOwner(seat), tell);
  } else {
    handOver(state, state.seats, { issue: company, index, buyer: playerOwner(seat) }, tell);
  }
  endReceivership(state, company, seat, tell);
}

/** Ordinary shares worth the director certificate are exchanged for it where it lies in the pool. */
function endReceivership(state: State, company: Company, seat: number, tell: Tell): void {
  const director = directorOf(state, company);
  if (director === playerOwner(seat) || director !== POOL) return;
  const hand = exchangeHand(state, company, playerOwner(seat));
  if (!hand) return;
  if (takesOldestBack(state, company)) exchangeKkk(state, seat, POOL);
  else exchangeDirector(state, company, playerOwner(seat), hand);
  tell({ type: 'directorChanged', company: company.id, seat });
}

/** One purchase ends the turn: nothing is sold after it. 18rhl/16.1-a */
function endBuyingTurn(state: State, frame: StockRound): void {
  frame.lastBuyer = frame.seat;
  endTurn(state, frame);
}

function endTurn(state: State, frame: StockRound): void {
  frame.passes = 0;
  frame.soldNow = [];
  frame.seat = nextSeat(state, frame.seat);
}

/** One block of a company a turn, but for whoever is still above the limit. 18rhl/16.6-a, 18rhl/16.3-d */
function refuseSaleNow(state: State, frame: StockRound, seat: number, company: Company): Refusal | undefined {
  if (frame.first) return refuse('18rhl/16.5-c');
  const again = frame.soldNow.includes(company.id) && state.options.saleBlocks === 'one';
  return again && !isOverLimit(state, seat) ? refuse('18rhl/16.6-a') : undefined;
}

function sellShares(
  { state, frame, tell }: Step<State, StockRound>,
  action: ActionNamed<'sellShares'>,
): Refusal | undefined {
  const { seat, certificates } = action;
  const company = companies[action.company];
  const refusal = refuseSaleNow(state, frame, seat, company) ?? refuseBlock(state, seat, company, certificates);
  if (refusal) return refusal;
  sellBlock(state, seat, company.id, certificates, tell);
  frame.passes = 0;
  frame.soldNow.push(company.id);
  frame.sold[company.id] = [...new Set([...(frame.sold[company.id] ?? []), seat])];
  return undefined;
}

function pass({ state, frame, tell }: Step<State, StockRound>): Refusal | undefined {
  const over = refuseOverLimit(state, frame, frame.seat);
  if (over) return over;
  if (frame.soldNow.length > 0) {
    endTurn(state, frame);
    return undefined;
  }
  tell({ type: 'passed', seat: frame.seat });
  frame.passes += 1;
  frame.seat = nextSeat(state, frame.seat);
  if (frame.passes >= state.seats.length) endRound(state, frame, tell);
  return undefined;
}

/** 18rhl/15.3-c: priority, floats, sold-out companies. */
function endRound(state: State, frame: StockRound, tell: Tell): void {
  state.priority = nextPriority(state, frame.lastBuyer, frame.seat);
  tell({ type: 'stockRoundEnded', round: state.stockRounds, seat: state.priority });
  floatCompanies(state, tell);
  raiseSoldOut(state, tell);
  replaceTop(state, newOperatingRound(1, phaseOf(state).operatingRounds));
}

function foundingChoices(state: State, frame: StockRound, seat: number): Choice[] {
  return allCompanies.flatMap((company): Choice[] => {
    const par = parPlaces(market)
      .map(({ price }) => price)
      .filter((price) => !refuseFounding(state, frame, seat, company, price));
    return par.length === 0 ? [] : [{ type: 'found', params: { company: [company.id], par } }];
  });
}

function buyingChoices(state: State, frame: StockRound, seat: number): Choice[] {
  return allCompanies.flatMap((company) =>
    (['offering', 'pool'] as const).flatMap((from) =>
      [10, 20].flatMap((percent): Choice[] => {
        if (refuseShare(state, frame, seat, company, from, percent)) return [];
        const params = { company: [company.id], from: [from], percent: [percent] };
        return [{ type: 'buyShare', params, info: { price: sharePrice(state, company, percent) } }];
      }),
    ),
  );
}
