import { createHash, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Caller } from '../accounts/callers.ts';
import { type Config, trustProxy } from '../config.ts';
import type { Context } from '../context.ts';
import { type Trouble, troubleIn } from '../db/trouble.ts';
import { docsPage } from '../docs/page.ts';
import { MOST_SOCKET_BYTES, socketRoute } from '../news/socket.ts';
import { Problem } from '../problem.ts';
import { newestTitles } from '../tables/titles.ts';
import type { Endpoint } from './endpoint.ts';
import { parseBody } from './json-body.ts';
import { addressKey } from './limits.ts';
import { openApi } from './openapi.ts';
import { serveWeb } from './web.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Endpoint['limit'];
  }
}

/** How long the server waits for a client to close its socket. */
const LAST_WORDS_MS = 2000;

/** Structured logs that hold no secret: no headers, no bodies, and of an address neither query nor fragment. */
export function makeServer(config: Config, logTo?: { write(line: string): void }): FastifyInstance {
  return fastify({
    trustProxy: trustProxy(config),
    bodyLimit: config.BODY_BYTES,
    // A request that comes in while the server stops is still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Who sends a request more slowly is cut off. Node looks that often, and goes by the longer of its two limits.
    requestTimeout: 1000 * config.REQUEST_SECONDS,
    http: {
      requestTimeout: 1000 * config.REQUEST_SECONDS,
      headersTimeout: 1000 * config.REQUEST_SECONDS,
      connectionsCheckingInterval: Math.min(5000, 500 * config.REQUEST_SECONDS),
    },
    clientErrorHandler: answerGarbage,
    frameworkErrors(error, _request, { raw }) {
      const problem = malformed(statusOf(error) ?? 400);
      raw.writeHead(problem.status, { 'content-type': 'application/problem+json' });
      raw.end(JSON.stringify(documentOf(problem)));
    },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    logger: {
      level: config.LOG_LEVEL,
      serializers: { req: ({ method, url }) => ({ method, path: url.split(/[?#]/)[0] }) },
      ...(logTo ? { stream: logTo } : {}),
    },
  });
}

/** After this time a request that found the database gone may be sent again. */
const RETRY_SECONDS = 1;

interface Probes {
  /** Why the server should get no requests now; undefined if it is ready. */
  unready(): Promise<string | undefined>;
}

export async function mount(app: FastifyInstance, context: Context, endpoints: readonly Endpoint[], probes: Probes) {
  const { config } = context;
  const callers = new WeakMap<FastifyRequest, Caller>();
  const callerOf = (request: FastifyRequest) => callers.get(request);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : parseBody(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error('no body'));
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, () => context.store.troubleSince(performance.now() - reply.elapsedTime));
    if (problem.status === 500) request.log.error({ fault: faultOf(error) }, 'a request failed');
    else if (problem.status > 500) request.log.warn({ code: problem.code }, 'a request has to be sent again');
    const { retryAfter } = problem.more;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new Problem(404, 'request/unknown', 'There is nothing at this address.')),
  );
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: [
          "'self'",
          `${config.publicUrl.startsWith('https:') ? 'wss' : 'ws'}://${new URL(config.publicUrl).host}`,
        ],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: config.publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
  });
  await app.register(compress, { threshold: 2048, encodings: ['gzip'] });
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return;
    checkOrigin(config, request);
    const { limits } = context;
    const address = addressKey(request.ip);
    const { caller, cookies } = await context.callers.identify(request.headers).catch(async (error: unknown) => {
      // A wrong token may be one that somebody guesses.
      if (error instanceof Problem) await limits.signIns.take(address);
      throw error;
    });
    if (caller) callers.set(request, caller);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    // Attempts at passwords are counted by address, even if the caller is signed in.
    if (request.routeOptions.config.limit === 'signIn') await limits.signIns.take(address);
    else limits.requests.take(caller?.id ?? address);
  });
  await app.register(websocket, {
    options: { maxPayload: MOST_SOCKET_BYTES, clientTracking: true },
    preClose(done) {
      const { clients } = app.websocketServer;
      for (const socket of clients) socket.close(1001, 'the server stops');
      const impatience = setTimeout(() => {
        for (const socket of clients) socket.terminate();
      }, LAST_WORDS_MS);
      app.websocketServer.close(() => {
        clearTimeout(impatience);
        done();
      });
    },
  });
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  // While the server stops, each answer closes its connection.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    // Closes the connection of a refused socket.
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
    context.metrics.requests.observe({ method: request.method, route, status: String(reply.statusCode) }, seconds);
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  for (const endpoint of endpoints) addEndpoint(app, context, endpoint, callerOf);
  socketRoute(app, context, callerOf);

  const description = openApi(endpoints, config.publicUrl);
  app.get('/api/openapi.json', async () => description);
  const [example = { id: 'TITLE', players: [2, 2] }] = newestTitles(context);
  const page = docsPage(endpoints, config.publicUrl, example);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api', async (_request, reply) => reply.redirect('/api/docs'));
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const why = await probes.unready();
    return reply.status(why === undefined ? 200 : 503).send({ ready: why === undefined, ...(why ? { why } : {}) });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(config, request)) throw new Problem(404, 'request/unknown', 'There is nothing at this address.');
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });
  if (config.WEB_DIR !== '') await serveWeb(app, config.WEB_DIR);
}

function addEndpoint(
  app: FastifyInstance,
  context: Context,
  endpoint: Endpoint,
  callerOf: (request: FastifyRequest) => Caller | undefined,
): void {
  const { config } = context;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.bodyBytes ?? config.BODY_BYTES,
    config: { limit: endpoint.limit },
    async handler(request, reply) {
      const { params, query, body, headers } = request;
      return endpoint.run(context, { params, query, body, headers, reply, caller: callerOf(request) });
    },
  });
}

function sendProblem(
  reply: { status(code: number): { type(type: string): { send(body: unknown): unknown } } },
  problem: Problem,
) {
  return reply.status(problem.status).type('application/problem+json').send(documentOf(problem));
}

function documentOf({ status, code, message, more }: Problem): Readonly<Record<string, unknown>> {
  return { type: `https://stellwerk.example/problems/${code}`, title: code, status, code, detail: message, ...more };
}

const TROUBLES: Readonly<Record<Trouble, Problem>> = {
  lost: new Problem(503, 'server/database', 'The database cannot be reached just now; try again in a moment.', {
    retryAfter: RETRY_SECONDS,
  }),
  full: new Problem(507, 'server/full', 'The server has no room left to store this; its operator must make some.'),
};

/**
 * The problem as the caller may see it. An internal fault is reported without any detail, unless it comes from trouble of the
 * database, which may be over soon.
 */
function problemOf(error: unknown, troubleMeanwhile: () => Trouble | undefined): Problem {
  if (error instanceof Problem) return error;
  const status = statusOf(error);
  if (status === 413) return new Problem(413, 'request/size', 'The body is too large.');
  if (status === 415) return new Problem(415, 'request/type', 'Send JSON.');
  if (status !== undefined && status >= 400 && status < 500) return malformed(status);
  if (isUnstorable(error)) return malformed(400);
  const trouble = troubleIn(error) ?? troubleMeanwhile();
  return trouble
    ? TROUBLES[trouble]
    : new Problem(500, 'server/fault', 'Something went wrong here; it has been noted.');
}

function malformed(status: number): Problem {
  return new Problem(status, 'request/malformed', 'The request is malformed.');
}

/** A number or a text that the schemas let through and that PostgreSQL has no room for. */
function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22003|22008|22021|22P02|22P05)$/.test(String(error.code));
}

/** Answers what is not even a request, or comes too slowly. */
function answerGarbage(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const [status, reason] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? [408, 'Request Timeout']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? [431, 'Request Header Fields Too Large']
        : [400, 'Bad Request'];
  const body = JSON.stringify(documentOf(malformed(Number(status))));
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** The log keeps name, message and stack of an error only: databases put the values of a query into other fields. */
function faultOf(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  return { type: error.name, message: error.message, stack: error.stack ?? '' };
}

function isApi(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/');
}

/** Refuses requests that a page of another origin sends with our cookie. */
function checkOrigin(config: Config, request: FastifyRequest): void {
  const { origin, upgrade, host } = request.headers;
  if (origin === undefined || request.headers.authorization !== undefined) return;
  if (request.method === 'GET' && upgrade === undefined) return;
  const ours = [config.publicUrl, `http://${host}`, `https://${host}`];
  if (!ours.includes(origin)) throw new Problem(403, 'request/origin', 'This request comes from another site.');
}

/** Allows a request with the token from anywhere; without it, only from this machine and not through a proxy. */
function mayMeasure({ METRICS_TOKEN }: Config, request: FastifyRequest): boolean {
  if (METRICS_TOKEN !== undefined) {
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${METRICS_TOKEN}`));
  }
  const near = /^(::1|127\.|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
  return near && request.headers['x-forwarded-for'] === undefined;
}
