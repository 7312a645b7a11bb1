import { DEPOT, newDepot, OFFERING, playerOwner } from '@stellwerk/engine/finance';
import { blankState, type Config, readOptions, recordOf, shuffled, type Tell } from '@stellwerk/engine/kernel';
import { seatsFor, undealt } from '@stellwerk/engine/rounds';
import { map, tileStock } from './board.ts';
import { COMPANY_IDS } from './companies.ts';
import { INVESTOR_IDS } from './investors.ts';
import { STARTING_CASH } from './limits.ts';
import { newAuction } from './new-frames.ts';
import { options } from './options.ts';
import { PRIVATE_IDS } from './privates.ts';
import type { CompanyState, Frame, InvestorState, State } from './state.ts';
import { phases, TRAIN_TYPES, trainKinds } from './trains.ts';

/** All that is printed; the bank pays on beyond it. 1880/III-mat-f */
const ALL_MONEY = 37_860;
/** As many trains of an unlimited type as all companies can own, for none of them ever leaves the game. 1880/III-mat-c */
const ENOUGH = COMPANY_IDS.length * phases.D3.trainLimit;

export function setup(config: Config, tell: Tell): State {
  const { players } = config;
  const { seating, ...rules } = readOptions(options, config.options);
  const blank = blankState<Frame>(config);
  const numbers = seatsFor(players.length);
  // 1880/IV-setup-g
  const seats = seating === 'given' ? numbers : shuffled(blank.random, 'seating', numbers);
  const cash = STARTING_CASH[players.length] ?? 0;
  const state: State = {
    ...blank,
    ...undealt(seats, ALL_MONEY - cash * players.length, map, tileStock()),
    options: Object.freeze(rules),
    priority: seats[0] ?? 0,
    phase: 'A1',
    trains: { [DEPOT]: newDepot(TRAIN_TYPES, (type) => trainKinds[type].count ?? ENOUGH) },
    privates: recordOf(PRIVATE_IDS, () => OFFERING),
    permitOfP5: null,
    companies: recordOf(COMPANY_IDS, newCompany),
    investors: recordOf(INVESTOR_IDS, newInvestor),
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

function newCompany(): CompanyState {
  return {
    par: null,
    row: 0,
    director: 0,
    permits: '',
    open: false,
    secondHalf: false,
    field: 0,
    lastRevenue: 0,
  };
}

function newInvestor(): InvestorState {
  return { owner: null, company: null, merged: false };
}
