import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mutateFile } from '@stellwerk/interop/fuzz';
import { readGameText } from '../game-file.ts';
import { humanGames } from '../recorded-games.ts';
import { UsageError } from '../usage.ts';
import type { FileFuzzer } from './fuzzer.ts';

/** A file with one thing changed is refused, or the report of its import says so. */
export const imports: FileFuzzer = {
  id: 'imports',
  help: 'game files of 18xx.games with one thing changed in them',
  async run({ seed, runs, paths, progress }) {
    const files = (
      await Promise.all((paths.length > 0 ? paths : humanGames().map(({ file }) => file)).map(filesIn))
    ).flat();
    if (files.length === 0) {
      if (paths.length > 0) throw new UsageError('Name game files of 18xx.games, or a folder of them.');
      return { runs: 0, faults: [], notes: ['left out: no recorded games are here; name files or folders of them'] };
    }
    const faults: string[] = [];
    const notes: string[] = [];
    const share = Math.ceil(runs / files.length);
    let all = 0;
    for (const path of files) {
      const { edits, refused, unnoticed } = mutateFile(await dataIn(path), seed, share, (done) =>
        progress(path, done, share),
      );
      progress(path, share, share);
      all += edits;
      notes.push(`${path}: ${edits} edits, ${refused} refused, ${edits - refused - unnoticed.length} told in a notice`);
      faults.push(...unnoticed.map((edit) => `${path}, seed ${edit.seed}: unnoticed: ${edit.what}`));
    }
    return { runs: all, faults, notes };
  },
};

async function dataIn(path: string): Promise<unknown> {
  const text = await readGameText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON.`);
  }
}

async function filesIn(path: string): Promise<string[]> {
  if (/\.json(\.gz)?$/.test(path)) return [path];
  const names = await readdir(path).catch(() => []);
  return names
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .sort()
    .map((name) => join(path, name));
}
