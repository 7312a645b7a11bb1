import { describe, expect, test } from 'vitest';
import { readFiles } from './check-purity.ts';
import { failureText, propertyFiles, readWish } from './properties.ts';

describe('npm run properties', () => {
  test('finds every test that tries something at random, and those of a name', () => {
    const all = propertyFiles([]);
    expect(all).toContain('packages/engine/src/track/reach.test.ts');
    expect(all).toContain('packages/titles/1880/tests/random-games.test.ts');
    expect(all).toContain('apps/web/src/titles/tables.test.tsx');
    expect(all.length).toBeGreaterThan(12);
    expect(propertyFiles(['track/reach'])).toEqual(['packages/engine/src/track/reach.test.ts']);
    expect(propertyFiles(['no such'])).toEqual([]);
  });

  test('knows all of them: none draws chance past the common seed', () => {
    const loose = [...readFiles('packages', 'apps', 'scripts')].filter(
      ([path, text]) => /\.(test|fixture)\.tsx?$/.test(path) && /\bfc\.(assert|check|sample)\(/.test(text),
    );
    expect(loose.map(([path]) => path).filter((path) => path !== 'scripts/properties.test.ts')).toEqual([]);
  });

  test('takes a fresh seed unless told one', () => {
    expect(readWish([], () => 4711)).toEqual({ seconds: 20, seed: 4711, json: false, names: [] });
    expect(readWish(['--seed', '7', '--json', 'reach'], () => 1)).toMatchObject({
      seed: 7,
      json: true,
      names: ['reach'],
    });
    expect(readWish(['--seed=-7'], () => 1)).toMatchObject({ seed: -7 });
  });

  test.each([
    ['--seconds', '0'],
    ['--seconds', 'x'],
    ['--seconds', '1e9'],
    ['--seed', 'x'],
    ['--seed', '0.5'],
    ['--what'],
  ])('answers %s %s with a sentence', (...args) => {
    expect(readWish(args, () => 1)).toEqual(expect.any(String));
  });

  test('says how to see a failure again', () => {
    const text = failureText({ test: 'a/b.test.ts c > d', seed: 5, runs: 3, path: '2:0', message: 'because' });
    expect(text).toContain('STELLWERK_SEED=5 STELLWERK_PATH=2:0 npx vitest run a/b.test.ts -t "c.*d"');
    expect(text).toContain('because');
    // As it is chosen by: groups joined by spaces, and nothing in the name means more than itself.
    const odd = failureText({ test: "a.test.tsx of 'X' (2) > says “[1]” $5", seed: 5, runs: 3, path: '0' });
    const pattern = /-t "(.*)"/.exec(odd)?.[1] ?? '';
    expect("of 'X' (2) says “[1]” $5").toMatch(new RegExp(pattern));
    expect(pattern).not.toMatch(/[`$"\\]/);
  });
});
