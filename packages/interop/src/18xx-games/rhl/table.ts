import { type Game, type Refusal, refuse, topFrame } from '@stellwerk/engine/kernel';
import type { Action, CompanyId, Frame, State } from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import type { PeerGame } from '../file.ts';

/** The game as it comes over, and what must be remembered of the site's names to understand what follows. */
export interface Table {
  readonly file: PeerGame;
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

export function play({ game }: Table, action: Action): Refusal | undefined {
  const played = game.play(action);
  return played.ok ? undefined : played.refusal;
}

export function frameOf({ game }: Table): Frame | undefined {
  return topFrame(game.state);
}

/** Whoever is to act here; a company's director for the company. */
export function actor({ game }: Table): number {
  return game.actors()[0] ?? -1;
}

export function seatOf({ file }: Table, action: PeerAction): number {
  return action.entity.kind === 'player' ? file.players.findIndex(({ id }) => id === action.entity.id) : -1;
}

export function unknown(name: string | undefined): Refusal {
  return refuse('interop/name', { name: name ?? '' });
}

export function notNow(table: Table): Refusal {
  return refuse('interop/turn', { frame: frameOf(table)?.kind ?? 'over' });
}

/** The first value of a list, as the domains of choices are. */
export function firstOf(domain: unknown): unknown {
  return Array.isArray(domain) ? domain[0] : undefined;
}
