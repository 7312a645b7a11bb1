import { type Game, type Refusal, topFrame } from '@stellwerk/engine/kernel';
import type { Action, CompanyId, Frame, InvestorId, ParPrice, State } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import type { PeerGame } from '../file.ts';
import { actor, type PeerTable, play as playAny } from '../table.ts';

export { actor, notNow, seatOf, unknown } from '../table.ts';

/** A founding, told there in up to three actions: company with price and row, then the certificate, then the permit. */
export interface Founding {
  readonly company: CompanyId;
  readonly par: ParPrice;
  readonly row: number;
}

/** The game as it comes over, and what must be remembered of the site's names to understand what follows. */
export interface Table extends PeerTable {
  readonly game: Game<State>;
  /** Where each copy of a tile lies, turned as the site has it. */
  readonly tileAt: Map<string, { readonly hex: string; readonly rotation: number }>;
  /** Which company has each train, once it left the bank. */
  readonly trainAt: Map<string, CompanyId>;
  /** Trains given up there, while another company is asked first here. */
  readonly discards: { readonly company: CompanyId; readonly train: string }[];
  founding: Founding | null;
  /** Whose turn it is in the operating round there, and how far that turn has come. */
  turn: PeerTurn;
  /** All moves of the file, without what the site does or notes by itself, and the place of the next one. */
  readonly ahead: readonly PeerAction[];
  at: number;
}

export interface PeerTurn {
  readonly of: CompanyId | InvestorId | '';
  /** The number of the operating round here. */
  readonly round: number;
  /** Its director went on from laying track. */
  trackPassed: boolean;
  /** Its director kept P5's permit. */
  permitPassed: boolean;
}

export function newTable(file: PeerGame, game: Game<State>): Table {
  return {
    file,
    game,
    tileAt: new Map(),
    trainAt: new Map(),
    discards: [],
    founding: null,
    turn: newTurn(''),
    ahead: file.actions.filter(({ type }) => !/^(message|program_.*|destination_connection)$/.test(type)),
    at: 0,
  };
}

export function newTurn(of: PeerTurn['of'], round = 0): PeerTurn {
  return { of, round, trackPassed: false, permitPassed: false };
}

export function play(table: Table, action: Action): Refusal | undefined {
  return playAny(table, action);
}

export function frameOf({ game }: Table): Frame | undefined {
  return topFrame(game.state);
}

export function offers(table: Table, ...types: readonly Action['type'][]): boolean {
  const seat = actor(table);
  return seat >= 0 && table.game.choices(seat).some(({ type }) => types.some((wanted) => wanted === type));
}
