import { describe, expect, test } from 'vitest';
import { rate } from '../ratings.ts';
import type { Outcome } from '../series/job.ts';
import { gamesOf } from './plan.ts';
import { standings } from './standings.ts';

const BOTS = ['random', 'casual', 'planner'];

describe('the plan of a ladder', () => {
  const planned = gamesOf({ bots: BOTS, players: [3, 2, 4], games: 6, further: 3, sense: 2 });
  const countOf = (strong: string, weak: string, size: number) =>
    planned.filter((game) => game.strong === strong && game.weak === weak && game.seats.length === size).length;

  test('neighbours play all games at the usual table and some at others, whole openings each', () => {
    expect(countOf('casual', 'random', 3)).toBe(6);
    expect(countOf('planner', 'casual', 3)).toBe(6);
    expect(countOf('planner', 'casual', 2)).toBe(4);
    expect(countOf('planner', 'casual', 4)).toBe(4);
  });

  test('levels that lie farther apart play some games at the usual table', () => {
    expect(countOf('planner', 'random', 3)).toBe(3);
    expect(countOf('planner', 'random', 4)).toBe(0);
  });

  test('the strongest play among themselves at the usual table', () => {
    expect(planned.filter(({ weak, strong }) => weak === strong).map(({ seats }) => seats)).toEqual([
      ['planner', 'planner', 'planner'],
      ['planner', 'planner', 'planner'],
    ]);
  });

  test('in each opening the strong bot has every seat once', () => {
    const games = planned.filter(({ opening, seats }) => opening === 'planner-casual/0' && seats.length === 4);
    expect(games.map(({ seats }) => seats.indexOf('planner')).sort()).toEqual([0, 1, 2, 3]);
    expect(games.every(({ seats }) => seats.filter((bot) => bot === 'casual').length === 3)).toBe(true);
  });

  test('no game is planned twice', () => {
    const names = planned.map(({ opening, seats }) => `${opening} ${seats.join()}`);
    expect(new Set(names).size).toBe(planned.length);
  });
});

describe('the standings of a ladder', () => {
  const planned = gamesOf({ bots: BOTS, players: [3, 2], games: 3, further: 2, sense: 1 });
  const strength = new Map(BOTS.map((bot, rank) => [bot, 1000 * rank]));
  const byLevel = planned.map(({ seats }) => endOf(seats.map((bot) => strength.get(bot) ?? 0)));

  test('each pairing at each size of a table has its games and firsts', () => {
    const { matches } = standings(planned, byLevel, 'x');
    expect(matches.map(({ strong, weak, players, games, firsts }) => [strong, weak, players, games, firsts])).toEqual([
      ['casual', 'random', 3, 3, 3],
      ['planner', 'casual', 3, 3, 3],
      ['planner', 'random', 3, 3, 3],
      ['casual', 'random', 2, 2, 2],
      ['planner', 'casual', 2, 2, 2],
    ]);
    expect(matches[2]).toMatchObject({ lead: 2000, leadError: 0, share: 1 });
  });

  test('games that were broken off or not played count for nothing', () => {
    const some = byLevel.map((outcome, i) => (i === 0 ? { ...outcome, over: false } : i === 1 ? undefined : outcome));
    expect(standings(planned, some, 'x').matches[0]).toMatchObject({ games: 1, firsts: 1 });
  });

  test('a shared victory counts in parts', () => {
    const tied = planned.map(({ seats }) => endOf(seats.map(() => 5)));
    expect(standings(planned, tied, 'x').matches[0]).toMatchObject({ firsts: 1, lead: 0 });
  });

  test('games that differ by nothing but the seat of the strong bot are alike', () => {
    expect(standings(planned, byLevel, 'x').matches[0]).toMatchObject({ games: 3, distinct: 1 });
    const others = byLevel.map((outcome, i) => (i === 0 ? { ...outcome, actions: 2 } : outcome));
    expect(standings(planned, others, 'x').matches[0]).toMatchObject({ games: 3, distinct: 2 });
  });

  test('the strongest among themselves tell what the table comes to', () => {
    expect(standings(planned, byLevel, 'x').sense).toMatchObject({ games: 1, meanSum: 6000, bankruptcies: 0 });
  });
});

describe('ratings', () => {
  test('ten times the strength is 400 points', () => {
    const games = [...Array(1100).keys()].map((i) => ({
      block: String(i),
      order: i % 11 === 0 ? ['weak', 'strong'] : ['strong', 'weak'],
    }));
    const [weak, strong] = rate(['weak', 'strong'], games, 'x');
    expect(weak?.rating).toBe(0);
    expect(Math.abs((strong?.rating ?? 0) - 400)).toBeLessThan(10);
    expect(strong?.low).toBeLessThan(400);
    expect(strong?.high).toBeGreaterThan(400);
  });

  test('the same games give the same ratings and intervals', () => {
    const games = ['a', 'b', 'c'].map((block) => ({ block, order: ['b', 'a', 'c'] }));
    expect(rate(['a', 'b', 'c'], games, 'x')).toEqual(rate(['a', 'b', 'c'], games, 'x'));
  });
});

/** A game that ended with these amounts, by seat. */
function endOf(values: readonly number[]): Outcome {
  const score = values.map((value, seat) => ({
    seat,
    value,
    rank: 1 + values.filter((other) => other > value).length,
  }));
  return { over: true, actions: 1, score, bankruptcies: 0, began: 0, ran: 0 };
}
