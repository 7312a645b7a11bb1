import { describe, expect, test } from 'vitest';
import { firstRandom, readPeerGame, readPeerText } from './file.ts';

const EXPORT = {
  id: 4711,
  title: '18Rhl',
  players: [
    { id: 7, name: 'Anna' },
    { id: 9, name: 'Bert' },
  ],
  settings: { seed: 12, optional_rules: ['promotion_tiles'] },
  status: 'active',
  result: { 7: 100, 9: null },
  actions: [
    { type: 'bid', id: 1, entity: 7, entity_type: 'player', company: 'NLK', price: 125 },
    { type: 'undo', id: 2, entity: 9, entity_type: 'player' },
    {
      type: 'program_share_pass',
      id: 3,
      entity: 9,
      entity_type: 'player',
      auto_actions: [{ type: 'pass', entity: 9, entity_type: 'player' }],
    },
  ],
};

describe('a file of the site', () => {
  test('as exported: settings, seats, and the actions that stand', () => {
    const read = readPeerGame(EXPORT);
    if (!read.ok) throw new Error(read.refusal.rule);
    const { title, players, optionalRules, seed, finished, result, actions } = read.value;
    expect({ title, optionalRules, seed, finished, result }).toEqual({
      title: '18Rhl',
      optionalRules: ['promotion_tiles'],
      seed: 12,
      finished: false,
      result: { 7: 100 },
    });
    expect(players).toEqual([
      { id: '7', name: 'Anna' },
      { id: '9', name: 'Bert' },
    ]);
    expect(actions.map(({ type, id }) => [type, id])).toEqual([['program_share_pass', 3]]);
    expect(actions[0]?.automatic.map(({ type, entity }) => [type, entity.kind, entity.id])).toEqual([
      ['pass', 'player', '9'],
    ]);
  });

  test('as recorded: players by number, options beside them, positions of the site', () => {
    const read = readPeerGame({
      title: '18Rhl',
      seed: 5,
      players: [1, 2, 3],
      optional_rules: [],
      actions: [],
      digests: [{ bank: 7200 }],
      status: 'finished',
    });
    expect(read).toMatchObject({
      ok: true,
      value: { seed: 5, finished: true, players: [{ id: '1', name: 'Player 1' }, {}, {}], digests: [{ bank: 7200 }] },
    });
  });

  test('without a seed of its own it starts from the digits of its id', () => {
    const { settings: _, ...bare } = EXPORT;
    expect(readPeerGame({ ...bare, id: 'hs_4711_x' })).toMatchObject({ ok: true, value: { seed: 4711 } });
    expect(readPeerGame({ ...bare, id: 2 ** 31 + 3 })).toMatchObject({ ok: true, value: { seed: 3 } });
  });

  test('the generator gives the numbers of the site', () => {
    expect([0, 1, 23692664].map(firstRandom)).toEqual([12345, 1103527590, 1936233553]);
  });

  test.each([
    ['not JSON', '{"title":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['no actions', JSON.stringify({ ...EXPORT, actions: undefined })],
    ['no players', JSON.stringify({ ...EXPORT, players: null })],
    ['no title', JSON.stringify({ ...EXPORT, title: 3 })],
  ])('damaged (%s) it is refused as no file', (_, text) => {
    expect(readPeerText(text)).toMatchObject({ ok: false, refusal: { rule: 'interop/file' } });
  });

  test.each([
    ['null', null],
    ['without a kind', { id: 2, entity: 7 }],
    ['automatic actions that are none', { type: 'pass', auto_actions: [3] }],
    ['automatic actions in no list', { type: 'pass', auto_actions: 'pass' }],
  ])('an entry that is no action (%s) is named by its place', (_, entry) => {
    const read = readPeerGame({ ...EXPORT, actions: [EXPORT.actions[0], entry] });
    expect(read).toMatchObject({ ok: false, refusal: { rule: 'interop/no-action', figures: { action: 2 } } });
  });
});
