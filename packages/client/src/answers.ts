import { type Figures, isJson, isRecord, type Refusal, type shape } from '@stellwerk/engine/kernel';

/** The result of a request: an answer, a refusal with its code, or no server. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export interface Problem {
  /** 0: nobody answered. */
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  /** Whatever else came with it: missing entries, a refusal with its texts. */
  readonly more: Readonly<Record<string, unknown>>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Ask = (method: Method, path: string, body?: unknown) => Promise<Answer<unknown>>;

/** A server that does not answer within this time counts as gone. */
const PATIENCE_MS = 15_000;

const NOBODY: Problem = { status: 0, code: 'server/none', detail: '', more: {} };
/** The code for an answer of an unknown form, usually because the page is older than the server. */
const UNREADABLE: Problem = { status: 200, code: 'server/unreadable', detail: '', more: {} };

/** So often a question is asked again while the server says that it will soon be able to answer. */
const MOST_AGAIN = 5;

/**
 * Asks a server, with these headers in every request. A question that changes nothing is asked again by itself while the server
 * cannot reach its database.
 */
export function askAt(address: string, headers: Readonly<Record<string, string>> = {}): Ask {
  return async (method, path, body) => {
    let answer = await askOnce(address, headers, method, path, body);
    for (let again = 0; method === 'GET' && again < MOST_AGAIN; again++) {
      const wait = answer.ok ? undefined : retryAfterMs(answer.problem);
      if (wait === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
      answer = await askOnce(address, headers, method, path, body);
    }
    return answer;
  };
}

/** Asks the server that a page came from. */
export const ask: Ask = askAt('');

/** The time after which the server wants to be asked again, if it says so. */
export function retryAfterMs({ status, more }: Problem): number | undefined {
  const seconds = more['retryAfter'];
  return status === 503 && typeof seconds === 'number' ? 1000 * seconds : undefined;
}

/** A file server answers with the page itself, which is no answer. */
async function askOnce(
  address: string,
  headers: Readonly<Record<string, string>>,
  ...[method, path, body]: Parameters<Ask>
): Promise<Answer<unknown>> {
  try {
    const response = await fetch(address + path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return { ok: false, problem: NOBODY };
    const told: unknown = await response.json();
    if (response.ok) return { ok: true, value: told };
    const more = isRecord(told) ? told : {};
    const { code, detail } = more;
    return {
      ok: false,
      problem: {
        status: response.status,
        code: typeof code === 'string' ? code : 'server/fault',
        detail: typeof detail === 'string' ? detail : '',
        more,
      },
    };
  } catch {
    return { ok: false, problem: NOBODY };
  }
}

/** The answer, if it is of the kind that was asked for; nothing else gets any further. */
export async function readAs<T>(kind: shape.Shape<T>, asked: Promise<Answer<unknown>>): Promise<Answer<T>> {
  const answer = await asked;
  if (!answer.ok) return answer;
  const { value } = answer;
  return kind.accepts(value) ? { ok: true, value } : { ok: false, problem: UNREADABLE };
}

/** Whether the request may succeed if sent again: there was no answer, or the server was busy. */
export function isPassing({ status }: Problem): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** What the rules refused, if that is what the server says. */
export function refusalIn({ code: kind, more }: Problem): Refusal | undefined {
  const value = kind === 'move/refused' ? more['refusal'] : undefined;
  if (!isRecord(value)) return undefined;
  const { rule, code, figures } = value;
  if (typeof rule !== 'string' || typeof code !== 'string' || !isFigures(figures)) return undefined;
  return { rule, code, figures };
}

function isFigures(value: unknown): value is Figures {
  return isRecord(value) && isJson(value);
}
