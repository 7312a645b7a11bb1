import type { Caller } from '../accounts/callers.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { type TableRows, visibleTable } from '../tables/access.ts';
import { withTable } from '../tables/change.ts';
import type { Live } from './live-games.ts';

/** A game that has begun, for somebody who may see it. */
export async function withGame<T>(
  context: Context,
  id: string,
  caller: Caller | undefined,
  work: (table: TableRows, live: Live) => Promise<T>,
): Promise<T> {
  await visibleTable(context, id, caller);
  return withTable(context, id, async (table) => {
    if (table.game.players === null) throw new Problem(409, 'game/not-started', 'The game has not begun.');
    return work(table, await context.live.at(table.game));
  });
}
