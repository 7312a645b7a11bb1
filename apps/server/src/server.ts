import type { ChildProcess } from 'node:child_process';
import type { Title } from '@stellwerk/engine/kernel';
import { titles as allTitles } from '@stellwerk/titles';
import type { FastifyInstance } from 'fastify';
import { makeAuth, type Passwords } from './accounts/auth.ts';
import { makeCallers, sessionReader } from './accounts/callers.ts';
import { claimKeys } from './accounts/claims.ts';
import { NoticeKind } from './api/index.ts';
import { type Clock, steadyClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { UNCERTAIN_RATINGS } from './db/migrations.ts';
import { openStore } from './db/store.ts';
import { endpoints } from './endpoints.ts';
import { makeServer, mount } from './http/app.ts';
import { makeLimits } from './http/limits.ts';
import { newId } from './ids.ts';
import { makeBridge, type NewsItem } from './news/bridge.ts';
import { type Hub, makeHub, type Reader } from './news/hub.ts';
import { type Elsewhere, makeElsewhere, PRESENCE_MS } from './news/presence.ts';
import { repeatNotices } from './notify/inbox.ts';
import { makeMetrics } from './ops/metrics.ts';
import { entriesAfter } from './play/entries.ts';
import { gameHistory } from './play/history.ts';
import { liveGames } from './play/live-games.ts';
import { recalculateRatings } from './play/rated-games.ts';
import { makeThinkers } from './play/thinkers.ts';
import { startThinking } from './play/thinking-process.ts';
import { admitted } from './repositories/members.ts';
import { stepWriter } from './repositories/step-writer.ts';
import { tableLine } from './repositories/tables.ts';
import { readSecrets } from './secrets.ts';
import { linesAfter } from './tables/chat.ts';
import { startWorkers, type Workers } from './workers.ts';

/** What `/readyz` says of the database. */
const WHY = { lost: 'the database cannot be reached', full: 'the disk is full', well: undefined };

/** How often the clock of the database is read. */
const FOLLOW_MS = 20_000;

export interface Running {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly workers: Workers;
  /** Takes no new requests, answers the running ones, closes the sockets, and stops. */
  stop(): Promise<void>;
}

export interface Parts {
  readonly clock?: Clock;
  readonly titles?: readonly Title[];
  readonly logTo?: { write(line: string): void };
  readonly passwords?: Passwords | undefined;
  /** Starts a process in which bots think. */
  readonly thinking?: () => ChildProcess;
}

/** The server, put together; listening is the caller's business. */
export async function makeRunning(config: Config, parts: Parts = {}): Promise<Running> {
  const { titles = allTitles, logTo, passwords } = parts;
  const { thinking = () => startThinking({ priority: config.BOT_PRIORITY }) } = parts;
  const steady = steadyClock();
  const clock = parts.clock ?? steady;
  const app = makeServer(config, logTo);
  const { log } = app;
  const store = openStore(config);
  const followTime = async () => {
    const time = await store.time();
    if (time !== undefined) steady.follow(time);
  };
  await followTime();
  const stopFollowing = steady.every(FOLLOW_MS, () => void followTime().catch(() => {}));
  const migrated = await store.migrate();
  if (migrated.includes(UNCERTAIN_RATINGS)) await recalculateRatings(store);
  if (migrated.length > 0) log.info({ migrated }, 'the database was brought up to date');
  const secrets = await readSecrets(store, config.AUTH_SECRET);
  let workers: Workers | undefined;
  const wake = { auto: (table: string) => workers?.auto(table), outbox: () => workers?.outbox() };
  const auth = makeAuth({ config, store, secret: secrets.auth, passwords });
  const elsewhere = makeElsewhere({ me: newId(8), clock, send: (item) => bridge.send(item) });
  const reader: Reader = {
    entriesAfter: (table, seq) => entriesAfter(store.db, table, seq),
    linesAfter: (table, no) => linesAfter(store.db, table, no),
    admitted: (table, players) => admitted(store.db, table, players),
  };
  const hub = makeHub(reader, elsewhere);
  const live = liveGames({
    store,
    titles,
    clock,
    most: config.GAMES_IN_MEMORY,
    idleMs: 1000 * config.GAME_IDLE_SECONDS,
    isWatched: hub.isWatched,
  });
  const metrics = makeMetrics({
    gamesInMemory: () => live.size,
    sockets: () => hub.sockets,
    watchers: () => hub.watchers,
  });
  const callers = makeCallers(sessionReader(auth), store, clock, () => store.kind === 'sqlite' || bridge.isListening());
  const limits = makeLimits(config, store, clock);
  const fault = (error: unknown) =>
    log.warn({ err: error instanceof Error ? error.message : '' }, 'news are interrupted');
  const bridge = makeBridge({
    config,
    store,
    clock,
    watched: hub.watched,
    missed() {
      callers.forgetAll();
      hub.recheck();
      void repeatNotices(context).catch(fault);
    },
    receive: (item) => {
      if (item.kind === 'presence') hearPresence(hub, elsewhere, item);
      else void receive(context, item).catch(fault);
    },
    fault,
  });
  const stopPresence = clock.every(PRESENCE_MS, () => {
    for (const table of elsewhere.sweep()) hub.showPresence(table);
    for (const table of hub.watched()) elsewhere.tell(table, hub.here(table), false);
  });
  const context: Context = {
    config,
    clock,
    log,
    store,
    titles,
    secrets,
    auth,
    claimKey: claimKeys(secrets, passwords?.derive),
    callers,
    limits,
    live,
    history: gameHistory({ store, titles, clock, idleMs: 1000 * config.GAME_IDLE_SECONDS }),
    steps: stepWriter(store),
    hub,
    bridge,
    metrics,
    thinkers: makeThinkers(thinking),
    wake,
  };
  let stopping = false;
  await mount(app, context, endpoints, {
    unready: async () => (stopping ? 'stopping' : WHY[(await store.check()) ?? 'well']),
  });
  workers = startWorkers(context);
  const begun = workers;
  return {
    app,
    context,
    workers: begun,
    async stop() {
      stopping = true;
      await app.close();
      const settled = begun.stop();
      // A bot that thinks is not waited for: the next process asks anew.
      await context.thinkers.stop();
      await settled;
      stopPresence();
      stopFollowing();
      limits.stop();
      await bridge.stop();
      await store.close();
    },
  };
}

/** Handles news of who looks at a table through another process, and answers if that process asks who looks at it here. */
function hearPresence(hub: Hub, elsewhere: Elsewhere, item: Extract<NewsItem, { kind: 'presence' }>): void {
  elsewhere.heard(item);
  hub.showPresence(item.table);
  if (item.asks && hub.isWatched(item.table)) elsewhere.tell(item.table, hub.here(item.table), false);
}

/** News from another process, for those who listen here. */
async function receive(context: Context, item: Exclude<NewsItem, { kind: 'presence' }>): Promise<void> {
  const { hub, callers } = context;
  switch (item.kind) {
    case 'entry':
      return hub.reached(item.table, item.seq);
    case 'table':
      return hub.tableChanged(item.table, item.no);
    case 'chat':
      return hub.said(item.table, item.no);
    case 'caller':
      callers.forget(item.user);
      return hub.recheck(item.user);
    case 'notice': {
      const row = await tableLine(context.store.db, item.table);
      if (!row) return;
      const kind = NoticeKind.parse(item.notice);
      const notice = { table: item.table, name: row.name, kind, seq: row.seq, at: context.clock.now(), read: false };
      return hub.tellUser(item.user, { type: 'notice', notice });
    }
  }
}
