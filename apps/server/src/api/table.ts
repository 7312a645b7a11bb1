import { z } from 'zod';
import { AnyJson, Count, Id, Name, Player, Seat, Time, Word, Words } from './common.ts';

const Seconds = z
  .int()
  .min(5)
  .max(90 * 86_400);

/** What happens when a clock falls: a bot stands in, the seat opens for somebody else, or the game ends unfinished. */
const Fall = z.enum(['bot', 'open', 'end']);
export const ClockRules = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: Seconds, fall: Fall }),
  z.strictObject({
    kind: z.literal('bank'),
    seconds: Seconds,
    /** Added after each move. */
    increment: z.int().min(0).max(86_400),
    fall: Fall,
  }),
]);
export type ClockRules = z.infer<typeof ClockRules>;

const Visibility = z.enum(['open', 'link', 'private']);

export const NewTable = z.strictObject({
  title: Word,
  name: Name,
  visibility: Visibility.default('open'),
  seats: z.int().min(1).max(10),
  options: z.record(z.string().max(60), AnyJson).default({}),
  clock: ClockRules.default({ kind: 'none' }),
  undo: z.enum(['none', 'agreed', 'own']).default('own'),
  seating: z.enum(['random', 'joined']).default('random'),
  chat: z.enum(['players', 'everyone']).default('players'),
  rated: z.boolean().default(false),
  /** A seed of the host's own, which everybody is told; without it the server draws one and keeps it until the end. */
  seed: Words(100).min(1).optional(),
});
export type NewTable = z.input<typeof NewTable>;

export const SeatView = z.object({
  seat: Seat,
  player: Player.nullable(),
  /** The house bot that plays here, for itself or in a player's stead. */
  bot: z.string().nullable(),
  missing: z.boolean(),
  clock: z.object({ leftMs: z.int().nullable(), deadline: Time.nullable() }),
  programmed: z.boolean(),
  /** Its player is on vacation: the clock stands still. */
  vacation: z.boolean(),
  rank: z.int().nullable(),
  score: z.number().nullable(),
  rating: z.object({ before: z.int(), after: z.int(), uncertainty: Count }).nullable(),
});
export type SeatView = z.infer<typeof SeatView>;

export const UndoRequest = z.object({ seat: Seat, moves: Count, seq: Count, agreed: z.array(Seat) });

export const Table = z.object({
  id: Id,
  status: z.enum(['open', 'running', 'finished', 'ended']),
  title: z.string(),
  revision: z.int(),
  name: z.string(),
  visibility: Visibility,
  host: Player,
  seats: z.int(),
  seatList: z.array(SeatView),
  options: z.record(z.string(), AnyJson),
  clock: ClockRules,
  undo: z.enum(['none', 'agreed', 'own']),
  seating: z.enum(['random', 'joined']),
  chat: z.enum(['players', 'everyone']),
  rated: z.boolean(),
  /** The hash of the seed, told before the first move: at the end everybody can check that chance was settled by then. */
  seedSha256: z.string(),
  seed: z.string().nullable(),
  /** What makes a link of an invitation; only those at the table are told. */
  invite: z.string().nullable(),
  mySeat: Seat.nullable(),
  seq: Count,
  moves: Count,
  actors: z.array(Seat),
  undoRequest: UndoRequest.nullable(),
  createdAt: Time,
  startedAt: Time.nullable(),
  finishedAt: Time.nullable(),
});
export type Table = z.infer<typeof Table>;

export const TableLine = Table.pick({
  id: true,
  status: true,
  title: true,
  name: true,
  visibility: true,
  host: true,
  seats: true,
  rated: true,
  clock: true,
  seq: true,
  actors: true,
  createdAt: true,
}).extend({ players: z.array(Player), taken: Count, mySeat: Seat.nullable(), myTurn: z.boolean() });
export type TableLine = z.infer<typeof TableLine>;

export const TableQuery = z.strictObject({
  status: z.enum(['open', 'running', 'finished']).optional(),
  title: Word.optional(),
  mine: z.enum(['true', 'false']).optional(),
  before: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const Invite = z.strictObject({ player: Id });
export const SeatBot = z.strictObject({ bot: Word });

export const ChatLine = z.object({ id: z.string(), player: Player, body: z.string(), at: Time });
export type ChatLine = z.infer<typeof ChatLine>;
export const NewChat = z.strictObject({ body: Words(1000).trim().min(1) });
export const ChatQuery = z.strictObject({ after: Word.optional() });
export const Note = z.strictObject({ body: Words(20_000) });

const Option = z.object({
  id: z.string(),
  kind: z.enum(['choice', 'switch', 'number', 'data']),
  values: z.array(z.string()).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  default: AnyJson,
});
export const Title = z.object({
  id: z.string(),
  name: z.string(),
  revision: z.int(),
  players: z.tuple([z.int(), z.int()]),
  options: z.array(Option),
  bots: z.array(z.string()),
});
export type Title = z.infer<typeof Title>;

export const TitleStatistics = z.object({
  title: z.string(),
  finished: Count,
  running: Count,
  /** By number of players. */
  byPlayers: z.array(z.object({ players: z.int(), games: Count, meanMoves: z.number(), meanWinningScore: z.number() })),
  /** How often each seat won, shared wins counted as a share. */
  winsBySeat: z.array(z.object({ seat: Seat, games: Count, wins: z.number() })),
});
export type TitleStatistics = z.infer<typeof TitleStatistics>;
