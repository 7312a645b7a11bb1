import { stepsBetween } from '@stellwerk/engine/board';
import { isPosition, railroadDice2, type State } from '@stellwerk/titles/railroad-dice-2';
import { expect, test } from 'vitest';
import { botNamed, playMatch } from '../index.ts';

/** A position in which two players of that level have placed all stations. */
async function placed(level: string, seed: string): Promise<State> {
  const bot = await botNamed(railroadDice2.id, level);
  if (!bot) throw new Error(`no ${level}`);
  const match = await playMatch({ title: railroadDice2, bots: [bot, bot], seed, mostActions: 10 });
  if (!match.ok || !isPosition(match.value.state)) throw new Error('no game');
  return match.value.state;
}

/** By grey station: how much nearer it is to the start station of whoever placed it than to the other's. */
function nearer({ stations, board, first }: State): number[] {
  const homeOf = (seat: number) => stations.find(({ owner }) => owner === seat)?.field ?? 0;
  return stations
    .filter(({ owner }) => owner === null)
    .map(({ field }, i) => {
      const own = (first + i) % 2;
      return stepsBetween(board, field, homeOf(1 - own)) - stepsBetween(board, field, homeOf(own));
    });
}

test('planners and masters place grey stations near to their own start station', async () => {
  for (const seed of ['a', 'b', 'c']) {
    for (const level of ['planner', 'master']) {
      const steps = nearer(await placed(level, seed));
      expect(steps.length).toBeGreaterThan(5);
      expect(Math.min(...steps), `${level} ${seed}: ${steps}`).toBeGreaterThan(0);
    }
  }
});

test('casual players mostly do', async () => {
  const steps = (await Promise.all(['a', 'b', 'c'].map((seed) => placed('casual', seed)))).flatMap(nearer);
  expect(steps.filter((step) => step > 0).length).toBeGreaterThan(steps.length / 2);
});
