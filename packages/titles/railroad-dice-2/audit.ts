import { SIDES } from '@stellwerk/engine/board';
import { fieldBeyond, isAtEdge, isField, isTooNear, nameOf, stationAt, stationsOn } from './board.ts';
import { trackOf } from './dice.ts';
import { linesFrom } from './lines.ts';
import { LOCO_NUMBERS, locoForSale } from './locos.ts';
import type { State } from './state.ts';

/** All that is never made or lost. */
export function conserved(state: State): Readonly<Record<string, number>> {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const onBoard = (kind: string) => state.dice.filter((die) => trackOf(die)?.kind === kind).length;
  const turn = state.flow.find((frame) => frame.kind === 'turn');
  return {
    units: state.bank + sum(state.passengers) + sum(state.players.map((player) => player.money)),
    simpleDice: state.diceBank.simple + onBoard('simple') + (turn?.simple.length ?? 0),
    complexDice: state.diceBank.complex + onBoard('complex') + (turn?.complex.length ?? 0),
    locos: sum(state.locoBank) + state.scrapped + sum(state.players.map((player) => player.locos.length)),
    greyStations:
      state.boxed +
      sum(state.players.map((player) => player.greys)) +
      state.stations.filter((station) => station.owner === null).length,
  };
}

/** What cannot be in any position of this game. */
export function flaws(state: State): readonly string[] {
  return [...stationFlaws(state), ...trackFlaws(state), ...counterFlaws(state), ...locoFlaws(state)];
}

function stationFlaws({ board, stations, players, flow }: State): string[] {
  const found: string[] = [];
  stations.forEach(({ field, owner }, i) => {
    if (!isField(board, field) || isAtEdge(board, field)) found.push(`station ${i} stands at the edge`);
    else if (board.terrain[field] === 'W') found.push(`the station on ${nameOf(board, field)} stands in water`);
    if (isTooNear(board, stations.slice(0, i), field)) found.push(`the station on ${nameOf(board, field)} is too near`);
    if (owner !== null && stations.some((other, j) => j < i && other.owner === owner)) {
      found.push(`seat ${owner} has two start stations`);
    }
  });
  const owners = stations.filter(({ owner }) => owner !== null);
  if (flow.some((frame) => frame.kind === 'turn') && owners.length < players.length) {
    found.push('a start station is missing');
  }
  const cards = owners.map(({ field }) => board.cards[field]);
  if (new Set(cards).size < cards.length) found.push('two start stations share a card');
  return found;
}

function trackFlaws(state: State): string[] {
  const { board, stations, dice, players } = state;
  const found: string[] = [];
  dice.forEach((die, field) => {
    const track = trackOf(die);
    if (!track) {
      if (die !== '') found.push(`there is no die “${die}”`);
      return;
    }
    if (!isField(board, field) || stationAt(stations, field)) found.push(`a die lies on ${nameOf(board, field)}`);
    if (SIDES.some((side) => track.ends & (1 << side) && fieldBeyond(board, field, side) < 0)) {
      found.push(`the die on ${nameOf(board, field)} points at the edge`);
    }
  });
  players.forEach(({ connected }, seat) => {
    const home = stations.find(({ owner }) => owner === seat);
    const reached = home ? linesFrom(state, home.field).distances.flatMap((d, station) => (d ? [station] : [])) : [];
    if ([...connected].sort((a, b) => a - b).join() !== reached.join()) {
      found.push(`seat ${seat} counts as connected with [${connected}] but is with [${reached}]`);
    }
  });
  return found;
}

function counterFlaws({ board, stations, passengers, players, diceBank, ending, bank }: State): string[] {
  const found: string[] = [];
  passengers.forEach((units, i) => {
    if (units < 0 || (units > 0 && stationsOn(board, stations, i + 1) === 0)) {
      found.push(`${units} units lie beside card ${i + 1}`);
    }
  });
  players.forEach(({ money, transported }, seat) => {
    if (money < 0 || transported < 0) found.push(`seat ${seat} has less than nothing`);
  });
  if (diceBank.simple < 0 || diceBank.complex < 0) found.push('the dice bank has less than nothing');
  if (bank <= 0 && !ending) found.push('the bank is empty and the end was not triggered');
  return found;
}

function locoFlaws(state: State): string[] {
  const found: string[] = [];
  const forSale = locoForSale(state) ?? 7;
  const owned = state.players.flatMap((player) => player.locos);
  if (state.locoBank.some((left) => left < 0)) found.push('the loco bank has less than nothing');
  if (owned.some((loco) => loco > forSale)) found.push('a loco was sold before a lower number was sold out');
  if (owned.includes(2) && owned.some((loco) => loco >= 4)) found.push('locos 2 outlived the first 4');
  if (owned.some((loco) => !LOCO_NUMBERS.some((number) => number === loco))) found.push('an unknown loco is owned');
  return found;
}
