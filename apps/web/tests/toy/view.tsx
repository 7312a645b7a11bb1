import {
  byPrice,
  cashOf,
  directorOf,
  OFFERING,
  percentOf,
  playerOwner,
  priceOf,
  seatOf,
  trainsOf,
  USUAL_MOVES,
} from '@stellwerk/engine/finance';
import { type BaseState, topFrame } from '@stellwerk/engine/kernel';
import { namedTrains } from '@stellwerk/engine/routes';
import { isFull } from '@stellwerk/engine/track';
import {
  COMPANY_IDS,
  companies,
  LIMITS,
  map,
  market,
  networkOf,
  routeRules,
  SEATS,
  type State,
  tileStock,
  toy,
} from '@stellwerk/titles/tests/toy';
import { PLAIN_LOOK } from '../../src/draw/look.ts';
import { discs } from '../../src/draw/palette.ts';
import type { Speaker } from '../../src/text/speaker.ts';
import { routePlan } from '../../src/titles/plan.ts';
import { NO_HEADER, stationsAt } from '../../src/titles/railway/header.ts';
import { movesFrom } from '../../src/titles/railway/moves.ts';
import { networkView } from '../../src/titles/railway/network.ts';
import { marketPanel, topicsOf } from '../../src/titles/railway/pages.tsx';
import type { Railway } from '../../src/titles/railway/railway.ts';
import { companySheet, partsHeld, playerSheet } from '../../src/titles/railway/sheets.ts';
import { TERMS } from '../../src/titles/railway/terms.ts';
import { railwayView, runningOf } from '../../src/titles/railway/view.tsx';
import type { Owner, TitleView } from '../../src/titles/view.ts';

const isPosition = (state: BaseState): state is State => state.title === toy.id;
const companyOf = (id: string) => COMPANY_IDS.find((company) => company === id);

const railway: Railway<State> = {
  isPosition,
  isCompany: (id) => companyOf(id) !== undefined,
  terms: TERMS,
  money: (sum, speaker) => speaker.number(sum),
  map,
  tiles: tileStock(),
  look: PLAIN_LOOK,
  companies: discs([
    ['N', '#154eab', 'plain'],
    ['S', '#ef3e20', 'bend'],
  ]),
  mapOf: () => map,
  trackOf: ({ track }) => track,
  supplyOf: ({ tiles }) => tiles,
  coloursOf: () => ['yellow', 'green'],
  valueStepOf: () => null,
  marksOf: () => ({}),
  networkOf: (state, id) => {
    const company = companyOf(id);
    return company === undefined
      ? null
      : networkView(company, networkOf(state, company), (node) => isFull(node, company));
  },
  market,
  marketOf: (state) => state,
  freeCorner: false,
  movesOf: (place, speaker) => movesFrom(market, USUAL_MOVES, place, speaker),
  moveRules: () => [],
  parParams: {},
  orderOf: (state) => byPrice(market, state, Object.keys(state.market)),
  priceEvents: ['priceMoved'],
};

function ownersOf(state: State, speaker: Speaker): readonly Owner[] {
  const price = (id: string) => priceOf(market, state, id) ?? 0;
  const holdings = (seat: number) =>
    COMPANY_IDS.map((company) => ({
      company,
      percent: percentOf(state, companies[company].issue, playerOwner(seat)),
      directs: directorOf(state, companies[company].issue) === playerOwner(seat),
    }));
  const players = SEATS.map((seat) => {
    const shares = holdings(seat);
    const cash = cashOf(state, playerOwner(seat));
    const worth = shares.reduce((sum, { company, percent }) => sum + (percent / 10) * price(company), cash);
    return playerSheet({ seat, note: '', cash, worth, shares, lines: [] }, speaker);
  });
  const sheets = COMPANY_IDS.map((id) => {
    const { issue } = companies[id];
    const seat = seatOf(directorOf(state, issue));
    const held = SEATS.map((one) => ({
      id: playerOwner(one),
      seat: one,
      share: percentOf(state, issue, playerOwner(one)),
    }));
    const unsold = { id: OFFERING, label: speaker.term(OFFERING), share: percentOf(state, issue, OFFERING) };
    const figures = { price: price(id), treasury: cashOf(state, id), income: '–', markers: { value: 1, of: 1 } };
    return companySheet(
      TERMS,
      {
        ...{ id, name: speaker.term(id), seat, note: '', look: railway.companies[id], figures, lines: [] },
        trains: trainsOf(state, id),
        trainLimit: LIMITS.trains,
        endOf: () => '',
        parts: partsHeld(held, seat, [{ ...unsold, kind: 'pool' }], speaker),
      },
      speaker,
    );
  });
  return [...players, ...sheets];
}

/** The table of the toy, from the parts that every 18xx title has. */
export const view: TitleView = {
  ...railwayView(railway),
  title: toy,
  running: runningOf(
    railway,
    (state, id) => {
      const company = companyOf(id);
      if (!isPosition(state) || company === undefined) return undefined;
      return routePlan(routeRules(state, company), namedTrains(trainsOf(state, company)));
    },
    {},
  ),
  headerOf: (state) =>
    isPosition(state)
      ? { ...NO_HEADER, stations: stationsAt(state.rounds, ['1', '2', '3', '4', '5', '6']) }
      : NO_HEADER,
  ownersOf: (state, speaker) => (isPosition(state) ? ownersOf(state, speaker) : []),
  actingOwner: (state, seat) => {
    const frame = topFrame(state);
    return frame && 'company' in frame ? String(frame.company) : `player-${seat}`;
  },
  wanted: () => [],
  topics: topicsOf({ money: ['revenueKept'] }),
  panels: [marketPanel(railway)],
  library: [],
};
