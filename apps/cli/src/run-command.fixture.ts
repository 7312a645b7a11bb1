import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { askShared } from '../../../scripts/shared.ts';

export const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The commands as one file, which the test run shares: reading every source again takes longer than most of them. */
export const COMMANDS: string = await askShared('commands');

type Answer = Pick<SpawnSyncReturns<string>, 'stdout' | 'stderr' | 'status'>;

/** A command in a process of its own, by the root of the project. */
export function runCommand(args: readonly string[], input = '', program = COMMANDS): Answer {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    input,
  });
  return { stdout, stderr, status };
}
