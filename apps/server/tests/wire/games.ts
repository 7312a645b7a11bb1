import { rmSync } from 'node:fs';
import { startPostgres } from '../postgres.ts';
import { scratchFolder } from '../scratch.ts';
import { type WireReport, wireRun } from './run.ts';

interface Games {
  readonly kind: 'sqlite' | 'postgres';
  readonly seed: string;
  /** How many things each client does in a game. */
  readonly acts: number;
  /** Whether another game follows those that have been played. */
  more(played: number): boolean;
  progress?(played: number, reports: readonly WireReport[]): void;
}

/** Games over a bad wire, one after the other, each on an empty database and from a seed of its own: the first is `<seed>/0`. */
export async function wireGames({ kind, seed, acts, more, progress = () => {} }: Games): Promise<WireReport[]> {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const reports: WireReport[] = [];
  try {
    while (more(reports.length)) {
      const folder = scratchFolder('wire');
      const url = await postgres?.borrow();
      try {
        const env = url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: url };
        const processes = url === undefined ? 1 : 2;
        reports.push(await wireRun({ env, processes, seed: `${seed}/${reports.length}`, acts }));
      } finally {
        if (url !== undefined) await postgres?.giveBack(url);
        rmSync(folder, { recursive: true, force: true });
      }
      progress(reports.length, reports);
    }
    return reports;
  } finally {
    await postgres?.stop();
  }
}
