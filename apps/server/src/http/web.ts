import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config.ts';

const pack = promisify(gzip);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const WORTH_PACKING = /^\.(html|js|css|json|webmanifest|svg)$/;

interface File {
  readonly body: Buffer;
  readonly packed: Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The built client beside the interface, on the same port; an address without a file is a page of the client. The files are
 * read once, at the start: whoever builds anew while the server runs takes nothing away from pages that are open, and the
 * page always goes with its own parts. The next start serves the new ones.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const files = await filesIn(folder);
  const page = files.get('/index.html');
  if (!page) throw new ConfigError(`WEB_DIR: there is no index.html in ${folder}`);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const isPage = path !== undefined && !/^\/(api|assets)\/|\.\w+$/.test(path);
    const file = (path === undefined ? undefined : files.get(path)) ?? (isPage ? page : undefined);
    if (!file) return reply.callNotFound();
    reply.headers(file.headers);
    if (request.headers['if-none-match'] === file.headers['etag']) return reply.status(304).send();
    const accepts = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return file.packed && accepts ? reply.header('content-encoding', 'gzip').send(file.packed) : reply.send(file.body);
  });
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '');
  } catch {
    return undefined;
  }
}

async function filesIn(folder: string): Promise<ReadonlyMap<string, File>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = paths.map(async (path) => {
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    return [name, await fileOf(path, name)] as const;
  });
  return new Map(await Promise.all(read));
}

async function fileOf(path: string, name: string): Promise<File> {
  const body = await readFile(path);
  const kind = extname(path);
  return {
    body,
    packed: WORTH_PACKING.test(kind) ? await pack(body) : undefined,
    headers: {
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      // Built files have the hash of their content in their names. Browsers ask for everything else again.
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
    },
  };
}
