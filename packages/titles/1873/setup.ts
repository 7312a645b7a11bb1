import { BANK, POOL, playerOwner } from '@stellwerk/engine/finance';
import { blankState, type Config, readOptions, recordOf, shuffled, type Tell } from '@stellwerk/engine/kernel';
import { seatsFor, undealt } from '@stellwerk/engine/rounds';
import { tileStock } from './board.ts';
import { COMPANY_IDS, MHE, MINE_COMPANY_IDS, RAILWAY_IDS } from './companies.ts';
import { MHE_FIRST_VALUE, START_PREMIUMS, STARTING_CASH } from './data/limits.ts';
import { CONNECTED } from './data/mines.ts';
import { DIESELS } from './data/units.ts';
import { MINE_IDS } from './mines.ts';
import { newStartAuction } from './new-frames.ts';
import { options } from './options.ts';
import { type Frame, type MineCompanyState, type MineState, mapOf, type RailwayState, type State } from './state.ts';
import { units } from './units.ts';
import { setValue } from './value-track.ts';

/** 1873/2-b, 1873/2-c, 1873/4.1-e, 1873/4.2-a, 1873/4.5-b, 1873/map-h */
export function setup(config: Config, tell: Tell): State {
  const { players } = config;
  const { seating, yellowTiles, tile914, ...rules } = readOptions(options, config.options);
  const blank = blankState<Frame>(config);
  const numbers = seatsFor(players.length);
  // 1873/2-e
  const seats = seating === 'given' ? numbers : shuffled(blank.random, 'seating', numbers);
  const cash = STARTING_CASH[players.length] ?? 0;
  const state: State = {
    ...blank,
    // The bank owns all else and never runs out. 1873/2-f
    ...undealt(
      seats,
      -cash * players.length,
      mapOf({ options: rules }),
      tileStock(yellowTiles, tile914 === 'included'),
    ),
    options: Object.freeze(rules),
    phase: '1',
    stock: { 1: units[1].count ?? 0, 2: units[2].count ?? 0, 3: units[3].count ?? 0, 4: units[4].count ?? 0 },
    diesels: DIESELS,
    mheLoco: 1,
    mines: recordOf(MINE_IDS, (): MineState => ({ owner: BANK, machine: 1, switcher: 0, connected: false })),
    railways: recordOf(RAILWAY_IDS, newRailway),
    mineCompanies: recordOf(MINE_COMPANY_IDS, (): MineCompanyState => ({ director: null, acted: false, mines: [] })),
    rights: {},
    setAside: Object.freeze({}),
    tradingRound: 1,
    fullSets: 0,
    ending: false,
  };
  state.mines[CONNECTED].connected = true;
  for (const seat of seats) state.money[playerOwner(seat)] = cash;
  for (const id of [...MINE_IDS, ...COMPANY_IDS]) state.money[id] = 0;
  for (const id of COMPANY_IDS) state.certificates[id] = [];
  state.certificates[MHE] = Array<string>(10).fill(POOL);
  // 1873/2-g
  for (const id of RAILWAY_IDS) state.railways[id].concession.active = id === 'HBE' || id === 'GHE';
  if (state.options.mheValue === 'moving') setValue(state, MHE, MHE_FIRST_VALUE);
  tell({ type: 'seated', seats });
  const first = seats[0] ?? 0;
  if (state.options.premium === 'auctioned') {
    state.flow.push({ kind: 'premiumAuction', seat: first, high: null, passed: [] });
  } else {
    state.flow.push(newStartAuction(state, START_PREMIUMS[players.length] ?? 0, false));
  }
  return state;
}

function newRailway(): RailwayState {
  return {
    director: null,
    acted: false,
    concession: { active: false, owner: BANK },
    issuePrice: null,
    floated: false,
    routePaid: false,
    locos: [],
    diesel: false,
    switchers: [],
    inactive: [],
  };
}
