import { type Game, seededRandom } from '@stellwerk/engine/kernel';
import { harzbahn, type State } from '@stellwerk/titles/1873';
import { ANN, BOB, CID, situation } from '@stellwerk/titles/1873/tests/situation';
import { expect, test } from 'vitest';
import { botNamed } from '../index.ts';
import { planner, QUICK } from '../railway/planner.ts';
import { knowledge } from './knowledge.ts';

/** Two connected mines with their first machines have produced, and the company has this much beside. */
function produced(capital: number): Game<State> {
  const game = situation({
    phase: '2',
    stock: { 2: 4 },
    connected: ['W7', 'W9'],
    companies: {
      UN: {
        mines: ['W7', 'W9'],
        shares: [
          [ANN, 4],
          [BOB, 4],
          [CID, 2],
        ],
        percent: 10,
        value: 170,
        capital,
      },
    },
    turn: 'UN',
    step: 'produce',
    set: [1, 2],
  });
  game.play({ type: 'produce', seat: ANN, switchers: [0, 0] });
  return game;
}

async function planned(game: Game<State>) {
  const bot = await botNamed(harzbahn.id, 'planner');
  if (!bot) throw new Error('no planner');
  return (await bot.think({ title: harzbahn, state: game.state }, ANN, means())).action;
}

const means = () => ({ random: seededRandom('whole turn'), budget: 100 });

test('a planner keeps what buys a machine in the same turn, where one who sees the payout alone pays it out', async () => {
  const game = produced(320);
  const quick = planner(knowledge, QUICK)({ title: harzbahn, state: game.state }, ANN, means()).action;
  expect(quick).toMatchObject({ type: 'payOut', part: 'full' });
  const kept = await planned(game);
  expect(kept).toMatchObject({ type: 'payOut', part: 'none' });
  const types: string[] = [];
  for (let action = kept; types.length < 4; action = await planned(game)) {
    expect(game.play(action).ok).toBe(true);
    types.push(action.type);
    if (action.type === 'buyMachine') break;
  }
  expect(types).toContain('buyMachine');
});
