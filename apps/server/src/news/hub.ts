import type { ChatLine, Entry, ServerMessage } from '../api/index.ts';
import { type Company, type Elsewhere, NOWHERE_ELSE } from './presence.ts';

/** Somebody who listens: a socket. */
export interface Listener {
  readonly userId: string | undefined;
  send(text: string): void;
  /** Something that gave this listener its rights may have ended: it must show again who it is. */
  recheck(): void;
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

/** Those who watch a table, and up to where they were told of it. */
interface Room {
  readonly open: boolean;
  readonly watchers: Set<Watcher>;
  /** The last entry that is known to exist. */
  seq: number;
  tableNo: number;
  chatNo: number;
  /** The lines of the chat that were missed are being sent. */
  chatting: boolean;
}

/** How far a table has come, as it was read when somebody began to watch it. */
interface Stand {
  /** Whether everybody may watch it. */
  readonly open: boolean;
  readonly tableNo: number;
  readonly chatNo: number;
}

export interface Hub {
  /** Sends everything after `after`, then every entry as it comes. */
  watch(listener: Listener, table: string, after: number, stand: Stand, sits?: boolean): Promise<void>;
  unwatch(listener: Listener, table: string): void;
  arrive(listener: Listener): void;
  leave(listener: Listener): void;
  /** An entry was appended here. */
  entry(table: string, entry: Entry): void;
  /** The log of a table is known to reach up to here; whoever watches and is behind gets the rest. */
  reached(table: string, seq: number): void;
  /** The table has been changed so many times; whoever has not been told yet is. */
  tableChanged(table: string, no: number): void;
  /** The chat of a table has so many lines; whoever watches gets those that were not sent yet. */
  said(table: string, no: number): void;
  tellUser(userId: string, message: ServerMessage): void;
  /** The players who have a socket here. */
  users(): readonly string[];
  /** The sockets of a player, or all, must show again that they have their rights. */
  recheck(userId?: string): void;
  watched(): readonly string[];
  isWatched(table: string): boolean;
  /** Who looks at a table through this process. */
  here(table: string): Company;
  /** Tells those who look at a table here who does, here and elsewhere. */
  showPresence(table: string): void;
  readonly sockets: number;
  readonly watchers: number;
}

/** What the hub reads to tell what somebody missed. */
export interface Reader {
  entriesAfter(table: string, seq: number): Promise<EntryPage>;
  linesAfter(table: string, no: number): Promise<readonly Line[]>;
  /** Of these players, those who may see a table that is not open to all. */
  admitted(table: string, players: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface Line {
  readonly no: number;
  readonly line: ChatLine;
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

export const NOT_OPEN_TO_YOU: ServerMessage = {
  type: 'error',
  code: 'table/unknown',
  detail: 'There is no such table, or it is not open to you.',
};

/** Who listens to what, within this process. */
export function makeHub(read: Reader, elsewhere: Pick<Elsewhere, 'at' | 'tell'> = NOWHERE_ELSE): Hub {
  const rooms = new Map<string, Room>();
  const users = new Map<string, Set<Listener>>();
  const listeners = new Set<Listener>();
  const pauses = new Map<string, { again: boolean; asks: boolean }>();
  let watchers = 0;

  async function catchUp(table: string, watcher: Watcher): Promise<void> {
    if (watcher.catching) return;
    watcher.catching = true;
    try {
      let more = true;
      for (let room = rooms.get(table); more && room?.watchers.has(watcher); room = rooms.get(table)) {
        const page = await read.entriesAfter(table, watcher.seq);
        if (page.entries.length > 0) {
          watcher.listener.send(encode({ type: 'entries', table, entries: [...page.entries], more: page.more }));
        }
        watcher.seq = page.entries.at(-1)?.seq ?? watcher.seq;
        more = page.entries.length > 0 && (page.more || room.seq > watcher.seq);
      }
    } finally {
      watcher.catching = false;
    }
  }

  function remove(listener: Listener, table: string): boolean {
    const room = rooms.get(table);
    let found = false;
    for (const watcher of room?.watchers ?? []) {
      if (watcher.listener !== listener) continue;
      room?.watchers.delete(watcher);
      watchers -= 1;
      found = true;
    }
    if (room?.watchers.size === 0) rooms.delete(table);
    return found;
  }

  function unwatch(listener: Listener, table: string): void {
    if (remove(listener, table)) presenceChanged(table, false);
  }

  function tell(room: Room, message: ServerMessage): void {
    const text = encode(message);
    for (const { listener } of room.watchers) listener.send(text);
  }

  async function chatOn(table: string, room: Room, upTo: number): Promise<void> {
    if (room.chatting) return;
    room.chatting = true;
    try {
      while (room.chatNo < upTo && rooms.get(table) === room) {
        const lines = await read.linesAfter(table, room.chatNo);
        for (const { no, line } of lines) {
          room.chatNo = no;
          tell(room, { type: 'chat', table, line });
        }
        if (lines.length === 0) return;
      }
    } finally {
      room.chatting = false;
    }
  }

  async function showOut(table: string, watchers: readonly Watcher[]): Promise<void> {
    const players = watchers.flatMap(({ listener: { userId } }) => (userId === undefined ? [] : [userId]));
    const admitted = await read.admitted(table, players);
    for (const { listener } of watchers) {
      if (listener.userId !== undefined && admitted.has(listener.userId)) continue;
      unwatch(listener, table);
      listener.send(encode(NOT_OPEN_TO_YOU));
    }
  }

  function here(table: string): Company {
    const room = [...(rooms.get(table)?.watchers ?? [])].sort((a, b) => Number(b.sits) - Number(a.sits));
    const ids = room.map(({ listener }) => listener.userId);
    const players = [...new Set(ids)].filter((id) => id !== undefined);
    const named = players.slice(0, MOST_NAMED);
    const others = ids.filter((id) => id === undefined).length + players.length - named.length;
    return { players: named, others };
  }

  function showPresence(table: string): void {
    const room = rooms.get(table);
    if (!room) return;
    const [near, far] = [here(table), elsewhere.at(table)];
    const players = [...new Set([...near.players, ...far.players])];
    tell(room, { type: 'presence', table, players, others: near.others + far.others });
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
    async watch(listener, table, after, { open, tableNo, chatNo }, sits = false) {
      // The socket may have closed while the table was read.
      if (!listeners.has(listener)) return;
      remove(listener, table);
      const watcher: Watcher = { listener, sits, seq: after, catching: !open };
      const room = rooms.get(table) ?? { open, watchers: new Set(), seq: 0, tableNo, chatNo, chatting: false };
      rooms.set(table, room);
      const isFirst = room.watchers.size === 0;
      room.watchers.add(watcher);
      watchers += 1;
      if (!open) {
        // The seat or the invitation that let them in may have ended while the table was read.
        await showOut(table, [watcher]);
        watcher.catching = false;
      }
      await catchUp(table, watcher);
      if (!room.watchers.has(watcher)) return;
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
      room.seq = Math.max(entry.seq, room.seq);
      const text = encode({ type: 'entries', table, entries: [entry], more: false });
      for (const watcher of room.watchers) {
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
      room.seq = Math.max(seq, room.seq);
      for (const watcher of room.watchers) if (watcher.seq < seq) void catchUp(table, watcher).catch(() => {});
    },
    tableChanged(table, no) {
      const room = rooms.get(table);
      if (!room || room.tableNo >= no) return;
      room.tableNo = no;
      tell(room, { type: 'table', table });
      // Who lost the seat or the invitation that let them in hears no more.
      if (!room.open) void showOut(table, [...room.watchers]).catch(() => {});
    },
    said(table, no) {
      const room = rooms.get(table);
      if (room && room.chatNo < no) void chatOn(table, room, no).catch(() => {});
    },
    tellUser(userId, message) {
      const mine = users.get(userId);
      if (!mine) return;
      const text = encode(message);
      for (const listener of mine) listener.send(text);
    },
    users: () => [...users.keys()],
    recheck(userId) {
      const those = userId === undefined ? listeners : (users.get(userId) ?? []);
      for (const listener of [...those]) listener.recheck();
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
