import type { Game, GameEvent } from '@stellwerk/engine/kernel';
import { nameOf, type State } from '../index.ts';

/** Lays a simple die showing its track, such as laying('F4', 'curve.3'). */
export function laying(field: string, die: string) {
  const [face = '', rotation] = die.split('.');
  return { type: 'lay', die: face, face, field, rotation: Number(rotation) };
}

/** Exchanges the die on a field for a complex one showing its track. */
export function exchanging(field: string, die: string) {
  return { ...laying(field, die), type: 'exchange' };
}

export function fetching(passengers: number, station: string, loco: number) {
  return { type: 'transport', loco, station, passengers };
}

export function buying(loco: number) {
  return { type: 'buyLoco', loco };
}

export const rollingFourSimple = { type: 'roll', dice: 'fourSimple' };
export const endingTurn = { type: 'endTurn' };

/** What each player has in hand. */
export function money(game: Game<State>): readonly number[] {
  return game.state.players.map((player) => player.money);
}

export function transported(game: Game<State>): readonly number[] {
  return game.state.players.map((player) => player.transported);
}

export function locos(game: Game<State>): readonly (readonly number[])[] {
  return game.state.players.map((player) => player.locos);
}

/** The fields of the stations that are connected to a player. */
export function connectedTo(game: Game<State>, seat: number): readonly string[] {
  const { board, players, stations } = game.state;
  return (players[seat]?.connected ?? []).map((station) => nameOf(board, stations[station]?.field ?? -1)).sort();
}

export function types(events: readonly GameEvent[]): readonly string[] {
  return events.map((event) => event.type);
}
