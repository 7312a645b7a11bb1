import { harzbahn } from '@stellwerk/titles/1873';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../bot.ts';
import { type Bot, botNamed, playMatch } from '../index.ts';

/** A bot, and all that it thought. */
async function overheard(level: string): Promise<{ readonly bot: Bot; readonly thoughts: Thought[] }> {
  const bot = await botNamed(harzbahn.id, level);
  if (!bot) throw new Error(`no ${level}`);
  const thoughts: Thought[] = [];
  return {
    bot: {
      ...bot,
      async think(position, seat, means) {
        const thought = await bot.think(position, seat, means);
        thoughts.push(thought);
        return thought;
      },
    },
    thoughts,
  };
}

async function opening(budget: number) {
  const { bot, thoughts } = await overheard('master');
  const match = await playMatch({ title: harzbahn, bots: [bot, bot], seed: 'm', mostActions: 70, budget });
  if (!match.ok) throw new Error(match.refusal.rule);
  return { thoughts, hash: match.value.hash() };
}

describe('two masters begin Harzbahn 1873', () => {
  test('they play the same twice, and compare moves in the order of what they expect', async () => {
    const [a, b] = [await opening(60), await opening(60)];
    expect(a.hash).toBe(b.hash);
    const compared = a.thoughts.filter(({ considered }) => considered.length > 1);
    expect(compared.length).toBeGreaterThan(3);
    for (const { action, considered } of compared) {
      const behind = considered.map((one) => one.behind);
      expect(behind).toEqual([...behind].sort((x, y) => x - y));
      expect(considered[0]?.action).toEqual(action);
      expect(behind[0]).toBe(0);
    }
  });

  test('who may look at more positions plays otherwise', async () => {
    expect((await opening(1)).hash).not.toBe((await opening(400)).hash);
  });
});
