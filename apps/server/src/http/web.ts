import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built client beside the interface, on the same port; an address without a file is a page of the client. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    setHeaders(response, path) {
      // Built files carry their content's hash in the name; everything else is asked for anew.
      const immutable = path.startsWith(join(folder, 'assets'));
      response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', async (request, reply) => {
    const isPage = !/^\/(api|assets)\/|\.\w+$/.test(request.url.split(/[?#]/)[0] ?? '');
    return isPage ? reply.header('cache-control', 'no-cache').sendFile('index.html') : reply.callNotFound();
  });
}
