import type { BaseAction } from '@stellwerk/engine/kernel';
import type { Sitter } from '../store/games.ts';

/**
 * Where a game lives. The table plays it on an engine of its own and tells the source of every change; a source may also
 * say that somebody else has the game now: another tab of this browser, or a server that has not answered yet.
 */
export interface Source {
  /** Stores or sends the moves as they are now, those that were taken back, and who sits at the table. */
  keep(undone: readonly BaseAction[], sitters: readonly Sitter[]): Promise<void>;
  /** Whether moves are made here. If not, the table only shows the game. */
  isOpen(): boolean;
  /** Asks for the game to be played here. */
  take(): void;
  /** Told when `isOpen` may have changed. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** A sandbox: nothing is stored or sent. */
export const NOWHERE: Source = {
  keep: async () => {},
  isOpen: () => true,
  take: () => {},
  subscribe: () => () => {},
  close: () => {},
};
