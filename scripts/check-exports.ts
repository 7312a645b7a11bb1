import { readFileSync } from 'node:fs';
import { resolveImport, workspacesOf } from './check-boundaries.ts';
import { type Files, type Finding, isProgram, isSource, lineAt, readFiles, report } from './check-purity.ts';

const CONFIG = 'vitest.config.ts';

/** Files that are not loaded by an import of their own: by a pattern of names, or as hooks that Node calls. */
const BY_OTHERS = /^apps\/web\/src\/titles\/[\w-]+\/core\.ts$|-hooks\.mjs$/;

/** Stands for every name that a file exports. */
const EVERY = '*';

interface Exported {
  readonly name: string;
  readonly line: number;
  /** Set if the name only passes through this file: where it comes from, and its name there. */
  readonly from?: { readonly target: string; readonly name: string };
}

interface Module {
  readonly exports: readonly Exported[];
  /** The files whose exports this file offers as its own, by `export *`. */
  readonly stars: readonly string[];
  readonly uses: readonly Use[];
}

/** An import of one name, or of every exported name that occurs as a word in `text`. */
type Use = { readonly target: string } & ({ readonly name: string } | { readonly text: string });

const DECLARATION =
  /^export (?:async |abstract |declare )*(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm;
const LIST = /^(import|export)(?: type)?(?: [\w$]+,)? \{([^}]*)\}(?: from '([^']+)')?/gm;
const STAR = /^export \* from '([^']+)'/gm;
const NAMESPACE = /^export \* as ([\w$]+) from '([^']+)'/gm;
/** Names that the importing file takes later, from a namespace or from a module loaded when it is needed. */
const WHOLE = /^import \* as [\w$]+ from '([^']+)'|\bimport\('([^']+)'\)/gm;

/** Every exported name that no other file imports. A default export is called by a tool, so it does not count. */
export function unusedExports(files: Files): Finding[] {
  const modules = modulesOf(files);
  const used = new Map<string, Set<string>>();
  const use = (path: string, name: string): void => {
    const names = used.get(path) ?? new Set();
    const module = modules.get(path);
    if (module === undefined || names.has(name)) return;
    used.set(path, names.add(name));
    const from = module.exports.find((exported) => exported.name === name)?.from;
    if (from !== undefined) use(from.target, from.name);
    if (name === EVERY) for (const one of module.exports) use(path, one.name);
    for (const star of module.stars) use(star, name);
  };
  for (const { uses } of modules.values()) {
    for (const one of uses) {
      if ('name' in one) use(one.target, one.name);
      else for (const word of new Set(one.text.match(/[\w$]+/g))) use(one.target, word);
    }
  }
  return [...modules].flatMap(([path, { exports }]) =>
    exports
      .filter(({ name }) => !used.get(path)?.has(name))
      .map(({ name, line }) => ({ path, line, what: `exports ${name}, which no other file imports` })),
  );
}

function modulesOf(files: Files): ReadonlyMap<string, Module> {
  const workspaces = workspacesOf(files);
  const sources = [...files].filter(([path]) => isSource(path));
  return new Map(
    sources.map(([path, text]) => [
      path,
      moduleOf(text, (name) => resolveImport(files, workspaces, path, name) ?? name),
    ]),
  );
}

function moduleOf(text: string, resolve: (specifier: string) => string): Module {
  const exports: Exported[] = [...text.matchAll(DECLARATION)].map(({ 1: name = '', index }) => ({
    name,
    line: lineAt(text, index),
  }));
  const uses: Use[] = [];
  for (const { 1: keyword, 2: list = '', 3: specifier, index } of text.matchAll(LIST)) {
    const target = specifier === undefined ? undefined : resolve(specifier);
    for (const entry of list.split(',')) {
      const [name, as = name] = entry
        .trim()
        .replace(/^type /, '')
        .split(/ as /);
      if (name === undefined || name === '' || as === undefined) continue;
      if (keyword === 'import' && target !== undefined) uses.push({ target, name });
      if (keyword === 'export')
        exports.push({ name: as, line: lineAt(text, index), ...(target && { from: { target, name } }) });
    }
  }
  for (const { 1: name = '', 2: specifier = '', index } of text.matchAll(NAMESPACE)) {
    exports.push({ name, line: lineAt(text, index), from: { target: resolve(specifier), name: EVERY } });
  }
  for (const { 1: namespace, 2: loaded } of text.matchAll(WHOLE)) {
    uses.push({ target: resolve(namespace ?? loaded ?? ''), text });
  }
  return { exports, stars: [...text.matchAll(STAR)].map(({ 1: name = '' }) => resolve(name)), uses };
}

export function checkExports(): void {
  const config = readFileSync(new URL(`../${CONFIG}`, import.meta.url), 'utf8');
  const files = new Map([...readFiles('packages', 'apps', 'scripts'), [CONFIG, config]]);
  const read = [...files.keys()].filter(isSource).length;
  const findings = unusedExports(files).filter(({ path }) => !BY_OTHERS.test(path));
  report(findings, read, 'every export is imported somewhere');
}

if (isProgram(import.meta.url)) checkExports();
