import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { UsageError } from './usage.ts';

/** The text of a game file; what ends in .gz is unpacked, and a byte-order mark is no part of it. */
export async function readGameText(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) throw new UsageError(`${path} cannot be read.`);
  if (!path.endsWith('.gz')) return textOf(bytes);
  try {
    return textOf(gunzipSync(bytes));
  } catch {
    throw new UsageError(`${path} is no packed file.`);
  }
}

function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}
