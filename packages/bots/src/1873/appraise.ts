import { BANK, cashOf, OFFERING, POOL, playerOwner, seatOf } from '@stellwerk/engine/finance';
import { remembered } from '@stellwerk/engine/kernel';
import {
  COMPANY_IDS,
  type CompanyId,
  HW_EXTRA,
  inReceivership,
  isFounded,
  isRailway,
  MHE,
  MINE_IDS,
  type MineId,
  mines,
  percentHeld,
  RAILWAY_IDS,
  type RailwayId,
  railways,
  type State,
  sharesOf,
  valueNow,
} from '@stellwerk/titles/1873';
import type { Appraisal, CompanyFacts } from '../railway/appraisal.ts';
import { type Calendar, calendarOf, roundsOf } from './calendar.ts';
import { type Company, type Outlook, outlookOf, type Plant } from './outlook.ts';
import { connectedFrom, minesPlant, railwayPlant } from './plants.ts';

/** What a coin brings in each round in which it can still be invested, and at most. */
const RETURN = 0.022;
const MOST_RETURN = 0.35;
/**
 * So many rounds are thought of, as if the phase stayed: who sees further puts money by for upkeep and for large locos, so that
 * phases come on before anybody has grown.
 */
const ROUNDS = { planner: 6, casual: 3 };
/** What is far away is less certain. */
const DISCOUNT = 0.98;
/** A director needs so much of a company to issue the last shares. */
export const DIRECTOR_PART = 40;

function coinWith(rounds: number): number {
  return 1 + Math.min(MOST_RETURN, RETURN * Math.max(0, rounds));
}

export function roundsLeft(state: State): number {
  return roundsOf(state).length;
}

export function appraise(state: State, { foresight }: { readonly foresight: boolean }): Appraisal {
  const seats = Array.from({ length: state.seats.length }, (_, seat) => seat);
  const calendar = calendarOf(state, foresight ? ROUNDS.planner : ROUNDS.casual);
  const rounds = calendar.rounds.length;
  const weight = (turn: number) => coinWith(rounds - turn - 1) * DISCOUNT ** turn;
  const cash = seats.map((seat) => cashOf(state, playerOwner(seat)));
  const free = [...cash];
  const time = { state, calendar, weight, demand: demandIn(state, cash) };
  const companies = COMPANY_IDS.flatMap((id) => (isFounded(state, id) ? [factsOf(time, id, seats, free)] : []));
  return {
    cash,
    coin: coinWith(rounds),
    companies: [...companies, factsOfMhe(state, seats, calendar, weight)],
    others: seats.map((seat) => ownBeside(time, seat)),
  };
}

/** A position with the time it has left. */
interface Time {
  readonly state: State;
  readonly calendar: Calendar;
  /** What a coin paid out in a round counts for. */
  weight(turn: number): number;
  /** The part of the shares on offer that players can buy soon. */
  readonly demand: number;
}

/** What all players will have until the next trading round, for each coin they have now. */
const UNTIL_THEN = 1.5;
/** Nobody knows better than in fifths. */
const FIFTHS = 5;

function demandIn(state: State, cash: readonly number[]): number {
  const money = UNTIL_THEN * cash.reduce((sum, one) => sum + one, 0);
  const offered = COMPANY_IDS.reduce((sum, id) => {
    if (!isFounded(state, id) || inReceivership(state, id)) return sum;
    return sum + valueNow(state, id) * (sharesOf(state, id, OFFERING) + sharesOf(state, id, POOL));
  }, 0);
  const part = Math.min(0.9, money / Math.max(1, offered));
  return Math.round(part * FIFTHS) / FIFTHS;
}

/** Whether it has had its turn in the present round, or has it now. */
function turnsOver(state: State, id: MineId | CompanyId): number {
  const frame = state.flow.find(({ kind }) => kind === 'operatingRound');
  return frame?.kind === 'operatingRound' && frame.acted.includes(id) ? 1 : 0;
}

/** Single mines, and concessions that can still be used; a stock round without founding loses them. */
function ownBeside(time: Time, seat: number): number {
  const { state } = time;
  const owner = playerOwner(seat);
  let sum = 0;
  for (const id of MINE_IDS) if (state.mines[id].owner === owner) sum += mineWorth(time, id);
  const lost = state.flow.some(({ kind }) => kind === 'stockRound');
  for (const id of lost ? [] : RAILWAY_IDS) {
    if (seatOf(state.railways[id].concession.owner) !== seat || isFounded(state, id)) continue;
    sum += concessionWorth(id);
  }
  return sum;
}

/** What is left in a mine may come into a company with it. */
const LEFT = 0.1;

/** Half its profit goes to its owner, half to its capital, which is his once he closes it. */
function mineWorth({ state, calendar, weight }: Time, id: MineId): number {
  const plant = minesPlant(state, [id], calendar);
  let capital = cashOf(state, id);
  let sum = 0;
  let closed = 0;
  for (let turn = turnsOver(state, id); turn < calendar.rounds.length; turn++) {
    const profit = plant.profit(turn);
    if (capital + profit < 0) return closed;
    capital += profit > 0 ? profit / 2 : profit;
    sum += (weight(turn) * Math.max(0, profit)) / 2;
    closed = Math.max(closed, sum + weight(turn) * capital);
    for (const { price, gain, take } of plant.offers(turn)) {
      if (price > capital || gain / 2 <= price * 0.5) continue;
      capital -= price;
      take();
    }
  }
  return Math.max(closed, sum + mines[id].faceValue + LEFT * capital);
}

/** What the right to found a railway is worth to somebody who can pay for it. */
const CONCESSIONS: Readonly<Record<RailwayId, number>> = {
  HBE: 250,
  GHE: 190,
  NWE: 250,
  SHE: 180,
  KEZ: 150,
  WBE: 240,
  QLB: 150,
};

export function concessionWorth(id: RailwayId): number {
  return CONCESSIONS[id];
}

/** What a share of a company brings beyond its price to somebody who buys it now. */
function bargain(state: State, id: CompanyId): number {
  const { coin, companies } = appraise(state, { foresight: true });
  const facts = companies.find((one) => one.id === id);
  if (!facts) return 0;
  return (facts.capital + facts.dividends) / (state.certificates[id]?.length ?? 1) - coin * valueNow(state, id);
}

/** What the seat gains by its part of the shares that a company offers, as far as there is money for them. */
export function ownBargain(state: State, id: CompanyId, seat: number): number {
  const cash = state.seats.map((one) => cashOf(state, playerOwner(one)));
  const money = cash.reduce((sum, one) => sum + one, 0);
  const part = money > 0 ? cashOf(state, playerOwner(seat)) / money : 0;
  return part * demandIn(state, cash) * sharesOf(state, id, OFFERING) * Math.max(0, bargain(state, id));
}

/** Whether the present operating round is the last before a trading round. */
export function isLastOfSet(state: State): boolean {
  return roundsOf(state)[0]?.lastOfSet ?? false;
}

function factsOf(time: Time, id: CompanyId, seats: readonly number[], free: number[]): CompanyFacts {
  const { state } = time;
  const all = state.certificates[id]?.length ?? 1;
  const held = seats.map((seat) => sharesOf(state, id, playerOwner(seat)) / all);
  const director = isRailway(id) ? state.railways[id].director : state.mineCompanies[id].director;
  const value = valueNow(state, id);
  const floated = !isRailway(id) || state.railways[id].floated;
  const chance = isRailway(id) ? chanceToFloat(state, id, free) : 1;
  const capital = capitalOf(state, id);
  const part = director === null ? 0 : percentHeld(state, id, director);
  const outlook = rememberedOutlook(time, id, {
    ...{ capital, value, shares: all, most: part >= DIRECTOR_PART ? 10 : 5, from: turnsOver(state, id) },
    unsold: floated && hasActed(state, id) ? sharesOf(state, id, OFFERING) : 0,
    pool: floated ? sharesOf(state, id, POOL) : 2,
    demand: time.demand,
  });
  return {
    id,
    held,
    capital: all * (chance * outlook.value + (1 - chance) * 0.6 * value),
    dividends: all * chance * outlook.dividends,
    director: director ?? -1,
    liability: 0,
    control: 15 + 0.03 * Math.min(1000, capital),
  };
}

type Track = State['track'];
const outlooks = new WeakMap<Track['laid'], WeakMap<Track['markers'], Map<string, Outlook>>>();

/** Most moves change one company: what becomes of the others is known. */
function rememberedOutlook({ state, calendar, weight }: Time, id: CompanyId, company: Company): Outlook {
  const { laid, markers } = state.track;
  const ofTrack = remembered(outlooks, laid, () => new WeakMap<Track['markers'], Map<string, Outlook>>());
  const known = remembered(ofTrack, markers, () => new Map<string, Outlook>());
  const { capital, value, shares, most, from, unsold, pool, demand } = company;
  const key = [
    id,
    capital,
    value,
    shares,
    most,
    from,
    unsold,
    pool,
    demand,
    plantKey(state, id, calendar),
    calendar.id,
  ].join();
  return remembered(known, key, () => outlookOf(plantOf(state, id, calendar), company, calendar, weight));
}

function plantOf(state: State, id: CompanyId, calendar: Calendar): Plant {
  return isRailway(id)
    ? railwayPlant(state, id, calendar)
    : minesPlant(state, state.mineCompanies[id].mines, calendar, id === 'HW' ? HW_EXTRA : 0);
}

/** All of a plant that the track does not tell. */
function plantKey(state: State, id: CompanyId, calendar: Calendar): string {
  if (isRailway(id)) {
    const { locos, diesel, routePaid } = state.railways[id];
    const open = MINE_IDS.map((mine) => (state.mines[mine].owner === BANK ? 0 : 1)).join('');
    return `${locos.join('+')} ${diesel} ${routePaid} ${open}`;
  }
  return state.mineCompanies[id].mines
    .map((mine) => {
      const { machine, switcher, connected } = state.mines[mine];
      return `${mine} ${machine} ${switcher} ${connected} ${connectedFrom(state, mine, calendar)}`;
    })
    .join();
}

function hasActed(state: State, id: CompanyId): boolean {
  return isRailway(id) ? state.railways[id].acted : state.mineCompanies[id].acted;
}

/** What is left of the capital when the concession route is paid. */
function capitalOf(state: State, id: CompanyId): number {
  if (!isRailway(id)) return cashOf(state, id);
  const { floated, routePaid, issuePrice } = state.railways[id];
  const route = routePaid ? 0 : railways[id].concession.cost;
  return (floated ? cashOf(state, id) : 5 * (issuePrice ?? 0)) - route;
}

/** Three of five shares must be sold: its founder's money first, then some of the others'. */
function chanceToFloat(state: State, id: RailwayId, free: number[]): number {
  const { floated, director } = state.railways[id];
  if (floated) return 1;
  const missing = Math.max(0, sharesOf(state, id, OFFERING) - 2);
  const need = missing * valueNow(state, id);
  if (need === 0) return 1;
  const own = director === null ? 0 : Math.max(0, free[director] ?? 0);
  const rest = free.reduce((sum, cash, seat) => (seat === director ? sum : sum + Math.max(0, cash)), 0);
  if (director !== null) free[director] = Math.max(0, own - need);
  // Who can pay the rest alone will do so.
  if (own >= need) return 0.97;
  return (0.9 - 0.15 * missing) * Math.min(1, (own + 0.2 * rest) / need) ** 1.5;
}

/** It takes the unit on sale after each set. */
function factsOfMhe(
  state: State,
  seats: readonly number[],
  { rounds }: Calendar,
  weight: (turn: number) => number,
): CompanyFacts {
  const held = seats.map((seat) => sharesOf(state, MHE, playerOwner(seat)) / 10);
  let size: number = state.mheLoco;
  let dividends = 0;
  rounds.forEach((round, turn) => {
    dividends += 100 * size * weight(turn);
    if (round.lastOfSet) size = Math.max(size, round.size);
  });
  return { id: MHE, held, capital: 10 * valueNow(state, MHE), dividends, director: -1, liability: 0, control: 0 };
}
