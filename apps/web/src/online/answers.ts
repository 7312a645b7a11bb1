import { isRecord } from '@stellwerk/engine/kernel';

/** What a question to the server comes to: an answer, a refusal with its code, or nobody there. */
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
export type Ask = <T>(method: Method, path: string, body?: unknown) => Promise<Answer<T>>;

/** Somebody who does not answer within this time is taken for gone. */
const PATIENCE_MS = 15_000;

const NOBODY: Problem = { status: 0, code: 'server/none', detail: '', more: {} };

/** Asks the server this page came from. A file server without one answers with the page itself, which is no answer. */
export const ask: Ask = async <T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> => {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return { ok: false, problem: NOBODY };
    if (response.ok) {
      const value: T = await response.json();
      return { ok: true, value };
    }
    const told: unknown = await response.json();
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
};

/** Whether asking once more may help: nobody answered, or somebody who is busy. */
export function isPassing({ status }: Problem): boolean {
  return status === 0 || status === 429 || status >= 500;
}
