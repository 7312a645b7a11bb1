import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import {
  type Files,
  type Finding,
  isProgram,
  isSource,
  isTest,
  readFiles,
  report,
  specifiers,
} from './check-purity.ts';

interface Layer {
  readonly imports: readonly string[];
  /** What its tests may import beyond that. */
  readonly tests: readonly string[];
}

const UNIT = ['engine/testing', 'npm:vitest', 'npm:fast-check', 'npm:highs', 'node:*'];
const PACKAGES = ['engine', 'engine/testing', 'titles', 'bots', 'interop', 'api', 'client', 'client/examples'];
const WORLD = ['npm:*', 'node:*'];

/** What may import what; all else is refused. Apps stand on bots and interop, these on titles, titles on the engine. */
const LAYERS: Readonly<Record<string, Layer>> = {
  engine: { imports: ['engine'], tests: UNIT },
  'engine/testing': { imports: ['engine', 'engine/testing', 'npm:vitest', 'npm:fast-check', 'node:fs'], tests: UNIT },
  titles: { imports: ['engine', 'titles'], tests: UNIT },
  bots: { imports: ['engine', 'titles', 'bots', ...WORLD], tests: ['engine/testing'] },
  interop: { imports: ['engine', 'titles', 'interop', ...WORLD], tests: ['engine/testing'] },
  /** What goes over the wire, described by the server and known to whoever speaks with it. */
  api: { imports: ['engine', 'api', 'npm:zod'], tests: UNIT },
  client: { imports: ['engine', 'api', 'client'], tests: [...UNIT, 'titles', 'bots'] },
  'client/examples': { imports: ['engine', 'titles', 'client', 'npm:ws', 'node:*'], tests: [] },
  apps: { imports: [...PACKAGES, 'apps', ...WORLD], tests: ['scripts'] },
  scripts: { imports: [...PACKAGES, 'scripts', ...WORLD], tests: [] },
};

const CORE = /^(engine|engine\/testing|titles)$/;

interface Import {
  readonly from: string;
  readonly line: number;
  readonly name: string;
  /** The file imported, or `npm:…` or `node:…` if it is none of ours. */
  readonly target: string;
}

/** Every import against the direction of the layers, from one title to another, or in a circle. */
export function trespasses(files: Files): Finding[] {
  const workspaces = workspacesOf(files);
  const findings: Finding[] = [];
  const imports = new Map<string, Import[]>();
  for (const [from, text] of files) {
    if (!isSource(from)) continue;
    const layer = layerOf(from);
    if (layer === undefined) {
      findings.push({ path: from, line: 1, what: 'stands in no layer' });
      continue;
    }
    const ours: Import[] = [];
    for (const { name, line } of specifiers(text)) {
      const target = name === undefined ? undefined : resolveImport(files, workspaces, from, name);
      if (name === undefined) {
        if (CORE.test(layer)) findings.push({ path: from, line, what: 'imports what is only known at run time' });
      } else if (target === undefined) {
        findings.push({ path: from, line, what: `imports ${name}, which no package offers` });
      } else {
        const reason = objection({ from, line, name, target }, layer);
        if (reason !== undefined) findings.push({ path: from, line, what: `imports ${name}: ${reason}` });
        ours.push({ from, line, name, target });
      }
    }
    imports.set(from, ours);
  }
  return [...findings, ...circles(imports), ...strayQueries(files)];
}

/** The parts of the server that may ask the database. */
const ASKERS = /^apps\/server\/src\/(repositories|db)\//;
const QUERY = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/;

/** Queries of the server that stand outside its repositories, one of which each feature has. */
function strayQueries(files: Files): Finding[] {
  const findings: Finding[] = [];
  for (const [path, text] of files) {
    if (!path.startsWith('apps/server/src/') || ASKERS.test(path)) continue;
    for (const [i, line] of text.split('\n').entries()) {
      if (QUERY.test(line)) findings.push({ path, line: i + 1, what: 'asks the database outside the repositories' });
    }
  }
  return findings;
}

function layerOf(path: string): string | undefined {
  if (path.startsWith('packages/engine/')) {
    return path.startsWith('packages/engine/src/') ? 'engine' : 'engine/testing';
  }
  if (path.startsWith('apps/server/src/api/')) return 'api';
  if (path.startsWith('packages/client/examples/')) return 'client/examples';
  const [, layer] = /^packages\/([^/]+)\//.exec(path) ?? /^(apps|scripts)\//.exec(path) ?? [];
  return layer !== undefined && Object.hasOwn(LAYERS, layer) ? layer : undefined;
}

function objection({ from, name, target }: Import, layer: string): string | undefined {
  // The engine's testing is itself in a folder of tests, but only what it proves itself with is a test.
  const testing = layer === 'engine/testing' ? /\.test\.\w+$/.test(from) : isTest(from);
  const { imports = [], tests = [] } = LAYERS[layer] ?? {};
  const allowed = testing ? [...imports, ...tests] : imports;
  if (/^(npm|node):/.test(target)) {
    const kind = target.startsWith('npm:') ? 'npm:*' : 'node:*';
    return allowed.includes(target) || allowed.includes(kind) ? undefined : `${layer} may not import ${kind}`;
  }
  const other = layerOf(target);
  if (other === undefined) return 'it stands in no layer';
  if (!allowed.includes(other)) return `${layer} may not import ${other}`;
  if (other === 'apps' && layer === 'apps' && home(from) !== home(target)) return 'an app may not import another app';
  if (name.startsWith('.') && other !== 'scripts' && layer !== 'scripts' && home(from) !== home(target)) {
    return 'another package is imported by its name, not by its path';
  }
  if (/^(engine|titles)$/.test(layer) && !isTest(from) && isTest(target)) return 'only tests may import tests';
  return betweenTitles(from, target) ? 'a title may not import another title' : undefined;
}

/** Folders beside the titles that hold what several of them share. */
const FAMILIES = ['rhineland'];

function betweenTitles(from: string, target: string): boolean {
  const folder = (path: string) => /^packages\/titles\/([^/]+)\//.exec(path)?.[1];
  const [mine, other] = [folder(from), folder(target)];
  if (mine === undefined || other === undefined || mine === other) return false;
  if (FAMILIES.includes(other) || /\/shared\//.test(target)) return false;
  // Tests common to all titles lie beside them.
  const common = /^(tests|testing)$/;
  return !common.test(mine) && !common.test(other);
}

function home(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

interface Workspace {
  readonly folder: string;
  readonly exports: ReadonlyMap<string, string>;
}

export function workspacesOf(files: Files): Map<string, Workspace> {
  const workspaces = new Map<string, Workspace>();
  for (const [path, text] of files) {
    if (!/^(packages|apps)\/[^/]+\/package\.json$/.test(path)) continue;
    const manifest: unknown = JSON.parse(text);
    if (!isRecord(manifest) || typeof manifest['name'] !== 'string') continue;
    const offered = isRecord(manifest['exports']) ? Object.entries(manifest['exports']) : [];
    const exports = new Map(offered.flatMap(([name, file]) => (typeof file === 'string' ? [[name, file]] : [])));
    workspaces.set(manifest['name'], { folder: posix.dirname(path), exports });
  }
  return workspaces;
}

export function resolveImport(
  files: Files,
  workspaces: ReadonlyMap<string, Workspace>,
  from: string,
  name: string,
): string | undefined {
  if (name.startsWith('.')) {
    const path = posix.join(posix.dirname(from), name.replace(/\?.*$/, ''));
    return [path, `${path}.ts`, `${path}/index.ts`].find((file) => files.has(file)) ?? path;
  }
  if (isBuiltin(name)) return name.startsWith('node:') ? name : `node:${name}`;
  const [packageName = name] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const workspace = workspaces.get(packageName);
  if (workspace === undefined) return /^(@stellwerk\/|#|\/)/.test(name) ? undefined : `npm:${packageName}`;
  const wanted = `.${name.slice(packageName.length)}`;
  for (const [offer, file] of workspace.exports) {
    const [start = '', end] = offer.split('*');
    if (end === undefined ? wanted !== offer : !wanted.startsWith(start) || !wanted.endsWith(end)) continue;
    const star = end === undefined ? '' : wanted.slice(start.length, wanted.length - end.length);
    return posix.join(workspace.folder, file.replace('*', star));
  }
  return undefined;
}

function circles(imports: ReadonlyMap<string, readonly Import[]>): Finding[] {
  const findings: Finding[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    trail.push(path);
    for (const { line, target } of imports.get(path) ?? []) {
      const start = trail.indexOf(target);
      if (start >= 0) {
        const circle = [...trail.slice(start), target].join(' → ');
        findings.push({ path, line, what: `imports in a circle: ${circle}` });
      } else if (!done.has(target)) visit(target);
    }
    trail.pop();
    done.add(path);
  };
  for (const path of imports.keys()) if (!done.has(path)) visit(path);
  return findings;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function checkBoundaries(): void {
  const files = readFiles('packages', 'apps', 'scripts');
  const read = [...files.keys()].filter(isSource).length;
  report(trespasses(files), read, 'every import keeps to its layer, and none runs in a circle');
}

if (isProgram(import.meta.url)) checkBoundaries();
