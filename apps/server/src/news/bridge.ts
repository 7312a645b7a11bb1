import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Store } from '../db/store.ts';
import { newId } from '../ids.ts';

/**
 * What one process tells the others. It carries no data but names: who wants to know reads the database, which decides. Only
 * who looks at a table is in no database; it is announced as it is.
 */
export const NewsItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), table: z.string(), seq: z.int() }),
  z.object({ kind: z.literal('table'), table: z.string() }),
  z.object({ kind: z.literal('chat'), table: z.string(), id: z.string() }),
  z.object({ kind: z.literal('notice'), user: z.string(), table: z.string(), notice: z.string() }),
  z.object({ kind: z.literal('caller'), user: z.string() }),
  z.object({
    kind: z.literal('presence'),
    from: z.string(),
    table: z.string(),
    players: z.array(z.string()),
    others: z.int(),
    asks: z.boolean(),
  }),
]);
export type NewsItem = z.infer<typeof NewsItem>;

const Envelope = z.object({ from: z.string(), items: z.array(NewsItem) });
const CHANNEL = 'stellwerk';
/** PostgreSQL carries less than 8,000 bytes in one notification. */
const MOST_BYTES = 7000;
const GATHER_MS = 5;
const POLL_MS = 1000;
/** A row may be committed a little later than its time says. */
const OVERLAP_MS = 5000;

export interface Bridge {
  send(item: NewsItem): void;
  stop(): Promise<void>;
}

interface BridgeOptions {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly isWatched: (table: string) => boolean;
  readonly receive: (item: NewsItem) => void;
  readonly fault: (error: unknown) => void;
}

/**
 * News between processes: LISTEN and NOTIFY for speed, and a look at the changed tables every second for what a dying
 * process could not tell any more.
 */
export function makeBridge(options: BridgeOptions): Bridge {
  const { store, clock, isWatched, receive, fault } = options;
  const me = newId(8);
  /** The first part of each notification that this process sends. */
  const mine = `{"from":"${me}","items":`;
  const waiting: NewsItem[] = [];
  let gathering = false;
  let flushed = Promise.resolve();
  let stopped = false;
  let listening: pg.Client | undefined;
  const announced = new Map<string, number>();

  /** As many items as one notification can hold. */
  function nextItems(): NewsItem[] {
    let bytes = 100;
    const end = waiting.findIndex((item, i) => {
      bytes += 10 + Buffer.byteLength(JSON.stringify(item));
      return i > 0 && bytes > MOST_BYTES;
    });
    return waiting.splice(0, end === -1 ? waiting.length : end);
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const text = `${mine}${JSON.stringify(nextItems())}}`;
      // A notification stores nothing, so this commit need not wait for the disk.
      await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, ${text})`.execute(store.db);
    }
  }

  async function listen(): Promise<void> {
    if (stopped) return;
    const client = new pg.Client({ connectionString: options.config.DATABASE_URL, connectionTimeoutMillis: 10_000 });
    listening = client;
    client.on('notification', ({ payload }) => {
      if (payload?.startsWith(mine)) return;
      const read = Envelope.safeParse(JSON.parse(payload ?? 'null'));
      if (!read.success) return;
      for (const item of read.data.items) receive(item);
    });
    client.on('error', fault);
    client.on('end', () => {
      if (!stopped) setTimeout(() => void listen().catch(fault), POLL_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  async function poll(): Promise<void> {
    const since = clock.now() - OVERLAP_MS;
    const rows = await store.db
      .selectFrom('game')
      .select(['id', 'seq', 'table_at'])
      .where('changed_at', '>=', since)
      .execute();
    for (const { id, seq, table_at } of rows) {
      if (!isWatched(id)) continue;
      receive({ kind: 'entry', table: id, seq });
      if (table_at < since || announced.get(id) === table_at) continue;
      announced.set(id, table_at);
      receive({ kind: 'table', table: id });
    }
    const recent = new Set(rows.map(({ id }) => id));
    for (const id of announced.keys()) if (!recent.has(id)) announced.delete(id);
  }

  if (store.kind === 'postgres') void listen().catch(fault);
  let polling = false;
  const stopPolling = clock.every(POLL_MS, () => {
    if (polling || stopped) return;
    polling = true;
    void poll()
      .catch(fault)
      .finally(() => {
        polling = false;
      });
  });

  return {
    send(item) {
      if (store.kind !== 'postgres' || stopped) return;
      waiting.push(item);
      if (gathering) return;
      gathering = true;
      // Sends all news of the same moment in one notification.
      setTimeout(() => {
        gathering = false;
        flushed = flushed.then(flush).catch(fault);
      }, GATHER_MS);
    },
    async stop() {
      stopped = true;
      stopPolling();
      await flushed.then(flush).catch(fault);
      await listening?.end().catch(() => {});
    },
  };
}
