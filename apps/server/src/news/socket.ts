import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Caller } from '../accounts/callers.ts';
import { ClientMessage } from '../api/index.ts';
import type { Context } from '../context.ts';
import { tableFor } from '../tables/access.ts';
import { encode, type Listener } from './hub.ts';

export const MOST_SOCKET_BYTES = 4096;
const MOST_TABLES = 50;
const HEARTBEAT_MS = 30_000;
/** A client with more than this waiting reads too slowly and is disconnected. It reconnects and asks for what it missed. */
const MOST_WAITING_BYTES = 4_000_000;
const POLICY = 1008;

/** The live line: the client says what it watches, the server tells what happens there. */
export function socketRoute(
  app: FastifyInstance,
  context: Context,
  callerOf: (request: FastifyRequest) => Caller | undefined,
): void {
  const open = new Map<string, number>();
  const alive = new Set<WebSocket>();
  const stopHeart = context.clock.every(HEARTBEAT_MS, () => {
    for (const socket of app.websocketServer.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  });
  app.addHook('preClose', async () => stopHeart());

  app.get('/api/socket', { websocket: true }, (socket, request) => {
    const caller = callerOf(request);
    const { config, hub } = context;
    const key = caller ? `account ${caller.id}` : `address ${request.ip}`;
    const most = caller ? config.SOCKETS_PER_ACCOUNT : config.SOCKETS_PER_ADDRESS;
    const mine = (open.get(key) ?? 0) + 1;
    if (mine > most) {
      socket.close(POLICY, 'too many sockets');
      return;
    }
    if (caller && caller.scopes !== 'all' && !caller.scopes.has('read')) {
      socket.close(POLICY, 'this token does not allow “read”');
      return;
    }
    open.set(key, mine);
    alive.add(socket);
    const listener: Listener = {
      userId: caller?.id,
      send(text) {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate();
        else socket.send(text);
      },
    };
    const watched = new Set<string>();
    hub.arrive(listener);
    listener.send(encode({ type: 'hello', protocol: 1, player: caller?.id ?? null }));

    let second = 0;
    let count = 0;
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      alive.delete(socket);
      hub.leave(listener);
      const rest = (open.get(key) ?? 1) - 1;
      if (rest === 0) open.delete(key);
      else open.set(key, rest);
    });
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
      void heed(context, caller, listener, watched, message).catch((error: unknown) => {
        context.log.error({ err: error instanceof Error ? error.message : '' }, 'a socket message failed');
        listener.send(encode({ type: 'error', code: 'server/fault', detail: 'Something went wrong here.' }));
      });
    });
  });
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
        const detail = 'There is no such table, or it is not open to you.';
        listener.send(encode({ type: 'error', code: 'table/unknown', detail }));
        return;
      }
      watched.add(message.table);
      const sits = caller !== undefined && table.seats.some(({ user_id }) => user_id === caller.id);
      await context.hub.watch(listener, message.table, message.after, sits);
    }
  }
}
