import { describe, expect, test } from 'vitest';
import { unusedExports } from './check-exports.ts';

const MANIFEST = JSON.stringify({ name: '@stellwerk/engine', exports: { './kernel': './src/kernel/index.ts' } });

function found(sources: Readonly<Record<string, string>>): string[] {
  const files = new Map(Object.entries({ 'packages/engine/package.json': MANIFEST, ...sources }));
  return unusedExports(files).map(({ path, line, what }) => `${path}:${line} ${what.split(/[ ,]/)[1]}`);
}

describe('an export that no other file imports is found', () => {
  test.each([
    ['const', 'export const a = 1;\nexport const b = a;'],
    ['function', 'export const a = 1;\nexport async function b() {}'],
    ['interface', 'export const a = 1;\nexport interface b {}'],
    ['type', 'export const a = 1;\nexport type b = 1;'],
    ['list', 'export const a = 1;\nexport { c as b };'],
  ])('%s', (_, text) => {
    expect(found({ 'apps/x/a.ts': text, 'apps/x/main.ts': "import { a } from './a.ts';" })).toEqual([
      'apps/x/a.ts:2 b',
    ]);
  });

  test('if only its own file uses it', () => {
    expect(found({ 'apps/x/a.ts': 'export const a = 1;\nconsole.log(a);' })).toEqual(['apps/x/a.ts:1 a']);
  });

  test('in an index and behind it', () => {
    const sources = { 'apps/x/index.ts': "export { a } from './a.ts';", 'apps/x/a.ts': 'export const a = 1;' };
    expect(found(sources)).toEqual(['apps/x/index.ts:1 a', 'apps/x/a.ts:1 a']);
  });

  test('if a file of the same export elsewhere is imported', () => {
    const sources = { 'apps/x/a.ts': 'export const a = 1;', 'apps/x/b.ts': 'export const a = 1;' };
    expect(found({ ...sources, 'apps/x/main.ts': "import { a } from './b.ts';" })).toEqual(['apps/x/a.ts:1 a']);
  });
});

describe('an export counts as imported', () => {
  test.each([
    ['by its name', "import { type T, a as other } from '@stellwerk/engine/kernel';"],
    ['from a namespace', "import * as kernel from '@stellwerk/engine/kernel';\nkernel.a satisfies kernel.T;"],
    ['when it is needed', "const { a } = await import('@stellwerk/engine/kernel');\n// T"],
  ])('%s, through an index', (_, text) => {
    const sources = {
      'packages/engine/src/kernel/index.ts': "export * from './a.ts';",
      'packages/engine/src/kernel/a.ts': 'export const a = 1;\nexport interface T {}',
    };
    expect(found({ ...sources, 'apps/x/main.ts': text })).toEqual([]);
  });

  test('with all others of a namespace that is exported and imported', () => {
    const sources = {
      'apps/x/index.ts': "export * as shape from './shape.ts';",
      'apps/x/shape.ts': 'export const a = 1;',
    };
    expect(found({ ...sources, 'apps/x/main.ts': "import { shape } from './index.ts';" })).toEqual([]);
    expect(found(sources)).toEqual(['apps/x/index.ts:1 shape', 'apps/x/shape.ts:1 a']);
  });

  test('if a tool calls it as the default', () => {
    expect(found({ 'apps/x/vite.config.ts': 'export default {};' })).toEqual([]);
  });
});
