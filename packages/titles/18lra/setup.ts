import { BANK, GONE, newDepot, OFFERING, pay } from '@stellwerk/engine/finance';
import { blankState, type Config, draw, readOptions, recordOf, type Tell } from '@stellwerk/engine/kernel';
import { seatsFor } from '@stellwerk/engine/rounds';
import { componentsIn, mapOfFigures } from '../rhineland/components.ts';
import { newStockRound } from '../rhineland/new-frames.ts';
import { dealtSeats } from '../rhineland/seating.ts';
import { dealOut, newCompany, newPacket, newPosition } from '../rhineland/setup.ts';
import { replaceable, tileStock } from './board.ts';
import { box } from './box.ts';
import { COMPANY_IDS, WITH_NO5 } from './companies.ts';
import { type GameOptions, options } from './options.ts';
import { COVERED, IN_NO5, INVESTOR, WITH_GKB } from './owners.ts';
import { CAPITAL, BANK as MONEY, ORDER_CARDS } from './preparation.ts';
import { inPlay, SCENARIO_IDS, type ScenarioId } from './scenarios.ts';
import { GKB_TRAIN, ITEM_IDS } from './start-items.ts';
import type { Frame, State } from './state.ts';
import { rosters, TRAIN_TYPES } from './trains.ts';

export function setup(config: Config, tell: Tell): State {
  const players = config.players.length;
  const given = readOptions(options, config.options);
  const { length, ending, homes, seating, redMarkers, koeln } = given;
  const { components } = componentsIn(replaceable.text, config.options);
  const blank = blankState<Frame>(config);
  const { random } = blank;
  const seats = seating === 'given' ? seatsFor(players) : dealtSeats(random, ORDER_CARDS, players, tell);
  const roster = rosters[rosterOf(given, players)];
  const state: State = {
    ...blank,
    ...newPosition({
      seats,
      money: components?.bank?.[players] ?? MONEY[length][players] ?? 0,
      map: mapOfFigures(replaceable[homes], components),
      tiles: { ...tileStock(), ...components?.tiles },
      // 18lra/3.3-a, 18lra/8.1-a
      depot: newDepot(
        TRAIN_TYPES,
        (type) => (components?.trains?.[type] ?? roster[type]) + (type === '2' && given.extraTwoTrain ? 1 : 0),
      ),
    }),
    options: Object.freeze({
      length,
      ending,
      homes,
      // Left out at their defaults, as are the figures of no file: they came when games were stored already.
      ...(redMarkers ? { redMarkers } : {}),
      ...(koeln ? { koeln } : {}),
      ...(components ? { components } : {}),
    }),
    scenario: scenarioOf(given, players, random),
    privates: recordOf(ITEM_IDS, () => (length === 'short' ? GONE : OFFERING)),
    companies: recordOf(COMPANY_IDS, newCompany),
    loans: Object.fromEntries(seats.map((seat) => [seat, 0])),
    // 18lra/2p-d, 18lra/short-a
    investorCard: players === 2 && length === 'normal' ? (seats[1] ?? null) : null,
    // 18lra/3.3-c
    decActive: false,
    decOn: null,
    waiting: [],
    gvePaid: false,
    geldern: null,
  };
  // 18lra/3.3-i, 18lra/3.3-j, 18lra/8.2-a, 18lra/3.3-k
  const printed = CAPITAL[length === 'short' ? 'short' : given.capital][players] ?? 0;
  const capital = components?.capital?.[players] ?? printed;
  dealOut(box, state, capital);
  // 18lra/4.1.2-no6-a, 18lra/short-c
  state.trains[WITH_GKB] = length === 'short' ? [] : [GKB_TRAIN.type];
  if (state.investorCard !== null) {
    // 18lra/2p-c
    state.money[INVESTOR] = 0;
    pay(state, BANK, INVESTOR, capital);
  }
  coverStacks(state);
  tell({ type: 'seated', seats });
  tell({ type: 'companiesInPlay', companies: inPlay(state.scenario) });
  if (length === 'short') beginShortGame(state, tell);
  else beginFullGame(state);
  return state;
}

/** 18lra/3.3-d, 18lra/5.1-b */
function beginFullGame(state: State): void {
  const shares = state.certificates[WITH_NO5];
  if (shares) shares[1] = IN_NO5;
  state.flow.push(newPacket(box, state, ITEM_IDS));
}

/** Nothing but shares from the start. 18lra/short-c, 18lra/short-h */
function beginShortGame(state: State, tell: Tell): void {
  state.flow.push({ ...newStockRound(state), first: true });
  tell({ type: 'stockRoundBegan', round: state.stockRounds });
}

/** 18lra/2-b, 18lra/2p-b, 18lra/short-f */
function rosterOf({ length, smallRoster }: GameOptions, players: number): keyof typeof rosters {
  if (length === 'short') return 'short';
  return smallRoster || players === 2 ? 'small' : 'full';
}

/** Four players use all companies, but for the short game. 18lra/3.3-e, 18lra/2p-a, 18lra/short-b */
function scenarioOf({ scenario, length }: GameOptions, players: number, random: State['random']): ScenarioId | null {
  if (players === 4 && length === 'normal') return null;
  return scenario === 'drawn' ? (SCENARIO_IDS[draw(random, 'scenario', SCENARIO_IDS.length)] ?? '1') : scenario;
}

/** 18lra/3.3-f; their homes stay kept, which is what blank markers do: 18lra/3.3-g */
function coverStacks(state: State): void {
  for (const id of COMPANY_IDS) {
    if (!inPlay(state.scenario).includes(id)) state.certificates[id] = state.certificates[id]?.map(() => COVERED) ?? [];
  }
}
