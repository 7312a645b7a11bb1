import type { Db } from '../db/store.ts';

/** How many games of each status somebody sits in. */
export async function gamesByStatus(db: Db, user: string): Promise<(status: string) => number> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select((select) => ['game.status', select.fn.countAll().as('games')])
    .where('seat.user_id', '=', user)
    .groupBy('game.status')
    .execute();
  return (status) => Number(rows.find((row) => row.status === status)?.games ?? 0);
}

/** The finished games of a title by number of seats, with their mean number of moves. */
export async function finishedBySeats(db: Db, title: string) {
  const rows = await db
    .selectFrom('game')
    .select((select) => ['seats', select.fn.countAll().as('games'), select.fn.avg('moves').as('moves')])
    .where('title', '=', title)
    .where('status', '=', 'finished')
    .groupBy('seats')
    .orderBy('seats')
    .execute();
  return rows.map(({ seats, games, moves }) => ({ seats, games: Number(games), meanMoves: Number(moves) }));
}

/** Who won the finished games of a title. */
export function winningSeats(db: Db, title: string) {
  return db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select(['seat.game_id', 'seat.seat', 'seat.score', 'game.seats'])
    .where('game.title', '=', title)
    .where('game.status', '=', 'finished')
    .where('seat.rank', '=', 1)
    .execute();
}

export async function countRunning(db: Db, title: string): Promise<number> {
  const { games } = await db
    .selectFrom('game')
    .select((select) => select.fn.countAll().as('games'))
    .where('title', '=', title)
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow();
  return Number(games);
}
