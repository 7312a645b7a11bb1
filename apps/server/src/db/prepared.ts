import type pg from 'pg';

/** At most this many statements are prepared. Statements with lists have no end of variants. */
const MOST_TEXTS = 300;
const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/;
/** A column was added since the statement was prepared. */
const PLAN_OUTDATED = '0A000';

/** Lets every connection of a pool prepare its statements: they are read and planned once instead of every time. */
export function prepareStatements(pool: pg.Pool): void {
  const names = new Map<string, string | undefined>();

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < MOST_TEXTS && PREPARABLE.test(text))
      names.set(text, `stellwerk_${names.size}`);
    return names.get(text);
  }

  pool.on('connect', (client) => {
    const { query } = client;
    const prepared = (first: unknown, ...rest: readonly unknown[]): unknown => {
      const [values] = rest;
      const name = typeof first === 'string' && Array.isArray(values) ? nameOf(first) : undefined;
      if (name === undefined || typeof first !== 'string') return Reflect.apply(query, client, [first, ...rest]);
      const answer: unknown = Reflect.apply(query, client, [{ name, text: first, values }]);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === PLAN_OUTDATED) names.set(first, undefined);
        });
      }
      return answer;
    };
    Object.defineProperty(client, 'query', { value: prepared });
  });
}
