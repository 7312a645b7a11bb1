import type { Score } from '@stellwerk/engine/kernel';
import type { State } from './state.ts';

/** rrd2/score-a, rrd2/score-b: passengers, then connected stations, then the best loco; who is still equal shares the rank. (B16) */
export function score(state: State): readonly Score[] {
  const results = state.players.map((player, seat) => ({
    seat,
    value: state.winner === 'held' ? player.money : player.transported,
    parts: {
      transported: player.transported,
      held: player.money,
      connectedStations: player.connected.length,
      bestLoco: Math.max(0, ...player.locos),
    },
  }));
  type Result = (typeof results)[number];
  const ahead = (a: Result, b: Result) =>
    a.value - b.value || a.parts.connectedStations - b.parts.connectedStations || a.parts.bestLoco - b.parts.bestLoco;
  return results.map((result) => ({
    ...result,
    rank: 1 + results.filter((other) => ahead(other, result) > 0).length,
  }));
}
