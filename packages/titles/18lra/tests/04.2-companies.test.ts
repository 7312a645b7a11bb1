import { expect } from 'vitest';
import { allPass, offer } from '../../rhineland/tests/start-packet.ts';
import {
  beginning,
  buyItem,
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

rule(['18lra/5.1.1-o', '18lra/E-69'], 'No. 6 falls step by step to nothing, and must be taken then', () => {
  const game = beginning(3);
  play(game, ...['no1', 'no2', 'no3', 'no4', 'no5'].map(buyItem));
  allPass(game);
  const prices: string[] = [];
  while (offer(game) !== 'no6 0 seat 2') {
    prices.push(offer(game));
    play(game, PASS);
  }
  expect(prices).toHaveLength(19 * 3);
  expect(prices.slice(0, 4)).toEqual(['no6 95 seat 2', 'no6 95 seat 0', 'no6 95 seat 1', 'no6 90 seat 2']);
  expect(refusedBy(game, PASS)).toBe('18lra/5.1.1-m');
  play(game, buyItem('no6'));
  expect(game.state.privates.no6).toBe('player2');
});

rule(
  ['18lra/4.1.2-no5-a', '18lra/4.2-f', '18lra/3.3-d', '18lra/E-43'],
  'ADR floats with the share of No. 5 and four more, and gets the price of all five',
  () => {
    for (const scenario of ['1', '2', '3', '4']) {
      const game = beginning(3, { scenario });
      play(game, ...['no1', 'no2', 'no3', 'no4', 'no5', 'no6'].map(buyItem));
      expect(held(game, 'ADR', 1)).toBe(10);
      play(game, found('ADR', 70), share('ADR', 'offering'));
      expect(game.state.companies.ADR.floated).toBe(false);
      play(game, share('ADR', 'offering'));
      expect([game.state.companies.ADR.floated, money(game, 'ADR'), price(game, 'ADR')]).toEqual([true, 350, 75]);
      expect(held(game, 'ADR', 'charter')).toBe(50);
    }
  },
);

rule(
  ['18lra/4.2.3-i', '18lra/5.1.3-b', '18lra/E-44', '18lra/4.2-a'],
  'the director certificate of KEG costs three times par, and two more shares float it with 400 M',
  () => {
    const game = situation({ stock: { seat: 1 }, cash: [240, 239, 200, 200] });
    expect(refusedBy(game, found('KEG', 80))).toBe('18lra/5.1.3-a');
    play(game, PASS, PASS, PASS, found('KEG', 80));
    expect([money(game, 0), held(game, 'KEG', 0)]).toEqual([0, 30]);
    play(game, share('KEG', 'offering'));
    expect(game.state.companies.KEG.floated).toBe(false);
    play(game, share('KEG', 'offering'));
    expect([money(game, 'KEG'), price(game, 'KEG'), held(game, 'KEG', 'charter')]).toEqual([400, 90, 50]);
  },
);

/** Ann directs KEG by its certificate alone. */
const keg = (bob: number) =>
  situation({
    stock: { seat: 0 },
    floated: ['KEG'],
    shares: {
      KEG: [
        [0, [30]],
        [1, TENS(bob)],
        ['charter', TENS(7 - bob)],
      ],
    },
  });

rule(
  ['18lra/4.2.1-d', '18lra/4.2.1-g', '18lra/4.2.3-i', '18lra/E-45'],
  'the director of KEG sells a part of 30% only if somebody has as much',
  () => {
    expect(refusedBy(keg(2), sell('KEG', 10))).toBe('18lra/4.2.1-d');
    const game = keg(3);
    for (const part of [[10], [10, 10], [10, 10, 10]]) expect(verdict(game, sell('KEG', ...part))).toBe('legal');
    expect(offers(game, sell('KEG', 30)), 'never the certificate itself').toBe(false);
    play(game, sell('KEG', 10));
    expect([held(game, 'KEG', 0), held(game, 'KEG', 1), held(game, 'KEG', 'pool')]).toEqual([20, 30, 10]);
    expect(game.state.certificates['KEG']?.[0]).toBe('player1');
  },
);

rule(
  ['18lra/4.2.1-c', '18lra/4.2.1-a', '18lra/E-46'],
  'more than 30% takes KEG over, for three certificates of 10%',
  () => {
    const game = keg(3);
    play(game, PASS, share('KEG', 'charter'));
    expect([held(game, 'KEG', 0), held(game, 'KEG', 1)]).toEqual([30, 40]);
    expect(game.state.certificates['KEG']?.[0]).toBe('player1');
    expect(game.state.certificates['KEG']?.filter((owner) => owner === 'player0')).toHaveLength(3);
  },
);

rule(['18lra/4.2.3-j', '18lra/4.2-b'], 'RhE is founded like any other', () => {
  const game = situation({ stock: { seat: 0 }, cash: [200, 400, 400, 400] });
  play(game, found('RhE', 100), share('RhE', 'offering'), share('RhE', 'offering'));
  expect([game.state.companies.RhE.floated, money(game, 'RhE')]).toEqual([false, 0]);
  play(game, share('RhE', 'offering'));
  expect([game.state.companies.RhE.floated, money(game, 'RhE')]).toEqual([true, 500]);
});

rule(
  ['18lra/5.1.2-a', '18lra/5.2-c'],
  'shares of the pool are for sale in the first round too, and pay the bank',
  () => {
    for (const first of [true, false]) {
      const game = situation({
        stock: { seat: 1, first },
        floated: ['BME'],
        shares: {
          BME: [
            [0, [20, 10, 10]],
            ['pool', [10]],
            ['charter', TENS(5)],
          ],
        },
      });
      const before = money(game, 'bank');
      play(game, share('BME', 'pool'));
      expect([money(game, 'bank') - before, money(game, 'BME'), held(game, 'BME', 1)]).toEqual([70, 0, 10]);
    }
  },
);

/** Three players may have fourteen certificates; KEG's and MKB's large ones count once. */
const laden = (extra: readonly number[]) =>
  situation({
    players: 3,
    options: { scenario: '4' },
    cash: [900, 900, 900],
    stock: { seat: 0 },
    privates: { no2: 0 },
    floated: ['BME', 'KEG', 'MKB', 'RhE'],
    shares: {
      BME: [
        [0, [20, ...TENS(7)]],
        ['charter', [10]],
      ],
      KEG: [
        [0, [30, 10, ...extra]],
        ['charter', TENS(6 - extra.length)],
      ],
      MKB: [
        [0, [20, 20]],
        ['charter', [20, ...TENS(4)]],
      ],
      RhE: [
        [1, [20]],
        ['charter', TENS(8)],
      ],
    },
  });

rule(
  ['18lra/5.2.2-a', '18lra/5.2.2-b', '18lra/5.2.2-e', '18lra/4.1-b'],
  'the fourteenth certificate is bought, the fifteenth is not; a private and one of 30% count as one each',
  () => {
    const game = laden([]);
    play(game, share('RhE', 'charter'));
    expect(held(game, 'RhE', 0)).toBe(10);
    play(game, PASS, PASS);
    expect(refusedBy(game, share('BME', 'charter'))).toBe('18lra/5.2.2-e');
    const four = situation({
      stock: { seat: 0 },
      cash: [900, 0, 0, 0],
      floated: ['BME', 'CME', 'RhE'],
      shares: {
        BME: [[0, [20, ...TENS(8)]]],
        CME: [
          [0, [20, ...TENS(4)]],
          ['charter', TENS(4)],
        ],
        RhE: [
          [1, [20]],
          ['charter', TENS(8)],
        ],
      },
    });
    expect(verdict(four, share('RhE', 'charter')), 'fifteen with four players').toBe('legal');
  },
);

rule(
  ['18lra/5.2.2-c', '18lra/E-28'],
  'above the limit somebody must sell before anything else, if there is a sale',
  () => {
    const game = laden([10, 10]);
    expect(refusedBy(game, PASS)).toBe('18lra/5.2.2-c');
    expect(refusedBy(game, share('RhE', 'charter'))).toBe('18lra/5.2.2-c');
    play(game, sell('BME', 10));
    expect(offers(game, PASS)).toBe(true);

    const stuck = situation({
      players: 3,
      options: { scenario: '4' },
      cash: [900, 900, 900],
      stock: { seat: 0 },
      shares: { BME: [[0, [20, ...TENS(8)]]], ADR: [[0, [20, ...TENS(4)]]], RhE: [[0, [20]]] },
      floated: [],
    });
    expect(verdict(stuck, PASS), 'nothing has floated, nothing can be sold').toBe('legal');
    expect(verdict(stuck, share('ADR', 'offering')), 'but nothing is bought').toBe('18lra/5.2.2-e');
  },
);

rule(['18lra/5.2.2-d', '18lra/5.2.2-f'], 'one player may have all of a company, the pool half of it', () => {
  const game = situation({
    stock: { seat: 0 },
    cash: [900, 0, 0, 0],
    floated: ['BME'],
    shares: {
      BME: [
        [0, [20, ...TENS(7)]],
        ['charter', [10]],
      ],
    },
  });
  expect(refusedBy(game, sell('BME', ...TENS(6)))).toBe('18lra/5.2.1-b');
  play(game, share('BME', 'charter'));
  expect(held(game, 'BME', 0)).toBe(100);
});
