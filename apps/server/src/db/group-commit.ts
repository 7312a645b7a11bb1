import { type Kysely, sql, type Transaction } from 'kysely';

type Write<D> = <T>(task: (trx: Transaction<D>) => Promise<T>) => Promise<T>;

/**
 * The embedded database waits for the disk at every commit. Tasks that arrive together share one: each runs within its own
 * savepoint, so that one that fails takes nothing of the others with it, and all are answered after the common commit.
 */
export function groupCommit<D>(db: Kysely<D>): Write<D> {
  interface Waiting {
    run(trx: Transaction<D>): Promise<void>;
    committed(): void;
    failed(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  let busy = false;

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      const done: Waiting[] = [];
      try {
        await db.transaction().execute(async (trx) => {
          for (const entry of group) {
            await sql`savepoint task`.execute(trx);
            try {
              await entry.run(trx);
              await sql`release savepoint task`.execute(trx);
              done.push(entry);
            } catch (error) {
              await sql`rollback to savepoint task`.execute(trx);
              await sql`release savepoint task`.execute(trx);
              entry.failed(error);
            }
          }
        });
        for (const entry of done) entry.committed();
      } catch (error) {
        for (const entry of group) entry.failed(error);
      }
    }
    busy = false;
  }

  return <T>(task: (trx: Transaction<D>) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let finish = () => {};
      waiting.push({
        async run(trx) {
          const value = await task(trx);
          finish = () => resolve(value);
        },
        committed: () => finish(),
        failed: reject,
      });
      if (busy) return;
      busy = true;
      // Items that arrive in the same turn of the event loop join the batch.
      setImmediate(() => void commitAll());
    });
}
