import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { LendingState } from '../loan.ts';
import { charterOf } from '../state.ts';
import type { Edition } from './edition.ts';
import { found, PASS, play, refusedBy, sell, share, verdict } from './moves.ts';
import { roundOf } from './rounds.ts';

/** What players do in stock rounds: buying, founding, floating, selling, and where shares lie. */
export function stockRounds({ rule, id, situation, held, money, price, homeOfAdr }: Edition): void {
  const TENS = (count: number) => Array<number>(count).fill(10);
  const FIVE = [20, 10, 10, 10];
  const ALL = [20, ...TENS(8)];

  const isFloated = ({ state }: Game<LendingState>, id: string) => charterOf(state, id).floated;
  const circle = ({ state }: Game<LendingState>, [hex, node]: readonly [string, string]) =>
    state.track.markers[hex]?.[node]?.[0];

  rule(
    ['5.1.5-a', '5.1.5-c', '5.1.5-d', '5.1.5-e', '3.1-b', '4.2-d', 'E-11'],
    'the fifth share floats BME in the middle of the round: 350 M, the rest to its charter, the price up',
    () => {
      const game = situation({
        stock: { seat: 0 },
        shares: {
          BME: [
            [0, [20, 10]],
            [1, [10]],
          ],
        },
      });
      expect(isFloated(game, 'BME')).toBe(false);
      play(game, share('BME', 'offering'));
      expect(isFloated(game, 'BME')).toBe(true);
      expect([money(game, 'BME'), held(game, 'BME', 'charter'), price(game, 'BME')]).toEqual([350, 50, 75]);
      play(game, share('BME', 'charter'));
      expect([money(game, 'BME'), held(game, 'BME', 1)]).toEqual([425, 20]);
    },
  );

  rule(['5.1.5-b', '3.1-d'], 'the home marker turns with the float', () => {
    const game = situation({ stock: { seat: 0 }, shares: { ADR: [[0, [20, 10, 10]]] } });
    expect(circle(game, homeOfAdr) ?? null).toBe(null);
    play(game, share('ADR', 'offering'));
    expect(circle(game, homeOfAdr)).toBe('ADR');
  });

  rule(
    ['18rhi/E-60', '18rhi/4.2.2-b', '18rhi/4.2.2-c', '18lra/4.2.3-b', '3.1-a'],
    'MKB floats at 60% with six shares, though nothing leads to Moers',
    () => {
      const game = situation({ stock: { seat: 0 }, cash: [600, 600, 600] });
      play(game, found('MKB', 80));
      expect(refusedBy(game, share('MKB', 'offering', 10)), 'the 20% certificates first').toBe(id('3.1-a'));
      play(game, share('MKB', 'offering', 20));
      expect(isFloated(game, 'MKB'), 'at 40%').toBe(false);
      play(game, share('MKB', 'offering', 20));
      expect([money(game, 'MKB'), held(game, 'MKB', 'charter'), price(game, 'MKB')]).toEqual([480, 40, 90]);
    },
  );

  rule(['5.1.5-f', 'E-13'], 'in brown: ten times the price, the rest to the pool, then up; nobody can sell', () => {
    const game = situation({ phase: '5', stock: { seat: 0 }, at: { RhE: 80 }, shares: { RhE: [[0, [20, 10, 10]]] } });
    play(game, share('RhE', 'offering'));
    expect([money(game, 'RhE'), held(game, 'RhE', 'pool'), held(game, 'RhE', 'charter'), price(game, 'RhE')]).toEqual([
      ...[800, 50, 0, 90],
    ]);
    play(game, PASS, PASS);
    expect(refusedBy(game, sell('RhE', 10))).toBe(id('5.2.1-b'));
  });

  rule(['5.1.5-e', '18rhi/E-71'], 'par 100 stays on 100; all other pars rise one row', () => {
    const risen = [60, 65, 70, 75, 80, 90, 100].map((par) => {
      const game = situation({ stock: { seat: 0 }, at: { BME: par }, shares: { BME: [[0, [20, 10, 10]]] } });
      play(game, share('BME', 'offering'));
      return price(game, 'BME');
    });
    expect(risen).toEqual([65, 70, 75, 80, 90, 100, 100]);
  });

  rule(['5.2.1-c', 'E-12'], 'what has floated may be sold before it acts; what has not may not', () => {
    const game = situation({
      stock: { seat: 0 },
      shares: {
        BME: [
          [0, [20, 10]],
          [1, [10, 10]],
        ],
      },
    });
    expect(refusedBy(game, sell('BME', 10))).toBe(id('5.2.1-c'));
    play(game, PASS, PASS, share('BME', 'offering'), PASS);
    expect(verdict(game, sell('BME', 10))).toBe('legal');
    play(game, sell('BME', 10));
    expect([held(game, 'BME', 'pool'), price(game, 'BME')]).toEqual([10, 70]);
  });

  rule(['5-c', 'E-15'], 'with equal cash the holder keeps the priority deal, else the nearest after the holder', () => {
    const ended = (priority: number, cash: readonly number[]) => {
      const game = situation({ players: 4, priority, cash, stock: { seat: 3, passes: 3 } });
      play(game, PASS);
      return game.state.priority;
    };
    expect(ended(1, [300, 300, 0, 300])).toBe(1);
    expect(ended(2, [0, 300, 0, 300])).toBe(3);
    expect(ended(2, [0, 300, 301, 300])).toBe(2);
  });

  rule(['5-d', 'E-14'], 'a share on the charter keeps a company from being sold out', () => {
    const ended = (rest: 'charter' | 1) => {
      const shares = {
        BME: [
          [0, [20, ...TENS(7)]],
          [rest, [10]],
        ],
      } as const;
      const game = situation({ players: 3, stock: { seat: 2, passes: 2 }, floated: ['BME'], shares });
      play(game, PASS);
      return price(game, 'BME');
    };
    expect([ended('charter'), ended(1)]).toEqual([70, 75]);
  });

  rule(['5.1.4-b', '4.2-e', '5.1.4-a', '5-b'], 'before the float the bank is paid, after it the company', () => {
    const game = situation({
      stock: { seat: 0 },
      floated: ['CME'],
      shares: {
        BME: [[1, [20]]],
        CME: [
          [1, [20, 10, 10, 10]],
          ['charter', TENS(5)],
        ],
      },
    });
    const before = money(game, 'bank');
    play(game, share('BME', 'offering'));
    expect([money(game, 'bank') - before, money(game, 'BME')]).toEqual([70, 0]);
    play(game, share('CME', 'charter'));
    expect([money(game, 'bank') - before, money(game, 'CME'), held(game, 'CME', 'charter')]).toEqual([70, 70, 40]);
    expect(refusedBy(game, share('CME', 'offering')), 'nothing is left there').toBe(id('5.1.2-a'));
    expect(refusedBy(game, share('BME', 'charter')), 'not floated').toBe(id('5.1.2-a'));
  });

  rule(['5.2-b', 'E-32'], 'who sold X buys none back in this round, from charter or pool', () => {
    const shares = {
      BME: [
        [1, [20, 10]],
        [0, [10, 10]],
        ['charter', TENS(5)],
      ],
    } as const;
    const game = situation({ stock: { seat: 0 }, floated: ['BME'], shares });
    play(game, sell('BME', 10));
    for (const from of ['charter', 'pool'] as const) expect(refusedBy(game, share('BME', from))).toBe(id('5.2-b'));
    play(game, PASS, PASS, PASS);
    for (const from of ['charter', 'pool'] as const) expect(refusedBy(game, share('BME', from))).toBe(id('5.2-b'));
  });

  rule(['4.2.1-g', '4.2.1-d', 'E-16'], 'the director sells 10% of the certificate where the pool takes no more', () => {
    const shares = {
      BME: [
        [0, [20]],
        [1, [10, 10]],
        ['pool', TENS(4)],
        ['charter', TENS(2)],
      ],
    } as const;
    const game = situation({ stock: { seat: 0 }, floated: ['BME'], shares });
    expect(refusedBy(game, sell('BME', 10, 10))).toBe(id('5.2.1-b'));
    play(game, sell('BME', 10));
    expect([held(game, 'BME', 0), held(game, 'BME', 1), held(game, 'BME', 'pool')]).toEqual([10, 20, 50]);
  });

  rule(['4.2.1-a', '4.2.1-b', '4.2.1-c'], 'more than the director has makes a director, as much does not', () => {
    const shares = {
      BME: [
        [0, [20]],
        [1, [10]],
        ['charter', TENS(7)],
      ],
    } as const;
    const game = situation({ stock: { seat: 1 }, floated: ['BME'], shares });
    play(game, share('BME', 'charter'));
    expect(game.state.certificates['BME']?.[0]).toBe('player0');
    play(game, PASS, PASS, share('BME', 'charter'));
    expect([game.state.certificates['BME']?.[0], held(game, 'BME', 0)]).toEqual(['player1', 20]);
  });

  rule(['5.1.3-a', '5.1.3-b', '4.2-b'], 'the founder chooses a par and pays it twice', () => {
    const game = situation({ stock: { seat: 0 }, cash: [199, 600, 600] });
    expect(refusedBy(game, found('BME', 100))).toBe(id('5.1.3-a'));
    expect(refusedBy(game, found('BME', 85))).toBe(id('5.1.3-a'));
    play(game, found('BME', 90));
    expect([money(game, 0), price(game, 'BME'), held(game, 'BME', 0)]).toEqual([19, 90, 20]);
  });

  rule('3.1-f', 'offering, charter and pool are three places: each sells what lies in it', () => {
    const game = situation({
      stock: { seat: 1 },
      cash: [1000, 1000, 1000],
      floated: ['BME'],
      shares: {
        BME: [
          [0, FIVE],
          ['charter', TENS(4)],
          ['pool', [10]],
        ],
        CME: [[0, [20, 10]]],
      },
    });
    expect(verdict(game, share('BME', 'offering'))).toBe(id('5.1.2-a'));
    expect(verdict(game, share('CME', 'charter'))).toBe(id('5.1.2-a'));
    expect(verdict(game, share('CME', 'pool'))).toBe(id('5.1.2-a'));
    expect(verdict(game, share('CME', 'offering'))).toBe('legal');
    expect(verdict(game, share('BME', 'charter'))).toBe('legal');
    play(game, share('BME', 'pool'));
    expect([held(game, 'BME', 'pool'), held(game, 'BME', 'charter'), held(game, 'BME', 1)]).toEqual([0, 40, 10]);
  });

  rule('5-f', 'the sold out rise in operating order, each under what is there; who cannot rise keeps its place', () => {
    const game = situation({
      stock: { seat: 2, passes: 2 },
      at: { CCE: [1, 3], BME: [2, 3], RhE: [2, 3], ADR: [0, 16], CME: [0, 16] },
      floated: ['CCE', 'BME', 'RhE', 'ADR', 'CME'],
      shares: {
        CCE: [
          [0, FIVE],
          ['charter', TENS(5)],
        ],
        BME: [[0, ALL]],
        RhE: [[1, ALL]],
        ADR: [[2, ALL]],
        CME: [
          [1, FIVE],
          ['charter', TENS(5)],
        ],
      },
    });
    play(game, PASS);
    const place = (id: string) => game.state.market[id];
    const arrival = (id: string) => place(id)?.arrival ?? 0;
    expect(['CCE', 'BME', 'RhE'].map((id) => [place(id)?.row, place(id)?.column])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(arrival('CCE')).toBeLessThan(arrival('BME'));
    expect(arrival('BME')).toBeLessThan(arrival('RhE'));
    expect([place('ADR')?.row, place('ADR')?.column]).toEqual([0, 16]);
    expect(arrival('ADR'), 'still on top').toBeLessThan(arrival('CME'));
  });

  rule('5.2.1-b', 'no more than half of a company goes to the pool', () => {
    const game = situation({
      stock: { seat: 0 },
      floated: ['BME'],
      shares: {
        BME: [
          [0, FIVE],
          [1, [10]],
          ['pool', TENS(4)],
        ],
      },
    });
    expect(refusedBy(game, sell('BME', 10, 10))).toBe(id('5.2.1-b'));
    play(game, sell('BME', 10));
    expect(held(game, 'BME', 'pool')).toBe(50);
  });

  rule('5.2.1-d', 'the director certificate is not sold; only another player can take it over', () => {
    const at = (others: readonly number[]) =>
      situation({
        stock: { seat: 0 },
        floated: ['BME'],
        shares: {
          BME: [
            [0, [20]],
            [1, others],
            ['charter', TENS(8 - others.length)],
          ],
        },
      });
    expect(refusedBy(at([10]), sell('BME', 20))).toBe(id('4.2.1-d'));
    expect(refusedBy(at([10, 10]), sell('BME', 20)), 'it changes into two ordinary ones').toBe(id('5.2.1-d'));
    const game = at([10, 10]);
    play(game, sell('BME', 10, 10));
    expect([held(game, 'BME', 'pool'), held(game, 'BME', 1)]).toEqual([20, 20]);
    expect(game.state.certificates['BME']?.[0], 'with Bob, not in the pool').toBe('player1');
  });

  rule('5.2.1-f', 'blocks of several companies fall in the order in which they are sold', () => {
    const after = (first: 'BME' | 'CME', second: 'BME' | 'CME') => {
      const game = situation({
        stock: { seat: 0 },
        at: { BME: [1, 2], CME: [1, 2] },
        floated: ['BME', 'CME'],
        shares: {
          BME: [
            [1, FIVE],
            [0, [10]],
            ['charter', TENS(4)],
          ],
          CME: [
            [1, FIVE],
            [0, [10]],
            ['charter', TENS(4)],
          ],
        },
      });
      play(game, sell(first, 10), sell(second, 10));
      expect([price(game, first), price(game, second)]).toEqual([75, 75]);
      const arrival = (id: string) => game.state.market[id]?.arrival ?? 0;
      return arrival('BME') < arrival('CME') ? 'BME' : 'CME';
    };
    expect([after('BME', 'CME'), after('CME', 'BME')], 'on top').toEqual(['BME', 'CME']);
  });

  rule(['5-a', '5.2-a'], 'a pass bars nobody, and a turn of sales is no pass', () => {
    const game = situation({
      stock: { seat: 0 },
      floated: ['BME'],
      shares: {
        BME: [
          [0, [20, 10, 10]],
          [1, [10]],
          ['charter', TENS(5)],
        ],
      },
    });
    play(game, PASS, PASS, share('BME', 'charter'), sell('BME', 10), PASS, PASS);
    expect([roundOf(game), game.actors()[0]]).toEqual(['SR', 2]);
    play(game, PASS, PASS, PASS);
    expect(roundOf(game)).not.toBe('SR');
  });

  rule(['5.2-d', '5.1.4-d', '5.1.2-b'], 'one purchase ends the turn: nothing is sold after it', () => {
    const game = situation({
      stock: { seat: 0 },
      floated: ['BME'],
      shares: {
        BME: [
          [0, FIVE],
          ['charter', TENS(5)],
        ],
        CME: [[1, [20]]],
      },
    });
    play(game, sell('BME', 10), share('CME', 'offering'));
    expect(game.actors()).toEqual([1]);
  });

  rule(
    ['5.2.1-a', '5.2.1-e', '5.1.4-c', '4.2-c'],
    'a block goes to the pool at the price before, and the price falls one row',
    () => {
      const game = situation({
        stock: { seat: 0 },
        cash: [0, 600, 600],
        floated: ['BME'],
        shares: {
          BME: [
            [0, FIVE],
            ['charter', TENS(5)],
          ],
        },
      });
      play(game, sell('BME', 10, 10, 10));
      expect([money(game, 0), held(game, 'BME', 'pool'), price(game, 'BME')]).toEqual([210, 30, 65]);
      expect(refusedBy(game, sell('BME', 10)), 'the director certificate').toBe(id('5.2.1-e'));
      play(game, PASS);
      for (const from of ['charter', 'pool'] as const) expect(verdict(game, share('BME', from))).toBe('legal');
      play(game, share('BME', 'pool'));
      expect(money(game, 1)).toBe(535);
    },
  );

  rule(
    ['4.2.1-e', '4.2.1-f'],
    'the first to the left of equal successors; the director certificate never lies in the pool',
    () => {
      const game = situation({
        players: 4,
        stock: { seat: 1 },
        floated: ['BME'],
        shares: {
          BME: [
            [1, [20]],
            [0, TENS(2)],
            [3, TENS(2)],
            ['charter', TENS(4)],
          ],
        },
      });
      play(game, sell('BME', 10, 10));
      expect(game.state.certificates['BME']?.[0]).toBe('player3');
    },
  );

  rule('4.2.1-h', 'MKB: two certificates of 10% for the sale of 10%, or none', () => {
    const start = (hand: readonly number[], rest: readonly number[]) =>
      situation({
        stock: { seat: 0 },
        floated: ['MKB'],
        shares: {
          MKB: [
            [0, [20]],
            [1, hand],
            ['charter', rest],
          ],
        },
      });
    const exact = start([10, 10], [20, 20, 10, 10]);
    play(exact, sell('MKB', 10));
    expect([held(exact, 'MKB', 0), held(exact, 'MKB', 1)]).toEqual([10, 20]);
    expect(refusedBy(start([20], [20, ...TENS(4)]), sell('MKB', 10))).toBe(id('4.2.1-h'));
  });
}
