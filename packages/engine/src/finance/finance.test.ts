import { describe, expect, test } from 'vitest';
import {
  byPrice,
  directorOf,
  handsOf,
  type Issue,
  type Market,
  type MarketState,
  moveMarker,
  moveTrain,
  type PaperState,
  parPlaces,
  pay,
  percentOf,
  placeMarker,
  playerOwner,
  priceOf,
  saleHands,
  saleOf,
  scrap,
  settleDirector,
  trainCounts,
} from './index.ts';

const TEN = { percent: 10 };
const common: Issue = { id: 'C', certificates: [{ percent: 20, director: true }, ...Array<typeof TEN>(8).fill(TEN)] };
const uneven: Issue = {
  id: 'U',
  certificates: [{ percent: 20, director: true }, { percent: 20 }, { percent: 20 }, TEN, TEN, TEN, TEN],
};
const SEATS = [0, 1, 2, 3];

/** Owners in the order of the issue: digits are seats, o the offering, p the pool. */
function held(issue: Issue, owners: string): PaperState {
  const names: Readonly<Record<string, string>> = { o: 'offering', p: 'pool' };
  return { certificates: { [issue.id]: [...owners].map((owner) => names[owner] ?? playerOwner(Number(owner))) } };
}

describe('money only moves', () => {
  test('from one owner to another', () => {
    const state = { money: { bank: 100, player0: 50 } };
    pay(state, 'player0', 'A', 30);
    expect(state.money).toEqual({ bank: 100, player0: 20, A: 30 });
  });

  test('nobody but the bank goes below nothing', () => {
    const state = { money: { bank: 10, player0: 50 } };
    expect(() => pay(state, 'player0', 'bank', 51)).toThrow(RangeError);
    pay(state, 'bank', 'player0', 30);
    expect(state.money).toEqual({ bank: -20, player0: 80 });
  });

  test.each([-1, 0.5, Number.NaN])('%d cannot be paid', (amount) => {
    expect(() => pay({ money: { bank: 10 } }, 'bank', 'player0', amount)).toThrow(RangeError);
  });
});

describe('the director', () => {
  test('stays with equal percentages', () => {
    const state = held(common, '001100ooo');
    state.certificates['C'] = ['player0', 'player1', 'player1', ...Array<string>(6).fill('offering')];
    expect(settleDirector(state, common, SEATS)).toBeUndefined();
    expect(directorOf(state, common)).toBe('player0');
  });

  test('passes to whoever has more, who gives two tens for the certificate', () => {
    const state = held(common, '0111ooooo');
    expect(settleDirector(state, common, SEATS)).toBe(1);
    expect(state.certificates['C']).toEqual(held(common, '1001ooooo').certificates['C']);
    expect([percentOf(state, common, 'player0'), percentOf(state, common, 'player1')]).toEqual([20, 30]);
  });

  test('of several with as much, to the first clockwise from the old one', () => {
    const state = held(common, '2000333oo');
    state.certificates['C'] = [
      'player2',
      'player0',
      'player0',
      'player0',
      'player3',
      'player3',
      'player3',
      'pool',
      'pool',
    ];
    expect(settleDirector(state, common, SEATS)).toBe(3);
  });

  test('gets an ordinary certificate of the same size if there is one', () => {
    const state = held(uneven, '01o1ooo');
    expect(settleDirector(state, uneven, SEATS)).toBe(1);
    expect(state.certificates['U']).toEqual(held(uneven, '10o1ooo').certificates['U']);
  });

  test('of the pool passes to nobody', () => {
    expect(settleDirector(held(common, 'p11111ooo'), common, SEATS)).toBeUndefined();
  });
});

describe('what can be sold', () => {
  test('every different hand once', () => {
    expect(handsOf([10, 10, 20])).toEqual([[20], [10], [10, 20], [10, 10], [10, 10, 20]]);
  });

  test('ordinary certificates by anybody, no more than there are', () => {
    const state = held(common, '0011ooooo');
    expect(saleHands(state, common, SEATS, 'player1')).toEqual([[10], [10, 10]]);
    expect(saleHands(state, common, SEATS, 'player2')).toEqual([]);
  });

  test('part of the director certificate only if somebody can take it over and has more afterwards', () => {
    expect(saleOf(held(common, '0111ooooo'), common, SEATS, 'player0', [10])).toEqual({
      successor: 1,
      exchange: [10, 10],
    });
    expect(saleOf(held(common, '01ooooooo'), common, SEATS, 'player0', [10])).toBeUndefined();
    expect(saleOf(held(common, '000011ooo'), common, SEATS, 'player0', [10, 10, 10, 10])).toEqual({
      successor: 1,
      exchange: [10, 10],
    });
  });

  test('of a director certificate against an ordinary one of its size only the whole', () => {
    const state = held(uneven, '01ooooo');
    expect(saleOf(state, uneven, SEATS, 'player0', [10])).toBeUndefined();
    expect(saleOf(state, uneven, SEATS, 'player0', [20])).toEqual({ successor: 1, exchange: [20] });
  });
});

describe('the market', () => {
  const market: Market = {
    cells: [
      [{ price: 70 }, { price: 80, par: true }, { price: 90 }],
      [{ price: 60 }, { price: 70, par: true }],
      [{ price: 50 }],
    ],
  };
  const empty = (): MarketState => ({ market: {}, arrivals: 0 });

  test('a marker takes the first direction that has a cell, or stays', () => {
    const state = empty();
    placeMarker(state, 'A', { row: 1, column: 1 });
    expect(moveMarker(market, state, 'A', ['right', 'up'])).toBe(true);
    expect(priceOf(market, state, 'A')).toBe(80);
    placeMarker(state, 'A', { row: 2, column: 0 });
    expect(moveMarker(market, state, 'A', ['left', 'down'])).toBe(false);
    expect(priceOf(market, state, 'A')).toBe(50);
  });

  test('the order: price, then further right, then who lies on top', () => {
    const state = empty();
    placeMarker(state, 'top', { row: 1, column: 1 });
    placeMarker(state, 'under', { row: 1, column: 1 });
    placeMarker(state, 'left', { row: 0, column: 0 });
    placeMarker(state, 'rich', { row: 0, column: 2 });
    expect(byPrice(market, state, ['left', 'under', 'top', 'rich'])).toEqual(['rich', 'top', 'under', 'left']);
    moveMarker(market, state, 'top', ['left']);
    moveMarker(market, state, 'top', ['right']);
    expect(byPrice(market, state, ['top', 'under']), 'who comes back lies below').toEqual(['under', 'top']);
  });

  test('par cells', () => {
    expect(parPlaces(market).map(({ price }) => price)).toEqual([80, 70]);
  });
});

test('trains move and are scrapped, never lost', () => {
  const state = { trains: { depot: ['2', '2', '3'], pool: ['2'], A: [] } };
  moveTrain(state, '2', 'depot', 'A');
  const before = trainCounts(state);
  expect(scrap(state, '2')).toEqual({ depot: 1, pool: 1, A: 1 });
  expect(state.trains).toEqual({ depot: ['3'], pool: [], A: [], gone: ['2', '2', '2'] });
  expect(trainCounts(state)).toEqual(before);
  expect(() => moveTrain(state, '2', 'A', 'depot')).toThrow(RangeError);
});
