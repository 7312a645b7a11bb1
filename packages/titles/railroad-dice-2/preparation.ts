import { fieldNamed } from '@stellwerk/engine/board';
import { type Frame, type Refusal, refuse, replaceTop, type Tell } from '@stellwerk/engine/kernel';
import type { Action } from './actions.ts';
import { cardAt, isAtEdge, isField, isTooNear, joinCards, nameOf } from './board.ts';
import { CARD_COUNT, isOpenPlace, openPlaces } from './layout.ts';
import { placePassengersEverywhere } from './passengers.ts';
import {
  type LayCards,
  nextSeat,
  type PlaceGreyStations,
  type PlaceStartStations,
  playerAt,
  type State,
} from './state.ts';
import { newTurn } from './turn.ts';

/** The players lay the cards one by one, clockwise from the start player. rrd2/setup-b */
export const layCards: Frame<State, Action, LayCards> = {
  actors: (_, { seat }) => [seat],
  choices: (state) => {
    const card = cardsLeft(state);
    return openPlaces(state.laid).map(({ column, row }) => ({
      type: 'layCard',
      params: { card, column: [column], row: [row], rotation: [0, 1, 2, 3] },
    }));
  },
  apply({ state, frame, tell }, action) {
    if (action.type !== 'layCard') return refuse('kernel/not-now');
    const { card, column, row, rotation, seat } = action;
    if (!cardsLeft(state).includes(card)) return refuse('rrd2/setup-b', { card }, 'rrd2.cardLaid');
    if (!isOpenPlace(state.laid, { column, row })) return refuse('rrd2/setup-b');
    state.laid.push({ card, column, row, rotation });
    frame.seat = nextSeat(state, frame.seat);
    tell({ type: 'cardLaid', seat, card, column, row, rotation });
    if (state.laid.length === CARD_COUNT) {
      joinBoard(state);
      replaceTop(state, { kind: 'placeStartStations', seat: state.first });
    }
    return undefined;
  },
};

export function joinBoard(state: State): void {
  state.board = joinCards(state.laid, state.components.cards);
  state.dice = new Array<string>(state.board.terrain.length).fill('');
}

/** rrd2/setup-g */
export const placeStartStations: Frame<State, Action, PlaceStartStations> = {
  actors: (_, { seat }) => [seat],
  choices: (state) => placingChoices(state, (field) => refuseStartStation(state, field)),
  apply({ state, frame, tell }, action) {
    if (action.type !== 'placeStation') return refuse('kernel/not-now');
    const field = fieldNamed(state.board, action.field);
    const refusal = refuseStartStation(state, field);
    if (refusal) return refusal;
    state.stations.push({ field, owner: frame.seat });
    tell({ type: 'startStationPlaced', seat: frame.seat, field: action.field });
    frame.seat = nextSeat(state, frame.seat);
    if (state.stations.length === state.players.length) {
      replaceTop(state, { kind: 'placeGreyStations', seat: state.first });
    }
    return undefined;
  },
};

/** rrd2/setup-h */
export const placeGreyStations: Frame<State, Action, PlaceGreyStations> = {
  actors: (_, { seat }) => [seat],
  choices: (state) => placingChoices(state, (field) => refuseStation(state, field)),
  apply({ state, frame, tell }, action) {
    if (action.type !== 'placeStation') return refuse('kernel/not-now');
    const field = fieldNamed(state.board, action.field);
    const refusal = refuseStation(state, field);
    if (refusal) return refusal;
    playerAt(state, frame.seat).greys -= 1;
    state.stations.push({ field, owner: null });
    tell({ type: 'greyStationPlaced', seat: frame.seat, field: action.field });
    frame.seat = nextSeat(state, frame.seat);
    return undefined;
  },
  auto({ state, tell }) {
    const left = state.players.reduce((sum, player) => sum + player.greys, 0);
    if (left > 0 && hasLegalField(state)) return false;
    if (left > 0) boxGreyStations(state, left, tell);
    tell({ type: 'passengersPlaced', units: placePassengersEverywhere(state) });
    replaceTop(state, newTurn(state, state.first));
    return true;
  },
};

/** rrd2/setup-l */
function boxGreyStations(state: State, left: number, tell: Tell): void {
  for (const player of state.players) player.greys = 0;
  state.boxed += left;
  tell({ type: 'greyStationsBoxed', count: left });
}

function refuseStartStation(state: State, field: number): Refusal | undefined {
  const shared = state.stations.some((station) => cardAt(state.board, station.field) === cardAt(state.board, field));
  return refuseStation(state, field) ?? (shared ? refuse('rrd2/setup-g') : undefined);
}

function refuseStation(state: State, field: number): Refusal | undefined {
  if (!isField(state.board, field) || isAtEdge(state.board, field)) return refuse('rrd2/setup-i');
  if (state.board.terrain[field] === 'W') return refuse('rrd2/setup-j');
  if (isTooNear(state.board, state.stations, field)) return refuse('rrd2/setup-k');
  return undefined;
}

function hasLegalField(state: State): boolean {
  return state.dice.some((_, field) => !refuseStation(state, field));
}

function placingChoices(state: State, refusal: (field: number) => Refusal | undefined) {
  const field = state.dice.flatMap((_, index) => (refusal(index) ? [] : [nameOf(state.board, index)]));
  return [{ type: 'placeStation', params: { field } }];
}

function cardsLeft(state: State): number[] {
  const laid = new Set(state.laid.map(({ card }) => card));
  return [1, 2, 3, 4, 5, 6].filter((card) => !laid.has(card));
}
