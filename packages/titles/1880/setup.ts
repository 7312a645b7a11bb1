import { BANK, DEPOT, OFFERING, playerOwner } from '@stellwerk/engine/finance';
import { blankState, type Config, shuffled, type Tell } from '@stellwerk/engine/kernel';
import { printedPosition } from '@stellwerk/engine/track';
import { map, tileStock } from './board.ts';
import { COMPANY_IDS, type CompanyId } from './companies.ts';
import { INVESTOR_IDS, type InvestorId } from './investors.ts';
import { STARTING_CASH } from './limits.ts';
import { newAuction } from './new-frames.ts';
import { ruleOptions } from './options.ts';
import type { CompanyState, Frame, InvestorState, State } from './state.ts';
import { phases, TRAIN_TYPES, trainKinds } from './trains.ts';

/** All that is printed; the bank pays on beyond it. 1880/III-mat-f */
const ALL_MONEY = 37_860;
/** As many trains of an unlimited type as all companies can own, for none of them ever leaves the game. 1880/III-mat-c */
const ENOUGH = COMPANY_IDS.length * phases.D3.trainLimit;

export function setup(config: Config, tell: Tell): State {
  const { players, options } = config;
  const blank = blankState<Frame>(config);
  const { random } = blank;
  const numbers = players.map((_, seat) => seat);
  // 1880/IV-setup-g
  const seats = options['seating'] === 'given' ? numbers : shuffled(random, 'seating', numbers);
  const cash = STARTING_CASH[players.length] ?? 0;
  const rules = ruleOptions(config);
  const state: State = {
    ...blank,
    options: Object.freeze(rules),
    seats,
    priority: seats[0] ?? 0,
    phase: 'A1',
    money: { [BANK]: ALL_MONEY - cash * players.length },
    certificates: {},
    market: {},
    arrivals: 0,
    trains: { [DEPOT]: newTrains() },
    track: printedPosition(map),
    tiles: tileStock(),
    privates: {
      P0: OFFERING,
      P1: OFFERING,
      P2: OFFERING,
      P3: OFFERING,
      P4: OFFERING,
      P5: OFFERING,
      P6: OFFERING,
      P7: OFFERING,
    },
    permitOfP5: null,
    companies: allCompanyStates(),
    investors: allInvestorStates(),
    debts: players.map(() => 0),
    marker: null,
    turnsLeft: null,
    stockRounds: 0,
    bankOrder: rules.partSale === 'through-bank' ? {} : null,
  };
  for (const seat of seats) state.money[playerOwner(seat)] = cash;
  for (const id of COMPANY_IDS) {
    state.money[id] = 0;
    state.trains[id] = [];
    state.certificates[id] = [];
  }
  for (const id of INVESTOR_IDS) state.money[id] = 0;
  tell({ type: 'seated', seats });
  state.flow.push(newAuction(state, 'P0'));
  return state;
}

function newTrains(): string[] {
  return TRAIN_TYPES.flatMap((type) => Array<string>(trainKinds[type].count ?? ENOUGH).fill(type));
}

function allCompanyStates(): Record<CompanyId, CompanyState> {
  const fresh = (): CompanyState => ({
    par: null,
    row: 0,
    director: 0,
    permits: '',
    open: false,
    secondHalf: false,
    field: 0,
    lastRevenue: 0,
  });
  return {
    JHA: fresh(),
    JHU: fresh(),
    JGG: fresh(),
    JLR: fresh(),
    BZU: fresh(),
    LHR: fresh(),
    SCR: fresh(),
    CKR: fresh(),
    BCR: fresh(),
    NXR: fresh(),
    HKR: fresh(),
    NJR: fresh(),
    QSR: fresh(),
    WNR: fresh(),
  };
}

function allInvestorStates(): Record<InvestorId, InvestorState> {
  const fresh = (): InvestorState => ({ owner: null, company: null, merged: false });
  return { A1: fresh(), A2: fresh(), A3: fresh(), A4: fresh(), A5: fresh(), A6: fresh(), A7: fresh() };
}
