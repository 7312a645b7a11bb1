import { finishClosing } from './accounts/closing.ts';
import { advanceTournaments } from './club/rounds.ts';
import type { Context } from './context.ts';
import { makeDeliverer } from './notify/deliver.ts';
import { forgetFailed, sendDue } from './notify/outbox.ts';
import { playAutomaticMove } from './play/automatic-moves.ts';
import { handleExpiredClocks } from './play/expired-clocks.ts';
import { endVacations } from './play/vacation.ts';
import { tablesDue } from './repositories/tables.ts';

export interface Workers {
  auto(table: string): void;
  outbox(): void;
  /** Looks once for work that is due. Tests call it, because they set the clock themselves. */
  tick(): Promise<void>;
  /** Resolves when no work is running any more. */
  settled(): Promise<void>;
  /** Stops taking new work and resolves when the running work is finished. */
  stop(): Promise<void>;
}

/** Yields to requests in progress, which are answered before work in the background. */
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

const TICK_MS = 1000;
/** If a bot's turn is overdue by this time, the process that should have played it died. */
const ORPHANED_MS = 5000;
const AUTO_AT_ONCE = 4;
const CLOSING_MS = 60_000;
/** Each kind has a lane of its own: whoever answers a webhook slowly keeps no mail waiting. */
const KINDS = ['notify', 'mail', 'push', 'webhook'] as const;
type Kind = (typeof KINDS)[number];

/** The work that the server does without a request: bots, programmed moves, clocks, messages. */
export function startWorkers(context: Context): Workers {
  const deliverer = makeDeliverer(context);
  /** Tables where a bot or a program is to move, and those where one is moving. */
  const due = new Set<string>();
  const busy = new Set<string>();
  /** Tables where one has just moved: each move is seen, and a game of bots alone takes little of the server. */
  const resting = new Set<string>();
  const running = new Set<Promise<void>>();
  let playing = 0;
  const lanes = new Map<Kind, Promise<void>>();
  const again = new Set<Kind>();
  let closedAt = 0;
  let stopped = false;

  const fault = (error: unknown) => {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    context.log.error({ fault: { type: name, message, stack } }, 'a worker failed');
  };
  const follow = (work: Promise<void>): Promise<void> => {
    const followed = work.catch(fault).finally(() => running.delete(followed));
    running.add(followed);
    return followed;
  };

  /** One move at each table in turn, so that a game of bots alone keeps no other table waiting. */
  async function playDue(): Promise<void> {
    if (playing >= AUTO_AT_ONCE) return;
    playing += 1;
    try {
      for (let id = nextDue(); id !== undefined && !stopped; id = nextDue()) {
        due.delete(id);
        busy.add(id);
        const isMore = await playAutomaticMove(context, id).catch(fault);
        busy.delete(id);
        if (isMore) due.add(id);
        rest(id);
        await soon();
      }
    } finally {
      playing -= 1;
    }
  }

  function nextDue(): string | undefined {
    for (const id of due) if (!busy.has(id) && !resting.has(id)) return id;
    return undefined;
  }

  function rest(id: string): void {
    const { BOT_PAUSE_MS: pause } = context.config;
    if (pause === 0) return;
    resting.add(id);
    const goOn = () => {
      resting.delete(id);
      if (due.has(id) && !stopped) void follow(playDue());
    };
    setTimeout(goOn, pause).unref();
  }

  async function sendAll(): Promise<void> {
    // A notice becomes messages of the other kinds.
    await send('notify');
    await Promise.all(KINDS.map(send));
  }

  function send(kind: Kind): Promise<void> {
    again.add(kind);
    const lane = lanes.get(kind) ?? sendAgain(kind).finally(() => lanes.delete(kind));
    lanes.set(kind, lane);
    return lane;
  }

  async function sendAgain(kind: Kind): Promise<void> {
    while (again.delete(kind) && !stopped) if (await sendDue(context, deliverer, kind)) again.add(kind);
  }

  async function closing(): Promise<void> {
    if (context.clock.now() < closedAt + CLOSING_MS) return;
    closedAt = context.clock.now();
    await finishClosing(context);
  }

  /** Does what is due, except sending: clocks must not wait for whoever is slow to answer. */
  async function look(): Promise<void> {
    if (stopped) return;
    context.live.sweep();
    context.history.sweep();
    context.callers.sweep();
    await context.limits.sweep();
    await closing();
    await handleExpiredClocks(context);
    await endVacations(context);
    await advanceTournaments(context);
    for (const id of await tablesDue(context.store.db, context.clock.now() - ORPHANED_MS, 50)) due.add(id);
    // Bots may play for hours: nothing waits for them.
    for (let lane = 0; lane < AUTO_AT_ONCE; lane++) void follow(playDue());
    await forgetFailed(context);
  }

  async function tick(): Promise<void> {
    await look();
    await sendAll();
  }

  let ticking = false;
  const stopTicking = context.clock.every(TICK_MS, () => {
    if (ticking) return;
    ticking = true;
    void follow(look()).finally(() => {
      ticking = false;
    });
    void follow(sendAll());
  });

  return {
    auto(table) {
      due.add(table);
      void follow(soon().then(playDue));
    },
    outbox: () => void follow(soon().then(sendAll)),
    tick,
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    async stop() {
      stopped = true;
      stopTicking();
      while (running.size > 0) await Promise.all(running);
    },
  };
}
