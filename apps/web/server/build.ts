import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const HERE = join(import.meta.dirname, '..');
const ROOT = join(HERE, '..', '..');
export const DIST = join(HERE, 'dist');

/** What the built client is made of: a change in any of these makes it stale. */
const SOURCES = [
  ...['src', 'public', 'build', 'index.html', 'vite.config.ts', 'package.json'].map((name) => join(HERE, name)),
  ...['packages', 'package-lock.json'].map((name) => join(ROOT, name)),
];

/** Builds the client unless the last build is newer than everything it was made from. */
export async function ensureBuilt(say: (line: string) => void = () => {}): Promise<void> {
  if (isFresh()) return;
  say('building the client …');
  const { build } = await import('vite');
  // Vite reads it: React's own checks belong into development only.
  process.env['NODE_ENV'] = 'production';
  const begun = new Date();
  const fresh = freshFolder();
  const options = { outDir: fresh, emptyOutDir: true };
  await build({ root: HERE, configFile: join(HERE, 'vite.config.ts'), logLevel: 'error', build: options });
  // What is changed while it is built counts as changed afterwards.
  utimesSync(join(fresh, 'sw.js'), begun, begun);
  putInPlace(fresh);
}

function freshFolder(): string {
  const cache = join(HERE, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'dist-'));
}

/** The built client changes as a whole: whoever serves it never finds half of it. */
function putInPlace(fresh: string): void {
  const old = `${fresh}-old`;
  try {
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(fresh, DIST);
  } catch {
    // Another process was first; its client is as good.
    rmSync(fresh, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true, force: true });
}

function isFresh(): boolean {
  const built = newest(join(DIST, 'sw.js'));
  return built > 0 && SOURCES.every((source) => newest(source) <= built);
}

function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return /\.(test|md)\b/.test(path) ? 0 : found.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'tests' && name !== 'testing')
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
