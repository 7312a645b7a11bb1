import type { Options } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import {
  allPass,
  bidding,
  buying as buyingShare,
  director,
  founding,
  giving,
  held,
  inBank,
  laying,
  marking,
  passing,
  selling,
  standing,
  train,
  treasury,
  verdict,
} from './moves.ts';
import { building, buying } from './railways.ts';
import { offers, opening, play, refusedBy, type Situation, situation, top } from './situation.ts';

/** What each option changes, beside the rulebook's way, which is the default. */
describe('the readings of other programs', () => {
  test('bids: any sum from the minimum on', () => {
    expect(verdict(opening(3), bidding('P0', 7))).toBe('1880/V-auction-e');
    const game = opening(3, { bids: 'any' });
    expect(verdict(game, bidding('P0', 7))).toBe('legal');
    play(game, bidding('P0', 7));
    expect(refusedBy(game, bidding('P0', 11)), 'still 5 more').toBe('1880/V-auction-d');
    expect(verdict(game, bidding('P0', 13))).toBe('legal');
  });

  test('forcedPrivate: after P0 went for nothing the seat after next opens P1', () => {
    const openerOfP1 = (options: Options) => {
      const game = opening(4, options);
      allPass(game);
      return game.actors()[0];
    };
    expect(openerOfP1({})).toBe(1);
    expect(openerOfP1({ forcedPrivate: 'skips-one' })).toBe(2);
  });

  test('secondHalf: a founding does not bring it', () => {
    const founded = (options: Options) => {
      const game = situation({ options, phase: 'B1', cash: [900, 0, 0], investors: { A2: [0] }, stock: { seat: 0 } });
      play(game, founding('HKR', 40, 80, 'B'));
      expect(inBank(game, 'HKR')).toBe(50);
      return treasury(game, 'HKR');
    };
    expect(founded({})).toBe(400);
    expect(founded({ secondHalf: 'purchases' })).toBe(0);
  });

  test('debtors: they may found, but not buy shares', () => {
    const inDebt = (options: Options) =>
      situation({ options, shares: { BCR: [[1, 20]] }, cash: [900, 0, 0], debts: [100], stock: { seat: 0 } });
    expect(verdict(inDebt({}), founding('HKR', 20, 80, 'ABC'))).toBe('1880/X-debt-b');
    const game = inDebt({ debtors: 'may-found' });
    expect(verdict(game, founding('HKR', 20, 80, 'ABC'))).toBe('legal');
    expect(verdict(game, buyingShare('BCR'))).toBe('1880/XII-buy-j');
  });

  test('redStations: a free place of a red area takes a marker', () => {
    const line = { tiles: { O5: '5/0', P8: '6/0' }, markers: { CKR: ['P8'] } };
    expect(verdict(building('CKR', line), marking('Q7.offboard0'))).toBe('1880/X-token-n');
    const game = building('CKR', { ...line, options: { redStations: 'open' } });
    expect(verdict(game, marking('Q7.offboard0'))).toBe('legal');
    const taken = building('CKR', { ...line, options: { redStations: 'open' }, investors: { A7: [0] } });
    expect(verdict(taken, marking('Q7.offboard0')), 'where the investor stands none is free').toBe('1880/X-token-n');
  });

  test('removal: none in an operating round that a stock round interrupted', () => {
    const declined = (options: Options) => {
      const game = buying('HKR', { options, trains: { HKR: ['2'] }, marker: 'HKR', round: { interrupted: true } });
      play(game, passing);
      return top(game);
    };
    expect(declined({})).toBe('stockRound');
    expect(declined({ removal: 'not-after-stock-round' })).not.toBe('stockRound');
  });

  test('homeCity: the director chooses either city as soon as a tile lies there', () => {
    const laid = (options: Options) => {
      const game = building('SCR', { options });
      play(game, laying('N12', '235/4'));
      return game;
    };
    const byRule = laid({});
    expect([top(byRule), ...standing(byRule, 'SCR')]).toEqual(['companyTurn', 'N12.city0']);
    const game = laid({ homeCity: 'chosen' });
    expect([top(game), ...standing(game, 'SCR')]).toEqual(['homeCity']);
    for (const node of ['city0', 'city1']) expect(verdict(game, { type: 'chooseHome', node })).toBe('legal');
    play(game, { type: 'chooseHome', node: 'city1' });
    expect([top(game), ...standing(game, 'SCR')]).toEqual(['companyTurn', 'N12.city1']);
    expect(game.state.track.reserved['N12']).toBeUndefined();
  });

  test('trainPrices: 6E for 600 and 2R for 100, all others as printed', () => {
    const shop = (options: Options) =>
      buying('HKR', { options, phase: 'C3', trains: { HKR: ['6'] }, treasury: { HKR: 2000 } });
    const verdicts = (options: Options) =>
      [train('6E', 600), train('6E', 700), train('2R', 100), train('2R', 250)].map((move) =>
        verdict(shop(options), move),
      );
    const dear = '1880/X-buy-c';
    expect(verdicts({})).toEqual([dear, 'legal', dear, 'legal']);
    expect(verdicts({ trainPrices: 'early-site' })).toEqual(['legal', dear, 'legal', dear]);
  });

  test('directorSales: shares are sold before any purchase of a train, without a change of director', () => {
    const wanted: Situation = {
      trains: { HKR: ['2'] },
      shares: {
        HKR: [
          [0, 40],
          [1, 30],
        ],
        BCR: [
          [1, 20],
          [0, 10],
        ],
      },
    };
    expect(verdict(buying('HKR', wanted), selling('BCR', 1))).toBe('1880/X-force-e');
    const game = buying('HKR', { ...wanted, options: { directorSales: 'train-step' } });
    expect(verdict(game, selling('HKR', 2))).toBe('1880/X-force-d');
    expect(verdict(game, selling('HKR', 1))).toBe('legal');
    play(game, selling('BCR', 1));
    expect([held(game, 'BCR', 0), game.state.money['player0']]).toEqual([0, 600 + 90 - 5]);
    expect(top(game)).toBe('companyTurn');
  });

  test('permitTarget: P5’s permit goes to any founded company', () => {
    const owner: Situation = {
      privates: { P5: 0 },
      shares: { HKR: [[0, 20]], BCR: [[1, 20]] },
      permits: { BCR: 'BCD' },
      turn: { company: 'HKR' },
    };
    expect(verdict(situation(owner), giving('BCR'))).toBe('1880/VI-P5-d');
    const game = situation({ ...owner, options: { permitTarget: 'any' } });
    expect(verdict(game, giving('JHA')), 'not founded').toBe('1880/VI-P5-d');
    expect(verdict(game, giving('BCR'))).toBe('legal');
  });

  test('partSale: the rest of the director certificate comes out of the bank, in phase A from below the card', () => {
    const afterSale = (options: Options) => {
      const hands = [
        [0, 20],
        [1, 20],
        [2, 10],
      ] as const;
      const game = situation({ options, shares: { LHR: hands }, open: ['LHR'], cash: [0, 0, 900], stock: { seat: 0 } });
      play(game, selling('LHR', 1), passing);
      expect([director(game, 'LHR'), held(game, 'LHR', 0), held(game, 'LHR', 1), inBank(game, 'LHR')]).toEqual([
        ...[1, 10, 20, 60],
      ]);
      play(game, passing, buyingShare('LHR'), passing, passing);
      return offers(game, buyingShare('LHR'));
    };
    expect(afterSale({}), 'nothing is left above the card').toBe(false);
    expect(afterSale({ partSale: 'through-bank' })).toBe(true);
  });

  test('excessTrains: they leave after the stock round that the same removal causes', () => {
    const removed = (options: Options) => {
      const game = buying('HKR', {
        options,
        phase: 'B1',
        trains: { HKR: ['2', '2', '2', '2'] },
        bank: { '3': 0 },
        marker: 'HKR',
      });
      play(game, passing);
      expect(game.state.phase).toBe('B2');
      return game;
    };
    expect(top(removed({}))).toBe('discardTrains');
    const game = removed({ excessTrains: 'after-stock-round' });
    expect(top(game)).toBe('stockRound');
    allPass(game);
    expect(top(game)).toBe('discardTrains');
  });

  test('lastInvestors: of two that stand beside each other only the first pays in the end', () => {
    const shares = (options: Options) =>
      situation({
        options,
        investors: { A2: [0], A3: [1], A5: [2] },
        treasury: { A2: 100, A3: 200, A5: 300 },
        stock: { seat: 0 },
      })
        .score()
        .map(({ parts }) => parts['investor']);
    expect(shares({})).toEqual([20, 40, 60]);
    expect(shares({ lastInvestors: 'next-forgotten' })).toEqual([20, 0, 60]);
  });
});
