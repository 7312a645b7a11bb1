import type { Context } from '../context.ts';
import type { TableRows } from '../tables/rows.ts';
import { isOlderProblem } from './older-revision.ts';
import { titleOf } from './stored.ts';

/** False for a game of an older revision that today's rules do not lead to. */
export async function isPlayable(context: Context, { game }: TableRows): Promise<boolean> {
  if (titleOf(context.titles, game).revision === game.revision) return true;
  try {
    await context.live.at(game);
    return true;
  } catch (error) {
    if (isOlderProblem(error)) return false;
    throw error;
  }
}
