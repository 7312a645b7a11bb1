import type * as api from '@stellwerk/server/api';
import { among, byName, count, fields, json, listOf, nullable, number, text, truth, whole } from './basics.ts';
import { player } from './player.ts';
import { clock, ofTable } from './table.ts';

const listedSeat = fields<api.ListedGame['seatList'][number]>({
  seat: count,
  player: nullable(player),
  bot: nullable(text),
  rank: nullable(whole),
  score: nullable(number),
});
const { visibility: _, ...ofListed } = ofTable;
const listedGame = fields<api.ListedGame>({
  ...ofListed,
  moves: count,
  seatList: listOf(listedSeat),
  speed: among<api.Speed>({ untimed: true, quick: true, slow: true }),
  level: nullable(whole),
  startedAt: nullable(whole),
  finishedAt: nullable(whole),
  changedAt: whole,
});
/** A page of a list of games, and where the next begins. */
export const listedGames = fields<api.ListedGames>({ games: listOf(listedGame), next: nullable(text) });
export const ratingCurve = fields<api.RatingCurve>({
  title: text,
  points: listOf(
    fields<api.RatingCurve['points'][number]>({ at: whole, rating: whole, uncertainty: count, table: nullable(text) }),
  ),
});
export const headToHead = fields<api.HeadToHead>({
  player,
  games: count,
  ahead: count,
  behind: count,
  level: count,
  lastAt: whole,
});
export const friend = fields<api.Friend>({
  player,
  tables: listOf(
    fields<api.Friend['tables'][number]>({
      id: text,
      name: text,
      title: text,
      status: among<api.Friend['tables'][number]['status']>({ open: true, running: true }),
    }),
  ),
});

const ofTournament = {
  id: text,
  name: text,
  title: text,
  host: player,
  status: among<api.TournamentLine['status']>({ open: true, running: true, finished: true }),
  seats: whole,
  rounds: whole,
  round: count,
  entrants: count,
  isIn: truth,
  rated: truth,
  clock,
  createdAt: whole,
  finishedAt: nullable(whole),
};
export const tournamentLine = fields<api.TournamentLine>(ofTournament);
export const tournament = fields<api.Tournament>({
  ...ofTournament,
  options: byName(json),
  standings: listOf(
    fields<api.Tournament['standings'][number]>({
      player,
      withdrawn: truth,
      rank: whole,
      games: count,
      wins: count,
      points: number,
      share: number,
    }),
  ),
  tables: listOf(
    fields<api.Tournament['tables'][number]>({
      round: whole,
      table: text,
      status: among<api.Tournament['tables'][number]['status']>({
        open: true,
        running: true,
        finished: true,
        ended: true,
      }),
      seats: listOf(listedSeat),
    }),
  ),
});
