import type { BaseAction, Game, RandomState, Seat } from '@stellwerk/engine/kernel';

/** A computer player: picks one of the choices the game offers. It knows no rule; it may try actions by `game.preview`. */
export interface Bot {
  readonly id: string;
  /** The title it plays; undefined if it plays them all. */
  readonly title?: string;
  choose(game: Game, seat: Seat, random: RandomState): BaseAction;
}
