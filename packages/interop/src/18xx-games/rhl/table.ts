import { type Game, type Refusal, topFrame } from '@stellwerk/engine/kernel';
import type { Action, CompanyId, Frame, State } from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import type { PeerGame } from '../file.ts';
import { type PeerTable, play as playAny } from '../table.ts';

export { actor, notNow, seatOf, unknown } from '../table.ts';

/** The game as it comes over, and what must be remembered of the site's names to understand what follows. */
export interface Table extends PeerTable {
  readonly game: Game<State>;
  /** Where each copy of a tile lies. */
  readonly tileAt: Map<string, string>;
  /** Who has each train, once it left the depot. */
  readonly trainAt: Map<string, CompanyId | 'pool'>;
  /** Certificates that were sold out of the initial offering, or moved out of it. */
  readonly soldOnce: Set<string>;
  /** Trains given up there, while another company is asked first here. */
  readonly discards: { readonly company: CompanyId; readonly copy: string }[];
  /** The company whose director went on from laying track to markers. */
  trackPassed: CompanyId | '';
  /** The hex of a power's tile, while the site asks for the marker that goes with it. */
  teleport: string;
  /** What the file has next. */
  next: PeerAction | undefined;
}

export function newTable(file: PeerGame, game: Game<State>): Table {
  return {
    file,
    game,
    tileAt: new Map(),
    trainAt: new Map(),
    soldOnce: new Set(),
    discards: [],
    trackPassed: '',
    teleport: '',
    next: undefined,
  };
}

export function play(table: Table, action: Action): Refusal | undefined {
  return playAny(table, action);
}

export function frameOf({ game }: Table): Frame | undefined {
  return topFrame(game.state);
}

/** The first value of a list, as the domains of choices are. */
export function firstOf(domain: unknown): unknown {
  return Array.isArray(domain) ? domain[0] : undefined;
}
