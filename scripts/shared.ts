/** What the test files of a run share. Each is started when the first of them asks for it. */
export type Part =
  /** A browser's address to connect to. */
  | 'browser'
  /** The built client stands in its folder. */
  | 'client'
  /** The path of the server as one file. */
  | 'server'
  /** The path of the commands as one file. */
  | 'commands'
  /** A PostgreSQL's address. */
  | 'postgres'
  /** A new database's address. */
  | 'database'
  /** The address of a database without content, on loan. */
  | 'borrowed-database'
  /** It is given back. */
  | 'returned-database';

export const SHARED_AT = 'STELLWERK_SHARED_AT';

/** False outside of a test run, where everybody starts what they need themselves. */
export function isSharing(): boolean {
  return process.env[SHARED_AT] !== undefined;
}

export async function askShared(part: Part, body = ''): Promise<string> {
  const answer = await fetch(`${process.env[SHARED_AT]}/${part}`, { method: 'POST', body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
