import { type BaseState, type FrameState, positionOf } from '@stellwerk/engine/kernel';
import type { Board, Station } from './board.ts';
import type { Components } from './components.ts';
import type { LaidDie } from './dice.ts';
import type { LaidCard } from './layout.ts';

export const TITLE_ID = 'railroad-dice-2';

export interface Player {
  money: number;
  /** Passengers fetched in the whole game; spending does not lower it. rrd2/transport-g */
  transported: number;
  locos: number[];
  /** Grey stations still to be placed. */
  greys: number;
  /** The stations directly connected with the start station, by their index. They stay so: track is never removed. */
  connected: number[];
}

export interface State extends BaseState {
  flow: Frame[];
  components: Components;
  winner: 'transported' | 'held';
  first: number;
  laid: LaidCard[];
  board: Board;
  stations: Station[];
  /** Grey stations nobody found a field for. rrd2/setup-l */
  boxed: number;
  dice: LaidDie[];
  diceBank: { simple: number; complex: number };
  /** How many of each number are left, from 2 to 6. */
  locoBank: number[];
  scrapped: number;
  bank: number;
  /** Units beside cards 1 to 6. */
  passengers: number[];
  players: Player[];
  /** Why the end of the game was triggered; '' while it was not. */
  ending: '' | 'connected' | 'bank' | 'complexDice' | 'dice';
  /** Whole turns of the end game in succession without a purchase or a transport. rrd2/endgame-f */
  idleTurns: number;
}

export interface LayCards extends FrameState {
  readonly kind: 'layCards';
  seat: number;
}

export interface PlaceStartStations extends FrameState {
  readonly kind: 'placeStartStations';
  seat: number;
}

export interface PlaceGreyStations extends FrameState {
  readonly kind: 'placeGreyStations';
  seat: number;
}

export interface Turn extends FrameState {
  readonly kind: 'turn';
  readonly seat: number;
  rolled: boolean;
  /** The refill for not rolling was taken. rrd2/turn-d */
  refilled: boolean;
  /** The faces of the dice before the player. */
  simple: string[];
  complex: string[];
  /** The numbers of the locos that have run. */
  usedLocos: number[];
  /** The stations served, by their index. */
  served: number[];
  /** The turn began after the end was triggered. */
  readonly inEndGame: boolean;
  /** No loco was bought and nobody transported. */
  idle: boolean;
}

export type Frame = LayCards | PlaceStartStations | PlaceGreyStations | Turn;

/** Whether a state is one of this title. */
export const isPosition = positionOf<State>(TITLE_ID);

export function playerAt(state: State, seat: number): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`no player at seat ${seat}`);
  return player;
}

export function nextSeat(state: State, seat: number): number {
  return (seat + 1) % state.players.length;
}

export function startStationOf(state: State, seat: number): Station {
  const station = state.stations.find(({ owner }) => owner === seat);
  if (!station) throw new RangeError(`seat ${seat} has no start station yet`);
  return station;
}
