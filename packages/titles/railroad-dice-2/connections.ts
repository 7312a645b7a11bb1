import type { Tell } from '@stellwerk/engine/kernel';
import { moveToPlayer } from './bank.ts';
import { nameOf } from './board.ts';
import { linesFrom } from './lines.ts';
import { nextSeat, playerAt, type State, startStationOf } from './state.ts';

/** rrd2/bonus-d */
const CONNECTION_BONUS = 5;

/**
 * After a die: whoever's start station has a direct connection to a station for the first time gets the bonus, whoever laid
 * the die (rrd2/bonus-a, rrd2/bonus-b). Connections are symmetric (rrd2/direct-e), so of two start stations both owners get
 * theirs (rrd2/bonus-c). It is paid right after the die, before anybody asks for the end of the game (rrd2/bonus-g).
 */
export function noteConnections(state: State, tell: Tell): void {
  for (let i = 0, seat = state.first; i < state.players.length; i++, seat = nextSeat(state, seat)) {
    const player = playerAt(state, seat);
    const { distances } = linesFrom(state, startStationOf(state, seat).field);
    for (let station = 0; station < distances.length; station++) {
      // Each pair once (rrd2/bonus-e), but every pair that the die connects (rrd2/bonus-f).
      if (!distances[station] || player.connected.includes(station)) continue;
      player.connected.push(station);
      moveToPlayer(state, seat, CONNECTION_BONUS);
      const field = nameOf(state.board, state.stations[station]?.field ?? -1);
      tell({ type: 'connected', seat, station: field, bonus: CONNECTION_BONUS });
    }
  }
}

/** rrd2/end-a */
export function isConnectedToAll(state: State, seat: number): boolean {
  return playerAt(state, seat).connected.length === state.stations.length - 1;
}
