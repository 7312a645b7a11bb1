import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A line that cites a rule. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** The function, constant or type that the line belongs to; for a test its name, for a reading its line. */
  readonly what: string;
}

/** Where a rule stands in the project. */
export interface RulePlaces {
  readonly code: readonly Place[];
  readonly tests: readonly Place[];
  readonly readings: readonly Place[];
}

type Part = keyof RulePlaces;

const CODE = 'packages/titles';
const READINGS = 'docs/readings';
const RULE_ID = /[a-z0-9][a-z0-9-]*\/[A-Za-z0-9][\w.-]*[A-Za-z0-9]|[a-z0-9][a-z0-9-]*\/[A-Za-z0-9]/g;
const DECLARATION =
  /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:function\*?|const|let|interface|type|class|enum)\s+(\w+)/;
const TEST = /^\s*(?:rule|test|it)(?:\.\w+)?\(/;
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/)/;

/** Every citation of the given rules in the sources of titles, in their tests and in the pages of readings. */
export function rulePlaces(root: string, ids: ReadonlySet<string>): ReadonlyMap<string, RulePlaces> {
  const places = new Map<string, { [P in Part]: Place[] }>();
  for (const id of ids) places.set(id, { code: [], tests: [], readings: [] });
  const takersOf = sharedTests(root);
  for (const [part, path] of sources(root)) {
    const file = relative(root, path).split(sep).join('/');
    const lines = readFileSync(path, 'utf8').split('\n');
    const takers = takersOf.get(path) ?? [];
    lines.forEach((text, index) => {
      for (const id of [...citedIn(text, ids), ...namedIn(text, takers, ids)]) {
        const what = describe(part, lines, index);
        const known = places.get(id)?.[part];
        const isSame = ({ file: other, what: named }: Place) => other === file && named === what;
        if (part !== 'tests' || !known?.some(isSame)) known?.push({ file, line: index + 1, what });
      }
    });
  }
  for (const [id, name] of keptBy(root, ids)) {
    for (const place of declarationsOf(root, name)) places.get(id)?.code.push(place);
  }
  for (const [id, keys] of handedOver(root, ids)) {
    for (const place of usesOf(root, keys)) places.get(id)?.code.push(place);
  }
  return places;
}

/** A title hands its rule ids to the code of its family in `cites.ts`, each by a name. */
const HANDED = /^\s+(\w+): '([^']+)',$/;

function handedOver(root: string, ids: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const path of filesBelow(join(root, CODE)).filter((file) => file.endsWith(`${sep}cites.ts`))) {
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const [, name = '', id = ''] = HANDED.exec(line) ?? [];
      if (ids.has(id)) names.set(id, (names.get(id) ?? new Set()).add(name));
    }
  }
  return names;
}

/** Where code of a family refuses by such a name: `cites.oneMarker`. */
function usesOf(root: string, names: ReadonlySet<string>): Place[] {
  const wanted = new RegExp(`\\bcites\\.(?:\\w+\\.)?(?:${[...names].join('|')})\\b`);
  return [...sources(root)].flatMap(([part, path]) => {
    const lines = part === 'code' ? readFileSync(path, 'utf8').split('\n') : [];
    const file = relative(root, path).split(sep).join('/');
    return lines.flatMap((text, index) =>
      wanted.test(text) ? [{ file, line: index + 1, what: declarationAt(lines, index) }] : [],
    );
  });
}

/** In `kept-by.ts` a title names what keeps a rule that nothing is refused by. */
const KEPT = /^\s+'([^']+)': (\w+),$/;

function keptBy(root: string, ids: ReadonlySet<string>): (readonly [id: string, name: string])[] {
  return filesBelow(join(root, CODE))
    .filter((file) => file.endsWith(`${sep}kept-by.ts`))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .flatMap((line) => {
      const [, id = '', name = ''] = KEPT.exec(line) ?? [];
      return ids.has(id) ? [[id, name] as const] : [];
    });
}

function declarationsOf(root: string, name: string): Place[] {
  const declared = new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`);
  return [...sources(root)].flatMap(([part, path]) => {
    if (part !== 'code' || path.endsWith(`${sep}index.ts`)) return [];
    const index = readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((line) => declared.test(line));
    return index < 0 ? [] : [{ file: relative(root, path).split(sep).join('/'), line: index + 1, what: name }];
  });
}

function citedIn(line: string, ids: ReadonlySet<string>): ReadonlySet<string> {
  return new Set((line.match(RULE_ID) ?? []).filter((id) => ids.has(id)));
}

/** Tests that several titles take in from the folder of their family → the titles that do. */
function sharedTests(root: string): ReadonlyMap<string, readonly string[]> {
  const takers = new Map<string, string[]>();
  for (const path of filesBelow(join(root, CODE))) {
    const [title = '', folder] = relative(join(root, CODE), path).split(sep);
    if (folder !== 'tests' || !path.endsWith('.ts')) continue;
    for (const [, shared = ''] of readFileSync(path, 'utf8').matchAll(/from '\.\.\/\.\.\/(\S+\/tests\/\S+\.ts)'/g)) {
      const target = join(root, CODE, ...shared.split('/'));
      takers.set(target, [...new Set([...(takers.get(target) ?? []), title])]);
    }
  }
  return takers;
}

/** Such tests name a rule without the title: `'5-a'`. */
function namedIn(line: string, titles: readonly string[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const names = [...line.matchAll(QUOTED)].map(([text]) => text.slice(1, -1));
  return new Set(titles.flatMap((title) => names.map((name) => `${title}/${name}`)).filter((id) => ids.has(id)));
}

/** The files that can cite a rule. The list of rules itself and the texts cite all of them and implement none. */
function* sources(root: string): Iterable<readonly [Part, string]> {
  for (const path of filesBelow(join(root, CODE))) {
    const name = relative(join(root, CODE), path).split(sep);
    if (!path.endsWith('.ts') || name.includes('rules') || ['rules.ts', 'texts.ts'].includes(name.at(-1) ?? ''))
      continue;
    yield [name.includes('tests') || path.endsWith('.test.ts') ? 'tests' : 'code', path];
  }
  for (const path of filesBelow(join(root, READINGS))) if (path.endsWith('.md')) yield ['readings', path];
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}

function describe(part: Part, lines: readonly string[], index: number): string {
  if (part === 'readings') return (lines[index] ?? '').replace(/^[\s#|*-]+/, '').slice(0, 120);
  if (part === 'tests') return testAt(lines, index) ?? declarationAt(lines, index);
  return declarationAt(lines, index);
}

/** The declaration below a comment that stands before one, otherwise the one above. */
function declarationAt(lines: readonly string[], index: number): string {
  if (COMMENT.test(lines[index] ?? '') && !/^\s{2,}\/\//.test(lines[index] ?? '')) {
    for (let i = index + 1; i < lines.length; i++) {
      const line = lines[i] ?? '';
      if (COMMENT.test(line)) continue;
      const name = DECLARATION.exec(line)?.[1];
      if (name !== undefined) return name;
      break;
    }
  }
  for (let i = index; i >= 0; i--) {
    const name = DECLARATION.exec(lines[i] ?? '')?.[1];
    if (name !== undefined) return name;
  }
  return '';
}

/** The name of the test that the line belongs to: the first text with a space after the nearest `rule(` above. */
function testAt(lines: readonly string[], index: number): string | undefined {
  let start = index;
  while (start >= 0 && !TEST.test(lines[start] ?? '')) start--;
  if (start < 0) return undefined;
  const head = lines.slice(start, start + 30).join('\n');
  return [...head.matchAll(QUOTED)].map(([text]) => text.slice(1, -1)).find((text) => text.includes(' '));
}
