import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { test } from 'vitest';
import { type PeerGame, readPeerText } from './file.ts';

/** Recorded games lie beside the project and are no part of it. */
const FOLDER = fileURLToPath(new URL('../../../../../shared/games/', import.meta.url));

/** Runs tests over recorded games of a title; where these are not there, one line says so. */
export function withRecordedGames(title: string, tests: (folder: string) => void): void {
  const folder = `${FOLDER}${title}/`;
  if (existsSync(folder)) tests(folder);
  else test.skipIf(true)(`recorded games of ${title} are not in ../shared/games: nothing to compare`, () => {});
}

export function recordedNames(folder: string, pattern: RegExp): readonly string[] {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();
}

export function recordedText(path: string): string {
  const bytes = readFileSync(path);
  return path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
}

export function recordedGame(path: string): PeerGame {
  const file = readPeerText(recordedText(path));
  if (!file.ok) throw new Error(`${path} is refused by ${file.refusal.rule}`);
  return file.value;
}
