import {
  type BaseAction,
  type Game,
  publicHash,
  type Refused,
  type SeedlessRecord,
  sameJson,
} from '@stellwerk/engine/kernel';
import type { Entry } from '@stellwerk/server/api';
import { type Loaded, moveOf } from './loading.ts';
import type { Pending } from './pending.ts';

/** The game as the table shows it: what the server has accepted, and after it the moves made here that it has not accepted yet. */
interface ShownGame {
  game(): Game;
  record(): SeedlessRecord;
  /** The last entry of the log that is played here. */
  seq(): number;
  pending(): readonly Pending[];
  isRevealed(moves: number): boolean;
  /** Plays a move here before the server has; what draws chance waits for the server. */
  propose(action: BaseAction, newId: () => string): Refused | undefined;
  /** Takes everything back that the server has not accepted, and does not send it any more. */
  drop(): void;
  /** Plays the next entry of the log; throws where the rules here do not. */
  take(entry: Entry): void;
  /** Whether what the server has accepted leads here to the position it names. */
  isAt(hash: string): boolean;
  /** The game as it was read again, or the moves of an earlier page. */
  begin(read: Loaded): void;
  resume(moves: readonly Pending[]): void;
}

export function showGame(loaded: Loaded): ShownGame {
  let { followed, seq, seedKept } = loaded;
  let revealed = [...loaded.revealed];
  /** How many moves the server has accepted; the game shown may have more. */
  let confirmed = followed.game().actions.length;
  let pending: Pending[] = [];

  /** Takes back here what the server has not accepted; it is still to be sent. */
  function hide(): void {
    if (followed.game().actions.length > confirmed) followed.cut(confirmed);
    for (const move of pending) move.shown = false;
  }

  function isNext({ kind, seq: at, seat, action }: Entry, move: Pending | undefined): boolean {
    return kind === 'play' && move?.after === at - 1 && move.action.seat === seat && sameJson(move.action, action);
  }

  return {
    game: () => followed.game(),
    record: () => followed.record(),
    seq: () => seq,
    pending: () => pending,
    isRevealed: (moves) => revealed.slice(moves).includes(true),
    propose(action, newId) {
      const game = followed.game();
      const tried = game.preview(action);
      if (!tried.ok) return tried;
      if (pending.some(({ blind }) => blind)) return undefined;
      const blind = seedKept && tried.value.state.random.draws > game.state.random.draws;
      pending.push({ id: newId(), action, blind, after: seq + pending.length, shown: !blind });
      if (!blind) followed.follow({ action, chance: null });
      return undefined;
    },
    drop() {
      hide();
      pending = [];
    },
    take(entry) {
      if (entry.kind === 'undo') {
        hide();
        followed.cut(entry.moves);
        confirmed = entry.moves;
        revealed.length = confirmed;
      } else {
        const mine = isNext(entry, pending[0]) ? pending.shift() : undefined;
        if (!mine?.shown) {
          hide();
          const played = followed.follow(moveOf(entry, seedKept));
          if (!played.ok) throw new Error(played.refusal.rule);
        }
        revealed.length = confirmed;
        revealed.push(entry.revealed);
        confirmed += 1;
      }
      seq = entry.seq;
    },
    isAt: (hash) => publicHash(followed.game().at(confirmed)) === hash,
    begin(read) {
      ({ followed, seq, seedKept } = read);
      revealed = [...read.revealed];
      confirmed = followed.game().actions.length;
      for (const move of pending) move.shown = false;
    },
    resume(moves) {
      pending = [...moves];
    },
  };
}
