import { type Game, seededRandom } from '@stellwerk/engine/kernel';
import { harzbahn, type State } from '@stellwerk/titles/1873';
import { ANN, BOB, CID, type Situation, situation } from '@stellwerk/titles/1873/tests/situation';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../index.ts';
import { canRun, roundsLost } from './prudence.ts';

/** What a player of that level does who is to act. */
async function does(level: string, game: Game<State>) {
  const bot = await botNamed(harzbahn.id, level);
  if (!bot) throw new Error(`no ${level}`);
  const [seat = 0] = game.actors();
  const means = { random: seededRandom('prudence'), budget: 100 };
  return (await bot.think({ title: harzbahn, state: game.state }, seat, means)).action;
}

/** Two small mines with their first machines: 110 a round, 100 for upkeep in phase 3 and 200 in phase 4. */
function old(capital: number, more: Partial<Situation> = {}): Situation {
  return {
    phase: '3',
    stock: { 3: 2 },
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
    step: 'purchases',
    set: [1, 2],
    ...more,
  };
}

describe('a mine company with old machines before the phase in which they cost more than they earn', () => {
  test('it lasts with the machine that it can pay now, and not without', () => {
    expect(roundsLost(situation(old(300)).state, 'UN', ANN, 'fast')).toBe(0);
    expect(roundsLost(situation(old(300, { step: 'issue' })).state, 'UN', ANN, 'fast')).toBeGreaterThan(0);
    expect(roundsLost(situation(old(250)).state, 'UN', ANN, 'fast')).toBeGreaterThan(0);
  });

  test('planner and master buy it', async () => {
    const bought = { type: 'buyMachine', mines: ['W7', 'W9'] };
    expect(await does('planner', situation(old(310)))).toMatchObject(bought);
    expect(await does('master', situation(old(310)))).toMatchObject(bought);
  });

  test('they do not spend the money for it on a further mine', async () => {
    const closed = old(310, { phase: '2', stock: { 2: 3 }, step: 'mine', connected: ['W2'] });
    expect(await does('planner', situation(closed))).toMatchObject({ type: 'pass' });
  });

  test('they keep what it earns as far as it lasts longer with it, and pay out the rest', async () => {
    const earned = (capital: number) => {
      const game = situation(old(capital, { phase: '2', stock: { 2: 3 }, step: 'produce' }));
      game.play({ type: 'produce', seat: ANN, switchers: [0, 0] });
      return game;
    };
    expect(await does('planner', earned(190))).toMatchObject({ type: 'payOut', part: 'none' });
    expect(await does('master', earned(190))).toMatchObject({ type: 'payOut', part: 'none' });
    expect(await does('planner', earned(240))).toMatchObject({ type: 'payOut', part: 'half' });
    expect(await does('master', earned(300))).toMatchObject({ type: 'payOut', part: 'full' });
  });
});

describe('a mine company that can be saved by new shares', () => {
  const saved = (cash: number, more: Partial<Situation> = {}): Situation => ({
    ...old(120, more),
    cash: [cash, 0, 0],
    mhe: [[BOB, 4]],
  });

  test('offers them before the trading round if its director can pay for them', async () => {
    const two = (cash: number) =>
      situation({
        ...saved(cash, { step: 'issue', set: [2, 2] }),
        companies: { UN: { mines: ['W7', 'W9'], shares: [[ANN, 2]], percent: 50, value: 170, capital: 120 } },
      });
    expect(await does('planner', two(600))).toMatchObject({ type: 'issueShares' });
  });

  test('its director buys them before anything else', async () => {
    const { turn: _turn, step: _step, set: _set, ...trading } = saved(200, { stock: { 3: 7 } });
    const offered = situation({
      ...trading,
      companies: {
        UN: { mines: ['W7', 'W9'], shares: [[ANN, 2]], percent: 20, offering: 3, value: 170, capital: 120 },
      },
      stockRound: { seat: ANN },
    });
    expect(await does('planner', offered)).toMatchObject({ type: 'buyShare', company: 'UN', from: 'offering' });
  });
});

test('a railway keeps what the maintenance of its next run needs', () => {
  const after = (capital: number, locos: readonly (1 | 2 | 5)[]) =>
    situation({
      phase: '5',
      fullSets: 1,
      railways: { GHE: { shares: [[ANN, 3]], locos, capital } },
      turn: 'GHE',
      step: 'purchases',
      set: [1, 3],
    }).state;
  expect(canRun(after(0, [5]), 'GHE')).toBe(true);
  expect(canRun(after(0, [1, 1, 2, 2]), 'GHE')).toBe(false);
  expect(canRun(after(600, [1, 1, 2, 2]), 'GHE')).toBe(true);
});
