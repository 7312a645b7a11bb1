import { cashOf, OFFERING, playerOwner, seatOf } from '@stellwerk/engine/finance';
import {
  bestRunOf,
  COMPANY_IDS,
  type CompanyId,
  incomeOf,
  isFounded,
  isRailway,
  MHE,
  MINE_IDS,
  type MineCompanyId,
  type MineId,
  mines,
  nextSize,
  phaseOf,
  RAILWAY_IDS,
  type RailwayId,
  railways,
  type State,
  sharesOf,
  units,
  VALUES,
  valueNow,
} from '@stellwerk/titles/1873';
import type { Appraisal, CompanyFacts } from '../railway/appraisal.ts';

/** Operating rounds that a game usually still has, by phase; from phase 5 on they are counted. */
const ROUNDS: Readonly<Record<string, number>> = { 1: 17, 2: 15, 3: 12, 4: 10, 5: 8, D: 6 };
/** Only the second full set of three rounds ends the game. */
const LAST_SET = 2;

export function roundsLeft(state: State): number {
  const round = state.flow.find((frame) => frame.kind === 'operatingRound');
  const rest = round?.kind === 'operatingRound' ? round.of - round.number + 1 : 0;
  if (state.ending) return Math.max(1, Math.min(rest, 1));
  if (state.phase !== '5' && state.phase !== 'D') return ROUNDS[state.phase] ?? 8;
  return Math.max(1, rest + 3 * Math.max(0, LAST_SET - state.fullSets));
}

/** What the phases to come add to a railway's revenue, and what they take for old machines and locos. */
const GROWTH = 0.05;
const DISCOUNT = 0.97;
/** What a coin of a treasury brings its shareholders, for each round to come. */
const SPARE = 0.04;

export function appraise(state: State): Appraisal {
  const seats = Array.from({ length: state.seats.length }, (_, seat) => seat);
  const rounds = roundsLeft(state);
  const cash = seats.map((seat) => cashOf(state, playerOwner(seat)));
  const free = [...cash];
  const companies = COMPANY_IDS.flatMap((id) =>
    isFounded(state, id) ? [factsOf(state, id, seats, rounds, free)] : [],
  );
  return {
    cash,
    coin: 1 + Math.min(0.35, 0.022 * rounds),
    companies: [...companies, factsOfMhe(state, seats, rounds)],
    others: seats.map((seat) => ownBeside(state, seat, rounds)),
  };
}

/** Single mines: face value, half their profit, their capital; and concessions that can be used. */
function ownBeside(state: State, seat: number, rounds: number): number {
  const owner = playerOwner(seat);
  let sum = 0;
  for (const id of MINE_IDS) {
    if (state.mines[id].owner !== owner) continue;
    sum += mines[id].faceValue + 0.5 * rounds * mineProfit(state, id) + 0.35 * cashOf(state, id) + outlet(state, id);
  }
  for (const id of RAILWAY_IDS) {
    if (seatOf(state.railways[id].concession.owner) !== seat || isFounded(state, id)) continue;
    sum += concessionWorth(id);
  }
  return sum;
}

/** A mine that is not connected may still be. */
function outlet(state: State, id: MineId): number {
  return state.mines[id].connected ? 0 : 10;
}

function upkeepOf(list: readonly number[], size: number): number {
  return size === 0 ? 0 : (list[size - 1] ?? 0);
}

function mineProfit(state: State, id: MineId): number {
  const { machine, switcher } = state.mines[id];
  const { machines, switchers } = phaseOf(state);
  const upkeep = upkeepOf(machines, machine) + upkeepOf(switchers, switcher);
  // A later phase makes old machines dear.
  const later = machine < phaseOf(state).size ? 10 : 0;
  return incomeOf(state, id, switcher) - upkeep - later;
}

/** What the right to found a railway is worth to somebody who can pay for it. */
export function concessionWorth(id: RailwayId): number {
  const { cost } = railways[id].concession;
  return Math.max(60, 230 - 0.25 * cost + 20 * (railways[id].homes.length - 2));
}

function factsOf(state: State, id: CompanyId, seats: readonly number[], rounds: number, free: number[]): CompanyFacts {
  const all = state.certificates[id]?.length ?? 1;
  const held = seats.map((seat) => sharesOf(state, id, playerOwner(seat)) / all);
  const director = isRailway(id) ? state.railways[id].director : state.mineCompanies[id].director;
  const value = valueNow(state, id);
  const chance = isRailway(id) ? chanceToFloat(state, id, free) : 1;
  const incomes = isRailway(id) ? railwayIncomes(state, id, rounds) : mineIncomes(state, id, rounds);
  const treasury = cashOf(state, id);
  const paid = incomes.reduce((sum, income, i) => sum + income * DISCOUNT ** (i + 1), 0);
  const spare = Math.min(treasury, 1500) * Math.min(0.5, SPARE * rounds);
  return {
    id,
    held,
    capital: all * (chance * finalValue(value, incomes) + (1 - chance) * 0.6 * value),
    dividends: chance * (paid + spare),
    director: director ?? -1,
    liability: 0,
    control: 15 + 0.03 * Math.min(1000, treasury),
  };
}

function finalValue(value: number, incomes: readonly number[]): number {
  let at = Math.max(0, VALUES.indexOf(value));
  for (const income of incomes) {
    const now = VALUES[at] ?? value;
    const boxes = income > 0 ? Math.min(3, Math.floor(income / now)) : -1;
    at = Math.min(VALUES.length - 1, Math.max(0, at + boxes));
  }
  return VALUES[at] ?? value;
}

/** A railway that is still to buy its first loco earns with it what its own route will bring. */
function railwayIncomes(state: State, id: RailwayId, rounds: number): number[] {
  const { locos, floated, issuePrice, diesel } = state.railways[id];
  const { locos: upkeeps } = phaseOf(state);
  const upkeep = locos.reduce<number>((sum, size) => sum + upkeepOf(upkeeps, size), 0);
  const runs = floated && (locos.length > 0 || diesel || id === 'QLB');
  if (runs) {
    const now = bestRunOf(state, id).revenue;
    return Array.from({ length: rounds }, (_, i) => Math.max(0, now * (1 + GROWTH * i) - upkeep * (1 + 0.1 * i)));
  }
  const capital = floated ? cashOf(state, id) : 5 * (issuePrice ?? 0);
  const { cost } = railways[id].concession;
  const route = floated && state.railways[id].routePaid ? 0 : cost;
  const size = nextSize(state);
  const canStart = capital >= route + units[size].loco;
  const first = canStart ? 55 + 55 * size : 0;
  return Array.from({ length: rounds }, (_, i) => (i === 0 ? 0 : first * (1 + GROWTH * i)));
}

function mineIncomes(state: State, id: MineCompanyId, rounds: number): number[] {
  const extra = id === 'HW' ? 50 : 0;
  const now = state.mineCompanies[id].mines.reduce((sum, mine) => sum + mineProfit(state, mine), extra);
  return Array.from({ length: rounds }, () => Math.max(0, now));
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
  return (0.9 - 0.15 * missing) * Math.min(1, (own + 0.2 * rest) / need) ** 1.5;
}

function factsOfMhe(state: State, seats: readonly number[], rounds: number): CompanyFacts {
  const held = seats.map((seat) => sharesOf(state, MHE, playerOwner(seat)) / 10);
  let dividends = 0;
  for (let turn = 1; turn <= rounds; turn++) {
    dividends += 100 * Math.min(5, state.mheLoco + Math.floor(turn / 3)) * DISCOUNT ** turn;
  }
  return { id: MHE, held, capital: 10 * valueNow(state, MHE), dividends, director: -1, liability: 0, control: 0 };
}
