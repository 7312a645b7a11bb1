import { hexDistance } from '@stellwerk/engine/board';
import { cashOf, type MarketPlace, newTrains, playerOwner, stepFrom, trainsOf } from '@stellwerk/engine/finance';
import {
  COMPANY_IDS,
  type CompanyId,
  companies,
  debtOf,
  directorSeat,
  halfCapital,
  INVESTOR_IDS,
  isTakenOver,
  isTrainType,
  map,
  market,
  moves,
  PHASE_IDS,
  PHASE_LETTERS,
  type PhaseId,
  PRIVATE_IDS,
  phaseOf,
  phases,
  priceBonus,
  priceNow,
  privates,
  RESTORED,
  routeRules,
  SALE_ORDER,
  type State,
  TRAIN_TYPES,
  trainKinds,
  typeOnSale,
  unitsOf,
} from '@stellwerk/titles/1880';
import type { Appraisal, CompanyFacts } from '../railway/appraisal.ts';
import { knownForecast } from '../railway/forecast.ts';
import { incomeOf } from '../railway/incomes.ts';
import { PRIVATE_ROUNDS, PRIVATE_WORTH, ROUNDS_LEFT, SMALL_STOP, STOP_VALUE, TRAIN_RATE } from './weights.ts';

/**
 * The phase that the type on sale begins. It begins within a round, whoever buys: in a round without a purchase the type goes.
 * So nobody is better off by leaving the first train of a type to others.
 */
function comingPhase(state: State): PhaseId {
  const onSale = typeOnSale(state);
  const next = PHASE_IDS.find((phase) => phases[phase].begins === onSale);
  return next !== undefined && PHASE_IDS.indexOf(next) > PHASE_IDS.indexOf(state.phase) ? next : state.phase;
}

export function roundsLeft(state: State): number {
  return state.turnsLeft === null ? ROUNDS_LEFT[comingPhase(state)] : Math.max(1, state.turnsLeft);
}

function buyersRate(state: State): number {
  return Math.max(1.2, TRAIN_RATE * COMPANY_IDS.filter((id) => state.companies[id].open).length);
}

/** How many rounds a type will still run. */
export function livesOf(state: State): (kind: string) => number {
  const rate = buyersRate(state);
  const depot = newTrains(state);
  return (kind) => {
    const killer = PHASE_IDS.find((phase) => phases[phase].scraps === kind);
    if (killer === undefined) return 99;
    const place = SALE_ORDER.indexOf(phases[killer].begins);
    const before = depot.filter((one) => {
      const at = isTrainType(one) ? TRAIN_TYPES.indexOf(one) : -1;
      return at >= 0 && at < place;
    });
    // A type that nobody wants goes in a round, so there are never more rounds than types.
    const types = new Set(before).size;
    return Math.max(1, Math.min(Math.round((before.length + 1) / rate), types));
  };
}

/** The type on sale in a later turn: some are bought, and in a round without a purchase all of a type go. */
function saleTypeAfter(state: State, turns: number): string {
  const order = newTrains(state).filter((one) => one !== RESTORED);
  const bought = SALE_ORDER.findIndex((type) => type === order[Math.floor(buyersRate(state) * turns)]);
  const removed = SALE_ORDER.indexOf(typeOnSale(state)) + Math.floor(0.8 * turns);
  return SALE_ORDER[Math.min(SALE_ORDER.length - 1, Math.max(bought, removed))] ?? '10';
}

function priceOf(kind: string): number {
  return isTrainType(kind) ? trainKinds[kind].price : 0;
}

export function appraise(state: State, foresight: boolean): Appraisal {
  const seats = Array.from({ length: state.seats.length }, (_, seat) => seat);
  const cash = seats.map((seat) => cashOf(state, playerOwner(seat)));
  const rounds = roundsLeft(state);
  const free = [...cash];
  const facts = COMPANY_IDS.flatMap((id) =>
    state.companies[id].par === null ? [] : [factsOf(state, id, { seats, rounds, free, foresight })],
  );
  return {
    cash,
    coin: 1 + Math.min(0.3, 0.025 * rounds),
    companies: facts,
    others: seats.map((seat) => ownBeside(state, seat, facts)),
  };
}

/** Privates, the investor and its card, debts. */
function ownBeside(state: State, seat: number, facts: readonly CompanyFacts[]): number {
  const owner = playerOwner(seat);
  let sum = -1.6 * debtOf(state, seat);
  for (const id of PRIVATE_IDS) {
    if (state.privates[id] !== owner) continue;
    const power = PRIVATE_WORTH[id] - privates[id].income * PRIVATE_ROUNDS.A1;
    sum +=
      privates[id].income * PRIVATE_ROUNDS[comingPhase(state)] +
      (id === 'P5' && state.permitOfP5 !== null ? 0 : Math.max(0, power));
  }
  for (const id of INVESTOR_IDS) {
    const { owner: of, merged, company } = state.investors[id];
    if (of !== seat || merged) continue;
    sum += 0.3 * cashOf(state, id);
    const joined = facts.find((one) => one.id === company);
    if (joined) sum += 0.07 * (joined.capital + joined.dividends);
  }
  return sum;
}

interface Circumstances {
  readonly seats: readonly number[];
  readonly rounds: number;
  readonly free: number[];
  readonly foresight: boolean;
}

const GROWTH = 0.18;
const SECOND_TRAIN = 0.45;
const SPARE = 0.03;

function factsOf(state: State, id: CompanyId, { seats, rounds, free, foresight }: Circumstances): CompanyFacts {
  const company = state.companies[id];
  const director = directorSeat(state, id);
  const held = seats.map((seat) => unitsOf(state, id, playerOwner(seat)) / 10);
  const price = priceNow(state, id);
  const chance = company.open ? 1 : chanceToOpen(state, id, free);
  const idle = 10 * price;
  if (chance === 0) return { id, held, capital: 0.5 * idle, dividends: 0, director, liability: 0, control: 0 };
  const lifeOf = livesOf(state);
  const rules = company.open ? routeRules(state, id) : undefined;
  const growth = GROWTH * buildingTime(state, id);
  const home = homeQuality(id);
  const bonus = priceBonus(state, id);
  const income = (kinds: readonly string[], turn: number) => {
    const exact = rules ? incomeOf(rules, kinds) : 0;
    const grown = home * prospect(state, rules && exact === 0 ? kinds.slice(0, 1) : kinds);
    const near = 1 - (1 - growth) ** (company.open ? turn : Math.max(0, turn - 1));
    return bonus + (exact >= grown ? exact * (1 + 0.02 * turn) : exact + (grown - exact) * near);
  };
  const second = company.secondHalf ? 0 : 0.6 * halfCapital(state, id);
  const treasury = company.open ? cashOf(state, id) : halfCapital(state, id);
  const own = trainsOf(state, id);
  const { trainLimit: limit } = phaseOf(state);
  const circumstances = [
    ...[id, rounds, treasury + second, own, growth, bonus, company.open, foresight, state.phase, comingPhase(state)],
    ...[buyersRate(state), newTrains(state), typeOnSale(state)],
  ].join('/');
  const future = knownForecast(rules ?? companies[id], circumstances, () => ({
    rounds,
    treasury: treasury + second,
    trains: own.map((kind) => ({ kind, life: lifeOf(kind) })),
    returned: 0,
    income,
    replacement(turn) {
      const kind = saleTypeAfter(state, foresight ? turn - 1 : 0);
      return { kind, price: priceOf(kind), life: Math.max(2, lifeOf(kind)) };
    },
    limit,
    mustHaveTrain: true,
  }));
  const spare = Math.min(future.spare, 900) * Math.min(0.4, SPARE * rounds);
  return {
    id,
    held,
    capital: chance * 10 * finalPrice(state, id, future.payouts) + (1 - chance) * 0.7 * idle,
    dividends: chance * (future.dividends + spare),
    director,
    liability: chance * 1.3 * future.liability,
    control: chance * (10 + 0.03 * (future.dividends + Math.min(treasury, 800))),
  };
}

/** What trains would earn on a grown network. */
function prospect(state: State, kinds: readonly string[]): number {
  const value = STOP_VALUE[phases[comingPhase(state)].letter] ?? 30;
  const worth = kinds.map((kind) => {
    if (!isTrainType(kind)) return 0;
    const { stops, cities } = trainKinds[kind];
    return cities * value + (stops - cities) * SMALL_STOP;
  });
  return worth.sort((a, b) => b - a).reduce((sum, one, i) => sum + one * SECOND_TRAIN ** i, 0);
}

/** The part of the phases to come in which the company may build, the present one counting most. */
function buildingTime(state: State, id: CompanyId): number {
  const now = PHASE_LETTERS.indexOf(phaseOf(state).letter);
  const weights = [0.5, 0.3, 0.15, 0.05];
  const { permits } = state.companies[id];
  return PHASE_LETTERS.slice(now).reduce(
    (sum, letter, i) => sum + (permits.includes(letter) ? (weights[i] ?? 0) : 0),
    0,
  );
}

const qualities = new Map<CompanyId, number>();

/** How much lies around its home, compared with other homes. */
export function homeQuality(id: CompanyId): number {
  const known = qualities.get(id);
  if (known !== undefined) return known;
  const around = (one: CompanyId) => surroundings(companies[one].home.hex);
  const mean = COMPANY_IDS.reduce((sum, one) => sum + around(one), 0) / COMPANY_IDS.length;
  const quality = Math.min(1.3, Math.max(0.75, 0.5 + (0.5 * around(id)) / mean));
  qualities.set(id, quality);
  return quality;
}

function surroundings(home: string): number {
  return map.grid.names.reduce((sum, hex, i) => {
    const steps = hexDistance(map.grid, home, hex);
    const cities = map.printed[i]?.nodes.filter(({ kind }) => kind === 'city' || kind === 'offboard').length ?? 0;
    return steps > 5 ? sum : sum + cities * 0.7 ** steps;
  }, 0);
}

/** Prices rise with every payout, but for the time of the takeover. */
function finalPrice(state: State, id: CompanyId, incomes: readonly number[]): number {
  const start = state.market[id];
  if (!start) return 0;
  let place: MarketPlace = start;
  const frozen = isTakenOver(comingPhase(state)) ? 3 : 0;
  for (const income of incomes.slice(frozen)) {
    place = stepFrom(market, place, income > 0 ? moves.dividend : moves.noDividend) ?? place;
  }
  return market.cells[place.row]?.[place.column]?.price ?? 0;
}

/** Its director must hold enough of it. */
function chanceToOpen(state: State, id: CompanyId, free: number[]): number {
  const director = directorSeat(state, id);
  if (director < 0) return 0;
  const missing = phaseOf(state).opensWith / 10 - unitsOf(state, id, playerOwner(director));
  if (missing <= 0) return 0.98;
  const need = missing * priceNow(state, id);
  const own = Math.max(0, free[director] ?? 0);
  free[director] = Math.max(0, own - need);
  return (0.85 - 0.1 * missing) * Math.min(1, own / need) ** 2;
}
