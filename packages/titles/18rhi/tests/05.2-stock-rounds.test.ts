import { expect } from 'vitest';
import {
  found,
  held,
  money,
  offers,
  PASS,
  play,
  price,
  refusedBy,
  rule,
  sell,
  share,
  situation,
  verdict,
} from './situation.ts';

const TENS = (count: number) => Array<number>(count).fill(10);
const circle = (game: ReturnType<typeof situation>, hex: string, node: string) =>
  game.state.track.markers[hex]?.[node]?.[0];

rule(
  ['18rhi/5.1.5-a', '18rhi/5.1.5-c', '18rhi/5.1.5-d', '18rhi/5.1.5-e', '18rhi/3.1-b', '18rhi/4.2-d', '18rhi/E-11'],
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
    expect(game.state.companies.BME.floated).toBe(false);
    play(game, share('BME', 'offering'));
    expect(game.state.companies.BME.floated).toBe(true);
    expect([money(game, 'BME'), held(game, 'BME', 'charter'), price(game, 'BME')]).toEqual([350, 50, 75]);
    play(game, share('BME', 'charter'));
    expect([money(game, 'BME'), held(game, 'BME', 1)]).toEqual([425, 20]);
  },
);

rule(['18rhi/5.1.5-b', '18rhi/3.1-d'], 'the home marker turns with the float', () => {
  const game = situation({ stock: { seat: 0 }, shares: { ADR: [[0, [20, 10, 10]]] } });
  expect(circle(game, 'K2', 'city0') ?? null).toBe(null);
  play(game, share('ADR', 'offering'));
  expect(circle(game, 'K2', 'city0')).toBe('ADR');
});

rule('18rhi/4.2.2-a', 'CCE has two homes', () => {
  const game = situation({ stock: { seat: 0 }, shares: { CCE: [[0, [20, 10, 10]]] } });
  play(game, share('CCE', 'offering'));
  expect([circle(game, 'I10', 'city1'), circle(game, 'E6', 'city0')]).toEqual(['CCE', 'CCE']);
});

rule(
  ['18rhi/E-60', '18rhi/4.2.2-b', '18rhi/4.2.2-c', '18rhi/3.1-a'],
  'MKB floats at 60% with six shares, though nothing leads to Moers',
  () => {
    const game = situation({ stock: { seat: 0 }, cash: [600, 600, 600] });
    play(game, found('MKB', 80));
    expect(refusedBy(game, share('MKB', 'offering', 10)), 'the 20% certificates first').toBe('18rhi/3.1-a');
    play(game, share('MKB', 'offering', 20));
    expect(game.state.companies.MKB.floated, 'at 40%').toBe(false);
    play(game, share('MKB', 'offering', 20));
    expect([money(game, 'MKB'), held(game, 'MKB', 'charter'), price(game, 'MKB')]).toEqual([480, 40, 90]);
  },
);

rule(
  ['18rhi/5.1.5-f', '18rhi/E-13'],
  'in brown: ten times the price, the rest to the pool, then up; nobody can sell',
  () => {
    const game = situation({ phase: '5', stock: { seat: 0 }, at: { DEE: 80 }, shares: { DEE: [[0, [20, 10, 10]]] } });
    play(game, share('DEE', 'offering'));
    expect([money(game, 'DEE'), held(game, 'DEE', 'pool'), held(game, 'DEE', 'charter'), price(game, 'DEE')]).toEqual([
      ...[800, 50, 0, 90],
    ]);
    play(game, PASS, PASS);
    expect(refusedBy(game, sell('DEE', 10))).toBe('18rhi/5.2.1-b');
  },
);

rule('18rhi/E-71', 'par 100 stays on 100; all other pars rise one row', () => {
  const risen = [60, 65, 70, 75, 80, 90, 100].map((par) => {
    const game = situation({ stock: { seat: 0 }, at: { BME: par }, shares: { BME: [[0, [20, 10, 10]]] } });
    play(game, share('BME', 'offering'));
    return price(game, 'BME');
  });
  expect(risen).toEqual([65, 70, 75, 80, 90, 100, 100]);
});

rule(['18rhi/5.2.1-c', '18rhi/E-12'], 'what has floated may be sold before it acts; what has not may not', () => {
  const game = situation({
    stock: { seat: 0 },
    shares: {
      BME: [
        [0, [20, 10]],
        [1, [10, 10]],
      ],
    },
  });
  expect(refusedBy(game, sell('BME', 10))).toBe('18rhi/5.2.1-c');
  play(game, PASS, PASS, share('BME', 'offering'), PASS);
  expect(verdict(game, sell('BME', 10))).toBe('legal');
  play(game, sell('BME', 10));
  expect([held(game, 'BME', 'pool'), price(game, 'BME')]).toEqual([10, 70]);
});

rule(
  ['18rhi/5-c', '18rhi/E-15'],
  'with equal cash the holder keeps the priority deal, else the nearest after the holder',
  () => {
    const ended = (priority: number, cash: readonly number[]) => {
      const game = situation({ players: 4, priority, cash, stock: { seat: 3, passes: 3 } });
      play(game, PASS);
      return game.state.priority;
    };
    expect(ended(1, [300, 300, 0, 300])).toBe(1);
    expect(ended(2, [0, 300, 0, 300])).toBe(3);
    expect(ended(2, [0, 300, 301, 300])).toBe(2);
  },
);

rule(['18rhi/5-d', '18rhi/E-14'], 'a share on the charter keeps a company from being sold out', () => {
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

rule(
  ['18rhi/5.1.4-b', '18rhi/4.2-e', '18rhi/5.1.4-a', '18rhi/5-b'],
  'before the float the bank is paid, after it the company',
  () => {
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
    expect(refusedBy(game, share('CME', 'offering')), 'nothing is left there').toBe('18rhi/5.1.2-a');
    expect(refusedBy(game, share('BME', 'charter')), 'not floated').toBe('18rhi/5.1.2-a');
  },
);

rule(['18rhi/5.2-b', '18rhi/E-32'], 'who sold X buys none back in this round, from charter or pool', () => {
  const shares = {
    BME: [
      [1, [20, 10]],
      [0, [10, 10]],
      ['charter', TENS(5)],
    ],
  } as const;
  const game = situation({ stock: { seat: 0 }, floated: ['BME'], shares });
  play(game, sell('BME', 10));
  for (const from of ['charter', 'pool'] as const) expect(refusedBy(game, share('BME', from))).toBe('18rhi/5.2-b');
  play(game, PASS, PASS, PASS);
  for (const from of ['charter', 'pool'] as const) expect(refusedBy(game, share('BME', from))).toBe('18rhi/5.2-b');
});

rule(
  ['18rhi/4.2.1-g', '18rhi/4.2.1-d', '18rhi/E-16'],
  'the director sells 10% of the certificate where the pool takes no more',
  () => {
    const shares = {
      BME: [
        [0, [20]],
        [1, [10, 10]],
        ['pool', TENS(4)],
        ['charter', TENS(2)],
      ],
    } as const;
    const game = situation({ stock: { seat: 0 }, floated: ['BME'], shares });
    expect(refusedBy(game, sell('BME', 10, 10))).toBe('18rhi/5.2.1-b');
    play(game, sell('BME', 10));
    expect([held(game, 'BME', 0), held(game, 'BME', 1), held(game, 'BME', 'pool')]).toEqual([10, 20, 50]);
  },
);

rule(
  ['18rhi/4.2.1-a', '18rhi/4.2.1-b', '18rhi/4.2.1-c'],
  'more than the director has makes a director, as much does not',
  () => {
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
  },
);

rule(['18rhi/5.2.2-c', '18rhi/E-28'], 'above the limit somebody must sell before anything else', () => {
  const game = situation({
    players: 5,
    stock: { seat: 0 },
    floated: ['BME', 'CME'],
    shares: {
      BME: [
        [0, [20, ...TENS(7)]],
        ['charter', [10]],
      ],
      CME: [
        [1, [20]],
        [0, TENS(2)],
        ['charter', TENS(6)],
      ],
      ADR: [[0, [20]]],
      DEE: [[0, [20]]],
      GVE: [[0, [20]]],
    },
  });
  expect(refusedBy(game, PASS)).toBe('18rhi/5.2.2-c');
  expect(refusedBy(game, share('CME', 'charter'))).toBe('18rhi/5.2.2-c');
  play(game, sell('BME', 10));
  expect(offers(game, PASS)).toBe(true);
});

rule(['18rhi/5.1.3-a', '18rhi/5.1.3-b', '18rhi/4.2-b'], 'the founder chooses a par and pays it twice', () => {
  const game = situation({ stock: { seat: 0 }, cash: [199, 600, 600] });
  expect(refusedBy(game, found('BME', 100))).toBe('18rhi/5.1.3-a');
  expect(refusedBy(game, found('BME', 85))).toBe('18rhi/5.1.3-a');
  play(game, found('BME', 90));
  expect([money(game, 0), price(game, 'BME'), held(game, 'BME', 0)]).toEqual([19, 90, 20]);
});
