import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import { type Game, isRecord, type Refusal, topFrame } from '@stellwerk/engine/kernel';
import type { State } from '@stellwerk/titles/1880';
import { describe, expect, test } from 'vitest';
import { byCompany as company, type Entry, byMinor as investor, byPlayer as player } from '../entries.fixture.ts';
import { readPeerGame } from '../file.ts';
import { playFile } from '../import.ts';
import { chinaMapper } from './mapper.ts';

const passes = (...ids: number[]) => ids.map((id) => player(id, 'pass'));

/** Each private goes to its opener at its price; player 1 starts BCR in the second row. */
const AUCTION: readonly Entry[] = [
  ...sale(1, 'P0', 5),
  ...sale(2, 'P1', 10),
  ...sale(3, 'P2', 25),
  ...sale(1, 'P3', 45),
  ...sale(2, 'P4', 70),
  ...sale(3, 'P5', 100),
  ...sale(1, 'P6', 160),
  player(1, 'par', { corporation: 'BCR', share_price: '100,1,3', slot: 1 }),
  player(1, 'choose', { choice: 'ABC' }),
  ...sale(2, 'P7', 50),
];

function sale(opener: number, private_: string, price: number): readonly Entry[] {
  const others = [1, 2, 3].filter((id) => id !== opener);
  const next = opener === 2 ? others.toReversed() : others;
  return [player(opener, 'bid', { company: private_, price }), ...passes(...next)];
}

/** Player 1, then 2 and 3, by what they have left. */
const DRAFT: readonly Entry[] = ['2', '3', '4'].map((minor, i) => player(i + 1, 'bid', { minor, price: 0 }));

/** SCR at 90 in three actions, HKR at 70 in two; then one share each of what there is. */
const FIRST_ROUND: readonly Entry[] = [
  player(1, 'par', { corporation: 'SCR', share_price: '90,3,3', slot: 2 }),
  player(1, 'choose', { choice: 30 }),
  player(1, 'choose', { choice: 'BC' }),
  player(2, 'par', { corporation: 'HKR', share_price: '70,7,3', slot: 0 }),
  player(2, 'choose', { choice: 'BCD' }),
  player(3, 'buy_shares', { shares: ['BCR_2'], percent: 10 }),
  ...passes(1, 2, 3),
];

/** Investor 3 lays and has no route; the site passes its merger by itself. */
const INVESTORS: readonly Entry[] = [
  investor('2', 'lay_tile', { hex: 'E13', tile: '5-0', rotation: 4 }),
  investor('3', 'lay_tile', {
    hex: 'H6',
    tile: '57-0',
    rotation: 1,
    auto_actions: [investor('3', 'pass')],
  }),
  investor('4', 'pass'),
];

const BCR_BUILDS: readonly Entry[] = [
  company('BCR', 'lay_tile', { hex: 'M3', tile: '5-1', rotation: 4 }),
  company('BCR', 'pass'),
  company('BCR', 'buy_train', { train: '2-0', price: 100, variant: '2' }),
];

function played(...actions: readonly Entry[]): Game<State> | Refusal {
  const file = readPeerGame({
    title: '1880',
    seed: 1,
    players: [1, 2, 3],
    optional_rules: [],
    actions: actions.map((action, i) => ({ id: i + 1, ...action })),
  });
  if (!file.ok) throw new Error(file.refusal.rule);
  let game: Game<State> | undefined;
  const result = playFile(file.value, (progress) => {
    game = isChina(progress.game) ? progress.game : undefined;
    return true;
  });
  if (!result.ok) return result.refusal;
  if (!game) throw new Error('not a game of 1880');
  return game;
}

function isChina(game: Game): game is Game<State> {
  return game.title.id === chinaMapper.title.id;
}

function gameAfter(...actions: readonly Entry[]): Game<State> {
  const game = played(...actions);
  if ('rule' in game) throw new Error(JSON.stringify(game.figures));
  return game;
}

/** The rule behind the refusal, and the number of the action. */
function refusalOf(...actions: readonly Entry[]): readonly [unknown, unknown] {
  const refusal = played(...actions);
  if (!('rule' in refusal)) throw new Error('it was taken over');
  const { cause } = refusal.figures;
  return [isRecord(cause) ? cause['rule'] : refusal.rule, refusal.figures['number']];
}

describe('a file of 1880', () => {
  test('the auction sells the privates, and the order follows the cash', () => {
    const { state } = gameAfter(...AUCTION);
    expect(state.seats.map((seat) => cashOf(state, playerOwner(seat)))).toEqual([390, 470, 475]);
    expect(state.companies.BCR).toMatchObject({ par: 100, row: 1, director: 20, permits: 'ABC' });
    expect(topFrame(state)?.kind).toBe('investorChoice');
  });

  test('who cannot bid any more is passed over', () => {
    const dear = [player(1, 'bid', { company: 'P0', price: 598 }), player(2, 'pass'), player(3, 'pass')];
    const after = [player(2, 'bid', { company: 'P1', price: 10 }), player(3, 'bid', { company: 'P1', price: 15 })];
    const game = gameAfter(...dear, ...after, player(2, 'pass'));
    expect(game.state.privates).toMatchObject({ P0: 'player0', P1: 'player2' });
  });

  test('a founding comes in three actions, or in two where the certificate is no question', () => {
    const { state } = gameAfter(...AUCTION, ...DRAFT, ...FIRST_ROUND);
    expect(state.companies.SCR).toMatchObject({ par: 90, row: 2, director: 30, permits: 'BC', open: true });
    expect(state.companies.HKR).toMatchObject({ par: 70, row: 0, director: 20, permits: 'BCD', open: true });
    expect(state.investors.A2).toMatchObject({ owner: 0, company: 'BCR' });
    expect(state.investors.A3).toMatchObject({ owner: 1, company: 'HKR' });
    expect(topFrame(state)).toMatchObject({ kind: 'investorTurn', investor: 'A2' });
  });

  test('what the site does by itself is done here: runs without a route, ends of turns', () => {
    const { state } = gameAfter(
      ...AUCTION,
      ...DRAFT,
      ...FIRST_ROUND,
      ...INVESTORS,
      ...BCR_BUILDS,
      company('BCR', 'pass'),
    );
    expect(Object.keys(state.track.laid).sort()).toEqual(['E13', 'H6', 'M3']);
    expect(state.trains['BCR']).toEqual(['2']);
    expect([state.marker, cashOf(state, 'BCR')]).toEqual(['BCR', 400]);
    // Nothing to build: its permit does not hold in phase A.
    expect(topFrame(state)).toMatchObject({ kind: 'companyTurn', company: 'SCR' });
  });

  test('a sale is none of a turn whose company has as many trains as it may have', () => {
    const shares = [
      ...FIRST_ROUND.slice(0, -3),
      player(1, 'buy_shares', { shares: ['BCR_3'], percent: 10 }),
      ...passes(2, 3, 1),
    ];
    const trains = [0, 1, 2, 3].map((n) => company('BCR', 'buy_train', { train: `2-${n}`, price: 100, variant: '2' }));
    const { state } = gameAfter(
      ...AUCTION,
      ...DRAFT,
      ...shares,
      ...INVESTORS,
      ...BCR_BUILDS.slice(0, 2),
      ...trains,
      player(1, 'sell_shares', { shares: ['BCR_3'], percent: 10 }),
    );
    expect(state.trains['BCR']).toHaveLength(4);
    expect(topFrame(state)).toMatchObject({ kind: 'companyTurn', company: 'SCR', step: 'trains' });
  });
});

describe('a forged move is refused by its rule', () => {
  const start = [...AUCTION, ...DRAFT];
  test.each<readonly [string, readonly Entry[], string]>([
    ['a bid too low', [player(1, 'bid', { company: 'P0', price: 3 })], '1880/V-auction-c'],
    [
      'an investor taken twice',
      [...AUCTION, ...DRAFT.slice(0, 1), player(2, 'bid', { minor: '2', price: 0 })],
      '1880/V-investor-b',
    ],
    [
      'a permit with a gap',
      [
        ...start,
        player(1, 'par', { corporation: 'SCR', share_price: '90,3,3', slot: 0 }),
        player(1, 'choose', { choice: 'ABD' }),
      ],
      'interop/name',
    ],
    [
      'a row that is taken',
      [
        ...start,
        player(1, 'par', { corporation: 'SCR', share_price: '100,1,3', slot: 1 }),
        player(1, 'choose', { choice: 'ABC' }),
      ],
      '1880/XII-buy-b',
    ],
    [
      'a price there is not',
      [...start, player(1, 'par', { corporation: 'SCR', share_price: '85,4,3' })],
      'interop/name',
    ],
    [
      'a sale in the first stock round',
      [...start, player(1, 'sell_shares', { shares: ['BCR_1'], percent: 10 })],
      '1880/V-sr1-b',
    ],
    [
      'a tile into the barrier',
      [...start, ...FIRST_ROUND, investor('2', 'lay_tile', { hex: 'E13', tile: '5-0', rotation: 0 })],
      '1880/X-lay-j',
    ],
    [
      'a train below its price',
      [...start, ...FIRST_ROUND, ...INVESTORS, company('BCR', 'buy_train', { train: '2-0', price: 50, variant: '2' })],
      '1880/X-buy-c',
    ],
    ['a kind of action there is not', [player(1, 'bankrupt')], 'interop/kind'],
    ['a price for an investor', [...AUCTION, player(1, 'bid', { minor: '2', price: 5 })], 'interop/differs'],
    [
      'a certificate other than that of the permit',
      [
        ...start,
        player(1, 'par', { corporation: 'SCR', share_price: '90,3,3', slot: 2 }),
        player(1, 'choose', { choice: 40 }),
        player(1, 'choose', { choice: 'BC' }),
      ],
      'interop/name',
    ],
    [
      'a square that is not the price’s',
      [
        ...start,
        player(1, 'par', { corporation: 'SCR', share_price: '90,3,4', slot: 2 }),
        player(1, 'choose', { choice: 30 }),
        player(1, 'choose', { choice: 'BC' }),
      ],
      'interop/differs',
    ],
    [
      'a dividend of a kind there is not',
      [...start, ...FIRST_ROUND, ...INVESTORS, ...BCR_BUILDS.slice(0, 2), company('BCR', 'dividend', { kind: 'half' })],
      'interop/dividend',
    ],
  ])('%s', (_, actions, rule) => {
    expect(refusalOf(...actions)).toEqual([rule, actions.length]);
  });
});
