import { expect } from 'vitest';
import type { Edition, Wanted } from './edition.ts';
import {
  buyTrain,
  force,
  loan,
  now,
  offers,
  PASS,
  play,
  refusedBy,
  sell,
  sellCharter,
  types,
  typesOffered,
  verdict,
} from './moves.ts';

/** Trains that a company must have: who pays them, and what they scrap. */
export function forcedPurchases({ rule, id, situation, held, money, price, aRoute }: Edition): void {
  const TENS = (count: number) => Array<number>(count).fill(10);

  /** Ann's BME has a route and no train and is to buy; Bob's CME has the only 4-train sold, so a new one costs 300. */
  function bme(wanted: Wanted) {
    return situation({
      tiles: aRoute,
      trains: { CME: ['4'] },
      turn: { company: 'BME', step: 'trains' },
      ...wanted,
      shares: {
        BME: [
          [0, [20, 10, 10, 10]],
          [1, TENS(3)],
          ['charter', TENS(2)],
        ],
        CME: [
          [1, [20, 10, 10, 10]],
          ['charter', TENS(5)],
        ],
        ...wanted.shares,
      },
    });
  }

  rule(
    ['6.2.6.1-a', '6.2.6.1-b', '2-a'],
    'with a route and no train the turn does not end; the director decides',
    () => {
      const game = bme({ treasury: { BME: 0, CME: 0 } });
      expect(game.actors()).toEqual([0]);
      expect(refusedBy(game, PASS)).toBe(id('6.2.6.1-a'));
      const lines = bme({ tiles: {}, treasury: { BME: 0, CME: 0 } });
      expect(offers(lines, PASS), 'without a route there is no duty').toBe(true);
    },
  );

  rule(['6.2.6.1-c', 'E-23'], 'a treasury that can pay a train of the pool pays it, and nobody helps', () => {
    const game = bme({ trains: { CME: ['5'], pool: ['3'] }, treasury: { BME: 250, CME: 0 } });
    expect(refusedBy(game, force('5', 'depot'))).toBe(id('6.2.6.1-c'));
    expect(refusedBy(game, PASS)).toBe(id('6.2.6.1-c'));
    expect(offers(game, buyTrain('3', 'pool', 200))).toBe(true);
    expect(offers(game, buyTrain('5', 'CME', 250)), 'or deal with another company').toBe(true);
  });

  rule(['6.2.6.2-a', '6.2.6.2-j'], 'any train of the pool or the cheapest new one, when there is need', () => {
    const game = bme({ trains: { CME: ['5'], pool: ['3', '4'] }, treasury: { BME: 0, CME: 0 } });
    for (const move of [force('3', 'pool'), force('4', 'pool'), force('5', 'depot')])
      expect(verdict(game, move)).toBe('legal');
    expect(refusedBy(game, force('6', 'depot'))).toBe(id('6.2.6.2-a'));
    expect(refusedBy(game, { type: 'forcePurchase', train: '5', from: 'CME' })).toBe('kernel/shape');
    const owner = bme({ trains: { BME: ['3'], CME: ['5'] }, treasury: { BME: 0, CME: 0 } });
    expect(refusedBy(owner, force('5', 'depot')), 'it has a train').toBe(id('6.2.6.2-j'));
  });

  /** E-18: treasury 100, two shares on the charter at 60, the director has 50 M. */
  const needy = (wanted: Wanted = {}) =>
    bme({ treasury: { BME: 100, CME: 0 }, at: { BME: [3, 0] }, cash: [50, 0, 0], ...wanted });

  rule(
    ['E-18', '6.2.6.2-b', '6.2.6.2-c', '6.2.6.2-k', '6.2.6.2-m'],
    'treasury, shares of the charter, cash, then an own share or a loan',
    () => {
      const game = needy();
      play(game, force('4', 'depot'));
      expect(typesOffered(game), 'the charter first').toEqual(['sellCharterShares']);
      expect(refusedBy(game, sell('BME', 10))).toBe(id('6.2.6.2-b'));
      expect(refusedBy(game, loan(150))).toBe(id('6.2.6.2-b'));
      expect(refusedBy(game, force('4', 'depot')), 'the train is chosen').toBe('kernel/not-now');
      play(game, sellCharter(10, 10));
      expect([money(game, 'BME'), price(game, 'BME'), held(game, 'BME', 'pool')]).toEqual([220, 55, 20]);

      const sold = game.preview({ seat: 0, ...sell('BME', 10) });
      expect(sold.ok).toBe(true);
      play(game, sell('BME', 10));
      expect(game.state.trains['BME']).toEqual(['4']);
      expect([money(game, 0), money(game, 'BME'), price(game, 'BME')]).toEqual([25, 0, 50]);
    },
  );

  rule(['E-18', '6.2.6.2-g', '6.2.6.2-h', '6.2.6.2-i'], 'or a loan of 30 M, which is never paid back', () => {
    const game = needy();
    play(game, force('4', 'depot'), sellCharter(10, 10), loan(30));
    expect(game.state.trains['BME']).toEqual(['4']);
    expect([money(game, 0), money(game, 'BME'), game.state.loans[0], game.state.priority]).toEqual([0, 0, 30, 0]);
    expect(refusedBy(game, loan(30))).toBe('kernel/not-now');
  });

  rule(['E-19', '6.2.6.2-e'], 'a full pool takes no shares of the charter: the director pays', () => {
    const shares = {
      BME: [
        [0, [20, 10]],
        ['charter', TENS(2)],
        ['pool', TENS(5)],
      ],
    } as const;
    const game = needy({ shares, cash: [180, 0, 0] });
    expect(verdict(game, force('4', 'depot'))).toBe('legal');
    play(game, force('4', 'depot'));
    expect(refusedBy(game, sellCharter(10))).toBe(id('6.2.6.2-e'));
    expect(typesOffered(game)).toEqual(['takeLoan']);
    play(game, loan(20));
    expect([money(game, 0), held(game, 'BME', 'charter')]).toEqual([0, 20]);
  });

  rule(['E-20', '6.2.6.2-f'], 'no sale may change the director of any company', () => {
    const shares = {
      BME: [
        [0, [20]],
        [1, TENS(2)],
        ['pool', TENS(5)],
      ],
      RhE: [
        [0, [20, 10]],
        [2, TENS(3)],
        ['pool', TENS(4)],
      ],
    } as const;
    const game = needy({ shares, floated: ['BME', 'CME', 'RhE'] });
    play(game, force('4', 'depot'));
    expect(refusedBy(game, sell('RhE', 10))).toBe(id('6.2.6.2-f'));
    expect(typesOffered(game)).toEqual(['takeLoan']);
  });

  rule(['E-21', '6.2.6.2-k'], 'all cash goes before the loan', () => {
    const shares = {
      BME: [
        [0, [20]],
        [1, TENS(2)],
        ['pool', TENS(5)],
      ],
    } as const;
    const game = needy({ shares, treasury: { BME: 200, CME: 0 }, cash: [40, 0, 0] });
    play(game, force('4', 'depot'));
    expect(refusedBy(game, loan(100))).toBe(id('6.2.6.2-k'));
    play(game, loan(60));
    expect([money(game, 0), game.state.loans[0]]).toEqual([0, 60]);
  });

  rule(
    ['E-22', '6.2.6.2-d', '6.2.6.2-j', '6.2.6.2-l'],
    'one share of the charter is enough; what it brings too much stays there',
    () => {
      const game = needy({ treasury: { BME: 270, CME: 0 }, at: { BME: 70 } });
      play(game, force('4', 'depot'));
      expect(refusedBy(game, sellCharter(10, 10))).toBe(id('6.2.6.2-d'));
      const events = play(game, sellCharter(10));
      expect([money(game, 'BME'), money(game, 0), game.state.trains['BME']?.[0]]).toEqual([40, 50, '4']);
      expect(types(events)).toContain('trainBought');
      expect(refusedBy(game, force('4', 'depot')), 'one train only').toBe(id('6.2.6.2-j'));
    },
  );

  /** All 3-trains are sold: the next new one is the first 4-train. */
  const threesSold: Wanted = {
    trains: { CME: ['2', '2', '3', '3'], ADR: ['3', '3', '3'], pool: ['2'] },
    phase: '3',
    shares: { ADR: [[2, [20, 10, 10, 10]]] },
  };

  rule('6.2.6.2-l', 'a forced train begins its phase', () => {
    const trains = { CME: ['3', '3'], ADR: ['3', '3', '3'] } as const;
    const game = bme({ ...threesSold, trains, treasury: { BME: 0, CME: 0 }, cash: [900, 0, 0] });
    play(game, force('4', 'depot'), sellCharter(10, 10));
    expect([game.state.phase, money(game, 0)]).toEqual(['4', 740]);
  });

  rule('6.2.6.2-n', 'a small block first and a further one of the same company each cost a row', () => {
    const game = needy();
    play(game, force('4', 'depot'), sellCharter(10), sellCharter(10));
    expect([money(game, 'BME'), price(game, 'BME')]).toEqual([215, 50]);
  });

  rule(['8.3-a', '8.3-b', '8.3-c', 'E-31'], 'without loans the game ends when all sales are not enough', () => {
    const shares = {
      BME: [
        [0, [20]],
        [1, TENS(2)],
        ['pool', TENS(5)],
      ],
      CME: [
        [1, [20, 10, 10, 10]],
        [0, [10]],
        ['charter', TENS(4)],
      ],
    } as const;
    const start = (treasury: number) =>
      needy({
        options: { ending: 'short-of-money' },
        shares,
        treasury: { BME: treasury, CME: 0 },
        at: { BME: 70, CME: 90 },
        cash: [0, 0, 0],
      });
    const short = start(200);
    play(short, force('4', 'depot'));
    expect(refusedBy(short, loan(100))).toBe(id('8.3-a'));
    expect(typesOffered(short)).toEqual(['sellShares']);
    play(short, sell('CME', 10));
    expect([now(short), short.state.trains['BME'], money(short, 0)]).toEqual(['over', [], 90]);
    const enough = start(210);
    play(enough, force('4', 'depot'), sell('CME', 10));
    expect([now(enough), enough.state.trains['BME']]).toEqual(['companyTurn', ['4']]);
  });

  rule(
    ['18rhi/X-12', '18lra/X-10', '7.2-a', '7.2-b'],
    'a loan of 85 M takes 170 M off the score; a company’s own shares count for nobody',
    () => {
      const game = situation({
        cash: [500, 0, 0],
        loans: { 0: 85 },
        floated: ['BME'],
        shares: {
          BME: [
            [0, [20]],
            ['charter', TENS(8)],
          ],
        },
      });
      const [ann] = game.score();
      expect(ann?.parts).toEqual({ cash: 500, shares: 140, loans: -170 });
      expect(ann?.value).toBe(470);
    },
  );

  rule(['6.2.6-d', 'E-24'], 'companies sell trains to each other in the yellow phase', () => {
    const game = bme({ trains: { CME: ['2'] }, treasury: { BME: 5, CME: 0 } });
    play(game, buyTrain('2', 'CME', 1));
    expect(now(game)).toBe('trainOffer');
    play(game, { type: 'answerOffer', accept: true });
    expect([game.state.trains['BME'], money(game, 'CME')]).toEqual([['2'], 1]);
    expect(refusedBy(bme({ trains: { CME: ['2'] }, treasury: { BME: 5, CME: 0 } }), buyTrain('2', 'CME', 0))).toBe(
      id('6.2.6-d'),
    );
  });

  rule(['6.2.6-e', 'E-25'], 'at the limit nothing is bought, not even what would scrap', () => {
    const game = bme({ trains: { BME: ['2', '2', '3', '3'], CME: ['3', '3', '3'] }, treasury: { BME: 900, CME: 0 } });
    expect(refusedBy(game, buyTrain('4', 'depot', 300))).toBe(id('6.2.6-e'));
  });

  rule(
    ['6.3-e', '6.3-a', '18rhi/E-66', '6.2.6-h'],
    'the first 4-train scraps the 2-trains, those of the pool too, before the limit is counted',
    () => {
      const game = bme({ ...threesSold, treasury: { BME: 900, CME: 0 } });
      play(game, buyTrain('4', 'depot', 300));
      expect([game.state.trains['CME'], game.state.trains['pool'], now(game)]).toEqual([['3', '3'], [], 'companyTurn']);
    },
  );
}
