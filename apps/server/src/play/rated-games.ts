import type { Store, Trx } from '../db/store.ts';
import { closedPlayers } from '../repositories/players.ts';
import { deleteRatings, putRating, ratedGames, ratedSeats, ratingsAmong } from '../repositories/ratings.ts';
import { updateSeat } from '../repositories/seats.ts';
import { FIRST_SKILL, type Skill, shown, skillsAfter } from './ratings.ts';

/** A seat at the end of a rated game. */
interface Ended {
  readonly seat: number;
  readonly user_id: string | null;
  readonly bot: string | null;
  readonly rank: number | null;
}

interface Record extends Skill {
  readonly games: number;
  readonly wins: number;
}

const NO_RECORD: Record = { ...FIRST_SKILL, games: 0, wins: 0 };

/** What a game does to the records of its players, and what is noted at their seats. */
interface Effect {
  readonly seat: number;
  readonly user: string;
  readonly record: Record;
  readonly noted: { readonly rating_before: number; readonly rating_after: number; readonly uncertainty: number };
}

/** A bot that stood in until the end has played the result, not the player. Two must be left. */
function effectsOf(seats: readonly Ended[], recordOf: (user: string) => Record): readonly Effect[] {
  const rated = seats.flatMap(({ seat, user_id: user, bot, rank }) =>
    user === null || bot !== null || rank === null ? [] : [{ seat, user, rank, before: recordOf(user) }],
  );
  if (rated.length < 2) return [];
  const skills = skillsAfter(rated.map(({ before: { mu, sigma }, rank }) => ({ mu, sigma, rank })));
  return rated.map(({ seat, user, rank, before }, i) => {
    const skill = skills[i] ?? before;
    const { rating, uncertainty } = shown(skill);
    const { mu, sigma } = skill;
    return {
      seat,
      user,
      record: { mu, sigma, games: before.games + 1, wins: before.wins + (rank === 1 ? 1 : 0) },
      noted: { rating_before: shown(before).rating, rating_after: rating, uncertainty },
    };
  });
}

/** Writes new ratings at the end of a rated game, in the transaction of its last move. */
export async function rateGame(
  trx: Trx,
  game: { readonly id: string; readonly title: string },
  seats: readonly Ended[],
  now: number,
): Promise<void> {
  const users = seats.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
  if (users.length === 0) return;
  const rows = await ratingsAmong(trx, game.title, users);
  const recordOf = (user: string) => rows.find(({ user_id }) => user_id === user) ?? NO_RECORD;
  for (const { seat, user, record, noted } of effectsOf(seats, recordOf)) {
    await putRating(trx, { title: game.title, user_id: user, ...record, ...shown(record), changed_at: now });
    await updateSeat(trx, { game_id: game.id, seat }, noted);
  }
}

/** Works all ratings out again from the stored games, in the order they ended; tells how many there were. */
export async function recalculateRatings(store: Store): Promise<number> {
  const games = await ratedGames(store.db);
  const records = new Map<string, { readonly title: string; readonly user: string; record: Record; at: number }>();
  await store.write(async (trx) => {
    await deleteRatings(trx);
    for (const { id, title, finished_at } of games) {
      const seats = await ratedSeats(trx, id);
      const recordOf = (user: string) => records.get(`${title} ${user}`)?.record ?? NO_RECORD;
      for (const { seat, user, record, noted } of effectsOf(seats, recordOf)) {
        records.set(`${title} ${user}`, { title, user, record, at: finished_at ?? 0 });
        await updateSeat(trx, { game_id: id, seat }, noted);
      }
    }
    // Who closed the account has been somebody's opponent, but is in no list.
    const gone = await closedPlayers(trx);
    for (const { title, user, record, at } of records.values()) {
      if (gone.has(user)) continue;
      const row = { title, user_id: user, ...record, ...shown(record), changed_at: at };
      await putRating(trx, row);
    }
  });
  return games.length;
}
