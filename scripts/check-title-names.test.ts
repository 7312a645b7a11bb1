import { expect, test } from 'vitest';
import { titleIds, titlesNamed } from './check-title-names.ts';

const rules = ['packages/titles/18toy/rules/index.ts', ''] as const;

test('a title is a folder with rules', () => {
  expect(titleIds(new Map([rules, ['packages/titles/family/board.ts', '']]))).toEqual(['18toy']);
});

test('a title may be named in its own folders, in the indexes and in tests', () => {
  const files = new Map([
    rules,
    ['packages/titles/18toy/title.ts', "id: '18toy'"],
    ['packages/titles/index.ts', "import './18toy/index.ts'"],
    ['apps/web/src/titles/18toy/card.ts', "id: '18toy'"],
    ['apps/web/tests/toy.test.ts', "open('18toy')"],
  ]);
  expect(titlesNamed(files)).toEqual([]);
});

test('a list elsewhere that names a title is found, in code, comments and paths', () => {
  const files = new Map([
    rules,
    ['apps/cli/src/bench.ts', "const all = [\n  '18toy',\n];"],
    ['apps/server/src/18toy/x.ts', ''],
    ['packages/titles/family/board.ts', '/** As 18Toy has it. */'],
    ['apps/cli/src/other.ts', "const no = '18toyland';"],
  ]);
  expect(titlesNamed(files).map(({ path, line }) => `${path}:${line}`)).toEqual([
    'apps/cli/src/bench.ts:2',
    'apps/server/src/18toy/x.ts:1',
    'packages/titles/family/board.ts:1',
  ]);
});
