// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts of programs are tested here.
import { describe, expect, test } from 'vitest';
import { codeOf, impurities, specifiers } from './check-purity.ts';

function found(text: string, path = 'packages/titles/coast/rules.ts'): string[] {
  return impurities(new Map([[path, text]])).map(({ line, what }) => `${line}: ${what}`);
}

describe('what the rules may not touch', () => {
  test.each([
    ['const n = Math.random();', 'Math.random'],
    ['const { random } = Math;', 'Math without the name of a function'],
    ["const n = Math['random']();", 'Math without the name of a function'],
    ['const d = new Date();', 'Date'],
    ['const d = Date.now();', 'Date'],
    ['const clock = late ? Date : undefined;', 'Date'],
    ['const t = performance.now();', 'performance.now'],
    ['setTimeout(f, 1);', 'setTimeout'],
    ['setInterval(f, 1);', 'setInterval'],
    ['queueMicrotask(f);', 'queueMicrotask'],
    ['process.exit(1);', 'process'],
    ['process?.exit(1);', 'process'],
    ['console.log(1);', 'console'],
    ['await fetch(url);', 'fetch'],
    ['crypto.randomUUID();', 'crypto'],
    ['localStorage.clear();', 'localStorage'],
    ['document.title;', 'document'],
    ['window.open();', 'window'],
    ['new Intl.NumberFormat();', 'Intl'],
    ['n.toLocaleString();', 'toLocale…'],
    ['s.toLocaleUpperCase();', 'toLocale…'],
    ['a.localeCompare(b);', 'localeCompare'],
    ['navigator.language;', 'navigator'],
    ['globalThis.x = 1;', 'globalThis'],
    ['const all = { ...globalThis };', 'globalThis'],
    ['Deno.cwd();', 'Deno'],
    ['Bun.file(p);', 'Bun'],
    ["import { readFileSync } from 'node:fs';", 'node:fs'],
    ["await import('node:os');", 'node:os'],
    ["const x = require('x');", 'require'],
    ['const s = `at ${Date.now()} sharp`;', 'Date'],
  ])('%s', (text, what) => {
    expect(found(`\n${text}\n`)).toEqual([`2: ${what}`]);
    expect(found(text, 'packages/engine/src/kernel/game.ts')).toEqual([`1: ${what}`]);
  });

  test.each([
    '// Math.random() and new Date()',
    '/* process\n console */',
    "const s = 'new Date()' + \"it's Math.random\" + `a window`;",
    'const p = /[\'"`/]Date/.test(s) ? 1 / 2 : 3 / 4;',
    'interface Turn { readonly window: number; process?: boolean; }',
    'const turn = { window: 3, document: 4 }; turn.window += turn.document;',
    'const candidate = updateDate(Dated, processed, Math.max(1, 2));',
  ])('%s is let pass', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    'packages/titles/coast/rules.test.ts',
    'packages/titles/coast/tests/a.ts',
    'packages/titles/coast/testing/a.ts',
    'packages/engine/testing/a.ts',
    'packages/bots/src/a.ts',
    'packages/titles/coast/README.md',
  ])('%s may', (path) => {
    expect(found('Date.now();', path)).toEqual([]);
  });
});

describe('titles in the engine', () => {
  test.each(['18RHL', '18rhi', '18LRA', '1880', '1873', 'Railroad Dice', 'railroad-dice', 'RRD2', 'Harzbahn'])(
    '%s is refused, in comments too',
    (name) => {
      expect(found(`let a = 1;\n// as in ${name}`, 'packages/engine/src/board/a.ts')).toEqual([
        `2: the engine names a title: ${name}`,
      ]);
      expect(found(`// as in ${name}`, 'packages/engine/src/board/a.md')).toEqual([]);
      expect(found(`// as in ${name}`)).toEqual([]);
    },
  );

  test('in tests and paths too', () => {
    expect(found('// 1880', 'packages/engine/src/a.test.ts')).toEqual(['1: the engine names a title: 1880']);
    expect(found('', 'packages/engine/src/rrd2/a.ts')).toEqual(['1: the path names rrd2']);
  });

  test('numbers that only contain one are let pass', () => {
    expect(found('const n = 18800 + 0x1873a;', 'packages/engine/src/a.ts')).toEqual([]);
  });
});

describe('reading code', () => {
  test('strings, patterns and comments become spaces, all else keeps its place', () => {
    const text = "a = 'b\\'c' /* d\n */ + `e${ { f: `g` } }h` / /[/']i/g; // j";
    expect(codeOf(text)).toBe("a = '    '     \n    + ` ${ { f: ` ` } } ` / /      g;     ".padEnd(text.length));
  });

  test('every kind of import is seen', () => {
    const text = [
      "import a, { b } from './a.ts';",
      "import type { C } from './c.ts';",
      'import "./d.ts";',
      "export * from './e.ts';",
      "export {\n  f,\n} from './f.ts';",
      "const g = await import(/* later */ './g.ts');",
      "type H = import('./h.ts').H;",
      'import(`./i.ts`);',
      "// import './j.ts';",
      "const k = Array.from('k'), l = store.import('l');",
      'import(`./${m}.ts`);',
      'import(n);',
    ].join('\n');
    expect(specifiers(text)).toEqual([
      { name: './a.ts', line: 1 },
      { name: './c.ts', line: 2 },
      { name: './d.ts', line: 3 },
      { name: './e.ts', line: 4 },
      { name: './f.ts', line: 7 },
      { name: './g.ts', line: 8 },
      { name: './h.ts', line: 9 },
      { name: './i.ts', line: 10 },
      { name: undefined, line: 13 },
      { name: undefined, line: 14 },
    ]);
  });
});
