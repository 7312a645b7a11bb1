import { expect } from 'vitest';
import { A_ROUTE, buy, buying, cash, force, PASS, sell } from './depot.ts';
import { turnOf } from './lines.ts';
import { offers, play, refusedBy, rule, type Situation, types, typesOffered } from './situation.ts';

/** Ann's BME has a route and no train; Bob's CME has the only 4-train sold. A new one costs 300. */
const bme = (wanted: Situation) =>
  buying('BME', {
    tiles: A_ROUTE,
    trains: { CME: ['4'] },
    ...wanted,
    shares: { BME: [[0, 50]], CME: [[1, 50]], ...wanted.shares },
  });

rule('18rhl/13.2-a', 'any train of the pool or the cheapest new one, and no other', () => {
  const trains = { CME: ['5'], pool: ['3', '4'] } as const;
  const game = bme({ trains, treasury: { BME: 0, CME: 0 }, cash: [900] });
  for (const move of [force('3', 'pool'), force('4', 'pool'), force('5', 'depot')])
    expect(offers(game, move)).toBe(true);
  expect(refusedBy(game, force('6', 'depot')), 'a dearer new one').toBe('18rhl/13.2-a');
  expect(refusedBy(game, force('5', 'pool')), 'none there').toBe('18rhl/13.2-a');
  expect(refusedBy(game, { type: 'forcePurchase', train: '5', from: 'CME' }), 'a company').toBe('kernel/shape');
  expect(offers(game, force('6', 'depot'))).toBe(false);
  play(game, force('5', 'depot'));
  expect(game.state.trains['BME'], 'although the pool is cheaper').toEqual(['5']);
  expect(cash(game, 0)).toBe(400);
});

rule(
  ['18rhl/13.2-a', '18rhl/E-63'],
  'who can raise 250 takes the 3-train of the pool, not the new train for 500',
  () => {
    const trains = { CME: ['5'], pool: ['3'] } as const;
    const shares = {
      BME: [
        [0, 20],
        ['pool', 50],
      ],
      CME: [
        [1, 50],
        [0, 20],
      ],
    } as const;
    const game = bme({ trains, shares, at: { CME: [1, 1] }, treasury: { BME: 0, CME: 0 }, cash: [100] });
    expect(refusedBy(game, force('5', 'depot'))).toBe('18rhl/13.2-a');
    expect(offers(game, force('5', 'depot'))).toBe(false);
    play(game, force('3', 'pool'), sell('CME', 10, 10));
    expect(game.state.trains['BME']).toEqual(['3']);
    expect(cash(game, 0)).toBe(50);
  },
);

rule(
  '18rhl/13.2-a',
  'the treasury counts toward what can be paid: 150 of it and 350 in cash open the train for 500',
  () => {
    const trains = { CME: ['5'], pool: ['3'] } as const;
    const line = {
      trains,
      shares: {
        BME: [
          [0, 20],
          ['pool', 50],
        ],
      },
      treasury: { BME: 150, CME: 0 },
    } as const;
    expect(offers(bme({ ...line, cash: [349] }), force('5', 'depot'))).toBe(false);
    const game = bme({ ...line, cash: [350] });
    expect(offers(game, force('5', 'depot'))).toBe(true);
    play(game, force('5', 'depot'));
    expect(game.state.money).toMatchObject({ BME: 0, player0: 0 });
    expect(game.state.trains['BME']).toEqual(['5']);
  },
);

rule(
  ['18rhl/13.2-a', '18rhl/13.2-h', '18rhl/E-63'],
  'who can raise only 150 goes bankrupt over the 3-train of the pool',
  () => {
    const trains = { CME: ['5'], pool: ['3'] } as const;
    const shares = {
      BME: [
        [0, 20],
        ['pool', 50],
      ],
      CME: [
        [1, 50],
        [0, 20],
      ],
    } as const;
    const game = bme({ trains, shares, at: { CME: [1, 1] }, treasury: { BME: 0, CME: 0 }, cash: [0] });
    expect(refusedBy(game, force('5', 'depot'))).toBe('18rhl/13.2-a');
    play(game, force('3', 'pool'));
    expect(types(play(game, sell('CME', 10, 10)))).toContain('bankrupt');
    expect(game.state.companies.BME.debt, '50 and 100').toBe(150);
    expect(game.state.trains).toMatchObject({ BME: ['3'], pool: [] });
  },
);

rule(
  ['18rhl/13.2-b', '18rhl/13.2-f', '18rhl/E-49'],
  'price 300, treasury 120, cash 100: two shares at 70 in one block, no third',
  () => {
    const shares = {
      CME: [
        [1, 50],
        [0, 30],
      ],
    } as const;
    const game = bme({ shares, treasury: { BME: 120, CME: 0 }, cash: [100, 0, 0] });
    play(game, force('4', 'depot'));
    expect(game.state.money['BME']).toBe(0);
    expect(refusedBy(game, sell('CME', 10, 10, 10)), 'three').toBe('18rhl/13.2-f');
    expect(offers(game, sell('CME', 10, 10, 10))).toBe(false);
    expect(offers(game, sell('CME', 10, 10))).toBe(true);
    play(game, sell('CME', 10, 10));
    expect(game.state.money).toMatchObject({ BME: 0, player0: 60, player1: 0 });
    expect(game.state.trains['BME']).toEqual(['4']);
    expect(game.state.certificates['CME']?.filter((owner) => owner === 'player0')).toHaveLength(1);
    expect(refusedBy(game, sell('CME', 10)), 'a third afterwards').toBe('18rhl/13.2-d');
    expect(typesOffered(game)).toEqual(['pass']);
  },
);

rule('18rhl/13.2-b', 'with enough cash nothing is sold: the director pays exactly what the treasury lacks', () => {
  const shares = {
    CME: [
      [1, 50],
      [0, 30],
    ],
  } as const;
  const game = bme({ shares, treasury: { BME: 120, CME: 0 }, cash: [200] });
  const bank = game.state.money['bank'] ?? 0;
  expect(types(play(game, force('4', 'depot')))).toEqual(['forcedPurchase', 'directorPaid', 'trainBought']);
  expect(game.state.money).toMatchObject({ BME: 0, player0: 20, bank: bank + 300 });
});

rule('18rhl/13.2-c', 'one train only, and no other support', () => {
  const game = bme({ treasury: { BME: 120, CME: 0 }, cash: [900] });
  play(game, force('4', 'depot'));
  expect(refusedBy(game, force('4', 'depot'))).toBe('18rhl/13.1-m');
  expect(refusedBy(game, buy('4', 'depot', 300))).toBe('18rhl/13.1-b');
  expect(refusedBy(game, buy('4', 'CME', 1))).toBe('18rhl/13.1-e');
  expect(typesOffered(game)).toEqual(['pass']);
  expect(game.state.money).toMatchObject({ BME: 0, player0: 720 });
});

rule(
  '18rhl/13.2-d',
  'block after block is sold until the cash suffices, each with a step down, one company twice too',
  () => {
    const shares = {
      CME: [
        [1, 40],
        [0, 30],
      ],
      DEE: [
        [1, 50],
        [0, 20],
      ],
    } as const;
    const game = bme({ shares, treasury: { BME: 0, CME: 0, DEE: 0 }, cash: [0] });
    play(game, force('4', 'depot'));
    expect(typesOffered(game), 'there is no way out').toEqual(['sellShares']);
    expect(refusedBy(game, PASS)).toBe('kernel/not-now');
    play(game, sell('CME', 10));
    expect(game.state.money).toMatchObject({ player0: 70 });
    play(game, sell('CME', 10));
    expect(game.state.money, 'the second block at 65').toMatchObject({ player0: 135 });
    play(game, sell('DEE', 10, 10));
    expect(game.state.money, 'two shares of DEE at 70 as one block').toMatchObject({ player0: 275 });
    play(game, sell('CME', 10));
    expect(cash(game, 0), 'the last at 60, and 300 paid').toBe(35);
    expect(game.state.market).toMatchObject({ CME: { row: 5, column: 1 }, DEE: { row: 3, column: 1 } });
  },
);

rule('18rhl/13.2-d', 'the sales keep to the rules: half the shares in the pool, no company that has not acted', () => {
  const shares = {
    CME: [
      [1, 30],
      [0, 30],
      ['pool', 40],
    ],
    DEE: [
      [1, 50],
      [0, 20],
    ],
  } as const;
  const line = { treasury: { BME: 0, CME: 0, DEE: 0 }, floated: ['BME', 'CME', 'DEE'], fresh: ['DEE'] } as const;
  const game = bme({ ...line, shares, cash: [0] });
  play(game, force('4', 'depot'));
  expect(refusedBy(game, sell('CME', 10, 10))).toBe('18rhl/16.5-d');
  expect(refusedBy(game, sell('DEE', 10))).toBe('18rhl/16.5-e');
  expect(offers(game, sell('CME', 10))).toBe(true);
});

rule(
  ['18rhl/13.2-e', '18rhl/13.2-h', '18rhl/E-51'],
  'a sale that would make another the director of BME is refused, even if bankruptcy follows',
  () => {
    const shares = {
      BME: [
        [0, 40],
        [1, 30],
      ],
      CME: [
        [1, 50],
        [0, 10],
      ],
    } as const;
    const game = bme({ shares, treasury: { BME: 100, CME: 0 }, cash: [0, 500, 0] });
    play(game, force('4', 'depot'));
    expect(refusedBy(game, sell('BME', 10, 10)), '20 against 30').toBe('18rhl/13.2-e');
    expect(offers(game, sell('BME', 10, 10))).toBe(false);
    expect(offers(game, sell('BME', 10)), '30 against 30').toBe(true);
    play(game, sell('BME', 10));
    expect(refusedBy(game, sell('BME', 10)), '20 against 30').toBe('18rhl/13.2-e');
    expect(types(play(game, sell('CME', 10))), 'all legal sales done: 140 of 200').toContain('bankrupt');
    expect(game.state.seats).toEqual([1, 2]);
  },
);

rule('18rhl/13.2-e', 'part of the director certificate of BME is not for sale either', () => {
  const shares = {
    BME: [
      [0, 20],
      [1, 20],
    ],
    CME: [
      [1, 50],
      [0, 10],
    ],
  } as const;
  const game = bme({ shares, treasury: { BME: 230, CME: 0 }, cash: [0, 500, 0] });
  play(game, force('4', 'depot'));
  expect(refusedBy(game, sell('BME', 10))).toBe('18rhl/13.2-e');
  play(game, sell('CME', 10));
  expect(game.state.trains['BME']).toEqual(['4']);
});

rule('18rhl/13.2-e', 'the director of another company may change', () => {
  const shares = {
    CME: [
      [0, 30],
      [1, 30],
    ],
  } as const;
  const game = bme({ shares, treasury: { BME: 200, CME: 0 }, cash: [0] });
  play(game, force('4', 'depot'));
  expect(play(game, sell('CME', 10, 10))).toContainEqual({ type: 'directorChanged', company: 'CME', seat: 1 });
  expect(cash(game, 0)).toBe(40);
});

rule('18rhl/13.2-f', 'the last share of a block must be needed, whatever the certificates', () => {
  const shares = {
    BME: [[0, 50]],
    KKK: [
      [1, [20, 20]],
      [0, [20, 10, 10]],
    ],
  } as const;
  const line = { shares, treasury: { BME: 240, CME: 0, KKK: 0 }, cash: [0] } as const;
  const game = bme(line);
  play(game, force('4', 'depot'));
  expect(refusedBy(game, sell('KKK', 10, 10)), '60 are missing').toBe('18rhl/13.2-f');
  expect(refusedBy(game, sell('KKK', 20)), 'a 10% certificate is enough').toBe('18rhl/13.2-f');
  expect(offers(game, sell('KKK', 10))).toBe(true);

  const large = bme({
    ...line,
    shares: {
      BME: [[0, 50]],
      KKK: [
        [1, [20, 20]],
        [0, [20]],
      ],
    },
  });
  play(large, force('4', 'depot'));
  expect(offers(large, sell('KKK', 20)), 'there is no smaller one').toBe(true);
});

rule('18rhl/13.2-g', 'the priority deal stays where it is', () => {
  const shares = {
    CME: [
      [1, 50],
      [0, 30],
    ],
  } as const;
  const game = bme({ shares, treasury: { BME: 120, CME: 0 }, cash: [100], priority: 2 });
  play(game, force('4', 'depot'), sell('CME', 10, 10));
  expect(game.state.priority).toBe(2);
  expect(turnOf(game.state)).toMatchObject({ company: 'BME', step: 'trains' });
});

rule('18rhl/13.2-h', 'who has nothing to sell is bankrupt at once', () => {
  const shares = {
    BME: [
      [0, 20],
      [1, 10],
      ['pool', 50],
    ],
  } as const;
  const game = bme({ shares, treasury: { BME: 100, CME: 0 }, cash: [199] });
  expect(types(play(game, force('4', 'depot')))).toContain('bankrupt');
  const enough = bme({ shares, treasury: { BME: 100, CME: 0 }, cash: [200] });
  expect(types(play(enough, force('4', 'depot')))).not.toContain('bankrupt');
});
