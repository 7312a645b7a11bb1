import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { BaseState } from '@stellwerk/engine/kernel';

/** Positions in which a company is to run its trains, collected from games that people and programs have played. */
export interface RoutePosition {
  /** The file of the game and the number of the move. */
  readonly from: string;
  readonly state: BaseState;
}

function fileOf(title: string): string {
  return fileURLToPath(new URL(`../../../../benchmarks/routes-${title}.json.br`, import.meta.url));
}

export function readPositions(title: string): readonly RoutePosition[] | undefined {
  const file = fileOf(title);
  if (!existsSync(file)) return undefined;
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8'));
}

/** One position is much like the next, so a wide window packs thousands of them into little. */
export function writePositions(title: string, positions: readonly RoutePosition[]): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(fileOf(title), brotliCompressSync(JSON.stringify(positions), { params }));
}
