import {
  BANK,
  DEPOT,
  newDepot,
  OFFERING,
  POOL,
  parPlaces,
  pay,
  placeMarker,
  playerOwner,
} from '@stellwerk/engine/finance';
import { blankState, type Config, draw, type Tell } from '@stellwerk/engine/kernel';
import { printedPosition } from '@stellwerk/engine/track';
import { type Components, mapOfFigures } from '../rhineland/components.ts';
import { dealtSeats } from '../rhineland/seating.ts';
import { newPacket } from '../rhineland/setup.ts';
import type * as family from '../rhineland/state.ts';
import { replaceable, tileStock } from './board.ts';
import { box } from './box.ts';
import { allCompanies, type CompanyId, RHE } from './companies.ts';
import { market } from './market.ts';
import { ruleOptions } from './options.ts';
import { AACHEN_FUND, IN_PACKET, WITH_NO5 } from './owners.ts';
import { CAPITAL, BANK as MONEY, ORDER_CARDS } from './preparation.ts';
import { ITEM_IDS } from './start-items.ts';
import type { Frame, State } from './state.ts';
import { TRAIN_TYPES, trainKinds } from './trains.ts';

export function setup(config: Config, tell: Tell): State {
  const { players, options } = config;
  const blank = blankState<Frame>(config);
  const { random } = blank;
  const drawn = options['sites'] === 'drawn' ? draw(random, 'sites', ORDER_CARDS.length) + 1 : Number(options['sites']);
  // 18rhi/3.4-a, 18rhi/3.4-b
  const seats =
    options['seating'] === 'given'
      ? players.map((_, seat) => seat)
      : dealtSeats(random, ORDER_CARDS.length, players.length, tell);
  const rules = Object.freeze(ruleOptions(config));
  const { components } = rules;
  const state: State = {
    ...blank,
    options: rules,
    seats,
    startingPlayers: players.length,
    priority: seats[0] ?? 0,
    phase: '2',
    draw: drawn,
    money: { [BANK]: MONEY, [AACHEN_FUND]: 0 },
    certificates: {},
    market: {},
    arrivals: 0,
    trains: { [DEPOT]: newTrains(options['extraTwoTrain'] === true, components), [POOL]: [] },
    track: printedPosition(mapOfFigures(replaceable, components)),
    tiles: { ...tileStock(), ...components?.tiles },
    privates: { no1: OFFERING, no2: OFFERING, no3: OFFERING, no4: OFFERING, no5: OFFERING },
    usedPowers: [],
    companies: newCompanies(),
    stockRounds: 1,
    bankBroke: '',
    rising: [],
    loans: Object.fromEntries(seats.map((seat) => [seat, 0])),
  };
  for (const company of allCompanies) {
    state.money[company.id] = 0;
    state.trains[company.id] = [];
    state.certificates[company.id] = company.certificates.map(() => OFFERING);
  }
  setAsideShares(state);
  pay(state, BANK, AACHEN_FUND, RHE.fund);
  const capital = CAPITAL[options['capital'] === 'lower' ? 'lower' : 'normal'] / players.length;
  for (const seat of seats) {
    state.money[playerOwner(seat)] = 0;
    pay(state, BANK, playerOwner(seat), capital);
  }
  const { coal, steel } = ORDER_CARDS[drawn - 1] ?? { coal: '', steel: '' };
  tell({ type: 'sitesPlaced', coal, steel });
  tell({ type: 'seated', seats });
  state.flow.push(newPacket(box, state, ITEM_IDS));
  return state;
}

/** What does not lie in the initial offering. 18rhi/3.2-d, 18rhi/3.2-e, 18rhi/3.2-f, 18rhi/3.2-g */
function setAsideShares(state: State): void {
  const { GVE: gve, RhE: rhe } = state.certificates;
  if (gve) gve[1] = WITH_NO5;
  if (rhe) rhe.splice(0, 4, IN_PACKET, POOL, POOL, POOL);
  const place = parPlaces(market).find(({ price }) => price === RHE.par);
  if (place) placeMarker(state, 'RhE', place);
  state.companies.RhE.par = RHE.par;
}

/** 18rhi/3.2-a, 18rhi/8.1-a */
function newTrains(extraTwoTrain: boolean, given: Components | undefined): string[] {
  return newDepot(
    TRAIN_TYPES,
    (type) => (given?.trains?.[type] ?? trainKinds[type].count) + (type === '2' && extraTwoTrain ? 1 : 0),
  );
}

function newCompanies(): Record<CompanyId, family.CompanyState> {
  const fresh = (): family.CompanyState => ({ par: null, floated: false, acted: false, debt: 0, lastIncome: 0 });
  return {
    ADR: fresh(),
    BME: fresh(),
    CCE: fresh(),
    CME: fresh(),
    DEE: fresh(),
    GVE: fresh(),
    MKB: fresh(),
    RhE: fresh(),
  };
}
