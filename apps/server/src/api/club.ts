import { z } from 'zod';
import { AnyJson, Count, Id, Name, Player, Seat, Time, Word } from './common.ts';
import { GameView } from './move.ts';
import { TableLine } from './table.ts';

/** Without a clock, at one sitting, or over days. */
export const Speed = z.enum(['untimed', 'quick', 'slow']);
export type Speed = z.infer<typeof Speed>;

/** Who sits at a table: people without a rating, or with one below or above what most have. */
export const Level = z.enum(['new', 'fair', 'strong']);
export type Level = z.infer<typeof Level>;

/** Where the next page begins; the answer of the page before tells it. */
const Cursor = z.string().regex(/^\d{1,15}\.[A-Za-z0-9_-]{4,64}$/);
const Moment = z.coerce.number().int().min(0).max(8_640_000_000_000_000);

export const GamesQuery = z.strictObject({
  status: z.enum(['open', 'running', 'finished']),
  title: Word.optional(),
  speed: Speed.optional(),
  level: Level.optional(),
  /** The beginning of a player's name. */
  player: Name.optional(),
  /** Between these moments, in milliseconds since 1970: finished, else begun or opened. */
  from: Moment.optional(),
  to: Moment.optional(),
  before: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(24),
});
export type GamesQuery = z.output<typeof GamesQuery>;

export const ListedSeat = z.object({
  seat: Seat,
  player: Player.nullable(),
  bot: z.string().nullable(),
  rank: z.int().nullable(),
  score: z.number().nullable(),
});

/** A table as a list shows it: to join, to watch or to replay. */
export const ListedGame = TableLine.pick({
  id: true,
  status: true,
  title: true,
  name: true,
  host: true,
  seats: true,
  rated: true,
  clock: true,
  seq: true,
  actors: true,
  createdAt: true,
  mySeat: true,
}).extend({
  moves: Count,
  seatList: z.array(ListedSeat),
  speed: Speed,
  /** The mean rating of the people at the table in its title; null if nobody has one. */
  level: z.int().nullable(),
  startedAt: Time.nullable(),
  finishedAt: Time.nullable(),
  changedAt: Time,
});
export type ListedGame = z.infer<typeof ListedGame>;

export const ListedGames = z.object({ games: z.array(ListedGame), next: z.string().nullable() });
export type ListedGames = z.infer<typeof ListedGames>;

/** What it takes to draw a table as it stands. */
export const Board = z.object({
  table: Id,
  seq: Count,
  moves: Count,
  config: GameView.shape.config,
  position: AnyJson,
});
export type Board = z.infer<typeof Board>;
export const BoardQuery = z.strictObject({ seq: z.coerce.number().pipe(Count).optional() });

export const PlayedQuery = z.strictObject({
  title: Word.optional(),
  before: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** Ratings of a player: before the first rated game of a title, and after each of them. */
const RatingPoint = z.object({ at: Time, rating: z.int(), uncertainty: Count, table: Id.nullable() });
export const RatingCurve = z.object({ title: z.string(), points: z.array(RatingPoint) });
export type RatingCurve = z.infer<typeof RatingCurve>;

/** How somebody fared against another in the games that both finished. */
export const HeadToHead = z.object({
  player: Player,
  games: Count,
  /** Ended before the other, behind the other, or beside them. */
  ahead: Count,
  behind: Count,
  level: Count,
  lastAt: Time,
});
export type HeadToHead = z.infer<typeof HeadToHead>;

/** Somebody I want to find again, and the tables of theirs that I may see. */
export const Friend = z.object({
  player: Player,
  tables: z.array(z.object({ id: Id, name: z.string(), title: z.string(), status: z.enum(['open', 'running']) })),
});
export type Friend = z.infer<typeof Friend>;
