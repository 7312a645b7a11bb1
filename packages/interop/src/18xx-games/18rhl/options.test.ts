import { makeConfig } from '@stellwerk/engine/kernel';
import { playRandomly } from '@stellwerk/engine/testing';
import { eachSeed, PATIENCE } from '@stellwerk/engine/testing/property';
import { rhl } from '@stellwerk/titles/18rhl';
import { describe, expect, test } from 'vitest';
import { readPeerGame } from '../file.ts';
import { requestFor, siteDraw } from './options.ts';

function optionsOf(players: number, ...rules: string[]) {
  const file = readPeerGame({
    title: '18Rhl',
    seed: 7,
    players: Array.from({ length: players }, (_, i) => i + 1),
    optional_rules: rules,
    actions: [],
  });
  const request = file.ok ? requestFor(file.value) : file;
  if (!request.ok) throw new Error(request.refusal.rule);
  return request.value;
}

/** The title's own tests look harder. */
const effort = { offers: 1, foreign: 1, careful: 8 };

describe('the site’s readings', () => {
  test('are options the title knows, and none of them is forgotten', () => {
    const request = optionsOf(4);
    expect(makeConfig(rhl, request)).toMatchObject({ ok: true });
    const variants = ['capital', 'extraTwoTrain', 'promotionTiles', 'ratingen'];
    const set = Object.keys(request.options ?? {});
    expect(rhl.options.map(({ id }) => id).filter((id) => !set.includes(id))).toEqual(variants);
  });

  test('the nine places of coal mine and steel mill all occur', () => {
    expect(new Set(Array.from({ length: 100 }, (_, seed) => siteDraw(seed)))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    );
  });

  test.each([
    { players: 3, rules: [] },
    { players: 4, rules: ['ratingen_variant', 'promotion_tiles'] },
  ])('a random game of $players with them obeys every law $rules', { timeout: PATIENCE }, ({ players, rules }) => {
    const { options = {} } = optionsOf(players, ...rules);
    eachSeed(`site-${players}`, 1, (seed) => {
      expect(playRandomly({ title: rhl, players, options, seed, effort }).score).toHaveLength(players);
    });
  });
});
