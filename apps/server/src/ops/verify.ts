import { canonical, publicHash, type Title } from '@stellwerk/engine/kernel';
import type { GameRow, MoveRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { freshGame } from '../play/live-games.ts';
import { storedAction } from '../play/stored.ts';
import { allEntries } from '../repositories/log.ts';
import { gamesAfter } from '../repositories/tables.ts';

interface Verified {
  readonly game: string;
  readonly title: string;
  readonly entries: number;
  /** The fault that was found; undefined if the game is sound. */
  readonly fault: string | undefined;
  /** The game has an older revision that today's rules cannot replay. Players can look at it, but it cannot be verified. */
  readonly past: boolean;
}

const AT_ONCE = 100;

/** Replays every stored game move by move, and compares each position with the hash that was stored with it. */
export async function* verifyAll(store: Store, titles: readonly Title[]): AsyncGenerator<Verified> {
  let after = '';
  for (;;) {
    const rows = await gamesAfter(store.db, after, AT_ONCE);
    for (const row of rows) {
      const moves = await allEntries(store.db, row.id);
      const fault = faultOf(titles, row, moves);
      const past = fault !== undefined && isOlder(titles, row);
      yield { game: row.id, title: row.title, entries: moves.length, fault: past ? undefined : fault, past };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function isOlder(titles: readonly Title[], row: GameRow): boolean {
  const revisions = titles.filter(({ id }) => id === row.title).map(({ revision }) => revision);
  return !revisions.includes(row.revision) && revisions.some((revision) => revision > row.revision);
}

function faultOf(titles: readonly Title[], row: GameRow, moves: readonly MoveRow[]): string | undefined {
  try {
    const game = freshGame(titles, row);
    for (const [i, move] of moves.entries()) {
      if (move.seq !== i + 1) return `entry ${i + 1} is missing`;
      if (move.kind === 'undo') {
        if (move.moves >= game.actions.length) return `entry ${move.seq} takes nothing back`;
        while (game.actions.length > move.moves) game.undo();
      } else {
        const played = game.play(storedAction(move.action));
        if (!played.ok) return `entry ${move.seq} is refused by ${played.refusal.rule}`;
        if (played.revealed !== (move.revealed === 1)) return `entry ${move.seq} tells otherwise of chance`;
      }
      if (game.actions.length !== move.moves) return `entry ${move.seq} counts its moves otherwise`;
      if (publicHash(game.state) !== move.hash) return `entry ${move.seq} leads to another position`;
    }
    if (row.seq !== moves.length || row.moves !== game.actions.length) return 'the table counts its entries otherwise';
    if (game.over !== (row.status === 'finished')) return `the game is ${row.status}, its moves say otherwise`;
    if (row.status === 'running' && row.actors !== canonical(game.actors())) return 'somebody else is to act';
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be replayed';
  }
}
