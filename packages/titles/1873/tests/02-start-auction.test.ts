import { newGame } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import { harzbahn } from '../index.ts';
import { MINE_IDS } from '../mines.ts';
import { allPass, buying, founding, item, merging, passing } from './moves.ts';
import {
  ANN,
  actor,
  BOB,
  CID,
  cash,
  opening,
  play,
  refusedBy,
  rule,
  situation,
  told,
  top,
  types,
} from './situation.ts';

const premium = (game: ReturnType<typeof opening>) => {
  const frame = game.state.flow.at(-1);
  return frame?.kind === 'startAuction' ? frame.premium : undefined;
};

rule(['1873/2-a'], 'start cash by the number of players; one or six players are refused', () => {
  expect([2, 3, 4, 5].map((players) => cash(opening(players), ANN))).toEqual([2100, 1400, 1050, 840]);
  for (const count of [1, 6]) {
    const players = Array.from({ length: count }, (_, i) => `P${i}`);
    expect(newGame(harzbahn, { players, seed: 'x' }).ok).toBe(false);
  }
});

rule(['1873/2-b', '1873/2-c', '1873/2-d', '1873/4.1-d', '1873/4.1-e', '1873/4.2-a', '1873/4.5-b'], 'the set-up', () => {
  const { state } = opening();
  expect(state.certificates['MHE']).toEqual(Array(10).fill('pool'));
  expect([state.stock, state.diesels]).toEqual([{ 1: 1, 2: 10, 3: 7, 4: 3 }, 7]);
  expect(state.mheLoco).toBe(1);
  for (const id of MINE_IDS) {
    expect(state.mines[id]).toMatchObject({ machine: 1, switcher: 0 });
    expect(state.money[id]).toBe(0);
  }
});

rule(['1873/2-e', '1873/2.1-b'], 'the order is drawn, and turns go on in it', () => {
  const orders = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const game = newGame(harzbahn, { players: ['A', 'B', 'C'], seed: `s${i}` });
    if (!game.ok) throw new Error('no game');
    orders.add(game.value.state.seats.join());
    expect(game.value.actors()).toEqual([game.value.state.seats[0]]);
  }
  expect(orders.size).toBeGreaterThan(3);
});

rule('1873/2-f', 'the bank pays on below nothing', () => {
  const game = opening();
  expect(game.state.money['bank']).toBe(-3 * 1400);
  expect(Object.values(game.state.money).reduce((sum, n) => sum + n, 0)).toBe(0);
});

rule(['1873/2-g', '1873/2.1-a', '1873/T2-a'], 'fifteen mines and two concessions are on offer, nothing else', () => {
  const game = opening();
  const items = game.choices(ANN).filter(({ type }) => type === 'buyItem');
  expect(items).toHaveLength(17);
  const active = Object.entries(game.state.railways).filter(([, { concession }]) => concession.active);
  expect(active.map(([id]) => id)).toEqual(['HBE', 'GHE']);
  expect(refusedBy(game, { type: 'buyItem', item: 'NWE' })).toBe('kernel/shape');
  expect(refusedBy(game, buying('MHE'))).toBe('1873/2.1-c');
  play(game, item('W1'));
  expect(refusedBy(game, item('W1'))).toBe('1873/2.1-a');
});

rule(
  ['1873/2.1-c', '1873/2.1-d', '1873/2.1-l', '1873/E1'],
  'a price is face value and premium; without the cash it is refused',
  () => {
    expect([2, 3, 4, 5].map((players) => premium(opening(players)))).toEqual([150, 120, 100, 100]);
    const game = opening(5);
    expect(told(play(game, item('W15')), 'itemBought')).toMatchObject({ price: 400, seat: ANN });
    expect(cash(game, ANN)).toBe(440);
    play(game, item('HBE'), passing, passing, passing);
    expect(cash(game, BOB)).toBe(640);
    const poor = opening(5);
    play(poor, item('W14'), item('W13'), item('W12'), item('W11'), item('W10'));
    // Ann has 840 - 380 = 460 and Bob 840 - 360 = 480: both can pay 400, but not after another purchase.
    play(poor, item('W1'));
    expect(cash(poor, ANN)).toBe(250);
    play(poor, passing, passing, passing, passing);
    expect(refusedBy(poor, item('W15'))).toBe('1873/2.1-c');
  },
);

rule(
  ['1873/2.1-e', '1873/2.1-f', '1873/E2'],
  'all passing in succession lowers the premium, and the next in order acts',
  () => {
    const game = opening(4);
    play(game, passing, passing, passing, item('W1'));
    expect(premium(game)).toBe(100);
    allPass(game);
    expect([premium(game), actor(game)]).toEqual([90, ANN]);
    play(game, passing, item('W2'));
    allPass(game);
    expect([premium(game), actor(game)]).toEqual([80, CID]);
  },
);

rule(['1873/2.1-g', '1873/2.2-a'], 'it ends at once when all is sold, and the drawn order begins anew', () => {
  const game = opening(2);
  for (let i = 0; i < 15; i++) allPass(game);
  expect(premium(game)).toBe(0);
  for (const id of [...MINE_IDS, 'HBE'] as const) play(game, item(id));
  expect([top(game), actor(game)]).toEqual(['startAuction', ANN]);
  play(game, item('GHE'));
  expect([top(game), actor(game)], 'although Ann bought last').toEqual(['stockRound', ANN]);
});

rule(
  ['1873/2.1-h', '1873/2.1-i', '1873/2.1-j', '1873/2.1-k', '1873/E3', '1873/3.1-i'],
  'at premium 0 all pass: the rest of the mines is closed, a concession waits',
  () => {
    const game = opening(3);
    for (let i = 0; i < 12; i++) allPass(game);
    expect(premium(game)).toBe(0);
    play(game, item('HBE'), item('W12'), item('W4'));
    const events = allPass(game);
    expect(top(game)).toBe('stockRound');
    expect(told(events, 'minesUnsold')?.['mines']).toHaveLength(13);
    expect(game.state.mines.W3.owner).toBe('bank');
    expect(actor(game)).toBe(ANN);
    // A closed mine is out of reach for players, and no founding takes it.
    play(game, passing);
    expect(refusedBy(game, merging('HW', 'W12', 'W3'))).toBe('1873/3.2.5-c');
    expect(game.state.railways.GHE.concession).toEqual({ active: true, owner: 'bank' });
  },
);

rule('1873/2.1-m', 'mine 15 is connected from the start, no other', () => {
  const { state } = opening();
  expect(MINE_IDS.filter((id) => state.mines[id].connected)).toEqual(['W15']);
});

rule(
  ['1873/E4', '1873/3.2.8-b', '1873/3.2.4-f'],
  'a concession without founding returns, one with a single share sold is kept',
  () => {
    const game = situation({ round: 1, cash: [600, 600, 600], concessions: { HBE: ANN, GHE: BOB } });
    play(game, founding('HBE', 120), passing, passing);
    expect(types(play(game, passing))).toContain('concessionReturned');
    expect([game.state.railways.HBE.concession.owner, game.state.railways.GHE.concession.owner]).toEqual([
      'player0',
      'bank',
    ]);
    expect(cash(game, BOB)).toBe(600);
  },
);
