/**
 * Items that arrive together are done together: while a batch is under way the next one gathers. Each item is answered with its
 * own result, or with the error of its whole batch.
 */
export function inBatches<I, O>(
  most: number,
  run: (items: readonly I[]) => Promise<readonly O[]>,
): (item: I) => Promise<O> {
  interface Waiting {
    readonly item: I;
    done(result: O): void;
    failed(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  let busy = false;

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const results = await run(batch.map(({ item }) => item));
        for (const [i, result] of results.entries()) batch[i]?.done(result);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    busy = false;
  }

  return (item) =>
    new Promise<O>((done, failed) => {
      waiting.push({ item, done, failed });
      if (busy) return;
      busy = true;
      // Items that arrive in the same turn of the event loop join the batch.
      setImmediate(() => void runAll());
    });
}
