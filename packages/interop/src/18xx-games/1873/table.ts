import { OFFERING, POOL } from '@stellwerk/engine/finance';
import { type Game, type Refusal, topFrame } from '@stellwerk/engine/kernel';
import {
  type Action,
  type Frame,
  MINE_COMPANY_IDS,
  MINE_IDS,
  type MineCompanyId,
  type MineId,
  type Operation,
  RAILWAY_IDS,
  STOCK_IDS,
  type State,
  sharesOf,
} from '@stellwerk/titles/1873';
import type { PeerAction } from '../action.ts';
import { newTileCopies, type TileCopies } from '../copies.ts';
import type { PeerGame } from '../file.ts';
import { type Log, type PeerTable, play as playAny, playUnasked as playAnyUnasked } from '../table.ts';
import { goodsNamed, peerNameOf } from './names.ts';

export { actor, leaveOut, nextIn, notNow, seatOf, unknown, unlessSame } from '../table.ts';

/** The game as it comes over, and what must be remembered of the site's names to understand what follows. */
export interface Table extends PeerTable {
  readonly game: Game<State>;
  readonly tiles: TileCopies;
  /** Which mine works with which switcher there, by its name. */
  readonly slots: Map<MineId, string>;
  /** Locos, diesels and the switchers of railways, by name. */
  readonly held: Map<string, Operation>;
  /** The locos that railways bought from the bank, by name, in that order. */
  readonly locos: string[];
  /** What was bought from the bank so far, by name. */
  readonly bought: string[];
  /** Shares that have left the issue box, by name. */
  readonly issued: Set<string>;
  /** Actions that were played with one before them. */
  readonly done: Set<PeerAction>;
  /** A mine company that is being founded: the first mine is told before the second. */
  founding: { readonly company: MineCompanyId; readonly seat: number; first: MineId | undefined } | null;
  /** Who is still asked there in the bidding for one item. */
  readonly bidders: Set<number>;
  /** Whose bid is the highest so far. */
  highest: number;
  turn: PeerTurn;
}

/** Whose turn of the operating round it is there, and the last of its steps that was reached. */
interface PeerTurn {
  readonly of: Operation | '';
  readonly round: string;
  reached: number;
}

export function newTable(file: PeerGame, game: Game<State>, log: Log): Table {
  return {
    file,
    game,
    log,
    tiles: newTileCopies(),
    slots: new Map(),
    held: new Map(),
    locos: [],
    bought: [],
    issued: new Set(),
    done: new Set(),
    founding: null,
    bidders: new Set(),
    highest: -1,
    turn: { of: '', round: '', reached: -1 },
  };
}

export function play(table: Table, action: Action): Refusal | undefined {
  return playAny(table, action);
}

export function playUnasked(table: Table, action: Action): Refusal | undefined {
  return playAnyUnasked(table, action);
}

export function frameOf({ game }: Pick<Table, 'game'>): Frame | undefined {
  return topFrame(game.state);
}

/** The mine or company whose turn it is here. */
export function operating(frame: Frame | undefined): Operation | '' {
  if (frame?.kind === 'mineTurn') return frame.mine;
  return frame?.kind === 'mineCompanyTurn' || frame?.kind === 'railwayTurn' ? frame.company : '';
}

/** Forgets what left the game unnamed: switchers with mines that closed or in insolvency, and notes what left the issue boxes. */
export function noteChanges({ game: { state }, slots, held, issued }: Table): void {
  for (const mine of MINE_IDS) if (state.mines[mine].owner === 'bank') slots.delete(mine);
  for (const company of MINE_COMPANY_IDS) {
    const { mines } = state.mineCompanies[company];
    const left: number[] = mines.map((mine) => state.mines[mine].switcher);
    for (const mine of mines) {
      const size = goodsNamed(slots.get(mine) ?? '')?.size ?? 0;
      const at = left.indexOf(size);
      if (at >= 0) left.splice(at, 1);
      else slots.delete(mine);
    }
  }
  for (const id of RAILWAY_IDS) {
    const { locos, switchers, diesel } = state.railways[id];
    const left = [...locos.map((size) => `${size}T`), ...switchers.map((size) => `${size}S`), ...(diesel ? ['D'] : [])];
    for (const [name, owner] of held) {
      if (owner !== id) continue;
      const at = left.indexOf(name.replace(/-\d+$/, ''));
      if (at >= 0) left.splice(at, 1);
      else held.delete(name);
    }
  }
  for (const id of STOCK_IDS) {
    const total = state.certificates[id]?.length ?? 0;
    if (sharesOf(state, id, OFFERING) > 0) continue;
    for (let number = 0; number < total; number++) issued.add(`${peerNameOf(id)}_${number}`);
  }
}

export function placeOfShare({ game: { state }, issued }: Table, id: (typeof STOCK_IDS)[number], share: string) {
  if (sharesOf(state, id, OFFERING) === 0) return 'pool';
  if (sharesOf(state, id, POOL) === 0) return 'offering';
  return issued.has(share) ? 'pool' : 'offering';
}
