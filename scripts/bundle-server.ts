import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

const SERVER = join(import.meta.dirname, '..', 'apps', 'server');
/** Not written in JavaScript, so it cannot be put into one file with the rest. */
const NATIVE = 'libsql';
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Libraries of the old kind look for these. */
const OLD_KIND = `
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;
`;

/** A program of the server with its libraries as one file, which starts quickly. */
async function bundleWithLibraries(source: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(SERVER, 'src', source)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
    logLevel: 'error',
    external: [NATIVE, 'pg-native'],
    banner: { js: OLD_KIND },
  });
}

/** The programs of the server in a folder: itself, and the one in which its bots think. */
export async function bundleServer(folder: string): Promise<void> {
  await bundleWithLibraries('main.ts', join(folder, 'main.mjs'));
  await bundleWithLibraries(join('play', 'thinker.ts'), join(folder, 'thinker.mjs'));
}

/** The server as a folder that needs nothing but Node. */
async function buildServer(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await bundleServer(folder);
  copyLibrary(NATIVE, createRequire(join(SERVER, 'package.json')), join(folder, 'node_modules'));
}

/** A library and what it needs; of what is made for one platform, that of this one, for only that is installed. */
function copyLibrary(name: string, { resolve }: NodeJS.Require, target: string): void {
  const from = resolve.paths(name)?.find((folder) => existsSync(join(folder, name, 'package.json')));
  if (from === undefined) return;
  const manifest = join(from, name, 'package.json');
  cpSync(join(from, name), join(target, name), { recursive: true });
  const needed: Manifest = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const next of Object.keys({ ...needed.dependencies, ...needed.optionalDependencies })) {
    const isThere = [target, join(target, name, 'node_modules')].some((folder) => existsSync(join(folder, next)));
    if (!isThere) copyLibrary(next, createRequire(manifest), target);
  }
}

if (process.argv[1] === import.meta.filename) await buildServer(join(SERVER, 'dist'));
