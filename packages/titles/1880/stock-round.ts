import { BANK, cashOf, playerOwner } from '@stellwerk/engine/finance';
import {
  type Choice,
  doing,
  type Frame,
  offer,
  offering,
  pop,
  type Refusal,
  refuse,
  replaceTop,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import {
  begins,
  buyCertificate,
  certificatesGained,
  noteSale,
  PASS_OFFER,
  endTurn as passOn,
  passTurn,
  refusePrice,
  seatAfter,
} from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import { paySecondHalf } from './capital.ts';
import { COMPANY_IDS, type CompanyId, DIRECTOR_PERCENTS, PERMITS } from './companies.ts';
import { chargeInterest, debtOf, repay, repaymentChoices } from './debts.ts';
import { type Founding, foundCompany, refusePermit, refuseRow, rowsFor } from './founding.ts';
import { newOperatingRound } from './new-frames.ts';
import { openCompanies, placeHomes, raiseSoldOut } from './opening.ts';
import { certificateLimit, certificatesHeld, nextOnSale, noteBank } from './paper.ts';
import { PAR_PRICES } from './par.ts';
import { assignPermit, permitChoices } from './powers.ts';
import { refuseUnits, saleChoices, sellUnits } from './selling.ts';
import { directorSeat, paperOf, priceNow, type State, type StockRound } from './state.ts';
import { isTakenOver } from './trains.ts';

/**
 * Sell any number, then buy one or not; all dealing is with the bank. 1880/XII-turn-a, 1880/XII-turn-b, 1880/XII-turn-c,
 * 1880/XII-turn-d, 1880/V-sr1-a
 */
export const stockRound: Frame<State, Action, StockRound> = {
  actors: (_, { seat }) => [seat],
  ...offering((state: State, frame: StockRound, seat) => {
    const mustSell = refuseOverLimit(state, frame) !== undefined;
    const buying = [
      offer('found', () => foundingChoices(state, seat)),
      offer('buyShare', () => buyingChoices(state, frame)),
    ];
    return [
      ...(mustSell ? [] : buying),
      offer('sellShares', () => salesNow(state, frame)),
      offer('repay', () => repaymentChoices(state, seat)),
      offer('assignPermit', () => permitChoices(state, seat)),
      ...(mustSell ? [] : [PASS_OFFER]),
    ];
  }),
  apply: doing({
    found,
    buyShare,
    sellShares,
    repay: repayDebt,
    assignPermit,
    pass,
    exchangeRocket: '1880/VI-P7-g',
  }),
  auto({ state, frame, tell }) {
    if (!begins(frame)) return false;
    state.stockRounds += 1;
    tell({ type: 'stockRoundBegan', round: state.stockRounds });
    return true;
  },
};

function salesNow(state: State, frame: StockRound): Choice[] {
  return saleChoices(state, frame.seat, (id, units) => refuseSale(state, frame, id, units));
}

/** Above the limit everything that can be sold comes first. 1880/XII-limit-d, 1880/XII-limit-f */
function refuseOverLimit(state: State, frame: StockRound): Refusal | undefined {
  const mustSell = certificatesHeld(state, frame.seat) > certificateLimit(state) && salesNow(state, frame).length > 0;
  return mustSell ? refuse('1880/XII-limit-d') : undefined;
}

/**
 * A purchase that leaves the player above the limit is refused, but at the limit one that brings the director certificate for
 * others is not. Who is above it may not buy at all. 1880/XII-limit-a, 1880/XII-limit-f
 */
function refuseMore(state: State, seat: number, gained: () => number): Refusal | undefined {
  const room = certificateLimit(state) - certificatesHeld(state, seat);
  return room > 0 || (room === 0 && gained() <= 0) ? undefined : refuse('1880/XII-limit-a');
}

function refuseFounding(state: State, founding: Founding): Refusal | undefined {
  const { seat, company, percent, par, row, permit } = founding;
  if (state.companies[company].par !== null) return refuse('1880/VIII-share-a', {}, '1880.founded');
  if (debtOf(state, seat) > 0 && state.options.debtors === 'buy-nothing') return refuse('1880/X-debt-b');
  const wrong = refuseMore(state, seat, () => 1) ?? refuseRow(state, par, row) ?? refusePermit(percent, permit);
  if (wrong) return wrong;
  const price = (percent / 10) * par;
  return refusePrice(state, playerOwner(seat), price, '1880/XII-buy-e', '1880.tooDear');
}

function found({ state, frame, tell }: Step<State, StockRound>, action: ActionNamed<'found'>): Refusal | undefined {
  const refusal = refuseOverLimit(state, frame) ?? refuseFounding(state, action);
  if (refusal) return refusal;
  foundCompany(state, action, tell);
  return endTurn(state, frame);
}

function refuseShare(state: State, frame: StockRound, id: CompanyId): Refusal | undefined {
  const { seat } = frame;
  if (state.companies[id].par === null) return refuse('1880/VIII-share-a');
  if (debtOf(state, seat) > 0) return refuse('1880/XII-buy-j');
  if (frame.sold[id]?.includes(seat)) return refuse('1880/XII-buy-h');
  const index = nextOnSale(state, id);
  if (index === undefined) return refuse('1880/XII-buy-f', {}, '1880.notOnSale');
  const purchase = { issue: paperOf(state, id), index, buyer: playerOwner(seat) };
  const full = refuseMore(state, seat, () => certificatesGained(state, state.seats, purchase));
  if (full) return full;
  const price = priceNow(state, id);
  return refusePrice(state, playerOwner(seat), price, '1880/XII-buy-e', '1880.tooDear');
}

/** 1880/XII-buy-d */
function buyShare(
  { state, frame, tell }: Step<State, StockRound>,
  { seat, company }: ActionNamed<'buyShare'>,
): Refusal | undefined {
  const refusal = refuseOverLimit(state, frame) ?? refuseShare(state, frame, company);
  if (refusal) return refusal;
  const index = nextOnSale(state, company) ?? -1;
  const price = priceNow(state, company);
  const issue = paperOf(state, company);
  tell({ type: 'shareBought', seat, company, price });
  buyCertificate(state, state.seats, { issue, index, buyer: playerOwner(seat), payee: BANK, price }, tell);
  noteBank(state, company);
  paySecondHalf(state, company, tell);
  return endTurn(state, frame);
}

/** 1880/V-sr1-b, 1880/XII-sell-d, 1880/XII-sell-f, 1880/XIV-comm-e, 1880/XIV-comm-f */
function refuseSale(state: State, frame: StockRound, id: CompanyId, units: number): Refusal | undefined {
  if (frame.first) return refuse('1880/V-sr1-b');
  if (isTakenOver(state.phase) && directorSeat(state, id) === frame.seat) return refuse('1880/XII-sell-f');
  return refuseUnits(state, frame.seat, id, units);
}

function sellShares(
  { state, frame, tell }: Step<State, StockRound>,
  { seat, company, units }: ActionNamed<'sellShares'>,
): Refusal | undefined {
  const refusal = refuseSale(state, frame, company, units);
  if (refusal) return refusal;
  sellUnits(state, seat, company, units, tell);
  frame.acted = true;
  noteSale(frame.sold, company, seat);
  return undefined;
}

/** Neither buying nor selling: who only repays has passed. 1880/X-debt-h, (C-35) */
function repayDebt({ state, frame, tell }: Step<State, StockRound>, action: ActionNamed<'repay'>): Refusal | undefined {
  const refusal = repay(state, action, tell);
  if (!refusal && state.options.repaying === 'acts') frame.acted = true;
  return refusal;
}

/** The seat bought or sold: it gets another turn before the round can end. 1880/XII-turn-e */
function endTurn(state: State, frame: StockRound): undefined {
  frame.lastActor = frame.seat;
  frame.acted = false;
  passOn(frame, state.seats);
}

function pass({ state, frame, tell }: Step<State, StockRound>): Refusal | undefined {
  const over = refuseOverLimit(state, frame);
  if (over) return over;
  if (frame.acted) return endTurn(state, frame);
  if (passTurn(frame, state.seats, tell)) endRound(state, frame, tell);
  return undefined;
}

/**
 * Openings, rises, interest, loco; then whatever was interrupted goes on. 1880/XIII-sr-d, 1880/XII-turn-f,
 * 1880/XII-turn-g, 1880/V-sr1-f,
 * -g
 */
function endRound(state: State, frame: StockRound, tell: Tell): void {
  openCompanies(state, tell);
  raiseSoldOut(state, tell);
  chargeInterest(state, tell);
  if (frame.lastActor !== null) state.priority = seatAfter(state.seats, frame.lastActor);
  tell({ type: 'stockRoundEnded', round: state.stockRounds, seat: state.priority });
  if (frame.first) replaceTop(state, newOperatingRound(1));
  else pop(state);
  placeHomes(state, tell);
}

function foundingChoices(state: State, seat: number): Choice[] {
  const [any, ...others] = COMPANY_IDS.filter((id) => state.companies[id].par === null);
  if (any === undefined) return [];
  const cash = cashOf(state, playerOwner(seat));
  return DIRECTOR_PERCENTS.flatMap((percent) =>
    PAR_PRICES.flatMap((par): Choice[] => {
      const price = (percent / 10) * par;
      // Known at once, and mostly why nothing is founded.
      if (cash < price) return [];
      const rows = rowsFor(state, par);
      const [row] = rows;
      const [permit = ''] = PERMITS[percent];
      if (row === undefined || refuseFounding(state, { seat, company: any, percent, par, row, permit })) return [];
      const params = {
        company: [any, ...others],
        percent: [percent],
        par: [par],
        row: rows,
        permit: [...PERMITS[percent]],
      };
      return [{ type: 'found', params, info: { price } }];
    }),
  );
}

function buyingChoices(state: State, frame: StockRound): Choice[] {
  return COMPANY_IDS.filter((id) => !refuseShare(state, frame, id)).map((id) => ({
    type: 'buyShare',
    params: { company: [id] },
    info: { price: priceNow(state, id) },
  }));
}
