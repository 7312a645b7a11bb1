import { expect } from 'vitest';
import { inReceivership } from '../index.ts';
import { A_ROUTE, buy, buying, cash, force, PASS, sell } from './depot.ts';
import { offers, play, refusedBy, rule, type Situation, situation, types } from './situation.ts';

/**
 * Ann's BME has a route and no train, a new one costs 300. Half of BME lies in the pool, so Ann has nothing she could sell.
 * What she directs beside it is as hard to sell.
 */
const broke = (wanted: Situation) =>
  buying('BME', {
    ...{ tiles: A_ROUTE, trains: { GVE: ['4'] }, treasury: { BME: 120 }, cash: [50, 500, 500] },
    ...wanted,
    shares: {
      BME: [
        [0, 20],
        ['pool', 50],
        [1, 10],
      ],
      GVE: [[2, 50]],
      ...wanted.shares,
    },
  });
const percents = (owners: readonly string[] | undefined, owner: string) =>
  (owners ?? []).reduce((sum, holder, i) => sum + (holder === owner ? (i === 0 ? 20 : 10) : 0), 0);

rule(
  ['18rhl/13.3-f', '18rhl/X-09'],
  '130 M are missing and nobody else has 20%: the bank completes the purchase, BME owes 230',
  () => {
    const game = broke({});
    const bank = game.state.money['bank'] ?? 0;
    const events = play(game, force('4', 'depot'));
    expect(types(events)).toEqual(
      expect.arrayContaining(['forcedPurchase', 'bankrupt', 'receivership', 'bankCompleted', 'trainBought']),
    );
    expect(game.state.companies.BME.debt).toBe(230);
    expect(game.state.trains['BME']).toEqual(['4']);
    expect(inReceivership(game.state, 'BME')).toBe(true);
    expect(game.state.money).toMatchObject({ BME: 0, player0: 0, bank: bank + 120 + 50 });
  },
);

rule('18rhl/13.3-a', 'the bankrupt leaves the game, and the cash left over goes to the bank toward the train', () => {
  const game = broke({ cash: [179, 500, 500] });
  play(game, force('4', 'depot'));
  expect(game.state.companies.BME.debt, '1 M was missing').toBe(101);
  expect(game.state.seats).toEqual([1, 2]);
  expect(game.state.money).toMatchObject({ player0: 0, player1: 500, player2: 500 });
  const seen = new Set<number>();
  for (let i = 0; i < 6; i++) {
    for (const seat of game.actors()) seen.add(seat);
    play(game, PASS);
  }
  expect([...seen].sort(), 'Ann has no turn any more').toEqual([1, 2]);
});

rule(['18rhl/13.3-b', '18rhl/13.3-c'], 'all shares go to the pool beyond its half, unpaid, and no price moves', () => {
  const shares = {
    DEE: [
      [1, 30],
      [0, 20],
      ['pool', 50],
    ],
  } as const;
  const game = broke({ shares, treasury: { BME: 120, DEE: 0 } });
  const before = structuredClone(game.state.market);
  play(game, force('4', 'depot'));
  expect(percents(game.state.certificates['BME'], 'pool'), 'with the director certificate').toBe(70);
  expect(percents(game.state.certificates['DEE'], 'pool')).toBe(70);
  expect(game.state.certificates['BME']?.[0]).toBe('pool');
  for (const owners of Object.values(game.state.certificates)) expect(owners).not.toContain('player0');
  expect(game.state.market).toEqual(before);
  expect(cash(game, 0)).toBe(0);
});

rule(
  ['18rhl/13.3-d', '18rhl/13.3-e'],
  'the strongest with 20% takes over, pays the rest and gets that very train',
  () => {
    const shares = {
      BME: [
        [0, 30],
        [1, 20],
        [2, 30],
        ['pool', 10],
      ],
    } as const;
    const line = { treasury: { BME: 120, GVE: 0 }, trains: { GVE: ['5'] }, phase: '5' } as const;
    const game = broke({ shares, ...line, cash: [50, 500, 500] });
    const events = play(game, force('5', 'depot'));
    expect(events).toContainEqual({ type: 'directorChanged', company: 'BME', seat: 2 });
    expect(game.state.money, '500 less 120 and 50').toMatchObject({ player1: 500, player2: 170, BME: 0 });
    expect(game.state.trains['BME']).toEqual(['5']);
    expect(game.state.companies.BME.debt).toBe(0);
    const owners = game.state.certificates['BME'];
    expect(owners?.[0]).toBe('player2');
    expect(percents(owners, 'player2'), '20% of its shares went to the pool').toBe(30);
    expect(percents(owners, 'pool')).toBe(10 + 30);
    expect(game.actors()).toEqual([2]);
  },
);

rule('18rhl/13.3-d', 'of two with 20% the next clockwise from the bankrupt; 10% are not enough', () => {
  const equal = {
    BME: [
      [1, 20],
      [2, 20],
      [0, 20],
      ['pool', 40],
    ],
  } as const;
  const game = broke({ players: 4, shares: equal, cash: [500, 50, 500, 500] });
  play(game, force('4', 'depot'));
  expect(game.state.certificates['BME']?.[0], 'Bob is bankrupt: Cid before Ann').toBe('player2');
  expect(cash(game, 2)).toBe(500 - 130);

  const weak = {
    BME: [
      [0, 20],
      [1, 10],
      [2, 10],
      ['pool', 50],
    ],
  } as const;
  const nobody = broke({ shares: weak });
  play(nobody, force('4', 'depot'));
  expect(inReceivership(nobody.state, 'BME')).toBe(true);
});

rule('18rhl/13.3-e', 'a new director who is short of cash sells shares, for the same train', () => {
  const shares = {
    BME: [
      [0, 20],
      [1, 20],
      ['pool', 50],
    ],
    DEE: [
      [2, 50],
      [1, 20],
    ],
  } as const;
  const treasury = { BME: 120, DEE: 0 };
  const game = broke({ shares, treasury, cash: [250, 0, 500], trains: { GVE: ['5'], pool: ['4'] } });
  play(game, force('4', 'pool'));
  expect(game.state.trains, 'Ann can pay the train of the pool').toMatchObject({ BME: ['4'] });

  const poor = broke({ shares, treasury, cash: [50, 0, 500] });
  play(poor, force('4', 'depot'));
  expect(poor.actors()).toEqual([1]);
  expect(refusedBy(poor, force('4', 'depot')), 'the choice is made').toBe('kernel/not-now');
  play(poor, sell('DEE', 10, 10));
  expect(poor.state.trains['BME']).toEqual(['4']);
  expect(cash(poor, 1)).toBe(140 - 130);
});

rule('18rhl/13.3-e', 'a new director may go bankrupt over it as well, and the next pays what is left', () => {
  const shares = {
    BME: [
      [0, 20],
      [1, 20],
      [2, 20],
      ['pool', 30],
    ],
    GVE: [[3, 50]],
  } as const;
  const game = broke({ players: 4, shares, cash: [50, 40, 500, 500] });
  play(game, force('4', 'depot'));
  expect(game.state.seats).toEqual([2, 3]);
  expect(game.state.certificates['BME']?.[0]).toBe('player2');
  expect(game.state.money, '300 less 120, 50 and 40').toMatchObject({ player1: 0, player2: 410 });
  expect(game.state.trains['BME']).toEqual(['4']);
});

rule('18rhl/13.3-g', 'in receivership nothing is built, the trains run their best routes, and the price falls', () => {
  const game = buying('CME', {
    shares: {
      CME: [[0, 50]],
      BME: [
        ['pool', 50],
        [1, 10],
      ],
    },
    at: { BME: [2, 2] },
    treasury: { CME: 0, BME: 500 },
    trains: { CME: ['4'], BME: ['4'] },
    tiles: { E14: '9/0', G14: '9/2' },
    priority: 1,
  });
  const before = { track: structuredClone(game.state.track), cash: cash(game, 1) };
  const events = play(game, PASS);
  expect(events).toContainEqual({ type: 'incomeKept', company: 'BME', income: 20 + 30 + 20 + 20 });
  expect(types(events)).not.toContain('dividendPaid');
  expect(types(events), 'and the stock round follows').toContain('stockRoundBegan');
  expect(game.state.track).toEqual(before.track);
  expect(game.state.money).toMatchObject({ BME: 590, player1: before.cash });
  expect(game.state.market['BME']).toMatchObject({ row: 2, column: 1 });
});

/** BME is in receivership, has a route and no train; the cheapest train costs 300. Ann's CME ends its turn before it. */
const withoutTrain = (treasury: number, wanted: Situation = {}) =>
  buying('CME', {
    shares: {
      CME: [[0, 50]],
      BME: [
        ['pool', 50],
        [1, 10],
      ],
    },
    treasury: { CME: 0, BME: treasury },
    trains: { CME: ['5'], pool: ['4'] },
    tiles: A_ROUTE,
    floated: ['CME', 'BME'],
    ...wanted,
  });

rule(
  ['18rhl/13.3-g', '18rhl/13.3-f'],
  'in receivership without a train and without money: the bank pays the cheapest, for 100 M more of debt',
  () => {
    const game = withoutTrain(0);
    const bank = game.state.money['bank'];
    const events = play(game, PASS);
    expect(game.state.trains).toMatchObject({ BME: ['4'], pool: [] });
    expect(game.state.companies.BME.debt).toBe(400);
    expect(game.state.money).toMatchObject({ bank, BME: 0 });
    expect(events).toContainEqual({ type: 'bankCompleted', company: 'BME', debt: 400 });
    expect(events).toContainEqual({ type: 'trainBought', company: 'BME', train: '4', from: 'pool', price: 300 });
  },
);

rule(
  ['18rhl/13.3-f', '18rhl/13.3-k', '18rhl/13.1-l'],
  'in receivership the treasury pays first; the bank pays the difference, and the company owes that and 100 M',
  () => {
    const game = withoutTrain(299);
    const bank = game.state.money['bank'] ?? 0;
    play(game, PASS);
    expect(game.state.trains).toMatchObject({ BME: ['4'], pool: [] });
    expect(game.state.money).toMatchObject({ BME: 0, bank: bank + 299 });
    expect(game.state.companies.BME.debt).toBe(1 + 100);
  },
);

rule(
  ['18rhl/13.1-n', '18rhl/13.3-f'],
  'in receivership with enough money: the company pays its train like any other and owes nothing',
  () => {
    const game = withoutTrain(310);
    const bank = game.state.money['bank'] ?? 0;
    const events = play(game, PASS);
    expect(game.state.trains).toMatchObject({ BME: ['4'], pool: [] });
    expect(game.state.money).toMatchObject({ BME: 10, bank: bank + 300 });
    expect(game.state.companies.BME.debt).toBe(0);
    expect(types(events)).not.toContain('bankCompleted');

    const indebted = withoutTrain(400, { debt: { BME: 90 } });
    play(indebted, PASS);
    expect(indebted.state.money['BME'], 'the old debt is paid first').toBe(10);
    expect(indebted.state.companies.BME.debt).toBe(0);
  },
);

rule('18rhl/13.3-h', 'a debt takes the treasury right after the income, up to the debt', () => {
  const inDebt = (debt: number) =>
    situation({
      ...{ shares: { BME: [[0, 50]] }, treasury: { BME: 30 }, debt: { BME: debt }, trains: { BME: ['4'] } },
      turn: { company: 'BME', step: 'dividend', income: 100 },
    });
  const large = inDebt(230);
  expect(play(large, { type: 'withhold' })).toContainEqual({ type: 'debtRepaid', company: 'BME', amount: 130 });
  expect(large.state.money['BME']).toBe(0);
  expect(large.state.companies.BME.debt).toBe(100);

  const small = inDebt(80);
  play(small, { type: 'withhold' });
  expect(small.state.money['BME']).toBe(50);
  expect(small.state.companies.BME.debt).toBe(0);

  const paid = inDebt(230);
  play(paid, { type: 'payDividend' });
  expect(paid.state.money, 'half of the shares are unsold').toMatchObject({ BME: 0 });
  expect(paid.state.companies.BME.debt).toBe(230 - 30 - 50);
});

rule('18rhl/13.3-i', 'a company in receivership or in debt sells no train', () => {
  const line = { treasury: { CME: 300, BME: 0, DEE: 0 }, trains: { BME: ['3'], DEE: ['3'], GVE: ['3'] } } as const;
  const shares = {
    CME: [[0, 50]],
    BME: [
      ['pool', 50],
      [1, 10],
    ],
    DEE: [[1, 50]],
    GVE: [[1, 50]],
  } as const;
  const game = buying('CME', { ...line, shares, debt: { DEE: 10 } });
  expect(refusedBy(game, buy('3', 'BME', 100)), 'receivership').toBe('18rhl/13.3-i');
  expect(refusedBy(game, buy('3', 'DEE', 100)), 'debt').toBe('18rhl/13.3-i');
  for (const from of ['BME', 'DEE']) expect(offers(game, { type: 'buyTrain', from })).toBe(false);
  expect(offers(game, buy('3', 'GVE', 100))).toBe(true);
});

rule(
  '18rhl/13.3-j',
  'receivership ends with the purchase of the director certificate or of 20%; the debt stays',
  () => {
    const inStock = (seat: number) =>
      situation({
        ...{ treasury: { BME: 0 }, debt: { BME: 230 }, cash: [500, 500, 500] },
        shares: {
          BME: [
            ['pool', 50],
            [1, 10],
          ],
        },
        trains: { BME: ['4'] },
        stock: { seat },
      });
    const whole = inStock(0);
    play(whole, { type: 'buyShare', company: 'BME', from: 'pool', percent: 20 });
    expect(whole.state.certificates['BME']?.[0]).toBe('player0');
    expect(cash(whole, 0), 'two shares at 70').toBe(360);
    expect(inReceivership(whole.state, 'BME')).toBe(false);
    expect(whole.state.companies.BME.debt).toBe(230);

    const second = inStock(1);
    play(second, { type: 'buyShare', company: 'BME', from: 'pool', percent: 10 });
    expect(second.state.certificates['BME']?.[0], 'Bob had 10%').toBe('player1');
    expect(percents(second.state.certificates['BME'], 'player1')).toBe(20);
    expect(second.state.companies.BME.debt).toBe(230);

    const first = inStock(2);
    play(first, { type: 'buyShare', company: 'BME', from: 'pool', percent: 10 });
    expect(inReceivership(first.state, 'BME'), '10% are not enough').toBe(true);
  },
);

rule(
  '18rhl/13.3-k',
  'the other companies of the bankrupt get a new director with 20% or receivership, without debt',
  () => {
    const shares = {
      CME: [
        [0, 20],
        [1, 20],
        ['pool', 50],
      ],
      DEE: [
        [0, 20],
        [1, 10],
        ['pool', 50],
      ],
    } as const;
    const trains = { GVE: ['4'], CME: ['3'], DEE: ['3'] } as const;
    const game = broke({ shares, treasury: { BME: 120, CME: 70, DEE: 80 }, trains });
    const events = play(game, force('4', 'depot'));
    expect(events).toContainEqual({ type: 'directorChanged', company: 'CME', seat: 1 });
    expect(events).toContainEqual({ type: 'receivership', company: 'DEE' });
    expect(inReceivership(game.state, 'CME')).toBe(false);
    expect(percents(game.state.certificates['CME'], 'pool'), 'Bob gave 20% for the certificate').toBe(70);
    expect(inReceivership(game.state, 'DEE')).toBe(true);
    expect(game.state.companies).toMatchObject({ CME: { debt: 0 }, DEE: { debt: 0 } });
  },
);

rule('18rhl/13.3-l', 'the privates of the bankrupt close, the priority deal passes on, and E14 is open', () => {
  const wanted: Situation = {
    shares: {
      BME: [
        [0, 20],
        ['pool', 50],
        [1, 10],
      ],
      CME: [[1, 50]],
      GVE: [[2, 50]],
    },
    treasury: { BME: 120, CME: 500 },
    trains: { GVE: ['4'], CME: ['4'] },
    tiles: { G14: '9/2', D13: '934/1' },
    markers: { CME: ['D13'] },
    privates: { no1: 0, no3: 0, no4: 1 },
    at: { CME: [2, 0] },
    cash: [50, 500, 500],
  };
  const onE14 = { type: 'layTile', hex: 'E14', tile: '8', rotation: 0, power: 'none' };
  const blocked = situation({ ...wanted, turn: { company: 'CME' } });
  expect(refusedBy(blocked, onE14)).toBe('18rhl/4.2-no1-a');
  expect(offers(blocked, onE14)).toBe(false);

  const game = buying('BME', { ...wanted, round: { number: 1, of: 1, acted: ['GVE'] } });
  play(game, force('4', 'depot'));
  expect(game.state.privates).toMatchObject({ no1: 'gone', no3: 'gone', no4: 'player1' });
  expect(game.state.priority, 'it was with Ann').toBe(1);
  expect(offers(game, onE14), 'the turn of CME').toBe(true);
});
