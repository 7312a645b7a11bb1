import { OFFERING, POOL } from '@stellwerk/engine/finance';
import { expect } from 'vitest';
import { allCompanies, companies } from '../companies.ts';
import { directorSeat } from '../index.ts';
import {
  allPass,
  cash,
  founding,
  held,
  laying,
  marking,
  now,
  packetSold,
  passing,
  priceOf,
  selling,
  share,
  train,
  treasuryOf,
  verdict,
} from './beginning.ts';
import { offers, play, refusedBy, rule, situation, types } from './situation.ts';

const [ANN, BOB, CID] = [0, 1, 2];

rule('18rhl/5.1-a', 'of every company the director certificate is sold first, and only once', () => {
  const game = packetSold();
  for (const { id } of allCompanies) {
    if (id === 'RhE') continue;
    expect(verdict(game, share(id)), id).toBe('18rhl/16.2-b');
    expect(verdict(game, share(id, 20)), id).toBe('18rhl/16.2-b');
  }
  expect(verdict(game, founding('RhE', 70)), 'sold as No. 6').toBe('18rhl/5.1-a');
  play(game, founding('ADR', 70));
  expect(game.state.certificates['ADR']).toEqual(['player0', ...Array(8).fill(OFFERING)]);
  expect(verdict(game, founding('ADR', 70))).toBe('18rhl/5.1-a');
  expect(verdict(game, share('ADR')), 'then the ordinary shares').toBe('legal');
});

rule('18rhl/5.1-b', 'the buyer sets the par with the purchase, on one of the seven start squares', () => {
  const game = packetSold();
  for (const par of [60, 65, 70, 75, 80, 90, 100]) expect(verdict(game, founding('BME', par)), `${par}`).toBe('legal');
  for (const par of [0, 55, 85, 95, 110]) expect(verdict(game, founding('BME', par)), `${par}`).toBe('18rhl/16.2-c');
  expect(refusedBy(game, { type: 'found', company: 'BME' }), 'not without a par').toBe('kernel/shape');
  play(game, founding('BME', 90));
  expect([game.state.companies.BME.par, priceOf(game, 'BME')]).toEqual([90, 90]);
  expect(cash(game)[ANN], '2 × 90').toBe(500 - 180);
});

rule('18rhl/5.1-c', 'the shareholders are paid if the director pays the income out, and get nothing if not', () => {
  const dividend = () =>
    situation({
      cash: [100, 100, 100],
      shares: {
        CME: [
          [ANN, 30],
          [BOB, 20],
        ],
      },
      treasury: { CME: 0 },
      turn: { company: 'CME', step: 'dividend', income: 100 },
    });
  const paid = dividend();
  play(paid, { type: 'payDividend' });
  expect(cash(paid)).toEqual([130, 120, 100]);
  const withheld = dividend();
  play(withheld, { type: 'withhold' });
  expect([cash(withheld), treasuryOf(withheld, 'CME')]).toEqual([[100, 100, 100], 100]);
});

rule('18rhl/5.1-d', 'Bob sells a share of CME: it can only go to the pool, for money of the bank', () => {
  const game = situation({
    cash: [100, 100, 100],
    shares: {
      CME: [
        [ANN, 50],
        [BOB, 20],
      ],
    },
    treasury: { CME: 0 },
    stock: { seat: BOB },
  });
  expect(refusedBy(game, { ...selling('CME', 10), to: ANN }), 'no player can be named').toBe('kernel/shape');
  expect(refusedBy(game, { type: 'buyShare', company: 'CME', from: 'player0', percent: 10 })).toBe('kernel/shape');
  play(game, selling('CME', 10));
  expect([held(game, 'CME', ANN), held(game, 'CME', BOB), held(game, 'CME', POOL)]).toEqual([50, 10, 10]);
  expect(cash(game)).toEqual([100, 170, 100]);
});

rule('18rhl/5.2-a', 'CCE begins its first turn with markers in Köln and Krefeld, both for nothing', () => {
  const game = situation({ shares: { CCE: [[ANN, 50]] }, stock: { seat: ANN } });
  play(game, passing, passing);
  expect(game.state.track.markers).toEqual({});
  const events = play(game, passing);
  expect(events.filter(({ type }) => type === 'homePlaced').map(({ hex }) => hex)).toEqual(['I10', 'E6']);
  expect(game.state.track.markers).toEqual({ I10: { city1: ['CCE'] }, E6: { city0: ['CCE'] } });
  expect(treasuryOf(game, 'CCE'), 'all of its capital').toBe(350);
  expect(companies.CCE.markers, 'one more, for 80').toEqual([0, 0, 80]);
});

rule(
  ['18rhl/5.2-b', '18rhl/E-13'],
  'KKK sells its 20% certificates first: 40% do not float it, 60% do, with 6 × par',
  () => {
    const game = packetSold();
    play(game, founding('KKK', 60));
    expect(verdict(game, share('KKK', 10)), 'as long as a 20% certificate is left').toBe('18rhl/5.2-b');
    expect(verdict(game, share('KKK', 20))).toBe('legal');
    play(game, share('KKK', 20));
    expect([held(game, 'KKK', ANN), held(game, 'KKK', BOB), cash(game)[BOB]]).toEqual([20, 20, 450 - 120]);
    expect(verdict(game, share('KKK', 10))).toBe('18rhl/5.2-b');

    const stopped = packetSold();
    play(stopped, founding('KKK', 60), share('KKK', 20));
    allPass(stopped);
    expect([stopped.state.companies.KKK.floated, treasuryOf(stopped, 'KKK')]).toEqual([false, 0]);

    play(game, share('KKK', 20));
    expect(held(game, 'KKK', OFFERING)).toBe(40);
    expect(verdict(game, share('KKK', 10)), 'now the small ones').toBe('legal');
    expect(verdict(game, share('KKK', 20))).toBe('18rhl/5.2-b');
    allPass(game);
    expect([game.state.companies.KKK.floated, treasuryOf(game, 'KKK')]).toEqual([true, 360]);
  },
);

rule('18rhl/E-13', 'the percentages KKK can have sold: never 50', () => {
  let sold = 0;
  const steps = companies.KKK.certificates.map(({ percent }) => {
    sold += percent;
    return sold;
  });
  expect(steps).toEqual([20, 40, 60, 70, 80, 90, 100]);
});

/** KKK is founded and floated in the first stock round; Ann directs it, and RhE of Cid has acted before it or after it. */
function kkkInTheFirstRound() {
  const game = packetSold(60);
  play(game, founding('KKK', 70), share('KKK', 20), share('KKK', 20));
  allPass(game);
  return game;
}

rule(
  '18rhl/5.2-c',
  'KKK is for sale at once, floats in the first round and acts, although nothing leads to Moers',
  () => {
    expect(verdict(packetSold(), founding('KKK', 70))).toBe('legal');
    const game = kkkInTheFirstRound();
    expect(game.state.companies.KKK.floated).toBe(true);
    expect([now(game), game.actors()]).toEqual(['companyTurn', [ANN]]);
    expect(game.state.track.markers['D7']).toEqual({ city0: ['KKK'] });
    expect(treasuryOf(game, 'KKK')).toBe(420);
    for (const [phase, tooEarly] of [
      ['2', '18rhl/7.1-b'],
      ['3', '18rhl/8-b'],
    ] as const) {
      const turn = situation({ phase, shares: { KKK: [[ANN, 20]] }, treasury: { KKK: 100 }, turn: { company: 'KKK' } });
      expect(offers(turn, { type: 'layTile' }), `phase ${phase}`).toBe(false);
      expect(verdict(turn, laying('D7', '947/0')), 'brown').toBe(tooEarly);
      expect(verdict(turn, laying('D5', '9/1')), 'no track comes out of D7').toBe('18rhl/7.1-c');
    }
    const brown = situation({
      phase: '5',
      shares: { KKK: [[ANN, 20]] },
      treasury: { KKK: 0 },
      turn: { company: 'KKK' },
    });
    expect(verdict(brown, laying('D7', '947/0'))).toBe('legal');
  },
);

rule('18rhl/5.2-d', 'with No. 2 KKK places its second marker on E8 in the green phase and builds from there', () => {
  const game = situation({
    phase: '3',
    privates: { no2: ANN },
    shares: { KKK: [[ANN, 20]] },
    treasury: { KKK: 200 },
    turn: { company: 'KKK' },
    round: { number: 1, of: 2 },
  });
  play(game, laying('E8', '935/1', 'no2'));
  expect(verdict(game, marking('E8'))).toBe('legal');
  play(game, marking('E8'));
  expect(game.state.track.markers['E8']).toEqual({ city0: ['KKK'] });
  expect(treasuryOf(game, 'KKK')).toBe(200);
  play(game, passing, train('3', 200), passing);
  expect(verdict(game, laying('F7', '9/0')), 'the next operating round').toBe('legal');
  expect(verdict(game, laying('D5', '9/1')), 'still nothing from Moers').toBe('18rhl/7.1-c');
});

rule('18rhl/5.2-d', 'with No. 4 KKK places its second marker in Duisburg and builds from there', () => {
  const game = situation({
    phase: '3',
    privates: { no4: ANN },
    shares: { KKK: [[ANN, 20]] },
    treasury: { KKK: 100 },
    turn: { company: 'KKK' },
    round: { number: 1, of: 2 },
  });
  play(game, laying('D9', '925/0', 'no4'), marking('D9', 'city1'));
  expect(game.state.track.markers['D9']).toEqual({ city1: ['KKK', null] });
  expect(treasuryOf(game, 'KKK'), 'its second marker costs 60').toBe(40);
  play(game, passing, passing);
  expect(verdict(game, laying('E10', '9/2'))).toBe('legal');
});

rule(
  ['18rhl/5.2-e', '18rhl/E-14'],
  'KKK floated in the yellow phase: no track, no income, one square left, no train and no duty to have one',
  () => {
    const game = kkkInTheFirstRound();
    expect(priceOf(game, 'KKK'), 'one row up from 70').toBe(75);
    expect(offers(game, { type: 'layTile', power: 'none' }), 'nothing to build').toBe(false);
    expect(offers(game, { type: 'placeMarker' })).toBe(false);
    const events = play(game, passing);
    expect(types(events)).toContain('didNotRun');
    expect(priceOf(game, 'KKK')).toBe(70);
    expect(game.state.market['KKK']).toMatchObject({ row: 1, column: 0 });
    expect([treasuryOf(game, 'KKK'), game.state.companies.KKK.lastIncome]).toEqual([420, 0]);
    expect(verdict(game, train('2', 100)), 'it may buy one').toBe('legal');
    expect(verdict(game, passing), 'but need not').toBe('legal');
    play(game, passing);
    expect([game.state.trains['KKK'], game.state.companies.KKK.acted]).toEqual([[], true]);
    expect(game.actors(), 'RhE of Cid is next').toEqual([CID]);
  },
);

rule('18rhl/5.2-e', 'by a power KKK can lay a tile all the same', () => {
  const game = situation({
    privates: { no3: ANN },
    shares: { KKK: [[ANN, 20]] },
    treasury: { KKK: 0 },
    turn: { company: 'KKK' },
  });
  expect(verdict(game, laying('H13', '9/0', 'no3'))).toBe('legal');
  expect(offers(game, { type: 'layTile', power: 'none' })).toBe(false);
});

rule(
  '18rhl/5.3-a',
  'who buys the director certificate directs the company, whoever else buys shares of it first',
  () => {
    const game = packetSold();
    expect(directorSeat(game.state, companies.DEE)).toBe(-1);
    play(game, founding('DEE', 60), share('DEE'), share('DEE'));
    expect(directorSeat(game.state, companies.DEE)).toBe(ANN);
    play(game, share('DEE'));
    allPass(game);
    expect([now(game), game.actors()], 'RhE of Cid acts first').toEqual(['companyTurn', [CID]]);
    play(game, passing, passing);
    expect(game.actors(), 'then Ann for DEE').toEqual([ANN]);
  },
);

rule('18rhl/5.3-b', 'the director certificate is worth 20%: in price, in dividend and toward floating', () => {
  for (const { id, certificates } of allCompanies) {
    const directors = certificates.filter(({ director }) => director);
    expect(directors, id).toEqual([{ percent: 20, director: true }]);
  }
  const game = packetSold();
  play(game, founding('CME', 70));
  expect([held(game, 'CME', ANN), held(game, 'CME', OFFERING)]).toEqual([20, 80]);
  const dividend = situation({
    cash: [0, 0, 0],
    shares: {
      CME: [
        [ANN, 20],
        [BOB, 10],
      ],
    },
    treasury: { CME: 0 },
    turn: { company: 'CME', step: 'dividend', income: 100 },
  });
  play(dividend, { type: 'payDividend' });
  expect(cash(dividend)).toEqual([20, 10, 0]);
});
