/** Something that is done again until it succeeds. */
interface Insistence {
  /** Does it now; asked for while it is under way, it is done once more after that. */
  begin(): void;
  stop(): void;
}

const FIRST_WAIT_MS = 1000;
const MOST_WAIT_MS = 20_000;

/** `work` tells whether it is done; if not, it is tried again after a while, and then after longer. */
export function insist(later: (ms: number, act: () => void) => () => void, work: () => Promise<boolean>): Insistence {
  let busy = false;
  let again = false;
  let stopped = false;
  let wait = FIRST_WAIT_MS;
  let cancel = () => {};

  async function run(): Promise<void> {
    cancel();
    if (stopped) return;
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    again = false;
    const isDone = await work();
    busy = false;
    if (again) return run();
    if (isDone) wait = FIRST_WAIT_MS;
    else {
      cancel = later(wait, () => void run());
      wait = Math.min(2 * wait, MOST_WAIT_MS);
    }
  }

  return {
    begin: () => void run(),
    stop() {
      stopped = true;
      cancel();
    },
  };
}
