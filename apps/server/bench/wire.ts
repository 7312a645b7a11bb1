import { Agent, request } from 'node:http';

interface Told {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

export interface Wire {
  post(path: string, cookie: string, body: unknown): Promise<Told>;
  put(path: string, cookie: string, body: unknown): Promise<Told>;
  get(path: string): Promise<string>;
  close(): void;
}

/** Plain HTTP over connections that stay open, with as little work on this side as can be. */
export function makeWire(base: string, connections: number): Wire {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const ask = (method: string, path: string, headers: Record<string, string | number>, body: string) =>
    new Promise<Told>((resolve, reject) => {
      const asked = request(base + path, { method, agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode ?? 0, text, cookies: answer.headers['set-cookie'] ?? [] });
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  const sent = (method: string, path: string, cookie: string, body: unknown) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const type =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    return ask(method, path, { cookie, ...type }, text);
  };
  return {
    post: (path, cookie, body) => sent('POST', path, cookie, body),
    put: (path, cookie, body) => sent('PUT', path, cookie, body),
    async get(path) {
      const { status, text } = await ask('GET', path, {}, '');
      if (status !== 200) throw new Error(`${path} was answered ${status}: ${text}`);
      return text;
    },
    close: () => agent.destroy(),
  };
}
