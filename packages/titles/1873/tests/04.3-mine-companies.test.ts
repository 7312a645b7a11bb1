import { expect } from 'vitest';
import {
  answering,
  buyingMine,
  issuing,
  laying,
  machine,
  passing,
  paying,
  producing,
  scrapping,
  switcher,
  trading,
} from './moves.ts';
import {
  ANN,
  actor,
  BOB,
  CID,
  capital,
  cash,
  choicesOf,
  offers,
  play,
  refusedBy,
  rule,
  type Situation,
  situation,
  starting,
  stepOf,
  told,
  top,
  types,
} from './situation.ts';

const CO = { mines: ['W1', 'W2'], shares: [[ANN, 2]], value: 150 } as const;
const company = (more: object = {}, wanted: Situation = {}): Situation => ({
  phase: '2',
  cash: [0, 0, 0],
  companies: { CO: { ...CO, ...more } },
  ...wanted,
});
const shop = (more: object = {}, wanted: Situation = {}) =>
  situation({ ...company(more, wanted), turn: 'CO', step: 'purchases' });

rule(['1873/4.3-a', '1873/4.3-b', '1873/4.3.1-c'], 'the steps in their order; it builds nothing', () => {
  const { game, events } = starting('CO', company());
  expect(told(events, 'companyProduced')).toMatchObject({ income: 80, upkeep: 0, profit: 80 });
  expect(stepOf(game)).toBe('payout');
  expect(refusedBy(game, laying('E8', '956/0'))).toBe('1873/4.3-b');
  expect(refusedBy(game, switcher())).toBe('1873/4.3-a');
  expect(refusedBy(game, passing)).toBe('1873/4.3.2-a');
  play(game, paying('none'));
  expect(stepOf(game)).toBe('purchases');
});

rule(
  ['1873/4.3.1-a', '1873/4.3.1-b', '1873/4.3.1-f', '1873/E29'],
  'every switcher goes to one mine, none is left out',
  () => {
    const wanted = company({}, { connected: ['W1'], switchers: { W1: 2 } });
    const { game } = starting('CO', wanted);
    expect(stepOf(game)).toBe('produce');
    expect(refusedBy(game, producing(0, 0))).toBe('1873/4.3.1-a');
    expect(refusedBy(game, producing(2, 2))).toBe('1873/4.3.1-a');
    expect(refusedBy(game, passing)).toBe('1873/4.3.1-a');
    expect(choicesOf(game, 'produce')[0]?.params['switchers']).toEqual([
      [2, 0],
      [0, 2],
    ]);
    expect(told(play(game, producing(0, 2)), 'companyProduced')?.['income'], 'unconnected it earns nothing').toBe(80);
    const connected = starting('CO', wanted).game;
    expect(told(play(connected, producing(2, 0)), 'companyProduced')?.['income']).toBe(40 + 30 + 40);
    const two = starting('CO', company({}, { connected: ['W1'], switchers: { W1: 2, W2: 2 } }));
    expect(told(two.events, 'companyProduced')?.['income'], 'one must serve the unconnected mine').toBe(110);
  },
);

rule(
  ['1873/4.3.1-d', '1873/4.3.1-e'],
  'maintenance for each marker and switcher; the capital pays what is missing',
  () => {
    const wanted = company({ capital: 150 }, { phase: '4', switchers: { W1: 2, W2: 2 } });
    const { game, events } = starting('CO', wanted);
    expect(told(events, 'companyProduced')).toMatchObject({ income: 80, upkeep: 240, profit: 0 });
    expect(types(events)).toContain('insolvent');
    const able = starting('CO', company({ capital: 160 }, { phase: '4', switchers: { W1: 2, W2: 2 } }));
    expect([capital(able.game, 'CO'), types(able.events).includes('insolvent')]).toEqual([0, false]);
    expect(game.state.mineCompanies.CO.director).toBeNull();
  },
);

rule(
  ['1873/4.3.2-a', '1873/4.3.2-b', '1873/4.3.2-c', '1873/E30'],
  'half of 150 at 10 %: rounded up once a player, the bank keeps the rest',
  () => {
    const game = situation({
      phase: '2',
      cash: [0, 0, 0],
      companies: {
        CO: {
          mines: ['W1', 'W2'],
          shares: [
            [ANN, 5],
            [BOB, 3],
            [CID, 1],
          ],
          percent: 10,
          value: 300,
        },
      },
      turn: 'CO',
      step: 'payout',
    });
    Object.assign(game.state.flow.at(-1) ?? {}, { profit: 150 });
    play(game, paying('half'));
    expect([cash(game, ANN), cash(game, BOB), cash(game, CID), capital(game, 'CO')]).toEqual([38, 23, 8, 75]);
  },
);

rule(
  ['1873/4.3.3-a', '1873/4.3.3-b', '1873/4.3.3-c', '1873/4.3.3-d', '1873/E31', '1873/E32'],
  'how a payout moves the value',
  () => {
    const after = (value: number, profit: number, part: 'none' | 'half' | 'full') => {
      const game = situation({
        phase: '2',
        companies: { CO: { ...CO, value }, MO: { mines: ['W3', 'W4'], shares: [[BOB, 2]], value } },
        turn: 'CO',
        step: 'payout',
      });
      Object.assign(game.state.flow.at(-1) ?? {}, { profit });
      play(game, paying(part));
      const [co, mo] = [game.state.market['CO'], game.state.market['MO']];
      const under = co?.column === mo?.column && (co?.arrival ?? 0) > (mo?.arrival ?? 0);
      return [(co?.column ?? 0) - (mo?.column ?? 0), under];
    };
    expect(after(100, 100, 'full')).toEqual([1, false]);
    expect(after(100, 200, 'full')).toEqual([2, false]);
    expect(after(100, 300, 'full')).toEqual([3, false]);
    expect(after(100, 700, 'full')).toEqual([3, false]);
    expect(after(100, 190, 'half')).toEqual([0, true]);
    expect(after(100, 190, 'none')).toEqual([-1, false]);
    expect(after(50, 190, 'none')).toEqual([0, true]);
  },
);

rule(['1873/4.3.3-e', '1873/7-a'], 'the value stops at 1000 and the end is near', () => {
  const game = situation({ phase: '5', companies: { CO: { ...CO, value: 950 } }, turn: 'CO', step: 'payout' });
  Object.assign(game.state.flow.at(-1) ?? {}, { profit: 3000 });
  play(game, paying('full'));
  expect([game.state.market['CO']?.column, game.state.ending]).toEqual([35, true]);
});

rule(
  ['1873/4.3.4-a', '1873/4.3.4-b', '1873/4.3.4-d', '1873/4.3.4-f', '1873/4.3.4-h', '1873/E25'],
  'an open mine from its owner, who agrees, with all it has',
  () => {
    const wanted: Situation = {
      ...company({ percent: 20, shares: [[ANN, 3]], capital: 150 }),
      mines: { W5: BOB },
      capital: { W5: 200 },
      machines: { W5: 2 },
      switchers: { W5: 2 },
      turn: 'CO',
      step: 'mine',
    };
    const game = situation(wanted);
    expect(refusedBy(game, buyingMine('W5', 151))).toBe('1873/4.3.4-d');
    expect(refusedBy(game, buyingMine('W5', 301))).toBe('1873/4.3.4-b');
    expect(refusedBy(game, buyingMine('W5', 0))).toBe('1873/4.3.4-b');
    expect(refusedBy(game, buyingMine('W1', 100))).toBe('1873/4.3.4-a');
    play(game, buyingMine('W5', 150));
    expect([top(game), actor(game)]).toEqual(['consent', BOB]);
    play(game, answering(true));
    expect([capital(game, 'CO'), cash(game, BOB), game.state.mines.W5.switcher]).toEqual([200, 150, 2]);
    expect(game.state.mineCompanies.CO.mines).toEqual(['W1', 'W2', 'W5']);
    expect(stepOf(game), 'one mine a turn, and no production').toBe('purchases');
    const refused = situation(wanted);
    play(refused, buyingMine('W5', 100), answering(false));
    expect([stepOf(refused), refused.state.mines.W5.owner]).toEqual(['mine', 'player1']);
    expect(refusedBy(refused, buyingMine('W5', 100))).toBe('1873/4.3.4-b');
    play(refused, buyingMine('W5', 101), answering(true));
  },
);

rule(
  ['1873/4.3.4-c', '1873/4.3.4-g', '1873/4.2.5-d'],
  'a closed mine at face value, open again with a size-1 machine',
  () => {
    const game = situation({ ...company({ percent: 20, shares: [[ANN, 3]], capital: 500 }), turn: 'CO', step: 'mine' });
    expect(refusedBy(game, buyingMine('W5', 149))).toBe('1873/4.3.4-c');
    play(game, buyingMine('W5', 150));
    expect([capital(game, 'CO'), game.state.mines.W5.owner, game.state.mines.W5.machine]).toEqual([350, 'CO', 1]);
  },
);

rule(['1873/4.3.4-e', '1873/E24', '1873/4.3.6-a', '1873/4.3.6-b'], 'two places at 50 %; after the issue four', () => {
  const full = situation({ ...company({ capital: 500 }), turn: 'CO', step: 'mine' });
  expect(refusedBy(full, buyingMine('W5', 150))).toBe('1873/4.3.4-e');
  const { game } = starting('CO', company({ capital: 500 }));
  play(game, paying('none'));
  expect(stepOf(game), 'no place, so no step for it').toBe('purchases');
  play(game, passing, issuing);
  expect(game.state.certificates['CO']).toEqual(['player0', 'player0', 'offering', 'offering', 'offering']);
  const five = situation({
    ...company({ percent: 10, shares: [[ANN, 5]], capital: 900, mines: ['W1', 'W2', 'W3', 'W4', 'W5'] }),
    turn: 'CO',
    step: 'mine',
  });
  expect(refusedBy(five, buyingMine('W6', 160))).toBe('1873/4.3.4-e');
});

rule(['1873/4.3.5-a', '1873/E27'], 'a machine must be larger than some marker', () => {
  const game = shop({ capital: 900 }, { phase: '3', machines: { W1: 3, W2: 3 } });
  expect(refusedBy(game, machine('W1'))).toBe('1873/4.3.5-a');
  const poor = shop({ capital: 100 });
  expect(refusedBy(poor, machine('W1'))).toBe('1873/4.3.5-a');
});

rule(['1873/4.3.5-b', '1873/4.3.5-c', '1873/E26'], 'one n-machine gives one to n markers, only on smaller ones', () => {
  const wanted: [object, Situation] = [
    { percent: 20, shares: [[ANN, 3]], capital: 1200, mines: ['W1', 'W2', 'W3', 'W4'] },
    { phase: '4', machines: { W1: 4, W2: 3, W3: 2, W4: 2 } },
  ];
  const game = shop(...wanted);
  expect(refusedBy(game, machine('W1', 'W2'))).toBe('1873/4.3.5-c');
  expect(refusedBy(game, machine())).toBe('1873/4.3.5-c');
  play(game, machine('W2', 'W3', 'W4'));
  expect((['W1', 'W2', 'W3', 'W4'] as const).map((id) => game.state.mines[id].machine)).toEqual([4, 4, 4, 4]);
  expect([capital(game, 'CO'), game.state.stock[4]]).toEqual([700, 2]);
  const one = shop(...wanted);
  play(one, machine('W3'));
  expect([one.state.mines.W3.machine, one.state.mines.W4.machine], '(A24)').toEqual([4, 2]);
  const many = shop({ percent: 20, shares: [[ANN, 3]], capital: 900, mines: ['W1', 'W2', 'W3', 'W4'] });
  expect(refusedBy(many, machine('W1', 'W2', 'W3')), 'a 2-machine has two markers').toBe('1873/4.3.5-b');
});

rule(['1873/4.3.5-d', '1873/4.3.5-g', '1873/4.3.5-h'], 'switchers are scrapped for nothing, machines never', () => {
  const game = shop({ capital: 500 }, { switchers: { W1: 2 } });
  expect(refusedBy(game, scrapping('loco', 1))).toBe('1873/4.3.5-d');
  expect(refusedBy(game, scrapping('switcher', 3))).toBe('1873/4.3.5-g');
  play(game, scrapping('switcher', 2), switcher(), machine('W1', 'W2'), switcher());
  expect(capital(game, 'CO')).toBe(500 - 50 - 150 - 50);
});

rule(
  ['1873/4.3.5-e', '1873/4.3.5-f', '1873/4.1-i', '1873/E28'],
  'never more switchers than mines: one is scrapped with the purchase',
  () => {
    const wanted: [object, Situation] = [
      { percent: 20, shares: [[ANN, 3]], capital: 300, mines: ['W1', 'W2', 'W3', 'W4'] },
      { phase: '3', switchers: { W1: 2, W2: 2, W3: 2, W4: 3 }, mines: { W6: BOB } },
    ];
    const game = shop(...wanted);
    expect(refusedBy(game, switcher())).toBe('1873/4.3.5-f');
    expect(refusedBy(game, switcher(4))).toBe('1873/4.3.5-f');
    play(game, switcher(2));
    const held = (['W1', 'W2', 'W3', 'W4'] as const).map((id) => game.state.mines[id].switcher);
    expect(held.toSorted()).toEqual([2, 2, 3, 3]);
    expect(capital(game, 'CO')).toBe(200);
    const room = shop({ capital: 99 }, { phase: '3' });
    expect(refusedBy(room, switcher(2)), 'nothing to scrap').toBe('1873/4.3.5-f');
    expect(refusedBy(room, switcher())).toBe('1873/4.3.5-e');
    const trade = shop({ capital: 300 }, { phase: '3', switchers: { W6: 2 }, mines: { W6: BOB } });
    expect(refusedBy(trade, trading('switcher', 2, 'W6', 101))).toBe('1873/4.3.5-e');
    play(trade, trading('switcher', 2, 'W6', 100), answering(true));
    expect(capital(trade, 'W6')).toBe(100);
  },
);

rule(
  ['1873/4.3.6-a', '1873/4.3.6-c', '1873/4.3.6-e', '1873/4.3.6-d'],
  'an issue needs all shares with players, and 40 % for the step to 10 %',
  () => {
    const at = (more: object) => situation({ ...company(more), turn: 'CO', step: 'issue' });
    expect(refusedBy(at({ shares: [[ANN, 1]] }), issuing)).toBe('1873/4.3.6-a');
    expect(refusedBy(at({ percent: 10, shares: [[ANN, 10]] }), issuing)).toBe('1873/4.3.6-a');
    expect(
      refusedBy(
        at({
          percent: 20,
          shares: [
            [ANN, 1],
            [BOB, 1],
            [CID, 1],
          ],
          offering: 2,
        }),
        issuing,
      ),
    ).toBe('1873/4.3.6-a');
    const game = at({
      percent: 20,
      shares: [
        [ANN, 2],
        [BOB, 2],
        [CID, 1],
      ],
    });
    const before = game.state.market['CO']?.column;
    expect(told(play(game, issuing), 'sharesIssued')).toMatchObject({ count: 5 });
    expect(game.state.certificates['CO']?.filter((one) => one === 'offering')).toHaveLength(5);
    expect([game.state.market['CO']?.column, capital(game, 'CO')]).toEqual([before, 0]);
    expect(top(game), 'the turn is over').not.toBe('mineCompanyTurn');
    const four = situation({
      players: 5,
      ...company({
        percent: 20,
        shares: [
          [ANN, 1],
          [BOB, 1],
          [CID, 1],
          [3, 1],
          [4, 1],
        ],
      }),
      turn: 'CO',
      step: 'issue',
    });
    expect(refusedBy(four, issuing)).toBe('1873/4.3.6-c');
  },
);

rule(['1873/4.3.7-a', '1873/4.3.7-b'], 'the Harzer Werke earn 50 more and buy only Vor-Harzer mines', () => {
  const hw = { mines: ['W1', 'W4'], shares: [[ANN, 3]], percent: 20, capital: 500 } as const;
  const { events } = starting('HW', { phase: '2', companies: { HW: hw } });
  expect(told(events, 'companyProduced')).toMatchObject({ income: 40 + 40 + 50 });
  const game = situation({ phase: '2', companies: { HW: hw }, turn: 'HW', step: 'mine' });
  expect(refusedBy(game, buyingMine('W3', 130))).toBe('1873/4.3.7-b');
  expect(offers(game, { type: 'buyMine', mine: 'W5', price: 150 })).toBe(true);
});
