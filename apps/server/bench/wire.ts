import { Agent, request } from 'node:http';

export interface Wire {
  post(
    path: string,
    cookie: string,
    body: unknown,
  ): Promise<{ readonly status: number; readonly text: string; readonly cookies: readonly string[] }>;
  get(path: string): Promise<string>;
  close(): void;
}

/** Plain HTTP over connections that stay open, with as little work on this side as can be. */
export function makeWire(base: string, connections: number): Wire {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const ask = (method: string, path: string, headers: Record<string, string | number>, body: string) =>
    new Promise<{ status: number; text: string; cookies: readonly string[] }>((resolve, reject) => {
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
  return {
    post(path, cookie, body) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const type =
        body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      return ask('POST', path, { cookie, ...type }, text);
    },
    async get(path) {
      const { status, text } = await ask('GET', path, {}, '');
      if (status !== 200) throw new Error(`${path} was answered ${status}: ${text}`);
      return text;
    },
    close: () => agent.destroy(),
  };
}
