import { z } from 'zod';
import { ListedSeat } from './club.ts';
import { AnyJson, Count, Id, Name, Player, Time, Word } from './common.ts';
import { ClockRules } from './table.ts';

const Rounds = z.int().min(1).max(12);
export const NewTournament = z.strictObject({
  name: Name,
  title: Word,
  /** People at a table; where it does not come out even, some tables have one less. */
  seats: z.int().min(2).max(10),
  rounds: Rounds,
  options: z.record(z.string().max(60), AnyJson).default({}),
  clock: ClockRules.default({ kind: 'none' }),
  rated: z.boolean().default(false),
});

const Standing = z.object({
  player: Player,
  withdrawn: z.boolean(),
  rank: z.int(),
  games: Count,
  wins: Count,
  /** From 0 for the last of a table to 1 for its winner, summed up. */
  points: z.number(),
  /** Of the sum of all results at the tables, the own part in per cent, on the average; decides between equal points. */
  share: z.number(),
});

const TournamentTable = z.object({
  round: z.int(),
  table: Id,
  status: z.enum(['open', 'running', 'finished', 'ended']),
  seats: z.array(ListedSeat),
});

export const TournamentLine = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  host: Player,
  status: z.enum(['open', 'running', 'finished']),
  seats: z.int(),
  rounds: z.int(),
  /** The round that is played; 0 before the first. */
  round: Count,
  entrants: Count,
  isIn: z.boolean(),
  rated: z.boolean(),
  clock: ClockRules,
  createdAt: Time,
  finishedAt: Time.nullable(),
});
export type TournamentLine = z.infer<typeof TournamentLine>;

export const Tournament = TournamentLine.extend({
  options: z.record(z.string(), AnyJson),
  standings: z.array(Standing),
  tables: z.array(TournamentTable),
});
export type Tournament = z.infer<typeof Tournament>;

export const TournamentQuery = z.strictObject({ status: z.enum(['open', 'running', 'finished']).optional() });
