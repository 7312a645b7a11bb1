import { fieldNamed, SIDES, stepsBetween } from '@stellwerk/engine/board';
import { arrange, explain, type Game, type Options } from '@stellwerk/engine/kernel';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { ALL_UNITS } from '../bank.ts';
import { fieldBeyond, nameOf, stationsOn } from '../board.ts';
import { COMPLEX_TRACKS, laidDie, SIMPLE_TRACKS, trackOf, turnsOf } from '../dice.ts';
import { railroadDice2, type State, type Turn } from '../index.ts';
import { linesFrom } from '../lines.ts';
import { cases, rules } from '../rules.ts';
import { newTurn } from '../turn.ts';

export { offers, play, refusedBy, typesOffered } from '@stellwerk/engine/testing/play';

export const rule = ruleTests(rules, cases);

/** A position in words. What is not said is as after the set-up, and what is taken comes from where the game keeps it. */
export interface Situation {
  readonly players?: number;
  readonly options?: Options;
  /** Field → the seat whose start station stands there, or 'grey'. */
  readonly stations?: Readonly<Record<string, number | 'grey'>>;
  /** Field → die, such as { E4: 'straight.1' }; rotations are quarter turns clockwise, straight.0 runs north–south. */
  readonly track?: Readonly<Record<string, string>>;
  /** Units of each player. */
  readonly money?: readonly number[];
  readonly transported?: readonly number[];
  /** Locos of each player; lower numbers must be gone, so what is left of them goes to the last player (2s, once a 4 is sold, to scrap). */
  readonly locos?: readonly (readonly number[])[];
  /** Card → units beside it; cards not named keep 5 a station. */
  readonly passengers?: Readonly<Record<number, number>>;
  /** How many more dice of each kind lie on the board, somewhere away from all stations, so that the dice bank runs low. */
  readonly spent?: { readonly simple?: number; readonly complex?: number };
  /** Units left in the bank; the last player is given the difference. */
  readonly bank?: number;
  readonly seat?: number;
  readonly turn?: Partial<
    Pick<Turn, 'rolled' | 'refilled' | 'simple' | 'complex' | 'usedLocos' | 'served' | 'inEndGame' | 'idle'>
  >;
  readonly ending?: State['ending'];
  readonly idleTurns?: number;
}

/** Start stations on cards 1, 3, 6 and 4 of the suggested layout, out of each other's way. */
const DEFAULT_HOMES = ['B2', 'J3', 'B7', 'J6'];

/** A game standing in that position; an impossible one throws. */
export function situation(wanted: Situation = {}): Game<State> {
  const count = wanted.players ?? 2;
  const players = ['Ann', 'Bob', 'Cid', 'Dea'].slice(0, count);
  const options = { startPlayer: '1', ...wanted.options };
  const game = arrange(railroadDice2, { players, options, seed: 'situation' }, (state) => edit(state, wanted));
  if (!game.ok) throw new Error(explain(game.refusal, { language: 'en', players, title: railroadDice2 }));
  return game.value;
}

function edit(state: State, wanted: Situation): void {
  placeStations(state, wanted);
  for (const [name, die] of Object.entries(wanted.track ?? {})) layDie(state, name, die);
  spendDice(state, 'complex', wanted.spent?.complex ?? 0);
  spendDice(state, 'simple', wanted.spent?.simple ?? 0);
  state.players.forEach((player, seat) => {
    player.transported = wanted.transported?.[seat] ?? 0;
    player.money = wanted.money?.[seat] ?? player.money;
    const home = state.stations.find(({ owner }) => owner === seat);
    const distances = home ? linesFrom(state, home.field).distances : [];
    player.connected = distances.flatMap((distance, station) => (distance > 0 ? [station] : []));
  });
  dealLocos(state, wanted.locos ?? []);
  state.passengers = state.passengers.map(
    (_, i) => wanted.passengers?.[i + 1] ?? 5 * stationsOn(state.board, state.stations, i + 1),
  );
  state.ending = wanted.ending ?? '';
  state.idleTurns = wanted.idleTurns ?? 0;
  const turn: Turn = { ...newTurn(state, wanted.seat ?? 0), ...wanted.turn };
  state.flow = [turn];
  state.diceBank.simple -= turn.simple.length;
  state.diceBank.complex -= turn.complex.length;
  settleBank(state, wanted);
}

function placeStations(state: State, { stations = {} }: Situation): void {
  const owners = new Set(Object.values(stations));
  const all: Record<string, number | 'grey'> = { ...stations };
  state.players.forEach((_, seat) => {
    if (!owners.has(seat)) all[DEFAULT_HOMES[seat] ?? ''] = seat;
  });
  state.stations = Object.entries(all)
    .map(([name, owner]) => ({ field: fieldNamed(state.board, name), owner: owner === 'grey' ? null : owner }))
    .sort((a, b) => (a.owner ?? 9) - (b.owner ?? 9));
  const greys = state.stations.filter(({ owner }) => owner === null).length;
  const inHand = state.players.reduce((sum, player) => sum + player.greys, 0);
  for (const player of state.players) player.greys = 0;
  state.boxed = inHand - greys;
}

function layDie(state: State, name: string, die: string): void {
  const field = fieldNamed(state.board, name);
  const track = trackOf(die);
  if (field < 0 || !track) throw new Error(`cannot lay ${die} on ${name}`);
  state.dice[field] = die;
  state.diceBank[track.kind] -= 1;
}

function spendDice(state: State, kind: 'simple' | 'complex', count: number): void {
  const faces = kind === 'simple' ? SIMPLE_TRACKS : COMPLEX_TRACKS;
  const dice = faces.flatMap((face) => turnsOf(face).map((rotation) => laidDie(face, rotation)));
  let left = count;
  for (let field = 0; field < state.dice.length && left > 0; field++) {
    const alone = state.stations.every((station) => stepsBetween(state.board, station.field, field) > 1);
    const fits = dice.find((die) =>
      SIDES.every((side) => !((trackOf(die)?.ends ?? 0) & (1 << side)) || fieldBeyond(state.board, field, side) >= 0),
    );
    if (!alone || !fits || state.dice[field]) continue;
    layDie(state, nameOf(state.board, field), fits);
    left -= 1;
  }
  if (left > 0) throw new Error(`no room for ${left} more ${kind} dice`);
}

function dealLocos(state: State, locos: readonly (readonly number[])[]): void {
  const best = Math.max(0, ...locos.flat());
  locos.forEach((owned, seat) => {
    for (const loco of owned) {
      state.locoBank[loco - 2] = (state.locoBank[loco - 2] ?? 0) - 1;
      state.players[seat]?.locos.push(loco);
    }
  });
  for (let loco = 2; loco < best; loco++) {
    const left = state.locoBank[loco - 2] ?? 0;
    state.locoBank[loco - 2] = 0;
    if (loco === 2 && best >= 4) state.scrapped += left;
    else for (let i = 0; i < left; i++) state.players.at(-1)?.locos.push(loco);
  }
}

function settleBank(state: State, wanted: Situation): void {
  const held = () => state.players.reduce((sum, player) => sum + player.money, 0);
  const waiting = state.passengers.reduce((sum, units) => sum + units, 0);
  const last = state.players.at(-1);
  if (wanted.bank !== undefined && last) last.money += ALL_UNITS - wanted.bank - waiting - held();
  state.bank = ALL_UNITS - waiting - held();
}
