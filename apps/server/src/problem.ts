/** Why a request is not done, as the caller is told it: problem+json with a code. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, detail: string, more: Readonly<Record<string, unknown>> = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const unknownTable = () =>
  new Problem(404, 'table/unknown', 'There is no such table, or it is not open to you.');
