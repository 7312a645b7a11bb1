import { fieldNamed } from '@stellwerk/engine/board';
import { type Choice, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import type { Transport } from './actions.ts';
import { cardAt, nameOf } from './board.ts';
import { linesFrom } from './lines.ts';
import { bestLocoWithin, idleLocos } from './locos.ts';
import { passengersBeside } from './passengers.ts';
import { playerAt, type State, startStationOf, type Turn } from './state.ts';

export function transport({ state, frame, tell }: Step<State, Turn>, action: Transport): Refusal | undefined {
  const { loco, passengers } = action;
  const field = fieldNamed(state.board, action.station);
  const station = state.stations.findIndex((candidate) => candidate.field === field);
  const target = state.stations[station];
  if (!target || target.owner === frame.seat) return refuse('rrd2/transport-a');
  if (!playerAt(state, frame.seat).locos.includes(loco)) return refuse('rrd2/transport-a', { loco }, 'rrd2.noLoco');
  if (!idleLocos(state, frame).includes(loco)) return refuse('rrd2/transport-h');
  if (frame.served.includes(station)) return refuse('rrd2/transport-i');
  const distance = distancesOf(state, frame.seat)[station] ?? 0;
  if (distance === 0) return refuse('rrd2/transport-b');
  if (distance > loco) return refuse('rrd2/transport-d', { distance, loco }, 'rrd2.tooFar');
  const card = cardAt(state.board, field);
  const most = Math.min(loco, passengersBeside(state, card));
  if (passengers === 0) return refuse('rrd2/transport-f');
  if (most === 0) return refuse('rrd2/transport-f', { card }, 'rrd2.noPassengers');
  if (passengers > most) return refuse('rrd2/transport-f', { most }, 'rrd2.tooMany');

  const player = playerAt(state, frame.seat);
  state.passengers[card - 1] = passengersBeside(state, card) - passengers;
  player.money += passengers;
  player.transported += passengers;
  frame.usedLocos.push(loco);
  frame.served.push(station);
  frame.idle = false;
  tell({ type: 'transported', seat: frame.seat, loco, station: action.station, card, passengers, distance });
  return undefined;
}

export function transportChoices(state: State, turn: Turn): Choice[] {
  const locos = [...new Set(idleLocos(state, turn))].sort((a, b) => a - b);
  if (locos.length === 0) return [];
  const choices: Choice[] = [];
  for (const { station, field, distance } of reachable(state, turn.seat)) {
    if (turn.served.includes(station)) continue;
    for (const loco of locos.filter((number) => number >= distance)) {
      const most = Math.min(loco, passengersBeside(state, cardAt(state.board, field)));
      const passengers = { min: 1, max: most, step: 1 };
      const params = { loco: [loco], station: [nameOf(state.board, field)], passengers };
      choices.push({ type: 'transport', params, info: { distance } });
    }
  }
  return choices;
}

/** Whether the player could fetch anybody in a fresh turn, with a loco owned or within the money in hand. (B7) */
export function canTransport(state: State, seat: number): boolean {
  const best = bestLocoWithin(state, seat);
  return best > 0 && reachable(state, seat).some(({ distance }) => distance <= best);
}

/** The stations with a direct connection and passengers beside their card. */
function reachable(state: State, seat: number): { station: number; field: number; distance: number }[] {
  const { connected } = playerAt(state, seat);
  if (connected.length === 0) return [];
  const distances = distancesOf(state, seat);
  return connected
    .map((station) => ({ station, field: state.stations[station]?.field ?? -1, distance: distances[station] ?? 0 }))
    .filter(({ field }) => passengersBeside(state, cardAt(state.board, field)) > 0);
}

/** Of several lines the shortest, which is never worse than another. rrd2/transport-e */
function distancesOf(state: State, seat: number): readonly number[] {
  return linesFrom(state, startStationOf(state, seat).field).distances;
}
