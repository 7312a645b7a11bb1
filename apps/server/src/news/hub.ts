import type { Entry, ServerMessage } from '../api/index.ts';
import { type Company, type Elsewhere, NOWHERE_ELSE } from './presence.ts';

/** Somebody who listens: a socket. */
export interface Listener {
  readonly userId: string | undefined;
  send(text: string): void;
}

interface Watcher {
  readonly listener: Listener;
  /** Whether they have a seat at the table. If many look on, players with a seat are named first. */
  readonly sits: boolean;
  /** The last entry it was sent. */
  seq: number;
  /** The entries that it missed are being sent. */
  catching: boolean;
}

export interface Hub {
  /** Sends everything after `after`, then every entry as it comes. */
  watch(listener: Listener, table: string, after: number, sits?: boolean): Promise<void>;
  unwatch(listener: Listener, table: string): void;
  arrive(listener: Listener): void;
  leave(listener: Listener): void;
  /** An entry was appended here. */
  entry(table: string, entry: Entry): void;
  /** The log of a table is known to reach up to here; whoever watches and is behind gets the rest. */
  reached(table: string, seq: number): void;
  tell(table: string, message: ServerMessage): void;
  tellUser(userId: string, message: ServerMessage): void;
  watched(): readonly string[];
  isWatched(table: string): boolean;
  /** Who looks at a table through this process. */
  here(table: string): Company;
  /** Tells those who look at a table here who does, here and elsewhere. */
  showPresence(table: string): void;
  readonly sockets: number;
  readonly watchers: number;
}

export interface EntryPage {
  readonly entries: readonly Entry[];
  readonly more: boolean;
}

/**
 * The first change of presence is sent at once, further ones at most at this interval, because many may come at the
 * same time.
 */
const PRESENCE_PAUSE_MS = 250;
/** A message names at most this many players; the others are only counted. */
const MOST_NAMED = 100;

/** Who listens to what, within this process. */
export function makeHub(
  readAfter: (table: string, seq: number) => Promise<EntryPage>,
  elsewhere: Pick<Elsewhere, 'at' | 'tell'> = NOWHERE_ELSE,
): Hub {
  const rooms = new Map<string, Set<Watcher>>();
  const reachedSeq = new Map<string, number>();
  const users = new Map<string, Set<Listener>>();
  const listeners = new Set<Listener>();
  const pauses = new Map<string, { again: boolean; asks: boolean }>();
  let watchers = 0;

  async function catchUp(table: string, watcher: Watcher): Promise<void> {
    if (watcher.catching) return;
    watcher.catching = true;
    try {
      let more = true;
      while (more && rooms.get(table)?.has(watcher)) {
        const page = await readAfter(table, watcher.seq);
        if (page.entries.length > 0) {
          watcher.listener.send(encode({ type: 'entries', table, entries: [...page.entries], more: page.more }));
        }
        watcher.seq = page.entries.at(-1)?.seq ?? watcher.seq;
        more = page.entries.length > 0 && (page.more || (reachedSeq.get(table) ?? 0) > watcher.seq);
      }
    } finally {
      watcher.catching = false;
    }
  }

  function remove(listener: Listener, table: string): boolean {
    const room = rooms.get(table);
    let found = false;
    for (const watcher of room ?? []) {
      if (watcher.listener !== listener) continue;
      room?.delete(watcher);
      watchers -= 1;
      found = true;
    }
    if (room?.size === 0) {
      rooms.delete(table);
      reachedSeq.delete(table);
    }
    return found;
  }

  function unwatch(listener: Listener, table: string): void {
    if (remove(listener, table)) presenceChanged(table, false);
  }

  function tell(table: string, message: ServerMessage): void {
    const room = rooms.get(table);
    if (!room) return;
    const text = encode(message);
    for (const { listener } of room) listener.send(text);
  }

  function here(table: string): Company {
    const room = [...(rooms.get(table) ?? [])].sort((a, b) => Number(b.sits) - Number(a.sits));
    const ids = room.map(({ listener }) => listener.userId);
    const players = [...new Set(ids)].filter((id) => id !== undefined);
    const named = players.slice(0, MOST_NAMED);
    const others = ids.filter((id) => id === undefined).length + players.length - named.length;
    return { players: named, others };
  }

  function showPresence(table: string): void {
    if (!rooms.has(table)) return;
    const [near, far] = [here(table), elsewhere.at(table)];
    const players = [...new Set([...near.players, ...far.players])];
    tell(table, { type: 'presence', table, players, others: near.others + far.others });
  }

  function presenceChanged(table: string, isFirst: boolean): void {
    const pause = pauses.get(table);
    if (pause) {
      pause.again = true;
      pause.asks ||= isFirst;
      return;
    }
    elsewhere.tell(table, here(table), isFirst);
    showPresence(table);
    const mine = { again: false, asks: false };
    pauses.set(table, mine);
    setTimeout(() => {
      pauses.delete(table);
      if (mine.again) presenceChanged(table, mine.asks);
    }, PRESENCE_PAUSE_MS).unref();
  }

  return {
    async watch(listener, table, after, sits = false) {
      remove(listener, table);
      const watcher: Watcher = { listener, sits, seq: after, catching: false };
      const room = rooms.get(table) ?? new Set();
      rooms.set(table, room);
      const isFirst = room.size === 0;
      room.add(watcher);
      watchers += 1;
      await catchUp(table, watcher);
      listener.send(encode({ type: 'watching', table, seq: watcher.seq }));
      presenceChanged(table, isFirst);
    },
    unwatch,
    arrive(listener) {
      listeners.add(listener);
      if (listener.userId === undefined) return;
      const mine = users.get(listener.userId) ?? new Set();
      users.set(listener.userId, mine);
      mine.add(listener);
    },
    leave(listener) {
      listeners.delete(listener);
      for (const table of [...rooms.keys()]) unwatch(listener, table);
      if (listener.userId === undefined) return;
      const mine = users.get(listener.userId);
      mine?.delete(listener);
      if (mine?.size === 0) users.delete(listener.userId);
    },
    entry(table, entry) {
      const room = rooms.get(table);
      if (!room) return;
      reachedSeq.set(table, Math.max(entry.seq, reachedSeq.get(table) ?? 0));
      const text = encode({ type: 'entries', table, entries: [entry], more: false });
      for (const watcher of room) {
        if (watcher.catching || watcher.seq >= entry.seq) continue;
        if (watcher.seq === entry.seq - 1) {
          watcher.seq = entry.seq;
          watcher.listener.send(text);
        } else void catchUp(table, watcher).catch(() => {});
      }
    },
    reached(table, seq) {
      const room = rooms.get(table);
      if (!room) return;
      reachedSeq.set(table, Math.max(seq, reachedSeq.get(table) ?? 0));
      for (const watcher of room) if (watcher.seq < seq) void catchUp(table, watcher).catch(() => {});
    },
    tell,
    tellUser(userId, message) {
      const mine = users.get(userId);
      if (!mine) return;
      const text = encode(message);
      for (const listener of mine) listener.send(text);
    },
    watched: () => [...rooms.keys()],
    isWatched: (table) => rooms.has(table),
    here,
    showPresence,
    get sockets() {
      return listeners.size;
    },
    get watchers() {
      return watchers;
    },
  };
}

export function encode(message: ServerMessage): string {
  return JSON.stringify(message);
}
