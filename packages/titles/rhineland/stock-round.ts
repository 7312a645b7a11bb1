import {
  BANK,
  directorIndex,
  directorOf,
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
  doing,
  type Frame,
  offer,
  offering,
  portionEach,
  type Refusal,
  refuse,
  replaceTop,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import {
  nextCertificate,
  noteSale,
  PASS_OFFER,
  endTurn as passOn,
  passTurn,
  refusePrice,
} from '@stellwerk/engine/rounds';
import { type Action, type ActionNamed, SHARE_SOURCES, type ShareSource } from './actions.ts';
import { floatAtOnce, floatCompanies, raiseSoldOut } from './floating.ts';
import { type Box, companyOf, phaseOf, priceNow, type Rhineland, refuseSaying } from './game.ts';
import { certificateLimit, certificatesHeld } from './limits.ts';
import type { Company } from './material.ts';
import { newOperatingRound } from './new-frames.ts';
import { refuseBlock, saleChoices, salesOf, sellBlock } from './selling.ts';
import { charterOf, type State, type StockRound } from './state.ts';

export const stockRound = (game: Rhineland): Frame<State, Action, StockRound> => ({
  actors: (_, { seat }) => [seat],
  ...offering((state: State, frame: StockRound, seat) => {
    const refuseNow = (company: Company) => refuseSaleNow(game, state, frame, company);
    const dueSales = salesAboveLimit(game, state, frame);
    if (dueSales.length > 0) return [offer('sellShares', () => dueSales)];
    const eachCompany = (type: string, choices: (company: Company) => readonly Choice[]) => ({
      type,
      portions: () => portionEach(game.companies, choices),
    });
    return [
      eachCompany('found', (company) => foundingChoices(game, state, frame, company)),
      eachCompany('buyShare', (company) => buyingChoices(game, state, frame, company)),
      eachCompany('sellShares', (company) => salesOf(game, state, seat, company, refuseNow)),
      PASS_OFFER,
    ];
  }),
  apply: doing({
    found: (step, action) => found(game, step, action),
    buyShare: (step, action) => buyShare(game, step, action),
    sellShares: (step, action) => sellShares(game, step, action),
    pass: (step) => pass(game, step),
  }),
});

function isOverLimit(game: Rhineland, state: State, seat: number): boolean {
  return certificatesHeld(game, state, playerOwner(seat)) > certificateLimit(game, state);
}

/** What somebody above the limit can sell, and so must before anything else. */
function salesAboveLimit(game: Rhineland, state: State, frame: StockRound): readonly Choice[] {
  if (!isOverLimit(game, state, frame.seat)) return [];
  return saleChoices(game, state, frame.seat, (company) => refuseSaleNow(game, state, frame, company));
}

function refuseOverLimit(game: Rhineland, state: State, frame: StockRound): Refusal | undefined {
  const mustSell = salesAboveLimit(game, state, frame).length > 0;
  return mustSell ? refuse(game.cites.aboveLimit) : undefined;
}

/** What forbids the seat to buy this certificate now, whatever it costs. */
function refusePurchase(
  game: Rhineland,
  state: State,
  frame: StockRound,
  company: Company,
  index: number,
): Refusal | undefined {
  const over = refuseOverLimit(game, state, frame);
  if (over) return over;
  if (frame.sold[company.id]?.includes(frame.seat)) return refuse(game.cites.soldBefore);
  return exceedsLimit(game, state, frame.seat, company, index) ? refuse(game.cites.certificateLimit) : undefined;
}

/** Counted after the purchase, with the exchange for the director certificate that it may bring. */
function exceedsLimit(game: Rhineland, state: State, seat: number, company: Company, index: number): boolean {
  const limit = certificateLimit(game, state);
  if (certificatesHeld(game, state, playerOwner(seat)) < limit) return false;
  const after = clone(state);
  game.law.dealing(after, company).take(after, company, index, seat, () => undefined);
  return certificatesHeld(game, after, playerOwner(seat)) > limit;
}

function refuseFounding(
  game: Rhineland,
  state: State,
  frame: StockRound,
  company: Company,
  par: number,
): Refusal | undefined {
  const absent = game.law.refuseCompany?.(state, company);
  if (absent) return absent;
  if (directorOf(state, company) !== OFFERING) return refuse(game.cites.alreadyFounded);
  const wrong = refusePurchase(game, state, frame, company, 0);
  if (wrong) return wrong;
  if (!parPlaces(game.market).some(({ price }) => price === par)) return refuse(game.cites.par);
  const price = foundingPrice(company, par);
  return refusePrice(state, playerOwner(frame.seat), price, game.cites.par, `${game.id}.tooDear`);
}

/** The director certificate costs par for each of its shares. */
function foundingPrice(company: Company, par: number): number {
  return (percentAt(company, directorIndex(company)) / 10) * par;
}

function found(
  game: Rhineland,
  { state, frame, tell }: Step<State, StockRound>,
  action: ActionNamed<'found'>,
): Refusal | undefined {
  const { seat, par } = action;
  const company = companyOf(game, action.company);
  const refusal = refuseFounding(game, state, frame, company, par);
  if (refusal) return refusal;
  const place = parPlaces(game.market).find(({ price }) => price === par);
  if (place) placeMarker(state, company.id, place);
  charterOf(state, company.id).par = par;
  tell({ type: 'founded', seat, company: company.id, par });
  pay(state, playerOwner(seat), BANK, foundingPrice(company, par));
  game.law.dealing(state, company).take(state, company, 0, seat, tell);
  floatAtOnce(game, state, company, tell);
  frame.lastBuyer = seat;
  return endTurn(game, state, frame, tell);
}

/** The certificate such a purchase would bring, by its place in the issue. */
export function certificateOnSale(
  state: State,
  company: Company,
  from: ShareSource,
  percent: number,
): number | undefined {
  if (from === 'charter') return nextCertificate(state, company, company.id, percent, false);
  if (from === 'pool') {
    return (
      nextCertificate(state, company, POOL, percent, true) ?? nextCertificate(state, company, POOL, percent, false)
    );
  }
  // The initial offering is sold in the order of the issue.
  const next = ownersOf(state, company).indexOf(OFFERING);
  return next > 0 && percentAt(company, next) === percent ? next : undefined;
}

function refuseShare(
  game: Rhineland,
  state: State,
  frame: StockRound,
  company: Company,
  from: ShareSource,
  percent: number,
): Refusal | undefined {
  const absent = game.law.refuseCompany?.(state, company);
  if (absent) return absent;
  if (charterOf(state, company.id).par === null) return refuse(game.cites.notOnSale);
  const index = certificateOnSale(state, company, from, percent);
  if (index === undefined) {
    const { issueOrder, notOnSale } = game.cites;
    return refuseSaying(game, isOutOfOrder(state, company, from, percent) ? issueOrder : notOnSale, 'notOnSale');
  }
  const wrong = refusePurchase(game, state, frame, company, index);
  if (wrong) return wrong;
  const price = sharePrice(game, state, company, percent);
  return refusePrice(state, playerOwner(frame.seat), price, game.cites.sharePrice, `${game.id}.tooDear`);
}

/** The initial offering has such a certificate, but others come before it. */
function isOutOfOrder(state: State, company: Company, from: ShareSource, percent: number): boolean {
  const sizes = new Set(company.certificates.slice(1).map((certificate) => certificate.percent));
  return from === 'offering' && sizes.size > 1 && sizes.has(percent) && ownersOf(state, company).includes(OFFERING);
}

export function sharePrice(game: Box, state: State, company: Company, percent: number): number {
  return (percent / 10) * priceNow(game, state, company.id);
}

/** A floated company gets the price of its own certificates, the bank that of all others. */
export function payeeOf(state: State, company: Company, from: ShareSource): Owner {
  return from !== 'pool' && charterOf(state, company.id).floated ? company.id : BANK;
}

function buyShare(
  game: Rhineland,
  { state, frame, tell }: Step<State, StockRound>,
  action: ActionNamed<'buyShare'>,
): Refusal | undefined {
  const { seat, from, percent } = action;
  const company = companyOf(game, action.company);
  const refusal = refuseShare(game, state, frame, company, from, percent);
  if (refusal) return refusal;
  const index = certificateOnSale(state, company, from, percent) ?? -1;
  const price = sharePrice(game, state, company, percent);
  const payee = payeeOf(state, company, from);
  tell({ type: 'shareBought', seat, company: company.id, percent, from, price });
  pay(state, playerOwner(seat), payee, price);
  game.law.dealing(state, company).take(state, company, index, seat, tell);
  floatAtOnce(game, state, company, tell);
  frame.lastBuyer = seat;
  return endTurn(game, state, frame, tell);
}

/** One purchase ends the turn: nothing is sold after it. */
function endTurn(game: Rhineland, state: State, frame: StockRound, tell: Tell): undefined {
  frame.soldNow = [];
  passOn(frame, state.seats);
  return goOn(game, state, frame, false, tell);
}

function goOn(game: Rhineland, state: State, frame: StockRound, allPassed: boolean, tell: Tell): undefined {
  const next = game.law.afterStockTurn?.(state, frame, allPassed, tell) ?? (allPassed ? 'ends' : 'goesOn');
  if (next === 'ends') endRound(game, state, frame, tell);
}

/** One block of a company a turn, but for whoever is still above the limit. */
function refuseSaleNow(game: Rhineland, state: State, frame: StockRound, company: Company): Refusal | undefined {
  if (frame.first) return refuse(game.cites.firstRoundSale);
  const again = frame.soldNow.includes(company.id) && !game.law.sellsBlocks(state);
  return again && !isOverLimit(game, state, frame.seat) ? refuse(game.cites.oneBlock) : undefined;
}

function sellShares(
  game: Rhineland,
  { state, frame, tell }: Step<State, StockRound>,
  action: ActionNamed<'sellShares'>,
): Refusal | undefined {
  const { seat, certificates } = action;
  const company = companyOf(game, action.company);
  const refusal = refuseSaleNow(game, state, frame, company) ?? refuseBlock(game, state, seat, company, certificates);
  if (refusal) return refusal;
  sellBlock(game, state, seat, company.id, certificates, tell);
  frame.passes = 0;
  frame.soldNow.push(company.id);
  noteSale(frame.sold, company.id, seat);
  return undefined;
}

function pass(game: Rhineland, { state, frame, tell }: Step<State, StockRound>): Refusal | undefined {
  const over = refuseOverLimit(game, state, frame);
  if (over) return over;
  if (frame.soldNow.length > 0) return endTurn(game, state, frame, tell);
  return goOn(game, state, frame, passTurn(frame, state.seats, tell), tell);
}

/** Priority, floats, sold-out companies. */
function endRound(game: Rhineland, state: State, frame: StockRound, tell: Tell): void {
  state.priority = game.law.priorityAfter(state, frame.lastBuyer, frame.seat);
  tell({ type: 'stockRoundEnded', round: state.stockRounds, seat: state.priority });
  game.law.afterStockRound?.(state, tell);
  floatCompanies(game, state, tell);
  raiseSoldOut(game, state, tell);
  const rounds = game.law.operatingRounds?.(state) ?? phaseOf(game, state).operatingRounds;
  replaceTop(state, newOperatingRound(1, rounds));
}

function foundingChoices(game: Rhineland, state: State, frame: StockRound, company: Company): Choice[] {
  if (directorOf(state, company) !== OFFERING) return [];
  const par = parPlaces(game.market)
    .map(({ price }) => price)
    .filter((price) => !refuseFounding(game, state, frame, company, price));
  return par.length === 0 ? [] : [{ type: 'found', params: { company: [company.id], par } }];
}

function buyingChoices(game: Rhineland, state: State, frame: StockRound, company: Company): Choice[] {
  return SHARE_SOURCES.flatMap((from) =>
    [10, 20].flatMap((percent): Choice[] => {
      if (refuseShare(game, state, frame, company, from, percent)) return [];
      const params = { company: [company.id], from: [from], percent: [percent] };
      return [{ type: 'buyShare', params, info: { price: sharePrice(game, state, company, percent) } }];
    }),
  );
}
