import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Caller } from '../accounts/callers.ts';
import { ClientMessage } from '../api/index.ts';
import type { Context } from '../context.ts';
import { addressKey } from '../http/limits.ts';
import { Problem } from '../problem.ts';
import { tableFor } from '../tables/access.ts';
import { encode, type Listener, NOT_OPEN_TO_YOU } from './hub.ts';
import { openSockets } from './open-sockets.ts';

export const MOST_SOCKET_BYTES = 4096;
const MOST_TABLES = 50;
const HEARTBEAT_MS = 30_000;
/** A client with more than this waiting reads too slowly and is disconnected. It reconnects and asks for what it missed. */
const MOST_WAITING_BYTES = 4_000_000;
const POLICY = 1008;
const TRY_AGAIN = 1013;
const RECHECK_AGAIN_MS = 1000;

/** The live line: the client says what it watches, the server tells what happens there. */
export function socketRoute(
  app: FastifyInstance,
  context: Context,
  callerOf: (request: FastifyRequest) => Caller | undefined,
): void {
  const open = openSockets(context.store, context.clock);
  const alive = new Set<WebSocket>();
  const expiring = new Set<{ readonly until: number; readonly listener: Listener }>();
  const stopHeart = context.clock.every(HEARTBEAT_MS, () => {
    for (const socket of app.websocketServer.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
    for (const { until, listener } of expiring) if (until <= context.clock.now()) listener.recheck();
  });
  app.addHook('preClose', async () => stopHeart());
  app.addHook('onClose', () => open.stop());

  const handler = async () => {
    throw new Problem(426, 'request/upgrade', 'Here a socket is opened: ask for an upgrade to websocket.');
  };
  const wsHandler = (socket: WebSocket, request: FastifyRequest) => {
    const caller = callerOf(request);
    const { config, hub } = context;
    const key = caller ? `account ${caller.id}` : `address ${addressKey(request.ip)}`;
    const most = caller ? config.SOCKETS_PER_ACCOUNT : config.SOCKETS_PER_ADDRESS;
    if (caller && caller.scopes !== 'all' && !caller.scopes.has('read')) {
      socket.close(POLICY, 'this token does not allow “read”');
      return;
    }
    alive.add(socket);
    const listener: Listener = {
      userId: caller?.id,
      send(text) {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate();
        else socket.send(text);
      },
      recheck() {
        if (!caller || socket.readyState !== socket.OPEN) return;
        void isStill(context, caller, request.headers).then(
          (still) => {
            if (!still) socket.close(POLICY, 'signed out');
          },
          // The database could not be asked.
          () => setTimeout(listener.recheck, RECHECK_AGAIN_MS).unref(),
        );
      },
    };
    const watched = new Set<string>();
    const expiry = caller?.until == null ? undefined : { until: caller.until, listener };
    const letIn = async () => {
      const closed = await open.open(key, most);
      if (!closed) {
        socket.close(POLICY, 'too many sockets');
        return;
      }
      if (socket.readyState !== socket.OPEN) {
        closed();
        return;
      }
      socket.on('close', () => {
        closed();
        hub.leave(listener);
        if (expiry) expiring.delete(expiry);
      });
      if (expiry) expiring.add(expiry);
      hub.arrive(listener);
      listener.send(encode({ type: 'hello', protocol: 1, player: caller?.id ?? null }));
      // What let them in may have ended while the sockets were counted, before anybody knew of this one.
      listener.recheck();
    };
    const failed = (error: unknown) => {
      context.log.warn({ err: error instanceof Error ? error.message : '' }, 'a socket message failed');
      // The client connects again and asks again.
      socket.close(TRY_AGAIN, 'try again');
    };

    let second = 0;
    let count = 0;
    /** Messages of a socket are heeded one after the other, so that the last one counts. */
    let heeded = letIn().catch(failed);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => alive.delete(socket));
    socket.on('message', (data, binary) => {
      alive.add(socket);
      const now = Math.floor(context.clock.now() / 1000);
      count = now === second ? count + 1 : 1;
      second = now;
      if (count > config.SOCKET_MESSAGES_PER_SECOND) {
        socket.close(POLICY, 'too many messages');
        return;
      }
      const message = binary ? undefined : readMessage(String(data));
      if (!message) {
        listener.send(encode({ type: 'error', code: 'socket/shape', detail: 'This message is not understood.' }));
        return;
      }
      heeded = heeded
        .then(() => (socket.readyState === socket.OPEN ? heed(context, caller, listener, watched, message) : undefined))
        .catch(failed);
    });
  };
  app.route({ method: 'GET', url: '/api/socket', handler, wsHandler });
}

/** Whether these headers still say who they said when the socket was opened. */
async function isStill(context: Context, caller: Caller, headers: FastifyRequest['headers']): Promise<boolean> {
  try {
    const { caller: now } = await context.callers.identify(headers);
    return now?.id === caller.id && scopesIn(now) === scopesIn(caller);
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

function scopesIn({ scopes }: Caller): string {
  return scopes === 'all' ? scopes : [...scopes].sort().join();
}

function readMessage(text: string): ClientMessage | undefined {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function heed(
  context: Context,
  caller: Caller | undefined,
  listener: Listener,
  watched: Set<string>,
  message: ClientMessage,
): Promise<void> {
  switch (message.type) {
    case 'ping':
      listener.send(encode({ type: 'pong' }));
      return;
    case 'unwatch':
      watched.delete(message.table);
      context.hub.unwatch(listener, message.table);
      return;
    case 'watch': {
      if (watched.size >= MOST_TABLES && !watched.has(message.table)) {
        listener.send(encode({ type: 'error', code: 'socket/tables', detail: 'No more tables on one socket.' }));
        return;
      }
      const table = await tableFor(context, message.table, caller);
      if (!table) {
        listener.send(encode(NOT_OPEN_TO_YOU));
        return;
      }
      watched.add(message.table);
      const sits = caller !== undefined && table.seats.some(({ user_id }) => user_id === caller.id);
      const { visibility, table_no: tableNo, chat_no: chatNo } = table.game;
      const stand = { open: visibility === 'open', tableNo, chatNo };
      await context.hub.watch(listener, message.table, message.after, stand, sits);
    }
  }
}
