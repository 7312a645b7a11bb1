import { type Game, newGame, type Options } from '@stellwerk/engine/kernel';
import { railroadDice2, type State, type Turn } from '../index.ts';
import { offers, play, refusedBy } from './situation.ts';

type Move = Record<string, unknown> & { readonly type: string };

export const NAMES = ['Ann', 'Bob', 'Cid', 'Dea'];

/** A new game before the first move; Ann begins unless the options say otherwise. */
export function table(players: number, options: Options = {}, seed = 'a new table'): Game<State> {
  const game = newGame(railroadDice2, {
    players: NAMES.slice(0, players),
    seed,
    options: { startPlayer: '1', ...options },
  });
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

/** The players whose move it is place one station each, in turn. */
export function place(game: Game<State>, ...fields: readonly string[]): void {
  play(game, ...fields.map(station));
}

export function station(field: string): Move {
  return { type: 'placeStation', field };
}

/** A simple die laid as `laid`, such as 'curve.3'; `die` is the face it showed before. */
export function lay(field: string, laid: string, die?: string): Move {
  return { type: 'lay', field, ...faceAndTurn(laid, die) };
}

/** A complex die put in place of the one on the field. */
export function exchange(field: string, laid: string, die?: string): Move {
  return { type: 'exchange', field, ...faceAndTurn(laid, die) };
}

function faceAndTurn(laid: string, die?: string) {
  const [face = '', rotation] = laid.split('.');
  return { die: die ?? face, face, rotation: Number(rotation) };
}

/** What the rules say to a move: 'legal', or the rule that refuses it. A legal move is only tried, never made. */
export function verdict(game: Game<State>, move: Move): string {
  const legal = game.preview({ seat: game.actors()[0], ...move }).ok;
  if (legal !== offers(game, move)) throw new Error(`${JSON.stringify(move)} is ${legal ? 'not' : 'wrongly'} offered`);
  return legal ? 'legal' : refusedBy(game, move);
}

/** All ways offered to lay (or exchange) a die, such as 'D4 curve.3', sorted. */
export function ways(game: Game<State>, type: 'lay' | 'exchange'): readonly string[] {
  const found = game
    .choices(game.actors()[0] ?? 0)
    .filter((choice) => choice.type === type)
    .flatMap(({ params }) => {
      const turns = values(params['rotation']);
      return turns.map((turn) => `${values(params['field'])[0]} ${values(params['face'])[0]}.${turn}`);
    });
  return [...new Set(found)].sort();
}

/** The fields on which a station, or a die, may be put now, sorted. */
export function fieldsOffered(game: Game<State>, type: string): readonly string[] {
  const offered = game.choices(game.actors()[0] ?? 0).filter((choice) => choice.type === type);
  return [...new Set(offered.flatMap(({ params }) => values(params['field']).map(String)))].sort();
}

function values(domain: unknown): readonly unknown[] {
  return Array.isArray(domain) ? domain : [];
}

/** The running turn. */
export function turnOf(game: Game<State>): Turn {
  const frame = game.state.flow.at(-1);
  if (frame?.kind !== 'turn') throw new Error('no turn is running');
  return frame;
}

export function dieOn(game: Game<State>, field: string): string {
  const { board, dice } = game.state;
  const column = field.charCodeAt(0) - 65;
  return dice[(Number(field.slice(1)) - 1) * board.columns + column] ?? '';
}

export function moneyOf(game: Game<State>, seat: number): number {
  return game.state.players[seat]?.money ?? Number.NaN;
}

/** All units there are: in the bank, with the players and beside the cards. */
export function allUnits({ bank, players, passengers }: State): number {
  return [bank, ...players.map(({ money }) => money), ...passengers].reduce((sum, units) => sum + units, 0);
}
