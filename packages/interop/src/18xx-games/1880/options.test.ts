import { makeConfig } from '@stellwerk/engine/kernel';
import { playRandomly } from '@stellwerk/engine/testing';
import { eachSeed, PATIENCE } from '@stellwerk/engine/testing/property';
import { china } from '@stellwerk/titles/1880';
import { describe, expect, test } from 'vitest';
import { readPeerGame } from '../file.ts';
import { requestFor } from './options.ts';

function request(given: { readonly actions?: readonly unknown[]; readonly rules?: readonly string[] } = {}) {
  const { actions = [], rules = [] } = given;
  const file = readPeerGame({ title: '1880', seed: 7, players: [4, 5, 6], optional_rules: rules, actions });
  return file.ok ? requestFor(file.value) : file;
}

const buying = (train: string, price: number, variant?: string) => ({
  type: 'buy_train',
  entity: 'BCR',
  entity_type: 'corporation',
  train,
  price,
  ...(variant === undefined ? {} : { variant }),
});

function trainPrices(...actions: readonly unknown[]): unknown {
  const found = request({ actions });
  return found.ok ? found.value.options?.['trainPrices'] : found.refusal.rule;
}

describe('the site’s readings of 1880', () => {
  test('are options the title knows, and none of them is forgotten', () => {
    const found = request();
    if (!found.ok) throw new Error(found.refusal.rule);
    expect(makeConfig(china, found.value)).toMatchObject({ ok: true });
    const set = Object.keys(found.value.options ?? {});
    expect(china.options.map(({ id }) => id).filter((id) => !set.includes(id))).toEqual([]);
  });

  test('each is another than the rulebook’s, but for the prices of trains', () => {
    const found = request();
    const options = found.ok ? (found.value.options ?? {}) : {};
    expect(china.options.filter((option) => options[option.id] === option.default).map(({ id }) => id)).toEqual([
      'trainPrices',
    ]);
  });

  test('a game that paid 600 for a 6E or 100 for a 2R to the bank was played at the old prices', () => {
    expect(trainPrices()).toBe('printed');
    expect(trainPrices(buying('6E-0', 700, '6E'), buying('2R-0', 250, '2R'))).toBe('printed');
    expect(trainPrices(buying('2-0', 100, '2'), buying('6E-1', 600, '6E'))).toBe('early-site');
    expect(trainPrices(buying('2R-3', 100, '2R'))).toBe('early-site');
    expect(trainPrices(buying('6E-0', 600)), 'from another company').toBe('printed');
  });

  test('an optional rule is refused: there is none', () => {
    expect(request({ rules: ['long_march'] })).toMatchObject({
      ok: false,
      refusal: { rule: 'interop/optional-rule', figures: { rule: 'long_march' } },
    });
  });

  test('a random game with them obeys every law', { timeout: PATIENCE }, () => {
    const found = request();
    const options = found.ok ? (found.value.options ?? {}) : {};
    const effort = { offers: 1, foreign: 1, careful: 16 };
    eachSeed('site-china', 1, (seed) => {
      expect(playRandomly({ title: china, players: 3, options, seed, effort }).score).toHaveLength(3);
    });
  });
});
