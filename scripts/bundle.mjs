import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Libraries stay where they are. */
const libraries = {
  name: 'libraries',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@stellwerk/') ? undefined : { external: true },
    ),
};

/** Each file still knows where it stood. */
const places = {
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path)))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
    })),
};

/**
 * A program of ours as one file of plain JavaScript. Run from its sources by tsx every function is given its name again each
 * time it is made, and the engine takes half as long again.
 */
export async function bundleProgram(source, outfile, more = {}) {
  await build({
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
    logLevel: 'error',
    plugins: [libraries, places],
    ...more,
  });
}

const [, started, source, outfile] = process.argv;
if (started === import.meta.filename) await bundleProgram(source, outfile);
