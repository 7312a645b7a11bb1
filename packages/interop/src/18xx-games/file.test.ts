import { describe, expect, test } from 'vitest';
import { firstRandom, readPeerGame, readPeerText } from './file.ts';
import { shown } from './plain.ts';

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
    ['a number', '7', 'interop/file'],
    ['no players', JSON.stringify({ ...EXPORT, players: null }), 'interop/file'],
    ['no title', JSON.stringify({ ...EXPORT, title: 3 }), 'interop/file'],
    ['cut short', '{"title":', 'interop/cut-short'],
    ['empty', ' \n', 'interop/empty'],
    ['a web page', '<!DOCTYPE html><html>', 'interop/web-page'],
    ['packed', '\u001f\u008b\b', 'interop/packed'],
    ['a list of games', JSON.stringify([EXPORT]), 'interop/list'],
    ['no actions', JSON.stringify({ ...EXPORT, actions: undefined }), 'interop/no-actions'],
    [
      'a saved game of ours',
      JSON.stringify({ format: 'stellwerk-game', title: '18rhl', actions: [] }),
      'interop/our-game',
    ],
    ['a components file', JSON.stringify({ cards: [], locosOfEachNumber: 2 }), 'interop/components'],
  ])('of the wrong kind (%s) it is told what it is', (_, text, rule) => {
    expect(readPeerText(text)).toMatchObject({ ok: false, refusal: { rule } });
  });

  test('a byte-order mark is taken', () => {
    expect(readPeerText(`\uFEFF${JSON.stringify(EXPORT)}`)).toMatchObject({ ok: true });
  });

  test.each<readonly [string, object, string]>([
    ['two players with one number', { players: [{ id: 7 }, { id: 7 }] }, 'interop/player'],
    ['a player without a number', { players: [{ name: 'Anna' }] }, 'interop/player'],
    [
      'optional rules in no list',
      { settings: { seed: 1, optional_rules: 'promotion_tiles' } },
      'interop/optional-rules',
    ],
    ['an optional rule that is no name', { settings: { optional_rules: [['ratingen']] } }, 'interop/optional-rules'],
    ['a seed that is no number', { settings: { seed: '12' } }, 'interop/seed'],
    ['a seed below 0', { settings: { seed: -3 } }, 'interop/seed'],
    ['a result that is no number', { result: { 7: '100' } }, 'interop/result-form'],
    ['a result for nobody', { result: { 8: 100 } }, 'interop/result-form'],
  ])('%s is refused', (_, change, rule) => {
    expect(readPeerGame({ ...EXPORT, ...change })).toMatchObject({ ok: false, refusal: { rule } });
  });

  test.each<readonly [string, object, string]>([
    ['a bid without a price', { type: 'bid', entity: 7, entity_type: 'player', company: 'NLK' }, 'interop/missing'],
    ['a price in letters', { type: 'bid', entity: 7, entity_type: 'player', price: '20' }, 'interop/shape'],
    ['nobody who acts', { type: 'pass', entity_type: 'player' }, 'interop/shape'],
    [
      'an entity that cannot be told as text',
      { type: 'pass', entity: { toString: 1 }, entity_type: 'player' },
      'interop/shape',
    ],
    ['a kind of entity there is not', { type: 'pass', entity: 7, entity_type: 'bank' }, 'interop/shape'],
    ['a company that bids', { type: 'bid', entity: 'RhE', entity_type: 'corporation', price: 20 }, 'interop/by'],
    [
      'a share that is no name',
      { type: 'buy_shares', entity: 7, entity_type: 'player', shares: [[['x']]], percent: 10 },
      'interop/shape',
    ],
  ])('%s is refused with the number of the action', (_, entry, rule) => {
    const read = readPeerGame({ ...EXPORT, actions: [EXPORT.actions[0], { id: 77, ...entry }] });
    expect(read).toMatchObject({
      ok: false,
      refusal: { rule: 'interop/move', figures: { action: 77, number: 2, cause: { rule } } },
    });
  });

  test('says what nobody here uses, and where its entries are not numbered in a row', () => {
    const actions = [EXPORT.actions[0], { ...EXPORT.actions[0], id: 4, bonus: 3 }];
    const read = readPeerGame({ ...EXPORT, actions, sponsor: 'somebody' });
    expect(read.ok && read.value.notices.map(({ rule, figures }) => [rule, figures])).toEqual([
      ['interop/numbers', { count: 1, breaks: '1–4' }],
      ['interop/unused', { field: 'sponsor', count: 1 }],
      ['interop/unused', { field: 'bid.bonus', count: 1 }],
    ]);
  });

  test('texts of the file stand in a refusal short and with nothing unseen', () => {
    const title = `\u202e\u0007${'x'.repeat(500)}`;
    expect(shown(title)).toBe(`\\u{202e}\\u{7}${'x'.repeat(38)}…`);
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
