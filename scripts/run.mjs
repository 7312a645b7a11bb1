import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { build, stop } from 'esbuild';

/**
 * `node scripts/run.mjs apps/cli/src/main.ts bench`: a program of ours as one file of plain JavaScript. Run from its sources by
 * tsx every function is given its name again each time it is made, and the engine takes half as long again.
 */
const [entry = '', ...args] = process.argv.slice(2);
const source = resolve(entry);
const folder = join(dirname(dirname(source)), 'node_modules', '.cache');
const outfile = join(folder, `${basename(source, '.ts')}-${process.pid}-${threadId}.mjs`);

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

// The file is needed until it is read. The program then has the signals to itself.
const clean = () => rmSync(outfile, { force: true });
const leave = (signal) => {
  clean();
  process.exit({ SIGINT: 130, SIGTERM: 143 }[signal]);
};
process.on('exit', clean).on('SIGINT', leave).on('SIGTERM', leave);
globalThis[Symbol.for('stellwerk.started')] = () => {
  clean();
  process.off('SIGINT', leave).off('SIGTERM', leave);
};

mkdirSync(folder, { recursive: true });
await build({
  entryPoints: [source],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  outfile,
  banner: { js: "globalThis[Symbol.for('stellwerk.started')]();" },
  sourcemap: 'inline',
  logLevel: 'error',
  plugins: [libraries, places],
});
await stop();
process.setSourceMapsEnabled(true);
process.argv = [process.execPath, source, ...args];
await import(pathToFileURL(outfile).href);
