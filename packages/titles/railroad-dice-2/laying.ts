import { fieldNamed, opposite, SIDES } from '@stellwerk/engine/board';
import { type Choice, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import type { Exchange, Lay } from './actions.ts';
import { moveFromPlayer } from './bank.ts';
import { fieldBeyond, isField, nameOf, stationAt } from './board.ts';
import { noteConnections } from './connections.ts';
import {
  COMPLEX_TRACKS,
  keepsTrack,
  laidDie,
  SIMPLE_TRACKS,
  type Track,
  type TrackFace,
  trackOf,
  turnsOf,
} from './dice.ts';
import { type Lines, linesFrom } from './lines.ts';
import { playerAt, type State, startStationOf, type Turn } from './state.ts';

/** rrd2/laying-simple-i */
const TERRAIN_COST: Readonly<Record<string, number>> = { P: 0, M: 1, W: 2 };

function costOf(state: State, field: number): number {
  return TERRAIN_COST[state.board.terrain[field] ?? ''] ?? 0;
}

export function lay({ state, frame, tell }: Step<State, Turn>, action: Lay): Refusal | undefined {
  const wrong = refuseHand(frame, 'simple', action.die, action.face);
  if (wrong) return wrong;
  const field = fieldNamed(state.board, action.field);
  const track = trackOf(laidDie(action.face, action.rotation));
  if (!track) return refuse('rrd2/laying-simple-c');
  const unfit = refuseLay(state, frame.seat, linesOf(state, frame.seat), field, track);
  if (unfit) return unfit;

  const cost = costOf(state, field);
  moveFromPlayer(state, frame.seat, cost);
  frame.simple.splice(frame.simple.indexOf(action.die), 1);
  state.dice[field] = laidDie(action.face, action.rotation);
  tell({ type: 'laid', seat: frame.seat, face: action.face, field: action.field, rotation: action.rotation, cost });
  noteConnections(state, tell);
  return undefined;
}

export function exchange({ state, frame, tell }: Step<State, Turn>, action: Exchange): Refusal | undefined {
  const wrong = refuseHand(frame, 'complex', action.die, action.face);
  if (wrong) return wrong;
  const field = fieldNamed(state.board, action.field);
  const track = trackOf(laidDie(action.face, action.rotation));
  if (!track) return refuse('rrd2/laying-complex-k');
  const unfit = refuseExchange(state, linesOf(state, frame.seat), field, track);
  if (unfit) return unfit;

  const won = trackOf(state.dice[field])?.face ?? 'straight';
  frame.complex.splice(frame.complex.indexOf(action.die), 1);
  // The player keeps it as it lay, for another field of this turn: rrd2/laying-complex-i. No cost: rrd2/laying-complex-j.
  frame.simple.push(won);
  state.dice[field] = laidDie(action.face, action.rotation);
  tell({ type: 'exchanged', seat: frame.seat, face: action.face, field: action.field, rotation: action.rotation, won });
  noteConnections(state, tell);
  return undefined;
}

/** Every place, face and turn for the dice before the player. rrd2/laying-b: each die by itself. */
export function layingChoices(state: State, turn: Turn): Choice[] {
  if (!turn.rolled || turn.simple.length + turn.complex.length === 0) return [];
  const lines = linesOf(state, turn.seat);
  const choices: Choice[] = [];
  const offer = (
    type: string,
    die: string,
    faces: readonly TrackFace[],
    fits: (field: number, track: Track) => boolean,
  ) => {
    for (let field = 0; field < state.dice.length; field++) {
      if (!lines.open[field] && !lines.entered[field] && !lines.blank[field]) continue;
      for (const face of faces) {
        const rotation = turnsOf(face).filter((turned) => {
          const track = trackOf(laidDie(face, turned));
          return track !== undefined && fits(field, track);
        });
        if (rotation.length === 0) continue;
        const params = { die: [die], face: [face], field: [nameOf(state.board, field)], rotation };
        choices.push({ type, params, info: { cost: type === 'lay' ? costOf(state, field) : 0 } });
      }
    }
  };
  for (const die of new Set(turn.simple)) {
    // rrd2/laying-simple-b
    const faces = SIMPLE_TRACKS.filter((face) => die === '?' || die === face);
    offer('lay', die, faces, (field, track) => !refuseLay(state, turn.seat, lines, field, track));
  }
  for (const die of new Set(turn.complex)) {
    // rrd2/laying-complex-b
    const faces = COMPLEX_TRACKS.filter((face) => die === '?' || die === face);
    offer('exchange', die, faces, (field, track) => !refuseExchange(state, lines, field, track));
  }
  return choices;
}

function linesOf(state: State, seat: number): Lines {
  return linesFrom(state, startStationOf(state, seat).field);
}

function refuseHand(turn: Turn, kind: 'simple' | 'complex', die: string, face: string): Refusal | undefined {
  if (!turn.rolled) return refuse('rrd2/laying-a');
  if (!turn[kind].includes(die)) return refuse('rrd2/laying-a', { die }, 'rrd2.notInHand');
  if (die === 'locomotive') return refuse('rrd2/laying-simple-a', {}, 'rrd2.locomotiveFace');
  if (die !== '?' && die !== face) return refuse('rrd2/roll-c');
  return undefined;
}

function refuseLay(state: State, seat: number, lines: Lines, field: number, track: Track): Refusal | undefined {
  if (!isField(state.board, field) || state.dice[field] || stationAt(state.stations, field)) {
    return refuse('rrd2/laying-simple-a');
  }
  if (pointsOffBoard(state, field, track)) return refuse('rrd2/laying-simple-f');
  if (pointsAtBareComplexDie(state, field, track)) return refuse('rrd2/laying-simple-g');
  if (!((lines.open[field] ?? 0) & track.ends)) {
    return refuse(joinsForeignTrack(state, field, track) ? 'rrd2/laying-simple-e' : 'rrd2/laying-simple-d');
  }
  const cost = costOf(state, field);
  const { money } = playerAt(state, seat);
  return money < cost ? refuse('rrd2/laying-simple-i', { cost, money }, 'rrd2.terrainCost') : undefined;
}

function refuseExchange(state: State, lines: Lines, field: number, track: Track): Refusal | undefined {
  const before = trackOf(state.dice[field]);
  if (!before) return refuse(isField(state.board, field) ? 'rrd2/laying-simple-j' : 'rrd2/laying-complex-a');
  if (before.kind === 'complex') return refuse('rrd2/laying-complex-c');
  const touches = (lines.entered[field] ?? 0) | (lines.blank[field] ?? 0);
  if (!touches) return refuse('rrd2/laying-complex-d');
  if (!keepsTrack(before, track)) return refuse('rrd2/laying-complex-e');
  if (!(touches & track.ends)) return refuse('rrd2/laying-complex-f');
  if (pointsOffBoard(state, field, track)) return refuse('rrd2/laying-complex-g');
  if (pointsAtBareComplexDie(state, field, track)) return refuse('rrd2/laying-complex-h');
  return undefined;
}

/** It would prolong track or leave a station all right, but not such as the player's own line leads to. */
function joinsForeignTrack(state: State, field: number, track: Track): boolean {
  return SIDES.some((side) => {
    if (!(track.ends & (1 << side))) return false;
    const beyond = fieldBeyond(state.board, field, side);
    const there = trackOf(state.dice[beyond]);
    return stationAt(state.stations, beyond) !== undefined || (there && there.ends & (1 << opposite(side)));
  });
}

function pointsOffBoard(state: State, field: number, track: Track): boolean {
  return SIDES.some((side) => track.ends & (1 << side) && fieldBeyond(state.board, field, side) < 0);
}

/** The blank side of a simple die may be pointed at. rrd2/laying-simple-h */
function pointsAtBareComplexDie(state: State, field: number, track: Track): boolean {
  return SIDES.some((side) => {
    if (!(track.ends & (1 << side))) return false;
    const there = trackOf(state.dice[fieldBeyond(state.board, field, side)]);
    return there?.kind === 'complex' && !(there.ends & (1 << opposite(side)));
  });
}
