import type * as api from '@stellwerk/server/api';
import { among, byName, byTag, count, fields, json, listOf, nullable, number, text, truth, whole } from './basics.ts';
import { player } from './player.ts';

type Clock = api.ClockRules;
const fall = among<Exclude<Clock, { kind: 'none' }>['fall']>({ bot: true, open: true, end: true });
export const clock = byTag<Clock>('kind', {
  none: fields<Extract<Clock, { kind: 'none' }>>({ kind: among({ none: true }) }),
  move: fields<Extract<Clock, { kind: 'move' }>>({ kind: among({ move: true }), seconds: whole, fall }),
  bank: fields<Extract<Clock, { kind: 'bank' }>>({
    kind: among({ bank: true }),
    seconds: whole,
    increment: whole,
    fall,
  }),
});

export const seatClock = fields<api.SeatView['clock']>({ leftMs: nullable(whole), deadline: nullable(whole) });

const seatView = fields<api.SeatView>({
  seat: count,
  player: nullable(player),
  bot: nullable(text),
  missing: truth,
  clock: seatClock,
  programmed: truth,
  vacation: truth,
  rank: nullable(whole),
  score: nullable(number),
  rating: nullable(fields<NonNullable<api.SeatView['rating']>>({ before: whole, after: whole, uncertainty: count })),
});

export const ofTable = {
  id: text,
  status: among<api.Table['status']>({ open: true, running: true, finished: true, ended: true }),
  title: text,
  name: text,
  visibility: among<api.Table['visibility']>({ open: true, link: true, private: true }),
  host: player,
  seats: whole,
  rated: truth,
  clock,
  seq: count,
  actors: listOf(count),
  createdAt: whole,
  mySeat: nullable(count),
};
export const table = fields<api.Table>({
  ...ofTable,
  revision: whole,
  seatList: listOf(seatView),
  options: byName(json),
  undo: among<api.Table['undo']>({ none: true, agreed: true, own: true }),
  seating: among<api.Table['seating']>({ random: true, joined: true }),
  chat: among<api.Table['chat']>({ players: true, everyone: true }),
  seedSha256: text,
  seed: nullable(text),
  invite: nullable(text),
  moves: count,
  undoRequest: nullable(
    fields<NonNullable<api.Table['undoRequest']>>({ seat: count, moves: count, seq: count, agreed: listOf(count) }),
  ),
  startedAt: nullable(whole),
  finishedAt: nullable(whole),
});
export const tableLine = fields<api.TableLine>({ ...ofTable, players: listOf(player), taken: count, myTurn: truth });
export const chatLine = fields<api.ChatLine>({ id: text, player, body: text, at: whole });

export const note = fields<{ body: string }>({ body: text });
