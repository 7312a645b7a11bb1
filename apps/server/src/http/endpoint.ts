import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../accounts/callers.ts';
import type { Scope } from '../api/index.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';

const Nothing = z.strictObject({});

/** The answer of an endpoint that returns no data. */
export const done = { done: true } as const;

interface Raw {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly reply: FastifyReply;
}

/** One endpoint: its input and output, who may call it, and what it does. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly signedIn: boolean;
  /** The scope that a bot's token must have; undefined if no token may call this. */
  readonly scope: Scope | undefined;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType | undefined;
  readonly answer: z.ZodType;
  readonly limit: 'ordinary' | 'signIn';
  readonly bodyBytes: number | undefined;
  run(context: Context, raw: Raw): Promise<unknown>;
}

interface Spec<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  readonly method: Endpoint['method'];
  /** As OpenAPI writes it: `/api/tables/{table}`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly scope?: Scope;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: A;
  readonly limit?: Endpoint['limit'];
  readonly bodyBytes?: number;
}

interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, C> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  readonly caller: C;
  readonly headers: Raw['headers'];
  readonly reply: FastifyReply;
}

type None = typeof Nothing;

/** For those who are signed in. */
export function endpoint<
  A extends z.ZodType,
  P extends z.ZodType = None,
  Q extends z.ZodType = None,
  B extends z.ZodType = None,
>(spec: Spec<P, Q, B, A>, handle: (context: Context, input: Input<P, Q, B, Caller>) => Promise<z.input<A>>): Endpoint {
  return described(spec, true, async (context, raw) => {
    const caller = checkCaller(raw.caller, spec.scope);
    return handle(context, { ...checked(spec, raw), caller });
  });
}

/** For everybody. */
export function openEndpoint<
  A extends z.ZodType,
  P extends z.ZodType = None,
  Q extends z.ZodType = None,
  B extends z.ZodType = None,
>(
  spec: Spec<P, Q, B, A>,
  handle: (context: Context, input: Input<P, Q, B, Caller | undefined>) => Promise<z.input<A>>,
): Endpoint {
  return described(spec, false, async (context, raw) => {
    const caller = raw.caller && checkCaller(raw.caller, spec.scope);
    return handle(context, { ...checked(spec, raw), caller });
  });
}

function described<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  spec: Spec<P, Q, B, A>,
  signedIn: boolean,
  run: Endpoint['run'],
): Endpoint {
  const { method, path, summary, tag, scope, answer, limit = 'ordinary', bodyBytes } = spec;
  const { params = Nothing, query = Nothing, body } = spec;
  return { method, path, summary, tag, signedIn, scope, params, query, body, answer, limit, bodyBytes, run };
}

function checkCaller(caller: Caller | undefined, scope: Scope | undefined): Caller {
  if (!caller) throw new Problem(401, 'account/sign-in', 'Sign in first.');
  if (caller.scopes === 'all') return caller;
  if (scope === undefined) throw new Problem(403, 'account/scope', 'This cannot be done with a token.');
  if (!caller.scopes.has(scope)) throw new Problem(403, 'account/scope', `This token does not allow “${scope}”.`);
  return caller;
}

function checked<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  spec: Spec<P, Q, B, A>,
  raw: Raw,
) {
  return {
    params: check('params', spec.params ?? none<P>(), raw.params),
    query: check('query', spec.query ?? none<Q>(), raw.query),
    body: check('body', spec.body ?? none<B>(), spec.body ? raw.body : {}),
    headers: raw.headers,
    reply: raw.reply,
  };
}

/** Stands in for a schema that was left out, so that its type parameter is that of `Nothing`. */
function none<T extends z.ZodType>(): T {
  const nothing: z.ZodType = Nothing;
  if (isSchema<T>(nothing)) return nothing;
  throw new TypeError('no schema');
}

function isSchema<T extends z.ZodType>(schema: z.ZodType): schema is T {
  return schema === Nothing;
}

function check<T extends z.ZodType>(where: string, schema: T, value: unknown): z.output<T> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issues = read.error.issues.slice(0, 10).map(({ path, message }) => ({
    at: [where, ...path.map(String)].join('.').slice(0, 200),
    message: message.slice(0, 200),
  }));
  throw new Problem(400, 'request/shape', 'The request does not have the form this takes.', { issues });
}
