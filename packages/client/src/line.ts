import type { Notice, ServerMessage } from '@stellwerk/server/api';
import * as shapes from './shapes.ts';

/** A socket as the line needs it: what it says and hears. */
interface SocketLike {
  send(text: string): void;
  close(): void;
}

export interface SocketEars {
  message(text: string): void;
  closed(): void;
}

export type LineState = 'idle' | 'connecting' | 'open' | 'lost';

/** The live line to the server: one socket for the page, taken up again whenever it breaks. */
export interface Line {
  state(): LineState;
  subscribe(listener: () => void): () => void;
  /** Hears everything about a table after the entry `after` names at the time. */
  watch(table: string, after: () => number, hear: (message: ServerMessage) => void): () => void;
  hearNotices(hear: (notice: Notice) => void): () => void;
  /** The browser reports that the network is gone, so the socket is closed at once. */
  drop(): void;
  /** Tries at once instead of waiting. */
  tryNow(): void;
  /** Another account has signed in, so the socket is opened again for it. */
  renew(): void;
}

interface World {
  open(ears: SocketEars): SocketLike;
  /** Calls once after so many milliseconds; what it returns takes it back. */
  later(ms: number, act: () => void): () => void;
}

const FIRST_WAIT_MS = 400;
const MOST_WAIT_MS = 15_000;
/** After this time without a message the socket is sent a ping; if no answer comes, it is closed. */
const PING_MS = 20_000;
const PONG_MS = 8000;

interface Watch {
  readonly table: string;
  after(): number;
  hear(message: ServerMessage): void;
}

export function makeLine({ open, later }: World): Line {
  const listeners = new Set<() => void>();
  const watches = new Set<Watch>();
  const notices = new Set<(notice: Notice) => void>();
  let socket: SocketLike | undefined;
  let state: LineState = 'idle';
  let wait = FIRST_WAIT_MS;
  let cancelTry = () => {};
  let cancelPing = () => {};

  function become(next: LineState): void {
    if (state === next) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function isWanted(): boolean {
    return watches.size > 0 || notices.size > 0;
  }

  function connect(): void {
    cancelTry();
    if (socket || !isWanted()) return;
    if (state !== 'lost') become('connecting');
    const mine = open({
      message: (text) => {
        if (socket === mine) hear(text);
      },
      closed: () => {
        if (socket === mine) lose();
      },
    });
    socket = mine;
  }

  function disconnect(): void {
    const old = socket;
    socket = undefined;
    cancelPing();
    old?.close();
  }

  function lose(): void {
    disconnect();
    if (!isWanted()) {
      become('idle');
      return;
    }
    become('lost');
    cancelTry();
    cancelTry = later(wait, connect);
    wait = Math.min(2 * wait, MOST_WAIT_MS);
  }

  function listen(): void {
    cancelPing();
    cancelPing = later(PING_MS, () => {
      socket?.send(JSON.stringify({ type: 'ping' }));
      cancelPing = later(PONG_MS, lose);
    });
  }

  function hear(text: string): void {
    listen();
    const message = read(text);
    if (!message) return;
    if (message.type === 'hello') {
      wait = FIRST_WAIT_MS;
      for (const watch of watches) ask(watch);
      become('open');
    } else if (message.type === 'notice') for (const told of notices) told(message.notice);
    else if ('table' in message) {
      for (const watch of [...watches]) if (watch.table === message.table) watch.hear(message);
    }
  }

  function ask({ table, after }: Watch): void {
    socket?.send(JSON.stringify({ type: 'watch', table, after: after() }));
  }

  function ended(): void {
    if (isWanted()) return;
    cancelTry();
    disconnect();
    become('idle');
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(table, after, hearIt) {
      const watch: Watch = { table, after, hear: hearIt };
      watches.add(watch);
      if (state === 'open') ask(watch);
      else connect();
      return () => {
        watches.delete(watch);
        const others = [...watches].some((other) => other.table === table);
        if (state === 'open' && !others) socket?.send(JSON.stringify({ type: 'unwatch', table }));
        ended();
      };
    },
    hearNotices(hearIt) {
      notices.add(hearIt);
      connect();
      return () => {
        notices.delete(hearIt);
        ended();
      };
    },
    drop() {
      if (socket) lose();
    },
    tryNow() {
      if (state === 'lost' && !socket) connect();
    },
    renew() {
      disconnect();
      if (state === 'open') become('connecting');
      connect();
    },
  };
}

/** Ignores anything that is no message of the server. */
function read(text: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return shapes.serverMessage.accepts(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

/** What of a WebSocket the line needs; browsers, Node and the package `ws` have one that fits. */
interface WebSocketLike extends SocketLike {
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close' | 'error', hear: () => void): void;
}

/** The socket of a server, opened by whatever WebSocket there is. */
export function socketOf(socket: WebSocketLike, ears: SocketEars): SocketLike {
  socket.addEventListener('message', ({ data }) => ears.message(String(data)));
  socket.addEventListener('close', ears.closed);
  // Whatever went wrong, the socket closes after it; without a listener some throw.
  socket.addEventListener('error', () => {});
  return socket;
}
