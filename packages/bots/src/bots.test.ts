import { newGame } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  botNamed,
  botsFor,
  chanceFor,
  foresightFor,
  loadBots,
  playMatch,
  randomBot,
  seenPosition,
  valuingOf,
} from './index.ts';

async function named(title: string, id: string): Promise<Bot> {
  const bot = await botNamed(title, id);
  if (!bot) throw new Error(`no ${id} plays ${title}`);
  return bot;
}

test.each([
  ['casual', 20, 18],
  // A planner's game takes seconds: npm run ladder plays many.
  ['planner', 3, 3],
])('a %s player beats chance at Railroad Dice 2', async (level, games, least) => {
  const bot = await named(railroadDice2.id, level);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const match = await playMatch({ title: railroadDice2, bots: [randomBot, bot], seed: `bots/${i}` });
    if (match.ok && match.value.score()[1]?.rank === 1) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(least);
});

test('a match is the same for the same seed', async () => {
  const casual = await named(railroadDice2.id, 'casual');
  const bots = [casual, casual, randomBot];
  const a = await playMatch({ title: railroadDice2, bots, seed: 's' });
  const b = await playMatch({ title: railroadDice2, bots, seed: 's' });
  expect(a.ok && a.value.hash()).toBe(b.ok && b.value.hash());
});

test('what one seat draws changes nothing for another', () => {
  const [own, other, later] = [chanceFor('s', 0, 7), chanceFor('s', 1, 7), chanceFor('s', 0, 8)];
  expect(new Set([own.seed, other.seed, later.seed]).size).toBe(3);
});

test('a player sees neither the seed nor what will be drawn', () => {
  const started = newGame(railroadDice2, { players: ['a', 'b'], seed: 'secret' });
  if (!started.ok) throw new Error(started.refusal.rule);
  const seen = seenPosition(started.value.state, 'x');
  expect(JSON.stringify(seen)).not.toContain('secret');
  expect(seen.random.streams).toEqual({});
  expect(seen.random.draws).toBe(started.value.state.random.draws);
});

test('a bot that was called off does not think', async () => {
  const started = newGame(railroadDice2, { players: ['a', 'b'], seed: 's' });
  if (!started.ok) throw new Error(started.refusal.rule);
  const { state, title } = started.value;
  const means = { random: chanceFor('s', 0, 0), budget: 10, signal: AbortSignal.abort() };
  await expect(randomBot.think({ title, state }, 0, means)).rejects.toThrow();
});

test('a match that cannot start says why', async () => {
  const match = await playMatch({ title: railroadDice2, bots: [randomBot], seed: 's' });
  expect(match.ok ? '' : match.refusal.rule).toBe('kernel/players');
});

test('a table stored with the builder goes on with the casual player', async () => {
  expect((await botNamed(railroadDice2.id, 'builder'))?.id).toBe('casual');
  expect(await botNamed(railroadDice2.id, 'nobody')).toBeUndefined();
});

describe.each(titles.map((title) => ({ id: title.id, title })))('$id', ({ id, title }) => {
  const seats = Array.from({ length: title.players[0] }, (_, seat) => seat);

  test('the list of players is that of those who can be loaded', async () => {
    expect((await loadBots(id)).map((bot) => bot.id)).toEqual(botsFor(id).map((bot) => bot.id));
  });

  test('the first moves of its casual players are accepted, the same twice', async () => {
    const casual = (await botNamed(id, 'casual')) ?? randomBot;
    const play = () => playMatch({ title, bots: seats.map(() => casual), seed: 'first', mostActions: 60 });
    const [a, b] = [await play(), await play()];
    expect(a.ok && a.value.actions.length).toBe(60);
    expect(a.ok && a.value.hash()).toBe(b.ok && b.value.hash());
  });

  test('of every seat it is foreseen what it will own, without a change to the position', async () => {
    const match = await playMatch({ title, bots: seats.map(() => randomBot), seed: 'foreseen', mostActions: 40 });
    const foresee = await foresightFor(id);
    if (!match.ok || !foresee) throw new Error('no game to look at');
    const before = match.value.hash();
    const wealth = foresee(match.value.state);
    expect(wealth.map(Number.isFinite)).toEqual(seats.map(() => true));
    expect(Math.max(...wealth)).toBeGreaterThan(0);
    expect(match.value.hash()).toBe(before);
  });

  test('a planner on trial with the valuation of now is the planner, with another it is not', async () => {
    const valuing = await valuingOf(id);
    if (!valuing) throw new Error(`nobody values anything in ${id}`);
    const { valuation, trial } = valuing;
    const planner = await named(id, 'planner');
    const hashOf = async (bot: Bot) => {
      const bots = seats.map((seat) => (seat === 0 ? bot : randomBot));
      const match = await playMatch({ title, bots, seed: 'trial', mostActions: 60 });
      return match.ok ? match.value.hash() : '';
    };
    const usual = await hashOf(planner);
    expect(await hashOf(trial(valuation))).toBe(usual);
    const nothing = Object.fromEntries(Object.keys(valuation).map((name) => [name, 0]));
    expect(await hashOf(trial(nothing))).not.toBe(usual);
  });
});
