import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, GameRow } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { cursorIn } from './listed-games.ts';

interface Page {
  readonly title?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** A game that this reader may see: open to all, or their own. */
function visible(db: Db, reader: string | undefined) {
  const own = db
    .selectFrom('seat as own')
    .select('own.game_id')
    .where('own.user_id', '=', reader ?? '');
  return ({ or, eb }: ExpressionBuilder<Database, 'game'>) =>
    or([eb('game.visibility', '=', 'open'), eb('game.id', 'in', own)]);
}

/** The games that a player has finished, the latest first, and one more than a page has. */
export function finishedGames(db: Db, player: string, reader: string | undefined, page: Page): Promise<GameRow[]> {
  const mine = db.selectFrom('seat').select('seat.game_id').where('seat.user_id', '=', player);
  let select = db
    .selectFrom('game')
    .selectAll('game')
    .where('game.id', 'in', mine)
    .where('game.status', '=', 'finished')
    .where(visible(db, reader))
    .orderBy('game.finished_at', 'desc')
    .orderBy('game.id', 'desc')
    .limit(page.limit + 1);
  if (page.title !== undefined) select = select.where('game.title', '=', page.title);
  const after = page.before === undefined ? undefined : cursorIn(page.before);
  if (after) {
    select = select.where((where) =>
      where.or([
        where('game.finished_at', '<', after.at),
        where.and([where('game.finished_at', '=', after.at), where('game.id', '<', after.id)]),
      ]),
    );
  }
  return select.execute();
}

/** What a player's rating was after each rated game, title by title and oldest first. */
export function ratedResults(db: Db, player: string) {
  return db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select([
      'game.id',
      'game.title',
      'game.visibility',
      'game.started_at',
      'game.finished_at',
      'seat.rating_after',
      'seat.uncertainty',
    ])
    .where('seat.user_id', '=', player)
    .where('seat.rating_after', 'is not', null)
    .where('game.status', '=', 'finished')
    .orderBy('game.title')
    .orderBy('game.finished_at')
    .orderBy('game.id')
    .execute();
}

/** Against whom a player has finished games, and how often ahead, behind and level. */
export function opponents(db: Db, player: string, reader: string | undefined, most: number) {
  const tally = (condition: string) => sql<number>`sum(case when ${sql.raw(condition)} then 1 else 0 end)`;
  return db
    .selectFrom('seat as mine')
    .innerJoin('game', 'game.id', 'mine.game_id')
    .innerJoin('seat as theirs', 'theirs.game_id', 'game.id')
    .select((select) => [
      'theirs.user_id as user',
      select.fn.countAll().as('games'),
      tally('mine.rank < theirs.rank').as('ahead'),
      tally('mine.rank > theirs.rank').as('behind'),
      select.fn.max('game.finished_at').as('last_at'),
    ])
    .where('mine.user_id', '=', player)
    .where('theirs.user_id', 'is not', null)
    .where('theirs.user_id', '<>', player)
    .where('game.status', '=', 'finished')
    .where('mine.rank', 'is not', null)
    .where('theirs.rank', 'is not', null)
    .where(visible(db, reader))
    .groupBy('theirs.user_id')
    .orderBy('games', 'desc')
    .orderBy('last_at', 'desc')
    .limit(most)
    .execute();
}
