import type { BaseAction, Language, SavedGame, Seat, SeedlessRecord } from '@stellwerk/engine/kernel';
import type { BestRun } from '@stellwerk/engine/routes';
import type { Prospect } from '../charts/swings.ts';
import type { Measures } from '../titles/measure.ts';

/** A run that was made, and what could have been made. */
export interface ReviewedRun {
  readonly move: number;
  readonly company: string;
  readonly made: number;
  readonly best: number;
  readonly proven: boolean;
}

/** The game that the worker was sent last has gone on by these moves. */
export interface PlayedOn {
  readonly since: readonly BaseAction[];
}

/** What the page asks of the worker. A game is sent as its file: the worker plays it on an engine of its own. */
export type Job =
  | { readonly kind: 'choose'; readonly saved: SavedGame | PlayedOn; readonly seat: Seat; readonly bot: string }
  /** What the best bot of the title would do, and what it compared. */
  | { readonly kind: 'advise'; readonly saved: SavedGame | SeedlessRecord; readonly seat: Seat }
  | { readonly kind: 'measure'; readonly saved: SavedGame | SeedlessRecord }
  /** Every run of the game beside the best that was possible. */
  | { readonly kind: 'review'; readonly saved: SavedGame | SeedlessRecord }
  /** What each seat will probably own at the end, at these positions. */
  | { readonly kind: 'foresee'; readonly saved: SavedGame | SeedlessRecord; readonly moves: readonly number[] }
  /** The best run of a company, as the game stands or after an action that is only thought of. */
  | {
      readonly kind: 'search';
      readonly saved: SavedGame | SeedlessRecord;
      readonly company: string;
      readonly after: BaseAction | undefined;
    }
  /** A game file of 18xx.games, to be played through and checked. */
  | { readonly kind: 'import'; readonly text: string; readonly language: Language }
  /** The game as a file of 18xx.games. */
  | { readonly kind: 'export'; readonly saved: SavedGame; readonly language: Language };

export type Answer =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'searching'; readonly steps: number; readonly of: number; readonly revenue: number }
  | { readonly kind: 'found'; readonly run: BestRun | null }
  | { readonly kind: 'chosen'; readonly action: BaseAction }
  | { readonly kind: 'advised'; readonly moves: readonly Advised[] }
  | { readonly kind: 'measured'; readonly moves: readonly Measures[] }
  | { readonly kind: 'reviewed'; readonly runs: readonly ReviewedRun[] }
  | { readonly kind: 'foreseen'; readonly prospects: readonly Prospect[] }
  | { readonly kind: 'imported'; readonly saved: SavedGame; readonly notices: readonly ImportNotice[] }
  | { readonly kind: 'exported'; readonly text: string }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** What is to be known of a game that was taken over, as a sentence; `rule` says of which kind it is. */
export interface ImportNotice {
  readonly rule: string;
  readonly text: string;
}

/** A move, and how much less wealth at the end is expected of it than of the best one. */
export interface Advised {
  readonly action: BaseAction;
  readonly behind: number;
}

export interface Request {
  readonly id: number;
  readonly job: Job;
}

export interface Reply {
  readonly id: number;
  readonly answer: Answer;
}
