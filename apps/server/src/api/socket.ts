import { z } from 'zod';
import { Count, Id } from './common.ts';
import { Entry } from './move.ts';
import { Notice } from './notification.ts';
import { ChatLine } from './table.ts';

/** What a client may say on the socket; docs/protocol.md tells the whole conversation. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('watch'), table: Id, after: Count }),
  z.strictObject({ type: z.literal('unwatch'), table: Id }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), protocol: z.literal(1), player: Id.nullable() }),
  z.object({ type: z.literal('watching'), table: Id, seq: Count }),
  /** Entries of the log, in order, without a gap after the last ones sent; `more`: ask again by HTTP. */
  z.object({ type: z.literal('entries'), table: Id, entries: z.array(Entry), more: z.boolean() }),
  /** Something about the table changed besides its log: ask for it anew. */
  z.object({ type: z.literal('table'), table: Id }),
  /** Who looks at the table now: players by id, others by number. */
  z.object({ type: z.literal('presence'), table: Id, players: z.array(Id), others: Count }),
  z.object({ type: z.literal('chat'), table: Id, line: ChatLine }),
  z.object({ type: z.literal('notice'), notice: Notice }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('error'), code: z.string(), detail: z.string() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
