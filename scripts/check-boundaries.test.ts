import { describe, expect, test } from 'vitest';
import { trespasses } from './check-boundaries.ts';

const MANIFESTS: readonly (readonly [path: string, manifest: unknown])[] = [
  ['packages/engine', { exports: { './kernel': './src/kernel/index.ts', './testing': './testing/index.ts' } }],
  ['packages/titles', { exports: { '.': './index.ts', './*': './*/index.ts' } }],
  ['packages/bots', { exports: { '.': './src/index.ts' } }],
  ['packages/interop', { exports: { '.': './src/index.ts' } }],
  ['packages/client', { exports: { '.': './src/client.ts' } }],
  ['apps/cli', { exports: { '.': './src/main.ts' } }],
  ['apps/web', { exports: { '.': './src/main.ts' } }],
  ['apps/server', { exports: { '.': './src/main.ts', './api': './src/api/index.ts' } }],
];

function found(sources: Readonly<Record<string, string>>): string[] {
  const files = new Map(Object.entries(sources));
  for (const [folder, manifest] of MANIFESTS) {
    const name = `@stellwerk/${folder.split('/')[1]}`;
    files.set(`${folder}/package.json`, JSON.stringify({ name, ...Object(manifest) }));
  }
  return trespasses(files).map(({ path, line, what }) => `${path}:${line}: ${what}`);
}

describe('what may import what', () => {
  test.each([
    ['packages/engine/src/kernel/a.ts', '../board/b.ts'],
    ['packages/engine/src/kernel/a.test.ts', 'vitest'],
    ['packages/engine/src/kernel/a.test.ts', '../../testing/index.ts'],
    ['packages/engine/testing/a.ts', '../src/kernel/index.ts'],
    ['packages/engine/testing/a.ts', '@stellwerk/engine/kernel'],
    ['packages/engine/testing/a.ts', 'vitest'],
    ['packages/titles/coast/a.ts', '@stellwerk/engine/kernel'],
    ['packages/titles/coast/a.ts', '../shared/b.ts'],
    ['packages/titles/coast/a.ts', '../rhineland/b.ts'],
    ['packages/titles/coast/a.ts', '../texts.ts'],
    ['packages/titles/coast/a.ts', './rules/b.ts'],
    ['packages/titles/index.ts', './coast/index.ts'],
    ['packages/titles/coast/a.test.ts', 'vitest'],
    ['packages/titles/coast/tests/a.ts', 'fast-check'],
    ['packages/titles/coast/tests/a.ts', 'node:fs'],
    ['packages/titles/coast/tests/a.ts', '@stellwerk/engine/testing'],
    ['packages/titles/tests/all.test.ts', '../coast/index.ts'],
    ['packages/bots/src/a.ts', '@stellwerk/titles/coast'],
    ['packages/bots/src/a.ts', 'node:worker_threads'],
    ['packages/interop/src/a.ts', '@stellwerk/engine/kernel'],
    ['apps/cli/src/a.ts', '@stellwerk/bots'],
    ['apps/web/src/a.ts', '@stellwerk/server/api'],
    ['apps/web/src/a.ts', '@stellwerk/client'],
    ['packages/client/src/a.ts', '@stellwerk/server/api'],
    ['packages/client/src/a.ts', '@stellwerk/engine/kernel'],
    ['packages/client/examples/a.ts', 'ws'],
    ['apps/cli/src/a.ts', '@stellwerk/interop'],
    ['apps/cli/src/a.ts', '@stellwerk/titles'],
    ['apps/cli/src/a.test.ts', '../../../scripts/find-browser.ts'],
  ])('%s imports %s', (path, name) => {
    expect(found({ [path]: `import { x } from '${name}';` })).toEqual([]);
  });

  test.each([
    ['packages/engine/src/kernel/a.ts', '@stellwerk/titles', 'engine may not import titles'],
    ['packages/client/src/a.ts', 'ws', 'client may not import npm:*'],
    ['packages/client/src/a.ts', '@stellwerk/titles', 'client may not import titles'],
    ['packages/engine/src/kernel/a.ts', '../../testing/index.ts', 'engine may not import engine/testing'],
    ['packages/engine/src/kernel/a.ts', './b.test.ts', 'only tests may import tests'],
    ['packages/engine/src/kernel/a.ts', 'node:fs', 'engine may not import node:*'],
    ['packages/engine/src/kernel/a.ts', 'fs/promises', 'engine may not import node:*'],
    ['packages/engine/src/kernel/a.ts', 'vitest', 'engine may not import npm:*'],
    ['packages/engine/src/kernel/a.test.ts', '@stellwerk/titles', 'engine may not import titles'],
    ['packages/engine/testing/a.ts', '@stellwerk/titles', 'engine/testing may not import titles'],
    ['packages/engine/testing/a.ts', 'highs', 'engine/testing may not import npm:*'],
    ['packages/titles/coast/a.ts', '@stellwerk/bots', 'titles may not import bots'],
    ['packages/titles/coast/a.ts', '@stellwerk/engine/testing', 'titles may not import engine/testing'],
    ['packages/titles/coast/a.ts', 'fast-check', 'titles may not import npm:*'],
    ['packages/titles/coast/a.ts', 'node:fs', 'titles may not import node:*'],
    ['packages/titles/coast/a.test.ts', 'esbuild', 'titles may not import npm:*'],
    ['packages/titles/coast/a.ts', '../moor/b.ts', 'a title may not import another title'],
    ['packages/titles/coast/a.ts', '@stellwerk/titles/moor', 'a title may not import another title'],
    ['packages/titles/coast/a.test.ts', '../moor/b.ts', 'a title may not import another title'],
    ['packages/titles/shared/a.ts', '../moor/b.ts', 'a title may not import another title'],
    ['packages/titles/coast/a.ts', './tests/b.ts', 'only tests may import tests'],
    [
      'packages/titles/coast/a.ts',
      '../../engine/src/kernel/game.ts',
      'another package is imported by its name, not by its path',
    ],
    ['packages/bots/src/a.ts', '@stellwerk/interop', 'bots may not import interop'],
    ['packages/bots/src/a.ts', '@stellwerk/cli', 'bots may not import apps'],
    ['packages/interop/src/a.ts', '@stellwerk/bots', 'interop may not import bots'],
    ['apps/cli/src/a.ts', '@stellwerk/web', 'an app may not import another app'],
    ['apps/cli/src/a.ts', '../../web/src/b.ts', 'an app may not import another app'],
    ['apps/cli/src/a.ts', '../../../scripts/find-browser.ts', 'apps may not import scripts'],
    ['apps/cli/src/a.ts', '../../../../elsewhere.ts', 'it stands in no layer'],
  ])('%s may not import %s', (path, name, reason) => {
    const refusal = [`${path}:1: imports ${name}: ${reason}`];
    expect(found({ [path]: `import { x } from '${name}';` })).toEqual(refusal);
    expect(found({ [path]: `import type { X } from '${name}';` })).toEqual(refusal);
    expect(found({ [path]: `export * from '${name}';` })).toEqual(refusal);
    expect(found({ [path]: `const x = await import('${name}');` })).toEqual(refusal);
  });

  test('a name that no package offers', () => {
    expect(found({ 'apps/cli/src/a.ts': "import '@stellwerk/engine/secret';\nimport '@stellwerk/none';" })).toEqual([
      'apps/cli/src/a.ts:1: imports @stellwerk/engine/secret, which no package offers',
      'apps/cli/src/a.ts:2: imports @stellwerk/none, which no package offers',
    ]);
  });

  test('a name only known at run time', () => {
    expect(found({ 'packages/titles/coast/a.ts': 'import(name);' })).toEqual([
      'packages/titles/coast/a.ts:1: imports what is only known at run time',
    ]);
  });

  test('a package without a layer', () => {
    expect(found({ 'packages/new/src/a.ts': '' })).toEqual(['packages/new/src/a.ts:1: stands in no layer']);
  });
});

describe('circles', () => {
  test('within a package', () => {
    const folder = 'packages/engine/src/kernel';
    const sources = {
      [`${folder}/a.ts`]: "import './b.ts';",
      [`${folder}/b.ts`]: "\nimport type { C } from './c.ts';",
      [`${folder}/c.ts`]: "export * from './b.ts';",
    };
    expect(found(sources)).toEqual([
      `${folder}/c.ts:1: imports in a circle: ${folder}/b.ts → ${folder}/c.ts → ${folder}/b.ts`,
    ]);
  });

  test('through the name of a package', () => {
    const sources = {
      'packages/titles/index.ts': "import './coast/index.ts';",
      'packages/titles/coast/index.ts': "import '@stellwerk/titles';",
    };
    expect(found(sources)).toHaveLength(1);
  });

  test('of a file with itself', () => {
    expect(found({ 'packages/bots/src/a.ts': "import './a.ts';" })).toHaveLength(1);
  });

  test('two ways to one file are none', () => {
    const sources = {
      'packages/bots/src/a.ts': "import './b.ts';\nimport './c.ts';",
      'packages/bots/src/b.ts': "import './d.ts';",
      'packages/bots/src/c.ts': "import './d.ts';",
      'packages/bots/src/d.ts': '',
    };
    expect(found(sources)).toEqual([]);
  });
});

describe('where the server asks its database', () => {
  test.each([
    "db.selectFrom('game')",
    "await trx.insertInto('seat').values(row)",
    'const { rows } = await sql<{ id: string }>`select 1`',
  ])('%s stands in a repository, nowhere else', (query) => {
    expect(found({ 'apps/server/src/repositories/a.ts': query, 'apps/server/src/db/a.ts': query })).toEqual([]);
    expect(found({ 'apps/server/src/tables/routes.ts': `// first\n${query}` })).toEqual([
      'apps/server/src/tables/routes.ts:2: asks the database outside the repositories',
    ]);
  });
});
