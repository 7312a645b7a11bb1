import { loadGame, saveGame } from '@stellwerk/engine/kernel';
import { holds } from '@stellwerk/engine/testing/property';
import { rhl } from '@stellwerk/titles/18rhl';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePeerGame } from './compare.ts';
import { byPlayer as by, type Entry, byCompany as of } from './entries.fixture.ts';
import { explainImport } from './explain.ts';
import { readPeerGame } from './file.ts';
import { importPeerGame, importPeerText, playFile } from './import.ts';

const PLAYERS = [11, 12, 13];
const bid = (player: number, company: string, price: number) => by(player, 'bid', { company, price });

/** The start packet goes round the table, then RhE is set at 70 and its director has the most cash. */
const PACKET: readonly Entry[] = [
  bid(11, 'PWB', 20),
  bid(12, 'KEO', 30),
  bid(13, 'Szl', 50),
  bid(11, 'Tjt', 80),
  bid(12, 'NLK', 120),
  bid(13, 'RhE', 140),
  by(13, 'par', { corporation: 'RhE', share_price: '70,2,1' }),
];

/** Everybody passes; RhE’s first turn begins. */
const TURN = [...PACKET, by(13, 'pass'), by(11, 'pass'), by(12, 'pass')];

function fileOf(actions: readonly Entry[], changes: Entry = {}): Entry {
  return {
    id: 1,
    title: '18Rhl',
    players: PLAYERS.map((id) => ({ id, name: `P${id}` })),
    settings: { seed: 23692664, optional_rules: [] },
    status: 'active',
    actions: actions.map((action, i) => ({ id: i + 1, ...action })),
    ...changes,
  };
}

function imported(actions: readonly Entry[], changes: Entry = {}) {
  const game = importPeerGame(fileOf(actions, changes));
  if (!game.ok) throw new Error(explainImport(game.refusal, 'en'));
  return game.value.game;
}

function refusalOf(actions: readonly Entry[], changes: Entry = {}): string {
  const game = importPeerGame(fileOf(actions, changes));
  return game.ok ? 'imported' : explainImport(game.refusal, 'en');
}

describe('a game of 18Rhl taken over from the site', () => {
  test('begins with the site’s readings and the coal mine and steel mill its seed places', () => {
    const game = imported([]);
    expect(game.config).toMatchObject({
      title: '18rhl',
      players: ['P11', 'P12', 'P13'],
      options: { sites: '5', seating: 'given', rhePar: '70-80', floating: 'at-once', venlo: 'city' },
    });
    expect(imported([], { settings: { seed: 0, optional_rules: [] } }).config.options['sites']).toBe('7');
  });

  test('takes optional rules over', () => {
    const settings = { seed: 1, optional_rules: ['optional_2_train', 'lower_starting_capital', 'ratingen_variant'] };
    expect(imported([], { settings }).config.options).toMatchObject({
      extraTwoTrain: true,
      capital: 'lower',
      promotionTiles: false,
      ratingen: true,
    });
  });

  test('plays bids, purchases and pars, and is a saved game like any other', () => {
    const game = imported(PACKET);
    expect(game.actions.map(({ type, seat }) => [type, seat])).toEqual([
      ['buyItem', 0],
      ['buyItem', 1],
      ['buyItem', 2],
      ['buyItem', 0],
      ['buyItem', 1],
      ['buyItem', 2],
      ['setPar', 2],
    ]);
    expect(loadGame([rhl], saveGame(game))).toMatchObject({ ok: true });
  });

  test('an item that costs nothing is taken by whoever must, as the site does by itself', () => {
    const round = PLAYERS.map((player) => by(player, 'pass'));
    const game = imported([...round, ...round, ...round, ...round, bid(12, 'KEO', 30)]);
    expect(game.actions.slice(-2).map(({ type, seat }) => [type, seat])).toEqual([
      ['buyItem', 0],
      ['buyItem', 1],
    ]);
  });

  test('programmes are no moves, but what they do is', () => {
    const game = imported([
      ...PACKET,
      by(11, 'program_share_pass'),
      by(13, 'buy_shares', {
        shares: ['RhE_4'],
        percent: 10,
        auto_actions: [by(11, 'pass'), by(12, 'program_disable')],
      }),
      by(12, 'message', { message: 'hello' }),
    ]);
    expect(game.actions.slice(-2)).toEqual([
      { type: 'buyShare', seat: 2, company: 'RhE', from: 'offering', percent: 10 },
      { type: 'pass', seat: 0 },
    ]);
  });

  test('a share that went to the pool is bought from there, one never sold from the offering', () => {
    const buy = (share: string) => by(13, 'buy_shares', { shares: [share], percent: 10 });
    expect(imported([...PACKET, buy('RhE_2')]).actions.at(-1)).toMatchObject({ from: 'pool' });
    expect(imported([...PACKET, buy('RhE_5')]).actions.at(-1)).toMatchObject({ from: 'offering' });
  });

  test('what the site skips in a turn is passed here', () => {
    const lay = of('RhE', 'lay_tile', { hex: 'J9', tile: '9-0', rotation: 0 });
    const game = imported([...TURN, lay, of('RhE', 'buy_train', { train: '2-0', price: 100, variant: '2' })]);
    expect(game.actions.slice(-3).map(({ type }) => type)).toEqual(['layTile', 'pass', 'buyTrain']);
  });

  test('a tile turned so that it looks the same lies in the first of these rotations', () => {
    const lay = of('RhE', 'lay_tile', { hex: 'J9', tile: '9-0', rotation: 3 });
    expect(imported([...TURN, lay]).actions.at(-1)).toMatchObject({ type: 'layTile', hex: 'J9', rotation: 0 });
  });

  test('what is added or stands for nothing is told', () => {
    const lay = of('RhE', 'lay_tile', { hex: 'J9', tile: '9-0', rotation: 0 });
    const buy = of('RhE', 'buy_train', { train: '2-0', price: 100, variant: '2' });
    const read = importPeerGame(fileOf([...TURN, lay, buy]));
    const told = read.ok ? read.value.notices.map((notice) => explainImport(notice, 'en')) : [];
    expect(told).toContain('Added after action 11 because the file leaves it out: pass (P13).');
  });

  test('between a price that moved here and a tile of No. 3 the positions are not compared', () => {
    const round = PLAYERS.map((id) => by(id, 'pass'));
    const buy = of('RhE', 'buy_train', { train: '2-0', price: 100, variant: '2' });
    const rope = { type: 'lay_tile', entity: 'Szl', entity_type: 'company', hex: 'F11', tile: '9-1', rotation: 1 };
    const file = readPeerGame(
      fileOf([
        ...TURN,
        of('RhE', 'lay_tile', { hex: 'J9', tile: '9-0', rotation: 0 }),
        buy,
        of('RhE', 'pass'),
        ...round.slice(2),
        ...round.slice(0, 2),
        of('RhE', 'pass'),
        rope,
        of('RhE', 'run_routes', { routes: [] }),
      ]),
    );
    if (!file.ok) throw new Error(explainImport(file.refusal, 'en'));
    const settled: boolean[] = [];
    const played = playFile(file.value, (progress) => settled.push(progress.settled) > 0);
    expect(played.ok ? 'imported' : explainImport(played.refusal, 'en')).toBe('imported');
    expect(settled.slice(-4)).toEqual([true, false, false, true]);
  });

  test('undone actions leave no trace', () => {
    const undone = [bid(11, 'PWB', 20), by(12, 'undo'), ...PACKET];
    expect(imported(undone).hash()).toBe(imported(PACKET).hash());
  });
});

describe('a file that does not fit', () => {
  test('of an unknown title', () => {
    expect(refusalOf([], { title: '1830' })).toBe(
      'Games of “1830” cannot be taken over yet; known: 18Rhl, 1880, Harzbahn 1873.',
    );
    expect(refusalOf([], { title: 'constructor' })).toContain('cannot be taken over');
  });

  test('with an unknown optional rule', () => {
    const settings = { seed: 1, optional_rules: ['two_player_game'] };
    expect(refusalOf([], { settings })).toBe('The optional rule “two_player_game” of the file is unknown here.');
  });

  test('with too many players', () => {
    const players = Array.from({ length: 7 }, (_, id) => ({ id, name: `P${id}` }));
    expect(importPeerGame(fileOf([], { players }))).toMatchObject({ ok: false, refusal: { rule: 'kernel/players' } });
  });

  test('names the first action that is not legal, and the rule', () => {
    expect(refusalOf([...PACKET.slice(0, 3), bid(11, 'RhE', 141)])).toMatch(
      /^Action 4 \(bid, P11\) does not fit: .+145/,
    );
    expect(refusalOf([bid(12, 'PWB', 20)])).toMatch(/^Action 1 \(bid, P12\) does not fit: /);
    expect(refusalOf([bid(99, 'PWB', 20)])).toMatch(/^Action 1 \(bid, 99\) does not fit: /);
  });

  test('names what it does not know', () => {
    expect(refusalOf([bid(11, 'B&O', 20)])).toBe('Action 1 (bid, P11) does not fit: “B&O” is unknown in this game.');
    expect(refusalOf([by(11, 'buy_loan')])).toContain('There is no such kind of action in this game.');
    expect(refusalOf([...PACKET, by(13, 'buy_shares', { shares: ['PRR_2'], percent: 10 })])).toContain(
      '“PRR_2” is unknown',
    );
  });

  test.each<readonly [string, readonly Entry[], string]>([
    ['a price that is not the item’s', [bid(11, 'PWB', 12_345)], '“price” is 12345 in the file, but 20 here.'],
    [
      'a par that is on another square',
      [...PACKET.slice(0, 6), by(13, 'par', { corporation: 'RhE', share_price: '70,1,2' })],
      '“share_price” is 70,1,2 in the file',
    ],
    [
      'a percentage that is not the certificate’s',
      [...PACKET, by(13, 'buy_shares', { shares: ['RhE_4'], percent: 20 })],
      '“percent” is 20 in the file, but 10 here.',
    ],
    [
      'a certificate there is not',
      [...PACKET, by(13, 'buy_shares', { shares: ['RhE_9'], percent: 10 })],
      '“RhE_9” is unknown in this game.',
    ],
    [
      'shares of two companies in one sale',
      [...PACKET, by(13, 'sell_shares', { shares: ['RhE_0', 'GVE_1'], percent: 20 })],
      '“GVE_1” does not go with the other shares',
    ],
    [
      'a share somebody else has',
      [
        ...PACKET,
        by(13, 'buy_shares', { shares: ['RhE_4'], percent: 10 }),
        by(11, 'buy_shares', { shares: ['RhE_4'], percent: 10 }),
      ],
      '“RhE_4” is somebody else’s here.',
    ],
    [
      'a company that is not the one to act',
      [...TURN, of('ADR', 'lay_tile', { hex: 'J9', tile: '9-0', rotation: 0 })],
      'It is somebody else’s turn here.',
    ],
    [
      'a private that lays no tiles',
      [...TURN, { ...of('NLK', 'lay_tile', { hex: 'J9', tile: '9-0', rotation: 0 }), entity_type: 'company' }],
      'It is somebody else’s turn here.',
    ],
    [
      'a copy of a tile there is not',
      [...TURN, of('RhE', 'lay_tile', { hex: 'J9', tile: '9-99', rotation: 0 })],
      '“9-99” lies on the map already, or is no tile of the game.',
    ],
    [
      'a train that is not the next one',
      [...TURN, of('RhE', 'buy_train', { train: '2-1', price: 100, variant: '2' })],
      '“train” is 2-1 in the file, but 2-0 here.',
    ],
    [
      'a train that turns into another',
      [...TURN, of('RhE', 'buy_train', { train: '2-0', price: 100, variant: '3' })],
      '“variant” is 3 in the file, but 2 here.',
    ],
  ])('%s', (_, actions, reason) => {
    expect(refusalOf(actions)).toContain(reason);
  });

  test('in German', () => {
    const game = importPeerGame(fileOf([bid(11, 'B&O', 20)]));
    expect(game.ok ? '' : explainImport(game.refusal, 'de')).toBe(
      'Aktion 1 (bid, P11) passt nicht: „B&O“ ist in diesem Spiel unbekannt.',
    );
  });

  test('that says the game is over when it is not', () => {
    expect(refusalOf(PACKET.slice(0, 2), { status: 'finished' })).toBe(
      'The file says that the game is over; here it is not.',
    );
  });

  test('never throws, whatever it holds', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    const odd = fc.constantFrom<unknown>(
      { toString: 1 },
      { toString: null, valueOf: null },
      deep,
      [deep],
      Object.create(null),
    );
    const junk = fc.oneof(fc.jsonValue(), odd, fc.constantFrom('RhE', 'PWB', 11, 'J9', '9-0', 'player', 'corporation'));
    const action = fc.record(
      {
        type: fc.constantFrom(
          'bid',
          'par',
          'pass',
          'buy_shares',
          'sell_shares',
          'lay_tile',
          'place_token',
          'run_routes',
        ),
        entity: junk,
        entity_type: junk,
        company: junk,
        corporation: junk,
        shares: fc.array(junk),
        price: junk,
        share_price: junk,
        routes: fc.array(fc.record({ train: junk, connections: fc.array(fc.array(junk)), nodes: fc.array(junk) })),
        hex: junk,
        tile: junk,
        rotation: junk,
        city: junk,
        auto_actions: fc.oneof(junk, fc.constant([])),
      },
      { requiredKeys: ['type'] },
    );
    holds(
      fc.property(fc.array(action, { maxLength: 4 }), fc.nat(7), junk, (actions, kept, changed) => {
        const file = fileOf([...PACKET.slice(0, kept), ...actions]);
        importPeerGame(file);
        importPeerGame({ ...file, settings: changed });
        importPeerGame({ ...file, players: changed });
        importPeerGame({ ...file, players: [changed, changed], result: changed, title: changed });
        importPeerGame({ ...file, result: { 11: changed }, id: changed, seed: changed, status: changed });
        const read = readPeerGame({ ...file, digests: [{ depot: { 2: changed }, players: changed, tiles: changed }] });
        if (read.ok) comparePeerGame(read.value);
        const counts = readPeerGame({ ...file, digests: [{ depot: { 2: -1, 3: 1e10, 4: 0.5 }, order: [changed] }] });
        if (counts.ok) comparePeerGame(counts.value);
      }),
      100,
    );
    holds(fc.property(fc.jsonValue(), (value) => !importPeerGame(value).ok));
    holds(fc.property(fc.string(), (text) => !importPeerText(text).ok));
  });
});
