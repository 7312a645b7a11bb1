import { type BaseAction, type Game, type Refusal, topFrame } from '@stellwerk/engine/kernel';
import type { PeerAction } from './action.ts';
import { type Notice, nameOf, type PeerGame } from './file.ts';
import { isTalk } from './kinds.ts';
import { decline } from './plain.ts';

/** A game as it comes over; each title remembers more of the site's names beside it. */
export interface PeerTable {
  readonly file: PeerGame;
  readonly game: Pick<Game, 'play' | 'actors' | 'state' | 'actions'>;
  readonly log: Log;
}

/** The moves of the file one after the other, those the site made by itself among them; and what was noted on the way. */
export interface Log {
  readonly moves: Move[];
  /** The place of the next one. */
  at: number;
  readonly notices: Notice[];
}

interface Move {
  readonly action: PeerAction;
  /** The site did it by itself. */
  readonly automatic: boolean;
  /** The number of its entry, as the file counts. */
  readonly number: number;
}

/** Kinds that change nothing here are none of the moves. */
export function newLog({ actions }: PeerGame, ignored: ReadonlySet<string>): Log {
  const moves = actions.flatMap((entry, i) =>
    [entry, ...entry.automatic]
      .filter(({ type }) => !isTalk(type) && !ignored.has(type))
      .map((action) => ({ action, automatic: action !== entry, number: entry.id ?? i + 1 })),
  );
  return { moves, at: 0, notices: [] };
}

/** What the file has next, or the one after so many. */
export function nextIn({ log }: PeerTable, after = 0): PeerAction | undefined {
  return log.moves[log.at + after]?.action;
}

/** Plays what an action of the file says. */
export function play({ game }: PeerTable, action: BaseAction): Refusal | undefined {
  const played = game.play(action);
  return played.ok ? undefined : played.refusal;
}

/** Plays what the file leaves out; it is noted. */
export function playUnasked(table: PeerTable, action: BaseAction): Refusal | undefined {
  const refusal = play(table, action);
  const { file, log } = table;
  const who = file.players[action.seat]?.name ?? '';
  if (!refusal) log.notices.push(decline('interop/added', { action: numberNow(log), move: action.type, who }));
  return refusal;
}

/** An action of the file that stands for nothing here; it is noted. */
export function leaveOut({ file, log }: PeerTable, action: PeerAction, said = ''): undefined {
  const who = nameOf(file.players, action.entity);
  const kind = said === '' ? action.type : `${action.type}: ${said}`;
  log.notices.push(decline('interop/left-out', { action: numberNow(log), kind, who }));
}

/** A route whose stops the file names otherwise; its income is compared all the same. */
export function noteStops({ log }: PeerTable, route: number): void {
  log.notices.push(decline('interop/stops', { action: numberNow(log), route }));
}

/** The number of the entry that is played, in the file's own count. */
function numberNow({ moves, at }: Log): number {
  return moves[at - 1]?.number ?? 0;
}

/** Whoever is to act here; a company's director for the company. */
export function actor({ game }: PeerTable): number {
  return game.actors()[0] ?? -1;
}

export function seatOf({ file }: PeerTable, { entity }: PeerAction): number {
  return entity.kind === 'player' ? file.players.findIndex(({ id }) => id === entity.id) : -1;
}

export function unknown(name: string | undefined): Refusal {
  return decline('interop/name', { name: name ?? '' });
}

/** The file gives another figure than follows from the game here. */
export function differs(field: string, ours: string | number, theirs: string | number | undefined): Refusal {
  return decline('interop/differs', { field, ours: String(ours), theirs: String(theirs ?? '') });
}

/** What the file says must be what it is here. */
export function unlessSame(
  field: string,
  ours: string | number,
  theirs: string | number | undefined,
): Refusal | undefined {
  return theirs === ours ? undefined : differs(field, ours, theirs);
}

export function notNow({ game }: PeerTable): Refusal {
  return decline('interop/turn', { frame: topFrame(game.state)?.kind ?? 'over' });
}
