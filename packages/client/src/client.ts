import type { Title } from '@stellwerk/engine/kernel';
import { type Answer, type Ask, askAt, readAs } from './answers.ts';
import { type Line, makeLine, socketOf } from './line.ts';
import { loadRemote } from './loading.ts';
import { openRemote, type Remote, type Wire } from './remote.ts';
import * as shapes from './shapes.ts';

export interface ClientOptions {
  /** Where the server is: `https://play.example.org`. */
  readonly address: string;
  /** The token of a bot account; without it one is a visitor. */
  readonly token?: string;
  /** Node from 22 on has one, and the package `ws` has one for older releases. */
  readonly WebSocket: new (
    address: string,
    options: { readonly headers: Record<string, string> },
  ) => Parameters<typeof socketOf>[0];
}

/** A program's way to a server. */
interface Client {
  /** Any request of the interface; `/api` on the server describes them all. */
  readonly ask: Ask;
  /** The socket: taken up again whenever it breaks. */
  readonly line: Line;
  /**
   * Follows the game of a table: shows every position, plays moves, and sends each of them again under the same id until it is
   * answered.
   */
  follow(table: string, title: Title): Promise<Answer<Remote>>;
}

export function connect({ address, token, WebSocket }: ClientOptions): Client {
  const base = address.replace(/\/$/, '');
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const ask = askAt(base, headers);
  const line = makeLine({
    open: (ears) => socketOf(new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers }), ears),
    later,
  });
  // What is not sent yet is lost with the program.
  const wire: Wire = { ask, line, newId: () => crypto.randomUUID(), later, keep: () => {}, kept: () => undefined };
  return {
    ask,
    line,
    async follow(id, title) {
      const table = await readAs(shapes.table, ask('GET', `/api/tables/${id}`));
      if (!table.ok) return table;
      const loaded = await loadRemote(ask, table.value, title);
      return loaded.ok ? { ok: true, value: openRemote(loaded.value, wire) } : loaded;
    },
  };
}

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
