import type * as api from '@stellwerk/server/api';
import { among, byTag, count, fields, listOf, nullable, text, truth } from './basics.ts';
import { entry } from './move.ts';
import { notice } from './notification.ts';
import { chatLine } from './table.ts';

type Said<K extends api.ServerMessage['type']> = Extract<api.ServerMessage, { type: K }>;
/** What the socket says. The protocol's number is read where the line begins. */
export const serverMessage = byTag<api.ServerMessage>('type', {
  hello: fields<Said<'hello'>>({
    type: among({ hello: true }),
    protocol: { accepts: (value): value is 1 => value === 1 },
    player: nullable(text),
  }),
  watching: fields<Said<'watching'>>({ type: among({ watching: true }), table: text, seq: count }),
  entries: fields<Said<'entries'>>({
    type: among({ entries: true }),
    table: text,
    entries: listOf(entry),
    more: truth,
  }),
  table: fields<Said<'table'>>({ type: among({ table: true }), table: text }),
  presence: fields<Said<'presence'>>({
    type: among({ presence: true }),
    table: text,
    players: listOf(text),
    others: count,
  }),
  chat: fields<Said<'chat'>>({ type: among({ chat: true }), table: text, line: chatLine }),
  notice: fields<Said<'notice'>>({ type: among({ notice: true }), notice }),
  pong: fields<Said<'pong'>>({ type: among({ pong: true }) }),
  error: fields<Said<'error'>>({ type: among({ error: true }), code: text, detail: text }),
});
