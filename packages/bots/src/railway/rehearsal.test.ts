import {
  actorsOf,
  type BaseAction,
  type BaseState,
  clone,
  seededRandom,
  step,
  type Title,
  topFrame,
} from '@stellwerk/engine/kernel';
import { lra } from '@stellwerk/titles/18lra';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Bot, botNamed, playMatch } from '../index.ts';

interface Turn {
  readonly state: BaseState;
  readonly seat: number;
}

const title: Title = lra;

const means = (budget: number) => ({ random: seededRandom('rehearsal test'), budget });

async function named(level: string): Promise<Bot> {
  const bot = await botNamed(title.id, level);
  if (!bot) throw new Error(`no ${level}`);
  return bot;
}

/** How far a seat is ahead of the others in the mean if planners play on from a move. */
async function leadAfter({ state, seat }: Turn, action: BaseAction): Promise<number> {
  const planner = await named('planner');
  const own = clone(state);
  step(title, own, action);
  for (;;) {
    const [actor] = actorsOf(title, own);
    if (actor === undefined) break;
    step(title, own, (await planner.think({ title, state: own }, actor, means(400))).action);
  }
  const scores = title.score(own);
  const mine = scores.find((one) => one.seat === seat)?.value ?? 0;
  const others = scores.filter((one) => one.seat !== seat);
  return mine - others.reduce((sum, { value }) => sum + value, 0) / others.length;
}

describe('a master of 18LRA among planners, in a stock round', () => {
  const turns: Turn[] = [];

  beforeAll(async () => {
    const planner = await named('planner');
    await playMatch({
      title,
      bots: [planner, planner, planner],
      seed: 'rehearsal',
      watch(game) {
        if (topFrame(game.state)?.kind !== 'stockRound') return;
        turns.push({ state: clone(game.state), seat: game.actors()[0] ?? 0 });
      },
    });
  });

  test('where it does not do what a planner does, the game ends better for it', async () => {
    const [planner, master] = [await named('planner'), await named('master')];
    for (const turn of turns.toReversed()) {
      const position = { title, state: turn.state };
      const usual = await planner.think(position, turn.seat, means(400));
      const chosen = await master.think(position, turn.seat, means(400));
      if (JSON.stringify(chosen.action) === JSON.stringify(usual.action)) continue;
      expect(await leadAfter(turn, chosen.action)).toBeGreaterThan(await leadAfter(turn, usual.action));
      return;
    }
    expect.unreachable('it did all that a planner does');
  });

  test('without a budget for it, it plays like a planner', async () => {
    const [planner, master] = [await named('planner'), await named('master')];
    for (const { state, seat } of turns.slice(-10)) {
      const position = { title, state };
      const { action } = await planner.think(position, seat, means(100));
      expect((await master.think(position, seat, means(100))).action).toEqual(action);
    }
  });
});
