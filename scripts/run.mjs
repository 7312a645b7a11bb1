import { mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { stop } from 'esbuild';
import { bundleProgram } from './bundle.mjs';

/** `node scripts/run.mjs apps/cli/src/main.ts bench`: a program of ours, put into one file first. */
const [entry = '', ...args] = process.argv.slice(2);
const source = resolve(entry);
const folder = join(dirname(dirname(source)), 'node_modules', '.cache');
const outfile = join(folder, `${basename(source, '.ts')}-${process.pid}-${threadId}.mjs`);

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
await bundleProgram(source, outfile, {
  banner: { js: "globalThis[Symbol.for('stellwerk.started')]();" },
  sourcemap: 'inline',
});
await stop();
process.setSourceMapsEnabled(true);
process.argv = [process.execPath, source, ...args];
await import(pathToFileURL(outfile).href);
