import { describe, expect, test } from 'vitest';
import type { Issue, PaperState } from '../finance/index.ts';
import type { GameEvent } from '../kernel/index.ts';
import {
  bidOf,
  blockPrice,
  buyCertificate,
  dividendPayments,
  giveUpBlock,
  highestBid,
  lowestBid,
  nextCertificate,
  richest,
  setAside,
  withBid,
} from './index.ts';

const TEN = { percent: 10 };
const issue: Issue = { id: 'C', certificates: [{ percent: 20, director: true }, ...Array<typeof TEN>(8).fill(TEN)] };
const SEATS = [0, 1, 2];

function held(...owners: string[]): PaperState {
  return { certificates: { C: [...owners, ...Array<string>(9 - owners.length).fill('offering')] } };
}

describe('bids', () => {
  const bids = withBid(withBid([{ seat: 0, amount: 35 }], { seat: 2, amount: 40 }), { seat: 0, amount: 45 });

  test('a new bid of a seat replaces its old one', () => {
    expect(bids).toEqual([
      { seat: 2, amount: 40 },
      { seat: 0, amount: 45 },
    ]);
    expect([bidOf(bids, 0), bidOf(bids, 1)]).toEqual([45, 0]);
  });

  test('the highest, the lowest, and all that a seat has set aside', () => {
    expect([highestBid(bids)?.seat, lowestBid(bids)?.seat]).toEqual([0, 2]);
    expect(highestBid([])).toBeUndefined();
    expect(setAside([bids, [{ seat: 0, amount: 60 }]], 0)).toBe(105);
  });
});

describe('shares', () => {
  test('a purchase pays, hands over and makes a new director', () => {
    const state = { ...held('player0', 'player1', 'player1'), money: { player1: 100, bank: 0 } };
    const told: GameEvent[] = [];
    buyCertificate(state, SEATS, { issue, index: 3, buyer: 'player1', payee: 'bank', price: 80 }, (e) => told.push(e));
    expect(state.money).toEqual({ player1: 20, bank: 80 });
    expect(state.certificates['C']?.slice(0, 4)).toEqual(['player1', 'player0', 'player0', 'player1']);
    expect(told).toEqual([{ type: 'directorChanged', company: 'C', seat: 1 }]);
  });

  test('a block that needs part of the director certificate makes the successor director first', () => {
    const state = held('player0', 'player2', 'player2');
    giveUpBlock(state, SEATS, { issue, seller: 'player0', percents: [10], to: 'pool' }, () => {});
    expect(state.certificates['C']?.slice(0, 3).sort()).toEqual(['player0', 'player2', 'pool']);
    expect(state.certificates['C']?.[0]).toBe('player2');
  });

  test('what cannot be given up is a fault of the caller', () => {
    const block = { issue, seller: 'player0', percents: [10], to: 'pool' };
    expect(() => giveUpBlock(held('player0', 'player1'), SEATS, block, () => {})).toThrow(RangeError);
  });

  test('the next certificate of a size, the director certificate only when asked for', () => {
    const state = held('pool', 'player0', 'pool');
    expect(nextCertificate(state, issue, 'pool', 10, false)).toBe(2);
    expect(nextCertificate(state, issue, 'pool', 20, true)).toBe(0);
    expect(nextCertificate(state, issue, 'pool', 20, false)).toBeUndefined();
  });

  test('a block is worth its shares', () => {
    expect(blockPrice([10, 20], 75)).toBe(225);
  });
});

test('a dividend goes to players and to whom the title names, parts of a unit rounded up', () => {
  const state = held('player0', 'player0', 'player1', 'pool');
  const payeeOf = (holder: string) => (holder === 'offering' ? 'C' : undefined);
  expect(dividendPayments(state, issue, 150, payeeOf)).toEqual([
    { to: 'C', amount: 75 },
    { to: 'player0', amount: 45 },
    { to: 'player1', amount: 15 },
  ]);
  expect(dividendPayments(state, issue, 15, () => undefined)).toEqual([
    { to: 'player0', amount: 5 },
    { to: 'player1', amount: 2 },
  ]);
});

test('the richest; of several the first clockwise, the one it counts from last', () => {
  const money = { player0: 90, player1: 50, player2: 90 };
  expect([0, 1, 2].map((from) => richest({ money }, SEATS, from))).toEqual([2, 2, 0]);
});
