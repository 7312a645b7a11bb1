import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const OPTIONS = { target: 'esnext', jsx: 'automatic', sourcemap: 'inline', sourcesContent: false };

/** TypeScript as JavaScript. A style sheet is an empty module: no test outside a browser needs one. */
export async function load(url, context, next) {
  const file = url.startsWith('file:') ? fileURLToPath(url) : '';
  const kind = extname(file).slice(1);
  if (kind === 'css') return { format: 'module', source: '', shortCircuit: true };
  if (kind !== 'ts' && kind !== 'tsx') return next(url, context);
  const { code } = await transform(await readFile(file, 'utf8'), { ...OPTIONS, loader: kind, sourcefile: file });
  return { format: 'module', source: code, shortCircuit: true };
}
