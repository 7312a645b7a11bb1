import { accessSync, constants, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from './usage.ts';

/** Asked before the work begins, so that a long game is not played for a file that cannot be written. */
export function checkWritable(path: string | undefined): void {
  if (path === undefined) return;
  try {
    const existing = statSync(path, { throwIfNoEntry: false });
    if (existing?.isDirectory()) throw new UsageError(`${path} is a folder; name a file.`);
    accessSync(existing ? path : dirname(path), constants.W_OK);
  } catch (error) {
    throw error instanceof UsageError ? error : notWritten(path, error);
  }
}

export async function writeText(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw notWritten(path, error);
  }
}

function notWritten(path: string, error: unknown): UsageError {
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
  return new UsageError(`${path} cannot be written${code}; name another file.`);
}

/** What does not reach standard output is a failure, whatever else went well; a reader that has gone needs no words. */
export function failOnLostOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.stderr.write(`Standard output cannot be written (${error.code}).\n`);
    process.exit(1);
  });
}
