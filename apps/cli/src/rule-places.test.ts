import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rulePlaces } from './rule-places.ts';

const root = mkdtempSync(join(tmpdir(), 'stellwerk-places-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES: Readonly<Record<string, string>> = {
  'packages/titles/toy/rules.ts': "export const rules = { 'toy/1-a': {}, 'toy/1-b': {}, 'toy/1-c': {} };\n",
  'packages/titles/toy/turn.ts': [
    '/** Who turns. toy/1-a */',
    'export function turn() {',
    "  return refuse('toy/1-b');",
    '}',
  ].join('\n'),
  'packages/titles/toy/tests/turn.test.ts': [
    "rule(['toy/1-a', 'toy/1-b'], 'somebody turns', () => {",
    "  expect(refusedBy(game, TURN)).toBe('toy/1-b');",
    '});',
  ].join('\n'),
  'packages/titles/toy/kept-by.ts': "export const keptBy = {\n  'toy/1-e': turnTwice,\n};\n",
  'packages/titles/toy/cites.ts': "export const cites = {\n  oneTurn: 'toy/1-d',\n};\n",
  'packages/titles/family/turn.ts': 'export function turnTwice() {\n  return refuse(game.cites.oneTurn);\n}\n',
  'packages/titles/family/tests/turns.ts': [
    'export function turns({ rule }) {',
    "  rule(['1-f', '1-g'], 'everybody turns', () => {});",
    '}',
  ].join('\n'),
  'packages/titles/toy/tests/turns.test.ts': "import { turns } from '../../family/tests/turns.ts';\n",
  'docs/readings/toy.md': '- **A-1** (toy/1-b): nobody turns twice.\n',
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('a rule is found in code by the declaration it belongs to, in a test by the name of it, and in the readings', () => {
  const places = rulePlaces(root, new Set(['toy/1-a', 'toy/1-b', 'toy/1-c', 'toy/1-d', 'toy/1-e']));
  expect(places.get('toy/1-a')).toEqual({
    code: [{ file: 'packages/titles/toy/turn.ts', line: 1, what: 'turn' }],
    tests: [{ file: 'packages/titles/toy/tests/turn.test.ts', line: 1, what: 'somebody turns' }],
    readings: [],
  });
  expect(places.get('toy/1-b')).toEqual({
    code: [{ file: 'packages/titles/toy/turn.ts', line: 3, what: 'turn' }],
    tests: [{ file: 'packages/titles/toy/tests/turn.test.ts', line: 1, what: 'somebody turns' }],
    readings: [{ file: 'docs/readings/toy.md', line: 1, what: 'A-1** (toy/1-b): nobody turns twice.' }],
  });
  expect(places.get('toy/1-d')?.code).toEqual([
    { file: 'packages/titles/toy/cites.ts', line: 2, what: 'cites' },
    { file: 'packages/titles/family/turn.ts', line: 2, what: 'turnTwice' },
  ]);
  expect(places.get('toy/1-e')?.code).toEqual([
    { file: 'packages/titles/toy/kept-by.ts', line: 2, what: 'keptBy' },
    { file: 'packages/titles/family/turn.ts', line: 1, what: 'turnTwice' },
  ]);
  expect(places.get('toy/1-c')).toEqual({ code: [], tests: [], readings: [] });
});

test('a test of a family is found for each title whose tests take it in', () => {
  const places = rulePlaces(root, new Set(['toy/1-f', 'other/1-g']));
  expect(places.get('toy/1-f')?.tests).toEqual([
    { file: 'packages/titles/family/tests/turns.ts', line: 2, what: 'everybody turns' },
  ]);
  expect(places.get('other/1-g')?.tests, 'this title does not').toEqual([]);
});
