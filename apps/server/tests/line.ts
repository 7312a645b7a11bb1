import { WebSocket } from 'ws';
import { ServerMessage } from '../src/api/index.ts';

/** A socket for a test: what was heard, and a way to wait for something. */
export interface Line {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  say(message: unknown): void;
  /** The first message that fits, already heard or still to come. */
  until<T extends ServerMessage['type']>(
    type: T,
    fits?: (message: Extract<ServerMessage, { type: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: T }>>;
  readonly closed: Promise<number>;
  close(): void;
}

export async function call(base: string, headers: Record<string, string> = {}): Promise<Line> {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers });
  const heard: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    heard.push(ServerMessage.parse(JSON.parse(String(data))));
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('error', () => {});
  return {
    socket,
    heard,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    until: (type, fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          for (const message of heard) {
            if (!isType(message, type) || !fits(message)) continue;
            waiting.delete(look);
            resolve(message);
            return;
          }
        };
        waiting.add(look);
        look();
      }),
    closed,
    close: () => socket.terminate(),
  };
}

function isType<T extends ServerMessage['type']>(
  message: ServerMessage,
  type: T,
): message is Extract<ServerMessage, { type: T }> {
  return message.type === type;
}
