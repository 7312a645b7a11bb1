import { seededRandom } from '@stellwerk/engine/kernel';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import { situation } from '@stellwerk/titles/railroad-dice-2/tests/situation';
import { expect, test } from 'vitest';
import { botNamed } from '../index.ts';

/** Ann in B2 is connected with B5 on card 6 and with E2 on card 2, Bob in H2 with E2 as well. */
const shared = {
  stations: { B2: 0, H2: 1, B5: 'grey', E2: 'grey' },
  track: { B3: 'straight.0', B4: 'straight.0', C2: 'straight.1', D2: 'straight.1', F2: 'straight.1', G2: 'straight.1' },
  locos: [[2], [2]],
} as const;

async function thoughtOf(level: string, passengers: Readonly<Record<number, number>>) {
  const bot = await botNamed(railroadDice2.id, level);
  if (!bot) throw new Error(`no ${level}`);
  const { state } = situation({ ...shared, passengers });
  const means = { random: seededRandom('fetching'), budget: 100 };
  return bot.think({ title: railroadDice2, state }, 0, means);
}

test.each(['planner', 'master'])('a %s fetches first whom another could fetch too', async (level) => {
  const { action, considered } = await thoughtOf(level, {});
  expect(action).toMatchObject({ type: 'transport', station: 'E2', passengers: 2 });
  expect(considered).toMatchObject([
    { action: { station: 'E2' }, behind: 0 },
    { action: { station: 'B5' }, behind: 0.5 },
  ]);
});

test.each(['planner', 'master'])('a %s fetches first where there are more', async (level) => {
  expect((await thoughtOf(level, { 2: 1 })).action).toMatchObject({ type: 'transport', station: 'B5', passengers: 2 });
});
