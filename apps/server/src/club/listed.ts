import type { Caller } from '../accounts/callers.ts';
import type { ListedGame } from '../api/index.ts';
import type { Context } from '../context.ts';
import type { GameRow } from '../db/schema.ts';
import { actorsOf, clockOf } from '../play/stored.ts';
import { seatsOf, speedOf } from '../repositories/listed-games.ts';
import { playersById } from '../repositories/players.ts';

/** These games as a list shows them, in their order. */
export async function listedGames(
  context: Context,
  games: readonly GameRow[],
  caller: Caller | undefined,
): Promise<ListedGame[]> {
  const { db } = context.store;
  const ids = games.map(({ id }) => id);
  const seats = await seatsOf(db, ids);
  const playerOf = await playersById(db, [
    ...games.map(({ host_id }) => host_id),
    ...seats.map(({ user_id }) => user_id),
  ]);
  return games.map((game) => {
    const here = seats.filter(({ game_id }) => game_id === game.id);
    const ratings = here.flatMap(({ rating }) => rating ?? []);
    const clock = clockOf(game);
    return {
      id: game.id,
      status: game.status,
      title: game.title,
      name: game.name,
      host: playerOf(game.host_id),
      seats: game.seats,
      rated: game.rated === 1,
      clock,
      seq: game.seq,
      actors: actorsOf(game),
      createdAt: game.created_at,
      mySeat: here.find(({ user_id }) => caller !== undefined && user_id === caller.id)?.seat ?? null,
      moves: game.moves,
      seatList: here.map(({ seat, user_id, bot, rank, score }) => ({
        seat,
        player: user_id === null ? null : playerOf(user_id),
        bot,
        rank,
        score,
      })),
      speed: speedOf(clock),
      level: ratings.length === 0 ? null : Math.round(ratings.reduce((sum, value) => sum + value, 0) / ratings.length),
      startedAt: game.started_at,
      finishedAt: game.finished_at,
      changedAt: game.changed_at,
    };
  });
}
