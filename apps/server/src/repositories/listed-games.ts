import { type Expression, type SqlBool, sql } from 'kysely';
import type { GamesQuery, Level, Speed } from '../api/index.ts';
import type { DatabaseKind } from '../db/kind.ts';
import type { GameRow, SeatRow } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

/** The moment by which a list is ordered and searched. */
const MOMENT = { open: 'game.created_at', running: 'game.changed_at', finished: 'game.finished_at' } as const;
const BEGUN = { open: 'game.created_at', running: 'game.started_at', finished: 'game.finished_at' } as const;

/** A bank of time is meant for a whole game: so many moves have it between them. */
const MOVES_OF_A_BANK = 24;
/** A move within a quarter of an hour: one stays at the table. */
const QUICK_SECONDS = 900;
/** From this mean rating on a table is strong. */
const STRONG = 1550;

/** A page of the tables that are open to all, the latest first, and one more if there are any. */
export function listGames(db: Db, kind: DatabaseKind, query: GamesQuery): Promise<GameRow[]> {
  const moment = MOMENT[query.status];
  let select = db
    .selectFrom('game')
    .selectAll('game')
    .where('game.visibility', '=', 'open')
    .where('game.status', '=', query.status)
    .orderBy(moment, 'desc')
    .orderBy('game.id', 'desc')
    .limit(query.limit + 1);
  if (query.title !== undefined) select = select.where('game.title', '=', query.title);
  if (query.from !== undefined) select = select.where(BEGUN[query.status], '>=', query.from);
  if (query.to !== undefined) select = select.where(BEGUN[query.status], '<=', query.to);
  if (query.speed !== undefined) select = select.where(isOfSpeed(kind, query.speed));
  if (query.level !== undefined) select = select.where(isOfLevel(query.level));
  if (query.player !== undefined) {
    const named = db
      .selectFrom('seat')
      .innerJoin('user', 'user.id', 'seat.user_id')
      .select('seat.game_id')
      .where(sql`lower("user".name)`, 'like', `${query.player.toLowerCase().replace(/[%_\\]/g, '')}%`)
      .where('user.email', 'not like', '%@closed.invalid');
    select = select.where('game.id', 'in', named);
  }
  const after = query.before === undefined ? undefined : cursorIn(query.before);
  if (after) {
    select = select.where((where) =>
      where.or([
        where(moment, '<', after.at),
        where.and([where(moment, '=', after.at), where('game.id', '<', after.id)]),
      ]),
    );
  }
  return select.execute();
}

/** Where the page after this game begins. */
export function cursorOf(game: GameRow): string {
  const at = game.status === 'open' ? game.created_at : game.status === 'running' ? game.changed_at : game.finished_at;
  return `${at ?? 0}.${game.id}`;
}

export function cursorIn(text: string): { readonly at: number; readonly id: string } {
  const [at = '', id = ''] = text.split('.');
  return { at: Number(at), id };
}

/** The seats of these games, in order, with the rating each person has in the title of the game. */
export async function seatsOf(
  db: Db,
  games: readonly string[],
): Promise<readonly (SeatRow & { readonly rating: number | null })[]> {
  if (games.length === 0) return [];
  return db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .leftJoin('rating', (join) =>
      join.onRef('rating.user_id', '=', 'seat.user_id').onRef('rating.title', '=', 'game.title'),
    )
    .selectAll('seat')
    .select('rating.rating')
    .where('seat.game_id', 'in', games)
    .orderBy('seat.game_id')
    .orderBy('seat.seat')
    .execute();
}

function isOfSpeed(database: DatabaseKind, speed: Speed): Expression<SqlBool> {
  const field = (name: string) =>
    database === 'postgres'
      ? sql`(game.clock::json ->> ${sql.lit(name)})`
      : sql`json_extract(game.clock, ${sql.lit(`$.${name}`)})`;
  const [kind, seconds] = [field('kind'), sql`cast(${field('seconds')} as integer)`];
  const forMove = sql`case when ${kind} = 'bank' then ${seconds} / ${sql.lit(MOVES_OF_A_BANK)} else ${seconds} end`;
  if (speed === 'untimed') return sql<SqlBool>`${kind} = 'none'`;
  const limit = sql.lit(QUICK_SECONDS);
  return speed === 'quick'
    ? sql<SqlBool>`${kind} <> 'none' and ${forMove} <= ${limit}`
    : sql<SqlBool>`${kind} <> 'none' and ${forMove} > ${limit}`;
}

export function speedOf(clock: { readonly kind: string; readonly seconds?: number }): Speed {
  const { kind, seconds = 0 } = clock;
  if (kind === 'none') return 'untimed';
  return Math.trunc(kind === 'bank' ? seconds / MOVES_OF_A_BANK : seconds) <= QUICK_SECONDS ? 'quick' : 'slow';
}

function isOfLevel(level: Level): Expression<SqlBool> {
  const mean = sql`(select avg(rating.rating) from seat join rating on rating.user_id = seat.user_id
    where seat.game_id = game.id and rating.title = game.title)`;
  if (level === 'new') return sql<SqlBool>`${mean} is null`;
  return level === 'fair' ? sql<SqlBool>`${mean} < ${sql.lit(STRONG)}` : sql<SqlBool>`${mean} >= ${sql.lit(STRONG)}`;
}
