import {
  BANK,
  cashOf,
  directorOf,
  type MarketPlace,
  newTrains,
  OFFERING,
  POOL,
  percentOf,
  playerOwner,
  seatOf,
  stepFrom,
  trainsOf,
} from '@stellwerk/engine/finance';
import { remembered } from '@stellwerk/engine/kernel';
import {
  type Company,
  charterOf,
  commonFlow,
  commonTop,
  itemOf,
  priceNow,
  priceOfTrain,
  type Rhineland,
  type State,
  trainsOnOffer,
} from '@stellwerk/titles/rhineland';
import type { Appraisal, CompanyFacts } from '../railway/appraisal.ts';
import { incomeOf } from '../railway/incomes.ts';
import { knownFuture } from './future.ts';
import { homeQuality } from './homes.ts';
import { FOR_EVER, livesOf, onSaleAfter, phasesToCome, roundsUntilSaleOf, trainsInOrder } from './trains.ts';
import type { Weights } from './weights.ts';

/** Operating rounds to come, by experience and by what is left in the bank. */
export function roundsLeft(game: Rhineland, state: State, weights: Weights): number {
  const usual = weights.roundsLeft[state.phase] ?? 5;
  if (state.bankBroke !== '') return restOfSet(game, state);
  const incomes = game.companies.reduce((sum, { id }) => sum + (state.companies[id]?.lastIncome ?? 0), 0);
  return incomes <= 0
    ? usual
    : Math.max(restOfSet(game, state), Math.min(usual + 1, roundsByBank(game, state, incomes)));
}

/** The part of all incomes that the bank loses in a round: shares bring some of the money back. */
const LOST_BY_BANK = 0.85;
/** Until the brown tiles incomes still grow; what they will be in the mean, compared with today. */
const STILL_GROWING = 1.3;
/** Not all trains that are sold in order before then are bought in time. */
const BOUGHT_IN_TIME = 0.6;

/** Whoever sees the bank break still plays the set of operating rounds to its end. */
function roundsByBank(game: Rhineland, state: State, incomes: number): number {
  const grown = game.phases[state.phase]?.tiles.includes('brown') ?? false;
  const unsold = grown ? [] : trainsInOrder(game, state);
  const paidIn = BOUGHT_IN_TIME * unsold.reduce((sum, kind) => sum + priceOfTrain(game, kind), 0);
  const loss = Math.max(60, LOST_BY_BANK * incomes * (grown ? 1 : STILL_GROWING));
  const lasting = Math.floor((cashOf(state, BANK) + paidIn) / loss) + 1;
  const ofSet = Math.max(1, game.phases[state.phase]?.operatingRounds ?? 1);
  const rest = restOfSet(game, state);
  return rest + ofSet * Math.max(0, Math.ceil((lasting - rest) / ofSet));
}

function restOfSet(game: Rhineland, state: State): number {
  const round = commonFlow(state).find((frame) => frame.kind === 'operatingRound');
  if (round?.kind === 'operatingRound') return round.of - round.number + 1;
  return game.phases[state.phase]?.operatingRounds ?? 1;
}

export function appraise(
  game: Rhineland,
  state: State,
  weights: Weights,
  foresight: boolean,
  rounds: number = roundsLeft(game, state, weights),
): Appraisal {
  const seats = Array.from({ length: state.startingPlayers }, (_, seat) => seat);
  const cash = seats.map((seat) => cashOf(state, playerOwner(seat)));
  // Whoever plays for the rust keeps back too much: in the games seen those fared better who pay out and buy when they must.
  const lifeOf = foresight ? () => FOR_EVER : livesOf(game, state, weights);
  const free = [...cash];
  const floated = game.companies.filter(({ id }) => charterOf(state, id).floated).length;
  const about = { weights, rounds, lifeOf, seats, free, foresight, floated, market: trainMarket(game, state) };
  const companies = game.companies.flatMap((company): CompanyFacts[] =>
    charterOf(state, company.id).par === null ? [] : [factsOf(game, state, company, about)],
  );
  const privateRounds = Math.min(rounds, weights.privateRounds[state.phase] ?? 0);
  const others = seats.map((seat) => {
    const owner = playerOwner(seat);
    const paid = game.privates.filter((id) => state.privates[id] === owner);
    const revenue = paid.reduce((sum, id) => sum + itemOf(game, state, id).revenue, 0);
    const power = paid.reduce(
      (sum, id) => sum + (state.usedPowers.includes(id) || id === 'no5' ? 0 : (weights.power[id] ?? 0)),
      0,
    );
    const accounts = Object.values(game.law.accounts?.(state, seat) ?? {}).reduce((sum, figure) => sum + figure, 0);
    return revenue * privateRounds + (privateRounds > 0 ? power : 0) + accounts;
  });
  return { cash, coin: 1 + Math.min(0.3, 0.025 * rounds), companies, others };
}

interface Circumstances {
  readonly weights: Weights;
  readonly rounds: number;
  readonly lifeOf: (kind: string) => number;
  readonly seats: readonly number[];
  /** Cash by seat that is not yet counted on for the floating of a company; used up by the estimate. */
  readonly free: number[];
  readonly foresight: boolean;
  /** How many companies have floated. */
  readonly floated: number;
  /** Names the trains that can be had. */
  readonly market: string;
}

function trainMarket(game: Rhineland, state: State): string {
  return `${newTrains(state).join('')}/${trainsOnOffer(game, state).join('')}`;
}

/** What a company earns with some trains today, with the largest of them on a grown network, and with all of them there. */
interface Earnings {
  readonly exact: number;
  readonly first: number;
  readonly grown: number;
}

/** How near a network comes in a turn to what a grown one would bring. */
const GROWTH = 0.25;
/** A company that has begun and earns nothing yet: what part of the way to its first income is left after a turn. */
const SEARCHING = 0.5;
/** A train beside others finds less than the first. */
const SECOND_TRAIN = 0.85;
/** What a coin that is left in the treasury brings, for each round to come. */
const SPARE = 0.03;

function factsOf(game: Rhineland, state: State, company: Company, about: Circumstances): CompanyFacts {
  const { seats, rounds, weights, lifeOf } = about;
  const { id } = company;
  const charter = charterOf(state, id);
  const held = seats.map((seat) => percentOf(state, company, playerOwner(seat)) / 100);
  const director = seatOf(directorOf(state, company));
  const price = priceNow(game, state, id);
  const chance = charter.floated ? 1 : chanceToFloat(game, state, company, about);
  const idle = 10 * price;
  if (chance === 0) return { id, held, capital: idle, dividends: 0, director, liability: 0, control: 0 };

  const onMap = charter.floated && (game.law.homesAt === 'float' || charter.acted || trainsOf(state, id).length > 0);
  const rules = onMap ? game.law.routeRules(state, id) : undefined;
  const quality = homeQuality(game, state, company);
  const opening = turnsUntil(game, state, weights.opens[id], weights);
  const rate = weights.trainRate * Math.max(2, about.floated);
  const phaseIn = phasesToCome(game, state, about.foresight ? rate : 0);
  const mature = (kinds: readonly string[], phase: string) => quality * prospect(game, kinds, weights.stopValue[phase]);
  const earnings = new WeakMap<readonly string[], Map<string, Earnings>>();
  const income = (kinds: readonly string[], turn: number) => {
    const phase = phaseIn(turn);
    const byPhase = remembered(earnings, kinds, () => new Map<string, Earnings>());
    const { exact, first, grown } = remembered(byPhase, phase, () => ({
      exact: rules ? incomeOf(rules, kinds) : 0,
      first: mature(largest(kinds), phase),
      grown: mature(kinds, phase),
    }));
    if (exact === 0 && turn <= opening) return 0;
    const grows = Math.max(0, turn - opening - (onMap ? 0 : 1));
    const near = 1 - (1 - GROWTH) ** grows;
    // The first train soon finds its way, all the more where others have built; a second one needs track of its own.
    if (exact === 0) return first * (1 - (onMap ? SEARCHING : 0.1) ** grows) + (grown - first) * near;
    return exact >= grown ? exact * (1 + 0.02 * turn) : exact + (grown - exact) * near;
  };
  const treasury = charter.floated ? cashOf(state, id) : capitalWhenFloating(game, state, company);
  const returned = (percentOf(state, company, OFFERING) + percentOf(state, company, id)) / 100;
  const own = trainsOf(state, id);
  const turns = Math.max(1, Math.round(rounds));
  const money = Math.max(0, treasury - charter.debt);
  const { foresight, market } = about;
  const turn = commonTop(state);
  const buysNow = turn?.kind === 'companyTurn' && turn.company === id;
  const circumstances = `${id}/${turns}/${money}/${own.join()}/${returned}/${rate}/${opening}/${price}/${onMap}/${buysNow}/${foresight}/${state.phase}/${market}`;
  const future = knownFuture(rules ?? company, circumstances, () => {
    const runs = rules !== undefined && incomeOf(rules, own) > 0;
    return {
      rounds: turns,
      treasury: money,
      trains: own.map((kind) => ({ kind, life: lifeOf(kind) })),
      limit: (turn) => game.phases[phaseIn(turn)]?.trainLimit ?? 2,
      returned,
      buysNow,
      income,
      replacement(turn) {
        // Before anything can be built a train would only grow old.
        if (!runs && turn <= opening) return undefined;
        const kind = onSaleAfter(game, state, foresight ? rate * Math.max(0, turn - 1) : 0);
        return kind === undefined
          ? undefined
          : { kind, price: priceOfTrain(game, kind), life: Math.max(1, lifeOf(kind) - turn) };
      },
      capital: (payouts) => 10 * finalPrice(game, state, id, payouts),
    };
  });
  const spare = Math.min(future.spare, 900) * Math.min(0.4, SPARE * rounds);
  const full = { capital: future.capital, dividends: future.dividends + spare };
  return {
    id,
    held,
    capital: chance * full.capital + (1 - chance) * idle * 0.9,
    dividends: chance * full.dividends,
    director,
    liability: chance * future.liability,
    control: chance * (10 + 0.03 * (full.dividends + Math.min(treasury, 600))),
  };
}

/** Turns in which a company cannot begin yet, because what it needs comes with a later phase. */
function turnsUntil(game: Rhineland, state: State, phase: string | undefined, weights: Weights): number {
  return phase === undefined || Number(state.phase) >= Number(phase)
    ? 0
    : roundsUntilSaleOf(game, state, weights, phase);
}

/** What trains would earn on a grown network where a stop brings so much. */
function prospect(game: Rhineland, kinds: readonly string[], value = 30): number {
  const stops = kinds.map((kind) => game.trains[kind]?.stops ?? 2).sort((a, b) => b - a);
  return stops.reduce((sum, count, i) => sum + count * value * SECOND_TRAIN ** i, 0);
}

function largest(kinds: readonly string[]): readonly string[] {
  return [...kinds].sort((a, b) => Number(b) - Number(a)).slice(0, 1);
}

/** The price after so many dividends, step by step on the market. */
function finalPrice(game: Rhineland, state: State, id: string, incomes: readonly number[]): number {
  const start = state.market[id];
  if (!start) return 0;
  let place: MarketPlace = start;
  const priceAt = ({ row, column }: MarketPlace) => game.market.cells[row]?.[column]?.price ?? 0;
  for (const income of incomes) {
    const move = income <= 0 ? game.moves.noDividend : income >= priceAt(place) ? game.moves.dividend : undefined;
    place = (move && stepFrom(game.market, place, move)) ?? place;
  }
  return priceAt(place);
}

function soldOf(state: State, company: Company): number {
  const unsold = percentOf(state, company, OFFERING);
  return 100 - unsold;
}

/** Who has the money for all that is missing needs nobody. */
const ALONE = 0.97;
/** Each share that is still to be sold makes it less likely that all of them are. */
const STEP_TO_FLOAT = 0.1;

/** Whether it will find enough buyers: its director's money first, then some of the others'. */
function chanceToFloat(game: Rhineland, state: State, company: Company, { seats, free }: Circumstances): number {
  const director = seatOf(directorOf(state, company));
  if (director < 0) return 0;
  const missing = (game.floatPercent - soldOf(state, company)) / 10;
  if (missing <= 0) return 0.97;
  const need = missing * priceNow(game, state, company.id);
  const own = Math.max(0, free[director] ?? 0);
  if (own >= need) {
    free[director] = own - need;
    return ALONE - 0.02 * missing;
  }
  const rest = seats.reduce((sum, seat) => sum + (seat === director ? 0 : Math.max(0, free[seat] ?? 0)), 0);
  free[director] = Math.max(0, own - need);
  const cover = Math.min(1, (own + 0.25 * rest) / need);
  return (0.85 - STEP_TO_FLOAT * missing) * cover ** 1.5;
}

/** What it will have when it floats: as if just enough were sold. */
function capitalWhenFloating(game: Rhineland, state: State, company: Company): number {
  const price = priceNow(game, state, company.id);
  const already = game.law.capitalOf(state, company);
  const pool = percentOf(state, company, POOL);
  const players = soldOf(state, company) - pool;
  const missing = Math.max(0, game.floatPercent - players - pool) / 10;
  return Math.max(already, 0) + (already >= 10 * price ? 0 : missing * price);
}
