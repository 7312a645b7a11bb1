import type { Answer, Ask, Problem } from '@stellwerk/client/answers';
import { makeLine, type SocketEars } from '@stellwerk/client/line';
import type { Wire } from '@stellwerk/client/remote';
import { draw, isRecord, type seededRandom } from '@stellwerk/engine/kernel';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Running } from '../../src/server.ts';

type Random = ReturnType<typeof seededRandom>;

/** A server process as the wire reaches it. */
export interface Station {
  readonly running: Running;
  readonly address: string;
}

/** The state of the network that all clients share. */
export interface Weather {
  isBad: boolean;
}

/** A move that a server has acknowledged, whether or not the answer arrived. */
export interface Acknowledged {
  readonly table: string;
  readonly id: string;
  readonly seq: number;
  readonly hash: string;
}

interface BadWireOptions {
  readonly random: Random;
  readonly weather: Weather;
  readonly stations: () => readonly Station[];
  readonly cookie: string;
  readonly acknowledged: (move: Acknowledged) => void;
}

export interface BadWire extends Wire {
  close(): void;
}

/** The client's times are cut by so much: nobody wants to wait for them. */
const HURRY = 20;
const MOST_DELAY_MS = 25;
/** One in so many messages is lost, one in so many comes twice. */
const LOST = 15;
const TWICE = 10;
const NOBODY: Problem = { status: 0, code: 'server/none', detail: '', more: {} };

/**
 * The network of one client in bad weather: requests and answers are delayed, lost, sent twice and overtake each other, and so do
 * the messages of sockets, which break. Every request may go to another process.
 */
export function badWire({ random, weather, stations, cookie, acknowledged }: BadWireOptions): BadWire {
  const kept = new Map<string, string>();
  const sockets = new Set<WebSocket>();
  let ids = 0;
  let isClosed = false;
  const happens = (one: number) => weather.isBad && draw(random, 'fault', one) === 0;
  const delay = () => (weather.isBad ? pause(draw(random, 'delay', MOST_DELAY_MS)) : Promise.resolve());
  const station = () => {
    const all = stations();
    return all[draw(random, 'station', Math.max(1, all.length))];
  };

  async function deliver(...[method, path, body]: Parameters<Ask>): Promise<Answer<unknown>> {
    try {
      const answer = await station()?.running.app.inject({
        method,
        url: path,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      if (!answer) return { ok: false, problem: NOBODY };
      const value: unknown = JSON.parse(answer.body);
      if (answer.statusCode !== 200) return { ok: false, problem: problemIn(answer.statusCode, value) };
      noteMove(path, body, value);
      return { ok: true, value };
    } catch {
      // The process was being stopped.
      return { ok: false, problem: NOBODY };
    }
  }

  function noteMove(path: string, body: unknown, value: unknown): void {
    const table = /^\/api\/tables\/([^/]+)\/moves$/.exec(path)?.[1];
    if (table === undefined) return;
    const { id } = Move.parse(body);
    acknowledged({ table, id, ...Played.parse(value).entry });
  }

  const ask: Ask = async (method, path, body) => {
    await delay();
    if (happens(LOST)) return { ok: false, problem: NOBODY };
    if (happens(TWICE)) void delay().then(() => deliver(method, path, body));
    const answer = await deliver(method, path, body);
    await delay();
    return happens(LOST) ? { ok: false, problem: NOBODY } : answer;
  };

  function open(ears: SocketEars) {
    // Where no process listens, nobody answers.
    const address = station()?.address ?? 'http://127.0.0.1:9';
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie } });
    sockets.add(socket);
    const lose = () => socket.terminate();
    const carry = (act: () => void) => {
      // What a socket loses it does not outlive for long.
      if (happens(4 * LOST)) void delay().then(lose);
      else void delay().then(act);
      if (happens(TWICE)) void delay().then(act);
    };
    socket.on('error', () => {});
    socket.on('message', (data) => carry(() => ears.message(String(data))));
    socket.on('close', () => {
      sockets.delete(socket);
      ears.closed();
    });
    return {
      send: (text: string) =>
        carry(() => {
          if (socket.readyState === socket.OPEN) socket.send(text);
        }),
      close: lose,
    };
  }

  function later(ms: number, act: () => void): () => void {
    const timer = setTimeout(() => {
      if (!isClosed) act();
    }, ms / HURRY);
    return () => clearTimeout(timer);
  }

  return {
    ask,
    line: makeLine({ open, later }),
    newId: () => `move-${draw(random, 'id', 1_000_000_000)}-${ids++}`,
    later,
    keep(table, text) {
      if (text === undefined) kept.delete(table);
      else kept.set(table, text);
    },
    kept: (table) => kept.get(table),
    close() {
      isClosed = true;
      for (const socket of sockets) socket.terminate();
    },
  };
}

const Move = z.object({ id: z.string() });
const Played = z.object({ entry: z.object({ seq: z.int(), hash: z.string() }) });

function problemIn(status: number, value: unknown): Problem {
  const more = isRecord(value) ? value : {};
  return { status, code: String(more['code']), detail: String(more['detail']), more };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
