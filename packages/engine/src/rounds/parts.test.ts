import { describe, expect, test } from 'vitest';
import { changesDirector, type Issue, newDepot, readMarket, USUAL_MOVES } from '../finance/index.ts';
import {
  type FrameState,
  type GameEvent,
  reading,
  readOptions,
  recordOf,
  refuse,
  seededRandom,
} from '../kernel/index.ts';
import {
  conservedIn,
  directorFlaws,
  discarding,
  endTurn,
  isDiscarding,
  moneyFlaws,
  movePrice,
  noteSale,
  passTurn,
  priceFlaws,
  ranked,
  seatAfter,
  type TrainDeal,
  trainOffers,
} from './index.ts';

const told: GameEvent[] = [];
const tell = (event: GameEvent) => told.push(event);

describe('taking turns', () => {
  test('the next clockwise; after a seat that has left the game the first', () => {
    expect([seatAfter([2, 0, 1], 0), seatAfter([2, 0, 1], 1), seatAfter([2, 0], 1)]).toEqual([1, 2, 2]);
  });

  test('a round ends when all have passed in a row, and whoever does something begins the count anew', () => {
    const turns = { seat: 0, passes: 0 };
    const seats = [0, 1, 2];
    expect([passTurn(turns, seats, tell), passTurn(turns, seats, tell)]).toEqual([false, false]);
    endTurn(turns, seats);
    expect(turns).toEqual({ seat: 0, passes: 0 });
    expect([1, 2, 3].map(() => passTurn(turns, seats, tell))).toEqual([false, false, true]);
    expect(told.at(-1)).toEqual({ type: 'passed', seat: 2 });
  });

  test('who sold what is remembered once', () => {
    const sold: Record<string, number[]> = {};
    for (const seat of [1, 0, 1]) noteSale(sold, 'C', seat);
    expect(sold).toEqual({ C: [1, 0] });
  });
});

describe('prices', () => {
  const market = readMarket([
    [{ price: 60 }, { price: 70, par: true }],
    [{ price: 50 }, null],
  ]);

  test('a market is read from plain data', () => {
    expect(market.cells).toEqual([
      [{ price: 60 }, { price: 70, par: true }],
      [{ price: 50 }, null],
    ]);
  });

  test('a move is told with the new price, and only if there was one', () => {
    const state = { market: { C: { row: 0, column: 0, arrival: 0 } }, arrivals: 1 };
    const events: GameEvent[] = [];
    movePrice(market, state, 'C', USUAL_MOVES.dividend, (event) => events.push(event));
    movePrice(market, state, 'C', USUAL_MOVES.sold, (event) => events.push(event));
    expect(events).toEqual([{ type: 'priceMoved', company: 'C', price: 70 }]);
  });

  test('a par without a marker, and a marker off the market', () => {
    const state = { market: { C: { row: 1, column: 1, arrival: 0 } }, arrivals: 1 };
    expect(priceFlaws(market, state, 'C', 70)).toEqual(['the marker of C is off the market']);
    expect(priceFlaws(market, state, 'D', 70)).toHaveLength(1);
    expect(priceFlaws(market, state, 'D', null)).toEqual([]);
  });
});

test('ranks: equal values share one, and parts that are no sum are weighed by the title', () => {
  const cash = [5, 9, 9];
  const scores = ranked([0, 1, 2], (seat) => ({ cash: cash[seat] ?? 0, shares: 1 }));
  expect(scores.map(({ rank, value }) => [rank, value])).toEqual([
    [3, 6],
    [1, 10],
    [1, 10],
  ]);
  const [owing] = ranked(
    [0],
    () => ({ cash: 5, debt: 3 }),
    ({ cash = 0, debt = 0 }) => cash - debt,
  );
  expect(owing).toEqual({ seat: 0, rank: 1, value: 2, parts: { cash: 5, debt: 3 } });
});

describe('paper', () => {
  const issue: Issue = { id: 'C', certificates: [{ percent: 20, director: true }, ...Array(4).fill({ percent: 10 })] };
  const held = (...owners: string[]) => ({ certificates: { C: owners } });

  test('a sale that leaves the director less than another player has', () => {
    const state = held('player0', 'player0', 'player1', 'player1', 'bank');
    expect(changesDirector(state, issue, [0, 1], 'player0', [10])).toBe(false);
    expect(changesDirector(state, issue, [0, 1], 'player1', [10])).toBe(false);
    expect(changesDirector(state, issue, [0, 1], 'player0', [10, 10])).toBe(true);
  });

  test('a director who is not the strongest is a flaw; the bank as director is none', () => {
    expect(directorFlaws(held('player0', 'player1', 'player1', 'player1', 'bank'), issue, [0, 1])).toHaveLength(1);
    expect(directorFlaws(held('bank', 'player1', 'player1', 'player1', 'bank'), issue, [0, 1])).toEqual([]);
  });

  test('money, tiles and trains are counted, and nobody but the bank owes', () => {
    const money = { bank: -5, player0: 10, C: -1 };
    const track = { laid: {}, markers: {}, reserved: {} };
    const sums = conservedIn({ money, trains: { C: ['2'], depot: ['2', '3'] }, track, tiles: { '7': 2 } });
    expect(sums).toMatchObject({ money: 4, 'train 2': 2, 'train 3': 1 });
    expect(moneyFlaws({ money })).toEqual(['C has less than nothing']);
  });
});

describe('trains', () => {
  test('offers at a price, and trains of others for whatever the buyer has', () => {
    const state = { trains: { C: ['2', '2', '3'], D: [] }, money: { B: 80 } };
    const offers = [{ train: '4', from: 'bank', price: 300, info: { price: 300 } }];
    const noThree = ({ train }: TrainDeal) => (train === '3' ? refuse('kernel/not-now') : undefined);
    const choices = trainOffers(state, 'B', offers, ['C', 'D'], noThree);
    expect(choices).toEqual([
      { type: 'buyTrain', params: { train: ['4'], from: ['bank'], price: [300] }, info: { price: 300 } },
      { type: 'buyTrain', params: { train: ['2'], from: ['C'], price: { min: 1, max: 80, step: 1 } } },
    ]);
  });

  test('so many of each type', () => {
    expect(newDepot(['2', '3'], (type) => Number(type) - 1)).toEqual(['2', '3', '3']);
  });

  test('a company above the limit gives up trains until it is within it', () => {
    const frame = { kind: 'discardTrains' as const, company: 'C' };
    const flow: FrameState[] = [frame];
    const state = { title: 't', flow, random: seededRandom('s'), trains: { C: ['2', '4', '3'], pool: [] } };
    const law = { limit: () => 1, to: 'pool', rule: 'kernel/shape' };
    const chosen = discarding({ ...law, chooser: () => 2 });
    const step = { state, frame, tell };
    expect(isDiscarding(state, 'C')).toBe(true);
    expect(chosen.actors(state, frame)).toEqual([2]);
    expect(chosen.apply(step, { type: 'discardTrain', train: '8' })?.rule).toBe('kernel/shape');
    expect(chosen.apply(step, { type: 'pass' })?.rule).toBe('kernel/not-now');
    expect(chosen.apply(step, { type: 'discardTrain', train: '4' })).toBeUndefined();
    expect([state.trains, chosen.auto(step)]).toEqual([{ C: ['2', '3'], pool: ['4'] }, false]);

    const nobody = discarding({ ...law, chooser: () => undefined });
    expect(nobody.auto(step), 'the smallest goes of itself').toBe(true);
    expect(state.trains.C).toEqual(['3']);
    expect([nobody.auto(step), state.flow]).toEqual([true, []]);
  });
});

test('options are read by their specification, with the defaults for what was not given', () => {
  const specs = [
    reading('kernel/shape', 'colour', 'red', 'blue'),
    { id: 'loud', kind: 'switch', default: false },
  ] as const;
  const options: { readonly colour: 'red' | 'blue'; readonly loud: boolean } = readOptions(specs, { colour: 'blue' });
  expect(options).toEqual({ colour: 'blue', loud: false });
  expect(() => readOptions(specs, { colour: 'green' })).toThrow(RangeError);
});

test('a record of every key', () => {
  expect(recordOf(['a', 'b'], (key) => key.toUpperCase())).toEqual({ a: 'A', b: 'B' });
});
