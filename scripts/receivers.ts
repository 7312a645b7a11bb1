import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly calls: Call[];
  readonly answer: { status: number; how: 'at once' | 'never' | 'in drops' };
  close(): void;
}

const DROP_MS = 5;

/** A receiver of calls that answers what it is told to. */
export async function receiver(): Promise<Receiver> {
  const calls: Call[] = [];
  const answer: Receiver['answer'] = { status: 201, how: 'at once' };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      if (answer.how === 'at once') response.writeHead(answer.status).end();
      if (answer.how === 'in drops') drip(request.socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server.address())}`, calls, answer, close };

  function close(): void {
    server.close();
    server.closeAllConnections();
  }
}

/** A head of an answer that never ends. */
function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\nx-drops: ');
  const timer = setInterval(() => socket.write('x'), DROP_MS);
  socket.on('close', () => clearInterval(timer));
  socket.on('error', () => {});
}

export interface PostOffice {
  readonly url: string;
  readonly mails: string[];
  close(): void;
}

/** A real mail server that keeps what it gets. */
export async function postOffice(): Promise<PostOffice> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { url: `smtp://127.0.0.1:${portOf(server.server.address())}`, mails, close: () => void server.close() };
}

function portOf(address: ReturnType<Server['address']>): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The token in the link to a page that a mail carries. */
export function linkIn(mail: string | undefined, page: string): string {
  return new RegExp(`/${page}#(\\S+)`).exec(plain(mail))?.[1] ?? '';
}

export function plain(mail: string | undefined): string {
  return (mail ?? '').replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}

export function subjects(mails: readonly string[]): string[] {
  return mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '');
}
