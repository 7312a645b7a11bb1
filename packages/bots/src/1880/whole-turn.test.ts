import { trainsOf } from '@stellwerk/engine/finance';
import { COMPANY_IDS, china, isPosition } from '@stellwerk/titles/1880';
import { expect, test } from 'vitest';
import type { Bot, Thought } from '../bot.ts';
import { botNamed, playMatch } from '../index.ts';

test('masters of 1880 compare whole turns in the order of what they expect, and run before they fill up with trains', async () => {
  const master = await botNamed(china.id, 'master');
  if (!master) throw new Error('no master');
  const thoughts: Thought[] = [];
  const overheard: Bot = {
    ...master,
    async think(position, seat, means) {
      const thought = await master.think(position, seat, means);
      thoughts.push(thought);
      return thought;
    },
  };
  const bots = [overheard, overheard, overheard];
  const match = await playMatch({ title: china, bots, seed: 'w', mostActions: 140 });
  const state = match.ok ? match.value.state : undefined;
  if (!state || !isPosition(state)) throw new Error('no game');
  const others = new Set(['bid', 'layTile', 'placeMarker']);
  const compared = thoughts.filter(({ action, considered }) => considered.length > 1 && !others.has(action.type));
  expect(compared.length).toBeGreaterThan(10);
  for (const { action, considered } of compared) {
    const behind = considered.map((one) => one.behind);
    expect(behind).toEqual([...behind].sort((a, b) => a - b));
    expect(considered[0]?.action).toEqual(action);
  }
  const running = COMPANY_IDS.filter((id) => state.companies[id].lastRevenue > 0);
  expect(running.length).toBeGreaterThan(2);
  for (const id of running) expect(trainsOf(state, id).length, id).toBeLessThan(4);
});
