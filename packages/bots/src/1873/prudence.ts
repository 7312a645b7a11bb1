import { cashOf, OFFERING, POOL, playerOwner } from '@stellwerk/engine/finance';
import { type BaseAction, type BaseState, positionAfter, topFrame } from '@stellwerk/engine/kernel';
import {
  bestRunOf,
  type CompanyId,
  HW_EXTRA,
  isPosition,
  MINE_COMPANY_IDS,
  type MineCompanyId,
  percentHeld,
  type RailwayId,
  type State,
  sharesOf,
  VALUES,
  valueNow,
} from '@stellwerk/titles/1873';
import type { Thought } from '../bot.ts';
import type { Decision } from '../railway/planner.ts';
import { DIRECTOR_PART } from './appraise.ts';
import { type Calendar, carefulCalendar, type Pace } from './calendar.ts';
import { minesPlant, upkeepOf } from './plants.ts';

/**
 * Drops what a company of the seat could not outlive, as long as there is something that it could: it may pay out and buy
 * whatever it likes until the last turn in which care still saves it.
 */
export function prudent(decision: Decision<State>, thought: Thought): Thought {
  const [best, ...rest] = outlived(decision, thought.considered);
  if (!best || rest.length + 1 === thought.considered.length) return thought;
  const considered = [best, ...rest].map(({ action, behind }) => ({ action, behind: behind - best.behind }));
  return { action: best.action, considered };
}

/** The moves after which the seat's companies can last longest. */
export function outlived(decision: Decision<State>, considered: Thought['considered']): Thought['considered'] {
  const { title, state, seat, temper } = decision;
  if (!temper.foresight || considered.length < 2) return considered;
  const top = topFrame(state);
  const mines = MINE_COMPANY_IDS.filter((id) => state.mineCompanies[id].director === seat);
  const railway = top?.kind === 'railwayTurn' ? top.company : undefined;
  // A company is helped as long as it can be, but nobody puts money of his own into one that is lost.
  const loss = (rounds: number) => (top?.kind === 'stockRound' ? Math.min(1, rounds) : rounds);
  const lost = (action: BaseAction): number => {
    const after = positionAfter<BaseState>(title, state, action);
    if (!after.ok || !isPosition(after.value)) return Number.POSITIVE_INFINITY;
    const { value } = after;
    const stops = railway && !canRun(value, railway) ? 1 : 0;
    const buysNow = action.type !== 'pass';
    return mines.reduce((sum, id) => {
      const fast = loss(roundsLost(value, id, seat, 'fast', buysNow));
      // What can be saved only if phases come no faster than usual is worth saving too.
      return fast === 0 ? sum : sum + fast + loss(roundsLost(value, id, seat, 'usual', buysNow));
    }, stops);
  };
  const rated = considered.map((one) => ({ one, lost: lost(one.action) }));
  const least = Math.min(...rated.map((one) => one.lost));
  return rated.filter((one) => one.lost === least).map(({ one }) => one);
}

/** Whether a railway can pay the maintenance of its next run, in the phase that may have come by then. */
export function canRun(state: State, id: RailwayId): boolean {
  const { locos, switchers } = state.railways[id];
  const phase = carefulCalendar(state, id, 'fast').rounds[hasTurn(turnOf(state, id)) ? 0 : 1]?.phase;
  if (!phase) return true;
  const sum = (list: readonly number[], sizes: readonly number[]) =>
    sizes.reduce((all, size) => all + upkeepOf(list, size), 0);
  const missing = sum(phase.locos, locos) + sum(phase.switchers, switchers) - cashOf(state, id);
  return missing <= 0 || bestRunOf(state, id).revenue >= missing;
}

/** No company has so many turns. */
const LONGEST = 30;

/**
 * 0 if a mine company can pay its maintenance to the end, if from now on it keeps what it earns and its director buys its new
 * shares (`buysNow`: in the present stock round too); otherwise the more the sooner it cannot. Turns are counted that it
 * outlives, not those that it does not: how many rounds are to come is a guess that changes with every unit sold.
 */
export function roundsLost(state: State, id: MineCompanyId, seat: number, pace: Pace, buysNow = true): number {
  if (state.mineCompanies[id].director !== seat) return LONGEST;
  const calendar = carefulCalendar(state, id, pace);
  let most = 0;
  // Sometimes it is better to wait for a larger machine.
  for (let buysFrom = 0; buysFrom < calendar.rounds.length && most < LONGEST; buysFrom++) {
    most = Math.max(most, turnsOutlived(state, id, { calendar, buysFrom, buysNow }));
  }
  return LONGEST - most;
}

interface Care {
  readonly calendar: Calendar;
  /** It buys machines from that round on, whenever it can pay one. */
  readonly buysFrom: number;
  readonly buysNow: boolean;
}

function turnsOutlived(state: State, id: MineCompanyId, { calendar, buysFrom, buysNow }: Care): number {
  const { rounds } = calendar;
  const plant = minesPlant(state, state.mineCompanies[id].mines, calendar, id === 'HW' ? HW_EXTRA : 0);
  const turn = turnOf(state, id);
  const paper = paperOf(state, id);
  let capital = cashOf(state, id);
  if (turn === 'trading' && buysNow) capital += paper.sell(0);
  for (let i = 0; i < rounds.length; i++) {
    const producing = i > 0 || hasTurn(turn);
    const buying = producing || turn === 'purchases';
    if (producing) capital += plant.profit(i);
    if (capital < 0) return hasTurn(turn) ? i : i - 1;
    const [machine] = buying && i >= buysFrom ? plant.offers(i) : [];
    if (machine && machine.gain > 0 && machine.price <= capital) {
      capital -= machine.price;
      machine.take();
    }
    if (!rounds[i]?.lastOfSet) continue;
    if (buying || turn === 'issue') paper.issue();
    capital += paper.sell(i + 1);
  }
  return LONGEST;
}

/** Shares that a company can still issue, for as much as its director has now. */
function paperOf(state: State, id: MineCompanyId) {
  const { director, acted } = state.mineCompanies[id];
  const cash = director === null ? 0 : cashOf(state, playerOwner(director));
  const most = director !== null && percentHeld(state, id, director) >= DIRECTOR_PART ? 10 : 5;
  const from = VALUES.indexOf(valueNow(state, id));
  let shares = state.certificates[id]?.length ?? 2;
  let unsold = acted ? sharesOf(state, id, OFFERING) : 0;
  let inBank = unsold + sharesOf(state, id, POOL);
  return {
    issue() {
      if (inBank > 0 || shares >= most) return;
      unsold = shares === 2 ? 3 : 5;
      inBank = unsold;
      shares += unsold;
    },
    /** What comes in, after so many rounds without a payout. */
    sell(round: number): number {
      const value = VALUES[Math.max(0, from - round)] ?? 0;
      const sold = Math.min(unsold, Math.floor(cash / Math.max(1, value)));
      unsold -= sold;
      inBank -= sold;
      return sold * value;
    },
  };
}

type Turn = 'trading' | 'waiting' | 'purchases' | 'issue' | 'over';

/** What a company still has to do in the present round. */
function turnOf(state: State, id: CompanyId): Turn {
  const round = state.flow.find(({ kind }) => kind === 'operatingRound');
  if (round?.kind !== 'operatingRound') return 'trading';
  if (!round.acted.includes(id)) return 'waiting';
  const top = state.flow.find((frame) => 'company' in frame && 'step' in frame && frame.company === id);
  if (!top || !('step' in top)) return 'over';
  return top.step === 'produce' ? 'waiting' : top.step === 'issue' ? 'issue' : 'purchases';
}

/** It still produces in the first of the rounds to come. */
function hasTurn(turn: Turn): boolean {
  return turn === 'trading' || turn === 'waiting';
}
