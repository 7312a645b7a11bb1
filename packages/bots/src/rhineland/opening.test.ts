import type { GameEvent } from '@stellwerk/engine/kernel';
import { rhl } from '@stellwerk/titles/18rhl';
import { beforeAll, describe, expect, test } from 'vitest';
import { botNamed, playMatch } from '../index.ts';

describe('three planners begin a game of 18Rhl', () => {
  let events: readonly GameEvent[] = [];

  beforeAll(async () => {
    const planner = await botNamed(rhl.id, 'planner');
    if (!planner) throw new Error('nobody plans');
    const match = await playMatch({ title: rhl, bots: [planner, planner, planner], seed: 'opening', mostActions: 90 });
    if (!match.ok) throw new Error(match.refusal.rule);
    const { value: game } = match;
    events = Array.from({ length: game.actions.length + 1 }, (_, move) => [...game.events(move)]).flat();
  });

  const of = (type: string) => events.filter((event) => event.type === type);

  test('nobody pays twice its price for a private', () => {
    const prices: Readonly<Record<string, number>> = { no1: 20, no2: 30, no3: 50, no4: 80, no5: 120, no6: 140 };
    const sold = of('itemSold');
    expect(sold).toHaveLength(6);
    for (const { item, price } of sold)
      expect(Number(price), String(item)).toBeLessThan(2 * (prices[String(item)] ?? 0));
  });

  test('nobody founds the company that cannot build before the brown tiles', () => {
    const founded = of('founded').map(({ company }) => company);
    expect(founded.length).toBeGreaterThan(0);
    expect(founded).not.toContain('KKK');
  });

  test('companies lay track, buy trains and pay their first dividends', () => {
    expect(of('tileLaid').length).toBeGreaterThan(4);
    expect(of('trainBought').length).toBeGreaterThan(1);
    expect(of('dividendPaid').length).toBeGreaterThan(0);
  });
});
