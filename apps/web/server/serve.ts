import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};
const PACKED = /^\.(html|js|css|json|webmanifest|svg)$/;

/** Serves a folder of built files; a path without a file gets the page. */
export function serveFolder(folder: string): Server {
  return createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const found = await fileFor(folder, request.url ?? '/');
    if (found === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const kind = extname(found);
    const packed = PACKED.test(kind) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(200, {
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      // Built files carry their content's hash in the name; everything else is asked for anew.
      'cache-control': found.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      ...(packed ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const file = createReadStream(found);
    file.on('error', () => response.destroy());
    if (packed) file.pipe(createGzip()).pipe(response);
    else file.pipe(response);
  });
}

async function fileFor(folder: string, url: string): Promise<string | undefined> {
  let path: string;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://table').pathname));
  } catch {
    return undefined;
  }
  const file = join(folder, path);
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  if (await isFile(file)) return file;
  return extname(path) === '' && (await isFile(join(folder, 'index.html'))) ? join(folder, 'index.html') : undefined;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Listens on the port, or on the next free one if it is taken; tells the port. */
export async function listen(server: Server, port: number, host: string, tries = 20): Promise<number> {
  for (let at = port; at < port + tries; at++) {
    if (await listens(server, at, host)) {
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : at;
    }
  }
  throw new Error(`ports ${port} to ${port + tries - 1} are all taken; choose another with PORT=…`);
}

function listens(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}
