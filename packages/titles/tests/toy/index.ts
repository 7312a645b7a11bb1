import { BANK, cashOf, DEPOT, newDepot, OFFERING, percentOf, playerOwner, priceOf } from '@stellwerk/engine/finance';
import { blankState, type Config, frames, type Title } from '@stellwerk/engine/kernel';
import { blockPrice, boardFlaws, conservedIn, directorFlaws, moneyFlaws, ranked } from '@stellwerk/engine/rounds';
import { printedPosition } from '@stellwerk/engine/track';
import { COMPANY_IDS, companies, MONEY, map, market, SEATS, TRAIN_TYPES, tileStock, trainTypes } from './data.ts';
import { companyTurn, operatingRound } from './operating-round.ts';
import { type Action, action, type State, type ToyFrame } from './state.ts';
import { stockRound } from './stock-round.ts';
import { rules, texts } from './texts.ts';

export { COMPANY_IDS, companies, LIMITS, map, market, SEATS, tileStock } from './data.ts';
export type { State } from './state.ts';
export { networkOf, routeRules } from './track.ts';

function setup(config: Config): State {
  const unsold = companies.N.issue.certificates.map(() => OFFERING);
  return {
    ...blankState<ToyFrame>(config),
    flow: [{ kind: 'stockRound', seat: 0, passes: 0 }],
    money: { [BANK]: MONEY.bank, N: 0, S: 0, ...Object.fromEntries(SEATS.map((s) => [playerOwner(s), MONEY.player])) },
    certificates: { N: [...unsold], S: [...unsold] },
    trains: { [DEPOT]: newDepot(TRAIN_TYPES, (type) => trainTypes[type].count), N: [], S: [] },
    market: {},
    arrivals: 0,
    track: printedPosition(map),
    tiles: tileStock(),
    rounds: 0,
  };
}

function wealth(state: State, seat: number) {
  const owner = playerOwner(seat);
  const worth = COMPANY_IDS.map((id) =>
    blockPrice([percentOf(state, companies[id].issue, owner)], priceOf(market, state, id) ?? 0),
  );
  return { cash: cashOf(state, owner), shares: worth.reduce((sum, value) => sum + value, 0) };
}

/** The smallest 18xx that has a stock round, track, routes, dividends and trains: two companies on ten hexes. */
export const toy: Title<State, Action> = {
  id: 'toy',
  name: 'Toy 18xx',
  revision: 1,
  players: [SEATS.length, SEATS.length],
  options: [],
  action,
  setup,
  frames: frames<State, Action, ToyFrame>({ stockRound, operatingRound, companyTurn }),
  score: (state) => ranked(SEATS, (seat) => wealth(state, seat)),
  conserved: conservedIn,
  flaws: (state) => [
    ...moneyFlaws(state),
    ...COMPANY_IDS.flatMap((id) => directorFlaws(state, companies[id].issue, SEATS)),
    ...boardFlaws(map, state, { N: 1, S: 1 }),
  ],
  rules,
  cases: [],
  texts,
};
