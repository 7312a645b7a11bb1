import type * as api from '@stellwerk/server/api';
import { among, count, fields, listOf, nullable, number, text, truth, whole } from './basics.ts';
import { player } from './player.ts';

export const account = fields<api.Account>({
  id: text,
  name: text,
  kind: among({ person: true, guest: true, bot: true }),
  email: nullable(text),
  emailVerified: truth,
  language: among({ de: true, en: true }),
  mail: truth,
  push: truth,
  vacationUntil: nullable(whole),
  vacationLeft: count,
});

export const session = fields<api.Session>({
  id: text,
  current: truth,
  createdAt: whole,
  expiresAt: whole,
  agent: text,
});

const scope = among<api.Scope>({ read: true, tables: true, play: true, chat: true });
const tokenFields = {
  id: text,
  name: text,
  scopes: listOf(scope),
  createdAt: whole,
  expiresAt: nullable(whole),
  revoked: truth,
};
export const token = fields<api.Token>(tokenFields);
export const tokenMade = fields<api.TokenMade>({ ...tokenFields, token: text });

export const profile = fields<api.Profile>({
  id: text,
  name: text,
  kind: among({ person: true, guest: true, bot: true }),
  ratings: listOf(
    fields<api.Profile['ratings'][number]>({
      title: text,
      rating: whole,
      uncertainty: count,
      games: count,
      wins: count,
    }),
  ),
  finished: count,
  running: count,
});
export const rankedPlayer = fields<api.RankedPlayer>({
  player,
  rating: whole,
  uncertainty: count,
  games: count,
  wins: count,
});
export const offer = fields<api.Offer>({ guests: truth, signUp: truth, mail: truth, webhooks: truth });

export const titleStatistics = fields<api.TitleStatistics>({
  title: text,
  finished: count,
  running: count,
  byPlayers: listOf(
    fields<api.TitleStatistics['byPlayers'][number]>({
      players: whole,
      games: count,
      meanMoves: number,
      meanWinningScore: number,
    }),
  ),
  winsBySeat: listOf(fields<api.TitleStatistics['winsBySeat'][number]>({ seat: count, games: count, wins: number })),
});
