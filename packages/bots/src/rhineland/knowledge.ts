import { cashOf, trainsOf } from '@stellwerk/engine/finance';
import { type BaseState, type Choice, topFrame } from '@stellwerk/engine/kernel';
import {
  type CompanyTurn,
  charterOf,
  commonTop,
  companyOf,
  directorSeat,
  isCompany,
  networkOf,
  phaseOf,
  priceOfTrain,
  type Rhineland,
  type State,
} from '@stellwerk/titles/rhineland';
import { decided, type Thought } from '../bot.ts';
import { type Builder, ratedBuilding } from '../railway/building.ts';
import { candidates } from '../railway/candidates.ts';
import { incomeOf } from '../railway/incomes.ts';
import { wordOf } from '../railway/params.ts';
import { compared, type Decision, type Knowledge, offered, plain } from '../railway/planner.ts';
import { appraise, roundsLeft } from './appraise.ts';
import { exchanged } from './exchange.ts';
import { decideOnItems } from './packet.ts';
import { cheapestOnOffer, livesOf } from './trains.ts';
import type { Weights } from './weights.ts';

const BUILDING: ReadonlySet<string> = new Set(['layTile', 'placeMarker']);
/** Selling moves a price down that one's other shares have too; a little gain is not worth it. */
const SALE_HURDLE = 25;
/** A power works once: it is not spent on a trifle. */
const POWER_HURDLE = 25;
/** Whoever founds a company that cannot build yet waits for others to bring the phase. */
const WAITING_HURDLE = 250;
/** What the first train earns beyond what is foreseen, because track is laid for it: whoever can pay for one buys one. */
const FIRST_TRAIN = 500;
/** More lays than these are not looked at with the search for routes. */
const MOST_RUNS = 8;
/** Trains are not pushed to and fro between one's own companies. */
const TRADE_HURDLE = 40;

/** What players of a game on the Rhine know. */
export function rhinelandKnowledge(
  game: Rhineland,
  weights: Weights,
  is: (state: BaseState) => state is State,
): Knowledge<State> {
  const knowledge: Knowledge<State> = {
    is,
    appraise: (state, { foresight }, rounds) => appraise(game, state, weights, foresight, rounds),
    roundsLeft: (state) => roundsLeft(game, state, weights),
    valuation: weights.valuation,
    atOnce(state, seat, { lays }) {
      const frame = lays === 0 ? commonTop(state) : undefined;
      return frame?.kind === 'companyTurn' && frame.step === 'build' ? plain('pass', seat) : undefined;
    },
    decide(decision) {
      const top = topFrame(decision.state);
      switch (top?.kind) {
        case 'startPacket':
        case 'itemAuction':
        case 'fallingOffer':
          return decideOnItems(game, weights, decision);
        case 'stockRound':
          return decision.temper.foresight && decision.temper.lays > 0 ? exchanged(knowledge, decision) : undefined;
        case 'companyTurn':
          return decideInTurn(decision);
        default:
          return undefined;
      }
    },
    passMatters({ state }) {
      // A company that may still buy counts on it.
      const frame = commonTop(state);
      return frame?.kind === 'companyTurn' && frame.step === 'trains';
    },
    hurdle({ state }, action) {
      if (action.type === 'sellShares') return SALE_HURDLE;
      if (action.type === 'found' && isClosed(state, wordOf(action, 'company'))) return WAITING_HURDLE;
      if (action.type !== 'buyTrain') return 0;
      if (isCompany(game, wordOf(action, 'from'))) return TRADE_HURDLE;
      const frame = commonTop(state);
      return frame?.kind === 'companyTurn' && waitsForTrain(state, frame.company) ? -FIRST_TRAIN : 0;
    },
  };

  function decideInTurn(decision: Decision<State>): Thought | undefined {
    const { state, choices, seat } = decision;
    const frame = commonTop(state);
    if (frame?.kind !== 'companyTurn') return undefined;
    if (frame.step === 'build') return build(decision, frame);
    if (frame.step === 'run') {
      const [best] = candidates(offered(choices, 'run'), seat, 1);
      return best && decided(best);
    }
    const rest = choices.filter((choice) => !BUILDING.has(choice.type) && !isForeign(state, choice, seat));
    return compared(knowledge, { ...decision, choices: rest }, { random: decision.random, budget: 200 });
  }

  /** Its first train runs as soon as its track reaches a second stop: bought in the turn before, it earns one turn earlier. */
  function waitsForTrain(state: State, company: string): boolean {
    return trainsOf(state, company).length === 0 && !isClosed(state, company);
  }

  /** Nothing can be built at its home before a later phase. */
  function isClosed(state: State, company: string): boolean {
    const opens = weights.opens[company];
    return opens !== undefined && Number(state.phase) < Number(opens);
  }

  /** A train of another company: its owner would have to agree, and one's own are only moved where one is needed. */
  function isForeign(state: State, { type, params }: Choice, seat: number): boolean {
    const from = params['from'];
    const seller = type === 'buyTrain' && Array.isArray(from) ? String(from[0]) : '';
    const frame = commonTop(state);
    const cheapest = cheapestOnOffer(game, state);
    const helpless =
      frame?.kind === 'companyTurn' &&
      trainsOf(state, frame.company).length === 0 &&
      (cheapest === undefined || cashOf(state, frame.company) < priceOfTrain(game, cheapest));
    if (!isCompany(game, seller)) return false;
    // A company that has not run yet keeps its only train: its capital was raised for that one.
    const spares = trainsOf(state, seller).length > 1 || charterOf(state, seller).lastIncome > 0;
    return !(helpless && spares && directorSeat(state, companyOf(game, seller)) === seat);
  }

  function build(decision: Decision<State>, frame: CompanyTurn): Thought {
    const { title, state, seat, choices, temper, random } = decision;
    const actions = candidates(
      choices.filter(({ type }) => BUILDING.has(type)),
      seat,
      1000,
    );
    const lays = actions.filter(({ type }) => type === 'layTile');
    const builder = builderOf(state, frame.company);
    const pains = { ...temper, runs: Math.min(temper.runs, MOST_RUNS) };
    // Markers come after the lays: once one stands, nothing more is laid.
    for (const some of [lays, actions.filter(({ type }) => type === 'placeMarker')]) {
      const rated = ratedBuilding(title, state, is, some, builder, pains, random).filter(
        ({ action, gain }) =>
          gain > (game.law.powers.some(({ id }) => id === wordOf(action, 'power')) ? POWER_HURDLE : 0),
      );
      const [best] = rated;
      if (!best) continue;
      const pass = { action: plain('pass', seat), behind: best.gain };
      return {
        action: best.action,
        considered: [...rated.map(({ action, gain }) => ({ action, behind: best.gain - gain })), pass],
      };
    }
    return decided(plain('pass', seat));
  }

  /** What it has, and one more where it can pay for it: track is laid for that one too. */
  function trainsSoon(
    state: State,
    company: string,
    own: readonly string[],
    next: string | undefined,
  ): readonly string[] {
    if (next === undefined) return own;
    const room = own.length < phaseOf(game, state).trainLimit && cashOf(state, company) >= priceOfTrain(game, next);
    return own.length === 0 || room ? [...own, next] : own;
  }

  function builderOf(state: State, company: string): Builder<State> {
    const own = trainsOf(state, company);
    const cheapest = cheapestOnOffer(game, state);
    const lifeOf = livesOf(game, state, weights);
    const rounds = roundsLeft(game, state, weights);
    const longest = Math.max(2, ...own.map(lifeOf));
    const turnsNow = Math.min(rounds, longest);
    return {
      network: (now) => networkOf(game, now, company),
      stopValueIn: (now) => {
        const high = phaseOf(game, now).values === 'high';
        return ({ node: { kind, revenue } }) => {
          if (typeof revenue === 'number')
            return kind === 'town' ? revenue * 0.6 : Math.max(revenue, kind === 'city' ? 20 : 0);
          return Math.max(0, ...Object.values(revenue)) * (high ? 1 : 0.7);
        };
      },
      closed: weights.closed,
      income: (now, kinds) => incomeOf(game.law.routeRules(now, company), kinds),
      treasury: (now) => cashOf(now, company),
      now: trainsSoon(state, company, own, cheapest),
      turnsNow,
      later: weights.finalTrains,
      turnsLater: Math.max(1, rounds - turnsNow),
      coin: 0.6,
      reserve: own.length > 0 || cheapest === undefined ? 0 : priceOfTrain(game, cheapest),
    };
  }

  return knowledge;
}
