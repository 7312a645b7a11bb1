import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { State } from '../index.ts';
import { buying, endingTurn, fetching, locos, money, transported } from './moves.ts';
import { offers, play, refusedBy, rule, situation, typesOffered } from './situation.ts';

const PRICES = [
  [2, 5],
  [3, 10],
  [4, 15],
  [5, 20],
  [6, 25],
] as const;

/** From a start station on D5 north to D2 and east to G5, both at distance 2. */
const TWO_LINES = { D4: 'straight.0', D3: 'straight.0', E5: 'straight.1', F5: 'straight.1' };

/** Two players; every loco below that number is sold, so that it is the one for sale. */
function lowerSold(loco: number): readonly (readonly number[])[] {
  return loco === 2 ? [[], []] : [[], [loco - 1, loco - 1, loco - 1]];
}

rule(['rrd2/loco-a', 'rrd2/X7'], 'locos 2, 3, 4, 5 and 6 cost 5, 10, 15, 20 and 25, paid to the bank', () => {
  for (const [loco, price] of PRICES) {
    const game = situation({ locos: lowerSold(loco), money: [price, 10] });
    const { bank } = game.state;
    expect(offers(game, buying(loco))).toBe(true);
    play(game, buying(loco));
    expect(money(game)).toEqual([0, 10]);
    expect(game.state.bank).toBe(bank + price);
    expect(locos(game)[0]).toEqual([loco]);
  }
});

rule('rrd2/loco-a', 'one unit short of the price: no loco', () => {
  for (const [loco, price] of PRICES) {
    const game = situation({ locos: lowerSold(loco), money: [price - 1, 100] });
    expect(offers(game, { type: 'buyLoco' })).toBe(false);
    expect(refusedBy(game, buying(loco))).toBe('rrd2/loco-a');
  }
});

rule('rrd2/X7', 'the start money of 10 buys two locos 2 and no third', () => {
  const game = situation();
  play(game, buying(2), buying(2));
  expect(money(game)).toEqual([0, 10]);
  expect(refusedBy(game, buying(2))).toBe('rrd2/loco-a');
});

rule('rrd2/X7', 'or, once all 2s are sold, one loco 3', () => {
  const game = situation({ locos: [[], [2, 2, 2]] });
  play(game, buying(3));
  expect(money(game)).toEqual([0, 10]);
  expect(refusedBy(game, buying(3))).toBe('rrd2/loco-a');
});

rule('rrd2/loco-b', 'only the lowest number left is for sale, however rich the player is', () => {
  for (const [forSale] of PRICES) {
    const game = situation({ locos: lowerSold(forSale), money: [100, 10] });
    for (const [loco] of PRICES.filter(([other]) => other !== forSale)) {
      expect(offers(game, buying(loco))).toBe(false);
      expect(refusedBy(game, buying(loco))).toBe('rrd2/loco-b');
    }
    play(game, buying(forSale));
  }
});

rule('rrd2/loco-b', 'the next number opens with the last one sold, not before', () => {
  const game = situation({ locos: [[2], []], money: [50, 50] });
  play(game, buying(2));
  expect(refusedBy(game, buying(3))).toBe('rrd2/loco-b');
  play(game, endingTurn, buying(2));
  expect(refusedBy(game, buying(2))).toBe('rrd2/loco-b');
  play(game, buying(3));
  expect(locos(game)).toEqual([
    [2, 2],
    [2, 3],
  ]);
});

rule(['rrd2/loco-b', 'rrd2/loco-e', 'rrd2/Y28'], 'the last 2 and the first 3 in one turn cost 5 + 10', () => {
  const game = situation({ locos: [[], [2, 2]], money: [15, 10] });
  play(game, buying(2), buying(3));
  expect(money(game)).toEqual([0, 10]);
  expect(locos(game)[0]).toEqual([2, 3]);
});

/** Buys whatever is offered until nothing is, and tells what it was. */
function buyAll(game: Game<State>): readonly number[] {
  const bought: number[] = [];
  for (;;) {
    const offered = PRICES.find(([loco]) => offers(game, buying(loco)));
    if (!offered) return bought;
    play(game, buying(offered[0]));
    bought.push(offered[0]);
  }
}

rule(['rrd2/loco-a', 'rrd2/loco-b', 'rrd2/Y41'], 'two players: 15 locos for 225, the first 4 after six others', () => {
  const game = situation({ money: [225, 10] });
  const bought = buyAll(game);
  expect(bought).toHaveLength(15);
  expect(bought.indexOf(4)).toBe(6);
  expect(money(game)).toEqual([0, 10]);
  expect(game.state.locoBank).toEqual([0, 0, 0, 0, 0]);
  for (const [loco] of PRICES) expect(refusedBy(game, buying(loco))).toBe('rrd2/loco-b');
});

rule(
  ['rrd2/loco-a', 'rrd2/loco-b', 'rrd2/Y41'],
  'more players: 20 locos for 300, the first 4 after eight others',
  () => {
    for (const players of [3, 4]) {
      const stations = players === 3 ? { B2: 0, J3: 1, B7: 2 } : { B2: 0, J3: 1, B7: 2, G7: 3 };
      // Nobody can hold 300 at once: sixteen locos take 200, and the four 6s another 100.
      const game = situation({ players, stations, money: [200] });
      const bought = buyAll(game);
      expect(bought).toHaveLength(16);
      expect(bought.indexOf(4)).toBe(8);
      expect(money(game)[0]).toBe(0);

      const later = situation({ players, stations, locos: [[5, 5, 5, 5]], money: [150] });
      expect(buyAll(later)).toEqual([6, 6, 6, 6]);
      expect(money(later)[0]).toBe(50);
    }
  },
);

rule(['rrd2/loco-c', 'rrd2/Y27'], 'the first 4 scraps all 2s at once, also those of the buyer that have run', () => {
  const game = situation({
    players: 3,
    stations: { D5: 0, J3: 1, J6: 2, D2: 'grey', G5: 'grey' },
    track: TWO_LINES,
    locos: [
      [2, 2, 2],
      [2, 3, 3],
      [3, 3],
    ],
    money: [11, 10, 10],
  });
  play(game, fetching(2, 'D2', 2), fetching(2, 'G5', 2));
  expect(money(game)).toEqual([15, 10, 10]);
  play(game, buying(4));
  expect(locos(game)).toEqual([[4], [3, 3], [3, 3]]);
  expect(game.state.scrapped).toBe(4);
  expect(transported(game)).toEqual([4, 0, 0]);
  expect(money(game)).toEqual([0, 10, 10]);
  expect(refusedBy(game, fetching(1, 'D2', 2))).toBe('rrd2/transport-a');
  expect(refusedBy(game, fetching(1, 'D2', 4))).toBe('rrd2/transport-i');
  expect(refusedBy(game, buying(2))).toBe('rrd2/loco-b');
});

rule('rrd2/loco-c', 'the 2s run until the first 4 is bought, not only until it is for sale', () => {
  const game = situation({
    stations: { D5: 0, D2: 'grey', G5: 'grey' },
    track: TWO_LINES,
    locos: [[2, 2, 2, 3, 3], []],
  });
  play(game, buying(3));
  expect(locos(game)).toEqual([[2, 2, 2, 3, 3, 3], []]);
  play(game, fetching(2, 'D2', 2));
});

rule('rrd2/loco-d', 'no 3, 4 or 5 is scrapped, whatever is bought', () => {
  const game = situation({ locos: [[3, 3], [3]], money: [130, 10] });
  play(game, ...[4, 4, 4, 5, 5, 5, 6].map(buying));
  expect(locos(game)).toEqual([[3, 3, 4, 4, 4, 5, 5, 5, 6], [3]]);
  expect(game.state.scrapped).toBe(3);
});

rule('rrd2/loco-e', 'Ann buys six locos in one turn and owns them all', () => {
  const game = situation({ money: [45, 10] });
  play(game, ...[2, 2, 2, 3, 3, 3].map(buying));
  expect(locos(game)).toEqual([[2, 2, 2, 3, 3, 3], []]);
  play(game, endingTurn, endingTurn);
  expect(locos(game)[0]).toHaveLength(6);
});

rule('rrd2/loco-e', 'a loco of Bob’s is not to be had: there is no trade', () => {
  const game = situation({ locos: [[], [2, 2, 2]], money: [50, 10] });
  expect(typesOffered(game)).toEqual(['roll', 'refill', 'buyLoco', 'endTurn']);
  expect(refusedBy(game, buying(2))).toBe('rrd2/loco-b');
  expect(refusedBy(game, { ...buying(3), from: 1 })).toBe('kernel/shape');
});

rule('rrd2/loco-f', 'a loco bought this turn runs this turn, even one bought from the fare of another', () => {
  const game = situation({
    stations: { D5: 0, D2: 'grey', G5: 'grey' },
    track: TWO_LINES,
    money: [8, 10],
  });
  play(game, buying(2));
  expect(offers(game, fetching(2, 'D2', 2))).toBe(true);
  play(game, fetching(2, 'D2', 2), buying(2), fetching(2, 'G5', 2));
  expect(transported(game)).toEqual([4, 0]);
  expect(money(game)).toEqual([2, 10]);
});
