import { DEPOT, trainsOf } from '@stellwerk/engine/finance';
import { type Game, type Refusal, topFrame } from '@stellwerk/engine/kernel';
import {
  type Action,
  COMPANY_IDS,
  type CompanyId,
  type DirectorPercent,
  directorSeat,
  type Frame,
  type InvestorId,
  type ParPrice,
  type State,
} from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { type Certificates, newCertificates } from '../certificates.ts';
import { newTileCopies, newTrainCopies, type TileCopies, type TrainCopies } from '../copies.ts';
import type { PeerGame } from '../file.ts';
import { actor, type Log, type PeerTable, play as playAny, playUnasked as playAnyUnasked } from '../table.ts';

export { actor, leaveOut, nextIn, notNow, seatOf, unknown, unlessSame } from '../table.ts';

/** A founding, told there in up to three actions: company with price and row, then the certificate, then the permit. */
export interface Founding {
  readonly company: CompanyId;
  readonly par: ParPrice;
  readonly row: number;
  /** The square of the market as the site names it. */
  readonly square: string;
  readonly seat: number;
  /** As far as it was told. */
  readonly percent: DirectorPercent | undefined;
}

/** The game as it comes over, and what must be remembered of the site's names to understand what follows. */
export interface Table extends PeerTable {
  readonly game: Game<State>;
  readonly tiles: TileCopies;
  readonly trains: TrainCopies;
  readonly certificates: Certificates;
  /** Actions that were played with one before them. */
  readonly done: Set<PeerAction>;
  /** Trains given up there, while another company is asked first here. */
  readonly discards: { readonly company: CompanyId; readonly train: string }[];
  founding: Founding | null;
  /** Whose turn it is in the operating round there, and how far that turn has come. */
  turn: PeerTurn;
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

/** The first card of a company is kept for its investor, the director certificate of BCR comes with P6. */
const GIVEN = ['BCR_0', ...COMPANY_IDS.map((id) => `${id}_1`)];

export function newTable(file: PeerGame, game: Game<State>, log: Log): Table {
  return {
    file,
    game,
    log,
    tiles: newTileCopies(),
    trains: newTrainCopies(trainsOf(game.state, DEPOT)),
    certificates: newCertificates(GIVEN),
    done: new Set(),
    discards: [],
    founding: null,
    turn: newTurn(''),
  };
}

export function newTurn(of: PeerTurn['of'], round = 0): PeerTurn {
  return { of, round, trackPassed: false, permitPassed: false };
}

export function play(table: Table, action: Action): Refusal | undefined {
  return playAny(table, action);
}

export function playUnasked(table: Table, action: Action): Refusal | undefined {
  return playAnyUnasked(table, action);
}

export function directors({ game }: Table): readonly (readonly [string, number])[] {
  return COMPANY_IDS.map((id) => [id, directorSeat(game.state, id)] as const);
}

export function frameOf({ game }: Table): Frame | undefined {
  return topFrame(game.state);
}

export function offers(table: Table, ...types: readonly Action['type'][]): boolean {
  const seat = actor(table);
  return seat >= 0 && table.game.choices(seat).some(({ type }) => types.some((wanted) => wanted === type));
}
