import pg from 'pg';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Store } from '../db/store.ts';
import { newId } from '../ids.ts';
import { countsOf, notifyProcesses } from '../repositories/news.ts';

/**
 * What one process tells the others. It carries no data but names: who wants to know reads the database, which decides. Only
 * who looks at a table is in no database; it is announced as it is.
 */
export const NewsItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), table: z.string(), seq: z.int() }),
  z.object({ kind: z.literal('table'), table: z.string(), no: z.int() }),
  z.object({ kind: z.literal('chat'), table: z.string(), no: z.int() }),
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
/** Each notification is a commit, so news of the same moment share one. */
const GATHER_MS = 20;
const POLL_MS = 1000;
/** Tables asked for by one statement. */
const AT_ONCE = 500;

export interface Bridge {
  send(item: NewsItem): void;
  /** Whether news of the other processes come in as they happen. */
  isListening(): boolean;
  stop(): Promise<void>;
}

interface BridgeOptions {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly watched: () => readonly string[];
  readonly receive: (item: NewsItem) => void;
  /** The connection that listens was lost and is back: of what the tables do not tell, something may have been missed. */
  readonly missed: () => void;
  readonly fault: (error: unknown) => void;
}

/**
 * News between processes: LISTEN and NOTIFY for speed, and a look at the watched tables every second for what nobody could
 * tell, be it that a process died or that the connection was lost. It compares counts, not times, so no gap is too long.
 */
export function makeBridge(options: BridgeOptions): Bridge {
  const { store, clock, watched, receive, missed, fault } = options;
  const me = newId(8);
  /** The first part of each notification that this process sends. */
  const mine = `{"from":"${me}","items":`;
  const waiting: NewsItem[] = [];
  let gathering = false;
  let flushed = Promise.resolve();
  let stopped = false;
  let listening: pg.Client | undefined;
  let heard = false;
  let wasHeard = false;

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
      await notifyProcesses(store.db, CHANNEL, text);
    }
  }

  /** Listens until the connection is lost. */
  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: options.config.DATABASE_URL,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    listening = client;
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', fault);
    client.on('notification', ({ payload }) => {
      if (payload?.startsWith(mine)) return;
      const read = Envelope.safeParse(JSON.parse(payload ?? 'null'));
      if (!read.success) return;
      for (const item of read.data.items) receive(item);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      heard = true;
      if (wasHeard) {
        missed();
        await poll();
      }
      wasHeard = true;
      await lost;
    } finally {
      heard = false;
      await client.end().catch(() => {});
    }
  }

  async function listenAgain(): Promise<void> {
    while (!stopped) {
      await listen().catch(fault);
      if (!stopped) await new Promise<void>((resolve) => setTimeout(resolve, POLL_MS).unref());
    }
  }

  async function poll(): Promise<void> {
    const tables = watched();
    for (let i = 0; i < tables.length; i += AT_ONCE) {
      const rows = await countsOf(store.db, tables.slice(i, i + AT_ONCE));
      for (const { id: table, seq, table_no, chat_no } of rows) {
        receive({ kind: 'entry', table, seq });
        receive({ kind: 'table', table, no: table_no });
        receive({ kind: 'chat', table, no: chat_no });
      }
    }
  }

  if (store.kind === 'postgres') void listenAgain();
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
    isListening: () => heard,
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
