import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files by their path from the root of the repository, with forward slashes. */
export type Files = ReadonlyMap<string, string>;

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

/** A module named in an import, an export or a call; undefined if the name is only known at run time. */
interface Specifier {
  readonly name: string | undefined;
  readonly line: number;
}

const GLOBALS: ReadonlySet<string> = new Set([
  ...['Date', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['process', 'console', 'fetch', 'crypto', 'localStorage', 'sessionStorage', 'document', 'window', 'navigator'],
  ...['Intl', 'globalThis', 'Deno', 'Bun'],
]);

const PHRASES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['Math.random', /\bMath\s*\??\.\s*random\b/g],
  // Taken apart or indexed, Math could give its random away unseen.
  ['Math without the name of a function', /\bMath\b(?!\s*\??\.\s*\w)/g],
  ['performance.now', /\bperformance\s*\??\.\s*now\b/g],
  ['toLocale…', /\btoLocale\w*/g],
  ['localeCompare', /\blocaleCompare\b/g],
  ['require', /(?<![.\w$#])require\s*\(/g],
];

const TITLE_NAMES = /\b(18rhl|18rhi|18lra|1880|1873|railroad.?dice|rrd2|harzbahn)\b/gi;

/** Whatever makes the same moves lead to different games, in the code that must not know the world around it. */
export function impurities(files: Files): Finding[] {
  const findings: Finding[] = [];
  for (const [path, text] of files) {
    if (path.startsWith('packages/engine/src/') && !path.endsWith('.md')) findings.push(...titleNames(path, text));
    if (isPure(path)) findings.push(...impuritiesOf(path, text));
  }
  return findings;
}

function isPure(path: string): boolean {
  return /^packages\/(engine\/src|titles)\//.test(path) && isSource(path) && !isTest(path);
}

export function isSource(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.(test|fixture)\.\w+$|(^|\/)(tests|testing)\//.test(path);
}

function impuritiesOf(path: string, text: string): Finding[] {
  const code = codeOf(text);
  const found = (index: number, what: string): Finding => ({ path, line: lineAt(text, index), what });
  const findings = PHRASES.flatMap(([what, pattern]) =>
    [...code.matchAll(pattern)].map((match) => found(match.index, what)),
  );
  for (const { 0: word, index } of code.matchAll(/[A-Za-z_$#][\w$]*/g)) {
    if (GLOBALS.has(word) && !isField(code, index, word.length)) findings.push(found(index, word));
  }
  for (const { name, line } of specifiers(text)) {
    if (name?.startsWith('node:')) findings.push({ path, line, what: name });
  }
  return findings.sort((a, b) => a.line - b.line);
}

/** A field of something may be called as it likes: `turn.window`, `{ window: 3 }`, `readonly window?: number;`. */
function isField(code: string, index: number, length: number): boolean {
  const before = code.slice(0, index).trimEnd();
  if (before.endsWith('.')) return !before.endsWith('...');
  return /([{,;]|\breadonly)$/.test(before) && /^\s*\??\s*:/.test(code.slice(index + length));
}

function titleNames(path: string, text: string): Finding[] {
  const inPath = [...path.matchAll(TITLE_NAMES)].map(([name]) => ({ path, line: 1, what: `the path names ${name}` }));
  const inText = [...text.matchAll(TITLE_NAMES)].map(({ 0: name, index }) => ({
    path,
    line: lineAt(text, index),
    what: `the engine names a title: ${name}`,
  }));
  return [...inPath, ...inText];
}

export function specifiers(text: string): Specifier[] {
  const code = codeOf(text);
  const places = code.matchAll(/(?<![.\w$#])(?:(?:from|import)\s*(?=['"])|(?:import|require)\s*\(\s*)/g);
  return [...places].map(({ 0: { length }, index }) => {
    const start = index + length;
    const [quoted] = /^(['"`])\s*\1/.exec(code.slice(start)) ?? [];
    return {
      name: quoted === undefined ? undefined : text.slice(start + 1, start + quoted.length - 1),
      line: lineAt(text, start),
    };
  });
}

const GAP = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+/y;
const STRING = /'(?:\\[\s\S]|[^'\\\n])*'?|"(?:\\[\s\S]|[^"\\\n])*"?/y;
const TEMPLATE = /[`}](?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{|$)/y;
const PATTERN = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const WORD = /[\w$]+/y;
const BEFORE_PATTERN = /^(return|typeof|case|in|of|do|else|void|delete|throw|new|instanceof|await|yield)$/;

/** The code alone, each character in its place: comments, and what stands in strings and patterns, become spaces. */
export function codeOf(text: string): string {
  const braces: ('block' | 'template')[] = [];
  let code = '';
  let afterValue = false;
  const next = (token: RegExp): string | undefined => {
    token.lastIndex = code.length;
    return token.exec(text)?.[0];
  };
  while (code.length < text.length) {
    const char = text.charAt(code.length);
    const gap = next(GAP);
    if (gap !== undefined) {
      code += blank(gap);
      continue;
    }
    const closesTemplate = char === '}' && braces.pop() === 'template';
    const template = char === '`' || closesTemplate ? next(TEMPLATE) : undefined;
    const literal = next(STRING) ?? (afterValue ? undefined : next(PATTERN));
    const word = next(WORD);
    if (template !== undefined) {
      const opens = template.endsWith('${');
      if (opens) braces.push('template');
      code += char + blank(template.slice(1, opens ? -2 : -1)) + template.slice(1).slice(opens ? -2 : -1);
      afterValue = !opens;
    } else if (literal !== undefined) {
      code += char + blank(literal.slice(1, -1)) + literal.slice(1).slice(-1);
      afterValue = true;
    } else {
      if (char === '{') braces.push('block');
      code += word ?? char;
      afterValue = word === undefined ? /[)\]}]/.test(char) : !BEFORE_PATTERN.test(word);
    }
  }
  return code;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

export function readFiles(...folders: readonly string[]): Files {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = new Map<string, string>();
  const read = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !/^(node_modules|dist|coverage|\.cache)$/.test(entry.name)) read(path);
      if (entry.isFile()) files.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  for (const folder of folders) read(folder);
  return files;
}

/** Prints what was found. A check that has read nothing has proved nothing. */
export function report(findings: readonly Finding[], filesRead: number, praise: string): void {
  for (const { path, line, what } of findings) console.error(`${path}:${line}: ${what}`);
  if (findings.length === 0 && filesRead > 0) console.log(`${filesRead} files read: ${praise}`);
  else if (filesRead === 0) console.error('no file read: nothing checked');
  if (findings.length > 0 || filesRead === 0) process.exitCode = 1;
}

export function isProgram(url: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(url);
}

export function checkPurity(): void {
  const files = readFiles('packages/engine/src', 'packages/titles');
  const read = [...files.keys()].filter(isPure).length;
  report(impurities(files), read, 'the rules know neither clock, chance, place nor machine');
}

if (isProgram(import.meta.url)) checkPurity();
