/** Why the database could not do what it was asked, through no fault of who asked: it may succeed later. */
export type Trouble = 'lost' | 'full';

/** The codes of PostgreSQL, of the embedded database and of the system, by the beginning of each. */
const CODES: Readonly<Record<Trouble, RegExp>> = {
  lost: /^(08|57P0[123]|53300|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/,
  full: /^(53100|SQLITE_FULL|ENOSPC|EDQUOT)/,
};
/** The library for PostgreSQL and the embedded database give no code with these. */
const MESSAGES: Readonly<Record<Trouble, RegExp>> = {
  lost: /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/,
  full: /database or disk is full/,
};

/** What an error says of the database; undefined if it says nothing of the kind. */
export function troubleIn(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  for (const trouble of ['full', 'lost'] as const) {
    if (CODES[trouble].test(code) || MESSAGES[trouble].test(error.message)) return trouble;
  }
  return troubleIn(error.cause);
}

/** Remembers the last trouble, because libraries in between hide it behind errors of their own. */
export interface TroubleLog {
  note(error: unknown): void;
  /** The last trouble since a moment of `performance.now()`. */
  since(moment: number): Trouble | undefined;
}

export function troubleLog(): TroubleLog {
  let last: { readonly trouble: Trouble; readonly at: number } | undefined;
  return {
    note(error) {
      const trouble = troubleIn(error);
      if (trouble) last = { trouble, at: performance.now() };
    },
    since: (moment) => (last && last.at >= moment ? last.trouble : undefined),
  };
}
